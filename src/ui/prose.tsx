import { mailLink } from "../lib/contacts";

/** Text whose e-mail addresses are links, which lines do not part. */
export const LinkedText = ({ children }: { children: string }) => (
  <>
    {children.split(/([\w.+-]+@[\w.-]*\w)/u).map((part) =>
      part.includes("@") ? (
        <a key={part} href={mailLink(part)}>
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </>
);

export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="stack">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText>{paragraph}</LinkedText>
        </p>
      ))}
    </div>
  );
}
