import { rowOf } from "./row";

const five = ["Home", "Servizi", "Chi Siamo", "Progetti", "Contatti"];

test.each<[name: string, labels: string[], media: string]>([
  ["Studio Rilievi", five, "(min-width: 64rem)"],
  ["Studio Tecnico Bevilacqua", five, "(min-width: 80rem)"],
  ["Studio Rilievi", [...five, "Certificazioni"], "(min-width: 80rem)"],
  ["Studio Rilievi", [...five, "Certificazioni", "Attrezzature"], "not all"],
])("%s with %j is in a row at %s", (name, labels, media) => {
  const main = labels.map((label) => ({ label, to: "/" }));
  const quote = { label: "Richiedi un Preventivo", to: "/preventivo" };
  expect(rowOf({ studio: { name }, navigation: { main, quote } }).media).toBe(media);
});
