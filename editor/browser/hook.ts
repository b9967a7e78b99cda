import type * as Cms from "@sveltia/cms";
import { type Kind, kindOf, kinds } from "../../content-model/kinds";
import type { ContentIndex } from "../content-index";
import { fileText } from "../file-text";
import { judge } from "./check";
import { ask } from "./message";
import { stopWatching } from "./publication";

/** The CMS shows the cause and leaves the form open. Undocumented; see tests/e2e/editor.spec.ts. */
const refusalError = (message: string) => new Error("saving_failed", { cause: new Error(message) });

function fileOf(entry: { toJS: () => object }): { name: string; text: string } {
  const { path, data } = entry.toJS() as { path: string; data: object };
  const name = path.slice("content/".length);
  const { schema } = kindOf(name) as Kind;
  return { name, text: fileText(schema, JSON.stringify(data)) };
}

/** @param saved receives the entry's path below `content/` and its text after each save */
export function registerHooks(
  api: Pick<typeof Cms, "registerEventListener" | "registerCustomFormat">,
  current: () => Promise<ContentIndex>,
  saved: (name: string, text: string) => void,
): void {
  for (const { name, schema } of kinds)
    api.registerCustomFormat(name, "json", {
      fromFile: (text) => JSON.parse(text),
      toFile: (data) => fileText(schema, JSON.stringify(data)),
    });
  api.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const { name, text } = fileOf(entry);
      stopWatching();
      const before = await current().catch((error: Error) => {
        throw refusalError(`${error.message} Le modifiche restano in questa pagina.`);
      });
      const { refusal, question } = await judge(before, name, text);
      if (refusal !== "") throw refusalError(refusal);
      if (question !== "" && !(await ask(question, "Salva così")))
        throw refusalError("Salvataggio annullato: le modifiche restano in questa pagina.");
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
