import { formatForForm } from "./format-report";
import { checkCopy, setField } from "./testing/content-copy";

const project = "content/projects/giardino-nord.json";

test("in a form the same words are grouped by entry, under the labels of the fields", async () => {
  const { problems } = await checkCopy((tree) => {
    setField(tree, project, ["title"], "Confini di un terreno");
    setField(tree, project, ["draft"], 1);
    setField(tree, project, ["seo"], undefined);
    setField(tree, project, ["gallery", 1, "image", "alt"], "Ponte");
    setField(tree, "content/site/studio.json", ["openingHours", 0, "opens"], "9.00");
    tree.set("content/images/foto.heic", Buffer.from(""));
    tree.set("content/equipment/livella.json", '{\n  "name": {\n');
  });
  expect(formatForForm(problems)).toBe(`content/equipment/livella.json, riga 2
Manca una parentesi che ne chiuda un'altra. Aggiungere } o ] al posto giusto.

content/images/foto.heic
È una fotografia HEIC, che i siti non mostrano. Salvarla come JPEG (iPhone: Impostazioni › Fotocamera › Formati › «Più compatibile»).

Progetto «Confini di un terreno»
Motori di ricerca: Va compilato. Ci vuole un gruppo con i campi title, description.
Galleria, 2ª voce, Immagine, Testo alternativo: Testo di 5 caratteri («Ponte»): il minimo è 10. Ci vuole un testo da 10 a 180 caratteri. Che cosa si vede, per chi non vede l'immagine.
Bozza: Qui ci vuole un valore sì/no, invece c'è un numero (1). Ci vuole sì (true) oppure no (false). true: il sito pubblicato non la mostra.

Studio
Orari di apertura, 1ª voce, Apre alle: «9.00» non ha la forma giusta. Ora nel formato «09:00». Esempio: «09:00».`);
});
