import { rowFrom } from "./row-width";

const header = (name: string, labels: string[], quote = "Richiedi un Preventivo") => ({
  studio: { name },
  navigation: {
    main: labels.map((label) => ({ label, listsServices: label === "Servizi" })),
    quote: { label: quote },
  },
});

const five = ["Home", "Servizi", "Chi Siamo", "Progetti", "Contatti"];
const seven = [...five, "Certificazioni", "Attrezzature"];

test.each<[name: string, labels: string[], from: number | undefined]>([
  ["Studio Misure", five, 64],
  ["Studio Tecnico Bevilacqua", five, 70],
  ["Studio Misure", [...five, "Certificazioni"], 75],
  ["Studio Tecnico Bevilacqua", seven, 90],
  ["Studio Misure", seven.map((label) => `${label} e altro ancora`), undefined],
  // A long name takes two lines, but no word of it is broken.
  ["Studio Tecnico Associato Bevilacqua e Collaboratori", five, 75],
  ["StudioTecnicoAssociatoBevilacquaeCollaboratori", five, 90],
])("%s with %j is in a row from %d rem on", (name, labels, from) => {
  expect(rowFrom(header(name, labels))).toBe(from);
});

test("a longer button counts", () => {
  expect(rowFrom(header("Studio Misure", five, "Richiedi subito un preventivo"))).toBe(70);
});
