export type InlineScriptName = "page" | "curtain" | "film" | "forms";

/** Compiled src/start/inline/*.ts (gatsby/bundle/scripts.ts), for pages rendered by the build. */
declare const __INLINE_SCRIPTS__: Readonly<Record<InlineScriptName, string>>;

type InlineScriptProps = { name: InlineScriptName; attributes?: object };

/**
 * What few pages need is printed beside its element instead of in every page; each script has its hash in the
 * Content-Security-Policy. Under `npm start`, src/dev/start.ts runs them.
 */
export function InlineScript({ name, attributes }: InlineScriptProps) {
  if (process.env.NODE_ENV !== "production") return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: __INLINE_SCRIPTS__[name] }} />;
}
