import { z } from "zod";
import { image, order, text } from "../fields";
import { explain, missingField } from "./messages";

/** What the check says of a wrong value. */
function said(schema: z.ZodType, value: unknown) {
  const issue = schema.safeParse(value).error?.issues[0];
  if (!issue) throw new Error("The value is valid");
  const { message, remedy } = explain(issue, schema, value);
  return `${message} → ${remedy}`;
}

const name = text("Nome", { min: 3, max: 10, hint: "Come sulla targa." });
const choice = z.enum(["Rilievi Aerei", "Picchettamento"]);
const time = z
  .string()
  .regex(/^\d\d:\d\d$/u, { error: "ora nel formato «09:00»" })
  .meta({ examples: ["09:00"] });
const digit = z.int().min(1).max(9);
const group = z.strictObject({ a: name });

const nameWanted = "Testo tra virgolette da 3 a 10 caratteri. Come sulla targa.";
const choiceWanted = "Uno di questi valori: «Rilievi Aerei», «Picchettamento».";
const digitWanted = "Numero intero da 1 a 9 senza virgolette.";
const listWanted = (count: string) => `Elenco tra parentesi quadre (elementi: ${count}).`;

test.each<[z.ZodType, unknown, message: string, remedy: string]>([
  [name, 12, "qui ci vuole un testo, invece c'è un numero (12)", nameWanted],
  [name, 4500, "un numero (4500)", `Forse intendevi "4500". ${nameWanted}`],
  [name, null, "invece c'è null (nessun valore)", `Se il campo è facoltativo si può togliere. ${nameWanted}`],
  [name, "ab", "testo di 2 caratteri («ab»): il minimo è 3", nameWanted],
  [name, "abcdefghijkl", "testo di 12 caratteri («abcdefghijkl»): il massimo è 10", nameWanted],
  [name, "", "il testo è vuoto", nameWanted],
  [name, " abc", "spazi all'inizio o alla fine: « abc»", "Forse intendevi «abc». Testo senza spazi"],
  [choice, "rilievo aerei", "non è tra i valori ammessi", `Forse intendevi «Rilievi Aerei». ${choiceWanted}`],
  [choice, 3, "3 non è tra i valori ammessi", choiceWanted],
  [
    time,
    "9.30",
    "«9.30» non ha la forma giusta",
    "Forse intendevi «09:30». Ora nel formato «09:00». Esempio: «09:00».",
  ],
  [z.boolean(), "sì", "qui ci vuole un valore sì/no, invece c'è un testo («sì»)", "Forse intendevi true. "],
  [
    digit,
    "4",
    "qui ci vuole un numero intero, invece c'è un testo («4»)",
    `Forse intendevi 4. ${digitWanted}`,
  ],
  [digit, 4.4, "invece c'è un numero (4.4)", `Forse intendevi 4. ${digitWanted}`],
  // An example out of range, or of a number beyond all numbers, would be silly.
  [digit, 44.4, "invece c'è un numero (44.4)", digitWanted],
  [digit, JSON.parse("1e999"), "invece c'è un numero (∞)", digitWanted],
  [digit, 0, "numero 0: il minimo è 1", digitWanted],
  [digit, 10, "numero 10: il massimo è 9", digitWanted],
  [z.number().min(1), "x", "qui ci vuole un numero, invece", "Numero almeno 1 senza virgolette."],
  [z.array(name).min(2), ["abc"], "elenco di 1 elemento: il minimo è 2", listWanted("almeno 2")],
  [z.array(name).max(1), ["abc", "abd"], "elenco di 2 elementi: il massimo è 1", listWanted("al massimo 1")],
  [z.array(name).length(3), [], "elenco di 0 elementi: il minimo è 3", listWanted("esattamente 3")],
  [z.array(name), "abc", "qui ci vuole un elenco", 'Forse intendevi ["abc"]. '],
  [
    group,
    [],
    "qui ci vuole un gruppo di campi, invece c'è un elenco",
    'Gruppo tra parentesi graffe con i campi "a".',
  ],
  [image.shape.src, "..\\images\\a.jpg", "non ha la forma giusta", "Forse intendevi «../images/a.jpg»."],
])("wrong value %#", (schema, value, message, remedy) => {
  const words = said(schema, value);
  expect(words).toContain(message);
  expect(words.slice(words.indexOf(message))).toContain(remedy);
});

test("a missing field says what to add", () => {
  expect(missingField("order", order).remedy).toBe(
    'Aggiungere "order": numero intero da 1 a 999 senza virgolette. Posizione nell\'elenco: 1 è il primo. Numeri diversi in file diversi.',
  );
});

test("a long value is shortened, and cannot move the terminal's cursor", () => {
  const words = said(z.string().max(3), `\u001b[2J${"parola ".repeat(1000)}`);
  expect(words.length).toBeLessThan(200);
  expect(words).not.toContain("\u001b");
});
