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

type Member = Queries.TeamMemberCardFragment;

const isDrawn = ({ photo }: Member) => photo.src.extension === "svg";

/** Drawn portraits adjoin, because together they show one elevation. A photograph has a frame. */
function Portrait({ member }: { member: Member }) {
  const { photo, draft } = member;
  const style = { "--focal-point": `${photo.focus.x}% ${photo.focus.y}%` } as CSSProperties;
  return (
    <div className={`${styles.portrait} ${isDrawn(member) ? styles.drawing : "photo"}`} style={style}>
      {isDrawn(member) ? (
        <Drawing drawing={{ ...photo, aspect: 3 / 4 }} />
      ) : (
        <Picture image={photo} sizes="(min-width: 86rem) 17rem, (min-width: 56.25rem) 20vw, 8.75rem" />
      )}
      <DraftMark draft={draft} />
    </div>
  );
}

export function Team({ members }: { members: readonly Member[] }) {
  return (
    <ul
      className={`columns ${styles.team} ${members.length > 1 ? styles.elevation : ""}`}
      style={{ "--staff": `url(${staff})` } as CSSProperties}
    >
      {members.map((member) => (
        <Reveal as="li" key={member.slug} className={styles.member}>
          <Portrait member={member} />
          <h3>{member.name}</h3>
          <p className="accent">{member.role}</p>
          <p className="quiet">{member.bio}</p>
          <TitleBlock
            facts={[
              { label: sectionStrings.expertise, value: member.expertise },
              { label: sectionStrings.register, value: member.register },
              { label: sectionStrings.attestations, value: member.attestations?.join("\u00a0· ") },
            ]}
          />
        </Reveal>
      ))}
    </ul>
  );
}
