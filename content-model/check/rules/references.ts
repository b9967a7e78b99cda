/** Names of other files, addresses of the site and of its videos. */

import { linkTargets } from "../../routes";
import { metaOf } from "../../walk";
import { type Content, filesOfKind } from "../load";
import { problemAt } from "../locate";
import { type Problem, quote } from "../problem";
import { perhaps } from "../suggest";
import { fieldsIn, type Rule } from "./rule";

const slugsOf = (content: Content, kind: Parameters<typeof filesOfKind>[1]) =>
  filesOfKind(content, kind).map((file) => file.slug);

export const referencesExist: Rule = (content) =>
  content.files.flatMap((file) =>
    fieldsIn(file).flatMap(({ schema, value, path }): Problem[] => {
      const { reference, title } = metaOf(schema);
      if (reference === undefined || typeof value !== "string" || value === "") return [];
      const known = slugsOf(content, reference);
      if (known.includes(value)) return [];
      return [
        problemAt(file, path, {
          rule: "dead-reference",
          message: `${title?.toLowerCase()} ${quote(value)}: il file non esiste`,
          remedy: `${perhaps(value, known)}Ci sono: ${known.join(", ") || "nessuno"}.`,
        }),
      ];
    }),
  );

const routePattern = /^\/[^\s]*$/u;

export const linksLeadSomewhere: Rule = (content) => {
  const targets = linkTargets((kind) => slugsOf(content, kind));
  return content.files.flatMap((file) =>
    fieldsIn(file).flatMap(({ schema, meta, value, path }): Problem[] => {
      if (
        !meta.siteRoute ||
        typeof value !== "string" ||
        !routePattern.test(value) ||
        !schema.safeParse(value).success
      )
        return [];
      if (targets.includes(value)) return [];
      return [
        problemAt(file, path, {
          rule: "dead-link",
          message: `${quote(value)} non è una pagina del sito`,
          remedy: `${perhaps(value, targets)}Pagine: ${targets.filter((target) => target.split("/").length === 2).join(", ")}.`,
        }),
      ];
    }),
  );
};

/** Browsers that cannot play the .mp4 are offered the .webm of the same name. */
export const videosExist: Rule = (content) =>
  content.files.flatMap((file) =>
    fieldsIn(file).flatMap(({ meta, value, path }): Problem[] => {
      const name =
        meta.embed !== undefined && typeof value === "string"
          ? /^\/video\/([a-z0-9-]+)\.mp4$/u.exec(value)?.[1]
          : undefined;
      if (name === undefined) return [];
      return [`${name}.mp4`, `${name}.webm`]
        .filter((wanted) => !content.videos.has(wanted))
        .map((wanted) => {
          const others = [...content.videos].filter((video) => video.endsWith(".mp4"));
          return problemAt(file, path, {
            rule: "missing-video",
            message: `manca il file static/video/${wanted}`,
            remedy: `${perhaps(`${name}.mp4`, others)}Mettere in static/video lo stesso filmato nei formati .mp4 e .webm.`,
          });
        });
    }),
  );
