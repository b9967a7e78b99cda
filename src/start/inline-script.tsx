export type InlineScriptName = "page" | "comparison-slider" | "film" | "forms";

/** Code of each file of src/start/inline, compiled when the pages are rendered (gatsby/bundle/scripts.ts). */
declare const __INLINE_SCRIPTS__: Readonly<Record<InlineScriptName, string>>;

type InlineScriptProps = { name: InlineScriptName; attributes?: object };

/**
 * Inlines a script of src/start/inline beside the element that needs it; the Content-Security-Policy lists its
 * hash. Under `npm start`, src/dev/inline-scripts.ts calls the same functions.
 */
export function InlineScript({ name, attributes }: InlineScriptProps) {
  if (process.env.NODE_ENV !== "production") return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: __INLINE_SCRIPTS__[name] }} />;
}
