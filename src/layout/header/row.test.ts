import type { LayoutData } from "../layout-data";
import { rowClass } from "./row";

const five = ["Home", "Servizi", "Chi Siamo", "Progetti", "Contatti"];

test.each<[name: string, labels: string[], from: string | undefined]>([
  ["Studio Rilievi", five, "from64"],
  ["Studio Tecnico Bevilacqua", five, "from80"],
  ["Studio Rilievi", [...five, "Certificazioni"], "from80"],
  ["Studio Rilievi", [...five, "Certificazioni", "Attrezzature"], undefined],
])("the header of «%s» with %j is one row %s", (name, labels, from) => {
  const main = labels.map((label) => ({ label, to: "/" }));
  const quote = { label: "Richiedi un Preventivo", to: "/preventivo" };
  expect(rowClass({ studio: { name }, navigation: { main, quote } } as unknown as LayoutData)).toBe(from);
});
