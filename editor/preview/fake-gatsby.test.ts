import { type DefinitionNode, FieldsOnCorrectTypeRule, Kind, validate } from "gatsby/graphql";
import { entriesWith, schema } from "./fake-gatsby";
import { views } from "./views";

jest.mock("gatsby", () => jest.requireActual("./fake-gatsby"));

test("pages query only fields that the preview's schema has", () => {
  const fragments = Object.values(views).flatMap(({ pages }) => pages.map(({ query }) => query));
  const document = { kind: Kind.DOCUMENT, definitions: fragments as DefinitionNode[] } as const;
  expect(validate(schema, document, [FieldsOnCorrectTypeRule])).toEqual([]);
});

const projects = [
  { slug: "d", order: 4, draft: true },
  { slug: "c", order: 3 },
  { slug: "b", order: 2 },
  { slug: "a", order: 1 },
];

test("drafts and list items that name one are left out, except the entry in the form", () => {
  const [draft = { slug: "" }, other = { slug: "" }] = projects;
  const home = { slug: "", works: { projects: ["d", "a"] } };
  const saved = { project: projects, "home-page": [home] };
  expect(entriesWith(other, "project", saved)).toMatchObject({
    project: [{ slug: "c" }, { slug: "b" }, { slug: "a" }],
    "home-page": [{ works: { projects: ["a"] } }],
  });
  expect(entriesWith(draft, "project", saved)).toMatchObject({
    project: [{ slug: "d" }, { slug: "c" }, { slug: "b" }, { slug: "a" }],
    "home-page": [home],
  });
});
