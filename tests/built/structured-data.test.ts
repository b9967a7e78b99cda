import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { layoutStrings } from "../../src/strings/layout";
import { content } from "./content";
import { builtRoutes, linksIn, missingFrom, oneLine, only, publicFolder, readPage } from "./support";

const { studio } = content;

type Node = { "@type": string; "@id"?: string; [name: string]: unknown };

const routes = builtRoutes().filter((route) => route !== "/404");
const canonical = (route: string) =>
  readPage(route).document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
const site = canonical("/").replace(/\/$/u, "");

const graphText = (route: string) =>
  only(readPage(route).document, 'script[type="application/ld+json"]').rawText;
const nodesOf = (route: string, type: string): Node[] =>
  JSON.parse(graphText(route))["@graph"].filter((node: Node) => node["@type"] === type);
const nodeOf = (route: string, type: string): Node => {
  const [node, ...others] = nodesOf(route, type);
  if (!node || others.length > 0) throw new Error(`${route} must have exactly one node of type ${type}.`);
  return node;
};

it("every page follows Google's rules, for the types that the validator knows", () => {
  const files = routes.map((route) => join(publicFolder, route, "index.html"));
  const output = execFileSync(process.execPath, [join(__dirname, "google-rules.mjs"), ...files], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  type Issue = { rootType: string; severity: string };
  const results: { file: string; types: string[]; issues: Issue[] }[] = JSON.parse(output);
  const { video } = content.aboutPage;
  const film = video?.videoUrl && video.uploadDate ? ["VideoObject"] : [];
  expect(results.flatMap(({ types }) => types)).toEqual(expect.arrayContaining(["BreadcrumbList", ...film]));
  const foundIssues = results.flatMap(({ file, issues }) => issues.map((issue) => ({ file, ...issue })));
  // A film may lack the optional end date, countries, chapters, broadcast and viewers.
  const isOptional = ({ rootType, severity }: Issue) => rootType === "VideoObject" && severity === "WARNING";
  expect(foundIssues.filter((issue) => !isOptional(issue))).toEqual([]);
});

describe.each(routes)("%s", (route) => {
  it("links its nodes, and names the studio and the page's service", () => {
    const nodesWithId: Node[] = [];
    JSON.parse(graphText(route), (_key, value) => {
      if (value?.["@id"]) nodesWithId.push(value);
      return value;
    });
    const ids = nodesWithId.filter((node) => node["@type"]).map((node) => node["@id"]);
    expect(ids).not.toEqual([]);
    expect(nodesWithId.filter((node) => !ids.includes(node["@id"]))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const type = ["/", "/contact", "/services"].includes(route) ? "ProfessionalService" : "Organization";
    expect(nodeOf(route, type)).toMatchObject({ name: studio.name, url: `${site}/` });
    const service = content.services.find(({ slug }) => route === `/services/${slug}`);
    expect(nodesOf(route, "Service").map(({ name }) => name)).toEqual(service ? [service.title] : []);
    const law = route === "/domande" ? content.questionsPage?.law : service?.law;
    const author = law?.checkedBy && { "@type": "Person", name: law.checkedBy };
    const { author: named, dateModified } = nodeOf(route, "WebPage");
    expect([named, dateModified]).toEqual([author, law?.checkedOn]);
  });

  it("repeats the visible breadcrumb", () => {
    const items = readPage(route).main.querySelectorAll(`nav[aria-label="${layoutStrings.breadcrumb}"] li`);
    const breadcrumbItems = nodesOf(route, "BreadcrumbList").flatMap(
      ({ itemListElement }) => itemListElement as Node[],
    );
    expect(items.length > 1).toBe(route !== "/");
    const normalisedItems = breadcrumbItems.map((item) => ({ ...item, name: oneLine(String(item.name)) }));
    expect(normalisedItems).toEqual(
      items.map((item, index) => {
        const [path] = linksIn(item);
        const listItem = { "@type": "ListItem", position: index + 1, name: oneLine(item.text) };
        return path === undefined ? listItem : { ...listItem, item: `${site}${path}` };
      }),
    );
  });

  it("names the page and its main picture", () => {
    const { document, main } = readPage(route);
    const pictureSrc = main
      .querySelector('#testata img[fetchpriority="high"]:not(figure img)')
      ?.getAttribute("src");
    expect(nodeOf(route, "WebPage")).toEqual(
      expect.objectContaining({
        url: canonical(route),
        name: document.querySelector("title")?.text,
        ...(pictureSrc && { image: `${site}${pictureSrc}` }),
      }),
    );
  });
});

it("/ and /contact describe the studio identically, with the visible contacts; /services names the towns", () => {
  const node = nodeOf("/contact", "ProfessionalService") as Node & {
    openingHoursSpecification: object[];
    address: Record<string, string>;
  };
  expect(node.openingHoursSpecification).toHaveLength(studio.openingHours.length);
  const { streetAddress = "", postalCode = "", addressLocality = "" } = node.address;
  const contacts = [studio.phone, String(node.email), streetAddress, `${postalCode} ${addressLocality}`];
  expect(missingFrom(readPage("/contact").text, contacts)).toEqual([]);
  expect(node.telephone).toBe(studio.phone.replace(/\s/gu, ""));
  expect(nodeOf("/", "ProfessionalService")).toEqual({ ...node, image: expect.any(String) });
  const towns = studio.serviceArea.provinces?.flatMap((province) => province.towns) ?? [];
  const servedAreas = nodeOf("/services", "ProfessionalService").areaServed as { name: string }[];
  expect(servedAreas.map(({ name }) => name)).toEqual(expect.arrayContaining(towns));
});
