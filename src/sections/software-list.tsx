import { graphql } from "gatsby";
import { DraftMark } from "../ui/draft-mark";
import { type ServiceLink, UsedIn } from "./equipment-list";
import * as styles from "./software-list.module.css";

export const fragment = graphql`
  fragment SoftwareEntry on Software {
    slug
    draft
    name
    description
  }
`;

type SoftwareListProps = {
  software: readonly Queries.SoftwareEntryFragment[];
  /** Services that use each program, by the program's slug. */
  services: ReadonlyMap<string, readonly ServiceLink[]>;
};

export function SoftwareList({ software, services }: SoftwareListProps) {
  return (
    <ul className={styles.list}>
      {software.map(({ slug, draft, name, description }) => (
        <li key={slug} id={slug} tabIndex={-1} className={styles.entry}>
          <DraftMark draft={draft} />
          <h3>{name}</h3>
          <p>{description}</p>
          <UsedIn services={services.get(slug) ?? []} />
        </li>
      ))}
    </ul>
  );
}
