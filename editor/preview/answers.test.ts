import { type DefinitionNode, FieldsOnCorrectTypeRule, Kind, validate } from "gatsby/graphql";
import { answer, type Entries, graphql, preview, schema } from "./answers";
import { views } from "./views";

jest.mock("gatsby", () => jest.requireActual("./answers"));

function execute(query: string, entries: Entries, variables = {}): object {
  Object.assign(preview, { entries, pictureAt: (src: string) => `blob:${src}` });
  return answer(graphql([query] as unknown as TemplateStringsArray), variables);
}

const emptyImage = { alt: "", focus: { x: 0 } };
const emptyProject = { order: 0, listed: false, technologiesUsed: [], illustrative: null, image: emptyImage };
const image = { src: "../images/a.JPG" };
const src = { extension: "jpg", publicURL: "blob:../images/a.JPG" };

test.each<[string, string, Entries, object]>([
  [
    "resolves references to existing entries, with a service's derived fields",
    '{ project { services { formValue law { checkedOn(formatString: "D MMMM YYYY", locale: "it") } } } }',
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
          { formValue: "alfa", law: { checkedOn: "31 maggio 2026" } },
          { formValue: "beta-nei-moduli", law: null },
        ],
      },
    },
  ],
  [
    "returns empty values for unfilled required fields, null for optional ones",
    "{ project { order listed technologiesUsed illustrative image { alt focus { x } } } service { law { checkedOn } } homePage { hero { title } } }",
    { project: [{ slug: "", order: null }], service: [{ slug: "x", law: { checkedOn: "" } }] },
    { project: emptyProject, service: { law: null }, homePage: null },
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

test.each([
  ["", {}, ["a", "b", "c"]],
  ["", { slug: "d" }, ["a", "b", "c", "d"]],
  ["(filter: { listed: { eq: true } }, limit: 2)", { slug: "d" }, ["a", "c"]],
  ["(filter: { services: { elemMatch: { slug: { eq: $slug } } } })", { slug: "catasto" }, ["b", "c"]],
  ["(filter: { comparison: { caption: { ne: null } } })", {}, ["a"]],
])("a list applies order, filter and limit: %s %j", (parameters, variables, slugs) => {
  const project = [
    { slug: "d", order: 4, listed: true, draft: true },
    { slug: "c", order: 3, listed: true, services: ["catasto"] },
    { slug: "b", order: 2, listed: false, services: ["catasto", "altro"] },
    { slug: "a", order: 1, listed: true, comparison: { caption: "Prima e dopo" } },
  ];
  const query = `query ($slug: String) { allProject${parameters} { nodes { slug } } }`;
  const nodes = slugs.map((slug) => ({ slug }));
  expect(execute(query, { project }, variables)).toEqual({ allProject: { nodes } });
});
