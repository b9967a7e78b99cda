/** What pages tell search engines: right words of schema.org, what Google asks for, and nothing the page does not print. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { daysLabel, hoursLabel } from "../../src/lib/opening-hours";
import { frameStrings } from "../../src/words/layout";
import { content } from "./content";
import { builtRoutes, missingFrom, oneLine, publicFolder, readPage } from "./support";

type Node = { "@type": string; "@id"?: string; [name: string]: unknown };

const projectRoot = join(__dirname, "..", "..");
const routes = builtRoutes().filter((route) => route !== "/404");
/** The one that the build was made for. */
const site = (
  readPage("/").document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? ""
).replace(/\/$/u, "");

function graphText(route: string): string {
  const [block, ...others] = readPage(route).document.querySelectorAll('script[type="application/ld+json"]');
  if (!block || others.length > 0) throw new Error(`${route} has ${others.length + (block ? 1 : 0)} graphs.`);
  return block.rawText;
}
const nodesOf = (route: string): Node[] => JSON.parse(graphText(route))["@graph"];
const nodeOf = (route: string, type: string): Node => {
  const found = nodesOf(route).filter((node) => node["@type"] === type);
  if (found.length !== 1) throw new Error(`${route} has ${found.length} nodes of type ${type}.`);
  return found[0] as Node;
};

