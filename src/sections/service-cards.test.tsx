import { render, screen, within } from "@testing-library/react";
import { axe, toHaveNoViolations } from "jest-axe";
import { picture } from "../../tests/unit/testing/picture";
import { stubViewport } from "../../tests/unit/testing/viewport";
import { ServiceCards } from "./service-cards";

expect.extend(toHaveNoViolations);

const service = (slug: string, title: string) => ({
  slug,
  title,
  description: `Che cos’è: ${title}`,
  hero: { backgroundImage: { ...picture(), thumbnail: picture().src } },
});
const services = ["Catasto", "GIS", "Droni", "Strade"].map((title) => service(title.toLowerCase(), title));
const card = (title: string) => screen.getByRole("heading", { name: title }).closest("li") as HTMLElement;

beforeEach(() => void stubViewport());

test("each card leads to its service by its title alone", () => {
  render(<ServiceCards services={services} />);
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Catasto", "/services/catasto"],
    ["GIS", "/services/gis"],
    ["Droni", "/services/droni"],
    ["Strade", "/services/strade"],
  ]);
  expect(within(card("GIS")).getByText("Che cos’è: GIS")).toBeInTheDocument();
});

test("the picture repeats nothing to who listens; a service without one has none", () => {
  render(
    <ServiceCards services={[...services, { ...service("cad", "CAD"), hero: { backgroundImage: null } }]} />,
  );
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(card("GIS").querySelector("img")).toHaveAttribute("alt", "");
  expect(card("CAD").querySelector("img")).toBeNull();
});

test("on phones the picture is a small crop", () => {
  const [gis] = services.filter(({ slug }) => slug === "gis");
  if (gis === undefined) throw new Error("No service to show");
  const { rerender } = render(<ServiceCards services={[gis]} />);
  const crops = () => card("GIS").querySelectorAll("source[media='(width < 43rem)'][sizes='5.5rem']");
  expect(crops()).toHaveLength(2);
  const image = { ...gis.hero.backgroundImage, thumbnail: null };
  rerender(<ServiceCards services={[{ ...gis, hero: { backgroundImage: image } }]} />);
  expect(crops()).toHaveLength(0);
});

test("lists the features of services asked for with them", () => {
  const { rerender } = render(
    <ServiceCards services={[{ ...service("gis", "GIS"), features: ["Strati", "Mappe"] }]} />,
  );
  const features = within(card("GIS")).getAllByRole("listitem");
  expect(features.map(({ textContent }) => textContent)).toEqual(["Strati", "Mappe"]);
  rerender(<ServiceCards services={services} />);
  expect(within(card("GIS")).queryByRole("list")).not.toBeInTheDocument();
});

test("the cards of a row come in one after the other", () => {
  render(<ServiceCards services={services} />);
  const delays = services.map(({ title }) => card(title).style.getPropertyValue("--reveal-delay"));
  expect(delays).toEqual(["", "100ms", "200ms", ""]);
});

test("has no barrier", async () => {
  const { container } = render(
    <section>
      <h2>Servizi</h2>
      <ServiceCards services={services} />
    </section>,
  );
  expect(await axe(container)).toHaveNoViolations();
});
