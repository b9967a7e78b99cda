/** What may not be there twice. */
import { order } from "../../content-model/fields";
import { elementOf, valueAt } from "../../content-model/walk";
import { filesOfKind } from "../content";
import type { ContentFile } from "../content-file";
import { entryName, problemAt } from "../locate";
import { type Problem, quote } from "../problem";
import { copiedFrom } from "../suggest";
import { fieldOf, fieldsIn, type Rule } from "./rule";

/** What repeats an earlier value; `undefined` repeats nothing. */
export function repeated<T>(items: readonly T[], pick: (item: T) => unknown) {
  const firsts = new Map<unknown, T>();
  return items.flatMap((item) => {
    const value = pick(item);
    const first = firsts.get(value);
    if (first === undefined) firsts.set(value, item);
    return first === undefined || value === undefined ? [] : [{ item, first, value }];
  });
}

const comparable = (value: unknown) =>
  typeof value === "string" ? value.trim().toLowerCase() : JSON.stringify(value);

/** The file's position where it is one; never converted: an object may have a `toString` that is no function. */
const orderOf = (file: ContentFile) => {
  const { success, data } = order.safeParse(fieldOf(file, "order"));
  return success ? data : undefined;
};

/** A copy that has still its first name repeats everything: that it is a copy is reported by its name alone. */
const withoutCopies = (files: readonly ContentFile[]) => files.filter(({ slug }) => !copiedFrom(slug));

/** Two entries at the same place would stand in an order that nobody chose. */
export const orderIsUnique: Rule = ({ files }) =>
  [...new Set(files.map(({ kind }) => kind))].flatMap((kind) => {
    const entries = withoutCopies(files).filter((file) => file.kind === kind);
    const last = Math.max(...entries.map((file) => orderOf(file) ?? 0));
    return repeated(entries, orderOf).map(({ item, first, value }) =>
      problemAt(item, ["order"], {
        rule: "duplicate-order",
        message: `la posizione ${value} è già di ${entryName(first)}`,
        remedy: `Scegliere un numero libero, per esempio ${last + 1}; nella redazione: «Riordina», sopra l'elenco.`,
      }),
    );
  });

/** Search engines show one of several pages with the same title or description. */
export const seoTextsAreUnique: Rule = ({ files }) =>
  ["title", "description"].flatMap((name) => {
    const textOf = (file: ContentFile) => fieldOf(file, "seo", name);
    return repeated(withoutCopies(files), (file) => comparable(textOf(file))).map(({ item, first }) => {
      return problemAt(item, ["seo", name], {
        rule: "duplicate-seo",
        message: `questo testo c'è già in ${entryName(first)}: ${quote(textOf(item))}`,
        remedy: "Ogni pagina ha il suo: dire che cosa c'è solo in questa.",
      });
    });
  });

/** Visitors could not tell two entries of one title apart. */
export const titlesAreUnique: Rule = ({ files }) =>
  [...new Set(files.map(({ kind }) => kind))].flatMap((kind) => {
    const entries = withoutCopies(files).filter((file) => file.kind === kind);
    return repeated(entries, (file) => comparable(fieldOf(file, "title"))).map(({ item, first }) =>
      problemAt(item, ["title"], {
        rule: "duplicate-title",
        severity: "warning",
        message: `questo titolo è già di ${entryName(first)}`,
        remedy: "Dire che cosa ha di suo: il luogo, l'opera, l'anno.",
      }),
    );
  });

/** The studio could not tell from a message which of two services is meant. */
export const formValuesAreUnique: Rule = (content) =>
  repeated(
    withoutCopies(filesOfKind(content, "service")),
    (file) => fieldOf(file, "formValue") ?? file.slug,
  ).map(({ item, first, value }) =>
    problemAt(item, ["formValue"], {
      rule: "duplicate-form-value",
      message: `${quote(value)} è già il valore nei moduli di ${entryName(first)}`,
      remedy: "Darne a ogni servizio uno diverso; senza questo campo vale il nome del file.",
    }),
  );

/** What stands twice in a list is a slip of copying, and visitors would read it twice; React tells entries apart by it. */
export const listsRepeatNothing: Rule = ({ files }) =>
  files.flatMap((file) =>
    fieldsIn(file).flatMap(({ schema, meta: { distinct }, value: list, path }): Problem[] => {
      if (distinct === false || elementOf(schema) === undefined || !Array.isArray(list)) return [];
      const field = distinct === undefined ? [] : [distinct];
      const entries = list.map((item, index) => ({ index, value: valueAt(item, field) }));
      return repeated(entries, ({ value }) => comparable(value)).map(({ item: { index, value }, first }) =>
        problemAt(file, [...path, index, ...field], {
          rule: "repeated-entry",
          message: `${typeof value === "string" ? quote(value) : "questa voce"} c'è già: è la voce ${first.index + 1} dell'elenco`,
          remedy: "Tenerla una volta sola, o cambiarla.",
        }),
      );
    }),
  );
