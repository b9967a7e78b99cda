/** The CMS's hooks: no entry is saved before it was checked; once it is saved, the line below says whether it is online. */
import type * as Cms from "@sveltia/cms";
import { kindOf, kinds } from "../../content-model/kinds";
import type { ContentIndex } from "../content-index";
import { fileText } from "../file-text";
import { judge } from "./check";
import { ask, show } from "./message";

type Api = Pick<typeof Cms, "registerEventListener" | "registerCustomFormat">;
type Saved = { path: string; data: object };

/**
 * The CMS shows the cause of an error of this name in its own dialog, and keeps the form as it is. Undocumented; proven by
 * tests/e2e/editor.spec.ts.
 */
const refused = (message: string) => new Error("saving_failed", { cause: new Error(message) });

/**
 * @param current the content as it is now
 * @param saved called after each save, with the entry's path and text
 */
export function registerHooks(
  api: Api,
  current: () => Promise<ContentIndex>,
  saved: (path: string, text: string) => void,
): void {
  // Files stay as our formatter writes them, whatever the CMS makes of a form.
  for (const { name, schema } of kinds)
    api.registerCustomFormat(name, "json", {
      fromFile: (text) => JSON.parse(text),
      toFile: (data) => fileText(schema, JSON.stringify(data)),
    });

  const read = (entry: { toJS: () => object }) => {
    const { path, data } = entry.toJS() as Saved;
    const kind = kindOf(path.slice("content/".length));
    if (!kind) throw refused(`«${path}» non è un file dei contenuti.`);
    return { path, text: fileText(kind.schema, JSON.stringify(data)) };
  };
  api.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const { path, text } = read(entry);
      show("publication", "");
      show("check", "Controllo prima di salvare…");
      const before = await current().catch((error: Error) => {
        throw refused(`${error.message} Le modifiche restano in questa pagina.`);
      });
      const { refusal, question } = await judge(before, path.slice("content/".length), text);
      const isCalledOff = refusal === "" && question !== "" && !(await ask(question, "Salva così"));
      show("check", refusal !== "" || isCalledOff ? "Non salvato" : "Contenuti in ordine", refusal !== "");
      if (refusal !== "") throw refused(refusal);
      if (isCalledOff) throw refused("Salvataggio annullato: le modifiche restano in questa pagina.");
    },
  });
  api.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => {
      const { path, text } = read(entry);
      saved(path, text);
    },
  });
}
