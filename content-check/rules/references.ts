/** Rules about names of entries, pages and files: the thing that is named must exist, and be published. */
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
import { fieldRule, fieldValue, type Rule } from "./rule";

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
  [fieldValue(listsFile, listName)]
    .flat()
    .flatMap((item) => (isRecord(item) && typeof item.name === "string" ? [item.name] : []));

const choicesAreListed = fieldRule(({ meta: { listedIn, title }, value }, _file, content) => {
  const [listsFile] = filesOfKind(content, "lists");
  const names = listsFile && listedIn ? namesIn(listsFile, listedIn) : [];
  if (typeof value !== "string" || names.length === 0 || names.includes(value)) return [];
  return [
    {
      code: "unlisted-choice",
      message: `${title?.toLowerCase()} ${quote(value)}: non è in «Elenchi» (${listsFile?.path})`,
      remedy: `${didYouMean(value, names)}Ci sono: ${names.map(quote).join(", ")}.`,
    },
  ];
});

/** Checks the content that a build leaves when it drops references to drafts from lists: it must still be valid. */
const draftsAreNotNeeded: Rule = ({ files, contentFolder }) => {
  const drafts = draftsAmong(
    files.map(({ path, document }) => [path.slice(contentFolder.length + 1), document?.value] as const),
  );
  if (drafts.size === 0) return [];
  return files
    .filter(({ document }) => !isDraft(document?.value))
    .flatMap((file) => neededDraftProblems(file, drafts));
};

function neededDraftProblems(file: ContentFile, drafts: ReadonlySet<string>): Problem[] {
  const { schema } = file.kind;
  const value = file.document?.value;
  const publishedValue = withoutDrafts(schema, value, drafts);
  // A file that is not valid even with its drafts is reported by validate.ts.
  const isValidWithDrafts = schema.safeParse(value).success;
  const issues = isValidWithDrafts ? (schema.safeParse(publishedValue).error?.issues ?? []) : [];
  const draftFields = [...walk(schema, publishedValue)].filter((field) => isDraftReference(field, drafts));
  return [...issues, ...draftFields].map(({ path }) =>
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

/** Requires the notice about external content, to which the footer of every page links. */
const privacyPolicyHasNotice: Rule = (content) =>
  filesOfKind(content, "legal-document").flatMap((file) => {
    const sections = file.slug === "privacy-policy" ? fieldValue(file, "sections") : undefined;
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

/** Requires the .webm for browsers without H.264, and a .vtt for a film with controls. */
const filmsExist = fieldRule(({ meta, value }, _file, { staticFiles }) => {
  const url = meta.embed && typeof value === "string" ? value : "";
  const [, filmName] = filmPathPattern.exec(url) ?? [];
  if (filmName === undefined) return [];
  const remedy = `${didYouMean(`video/${filmName}.mp4`, [...staticFiles.keys()])}Lo carica chi cura il sito (in static/video), nei formati .mp4 e .webm; se ha i comandi, anche con i sottotitoli .vtt (WebVTT): ciò che si dice o, se nessuno parla, ciò che si vede.`;
  const formats = ["mp4", "webm", ...(meta.embed === "video" ? ["vtt"] : [])];
  return formats
    .map((format) => `${filmName}.${format}`)
    .filter((name) => !staticFiles.has(`video/${name}`))
    .map((name) => ({
      code: "missing-video",
      message: `manca il file ${quote(name)} (static/video/${name})`,
      remedy,
    }));
});

/** Path of this site that ends with an extension: `/documenti/listino.pdf`. */
const filePathPattern = /^\/((?!\/)\S+\.[a-z][a-z0-9]*)$/iu;

/** Checks texts that consist of a file's path. Skips former addresses, which need no file. */
const linkedFilesExist = fieldRule(({ meta, value, path }, _file, { staticFiles }) => {
  if (typeof value !== "string" || meta.embed || path[0] === "formerAddresses") return [];
  const [, linkedPath] = filePathPattern.exec(value) ?? [];
  if (linkedPath === undefined || staticFiles.has(linkedPath)) return [];
  return [
    {
      code: "missing-file",
      message: `manca il file ${quote(linkedPath.slice(linkedPath.lastIndexOf("/") + 1))} (static/${linkedPath})`,
      remedy: `${didYouMean(linkedPath, [...staticFiles.keys()])}Caricarlo dalla redazione, con il pulsante del campo, o correggere l'indirizzo.`,
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
