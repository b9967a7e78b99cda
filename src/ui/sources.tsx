import { sectionStrings } from "../strings/sections";

type SourcesProps = { sources: readonly { readonly label: string; readonly to: string }[] | null };

/** Renders nothing without sources. */
export function Sources({ sources }: SourcesProps) {
  if (!sources || sources.length === 0) return null;
  return (
    <p className="small quiet">
      {sectionStrings.source(sources.length)}{" "}
      {sources.map(({ label, to }, index) => (
        <span key={to}>
          {index > 0 ? "\u00a0· " : null}
          <a href={to}>{label}</a>
        </span>
      ))}
    </p>
  );
}
