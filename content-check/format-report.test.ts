import { projectCategories } from "../content-model/kinds/project";
import { formatForForm } from "./format-report";
import { checkCopy, jpeg, sampleLists, setField } from "./testing/content-copy";

const project = "content/projects/giardino-nord.json";
const studio = "content/site/studio.json";

test("in a form the same words are grouped by entry, under the labels of the fields", async () => {
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
Manca la parentesi } che chiude quella aperta alla riga 1. Aggiungere } al posto giusto.

Immagine «foto.heic»
Formato «.heic» non ammesso tra le immagini. Salvare la fotografia come .jpg, .png, .webp o .avif (i disegni come .svg), oppure togliere il file.

Progetto «Confini di un terreno»
Motori di ricerca: Va compilato. Ci vuole un gruppo con i campi Titolo per i motori di ricerca (title), Descrizione per i motori di ricerca (description).
Categoria: «Rilievi» non è tra i valori ammessi. Forse intendevi «Rilievi Aerei». Ci vuole uno di questi valori: ${Object.keys(
    projectCategories,
  )
    .map((name) => `«${name}»`)
    .join(", ")}.
Galleria, 2ª voce, Immagine, File: «../images/projects/confini/ponte.jpg» è larga 800 punti: ne servono almeno 1600. Usare la fotografia originale: ingrandire una copia piccola la rende sfocata.
Galleria, 2ª voce, Immagine, Testo alternativo: Testo di 5 caratteri («Ponte»): il minimo è 10. Ci vuole un testo da 10 a 180 caratteri. Che cosa si vede, per chi non vede l'immagine.
Servizi collegati, 2ª voce: Servizio «topografia»: non esiste, o non c'è più. Ci sono: ${sampleLists.required.service?.toSorted().join(", ")}.
Bozza: Questo progetto fa parte del sito: non può essere una bozza. Spegnere «Bozza» (nel file: togliere la riga "draft").

Progetto «title project 2»
Ordine: La posizione 1 è già di Progetto «Confini di un terreno». Scegliere un numero libero, per esempio 3; nella redazione: «Riordina», sopra l'elenco.

Studio
Orari di apertura, 1ª voce, Apre alle: «9.00» non ha la forma giusta. Forse intendevi «09:00». Ora nel formato «09:00». Esempio: «09:00».
Anni di esperienza: Va compilato. Ci vuole un numero intero da 1 a 100. Il sito scrive «oltre N anni».

Membro dello studio «Geom. Bruno Bianchi»
Il nome del file è l'indirizzo della pagina: solo lettere minuscole senza accenti, cifre e trattini, al massimo 80 caratteri. Rinominarlo, per esempio «il-socio».`);
});
