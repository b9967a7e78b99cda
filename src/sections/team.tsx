import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import * as widths from "../styles/breakpoints.module.css";
import { DraftMark } from "../ui/draft-mark";
import { Drawing } from "../ui/drawing";
import { Picture } from "../ui/picture";
import { Reveal } from "../ui/reveal";
import { TitleBlock } from "../ui/title-block";
import * as styles from "./team.module.css";

export const fragment = graphql`
  fragment TeamMemberCard on TeamMember {
    slug
    draft
    name
    role
    register
    attestations
    expertise
    bio
    photo {
      ...PictureSource
      src {
        extension
        publicURL
      }
    }
  }
`;

/** «Geom. Nome Cognome» gives «NC». */
function initials(name: string): string {
  return name
    .split(/\s+/u)
    .filter((word) => !word.endsWith("."))
    .map((word) => word.charAt(0).toUpperCase())
    .join("")
    .slice(0, 2);
}

function Portrait({ member }: { member: Queries.TeamMemberCardFragment }) {
  const { photo, name } = member;
  if (photo.src.extension !== "svg")
    return <Picture image={photo} sizes={`${widths.wide} 18rem, (min-width: 40rem) 45vw, 90vw`} />;
  return (
    <>
      <Drawing drawing={{ ...photo, aspect: 1 }} />
      <span className={`fill ${styles.initials}`} aria-hidden="true">
        {initials(name)}
      </span>
    </>
  );
}

export function Team({ members }: { members: readonly Queries.TeamMemberCardFragment[] }) {
  return (
    <ul className={styles.team}>
      {members.map((member) => (
        <Reveal as="li" key={member.slug} className={styles.member}>
          <div className={`photo ${styles.portrait}`}>
            <Portrait member={member} />
            <DraftMark draft={member.draft} />
          </div>
          <h3>{member.name}</h3>
          <p className="accent">{member.role}</p>
          <p className="quiet">{member.bio}</p>
          <TitleBlock
            facts={{
              [sectionStrings.expertise]: member.expertise,
              [sectionStrings.register]: member.register,
              [sectionStrings.attestations]: member.attestations?.join(" · "),
            }}
          />
        </Reveal>
      ))}
    </ul>
  );
}
