export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="stack">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
