import { formatForForm } from "./format-report";
import { checkCopy, jpeg, setField } from "./testing/content-copy";

const project = "content/projects/giardino-nord.json";
const studio = "content/site/studio.json";

test("a form is reported of entries and labels, and of what can be done there", async () => {
  const small = await jpeg(800);
  const { problems } = await checkCopy((tree) => {
    tree.set("content/images/projects/confini/ponte.jpg", small);
    setField(tree, project, ["title"], "Confini di un terreno");
    setField(tree, project, ["draft"], true);
    setField(tree, project, ["category"], "Rilievi");
    setField(tree, project, ["seo"], undefined);
    setField(tree, project, ["gallery", 1, "image", "src"], "../images/projects/confini/ponte.jpg");
    setField(tree, project, ["gallery", 1, "image", "alt"], "Ponte");
    setField(tree, project, ["services"], ["alfa", "topografia"]);
    setField(tree, "content/projects/torre-sud.json", ["order"], 1);
    setField(tree, studio, ["openingHours", 0, "opens"], "9.00");
    setField(tree, studio, ["experienceYears"], null);
    tree.set("content/images/foto.heic", small);
    const member = tree.get("content/team/titolare.json") as object;
    tree.set("content/team/Il Socio.json", { ...member, order: 2, name: "Geom. Bruno Bianchi" });
    tree.set("content/equipment/livella.json", "{");
  });
  expect(formatForForm(problems)).toBe(`Strumento «livella»
Il file ha un errore di scrittura. Dal modulo non si corregge: avvisare chi cura il sito.

Immagine «foto.heic»
Formato «.heic» non ammesso tra le immagini. Scegliere una fotografia .jpg, .png o .webp; un disegno .svg.

Progetto «Confini di un terreno»
Motori di ricerca: Va compilato. Ci vuole un gruppo con i campi Titolo per i motori di ricerca, Descrizione per i motori di ricerca.
Categoria: «Rilievi» non è tra i valori ammessi. Ci vuole uno dei valori proposti.
Galleria, 2ª voce, Immagine, File: «ponte.jpg» è larga 800 punti: ne servono almeno 1600. Usare la fotografia originale: ingrandire una copia piccola la rende sfocata.
Galleria, 2ª voce, Immagine, Testo alternativo: Testo di 5 caratteri («Ponte»): il minimo è 10. Ci vuole un testo da 10 a 180 caratteri.
Servizi collegati, 2ª voce: «topografia» non c'è più. Toglierlo, o scegliere una delle voci proposte.
Bozza: Questo progetto fa parte del sito: non può essere una bozza. Spegnere «Bozza».

Progetto «title project 2»
Ordine: La posizione 1 è già di Progetto «Confini di un terreno». Mettere le voci in ordine con «Riordina», nell'elenco.

Studio
Orari di apertura, 1ª voce, Apre alle: «9.00» non ha la forma giusta. Forse intendevi «09:00». Ora nel formato «09:00».
Anni di esperienza: Va compilato. Ci vuole un numero intero da 1 a 100.

Membro dello studio «Geom. Bruno Bianchi»
L'indirizzo della pagina ha solo lettere minuscole senza accenti, cifre e trattini, al massimo 80 caratteri. Scriverlo così: «il-socio».`);
});
