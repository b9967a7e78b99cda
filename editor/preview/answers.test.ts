import { parse } from "gatsby/graphql";
import { addFragments, answer, type Content } from "./answers";

type Entries = Content["entries"];

const image = { src: "../images/a.JPG", alt: "Un rilievo", focus: { x: 40, y: 60 } };

const asked = (query: string, entries: Entries, variables = {}) =>
  answer(parse(query), { entries, picture: (src) => `blob:${src}` }, variables);

addFragments(parse("fragment Alt on ContentImage { words: alt focus { x } }"));

test.each<[string, string, Entries, object, object?]>([
  [
    "an entry, under the names that query and fragments give, joined where both ask",
    "query ($slug: String!) { project(slug: { eq: $slug }) { slug title image { ...Alt focus { y } } } }",
    { project: [{ slug: "altro" }, { slug: "ponte", title: "Il ponte", draft: true, image }] },
    {
      project: { slug: "ponte", title: "Il ponte", image: { words: "Un rilievo", focus: { x: 40, y: 60 } } },
    },
    { slug: "ponte" },
  ],
  [
    "several queries, as one, and of what is missing nothing",
    "query A { studio { name } } query B { studio { phone } homePage { slug } }",
    { studio: [{ slug: "studio", name: "Rilievi", phone: "+39 0" }] },
    { studio: { name: "Rilievi", phone: "+39 0" }, homePage: null },
  ],
  [
    "references: the entries they name, with a service's derived fields; others are left out",
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
    "what is not filled in yet: empty where it is required, null where it is optional",
    "{ project { order listed title technologiesUsed illustrative image { alt focus { x } } } service { law { checkedOn } hero { backgroundImage { alt } } } }",
    {
      project: [{ slug: "", order: null, title: "" }],
      service: [{ slug: "x", law: { checkedOn: "" }, hero: { backgroundImage: { src: "" } } }],
    },
    {
      project: {
        order: 0,
        listed: false,
        title: "",
        technologiesUsed: [],
        illustrative: null,
        image: { alt: "", focus: { x: 0 } },
      },
      service: { law: null, hero: { backgroundImage: null } },
    },
  ],
  [
    "a picture, at the address that the form editor gives it, without a crop",
    "{ project { image { portrait { publicURL } src { extension publicURL } } } }",
    { project: [{ slug: "", image }] },
    {
      project: {
        image: {
          portrait: null,
          src: {
            extension: "jpg",
            publicURL: "blob:../images/a.JPG",
            childImageSharp: { gatsbyImageData: expect.anything() },
          },
        },
      },
    },
  ],
  [
    "an embed, by the address beside it",
    "{ homePage { hero { embed { provider } } } }",
    { "home-page": [{ slug: "home-page", hero: { videoUrl: "https://youtu.be/aqz-KE-bpKQ" } }] },
    { homePage: { hero: { embed: expect.objectContaining({ provider: "youtube" }) } } },
  ],
])("%s", (_what, query, entries, expected, variables = {}) => {
  expect(asked(query, entries, variables)).toEqual(expected);
});

test.each([
  ["{ studio { fax } }", "No field fax"],
  ["{ studio { ...Fax } }", "No fragment Fax"],
  ["{ fax { name } }", "No content of type Fax"],
])("%s cannot be answered", (query, words) => {
  expect(() => asked(query, { studio: [{ slug: "" }] })).toThrow(words);
});

// Of drafts only the one that is shown.
test.each([
  ["", {}, ["a", "b", "c"]],
  ["", { slug: "d" }, ["a", "b", "c", "d"]],
  ["(filter: { listed: { eq: true } }, limit: 2)", { slug: "d" }, ["a", "c"]],
  ["(filter: { services: { elemMatch: { slug: { eq: $slug } } } })", { slug: "catasto" }, ["b", "c"]],
])("a list has the order, filter and length that are asked for: %s %j", (parameters, variables, slugs) => {
  const project = [
    { slug: "d", order: 4, listed: true, draft: true },
    { slug: "c", order: 3, listed: true, services: ["catasto"] },
    { slug: "b", order: 2, listed: false, services: ["catasto", "altro"] },
    { slug: "a", order: 1, listed: true },
  ];
  const query = `query ($slug: String) { allProject${parameters} { nodes { slug } } }`;
  const nodes = slugs.map((slug) => ({ slug }));
  expect(asked(query, { project }, variables)).toEqual({ allProject: { nodes } });
});
