import { isDraft } from "../../content-model/drafts";
import { type Kind, kinds } from "../../content-model/kinds";
import { metaOf } from "../../content-model/walk";
import { fileProblem } from "../problem";
import { nearest, slugify } from "../suggest";
import type { Rule } from "./rule";

// Forms and footer link to the privacy policy, the pictures' structured data to the terms.
const linkedDocuments = [
  ["legal/privacy-policy.json", "Informativa privacy"],
  ["legal/terms-of-service.json", "Termini di servizio"],
] as const;

const requiredFilesExist: Rule = ({ files, folder }) => {
  const published = files.filter(({ document }) => !isDraft(document?.value)).map(({ name }) => name);
  const singles = kinds.flatMap((kind: Kind) =>
    kind.file && !kind.optional ? [[kind.file, metaOf(kind.schema).title] as const] : [],
  );
  return [...singles, ...linkedDocuments]
    .filter(([name]) => !published.includes(`${folder}/${name}`))
    .map(([name, title]) =>
      fileProblem(`${folder}/${name}`, {
        rule: "missing-file",
        entry: title,
        message: `manca il file «${title}»`,
        remedy: "Non si può togliere: rimetterlo con questo nome, e cambiarne i testi.",
      }),
    );
};

export const extensionOf = (name: string) => /(?<=[^/])\.[^./]*$/u.exec(name)?.[0] ?? "";

export const heic = {
  message: "è una fotografia HEIC, che i siti non mostrano",
  remedy: "Salvarla come JPEG (iPhone: Impostazioni › Fotocamera › Formati › «Più compatibile»).",
};

const filesAreKnown: Rule = ({ strays, folder }) =>
  strays.map((name) => {
    const finding = name.startsWith("images/") ? strayPicture(name) : strayFile(name, folder);
    return fileProblem(`${folder}/${name}`, { rule: "stray-file", ...finding });
  });

function strayPicture(name: string) {
  if (/\.hei[cf]$/iu.test(name)) return heic;
  const remedy =
    "Salvare la fotografia come .jpg, .png, .webp o .avif (un disegno come .svg), o togliere il file.";
  return { message: `formato «${extensionOf(name)}» non ammesso tra le immagini`, remedy };
}

function strayFile(name: string, folder: string) {
  const [, entry] = /([^/]+)\.json(?:\.txt)?$/iu.exec(name) ?? [];
  const known = kinds.map((kind: Kind) => kind.file ?? `${kind.folder}/${slugify(entry ?? "")}.json`);
  const meant = entry && nearest(name, known);
  const folders = kinds.flatMap((kind: Kind) => (kind.folder ? [`${folder}/${kind.folder}`] : []));
  const remedy = meant
    ? `Forse intendevi «${folder}/${meant}». Rinominarlo, o toglierlo.`
    : `Toglierlo, o metterlo in una di queste cartelle: ${folders.join(", ")}.`;
  return { message: "nessuna pagina usa questo file", remedy };
}

const staticFilesWork: Rule = ({ staticFiles }) =>
  [...staticFiles].flatMap(([name, { message, remedy = "", severity = "error" }]) =>
    message ? [fileProblem(`static/${name}`, { rule: "static-file", severity, message, remedy })] : [],
  );

export const fileRules = [requiredFilesExist, filesAreKnown, staticFilesWork];
