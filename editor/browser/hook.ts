import type * as Cms from "@sveltia/cms";
import { type Kind, kindOf, kinds } from "../../content-model/kinds";
import type { ContentIndex } from "../content-index";
import { fileText } from "../file-text";
import { type Began, beganKey, changeMeanwhile, fingerprint, rememberText } from "./began";
import { judge } from "./check";
import { ask } from "./message";

/** The CMS shows the cause and leaves the form open. Undocumented; see tests/e2e/editor.spec.ts. */
const refusalError = (message: string) => new Error("saving_failed", { cause: new Error(message) });

const kept = "Le modifiche restano in questa pagina.";
const cancelled = `Salvataggio annullato: ${kept.toLowerCase()}`;

type Entry = { path: string; data: { [beganKey]?: Began }; newRecord: boolean };

function fileOf(entry: { toJS: () => object }) {
  const { path, data, newRecord } = entry.toJS() as Entry;
  const name = path.slice("content/".length);
  const { schema } = kindOf(name) as Kind;
  return { name, text: fileText(schema, JSON.stringify(data)), began: data[beganKey], isNew: newRecord };
}

/** @param saved receives the entry's path below `content/` and its text after each save */
export function registerHooks(
  api: Pick<typeof Cms, "registerEventListener" | "registerCustomFormat">,
  current: () => Promise<ContentIndex>,
  saved: (name: string, text: string) => void,
): void {
  for (const { name, schema } of kinds)
    api.registerCustomFormat(name, "json", {
      fromFile: async (text) => ({ ...JSON.parse(text), [beganKey]: await fingerprint(text) }),
      toFile: async (data) => {
        const text = fileText(schema, JSON.stringify(data));
        await rememberText((data as Entry["data"])[beganKey], text);
        return text;
      },
    });
  api.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const { name, text, began, isNew } = fileOf(entry);
      const before = await current().catch((error: Error) => {
        throw refusalError(`${kept} ${error.message}`);
      });
      // A new entry called like a fixed page is refused by name below.
      const isFixedPage = isNew && kindOf(name)?.file !== undefined;
      const change = isFixedPage
        ? undefined
        : await changeMeanwhile({ name, began, isNew, texts: before.texts });
      if (change && !change.overwrite) throw refusalError(`${change.message} ${kept}`);
      if (change && !(await ask(change.message, change.overwrite, true))) throw refusalError(cancelled);

      const { refusal, question } = await judge(before, name, text);
      if (refusal !== "") throw refusalError(refusal);
      if (question !== "" && !(await ask(question, "Salva così", true))) throw refusalError(cancelled);
    },
  });
  api.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => {
      const { name, text } = fileOf(entry);
      saved(name, text);
    },
  });
}
