import { graphql } from "gatsby";
import { longDay } from "../../shared/italian-time";
import { sectionStrings } from "../strings/sections";
import { Chapter, Section } from "../ui/section";
import { Table } from "../ui/table";
import { TitleBlock } from "../ui/title-block";
import * as styles from "./service-cost.module.css";

export const fragment = graphql`
  fragment ServiceCost on Service {
    headings {
      cost
    }
    cost {
      paragraphs
      fee {
        from
        unit
      }
      factors
      duties {
        name
        amount
        source {
          ...Source
        }
      }
    }
    law {
      ...LawCheck
    }
  }
`;

export const costId = "costo";
export const dutiesId = "tributi";

export function ServiceCost({ service }: { service: Queries.ServiceCostFragment }) {
  const { headings, cost, law } = service;
  if (!cost) return null;
  const { paragraphs, fee, factors, duties } = cost;
  const day = law?.checkedOn ? longDay(new Date(law.checkedOn)) : null;
  return (
    <>
      <Section id={costId} title={headings?.cost ?? sectionStrings.cost} text={paragraphs}>
        <div className="stack block-on-paper">
          <h3>{sectionStrings.costFactors}</h3>
          <ul className={`two-columns dash-list ${styles.factors}`}>
            {factors.map((factor) => (
              <li key={factor}>{factor}</li>
            ))}
          </ul>
          <TitleBlock
            facts={[{ label: sectionStrings.fee, value: fee && sectionStrings.feeFrom(fee.from, fee.unit) }]}
          />
        </div>
      </Section>
      {duties && duties.length > 0 ? (
        <Chapter
          id={dutiesId}
          title={sectionStrings.duties}
          text={sectionStrings.dutiesCount(duties.length, day)}
        >
          <Table
            columns={sectionStrings.dutyColumns}
            rows={duties.map(({ name, amount, source: { label, to } }) => ({
              cells: [
                name,
                amount,
                <a key={to} href={to}>
                  {label}
                </a>,
              ],
            }))}
            labelledBy={`${dutiesId}-titolo`}
          />
        </Chapter>
      ) : null}
    </>
  );
}
