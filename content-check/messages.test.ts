import { z } from "zod";
import { image, points, text } from "../content-model/fields";
import { explainIssue } from "./messages";

const name = text("Nome", { min: 3, max: 10, description: "Come sulla targa." });
const guide = { description: "Uno.", examples: [1] };
const choice = z.enum(["Rilievi Aerei", "Picchettamento"]).meta(guide);
const digit = z.int().min(1).max(9);
const group = z.strictObject({ a: name });

const nameRemedy = "Ci vuole un testo da 3 a 10 caratteri. Come sulla targa.";
const choiceRemedy = "Ci vuole uno di questi valori: «Rilievi Aerei», «Picchettamento». Uno. Esempio: 1.";
const digitRemedy = "Ci vuole un numero intero da 1 a 9.";
const listRemedy = (count: string) => `Ci vuole un elenco (voci: ${count}).`;

test.each<[z.ZodType, unknown, message: string, remedy: string | RegExp]>([
  [name, 4500, "qui ci vuole un testo, invece c'è un numero (4500)", nameRemedy],
  [name, null, "va compilato", nameRemedy],
  [name, "ab", "testo di 2 caratteri («ab»): il minimo è 3", nameRemedy],
  [name, `a\u001b\t${"b".repeat(9000)}`, `9003 caratteri («a ${"b".repeat(57)}…»): il massimo`, nameRemedy],
  [name, "", "il testo è vuoto", nameRemedy],
  [name, " abc", "« abc» non ha la forma giusta", "Testo senza spazi all'inizio e alla fine."],
  [choice, "rilievo aerei", "non è tra i valori ammessi", `Forse intendevi «Rilievi Aerei». ${choiceRemedy}`],
  [choice, 7, "7 non è tra i valori ammessi", choiceRemedy],
  [z.boolean(), "sì", "qui ci vuole un valore sì/no, invece", "Ci vuole sì (true) oppure no (false)."],
  [digit, "4", "qui ci vuole un numero intero, invece c'è un testo («4»)", digitRemedy],
  [digit, 4.4, "invece c'è un numero (4.4)", digitRemedy],
  [digit, 0, "numero 0: il minimo è 1", digitRemedy],
  [digit, 10, "numero 10: il massimo è 9", digitRemedy],
  [z.array(name).min(2).max(4), ["abc"], "elenco di 1 elemento: il minimo è 2", listRemedy("da 2 a 4")],
  [z.array(name).length(3), [], "elenco di 0 elementi: il minimo è 3", listRemedy("esattamente 3")],
  [z.array(name).min(1), "abc, abd", "qui ci vuole un elenco", "Ci vuole un elenco."],
  [group, [], "qui ci vuole un gruppo di campi, invece c'è un elenco", "un gruppo con i campi «Nome» (a)."],
  [points("Punti", 3, 6), [], "il minimo è 3", /^Ci vuole un elenco\. Da 3 a 6\.$/u],
  [image.shape.src, "..\\images\\a.jpg", "non ha la forma giusta", "Percorso che comincia con «../images/»"],
])("explainIssues invalid value %#", (schema, value, message, remedy) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  expect(issue && explainIssue(issue, schema, value)).toMatchObject({
    message: expect.stringContaining(message),
    remedy: typeof remedy === "string" ? expect.stringContaining(remedy) : expect.stringMatching(remedy),
  });
});
