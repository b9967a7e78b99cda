/**
 * Structured data of a page, as a graph of schema.org: breadcrumb, business, service, people, licensed pictures, film. Only
 * what a search feature reads, and nothing that the content does not give: no ratings, no prices.
 */
import type * as Schema from "schema-dts";
import { type Closure, closuresSince } from "../lib/closures";
import { telephoneNumber } from "../lib/contacts";
import { isoDay } from "../lib/italian-time";
import { inWeekOrder, type weekdays } from "../lib/opening-hours";
import { layoutStrings } from "../strings/layout";
import type { Trail } from "../ui/breadcrumb";
import { jpegOf, type PictureSource } from "../ui/picture";
import type { Site } from "./use-site";

type LicensedPicture = PictureSource & {
  /** The maker, unless that is the studio. */
  readonly creator?: string | null;
  readonly share?: Queries.HeroPictureSourceFragment["share"];
};

export type PageFacts = {
  /** The home page has none. */
  trail?: Trail;
  /** Pictures that the page shows large, its main one first. */
  pictures?: readonly (LicensedPicture | null | undefined)[];
  /** For the pages that are about the studio. */
  studio?: Queries.StudioFactsFragment;
  service?: {
    readonly title: string;
    readonly description: string;
    readonly areas: Queries.ServedAreasFragment;
  };
  /** Those of whom the page gives more than name and role are named. */
  people?: readonly Queries.PersonFactsFragment[];
  /** The studio's film, once the content says when it was published, which search engines require. */
  video?: Queries.VideoFactsFragment | null;
};

type Page = {
  readonly title: string;
  /** Absolute, without a final slash except for the home page. */
  readonly url: string;
};

const schemaDays = {
  lunedì: "https://schema.org/Monday",
  martedì: "https://schema.org/Tuesday",
  mercoledì: "https://schema.org/Wednesday",
  giovedì: "https://schema.org/Thursday",
  venerdì: "https://schema.org/Friday",
  sabato: "https://schema.org/Saturday",
  domenica: "https://schema.org/Sunday",
} as const satisfies Record<(typeof weekdays)[number], string>;

/** Path of the page's share image: a crop of its main picture, or a drawing. */
export const shareImageOf = ({ pictures }: PageFacts): string =>
  pictures?.[0]?.share?.childImageSharp?.resize?.src ?? "/condivisione.jpg";

const studioId = ({ url }: Site) => ({ "@id": `${url}/#studio` });
const address = ({ url }: Site, picture: PictureSource) => `${url}${jpegOf(picture)}`;

/** The region, and those of its provinces that the studio names. */
const areasServed = ({ address, serviceArea }: Queries.ServedAreasFragment): Schema.AdministrativeArea[] => [
  { "@type": "State", name: address.region },
  ...(serviceArea.provinces ?? []).map(({ name }) => ({ "@type": "AdministrativeArea", name }) as const),
];

/** A holiday as Google wants it written: a day without hours. */
const closedDays = ({ from, to }: Closure) => ({
  "@type": "OpeningHoursSpecification" as const,
  opens: "00:00",
  closes: "00:00",
  validFrom: from,
  validThrough: to,
});

/** The whole business, for the pages that are about it. schema.org has no type for surveyors. */
function business(studio: Queries.StudioFactsFragment, site: Site, image: string) {
  const { phone, mobile, email, address: postal, position, vatNumber, profiles } = studio;
  const closures = closuresSince(studio.closures, isoDay(new Date()));
  return {
    "@type": "ProfessionalService",
    ...studioId(site),
    name: site.name,
    description: studio.description,
    url: `${site.url}/`,
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
      streetAddress: postal.street,
      postalCode: postal.postalCode,
      addressLocality: postal.city,
      addressRegion: postal.region,
      addressCountry: "IT",
    },
    openingHoursSpecification: inWeekOrder(studio.openingHours).map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => schemaDays[day as keyof typeof schemaDays]),
      opens,
      closes,
    })),
    ...(closures.length > 0 && { specialOpeningHoursSpecification: closures.map(closedDays) }),
    areaServed: areasServed(studio),
    logo: `${site.url}/icons/icon-512.png`,
    image: `${site.url}${image}`,
    ...(position && {
      geo: { "@type": "GeoCoordinates", latitude: position.latitude, longitude: position.longitude },
    }),
    ...(vatNumber && { vatID: `IT${vatNumber}` }),
    ...(profiles && { sameAs: profiles }),
  } satisfies Schema.ProfessionalService;
}

