import { render, screen, within } from "@testing-library/react";
import { stubViewport } from "../../tests/unit/testing/viewport";
import { StudioMap } from "./map";

const address = {
  street: "Via Prova 1",
  postalCode: "88100",
  city: "Comune",
  province: "CZ",
  region: "Calabria",
};
const map = { heading: { title: "Dove siamo", text: null }, embed: null };

beforeEach(() => void stubViewport());

test("the drawn map, the address and the directions", () => {
  render(<StudioMap map={map} address={address} />);
  const figure = within(screen.getByRole("figure"));
  expect(figure.getByRole("img", { name: /^Mappa della Calabria/u })).toBeVisible();
  expect(figure.getByText("Via Prova 1, 88100 Comune (CZ)")).toBeVisible();
  expect(figure.getByRole("link", { name: "Indicazioni stradali" })).toBeVisible();
  expect(figure.getAllByRole("link")).toHaveLength(1);
});

test("a third party's map is offered besides", async () => {
  const embed = {
    provider: "openStreetMap",
    source: "https://www.openstreetmap.org/export/embed.html?bbox=1",
    link: "https://www.openstreetmap.org/#map=17/38.9/16.5",
  } as const;
  render(<StudioMap map={{ ...map, embed }} address={address} />);
  expect(await screen.findByRole("button", { name: "Carica la mappa" })).toBeVisible();
  expect(screen.getByText("Via Prova 1, 88100 Comune (CZ)")).toBeVisible();
  expect(screen.getByRole("link", { name: "Indicazioni stradali" })).toBeVisible();
});
