import type * as Cms from "@sveltia/cms";
import { type Kind, kindOf, kinds } from "../../content-model/kinds";
import type { ContentIndex } from "../content-index";
import { fileText } from "../file-text";
import { judge } from "./check";
import { ask } from "./message";
import { forget } from "./publication";

/** Error whose cause the CMS shows, keeping the form. Undocumented; see tests/e2e/editor.spec.ts. */
const refused = (message: string) => new Error("saving_failed", { cause: new Error(message) });

function read(entry: { toJS: () => object }): { name: string; text: string } {
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
      const { name, text } = read(entry);
      forget();
      const before = await current().catch((error: Error) => {
        throw refused(`${error.message} Le modifiche restano in questa pagina.`);
      });
      const { refusal, question } = await judge(before, name, text);
      if (refusal !== "") throw refused(refusal);
      if (question !== "" && !(await ask(question, "Salva così")))
        throw refused("Salvataggio annullato: le modifiche restano in questa pagina.");
    },
  });
  api.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => {
      const { name, text } = read(entry);
      saved(name, text);
    },
  });
}
