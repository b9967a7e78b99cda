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

test("only the home page begins beneath the header", () => {
  const { rerender } = render(<Layout location={{ pathname: "/", hash: "" }}>Testo</Layout>);
  expect(screen.getByRole("main")).not.toHaveClass("belowHeader");
  rerender(<Layout location={{ pathname: "/about", hash: "" }}>Testo</Layout>);
  expect(screen.getByRole("main")).toHaveClass("belowHeader");
});
