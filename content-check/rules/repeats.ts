/** Values that may not be there twice. */
import { isDraft } from "../../content-model/drafts";
import { order } from "../../content-model/fields";
import type { Kind } from "../../content-model/kinds";
import { elementOf, valueAt } from "../../content-model/walk";
import { filesOfKind } from "../content";
import type { ContentFile } from "../content-file";
import { entryName, problemAt } from "../locate";
import { type Problem, quote } from "../problem";
import { copiedFrom } from "../suggest";
import { fieldOf, fieldsIn, type Rule } from "./rule";

/** Items that repeat an earlier value; `undefined` repeats nothing. */
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

/** An unrenamed copy duplicates every field, and is reported by its name alone. */
const withoutCopies = (files: readonly ContentFile[]) => files.filter(({ slug }) => !copiedFrom(slug));

const orderIsUnique: Rule = ({ files }) =>
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
const seoTextsAreUnique: Rule = ({ files }) =>
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

/** Entries that visitors can compare, by kind: a draft may still be the copy it began as. */
const published = (files: readonly ContentFile[]) => {
  const entries = withoutCopies(files).filter(({ document }) => !isDraft(document?.value));
  const ofKind = (kind: Kind) => entries.filter((file) => file.kind === kind);
  return [...new Set(entries.map(({ kind }) => kind))].map(ofKind);
};

/** Visitors could not tell two entries of one title apart. */
const titlesAreUnique: Rule = ({ files }) =>
  published(files).flatMap((entries) =>
    [["title"], ["hero", "title"]].flatMap((path) =>
      repeated(entries, (file) => comparable(fieldOf(file, ...path))).map(({ item, first }) =>
        problemAt(item, path, {
          rule: "duplicate-title",
          severity: "warning",
          message: `questo titolo è già di ${entryName(first)}`,
          remedy: "Dire che cosa ha di suo: il luogo, l'opera, l'anno.",
        }),
      ),
    ),
  );

/** Sentences of an entry; shorter texts are names and labels, which entries may share, others are no words. */
const sentencesIn = (file: ContentFile) =>
  fieldsIn(file).flatMap(({ value }) =>
    typeof value === "string" && value.length >= 40 && /\p{L} \p{L}/u.test(value) ? [value] : [],
  );

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);

/** A duplicated entry of which only the names were changed repeats another page. */
const textsDiffer: Rule = ({ files }) =>
  published(files).flatMap((entries) =>
    entries.flatMap((file, index) => {
      const sentences = sentencesIn(file);
      const original = entries.slice(0, index).find((other) => {
        const theirs = new Set(sentencesIn(other));
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
    }),
  );

/** The studio could not tell from a message which of two services is meant. */
const formValuesAreUnique: Rule = (content) =>
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

/** Duplicates in a list are slips of copying; React uses these values as keys. */
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

export const repeatRules = [
  orderIsUnique,
  seoTextsAreUnique,
  titlesAreUnique,
  textsDiffer,
  formValuesAreUnique,
  listsRepeatNothing,
];
