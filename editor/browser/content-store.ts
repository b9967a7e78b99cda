/** The content as the repository or, under `npm start`, the disk has it: read at opening and before each save. */
import { isPicture } from "../../content-check/content";
import { formatForEditor } from "../../content-check/format-report";
import { entryName } from "../../content-check/problem-at";
import { runContentCheck } from "../../content-check/run-content-check";
import { type Kind, kindOf, slugOf } from "../../content-model/kinds";
import { editorPath } from "../../content-model/routes";
import { type ContentSnapshot, readerOf } from "../content-snapshot";
import type { Settings } from "../settings";
import { chosenPicture } from "./input";
import { tell } from "./message";
import { blobHash, type CommitTree, type Repository } from "./repository";

/** @throws Error in Italian */
export async function fetchJson<Answer>(file: string): Promise<Answer> {
  const response = await fetch(`${editorPath}/${file}`, { cache: "no-store" }).catch(() => undefined);
  if (response?.ok) return response.json();
  const fault = response ? `ha risposto con un errore (${response.status})` : "non risponde";
  throw new Error(`Il server della redazione ${fault}: ${file} non si può leggere.`);
}

export const titleOf = (contentPath: string, text: string): string =>
  entryName({
    kind: kindOf(contentPath) as Kind,
    slug: slugOf(contentPath),
    document: { value: JSON.parse(text) },
  });

export type ContentStore = {
  /** The content as it was last read. */
  latest: () => ContentSnapshot;
  /** Reads the content again. `tree` belongs to the commit that was read, the parent of the next commit. */
  refresh: () => Promise<{ snapshot: ContentSnapshot; tree: CommitTree }>;
};

const noTree: CommitTree = { commit: "", modelHash: "", files: {} };

const otherModelMessage =
  "La redazione è di un'altra versione del sito: alcuni campi possono mancare, o non andare più bene. Avvisare chi cura il sito: deve pubblicarla di nuovo.";

/** @param builtContent the content at the editor's build, from which unchanged texts and pictures are taken */
export function openContentStore(
  settings: Settings,
  repository: Repository,
  builtContent: ContentSnapshot,
): ContentStore {
  let snapshot = builtContent;
  let { modelHash } = settings;

  async function textOf(contentPath: string, { commit, files }: CommitTree): Promise<string> {
    const knownText = snapshot.texts[contentPath];
    const path = `content/${contentPath}`;
    if (knownText !== undefined && (await blobHash(new TextEncoder().encode(knownText))) === files[path])
      return knownText;
    return repository.textAt(path, commit);
  }

  async function readRepository(tree: CommitTree): Promise<ContentSnapshot> {
    const paths = Object.keys(tree.files);
    const pathsBelow = (folder: string) =>
      paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
    const contentPaths = pathsBelow("content/");
    const texts = contentPaths
      .filter((path) => kindOf(path))
      .map(async (path) => [path, await textOf(path, tree)] as const);
    // A picture added since the editor was opened is measured if it was chosen in this session, else of unknown size.
    const pictures = contentPaths
      .filter(isPicture)
      .map((path) => [path, snapshot.pictures[path] ?? chosenPicture(path)]);
    // Treats files added since the editor was opened as valid: the check that runs after the save reads them.
    const staticFiles = pathsBelow("static/").map((path) => [path, snapshot.staticFiles[path] ?? null]);
    return {
      texts: Object.fromEntries(await Promise.all(texts)),
      pictures: Object.fromEntries(pictures),
      staticFiles: Object.fromEntries(staticFiles),
    };
  }

  async function refresh() {
    const tree = settings.isLocal ? noTree : await repository.commitTree();
    snapshot = settings.isLocal
      ? await fetchJson<ContentSnapshot>("content.json")
      : await readRepository(tree);
    if (!settings.isLocal && modelHash !== tree.modelHash) tell(otherModelMessage);
    modelHash = tree.modelHash;
    return { snapshot, tree };
  }

  return { latest: () => snapshot, refresh };
}

/** Reports existing errors: they prevent every publication, and the CMS does not show files that it cannot read. */
export async function reportErrors(snapshot: ContentSnapshot, introduction: string): Promise<void> {
  const { problems } = await runContentCheck(readerOf(snapshot));
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) tell(`${introduction}\n\n${formatForEditor(errors)}`);
}
