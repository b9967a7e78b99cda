/** What a page tells search engines: one graph, in the words that the page prints. */
import type { Graph, ImageObject, Thing, WebPage } from "schema-dts";
import { listPageOf, projectsPerPage } from "../../../src/lib/list-pages";
import {
  breadcrumbNode,
  imageNode,
  itemListNode,
  missing,
  personNodes,
  type Site,
  serviceId,
  serviceNode,
  studioId,
  studioNode,
  videoNode,
  websiteId,
  websiteNode,
} from "./nodes";
import type { PrintedPage } from "./printed-page";

type Reference = { "@id": string };

/** What a page has besides the nodes of every page. */
type Own = {
  type?: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";
  nodes?: readonly Thing[];
  mainEntity?: Reference;
  /** All services are shown. */
  withCatalog?: boolean;
};

/** Pictures of the content that the page prints, found by their alternative text. */
function printedImage(
  printed: PrintedPage,
  site: Site,
  image: { alt: string; creator?: string | undefined } | undefined,
  caption?: string,
): ImageObject | undefined {
  const picture = printed.pictures.find(({ alt }) => alt === image?.alt);
  return picture && imageNode(picture, site, { creator: image?.creator, ...(caption && { caption }) });
}

const projectLinks = ({ content }: Site, page: number) =>
  content.projects
    .filter(({ listed }) => listed)
    .slice((page - 1) * projectsPerPage, page * projectsPerPage)
    .map(({ title, slug }) => ({ name: title, path: `/portfolio/${slug}` }));

function portfolioPage(page: number, printed: PrintedPage, site: Site): Own {
  const list = itemListNode(printed, projectLinks(site, page), site);
  return { type: "CollectionPage", nodes: [list], mainEntity: { "@id": `${printed.url}#elenco` } };
}

function servicesPage(printed: PrintedPage, site: Site): Own {
  const links = site.content.services.map(({ title, slug }) => ({ name: title, path: `/services/${slug}` }));
  const list = itemListNode(printed, links, site);
  return {
    type: "CollectionPage",
    nodes: [list],
    mainEntity: { "@id": `${printed.url}#elenco` },
    withCatalog: true,
  };
}

function servicePage(slug: string, printed: PrintedPage, site: Site): Own {
  const { hero } = site.content.services.find((service) => service.slug === slug) ?? missing(slug);
  const image = printedImage(printed, site, hero.backgroundImage);
  return { nodes: [serviceNode(slug, image, site)], mainEntity: serviceId(site, slug) };
}

function projectPage(slug: string, printed: PrintedPage, site: Site): Own {
  const project = site.content.projects.find((candidate) => candidate.slug === slug) ?? missing(slug);
  const id: Reference = { "@id": `${printed.url}#progetto` };
  const images = [
    printedImage(printed, site, project.image),
    ...project.gallery.map(({ image, caption }) => printedImage(printed, site, image, caption)),
  ].filter((image) => image !== undefined);
  return {
    nodes: [
      {
        "@type": "CreativeWork",
        ...id,
        name: project.title,
        description: project.description,
        genre: project.category,
        url: printed.url,
        inLanguage: "it-IT",
        creator: studioId(site),
        about: project.services.map((service) => serviceId(site, service)),
        image: images,
      },
    ],
    mainEntity: id,
  };
}

function aboutPage(printed: PrintedPage, site: Site): Own {
  const video = videoNode(printed, site);
  return {
    type: "AboutPage",
    nodes: [...personNodes(site), ...(video ? [video] : [])],
    mainEntity: studioId(site),
  };
}

/** @throws for a page below /services or /portfolio that the content does not know */
function ownOf(path: string, printed: PrintedPage, site: Site): Own {
  const [, section, slug] = path.split("/");
  const listPage = listPageOf(path);
  if (listPage !== undefined) return portfolioPage(listPage, printed, site);
  if (section === "services" && slug !== undefined) return servicePage(slug, printed, site);
  if (section === "portfolio" && slug !== undefined) return projectPage(slug, printed, site);
  switch (path) {
    case "/":
      return { mainEntity: studioId(site), withCatalog: true };
    case "/services":
      return servicesPage(printed, site);
    case "/about":
      return aboutPage(printed, site);
    case "/contact":
      return { type: "ContactPage", mainEntity: studioId(site) };
    case "/attrezzature":
      return { type: "CollectionPage" };
    default:
      return {};
  }
}

function pageNode(
  printed: PrintedPage,
  { type = "WebPage", mainEntity }: Own,
  site: Site,
  lastModified?: string,
): WebPage {
  const [picture] = printed.pictures;
  return {
    "@type": type,
    "@id": `${printed.url}#webpage`,
    url: printed.url,
    name: printed.title,
    description: printed.description,
    inLanguage: "it-IT",
    isPartOf: websiteId(site),
    ...(mainEntity && { mainEntity }),
    ...(printed.trail.length > 0 && { breadcrumb: { "@id": `${printed.url}#breadcrumb` } }),
    ...(picture && { primaryImageOfPage: { "@id": `${site.url}${picture.address}` } }),
    ...(lastModified && { dateModified: lastModified }),
  };
}

/**
 * @param path the page's, without a final slash
 * @param lastModified ISO date-time, where it is known
 */
export function graphOf(path: string, printed: PrintedPage, site: Site, lastModified?: string): Graph {
  const own = ownOf(path, printed, site);
  const [picture] = printed.pictures;
  const nodes = own.nodes ?? [];
  const isDescribed = picture && JSON.stringify(nodes).includes(`"@id":"${site.url}${picture.address}"`);
  return {
    "@context": "https://schema.org",
    "@graph": [
      pageNode(printed, own, site, lastModified),
      websiteNode(site),
      studioNode(site, { withCatalog: own.withCatalog ?? false }),
      ...(printed.trail.length > 0 ? [breadcrumbNode(printed, site)] : []),
      ...(picture && !isDescribed ? [imageNode(picture, site)] : []),
      ...nodes,
    ],
  };
}
