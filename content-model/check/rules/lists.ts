/** Lists of texts, of references, of groups of fields. */
import { elementOf, valueAt } from "../../walk";
import { problemAt } from "../locate";
import { type Problem, quote } from "../problem";
import { fieldsIn, type Rule, repeated } from "./rule";

const comparable = (value: unknown) =>
  typeof value === "string" ? value.trim().toLowerCase() : JSON.stringify(value);

/** What stands twice in a list is a slip of copying, and visitors would read it twice; React tells entries apart by it. */
export const listsRepeatNothing: Rule = ({ files }) =>
  files.flatMap((file) =>
    fieldsIn(file).flatMap(({ schema, meta, value: list, path }): Problem[] => {
      if (elementOf(schema) === undefined || !Array.isArray(list)) return [];
      const { distinct } = meta;
      const field = distinct === undefined ? [] : [distinct];
      const entries = list.map((item, index) => ({ index, value: valueAt(item, field) }));
      return repeated(entries, ({ value }) => (value === undefined ? undefined : comparable(value))).map(
        ({ file: { index, value }, first }) =>
          problemAt(file, [...path, index, ...field], {
            rule: "repeated-entry",
            message: `${typeof value === "string" ? quote(value) : "questa voce"} c'è già: è la voce ${first.index + 1} dell'elenco`,
            remedy: "Tenerla una volta sola, o cambiarla.",
          }),
      );
    }),
  );