/** The studio in brief: the maker of pictures and provider of services on the other pages. */
const organization = (site: Site): Schema.Organization => ({
  "@type": "Organization",
  ...studioId(site),
  name: site.name,
  url: `${site.url}/`,
});

/** Search results take the site's name from it. */
const website = (site: Site): Schema.WebSite => ({
  "@type": "WebSite",
  url: `${site.url}/`,
  name: site.name,
  inLanguage: "it-IT",
});

/** Google wants no address for the last item, which is this page. */
const breadcrumb = ({ above = [], here }: Trail, { url }: Site): Schema.BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: layoutStrings.home, to: "/" }, ...above, { name: here, to: undefined }].map(
    ({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(to !== undefined && { item: `${url}${to}` }),
    }),
  ),
});

/** A picture with its licence: the studio's, unless somebody else made it. */
function image(picture: LicensedPicture, site: Site): Schema.ImageObject {
  const { creator } = picture;
  const maker = creator ?? site.name;
  return {
    "@type": "ImageObject",
    "@id": address(site, picture),
    contentUrl: address(site, picture),
    creator: creator ? { "@type": "Person", name: creator } : studioId(site),
    creditText: maker,
    copyrightNotice: `© ${maker}`,
    license: `${site.url}/terms-of-service`,
    acquireLicensePage: `${site.url}/contact`,
  };
}

const serviceNode = (
  { title, description, areas }: NonNullable<PageFacts["service"]>,
  { url }: Page,
  site: Site,
  [picture]: readonly LicensedPicture[],
): Schema.Service => ({
  "@type": "Service",
  name: title,
  description,
  url,
  provider: studioId(site),
  areaServed: areasServed(areas),
  ...(picture && { image: { "@id": address(site, picture) } }),
});

/** People whose register, attestations or field the studio has told; a name alone is no fact to publish. */
function persons(people: NonNullable<PageFacts["people"]>, site: Site): Schema.Person[] {
  return people.flatMap(({ name, role, register, attestations, expertise }) => {
    const credentials = attestations ?? [];
    if (!register && credentials.length === 0 && !expertise) return [];
    return {
      "@type": "Person",
      name,
      jobTitle: role,
      worksFor: studioId(site),
      ...(register && { memberOf: { "@type": "Organization", name: register } as const }),
      ...(credentials.length > 0 && {
        hasCredential: credentials.map(
          (credential) => ({ "@type": "EducationalOccupationalCredential", name: credential }) as const,
        ),
      }),
      ...(expertise && { knowsAbout: expertise }),
    };
  });
}

function videos(video: PageFacts["video"], site: Site): Schema.VideoObject[] {
  if (!video?.videoUrl || !video.uploadDate) return [];
  const { heading, poster, videoUrl, uploadDate, seconds } = video;
  return [
    {
      "@type": "VideoObject",
      name: heading.title,
      description: heading.text ?? heading.title,
      thumbnailUrl: address(site, poster),
      uploadDate,
      ...(seconds !== null && { duration: `PT${seconds}S` }),
      ...(videoUrl.startsWith("/") ? { contentUrl: `${site.url}${videoUrl}` } : { url: videoUrl }),
    },
  ];
}

export function structuredData(page: Page, site: Site, facts: PageFacts): Schema.Graph {
  const { trail, studio, service, people = [], video } = facts;
  // Pictures that files have in common are one.
  const shown = (facts.pictures ?? []).filter((picture) => picture != null);
  const pictures = [...new Map(shown.map((picture) => [jpegOf(picture), picture])).values()];
  const [main] = pictures;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebPage",
        url: page.url,
        name: page.title,
        ...(main && { primaryImageOfPage: { "@id": address(site, main) } }),
      },
      trail ? breadcrumb(trail, site) : website(site),
      studio ? business(studio, site, shareImageOf(facts)) : organization(site),
      ...(service ? [serviceNode(service, page, site, pictures)] : []),
      ...persons(people, site),
      ...videos(video, site),
      ...pictures.map((picture) => image(picture, site)),
    ],
  };
}
