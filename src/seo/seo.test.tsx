import { render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";
import { Seo } from "./seo";

const name = "Studio Prova"; // 15 characters with « | »

test.each([
  ["Catasto", "Catasto | Studio Prova"],
  ["x".repeat(45), `${"x".repeat(45)} | Studio Prova`],
  ["x".repeat(46), "x".repeat(46)],
  ["Studio Prova, rilievi", "Studio Prova, rilievi"],
])("«%s» becomes «%s»: the studio's name is added once, if it fits", (title, fullTitle) => {
  jest.mocked(useStaticQuery).mockReturnValue({ studio: { name } });
  render(<Seo title={title} description="" />);
  expect(Helmet.peek().title).toBe(fullTitle);
});
