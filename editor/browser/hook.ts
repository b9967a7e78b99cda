/** Checks each save, and keeps in each form the hash of the text that it began from. */
import type * as Cms from "@sveltia/cms";
import { type Kind, kindNamed, kindOf, kinds } from "../../content-model/kinds";
import { metaOf } from "../../content-model/walk";
import { fileText } from "../file-text";
import { reviewSave } from "./check";
import type { Content } from "./content";
import { type BaseHash, baseHashKey, findConflict, fingerprint, rememberText } from "./edit-conflict";
import { ask } from "./message";

const changesKeptNotice = "Le modifiche restano in questa pagina.";

/** The CMS shows the cause and leaves the form open. Undocumented; see tests/e2e/editor.spec.ts. */
const refusalError = (message: string) => new Error("saving_failed", { cause: new Error(message) });

async function askBeforeSaving(question: string, acceptLabel: string): Promise<void> {
  if (!(await ask(question, acceptLabel, true)))
    throw refusalError(`Salvataggio annullato: ${changesKeptNotice.toLowerCase()}`);
}

type Entry = { path: string; collection: string; data: { [baseHashKey]?: BaseHash }; newRecord: boolean };

/** @throws Error that keeps the entry from being saved */
async function checkEntry(entry: Entry, content: Content): Promise<void> {
  const name = entry.path.slice("content/".length);
  const { schema } = kindOf(name) as Kind;
  const formKind = kindNamed(entry.collection);
  // A new entry may be called like a file that the site always has in the same folder.
  if (formKind && formKind.schema !== schema)
    throw refusalError(`È già l'indirizzo di «${metaOf(schema).title}»: cambiare il nome del file.`);

  const { snapshot: before } = await content.refresh().catch((error: Error) => {
    throw refusalError(`${changesKeptNotice} ${error.message}`);
  });
  const text = fileText(schema, JSON.stringify(entry.data));
  const conflict = await findConflict({
    baseHash: entry.data[baseHashKey],
    isNew: entry.newRecord,
    current: before.texts[name],
    text,
  });
  if (conflict && !conflict.overwriteLabel) throw refusalError(`${conflict.message} ${changesKeptNotice}`);
  if (conflict?.overwriteLabel) await askBeforeSaving(conflict.message, conflict.overwriteLabel);

  const { refusal, question } = await reviewSave(before, name, text);
  if (refusal !== "") throw refusalError(refusal);
  if (question !== "") await askBeforeSaving(question, "Salva così");
}

/** @param onSave is called after each save */
export function registerHooks(
  api: Pick<typeof Cms, "registerEventListener" | "registerCustomFormat">,
  content: Content,
  onSave: () => void,
): void {
  for (const { name, schema } of kinds)
    api.registerCustomFormat(name, "json", {
      fromFile: async (text) => ({ ...JSON.parse(text), [baseHashKey]: await fingerprint(text) }),
      toFile: async (data) => {
        const text = fileText(schema, JSON.stringify(data));
        await rememberText((data as Entry["data"])[baseHashKey], text);
        return text;
      },
    });
  api.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => checkEntry(entry.toJS() as Entry, content),
  });
  api.registerEventListener({ name: "postSave", handler: onSave });
}
