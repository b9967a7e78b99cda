import { type DefinitionNode, FieldsOnCorrectTypeRule, Kind, validate } from "gatsby/graphql";
import { type Entries, entriesWith, graphql, previewState, runQuery, schema } from "./fake-gatsby";
import { views } from "./views";

jest.mock("gatsby", () => jest.requireActual("./fake-gatsby"));

function execute(query: string, entries: Entries, variables = {}): object {
  Object.assign(previewState, { entries, pictureAt: (src: string) => `blob:${src}` });
  return runQuery(graphql([query] as unknown as TemplateStringsArray), variables);
}

const image = { src: "../images/a.JPG" };
const src = { extension: "jpg", publicURL: "blob:../images/a.JPG" };

test.each<[string, string, Entries, object]>([
  [
    "resolves references to existing entries, with a service's derived fields",
    "{ project { services { formValue law { checkedOn } } } }",
    {
      project: [{ slug: "ponte", services: ["alfa", "non-esiste", "", "beta"] }],
      service: [
        { slug: "alfa", formValue: "", law: { checkedOn: "2026-05-31" } },
        { slug: "beta", formValue: "beta-nei-moduli" },
      ],
    },
    {
      project: {
        services: [
          { formValue: "alfa", law: { checkedOn: "2026-05-31" } },
          { formValue: "beta-nei-moduli", law: null },
        ],
      },
    },
  ],
  [
    "resolves pictures to the editor's addresses, without crops, and embeds from `videoUrl`",
    "{ homePage { hero { backgroundImage { square { publicURL } src { extension publicURL } } embed { provider } } } }",
    { "home-page": [{ hero: { backgroundImage: image, videoUrl: "https://youtu.be/aqz-KE-bpKQ" } }] },
    { homePage: { hero: { backgroundImage: { square: null, src }, embed: { provider: "youtube" } } } },
  ],
])("%s", (_title, query, entries, expected) => {
  expect(execute(query, entries)).toEqual(expected);
});

test("pages query only fields that the preview's schema has", () => {
  const fragments = Object.values(views).flatMap(({ pages }) => pages.map(({ query }) => query));
  const document = { kind: Kind.DOCUMENT, definitions: fragments as DefinitionNode[] } as const;
  expect(validate(schema, document, [FieldsOnCorrectTypeRule])).toEqual([]);
});

const projects = [
  { slug: "d", order: 4, listed: true, draft: true },
  { slug: "c", order: 3, listed: true, services: ["catasto"] },
  { slug: "b", order: 2, listed: false, services: ["catasto", "altro"] },
  { slug: "a", order: 1, listed: true, comparison: { caption: "Prima e dopo" } },
];

test.each([
  ["(sort: { order: ASC })", ["a", "b", "c", "d"]],
  ["(sort: [{ listed: ASC }, { order: DESC }])", ["b", "d", "c", "a"]],
  ["(filter: { listed: { eq: true } }, sort: { order: ASC }, limit: 2)", ["a", "c"]],
  ["(filter: { services: { elemMatch: { slug: { eq: $slug } } } })", ["c", "b"]],
  ["(filter: { comparison: { caption: { ne: null } } })", ["a"]],
])("a list applies order, filter and limit: %s", (parameters, slugs) => {
  const query = `query ($slug: String) { allProject${parameters} { nodes { slug } } }`;
  const nodes = slugs.map((slug) => ({ slug }));
  const answered = execute(query, { project: projects }, { slug: "catasto" });
  expect(answered).toEqual({ allProject: { nodes } });
});

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
