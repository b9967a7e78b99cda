import { kindNamed } from "../../content-model/kinds";
import { metaOf } from "../../content-model/walk";

/** The CMS's store of unsaved forms. Undocumented; see tests/e2e/editor.spec.ts. */
const store = "draft-backups";
type UnsavedForm = { collectionName: string; slug: string };

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const unsavedTitle = ({ collectionName, slug }: UnsavedForm) => {
  const kind = kindNamed(collectionName) ?? kindNamed(slug);
  return `«${kind ? metaOf(kind.schema).title : collectionName}: ${slug || "voce nuova"}»`;
};

/** Titles of the entries with unsaved changes in a database of the CMS. */
export async function unsavedTitlesIn(name: string): Promise<string[]> {
  const database = await resultOf(indexedDB.open(name));
  const isKept = database.objectStoreNames.contains(store);
  const forms: UnsavedForm[] = isKept
    ? await resultOf(database.transaction(store).objectStore(store).getAll())
    : [];
  database.close();
  return forms.map(unsavedTitle);
}
