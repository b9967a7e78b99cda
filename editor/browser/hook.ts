/** Checks each save, and keeps in each form the fingerprint of the text that the form began from. */
import type * as Cms from "@sveltia/cms";
import { type Kind, kindNamed, kindOf, kinds } from "../../content-model/kinds";
import { metaOf } from "../../content-model/walk";
import { fileText } from "../file-text";
import { reviewSave } from "./check";
import type { ContentStore } from "./content-store";
import { type Fingerprint, findConflict, fingerprint, fingerprintKey, rememberText } from "./edit-conflict";
import { ask } from "./message";

const changesKeptMessage = "Le modifiche restano in questa pagina.";

/** Makes an error whose cause the CMS shows, leaving the form open. Undocumented; see tests/e2e/editor.spec.ts. */
const refusalError = (message: string) => new Error("saving_failed", { cause: new Error(message) });

async function askBeforeSaving(message: string, acceptLabel: string): Promise<void> {
  if (!(await ask({ message, acceptLabel, isRisky: true })))
    throw refusalError(`Salvataggio annullato: ${changesKeptMessage.toLowerCase()}`);
}

type FormValues = { [fingerprintKey]?: Fingerprint };
type Entry = { path: string; collection: string; data: FormValues; newRecord: boolean };

/** @throws Error that keeps the entry from being saved */
async function checkEntry(entry: Entry, store: ContentStore): Promise<void> {
  const contentPath = entry.path.slice("content/".length);
  const { schema } = kindOf(contentPath) as Kind;
  const formKind = kindNamed(entry.collection);
  // Refuses a new entry with the name of a file that the site always has in the same folder.
  if (formKind && formKind.schema !== schema)
    throw refusalError(`È già l'indirizzo di «${metaOf(schema).title}»: cambiare il nome del file.`);

  const { snapshot: before } = await store.refresh().catch((error: Error) => {
    throw refusalError(`${changesKeptMessage} ${error.message}`);
  });
  const text = fileText(schema, JSON.stringify(entry.data));
  const conflict = await findConflict({
    base: entry.data[fingerprintKey],
    isNew: entry.newRecord,
    current: before.texts[contentPath],
    text,
  });
  if (conflict) {
    const { message, overwriteLabel } = conflict;
    if (!overwriteLabel) throw refusalError(`${message} ${changesKeptMessage}`);
    await askBeforeSaving(message, overwriteLabel);
  }

  const { refusal, question } = await reviewSave(before, contentPath, text);
  if (refusal !== "") throw refusalError(refusal);
  if (question !== "") await askBeforeSaving(question, "Salva così");
}

/** @param onSave is called after each save */
export function registerHooks(
  api: Pick<typeof Cms, "registerEventListener" | "registerCustomFormat">,
  store: ContentStore,
  onSave: () => void,
): void {
  for (const { name, schema } of kinds)
    api.registerCustomFormat(name, "json", {
      fromFile: async (text) => ({ ...JSON.parse(text), [fingerprintKey]: await fingerprint(text) }),
      toFile: async (data) => {
        const text = fileText(schema, JSON.stringify(data));
        await rememberText((data as FormValues)[fingerprintKey], text);
        return text;
      },
    });
  api.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => checkEntry(entry.toJS() as Entry, store),
  });
  api.registerEventListener({ name: "postSave", handler: onSave });
}
