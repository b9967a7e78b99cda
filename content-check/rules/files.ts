/** Rules about files: required files must exist, others must be known, and files of static/ must work. */
import { isDraft } from "../../content-model/drafts";
import { type Kind, kinds } from "../../content-model/kinds";
import { metaOf } from "../../content-model/walk";
import { fileProblem } from "../problem";
import { heicFault } from "./heic";
import type { Rule } from "./rule";

// Every page links to the privacy policy, and navigation.json to both documents.
const linkedDocuments = [
  ["legal/privacy-policy.json", "Informativa privacy"],
  ["legal/terms-of-service.json", "Termini di servizio"],
] as const;

const requiredFilesExist: Rule = ({ files, contentFolder }) => {
  const publishedPaths = files.filter(({ document }) => !isDraft(document?.value)).map(({ path }) => path);
  const singleFiles = kinds.flatMap((kind: Kind) =>
    kind.file && !kind.isOptional ? [[kind.file, metaOf(kind.schema).title] as const] : [],
  );
  const missingFiles = [...singleFiles, ...linkedDocuments].filter(
    ([contentPath]) => !publishedPaths.includes(`${contentFolder}/${contentPath}`),
  );
  return missingFiles.map(([contentPath, title]) =>
    fileProblem(`${contentFolder}/${contentPath}`, {
      code: "missing-file",
      entry: title,
      message: `manca il file «${title}»`,
      remedy: "Non si può togliere: rimetterlo con questo nome, e cambiarne i testi.",
    }),
  );
};

const filesAreKnown: Rule = ({ unknownFiles, contentFolder }) => {
  const entryFolders = kinds.flatMap(({ folder }: Kind) => (folder ? [`${contentFolder}/${folder}`] : []));
  const otherPictureFault = {
    message: "formato non ammesso tra le immagini",
    remedy:
      "Salvare la fotografia come .jpg, .png, .webp o .avif (un disegno come .svg), o togliere il file.",
  };
  const otherFileFault = {
    message: "nessuna pagina usa questo file",
    remedy: `Toglierlo, o metterlo in una di queste cartelle con un nome come «nuova-voce.json»: ${entryFolders.join(", ")}.`,
  };
  return unknownFiles.map((contentPath) => {
    const pictureFault = /\.hei[cf]$/iu.test(contentPath) ? heicFault : otherPictureFault;
    const fault = contentPath.startsWith("images/") ? pictureFault : otherFileFault;
    return fileProblem(`${contentFolder}/${contentPath}`, { code: "stray-file", ...fault });
  });
};

const staticFilesWork: Rule = ({ staticFiles }) =>
  [...staticFiles].flatMap(([path, fault]) => {
    if (!fault) return [];
    const { severity = "error", message, remedy } = fault;
    return [fileProblem(`static/${path}`, { code: "static-file", severity, message, remedy })];
  });

export const fileRules = [requiredFilesExist, filesAreKnown, staticFilesWork];
