import { render } from "@testing-library/react";
import { navigate, type PageProps } from "gatsby";
import { picture } from "../../tests/unit/testing/picture";
import NotFoundPage from "./404";

jest.mock("../seo/seo", () => ({ Seo: () => null }));

const image = { ...picture(), portrait: null };
const notFoundPage = {
  seo: { title: "", description: "" },
  code: "404",
  title: "",
  text: "",
  button: "",
  image,
};

test.each([
  ["/portfolio/progetto-tolto", [["/portfolio", { replace: true }]]],
  ["/portfolio-vecchio", []],
  ["/services/servizio-tolto", []],
  ["/404.html", []],
])("reached from another page, %s leads on: %j", (pathname, calls) => {
  const props = { data: { notFoundPage }, location: { pathname } };
  render(<NotFoundPage {...(props as unknown as PageProps<Queries.NotFoundPageQuery>)} />);
  expect(jest.mocked(navigate).mock.calls).toEqual(calls);
  jest.mocked(navigate).mockClear();
});
