import { graphql } from "gatsby";
import { longDay } from "../../shared/italian-time";
import { sectionStrings } from "../strings/sections";
import { Fold } from "../ui/fold";
import { Section } from "../ui/section";
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

export function ServiceCost({ service }: { service: Queries.ServiceCostFragment }) {
  const { headings, cost, law } = service;
  if (!cost) return null;
  const { paragraphs, fee, factors, duties } = cost;
  const day = law?.checkedOn ? longDay(new Date(law.checkedOn)) : null;
  return (
    <Section id={costId} title={headings?.cost ?? sectionStrings.cost} text={paragraphs}>
      <div className="stack block-on-paper">
        <h3>{sectionStrings.costFactors}</h3>
        <ul className={`two-columns dash-list ${styles.factors}`}>
          {factors.map((factor) => (
            <li key={factor}>{factor}</li>
          ))}
        </ul>
        {duties && duties.length > 0 ? (
          <Fold
            className={styles.duties}
            summary={
              <h3 id="tributi" className="body-size">
                {sectionStrings.duties}{" "}
                <span className={`quiet ${styles.count}`}>
                  {sectionStrings.dutiesCount(duties.length, day)}
                </span>
              </h3>
            }
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
              labelledBy="tributi"
            />
          </Fold>
        ) : null}
        <TitleBlock
          facts={[{ label: sectionStrings.fee, value: fee && sectionStrings.feeFrom(fee.from, fee.unit) }]}
        />
      </div>
    </Section>
  );
}
