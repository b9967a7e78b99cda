/**
 * What pages tell search engines about themselves, as a graph of schema.org: breadcrumb, business, service, licensed
 * pictures, film. Only what a search feature reads, and nothing that the content does not give: no ratings, no prices.
 */
import type * as Schema from "schema-dts";
import { pictureFile } from "../../content-model/fields";
import type { SiteContent } from "../../content-model/site-content";
import { closuresSince } from "../../src/lib/closures";
import { telephoneNumber } from "../../src/lib/contacts";
import { isoDay } from "../../src/lib/italian-time";
import type { weekdays } from "../../src/lib/opening-hours";
import type { PrintedPage, PrintedPicture } from "./printed-page";

export type Site = {
  /** Origin, without a final slash. */
  url: string;
  content: SiteContent;
  /** Address below it of the home page's picture, if it has one: it stands for the studio. */
  photograph?: string | undefined;
};

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

const studioId = (site: Site) => ({ "@id": `${site.url}/#studio` });
const pictureId = (site: Site, { address }: PrintedPicture) => ({ "@id": `${site.url}${address}` });

const areasServed = ({ content }: Site): Schema.Place[] =>
  content.studio.serviceArea.places.map(({ name }) => ({ "@type": "Place", name }));

/** Who makes the pictures and offers the services: all that the other pages need of the studio. */
const studioName = (site: Site): Schema.Organization => ({
  "@type": "Organization",
  ...studioId(site),
  name: site.content.studio.name,
  url: `${site.url}/`,
});

/** The studio's holidays that are not past on the day of the build: days without hours, as Google wants them written. */
function closedDays({ content }: Site) {
  const closures = closuresSince(content.studio.closures, isoDay(new Date()));
  if (closures.length === 0) return {};
  const specialOpeningHoursSpecification = closures.map(
    ({ from, to }) =>
      ({
        "@type": "OpeningHoursSpecification",
        opens: "00:00",
        closes: "00:00",
        validFrom: from,
        validThrough: to,
      }) as const,
  );
  return { specialOpeningHoursSpecification };
}

/** For the pages that are about the studio. schema.org has no type for surveyors. */
function studioNode(site: Site): Schema.ProfessionalService {
  const { url, content, photograph } = site;
  const { phone, mobile, email, address, position, vatNumber, profiles } = content.studio;
  return {
    "@type": "ProfessionalService",
    ...studioId(site),
    name: content.studio.name,
    description: content.studio.description,
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
    openingHoursSpecification: content.studio.openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => schemaDays[day]),
      opens,
      closes,
    })),
    ...closedDays(site),
    areaServed: areasServed(site),
    logo: `${url}/icons/icon-512.png`,
    image: `${url}${photograph ?? "/icons/icon-512.png"}`,
    ...(position && {
      geo: { "@type": "GeoCoordinates", latitude: position.latitude, longitude: position.longitude },
    }),
    ...(vatNumber && { vatID: `IT${vatNumber}` }),
    ...(profiles && { sameAs: profiles }),
  };
}

/** Where search results take the name of the site from. */
const websiteNode = (site: Site): Schema.WebSite => ({
  "@type": "WebSite",
  url: `${site.url}/`,
  name: site.content.studio.name,
  inLanguage: "it-IT",
});

function pageNode({ url, title, pictures: [picture] }: PrintedPage, site: Site): Schema.WebPage {
  return {
    "@type": "WebPage",
    url,
    name: title,
    ...(picture && { primaryImageOfPage: pictureId(site, picture) }),
  };
}

const breadcrumbNode = ({ trail }: PrintedPage, site: Site): Schema.BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    // The last one is this page: Google wants no address there.
    ...(path !== undefined && { item: `${site.url}${path}` }),
  })),
});

/** Who made a picture by its file, where the content names another than the studio, wherever it is used. */
function creatorsIn(content: unknown): ReadonlyMap<string, string> {
  if (typeof content !== "object" || content === null) return new Map();
  const { src, creator }: { src?: unknown; creator?: unknown } = content;
  const below = Object.values(content).flatMap((part) => [...creatorsIn(part)]);
  return new Map(creator ? [[pictureFile(String(src)), String(creator)], ...below] : below);
}

/** A picture with its licence: the studio's, unless somebody else made it. */
function imageNode(
  picture: PrintedPicture,
  site: Site,
  creators: ReadonlyMap<string, string>,
): Schema.ImageObject {
  const creator = picture.files.map((file) => creators.get(file)).find(Boolean);
  const maker = creator ?? site.content.studio.name;
  return {
    "@type": "ImageObject",
    ...pictureId(site, picture),
    contentUrl: `${site.url}${picture.address}`,
    creator: creator === undefined ? studioId(site) : { "@type": "Person", name: creator },
    creditText: maker,
    copyrightNotice: `© ${maker}`,
    license: `${site.url}/terms-of-service`,
    acquireLicensePage: `${site.url}/contact`,
  };
}

function serviceNodes({ url, pictures: [picture] }: PrintedPage, site: Site): Schema.Service[] {
  const service = site.content.services.find(({ slug }) => url === `${site.url}/services/${slug}`);
  if (service === undefined) return [];
  return [
    {
      "@type": "Service",
      name: service.title,
      description: service.description,
      url,
      provider: studioId(site),
      areaServed: areasServed(site),
      ...(picture && { image: pictureId(site, picture) }),
    },
  ];
}

/** The studio's film, once the content says when it was published, which search engines require. */
function videoNodes({ url, pictures }: PrintedPage, site: Site): Schema.VideoObject[] {
  const { heading, poster, videoUrl, uploadDate, seconds } = site.content.aboutPage.video;
  const thumbnail = pictures.find(({ files }) => files.includes(pictureFile(poster.src)));
  if (url !== `${site.url}/about` || !videoUrl || !uploadDate || !thumbnail) return [];
  return [
    {
      "@type": "VideoObject",
      name: heading.title,
      description: heading.text ?? heading.title,
      thumbnailUrl: `${site.url}${thumbnail.address}`,
      uploadDate,
      ...(seconds !== undefined && { duration: `PT${seconds}S` }),
      ...(videoUrl.startsWith("/") ? { contentUrl: `${site.url}${videoUrl}` } : { url: videoUrl }),
    },
  ];
}

/** The home page prints no breadcrumb; it speaks for the whole site. */
export function structuredData(page: PrintedPage, site: Site): Schema.Graph {
  const creators = creatorsIn(site.content);
  const isAboutStudio = [`${site.url}/`, `${site.url}/contact`].includes(page.url);
  return {
    "@context": "https://schema.org",
    "@graph": [
      pageNode(page, site),
      page.trail.length > 0 ? breadcrumbNode(page, site) : websiteNode(site),
      isAboutStudio ? studioNode(site) : studioName(site),
      ...serviceNodes(page, site),
      ...videoNodes(page, site),
      ...page.pictures.map((picture) => imageNode(picture, site, creators)),
    ],
  };
}
