/** The things that pages tell search engines about, as nodes that name each other by `@id`. */
import type {
  BreadcrumbList,
  ImageObject,
  ItemList,
  OfferCatalog,
  OpeningHoursSpecification,
  Person,
  Place,
  ProfessionalService,
  Service,
  VideoObject,
  WebSite,
} from "schema-dts";
import { isPlaceholderName } from "../../../content-model/check/placeholders";
import type { SiteContent } from "../../../content-model/site-content";
import { telephoneNumber } from "../../../src/lib/contacts";
import type { weekdays } from "../../../src/lib/opening-hours";
import type { PrintedPage, PrintedPicture } from "./printed-page";

/** What every node needs to know of the site. */
export type Site = {
  /** Origin, without a final slash. */
  url: string;
  content: SiteContent;
};

/** A node that stands elsewhere in the same graph. */
type Reference = { "@id": string };

export const studioId = ({ url }: Site): Reference => ({ "@id": `${url}/#studio` });
export const websiteId = ({ url }: Site): Reference => ({ "@id": `${url}/#website` });
export const serviceId = ({ url }: Site, slug: string): Reference => ({
  "@id": `${url}/services/${slug}#service`,
});

/** The days as schema.org calls them. */
const schemaDays = {
  lunedì: "https://schema.org/Monday",
  martedì: "https://schema.org/Tuesday",
  mercoledì: "https://schema.org/Wednesday",
  giovedì: "https://schema.org/Thursday",
  venerdì: "https://schema.org/Friday",
  sabato: "https://schema.org/Saturday",
  domenica: "https://schema.org/Sunday",
} as const satisfies Record<(typeof weekdays)[number], string>;

const openingHours = ({ content }: Site): OpeningHoursSpecification[] =>
  content.studio.openingHours.map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => schemaDays[day]),
    opens,
    closes,
  }));

const areas = ({ content }: Site): Place[] =>
  content.studio.serviceArea.places.map(({ name }) => ({ "@type": "Place", name }));

const catalog = (site: Site): OfferCatalog => ({
  "@type": "OfferCatalog",
  name: site.content.servicesPage.hero.title,
  itemListElement: site.content.services.map(({ slug, title }) => ({
    "@type": "Offer",
    itemOffered: {
      "@type": "Service",
      ...serviceId(site, slug),
      name: title,
      url: `${site.url}/services/${slug}`,
    },
  })),
});

/**
 * The studio; schema.org has no type for surveyors. Nothing is said that the content does not give: no ratings, no
 * prices.
 *
 * @param withCatalog on pages that show all services
 */
export function studioNode(site: Site, { withCatalog }: { withCatalog: boolean }): ProfessionalService {
  const { url, content } = site;
  const { name, description, email, phone, mobile, address, position, vatNumber, professionalRegister } =
    content.studio;
  return {
    "@type": "ProfessionalService",
    ...studioId(site),
    name,
    slogan: content.studio.tagline,
    description,
    url: `${url}/`,
    email,
    telephone: telephoneNumber(phone),
    contactPoint: {
      "@type": "ContactPoint",
      telephone: telephoneNumber(mobile),
      email,
      contactType: "customer service",
      availableLanguage: "it",
    },
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: "IT",
    },
    openingHoursSpecification: openingHours(site),
    areaServed: areas(site),
    logo: `${url}/icons/icon-512.png`,
    image: `${url}/icons/icon-512.png`,
    ...(position && {
      geo: { "@type": "GeoCoordinates", latitude: position.latitude, longitude: position.longitude },
    }),
    ...(vatNumber && { vatID: `IT${vatNumber}` }),
    ...(professionalRegister && {
      hasCredential: {
        "@type": "EducationalOccupationalCredential",
        credentialCategory: "Albo professionale",
        name: professionalRegister,
      },
    }),
    ...(content.studio.profiles && { sameAs: content.studio.profiles }),
    ...(withCatalog && { hasOfferCatalog: catalog(site) }),
  };
}

export const websiteNode = (site: Site): WebSite => ({
  "@type": "WebSite",
  ...websiteId(site),
  url: `${site.url}/`,
  name: site.content.studio.name,
  inLanguage: "it-IT",
  publisher: studioId(site),
});

/** The printed breadcrumb; none on the home page, which prints none. */
export const breadcrumbNode = ({ url, trail }: PrintedPage, site: Site): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": `${url}#breadcrumb`,
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    // The last one is this page: Google wants no address there.
    ...(path !== undefined && { item: `${site.url}${path}` }),
  })),
});

/** @param creator who made it, if not the studio */
export function imageNode(
  { address, alt, width, height }: PrintedPicture,
  site: Site,
  { creator, caption = alt }: { creator?: string | undefined; caption?: string } = {},
): ImageObject {
  const { name } = site.content.studio;
  const maker = creator ?? name;
  return {
    "@type": "ImageObject",
    "@id": `${site.url}${address}`,
    contentUrl: `${site.url}${address}`,
    width: { "@type": "QuantitativeValue", value: width, unitCode: "E37" },
    height: { "@type": "QuantitativeValue", value: height, unitCode: "E37" },
    caption,
    creator: creator === undefined ? studioId(site) : { "@type": "Person", name: creator },
    creditText: maker,
    copyrightNotice: `© ${maker}`,
    license: `${site.url}/terms-of-service`,
    acquireLicensePage: `${site.url}/contact`,
  };
}

export function serviceNode(slug: string, image: ImageObject | undefined, site: Site): Service {
  const { title, description } =
    site.content.services.find((service) => service.slug === slug) ?? missing(slug);
  return {
    "@type": "Service",
    ...serviceId(site, slug),
    name: title,
    serviceType: title,
    description,
    url: `${site.url}/services/${slug}`,
    provider: studioId(site),
    areaServed: areas(site),
    ...(image && { image }),
  };
}

export const itemListNode = (
  { url, heading }: PrintedPage,
  items: readonly { name: string; path: string }[],
  site: Site,
): ItemList => ({
  "@type": "ItemList",
  "@id": `${url}#elenco`,
  name: heading,
  numberOfItems: items.length,
  itemListElement: items.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: `${site.url}${path}`,
  })),
});

/** People whose names are given; a placeholder is none. */
export const personNodes = (site: Site): Person[] =>
  site.content.team
    .filter(({ name }) => !isPlaceholderName(name))
    .map(({ slug, name, role }) => ({
      "@type": "Person",
      "@id": `${site.url}/about#${slug}`,
      name,
      jobTitle: role,
      worksFor: studioId(site),
    }));

/** The studio's film, where there is one and the content says when it was published, which search engines require. */
export function videoNode({ url, pictures }: PrintedPage, site: Site): VideoObject | undefined {
  const { video } = site.content.about;
  const poster = pictures.find(({ alt }) => alt === video.poster.alt);
  if (video.videoUrl === undefined || video.uploadDate === undefined || poster === undefined)
    return undefined;
  const isOwnFile = video.videoUrl.startsWith("/");
  return {
    "@type": "VideoObject",
    "@id": `${url}#video`,
    name: video.heading.title,
    description: video.heading.text ?? video.heading.title,
    thumbnailUrl: `${site.url}${poster.address}`,
    uploadDate: video.uploadDate,
    ...(video.seconds !== undefined && { duration: `PT${video.seconds}S` }),
    ...(isOwnFile ? { contentUrl: `${site.url}${video.videoUrl}` } : { url: video.videoUrl }),
  };
}

export function missing(what: string): never {
  throw new Error(`The content has no «${what}» for the structured data.`);
}
