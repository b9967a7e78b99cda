import { layoutData } from "../../../tests/unit/testing/layout-data";
import type { LayoutData } from "../layout-data";
import { rowOf } from "./row";

const entry = (label: string) => ({
  label,
  mobileLabel: null,
  to: `/${label}`,
  listsServices: label === "Servizi",
});
const header = (name: string, labels: string[], quote = "Richiedi un Preventivo"): LayoutData => ({
  ...layoutData,
  studio: { ...layoutData.studio, name },
  navigation: {
    ...layoutData.navigation,
    main: labels.map(entry),
    quote: { label: quote, to: "/preventivo" },
  },
});

const five = ["Home", "Servizi", "Chi Siamo", "Progetti", "Contatti"];
const seven = [...five, "Certificazioni", "Attrezzature"];

test.each<[name: string, labels: string[], className: string, media: string]>([
  ["Studio Misure", five, "from64", "(min-width: 64rem)"],
  ["Studio Tecnico Bevilacqua", five, "from70", "(min-width: 70rem)"],
  ["Studio Misure", [...five, "Certificazioni"], "from75", "(min-width: 75rem)"],
  ["Studio Tecnico Bevilacqua", seven, "from90", "(min-width: 90rem)"],
  ["Studio Misure", seven.map((label) => `${label} e altro ancora`), "", "not all"],
])("%s with %j stands in a row: %s", (name, labels, className, media) => {
  expect(rowOf(header(name, labels))).toEqual({ className, media });
});

test("a long name takes two lines, but no word of it is broken", () => {
  const inTwo = rowOf(header("Studio Tecnico Associato Bevilacqua e Collaboratori", five));
  const inOne = rowOf(header("StudioTecnicoAssociatoBevilacquaeCollaboratori", five));
  expect([inTwo.className, inOne.className]).toEqual(["from75", "from90"]);
});

test("a longer button counts, too", () => {
  expect(rowOf(header("Studio Misure", five, "Richiedi subito un preventivo")).className).toBe("from70");
});
