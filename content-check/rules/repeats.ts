import { isDraft } from "../../content-model/drafts";
import { order } from "../../content-model/fields";
import { elementOf, valueAt } from "../../content-model/walk";
import type { ContentFile } from "../content-file";
import { entryName, type Finding, type Problem, problemAt, quote } from "../problem";
import { copiedFrom } from "../suggest";
import { fieldOf, fieldsIn, type Rule } from "./rule";

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

// A copy that was not renamed repeats every field; another rule reports its name.
const withoutCopies = (files: readonly ContentFile[]) => files.filter(({ slug }) => !copiedFrom(slug));

// Drafts are exempt from warnings: they may still equal their original.
const published = (files: readonly ContentFile[]) =>
  withoutCopies(files).filter(({ document }) => !isDraft(document?.value));

// Not `Number()`: the content may hold an object whose `toString` throws.
const orderOf = (file: ContentFile) => order.safeParse(fieldOf(file, "order")).data;

const orderIsUnique: Rule = ({ files }) =>
  repeated(withoutCopies(files), (file) => orderOf(file) && `${file.kind.name} ${orderOf(file)}`).map(
    ({ item, first }) => {
      const orders = files.filter(({ kind }) => kind === item.kind).map((file) => orderOf(file) ?? 0);
      return problemAt(item, ["order"], {
        rule: "duplicate-order",
        message: `la posizione ${orderOf(item)} è già di ${entryName(first)}`,
        remedy: `Scegliere un numero libero, per esempio ${Math.max(...orders) + 1}; nella redazione: «Riordina», sopra l'elenco.`,
      });
    },
  );

const uniqueTexts: readonly (Omit<Finding, "message"> & { fields: string[]; says?: string })[] = [
  {
    // Search engines show only one of several pages with the same title or description.
    fields: ["seo.title", "seo.description"],
    rule: "duplicate-seo",
    remedy: "Ogni pagina ha il suo: dire che cosa c'è solo in questa.",
  },
  {
    fields: ["title", "hero.title"],
    says: "questo titolo è già di",
    rule: "duplicate-title",
    severity: "warning",
    remedy: "Dire che cosa ha di suo: il luogo, l'opera, l'anno.",
  },
  {
    fields: ["formValue"],
    rule: "duplicate-form-value",
    remedy: "Darne a ogni servizio uno diverso; senza questo campo vale il nome del file.",
  },
];

const fieldsAreUnique: Rule = ({ files }) =>
  uniqueTexts.flatMap(({ fields, says = "questo testo c'è già in", ...finding }) =>
    fields.flatMap((field) => {
      const path = field.split(".");
      const textOf = (file: ContentFile) => comparable(fieldOf(file, ...path));
      const compared = finding.severity === "warning" ? published(files) : withoutCopies(files);
      return repeated(compared, textOf).map(({ item, first }) => {
        const message = `${says} ${entryName(first)}: ${quote(fieldOf(item, ...path))}`;
        return problemAt(item, path, { ...finding, message });
      });
    }),
  );

// Shorter texts are names and labels, which entries may share.
const longTextsIn = (file: ContentFile) =>
  fieldsIn(file).flatMap(({ value }) =>
    typeof value === "string" && value.length >= 40 && /\p{L} \p{L}/u.test(value) ? [value] : [],
  );

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);

const entriesDiffer: Rule = ({ files }) => {
  const entries = published(files);
  return entries.flatMap((file, index) => {
    const sentences = longTextsIn(file);
    const original = entries.slice(0, index).find((other) => {
      const theirs = new Set(longTextsIn(other));
      return lengthOf(sentences.filter((text) => theirs.has(text))) > lengthOf(sentences) / 2;
    });
    return original === undefined
      ? []
      : problemAt(file, [], {
          rule: "duplicate-texts",
          severity: "warning",
          message: `più di metà dei testi è di ${entryName(original)}`,
          remedy: "Riscriverli: chi legge tutte e due le pagine deve trovarci cose diverse.",
        });
  });
};

// React uses these values as keys.
const listsRepeatNothing: Rule = ({ files }) =>
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

export const repeatRules = [orderIsUnique, fieldsAreUnique, entriesDiffer, listsRepeatNothing];
