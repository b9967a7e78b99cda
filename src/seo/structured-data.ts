/** schema.org graph of a page: only types that a search feature reads; no ratings, no prices. */
import type * as Schema from "schema-dts";
import { isoDay } from "../../shared/italian-time";
import { type Closure, closuresSince } from "../lib/closures";
import { telephoneNumber } from "../lib/contacts";
import { inWeekOrder } from "../lib/opening-hours";
import { layoutStrings } from "../strings/layout";
import type { Trail } from "../ui/breadcrumb";
import { jpegOf, type PictureSource } from "../ui/picture";

/** `url` is the origin of the site, `name` the studio's name. */
export type Site = { readonly url: string; readonly name: string };

type AreasWithTowns = {
  readonly address: Queries.ServedAreasFragment["address"];
  readonly serviceArea: {
    readonly provinces:
      | readonly {
          readonly name: string;
          /** Given only by a page that shows the towns: structured data repeats what readers see. */
          readonly towns?: readonly string[];
        }[]
      | null;
  };
};

export type PageFacts = {
  trail?: Trail;
  /** The page's largest image, which is also cropped for sharing. */
  mainImage?: Queries.HeroPictureSourceFragment | null;
  studio?: Queries.StudioFactsFragment & AreasWithTowns;
  service?: {
    readonly title: string;
    readonly description: string;
    readonly servedAreas: Queries.ServedAreasFragment;
  };
  /** Last check of the laws that the page cites: its day and the person who did it. */
  law?: Queries.LawCheckFragment | null;
  /** Included once the content gives its publication date, which search engines require. */
  video?: Queries.VideoSectionFragment | null;
};

type Page = {
  readonly title: string;
  /** Absolute; a trailing slash only for the home page. */
  readonly url: string;
};

const schemaDays = {
  lunedì: "Monday",
  martedì: "Tuesday",
  mercoledì: "Wednesday",
  giovedì: "Thursday",
  venerdì: "Friday",
  sabato: "Saturday",
  domenica: "Sunday",
} as const;

/** Returns the path of the main image's crop, else of the site's default image. */
export const shareImageOf = ({ mainImage }: PageFacts): string =>
  mainImage?.shareImage.childImageSharp?.resize?.src ?? "/condivisione.jpg";

const studioId = ({ url }: Site) => ({ "@id": `${url}/#studio` });
const imageUrl = ({ url }: Site, image: PictureSource) => `${url}${jpegOf(image)}`;

const areasServed = ({ address, serviceArea }: AreasWithTowns): Schema.AdministrativeArea[] => [
  { "@type": "State", name: address.region },
  ...(serviceArea.provinces ?? []).flatMap(({ name, towns = [] }) => [
    { "@type": "AdministrativeArea", name } as const,
    ...towns.map((town) => ({ "@type": "City", name: town }) as const),
  ]),
];

/** Returns author and day of a page that cites laws. The author is the person who checked them, else the studio. */
function authorship(law: PageFacts["law"], site: Site) {
  if (!law?.checkedOn) return {};
  const author = law.checkedBy ? ({ "@type": "Person", name: law.checkedBy } as const) : studioId(site);
  return { author, dateModified: law.checkedOn };
}

/**
 * Google marks a day as closed by hours from 00:00 to 00:00
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
const closedDays = ({ from, to }: Closure) => ({
  "@type": "OpeningHoursSpecification" as const,
  opens: "00:00",
  closes: "00:00",
  validFrom: from,
  validThrough: to,
});

/** Uses ProfessionalService, because schema.org has no type for surveyors. */
function business(studio: Queries.StudioFactsFragment, site: Site, shareImage: string) {
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
      dayOfWeek: days.map((day) => `https://schema.org/${schemaDays[day]}` as const),
      opens,
      closes,
    })),
    ...(closures.length > 0 && { specialOpeningHoursSpecification: closures.map(closedDays) }),
    areaServed: areasServed(studio),
    logo: `${site.url}/icons/icon-512.png`,
    image: `${site.url}${shareImage}`,
    ...(position && {
      geo: { "@type": "GeoCoordinates", latitude: position.latitude, longitude: position.longitude },
    }),
    ...(vatNumber && { vatID: `IT${vatNumber}` }),
    ...(profiles && { sameAs: profiles }),
  } satisfies Schema.ProfessionalService;
}

/**
 * Omits the last item's URL: Google then uses the page's
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
const breadcrumb = ({ parents = [], current }: Trail, { url }: Site): Schema.BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: layoutStrings.home, to: "/" }, ...parents, { name: current, to: undefined }].map(
    ({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(to !== undefined && { item: `${url}${to}` }),
    }),
  ),
});

function videos(video: PageFacts["video"], site: Site): Schema.VideoObject[] {
  if (!video?.videoUrl || !video.uploadDate) return [];
  const { heading, poster, videoUrl, uploadDate, seconds } = video;
  return [
    {
      "@type": "VideoObject",
      name: heading.title,
      description: heading.text ?? heading.title,
      thumbnailUrl: imageUrl(site, poster),
      uploadDate,
      ...(seconds !== null && { duration: `PT${seconds}S` }),
      ...(videoUrl.startsWith("/") ? { contentUrl: `${site.url}${videoUrl}` } : { url: videoUrl }),
    },
  ];
}

export function structuredData(page: Page, site: Site, facts: PageFacts): Schema.Graph {
  const { trail, mainImage, studio, service, law, video } = facts;
  const imageProperty = mainImage && { image: imageUrl(site, mainImage) };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebPage",
        url: page.url,
        name: page.title,
        ...imageProperty,
        ...authorship(law, site),
      },
      trail
        ? breadcrumb(trail, site)
        : // Gives search results the site's name.
          { "@type": "WebSite", url: `${site.url}/`, name: site.name, inLanguage: "it-IT" },
      studio
        ? business(studio, site, shareImageOf(facts))
        : { "@type": "Organization", ...studioId(site), name: site.name, url: `${site.url}/` },
      ...(service
        ? [
            {
              "@type": "Service" as const,
              name: service.title,
              serviceType: service.title,
              description: service.description,
              url: page.url,
              provider: studioId(site),
              areaServed: areasServed(service.servedAreas),
              ...imageProperty,
            },
          ]
        : []),
      ...videos(video, site),
    ],
  };
}
