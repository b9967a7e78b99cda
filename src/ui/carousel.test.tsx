import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import useEmblaCarousel from "embla-carousel-react";
import { Carousel } from "./carousel";

/** jsdom has no layout; browsers test Embla in tests/e2e/components. */
jest.mock("embla-carousel-react");
jest.mock("../lib/reduced-motion");
const embla = {
  rootNode: () => ({ scrollLeft: 610 }),
  slideNodes: () => [{ clientWidth: 300 }],
  selectedScrollSnap: () => 1,
  canScrollPrev: () => true,
  canScrollNext: () => false,
  scrollTo: jest.fn(),
  on: () => embla,
};
const isThere = (api?: object) =>
  jest
    .mocked(useEmblaCarousel)
    .mockReturnValue([jest.fn(), api] as unknown as ReturnType<typeof useEmblaCarousel>);
const slides = ["Primo", "Secondo"].map((label) => ({ label, content: <a href="/uno">{label}</a> }));
const carousel = () => <Carousel label="I servizi" slides={slides} />;

const button = (name: string) => screen.getByRole("button", { name });

test("Embla starts at the slide that was scrolled to by hand, with the steps that came before it", async () => {
  isThere();
  const { rerender } = render(carousel());
  expect(screen.getByText("1 / 2")).toBeInTheDocument();
  await userEvent.click(button("Servizio successivo"));
  isThere(embla);
  rerender(carousel());
  expect(embla.scrollTo.mock.calls).toEqual([[3, true]]);
  expect(button("Servizio successivo")).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByText("2 / 2")).toBeInTheDocument();
});
