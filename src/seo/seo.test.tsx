import { render, waitFor } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { Seo } from "./seo";

const name = "Studio Prova"; // 12 characters; with « | » before it, 15

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    site: { siteMetadata: { siteUrl: "https://www.studio.example" } },
    studio: { name },
  });
});

/** Values of the head's elements by their name, property or relation. */
async function head(title: string) {
  render(<Seo title={title} description="Misure esatte." pathname="/" />);
  await waitFor(() => expect(document.title).toContain(title));
  const elements = [...document.head.querySelectorAll("meta, link")];
  const contentOf = (element: Element) => element.getAttribute("content") ?? element.getAttribute("href");
  const keyOf = (element: Element) =>
    ["name", "property", "rel"].map((key) => element.getAttribute(key)).join("");
  return Object.fromEntries(elements.map((element) => [keyOf(element), contentOf(element)]));
}

test.each([
  ["Catasto", "Catasto | Studio Prova"],
  ["x".repeat(45), `${"x".repeat(45)} | Studio Prova`],
  ["x".repeat(46), "x".repeat(46)],
  ["Studio Prova, rilievi", "Studio Prova, rilievi"],
])("«%s» becomes «%s»: the studio's name only where there is room, and once", async (title, full) => {
  const said = await head(title);
  expect(document.title).toBe(full);
  expect(said).toMatchObject({ "og:title": full });
  // A page with an address may be found.
  expect(said).not.toHaveProperty("robots");
});
