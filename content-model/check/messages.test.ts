/** @jest-environment node */
import { z } from "zod";
import { image, order, slug, text } from "../fields";
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

test.each([
  [
    name,
    12,
    'qui ci vuole un testo, invece c\'è un numero (12) → Mettere le virgolette: "12". Testo tra virgolette da 3 a 10 caratteri. Come sulla targa.',
  ],
  [
    name,
    null,
    "qui ci vuole un testo, invece c'è null (nessun valore) → Se il campo è facoltativo si può togliere. Testo tra virgolette da 3 a 10 caratteri. Come sulla targa.",
  ],
  [
    name,
    "ab",
    "testo di 2 caratteri, ne manca 1: «ab» → Testo tra virgolette da 3 a 10 caratteri. Come sulla targa.",
  ],
  [
    name,
    "abcdefghijkl",
    "testo di 12 caratteri, ce ne sono 2 di troppo: «abcdefghijkl» → Testo tra virgolette da 3 a 10 caratteri. Come sulla targa.",
  ],
  [name, "", "il testo è vuoto → Testo tra virgolette da 3 a 10 caratteri. Come sulla targa."],
  [
    name,
    " abc",
    "spazi all'inizio o alla fine: « abc» → Forse intendevi «abc». Testo senza spazi all'inizio e alla fine. Come sulla targa.",
  ],
  [
    choice,
    "rilievo aerei",
    "«rilievo aerei» non è tra i valori ammessi → Forse intendevi «Rilievi Aerei». Uno di questi valori: «Rilievi Aerei», «Picchettamento».",
  ],
  [choice, 3, "3 non è tra i valori ammessi → Uno di questi valori: «Rilievi Aerei», «Picchettamento»."],
  [
    time,
    "9.30",
    "«9.30» non ha la forma giusta → Forse intendevi «09:30». Ora nel formato «09:00». Esempio: «09:00».",
  ],
  [
    z.boolean(),
    "sì",
    "qui ci vuole true oppure false, invece c'è un testo («sì») → Forse intendevi true. Il valore true (sì) oppure false (no), senza virgolette.",
  ],
  [
    z.int().min(1).max(9),
    "4",
    "qui ci vuole un numero intero, invece c'è un testo («4») → Togliere le virgolette: 4. Numero intero da 1 a 9 senza virgolette.",
  ],
  [
    z.int().min(1).max(9),
    4.4,
    "qui ci vuole un numero intero, invece c'è un numero (4.4) → Per esempio 4. Numero intero da 1 a 9 senza virgolette.",
  ],
  [
    z.int().min(1).max(9),
    0,
    "il numero 0 è troppo piccolo: il minimo è 1 → Numero intero da 1 a 9 senza virgolette.",
  ],
  [
    z.int().min(1).max(9),
    10,
    "il numero 10 è troppo grande: il massimo è 9 → Numero intero da 1 a 9 senza virgolette.",
  ],
  [
    z.array(name).min(2),
    ["abc"],
    "elenco di 1 elemento: ne servono almeno 2 → Elenco tra parentesi quadre (elementi: almeno 2).",
  ],
  [
    z.array(name).max(1),
    ["abc", "abd"],
    "elenco di 2 elementi: il massimo è 1 → Elenco tra parentesi quadre (elementi: al massimo 1).",
  ],
  [
    z.array(name).length(3),
    [],
    "elenco di 0 elementi: ne servono esattamente 3 → Elenco tra parentesi quadre (elementi: esattamente 3).",
  ],
  [
    z.array(name),
    "abc",
    'qui ci vuole un elenco, invece c\'è un testo («abc») → Mettere le parentesi quadre, e le virgolette attorno a ogni elemento: ["abc"]. Elenco tra parentesi quadre.',
  ],
  [
    z.strictObject({ a: name }),
    [],
    'qui ci vuole un gruppo di campi, invece c\'è un elenco → Gruppo tra parentesi graffe con i campi "a".',
  ],
])("%# %s", (schema, value, words) => {
  expect(said(schema, value)).toBe(words);
});

test("a slug is offered in its right form", () => {
  expect(said(slug, "Città Alta")).toContain("Forse intendevi «citta-alta».");
});

test("a picture's path is offered with the right strokes", () => {
  expect(said(image.shape.src, "..\\images\\a.jpg")).toContain("Forse intendevi «../images/a.jpg».");
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

test("a number beyond all numbers is no reason for a silly example", () => {
  const words = said(z.int().min(1).max(9), JSON.parse("1e999"));
  expect(words).toContain("invece c'è un numero (∞) → Numero intero da 1 a 9");
  expect(said(z.int().min(1).max(9), 44.4)).not.toContain("Per esempio");
});

test("a number that may be a fraction is not called whole", () => {
  expect(said(z.number().min(1), "x")).toContain("qui ci vuole un numero, invece");
});
