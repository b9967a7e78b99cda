import { graphql, Link } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { Fold } from "../ui/fold";
import { Section } from "../ui/section";
import * as styles from "./service-tools.module.css";

export const fragment = graphql`
  fragment ServiceTools on Service {
    tools {
      ...Heading
    }
    equipment {
      slug
      name
      category
    }
    software {
      slug
      name
      category
    }
  }
`;

type ServiceToolsProps = {
  service: Queries.ServiceToolsFragment;
  hasEquipmentPage: boolean;
};

export function ServiceTools({ service, hasEquipmentPage }: ServiceToolsProps) {
  const { tools, equipment, software } = service;
  const groups = [
    { id: "strumenti-usati", title: sectionStrings.equipment, entries: equipment },
    { id: "software-usati", title: sectionStrings.software, entries: software },
  ].filter(({ entries }) => entries.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section hasColumns id="strumenti" title={tools.title} text={tools.text}>
      <div className="ruled">
        {groups.map(({ id, title, entries }) => (
          <Fold
            key={title}
            labelledBy={id}
            summary={
              <>
                <h3 id={id} className="body-size">
                  {title}
                </h3>{" "}
                <span className="small quiet screen-only">
                  {entries.map(({ name }) => name).join("\u00a0· ")}
                </span>
              </>
            }
          >
            <ul className={`two-columns small ${styles.entries}`}>
              {entries.map(({ slug, name, category }) => (
                <li key={slug} className={styles.entry}>
                  {hasEquipmentPage ? (
                    <Link to={`/attrezzature#${slug}`} className="strong">
                      {name}
                    </Link>
                  ) : (
                    <b>{name}</b>
                  )}{" "}
                  <span className="quiet">{category}</span>
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </Section>
  );
}