/** What the compiler has against a text that declares graphs. */
function mistakesIn(source: string): string[] {
  const name = join(projectRoot, "tests", "built", "graphs-of-the-build.ts");
  const options: ts.CompilerOptions = { noEmit: true, strict: true, skipLibCheck: true, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, languageVersion, ...rest) =>
    file === name
      ? ts.createSourceFile(file, source, languageVersion, true)
      : getSourceFile.call(host, file, languageVersion, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([name], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

const declared = (graphs: readonly string[]) =>
  [
    'import type { Graph } from "schema-dts";',
    ...graphs.map((graph, index) => `export const graph${index}: Graph = ${graph};`),
  ].join("\n");

describe("the vocabulary", () => {
  it("is schema.org's, on every page", () => {
    expect(mistakesIn(declared(routes.map(graphText)))).toEqual([]);
  });

  it("would not pass with a word misspelt, an unknown type or a wrong day", () => {
    const graph = graphText("/contact");
    const broken = [
      graph.replace('"openingHoursSpecification"', '"openingHoursSpecificaton"'),
      graph.replace('"ProfessionalService"', '"LandSurveyor"'),
      graph.replace("schema.org/Monday", "schema.org/Lunedi"),
    ];
    for (const text of broken) expect(mistakesIn(declared([text]))).not.toEqual([]);
  });
});

/** What Google's rules have against the structured data in files of HTML. */
function googleRules(files: readonly string[]): { file: string; types: string[]; issues: object[] }[] {
  const answer = execFileSync(process.execPath, [join(__dirname, "google-rules.mjs"), ...files], {
    cwd: projectRoot,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  return JSON.parse(answer);
}

describe("Google's rules, in the kinds that the validator knows", () => {
  it("are kept on every page", () => {
    const results = googleRules(routes.map((route) => join(publicFolder, route, "index.html")));
    expect(results.flatMap(({ types }) => types)).toEqual(
      expect.arrayContaining(["BreadcrumbList", "ImageObject"]),
    );
    expect(results.flatMap(({ file, issues }) => issues.map((issue) => ({ file, ...issue })))).toEqual([]);
  });

  it("would not be kept by a breadcrumb without names", () => {
    const folder = mkdtempSync(join(tmpdir(), "google-rules-"));
    const file = join(folder, "index.html");
    writeFileSync(file, readPage("/contact").source.replace(/"position":1,"name":"[^"]*"/u, '"position":1'));
    const [result] = googleRules([file]);
    rmSync(folder, { recursive: true });
    expect(result?.issues).not.toEqual([]);
  });
});

describe.each(routes)("%s", (route) => {
  it("joins its nodes: every reference below a page leads to a node, of this page or of its own", () => {
    const nodes = nodesOf(route);
    const known = new Set(nodes.map((node) => node["@id"]));
    const references: string[] = [];
    const collect = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(collect);
      else if (typeof value === "object" && value !== null) {
        const keys = Object.keys(value);
        if (keys.length === 1 && keys[0] === "@id") references.push((value as { "@id": string })["@id"]);
        if (keys.includes("@type") && keys.includes("@id")) known.add((value as { "@id": string })["@id"]);
        Object.values(value).forEach(collect);
      }
    };
    collect(nodes);
    const elsewhere = content.services.map(({ slug }) => `${site}/services/${slug}#service`);
    expect(references.filter((id) => !known.has(id) && !elsewhere.includes(id))).toEqual([]);
    expect(new Set(nodes.map((node) => node["@id"])).size).toBe(nodes.length);
  });

  it("describes the page in its own words", () => {
    const { document } = readPage(route);
    const page = nodesOf(route).find((node) => String(node["@id"]).endsWith("#webpage"));
    expect(page).toMatchObject({
      url: document.querySelector('link[rel="canonical"]')?.getAttribute("href"),
      name: document.querySelector("title")?.text,
      description: document.querySelector('meta[name="description"]')?.getAttribute("content"),
    });
  });

  it("repeats the visible breadcrumb", () => {
    const items = readPage(route).main.querySelectorAll(`nav[aria-label="${frameStrings.breadcrumb}"] li`);
    if (route === "/") {
      expect(items).toEqual([]);
      return;
    }
    expect(items.length).toBeGreaterThan(1);
    expect(nodeOf(route, "BreadcrumbList").itemListElement).toEqual(
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

  it("names only pictures that the page shows, each with creator, credit, copyright and licence", () => {
    const shown = readPage(route)
      .main.querySelectorAll("img[srcset]")
      .map((image) => image.getAttribute("srcset") ?? "");
    const images =
      JSON.stringify(nodesOf(route)).match(/\{"@type":"ImageObject".*?"acquireLicensePage":"[^"]*"\}/gu) ??
      [];
    for (const image of images.map((text): Node => JSON.parse(text))) {
      expect(shown.some((srcset) => srcset.includes(String(image.contentUrl).slice(site.length)))).toBe(true);
      for (const name of ["creator", "creditText", "copyrightNotice", "license"])
        expect(image).toHaveProperty(name);
    }
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
    const { telephone, email, address } = node;
    const printedPhone = missingFrom(text, [studio.phone, studio.mobile, String(email)]);
    expect(printedPhone).toEqual([]);
    expect(telephone).toBe(studio.phone.replaceAll(" ", ""));
    const { streetAddress = "", postalCode = "", addressLocality = "", addressRegion = "" } = address;
    expect(missingFrom(text, [`${streetAddress}, ${postalCode} ${addressLocality}`, addressRegion])).toEqual(
      [],
    );
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

  it("claims nothing that the content does not give", () => {
    const all = routes.map(graphText).join("\n");
    expect(all).not.toMatch(/aggregateRating|"review"|priceRange/u);
    expect(Boolean(node.vatID)).toBe(studio.vatNumber !== undefined);
    expect(Boolean(node.geo)).toBe(studio.position !== undefined);
    expect(Boolean(node.hasCredential)).toBe(studio.professionalRegister !== undefined);
  });

  it("offers all services where all of them are shown", () => {
    for (const route of ["/", "/services"]) {
      const { hasOfferCatalog } = nodeOf(route, "ProfessionalService") as {
        hasOfferCatalog?: { itemListElement: unknown[] };
      };
      expect(hasOfferCatalog?.itemListElement).toHaveLength(content.services.length);
    }
  });
});

it.each(content.services)("/services/$slug is a service of the studio", ({ slug, title }) => {
  expect(nodeOf(`/services/${slug}`, "Service")).toMatchObject({
    name: title,
    provider: { "@id": `${site}/#studio` },
    areaServed: content.studio.serviceArea.places.map(({ name }) => ({ "@type": "Place", name })),
    image: { "@type": "ImageObject" },
  });
});

it.each(content.projects)("/portfolio/$slug is a work with all its pictures", ({ slug, title, gallery }) => {
  const work = nodeOf(`/portfolio/${slug}`, "CreativeWork") as { image?: { caption: string }[] } & Node;
  expect(work.name).toBe(title);
  expect(work.image?.slice(1).map(({ caption }) => caption)).toEqual(gallery.map(({ caption }) => caption));
});

it.each(["/services", "/portfolio"])("%s lists what it links to, in its order", (route) => {
  const list = nodeOf(route, "ItemList") as { itemListElement?: { url: string }[] } & Node;
  const links = readPage(route)
    .main.querySelectorAll("li a[href]")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => href.startsWith(`${route}/`));
  expect(list.itemListElement?.map(({ url }) => url.slice(site.length))).toEqual([...new Set(links)]);
});
