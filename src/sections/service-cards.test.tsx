import { render, screen } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { stubViewport } from "../../tests/unit/testing/viewport";
import { ServiceCards } from "./service-cards";

const service = (slug: string, title: string) => ({
  slug,
  title,
  description: `Che cos’è: ${title}`,
  hero: { backgroundImage: { ...picture(), thumbnail: picture().src } },
});
const services = ["Catasto", "GIS", "Droni", "Strade"].map((title) => service(title.toLowerCase(), title));
const card = (title: string) => screen.getByRole("heading", { name: title }).closest("li") as HTMLElement;

beforeEach(() => void stubViewport());

test("the picture repeats nothing to who listens; a service without one has none", () => {
  render(
    <ServiceCards services={[...services, { ...service("cad", "CAD"), hero: { backgroundImage: null } }]} />,
  );
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(card("GIS").querySelector("img")).toHaveAttribute("alt", "");
  expect(card("CAD").querySelector("img")).toBeNull();
});
