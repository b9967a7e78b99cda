import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { layoutData } from "../../tests/unit/testing/layout-data";
import { stubMedia } from "../../tests/unit/testing/media";
import { Layout } from "./layout";

const { studio, navigation } = layoutData;
const query = (change: object = {}) =>
  jest.mocked(useStaticQuery).mockReturnValue({
    studio,
    navigation,
    allService: { nodes: [{ slug: "catasto", title: "Catasto" }] },
    ...change,
  });

beforeEach(() => {
  stubMedia();
  Object.assign(globalThis, { __BUILD_DATE__: "2026-03-05" });
  query();
});

test("header, page and footer, with links that skip to the page and to the footer", () => {
  render(<Layout location={{ pathname: "/about", hash: "" }}>Testo</Layout>);
  const main = screen.getByRole("main");
  expect(main).toHaveTextContent("Testo");
  expect(screen.getByRole("link", { name: "Vai al contenuto" })).toHaveAttribute("href", `#${main.id}`);
  const footer = screen.getByRole("contentinfo");
  const skip = screen.getByRole("link", { name: "Vai al menu in fondo alla pagina" });
  expect(skip).toHaveAttribute("href", `#${footer.id}`);
  expect(screen.getAllByRole("link", { name: "Catasto" })[0]).toHaveAttribute("href", "/services/catasto");
});

test("only the home page begins beneath the header", () => {
  const { rerender } = render(<Layout location={{ pathname: "/", hash: "" }}>Testo</Layout>);
  expect(screen.getByRole("main")).not.toHaveClass("belowHeader");
  rerender(<Layout location={{ pathname: "/about", hash: "" }}>Testo</Layout>);
  expect(screen.getByRole("main")).toHaveClass("belowHeader");
});

test("content without a studio is an error that says so", () => {
  const complaint = jest.spyOn(console, "error").mockImplementation();
  query({ studio: null });
  expect(() => render(<Layout location={{ pathname: "/", hash: "" }}>Testo</Layout>)).toThrow(
    "Missing studio",
  );
  complaint.mockRestore();
});
