import { draftsAmong, isDraft, namesDraft, withoutDrafts } from "../../content-model/drafts";
import { linkTargets } from "../../content-model/routes";
import { isRecord, walk } from "../../content-model/walk";
import { externalContentAnchor } from "../../shared/external-content-policy";
import { type Content, filesOfKind } from "../content";
import type { ContentFile } from "../content-file";
import { problemAt, quote } from "../problem";
import { perhaps } from "../suggest";
import { jsonPath } from "../validate";
import { fieldOf, fieldRule, type Rule } from "./rule";

const slugsOf = (content: Content, kind: Parameters<typeof filesOfKind>[1]) =>
  filesOfKind(content, kind).map((file) => file.slug);

const referencesExist = fieldRule(({ meta: { reference, title }, value }, _file, content) => {
  if (reference === undefined || typeof value !== "string" || value === "") return [];
  const known = slugsOf(content, reference);
  if (known.includes(value)) return [];
  const message = `${title?.toLowerCase()} ${quote(value)}: non esiste, o non c'è più`;
  const remedy = `${perhaps(value, known)}Ci sono: ${known.join(", ") || "nessuno"}.`;
  return [{ rule: "dead-reference", message, remedy }];
});

const choicesExist = fieldRule(({ meta: { listedIn, title }, value }, _file, content) => {
  const [lists] = filesOfKind(content, "lists");
  const names = lists && listedIn ? namesIn(lists, listedIn) : [];
  if (typeof value !== "string" || names.length === 0 || names.includes(value)) return [];
  const message = `${title?.toLowerCase()} ${quote(value)}: non è in «Elenchi» (${lists?.name})`;
  const remedy = `${perhaps(value, names)}Ci sono: ${names.map(quote).join(", ")}.`;
  return [{ rule: "unlisted-choice", message, remedy }];
});

const namesIn = (file: ContentFile, list: string): string[] =>
  [fieldOf(file, list)]
    .flat()
    .flatMap((entry) => (isRecord(entry) && typeof entry.name === "string" ? [entry.name] : []));

// References to drafts drop out of lists: the rest must still be complete.
const draftsAreNotNeeded: Rule = ({ files, folder }) => {
  const drafts = draftsAmong(
    files.map(({ name, document }) => [name.slice(folder.length + 1), document?.value] as const),
  );
  return files.flatMap((file) => {
    const { schema } = file.kind;
    const value = file.document?.value;
    if (drafts.size === 0 || isDraft(value)) return [];
    const published = withoutDrafts(schema, value, drafts);
    const isSame = published === value || !schema.safeParse(value).success;
    const tooFew = isSame ? [] : (schema.safeParse(published).error?.issues ?? []);
    const named = [...walk(schema, published)].filter((field) => namesDraft(field, drafts));
    return [...tooFew, ...named].map(({ path }) =>
      problemAt(file, jsonPath(path), {
        rule: "needs-draft",
        message: "qui c'è una bozza di cui non si può fare a meno: il sito pubblicato non la contiene",
        remedy: "Metterne un'altra al suo posto, o spegnere «Bozza» (draft) nella voce.",
      }),
    );
  });
};

const linksExist = fieldRule(({ schema, meta, value }, _file, content) => {
  if (!meta.siteRoute || typeof value !== "string" || !schema.safeParse(value).success) return [];
  const targets = linkTargets((kind) => slugsOf(content, kind));
  if (targets.includes(value)) return [];
  const pages = targets.filter((target) => target.split("/").length === 2);
  const message = `${quote(value)} non è una pagina del sito`;
  return [{ rule: "dead-link", message, remedy: `${perhaps(value, targets)}Pagine: ${pages.join(", ")}.` }];
});

// The footer of every page links to this section.
const policyNamesExternalContent: Rule = (content) =>
  filesOfKind(content, "legal-document").flatMap((file) => {
    const sections = file.slug === "privacy-policy" ? fieldOf(file, "sections") : undefined;
    if (!Array.isArray(sections)) return [];
    const anchors = sections.map((section) => isRecord(section) && section.anchor);
    if (anchors.includes(externalContentAnchor)) return [];
    return problemAt(file, ["sections"], {
      rule: "missing-anchor",
      message: `nessuna sezione ha l'ancora ${quote(externalContentAnchor)}, a cui porta il fondo di ogni pagina`,
      remedy: "Darla, con «Ancora» (anchor), alla sezione che parla dei contenuti di altri siti.",
    });
  });

// Browsers without H.264 use the .webm; a film with controls needs a .vtt too.
const videosExist = fieldRule(({ meta, value }, _file, { staticFiles }) => {
  const address = meta.embed && typeof value === "string" ? value : "";
  const [, name] = /^\/video\/([a-z0-9-]+)\.mp4$/u.exec(address) ?? [];
  if (name === undefined) return [];
  const remedy = `${perhaps(`video/${name}.mp4`, [...staticFiles.keys()])}In static/video ci vogliono il filmato nei formati .mp4 e .webm e, se ha i comandi, i sottotitoli .vtt (WebVTT): ciò che si dice o, se nessuno parla, ciò che si vede.`;
  const wanted = ["mp4", "webm", ...(meta.embed === "video" ? ["vtt"] : [])];
  return wanted
    .map((format) => `${name}.${format}`)
    .filter((file) => !staticFiles.has(`video/${file}`))
    .map((file) => ({ rule: "missing-video", message: `manca il file static/video/${file}`, remedy }));
});

// Texts that are an address as a whole; a former address names no file.
const linkedFilesExist = fieldRule(({ meta, value, path }, _file, { staticFiles }) => {
  if (typeof value !== "string" || meta.embed || path[0] === "formerAddresses") return [];
  const [, name] = /^\/((?!\/)\S+\.[a-z][a-z0-9]*)$/iu.exec(value) ?? [];
  if (name === undefined || staticFiles.has(name)) return [];
  const remedy = `${perhaps(name, [...staticFiles.keys()])}Mettere il file nella cartella static, con questo nome, o correggere l'indirizzo.`;
  return [{ rule: "missing-file", message: `manca il file static/${name}`, remedy }];
});

export const referenceRules = [
  referencesExist,
  choicesExist,
  linksExist,
  policyNamesExternalContent,
  linkedFilesExist,
  videosExist,
  draftsAreNotNeeded,
];
