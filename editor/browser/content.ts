/** The content as the repository or the disk has it: read at opening and before each save. */
import { checkSource } from "../../content-check/check-source";
import { isPicture } from "../../content-check/content";
import { formatForEditor } from "../../content-check/format-report";
import { entryName } from "../../content-check/problem-at";
import { type Kind, kindOf, slugOf } from "../../content-model/kinds";
import { editorPath } from "../../content-model/routes";
import { type ContentIndex, sourceOf } from "../content-index";
import type { Settings } from "../settings";
import { newPicture } from "./input";
import { tell } from "./message";
import { blobHash, type Repository, type Snapshot } from "./repository";

/** @throws Error in Italian */
export async function fetchJson<Answer>(name: string): Promise<Answer> {
  const response = await fetch(`${editorPath}/${name}`, { cache: "no-store" }).catch(() => undefined);
  if (response?.ok) return response.json();
  const fault = response ? `ha risposto con un errore (${response.status})` : "non risponde";
  throw new Error(`Il server della redazione ${fault}: ${name} non si può leggere.`);
}

export const titleOf = (name: string, text: string): string =>
  entryName({ kind: kindOf(name) as Kind, slug: slugOf(name), document: { value: JSON.parse(text) } });

export type Content = {
  /** Content as last read. */
  latest: () => ContentIndex;
  /** Reads it again, and says at which commit, for a commit that follows. */
  refresh: () => Promise<{ index: ContentIndex; snapshot: Snapshot }>;
};

const noSnapshot: Snapshot = { commit: "", modelHash: "", files: {} };

const otherModel =
  "La redazione è di un'altra versione del sito: alcuni campi possono mancare, o non andare più bene. Avvisare chi cura il sito: deve pubblicarla di nuovo.";

/** @param built the content when the editor was built */
export function openContent(settings: Settings, repository: Repository, built: ContentIndex): Content {
  let index = built;
  let { modelHash } = settings;

  async function textOf(name: string, { commit, files }: Snapshot): Promise<string> {
    const known = index.texts[name];
    const path = `content/${name}`;
    if (known !== undefined && (await blobHash(new TextEncoder().encode(known))) === files[path])
      return known;
    return repository.textAt(path, commit);
  }

  async function readRepository(snapshot: Snapshot): Promise<ContentIndex> {
    const paths = Object.keys(snapshot.files);
    const below = (folder: string) =>
      paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
    const names = below("content/");
    const texts = names
      .filter((name) => kindOf(name))
      .map(async (name) => [name, await textOf(name, snapshot)] as const);
    const pictures = names.filter(isPicture).map((name) => [name, index.pictures[name] ?? newPicture(name)]);
    // Files newer than this page count as good: the check after the save reads it.
    const staticFiles = below("static/").map((name) => [name, index.staticFiles[name] ?? {}]);
    return {
      texts: Object.fromEntries(await Promise.all(texts)),
      pictures: Object.fromEntries(pictures),
      staticFiles: Object.fromEntries(staticFiles),
    };
  }

  async function refresh() {
    const snapshot = settings.isLocal ? noSnapshot : await repository.snapshot();
    index = settings.isLocal ? await fetchJson<ContentIndex>("content.json") : await readRepository(snapshot);
    if (!settings.isLocal && modelHash !== snapshot.modelHash) tell(otherModel);
    modelHash = snapshot.modelHash;
    return { index, snapshot };
  }

  return { latest: () => index, refresh };
}

/** Reports existing errors: they keep every publication from happening, and the CMS omits unreadable files. */
export async function reportErrors(index: ContentIndex, introduction: string): Promise<void> {
  const { problems } = await checkSource(sourceOf(index));
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) tell(`${introduction}\n\n${formatForEditor(errors)}`);
}
