import * as styles from "./wordmark.module.css";

/** The studio's logo, as the build has read it: its inside as markup, of which the content check knows every sign. */
export type Logo = { readonly viewBox: string; readonly aspect: number; readonly markup: string };

/** Its height, in pixels. */
const height = 32;

/** The studio's name beside its logo, in the colours of the ground. */
export function Wordmark({ name, logo: { viewBox, aspect, markup } }: { name: string; logo: Logo }) {
  return (
    <span className={styles.wordmark}>
      <svg
        viewBox={viewBox}
        width={Math.round(height * aspect)}
        height={height}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: only shapes, checked before the build (content-check/drawing.ts)
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      <span>{name}</span>
    </span>
  );
}
