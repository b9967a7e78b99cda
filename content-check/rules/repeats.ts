/** Rules about values that must differ: positions, titles, and the items of a list. */
import { isDraft } from "../../content-model/drafts";
import { order } from "../../content-model/fields";
import { elementOf, type JsonPath, valueAt } from "../../content-model/walk";
import type { ContentFile } from "../content-file";
import type { Finding, Problem } from "../problem";
import { entryName, problemAt } from "../problem-at";
import { quote } from "../text";
import { findRepeated } from "./find-repeated";
import { fieldsIn, fieldValue, type Rule } from "./rule";

const comparable = (value: unknown) =>
  typeof value === "string" ? value.trim().toLowerCase() : JSON.stringify(value);

// Avoids `Number()`, because the content may hold an object whose `toString` throws.
const orderOf = (file: ContentFile) => order.safeParse(fieldValue(file, "order")).data;

const orderIsUnique: Rule = ({ files }) => {
  const repeatedFiles = findRepeated(files, (file) => orderOf(file) && `${file.kind.name} ${orderOf(file)}`);
  return repeatedFiles.map(({ item, first }) => {
    const orders = files.filter(({ kind }) => kind === item.kind).map((file) => orderOf(file) ?? 0);
    return problemAt(item, ["order"], {
      code: "duplicate-order",
      message: `la posizione ${orderOf(item)} è già di ${entryName(first)}`,
      remedy: `Scegliere un numero libero, per esempio ${Math.max(...orders) + 1}; nella redazione: «Riordina», sopra l'elenco.`,
    });
  });
};

const uniqueTexts: readonly (Omit<Finding, "message"> & { fields: string[] })[] = [
  {
    // Search engines show only one of several pages with the same title or description.
    fields: ["seo.title", "seo.description"],
    code: "duplicate-seo",
    remedy: "Ogni pagina ha il suo: dire che cosa c'è solo in questa.",
  },
  {
    fields: ["title", "hero.title"],
    code: "duplicate-title",
    severity: "warning",
    remedy: "Dire che cosa ha di suo: il luogo, l'opera, l'anno.",
  },
  {
    fields: ["formValue"],
    code: "duplicate-form-value",
    remedy: "Darne a ogni servizio uno diverso; senza questo campo vale il nome del file.",
  },
];

function repeatedTexts(
  files: readonly ContentFile[],
  path: JsonPath,
  finding: Omit<Finding, "message">,
): Problem[] {
  const repeatedFiles = findRepeated(files, (file) => comparable(fieldValue(file, ...path)));
  return repeatedFiles.map(({ item, first }) => {
    const message = `questo testo c'è già in ${entryName(first)}: ${quote(fieldValue(item, ...path))}`;
    return problemAt(item, path, { ...finding, message });
  });
}

/** Exempts drafts from warnings, because a draft may still equal its original. */
const textsAreUnique: Rule = ({ files }) =>
  uniqueTexts.flatMap(({ fields, ...finding }) => {
    const comparedFiles = files.filter(
      ({ document }) => finding.severity !== "warning" || !isDraft(document?.value),
    );
    return fields.flatMap((field) => repeatedTexts(comparedFiles, field.split("."), finding));
  });

function repeatedItems(file: ContentFile): Problem[] {
  return fieldsIn(file).flatMap(({ schema, meta: { distinct }, value: list, path }) => {
    if (distinct === false || elementOf(schema) === undefined || !Array.isArray(list)) return [];

    const fieldPath = distinct === undefined ? [] : [distinct];
    const items = list.map((item, index) => ({ index, value: valueAt(item, fieldPath) }));
    return findRepeated(items, ({ value }) => comparable(value)).map(({ item, first }) => {
      const itemText = typeof item.value === "string" ? quote(item.value) : "questa voce";
      return problemAt(file, [...path, item.index, ...fieldPath], {
        code: "repeated-item",
        message: `${itemText} c'è già: è la voce ${first.index + 1} dell'elenco`,
        remedy: "Tenerla una volta sola, o cambiarla.",
      });
    });
  });
}

/** Texts of a sentence or more; omits names and labels, which entries may share. */
const longTextsIn = (file: ContentFile) =>
  fieldsIn(file).flatMap(({ value }) =>
    typeof value === "string" && value.length >= 40 && value.includes(" ") ? [value] : [],
  );

const totalLength = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);

function isMostlyFrom(original: ContentFile, file: ContentFile): boolean {
  const originalTexts = new Set(longTextsIn(original));
  const texts = longTextsIn(file);
  const copiedTexts = texts.filter((text) => originalTexts.has(text));
  return totalLength(copiedTexts) > totalLength(texts) / 2;
}

const entriesDiffer: Rule = ({ files }) => {
  const publishedFiles = files.filter(({ document }) => !isDraft(document?.value));
  return publishedFiles.flatMap((file, index) => {
    const original = publishedFiles.slice(0, index).find((earlier) => isMostlyFrom(earlier, file));
    if (original === undefined) return [];
    return problemAt(file, [], {
      code: "duplicate-texts",
      severity: "warning",
      message: `più di metà dei testi è di ${entryName(original)}`,
      remedy: "Riscriverli: chi legge tutte e due le pagine deve trovarci cose diverse.",
    });
  });
};

/** Items must differ, because React uses their values as keys. */
const listItemsDiffer: Rule = ({ files }) => files.flatMap(repeatedItems);

export const repeatRules = [orderIsUnique, textsAreUnique, entriesDiffer, listItemsDiffer];
