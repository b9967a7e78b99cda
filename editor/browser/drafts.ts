import { kindNamed } from "../../content-model/kinds";
import { metaOf } from "../../content-model/walk";

/** The CMS's store of unsaved forms. Undocumented; see tests/e2e/editor.spec.ts. */
const store = "draft-backups";
type Draft = { collectionName: string; slug: string };

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const titleOf = ({ collectionName, slug }: Draft) => {
  const kind = kindNamed(collectionName) ?? kindNamed(slug);
  return `«${kind ? metaOf(kind.schema).title : collectionName}: ${slug || "voce nuova"}»`;
};

/** Titles of the entries with unsaved changes in a database of the CMS. */
export async function draftsIn(database: string): Promise<string[]> {
  const opened = await resultOf(indexedDB.open(database));
  const isKept = opened.objectStoreNames.contains(store);
  const drafts: Draft[] = isKept ? await resultOf(opened.transaction(store).objectStore(store).getAll()) : [];
  opened.close();
  return drafts.map(titleOf);
}
