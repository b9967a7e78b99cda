import { parse } from "gatsby/graphql";
import { addFragments, answer, type Content } from "./answers";

const image = { src: "../images/a.JPG", alt: "Un rilievo", focus: { x: 40, y: 60 } };

const content = (entries: Content["entries"]): Content => ({ entries, picture: (src) => `blob:${src}` });
const asked = (query: string, entries: Content["entries"], variables = {}) =>
  answer(parse(query), content(entries), variables);

test("an entry is answered under the names that query and fragments give, joined where both ask", () => {
  addFragments(parse("fragment Alt on ContentImage { words: alt focus { x } }"));
  const query =
    "query ($slug: String!) { project(slug: { eq: $slug }) { slug title image { ...Alt focus { y } } } }";
  const entries = { project: [{ slug: "altro" }, { slug: "ponte", title: "Il ponte", draft: true, image }] };
  expect(asked(query, entries, { slug: "ponte" })).toEqual({
    project: { slug: "ponte", title: "Il ponte", image: { words: "Un rilievo", focus: { x: 40, y: 60 } } },
  });
  expect(asked(query, entries, { slug: "manca" })).toEqual({ project: null });
  expect(() => asked("{ studio { fax } }", { studio: [{ slug: "" }] })).toThrow("No field fax");
  expect(() => asked("{ studio { ...Fax } }", { studio: [{ slug: "" }] })).toThrow("No fragment Fax");
  expect(() => asked("{ fax { name } }", {})).toThrow("No content of type Fax");
});

test("several queries are answered as one", () => {
  const document = parse("query A { studio { name } } query B { studio { phone } }");
  expect(
    answer(document, content({ studio: [{ slug: "studio", name: "Rilievi", phone: "+39 0" }] })),
  ).toEqual({
    studio: { name: "Rilievi", phone: "+39 0" },
  });
});

test("a list has the order, filter and length that are asked for; of drafts only the one that is shown", () => {
  const entries = {
    project: [
      { slug: "d", order: 4, listed: true, draft: true },
      { slug: "c", order: 3, listed: true, services: ["catasto"] },
      { slug: "b", order: 2, listed: false, services: ["catasto", "altro"] },
      { slug: "a", order: 1, listed: true },
    ],
  };
  const slugs = (parameters: string, variables = {}) =>
    (
      asked(
        `query ($slug: String, $limit: Int) { allProject${parameters} { nodes { slug } } }`,
        entries,
        variables,
      ) as {
        allProject: { nodes: { slug: string }[] };
      }
    ).allProject.nodes.map(({ slug }) => slug);
  expect(slugs("")).toEqual(["a", "b", "c"]);
  expect(slugs("", { slug: "d" })).toEqual(["a", "b", "c", "d"]);
  expect(
    slugs("(filter: { listed: { eq: true } }, skip: 1, limit: $limit)", { slug: "d", limit: 1 }),
  ).toEqual(["c"]);
  expect(
    slugs("(filter: { services: { elemMatch: { slug: { eq: $slug } } } })", { slug: "catasto" }),
  ).toEqual(["b", "c"]);
});

test("references are the entries they name, others are left out; the services' derived fields are there", () => {
  const entries = {
    project: [{ slug: "ponte", services: ["topografici", "non-esiste", ""] }],
    service: [{ slug: "topografici", title: "Rilievi", law: { checkedOn: "2026-05-31" } }],
  };
  const service = 'title formValue law { checkedOn(formatString: "D MMMM YYYY", locale: "it") verifyBy }';
  expect(asked(`{ project { services { ${service} } } }`, entries)).toStrictEqual({
    project: {
      services: [
        {
          title: "Rilievi",
          formValue: "rilievi-topografici",
          law: { checkedOn: "31 maggio 2026", verifyBy: null },
        },
      ],
    },
  });
});

test("what is not filled in yet is empty where it is required, and null where it is optional", () => {
  const fields =
    "order listed title category technologiesUsed illustrative image { alt focus { x } src { publicURL } } seo { title }";
  expect(asked(`{ project { ${fields} } }`, { project: [{ slug: "", order: null, title: "" }] })).toEqual({
    project: {
      order: 0,
      listed: false,
      title: "",
      category: "",
      technologiesUsed: [],
      illustrative: null,
      image: { alt: "", focus: { x: 0 }, src: expect.objectContaining({ publicURL: "blob:" }) },
      seo: { title: "" },
    },
  });
  const service = {
    slug: "catasto",
    law: { checkedOn: "", verifyBy: null },
    hero: { backgroundImage: { src: "" } },
  };
  expect(
    asked("{ service { law { checkedOn } hero { backgroundImage { alt } } } }", { service: [service] }),
  ).toEqual({
    service: { law: null, hero: { backgroundImage: null } },
  });
});

test("a picture has the address that the form editor gives it, and no crop", () => {
  const query =
    "{ project { image { portrait { publicURL } src { extension publicURL childImageSharp { gatsbyImageData } } } } }";
  expect(asked(query, { project: [{ slug: "", image }] })).toEqual({
    project: {
      image: {
        portrait: null,
        src: {
          extension: "jpg",
          publicURL: "blob:../images/a.JPG",
          childImageSharp: {
            gatsbyImageData: { width: 16, height: 9, images: { fallback: { src: "blob:../images/a.JPG" } } },
          },
        },
      },
    },
  });
});

test("an embed follows from the address beside it", () => {
  const embed = (videoUrl: string) =>
    asked("{ homePage { hero { embed { provider } } } }", {
      "home-page": [{ slug: "home-page", hero: { videoUrl } }],
    });
  expect(embed("https://youtu.be/aqz-KE-bpKQ")).toEqual({
    homePage: { hero: { embed: expect.objectContaining({ provider: "youtube" }) } },
  });
  expect(embed("/video/hero-loop.mp4")).toEqual({ homePage: { hero: { embed: null } } });
});
