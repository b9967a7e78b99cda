/** Names of entries, pages and files: what they name must exist, and be published. */
import { draftsAmong, isDraft, isDraftReference, withoutDrafts } from "../../content-model/drafts";
import { linkTargets } from "../../content-model/routes";
import { isRecord, jsonPathOf, walk } from "../../content-model/walk";
import { externalContentAnchor } from "../../shared/external-content-notice";
import { type Content, filesOfKind } from "../content";
import type { ContentFile } from "../content-file";
import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import { didYouMean } from "../suggest";
import { quote } from "../text";
import { fieldOf, fieldRule, type Rule } from "./rule";

const slugsOf = (content: Content, kind: Parameters<typeof filesOfKind>[1]) =>
  filesOfKind(content, kind).map((file) => file.slug);

const referencesExist = fieldRule(({ meta: { reference, title }, value }, _file, content) => {
  if (reference === undefined || typeof value !== "string" || value === "") return [];
  const slugs = slugsOf(content, reference);
  if (slugs.includes(value)) return [];
  return [
    {
      code: "dead-reference",
      message: `${title?.toLowerCase()} ${quote(value)}: non esiste, o non c'è più`,
      remedy: `${didYouMean(value, slugs)}Ci sono: ${slugs.join(", ") || "nessuno"}.`,
    },
  ];
});

const namesIn = (listsFile: ContentFile, listName: string): string[] =>
  [fieldOf(listsFile, listName)]
    .flat()
    .flatMap((item) => (isRecord(item) && typeof item.name === "string" ? [item.name] : []));

const choicesAreListed = fieldRule(({ meta: { listedIn, title }, value }, _file, content) => {
  const [listsFile] = filesOfKind(content, "lists");
  const names = listsFile && listedIn ? namesIn(listsFile, listedIn) : [];
  if (typeof value !== "string" || names.length === 0 || names.includes(value)) return [];
  return [
    {
      code: "unlisted-choice",
      message: `${title?.toLowerCase()} ${quote(value)}: non è in «Elenchi» (${listsFile?.file})`,
      remedy: `${didYouMean(value, names)}Ci sono: ${names.map(quote).join(", ")}.`,
    },
  ];
});

/** A build drops references to drafts from lists: the rest must still be complete. */
const draftsAreNotNeeded: Rule = ({ files, folder }) => {
  const drafts = draftsAmong(
    files.map(({ file, document }) => [file.slice(folder.length + 1), document?.value] as const),
  );
  if (drafts.size === 0) return [];
  return files
    .filter(({ document }) => !isDraft(document?.value))
    .flatMap((file) => neededDraftProblems(file, drafts));
};

function neededDraftProblems(file: ContentFile, drafts: ReadonlySet<string>): Problem[] {
  const { schema } = file.kind;
  const value = file.document?.value;
  const published = withoutDrafts(schema, value, drafts);
  // A file that is not valid even with its drafts is reported by validate.ts.
  const isValidWithDrafts = schema.safeParse(value).success;
  const missing = isValidWithDrafts ? (schema.safeParse(published).error?.issues ?? []) : [];
  const named = [...walk(schema, published)].filter((field) => isDraftReference(field, drafts));
  return [...missing, ...named].map(({ path }) =>
    problemAt(file, jsonPathOf(path), {
      code: "needs-draft",
      message: "qui c'è una bozza di cui non si può fare a meno: il sito pubblicato non la contiene",
      remedy: "Metterne un'altra al suo posto, o spegnere «Bozza» nella voce.",
    }),
  );
}

const linksExist = fieldRule(({ schema, meta, value }, _file, content) => {
  if (!meta.isSitePath || typeof value !== "string" || !schema.safeParse(value).success) return [];
  const targets = linkTargets((kind) => slugsOf(content, kind));
  if (targets.includes(value)) return [];
  const topLevelPages = targets.filter((target) => target.split("/").length === 2);
  return [
    {
      code: "dead-link",
      message: `${quote(value)} non è una pagina del sito`,
      remedy: `${didYouMean(value, targets)}Pagine: ${topLevelPages.join(", ")}.`,
    },
  ];
});

/** The notice about external content, to which the footer of every page links. */
const privacyPolicyHasNotice: Rule = (content) =>
  filesOfKind(content, "legal-document").flatMap((file) => {
    const sections = file.slug === "privacy-policy" ? fieldOf(file, "sections") : undefined;
    if (!Array.isArray(sections)) return [];
    const anchors = sections.map((section) => isRecord(section) && section.anchor);
    if (anchors.includes(externalContentAnchor)) return [];
    return problemAt(file, ["sections"], {
      code: "missing-anchor",
      message: `nessuna sezione ha l'ancora ${quote(externalContentAnchor)}, a cui porta il fondo di ogni pagina`,
      remedy: "Darla, con «Ancora», alla sezione che parla dei contenuti di altri siti.",
    });
  });

/** Path of a film of static/video: `/video/studio.mp4`. */
const filmPathPattern = /^\/video\/([a-z0-9-]+)\.mp4$/u;

/** Browsers without H.264 use the .webm; a film with controls needs a .vtt too. */
const filmsExist = fieldRule(({ meta, value }, _file, { staticFiles }) => {
  const url = meta.embed && typeof value === "string" ? value : "";
  const [, filmName] = filmPathPattern.exec(url) ?? [];
  if (filmName === undefined) return [];
  const remedy = `${didYouMean(`video/${filmName}.mp4`, [...staticFiles.keys()])}Lo carica chi cura il sito (in static/video), nei formati .mp4 e .webm; se ha i comandi, anche con i sottotitoli .vtt (WebVTT): ciò che si dice o, se nessuno parla, ciò che si vede.`;
  const formats = ["mp4", "webm", ...(meta.embed === "video" ? ["vtt"] : [])];
  return formats
    .map((format) => `${filmName}.${format}`)
    .filter((file) => !staticFiles.has(`video/${file}`))
    .map((file) => ({
      code: "missing-video",
      message: `manca il file ${quote(file)} (static/video/${file})`,
      remedy,
    }));
});

/** Path of this site that ends with an extension: `/documenti/listino.pdf`. */
const filePathPattern = /^\/((?!\/)\S+\.[a-z][a-z0-9]*)$/iu;

/** Texts that as a whole are the path of a file; a former path names none. */
const linkedFilesExist = fieldRule(({ meta, value, path }, _file, { staticFiles }) => {
  if (typeof value !== "string" || meta.embed || path[0] === "formerAddresses") return [];
  const [, linkedFile] = filePathPattern.exec(value) ?? [];
  if (linkedFile === undefined || staticFiles.has(linkedFile)) return [];
  return [
    {
      code: "missing-file",
      message: `manca il file ${quote(linkedFile.slice(linkedFile.lastIndexOf("/") + 1))} (static/${linkedFile})`,
      remedy: `${didYouMean(linkedFile, [...staticFiles.keys()])}Caricarlo dalla redazione, con il pulsante del campo, o correggere l'indirizzo.`,
    },
  ];
});

export const referenceRules = [
  referencesExist,
  choicesAreListed,
  linksExist,
  privacyPolicyHasNotice,
  linkedFilesExist,
  filmsExist,
  draftsAreNotNeeded,
];
