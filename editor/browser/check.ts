/** The content check over the repository as it is now, in the browser. */
import type { Picture, Source } from "../../content-check/content";
import type { ContentReport } from "../../content-check/problem";
import { checkSource } from "../../content-check/source";
import { type Changes, judge, type Verdict } from "../save";
import type { Settings } from "../settings";
import { pictureFrom, published, unseen } from "./picture";
import type { Listed, Repository } from "./repository";

const below = (folder: string, listed: readonly Listed[]) =>
  new Map(
    listed.flatMap(({ path, sha, type }) =>
      type === "blob" && path.startsWith(folder) ? [[path.slice(folder.length), sha] as const] : [],
    ),
  );

/** @param opened pictures to look into, by path below `content/` */
function sourceOf(
  repository: Repository,
  listed: readonly Listed[],
  opened: ReadonlyMap<string, Picture>,
): Source {
  const files = below("content/", listed);
  return {
    folder: "content",
    names: [...files.keys()].sort(),
    videos: new Set(below("static/video/", listed).keys()),
    bytesOf: (name) => repository.blob(files.get(name) ?? ""),
    picturesOf: async (names) => new Map(names.map((name) => [name, opened.get(name) ?? unseen(name)])),
  };
}

/** Whether the editor knows the content's forms as the site has them now; null where there is nothing to compare. */
const isOutdated = ({ model }: Settings, listed: readonly Listed[]) =>
  model !== null && listed.find(({ path }) => path === "content-model")?.sha !== model;

/** What is to be told when the editor opens. */
export async function checkNow(
  repository: Repository,
  settings: Settings,
): Promise<{ report: ContentReport; isOutdated: boolean; hasContent: boolean }> {
  const listed = await repository.list();
  const source = sourceOf(repository, listed, new Map());
  return {
    report: await checkSource(source),
    isOutdated: isOutdated(settings, listed),
    hasContent: source.names.length > 0,
  };
}

/** Names of a project's files below `content/`. */
export const entriesOf = (listed: readonly Listed[]) =>
  [...below("content/", listed).keys()].filter((name) => name.endsWith(".json"));

/**
 * Judges a save by what the repository would then hold.
 *
 * @param written by path below `content/`; new photographs as they come from the camera
 */
export async function judgeSave(repository: Repository, written: Changes): Promise<Verdict> {
  const listed = await repository.list();
  const shas = below("content/", listed);
  const changes = new Map(written);
  const opened = new Map<string, Picture>();
  for (const [name, bytes] of written) {
    if (!bytes || name.endsWith(".json")) continue;
    const copy = await published(new Uint8Array(bytes));
    if (copy) changes.set(name, copy);
    const picture = await pictureFrom(new Uint8Array(copy ?? bytes));
    // As it came from the camera it may tell where it was taken.
    const mayGo = copy !== undefined || "failure" in picture;
    opened.set(name, mayGo ? picture : { failure: "foreign", format: picture.format });
  }
  const textOf = (bytes?: Uint8Array) => new TextDecoder().decode(bytes);
  const entries = [...changes].filter(([name, bytes]) => bytes && name.endsWith(".json"));
  const texts = await Promise.all(
    entries.map(async ([name, bytes]) => {
      const sha = shas.get(name);
      return { now: textOf(bytes), before: sha ? textOf(await repository.blob(sha)) : "" };
    }),
  );
  // A picture that an entry newly takes from those already there may be too small for its place.
  for (const [name, sha] of shas)
    if (
      name.startsWith("images/") &&
      !opened.has(name) &&
      texts.some(({ now, before }) => now.includes(name) && !before.includes(name))
    )
      opened.set(name, await pictureFrom(new Uint8Array(await repository.blob(sha))));
  return judge(sourceOf(repository, listed, opened), changes);
}
