import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { sectionStrings } from "../strings/sections";
import { DraftMark } from "../ui/draft-mark";
import { Drawing } from "../ui/drawing";
import staff from "../ui/motifs/staff.svg";
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

/** Drawings adjoin: together they show one elevation. A photograph has a frame. */
function Portrait({ member: { photo, draft } }: { member: Queries.TeamMemberCardFragment }) {
  const isDrawn = photo.src.extension === "svg";
  return (
    <div className={isDrawn ? styles.portrait : `photo ${styles.portrait} ${styles.photograph}`}>
      {isDrawn ? (
        <Drawing drawing={{ ...photo, aspect: 3 / 4 }} />
      ) : (
        <Picture image={photo} sizes="(min-width: 86rem) 17rem, (min-width: 56.25rem) 20vw, 6rem" />
      )}
      <DraftMark draft={draft} />
    </div>
  );
}

export function Team({ members }: { members: readonly Queries.TeamMemberCardFragment[] }) {
  return (
    <ul
      className={members.length > 1 ? `${styles.team} ${styles.elevation}` : styles.team}
      style={{ "--staff": `url(${staff})` } as CSSProperties}
    >
      {members.map((member) => (
        <Reveal as="li" key={member.slug} className={styles.member}>
          <Portrait member={member} />
          <h3>{member.name}</h3>
          <p className="accent">{member.role}</p>
          <p className="quiet">{member.bio}</p>
          <TitleBlock
            facts={{
              [sectionStrings.expertise]: member.expertise,
              [sectionStrings.register]: member.register,
              [sectionStrings.attestations]: member.attestations?.join("\u00a0· "),
            }}
          />
        </Reveal>
      ))}
    </ul>
  );
}
