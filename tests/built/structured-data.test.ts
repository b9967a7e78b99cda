/** What pages tell search engines: what Google asks for, and nothing that the page does not print. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { daysLabel, hoursLabel } from "../../src/lib/opening-hours";
import { layoutWords } from "../../src/words/layout";
import { content } from "./content";
import { builtRoutes, missingFrom, oneLine, publicFolder, readPage } from "./support";

type Node = { "@type": string; "@id"?: string; [name: string]: unknown };

const routes = builtRoutes().filter((route) => route !== "/404");
const canonical = (route: string) =>
  readPage(route).document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
/** The origin that the build was made for. */
const site = canonical("/").replace(/\/$/u, "");

function graphText(route: string): string {
  const [block, ...others] = readPage(route).document.querySelectorAll('script[type="application/ld+json"]');
  if (!block || others.length > 0) throw new Error(`${route} has ${others.length + (block ? 1 : 0)} graphs.`);
  return block.rawText;
}
const nodesOf = (route: string, type: string): Node[] =>
  JSON.parse(graphText(route))["@graph"].filter((node: Node) => node["@type"] === type);
const nodeOf = (route: string, type: string): Node => {
  const [node, ...others] = nodesOf(route, type);
  if (!node || others.length > 0) throw new Error(`${route} has not one node of type ${type}.`);
  return node;
};

it("Google's rules are kept on every page, in the types that the validator knows", () => {
  const files = routes.map((route) => join(publicFolder, route, "index.html"));
  const answer = execFileSync(process.execPath, [join(__dirname, "google-rules.mjs"), ...files], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  type Issue = { rootType: string; severity: string };
  const results: { file: string; types: string[]; issues: Issue[] }[] = JSON.parse(answer);
  expect(results.flatMap(({ types }) => types)).toEqual(
    expect.arrayContaining(["BreadcrumbList", "ImageObject", "VideoObject"]),
  );
  const found = results.flatMap(({ file, issues }) => issues.map((issue) => ({ file, ...issue })));
  // What a film may have besides: an end, countries, chapters, a broadcast, viewers.
  const isOfOthers = ({ rootType, severity }: Issue) => rootType === "VideoObject" && severity === "WARNING";
  expect(found.filter((issue) => !isOfOthers(issue))).toEqual([]);
});

describe.each(routes)("%s", (route) => {
  it("joins its nodes: every reference leads to a node of the page", () => {
    const references = [...graphText(route).matchAll(/\{"@id":"([^"]*)"\}/gu)].map(([, id]) => id);
    const ids = [...graphText(route).matchAll(/"@type":"[^"]*","@id":"([^"]*)"/gu)].map(([, id]) => id);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("repeats the visible breadcrumb", () => {
    const items = readPage(route).main.querySelectorAll(`nav[aria-label="${layoutWords.breadcrumb}"] li`);
    const repeated = nodesOf(route, "BreadcrumbList").flatMap(({ itemListElement }) => itemListElement);
    expect(items.length > 1).toBe(route !== "/");
    expect(repeated).toEqual(
      items.map((item, index) => {
        const path = item.querySelector("a")?.getAttribute("href");
        return {
          "@type": "ListItem",
          position: index + 1,
          name: oneLine(item.text),
          ...(path !== undefined && { item: `${site}${path}` }),
        };
      }),
    );
  });

  it("names itself, and every picture that it shows with its licence", () => {
    const { document, main } = readPage(route);
    const shown = main
      .querySelectorAll('picture img[src$=".jpg"]:not([alt=""])')
      .map((image) => `${site}${image.getAttribute("src")}`);
    const images = nodesOf(route, "ImageObject");
    expect(images.map(({ contentUrl }) => contentUrl)).toEqual([...new Set(shown)]);
    for (const image of images)
      for (const name of ["creator", "creditText", "copyrightNotice", "license", "acquireLicensePage"])
        expect(image).toHaveProperty(name);
    expect(nodeOf(route, "WebPage")).toMatchObject({
      url: canonical(route),
      name: document.querySelector("title")?.text,
      ...(shown[0] && { primaryImageOfPage: { "@id": shown[0] } }),
    });
  });
});

describe("the studio", () => {
  const { studio } = content;
  const text = readPage("/contact").text;
  const node = nodeOf("/contact", "ProfessionalService") as Node & {
    openingHoursSpecification: { dayOfWeek: string[]; opens: string; closes: string }[];
    address: Record<string, string>;
  };

  it("has the telephone, e-mail and address that the page prints", () => {
    const { streetAddress = "", postalCode = "", addressLocality = "", addressRegion = "" } = node.address;
    const address = `${streetAddress}, ${postalCode} ${addressLocality}`;
    expect(missingFrom(text, [studio.phone, String(node.email), address, addressRegion])).toEqual([]);
    expect(node.telephone).toBe(studio.phone.replaceAll(" ", ""));
  });

  it("has the hours that the page prints", () => {
    const italian = ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"];
    const english = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
    const printed = node.openingHoursSpecification.map(({ dayOfWeek, opens, closes }) => {
      const days = dayOfWeek.map((day) => italian[english.indexOf(day.split("/").at(-1) ?? "")] ?? day);
      return `${daysLabel(days)} ${hoursLabel({ opens, closes })}`;
    });
    expect(printed).toHaveLength(studio.openingHours.length);
    expect(missingFrom(text, printed)).toEqual([]);
  });

  it("is shown by the picture of the home page", () => {
    expect(node.image).toBe(nodesOf("/", "ImageObject")[0]?.contentUrl);
  });

  it("claims nothing that the content does not give", () => {
    expect(routes.map(graphText).join("\n")).not.toMatch(/aggregateRating|"review"|priceRange/u);
    expect(Boolean(node.vatID)).toBe(studio.vatNumber !== undefined);
    expect(Boolean(node.geo)).toBe(studio.position !== undefined);
  });
});

it("the home page gives the name of the site, and says as much of the studio as its contacts", () => {
  expect(nodeOf("/", "WebSite")).toMatchObject({ url: `${site}/`, name: content.studio.name });
  expect(nodeOf("/", "ProfessionalService")).toEqual(nodeOf("/contact", "ProfessionalService"));
});

it.each(routes.filter((route) => !["/", "/contact"].includes(route)))("%s names the studio", (route) => {
  expect(nodeOf(route, "Organization")).toMatchObject({ name: content.studio.name, url: `${site}/` });
});

it.each(content.services)("/services/$slug is a service of the studio", ({ slug, title }) => {
  const [picture] = nodesOf(`/services/${slug}`, "ImageObject");
  expect(nodeOf(`/services/${slug}`, "Service")).toMatchObject({
    name: title,
    provider: { "@id": `${site}/#studio` },
    areaServed: content.studio.serviceArea.places.map(({ name }) => ({ "@type": "Place", name })),
    image: { "@id": picture?.["@id"] },
  });
});
