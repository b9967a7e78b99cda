import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { layoutData } from "../../tests/unit/testing/layout-data";
import { stubMedia } from "../../tests/unit/testing/media";
import { Layout } from "./layout";

beforeEach(() => {
  stubMedia();
  Object.assign(globalThis, { __BUILD_DATE__: "2026-03-05" });
  const { studio, navigation } = layoutData;
  const nodes = [{ slug: "catasto", title: "Catasto" }];
  jest.mocked(useStaticQuery).mockReturnValue({ studio, navigation, allService: { nodes } });
});

test("only the home page begins beneath the header", () => {
  const { rerender } = render(<Layout location={{ pathname: "/", hash: "" }}>Testo</Layout>);
  expect(screen.getByRole("main")).not.toHaveClass("belowHeader");
  rerender(<Layout location={{ pathname: "/about", hash: "" }}>Testo</Layout>);
  expect(screen.getByRole("main")).toHaveClass("belowHeader");
});
