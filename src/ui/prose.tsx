import { UnbrokenDomains } from "./unbroken-domains";

export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="stack">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <UnbrokenDomains text={paragraph} />
        </p>
      ))}
    </div>
  );
}
