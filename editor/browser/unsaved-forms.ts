/** Finds forms that the CMS keeps unsaved in the browser, so that signing out does not lose them silently. */
import { kindNamed } from "../../content-model/kinds";
import { metaOf } from "../../content-model/walk";

/** The CMS's object store of unsaved forms. Undocumented; see tests/e2e/editor.spec.ts. */
const storeName = "draft-backups";
type UnsavedForm = { collectionName: string; slug: string };

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const unsavedTitle = ({ collectionName, slug }: UnsavedForm) => {
  // Kinds of a single file share a CMS collection; there the slug is the kind's name.
  const kind = kindNamed(collectionName) ?? kindNamed(slug);
  return `«${kind ? metaOf(kind.schema).title : collectionName}: ${slug || "voce nuova"}»`;
};

/** Titles of the entries with unsaved changes. @param databaseName a database of the CMS */
export async function unsavedTitlesIn(databaseName: string): Promise<string[]> {
  const database = await resultOf(indexedDB.open(databaseName));
  const hasStore = database.objectStoreNames.contains(storeName);
  const forms: UnsavedForm[] = hasStore
    ? await resultOf(database.transaction(storeName).objectStore(storeName).getAll())
    : [];
  database.close();
  return forms.map(unsavedTitle);
}
