/** Which files of the content make a page, and which picture stands for it. */

import type { ImageContent, SiteContent } from "../../content-model/site-content";
import { listPageOf } from "../../src/lib/list-pages";

export type PageSource = {
  /** Below the content folder, with forward slashes. */
  files: readonly string[];
  picture?: ImageContent | undefined;
};

const pictureFile = ({ src }: ImageContent) => src.replace(/^\.\.\//u, "");

/** A page's own file with the pictures that it shows. */
const withPictures = (file: string, pictures: readonly (ImageContent | undefined)[]): PageSource => {
  const shown = pictures.filter((picture) => picture !== undefined);
  return { files: [file, ...shown.map(pictureFile)], picture: shown[0] };
};

/** A page made of its own file and others'. */
const withOthers = (own: PageSource, folder: string, others: readonly { slug: string }[]): PageSource => ({
  ...own,
  files: [...own.files, ...others.map(({ slug }) => `${folder}/${slug}.json`)],
});

/** @returns `undefined` for an address that is no page's */
export function pageSourceOf(path: string, content: SiteContent): PageSource | undefined {
  const { services, projects, team, equipment, software, legal } = content;
  const [, section, slug] = path.split("/");
  const page = (name: string, picture: ImageContent | undefined) =>
    withPictures(`pages/${name}.json`, [picture]);

  if (section === "services" && slug !== undefined) {
    const service = services.find((candidate) => candidate.slug === slug);
    return service && withPictures(`services/${slug}.json`, [service.hero.backgroundImage]);
  }
  const isList = listPageOf(path) !== undefined;
  if (section === "portfolio" && slug !== undefined && !isList) {
    const project = projects.find((candidate) => candidate.slug === slug);
    const pictures = project && [project.image, ...project.gallery.map(({ image }) => image)];
    return pictures && withPictures(`projects/${slug}.json`, pictures);
  }
  if (isList) {
    const listed = projects.filter((project) => project.listed);
    return withOthers(page("portfolio", content.portfolio.hero.backgroundImage), "projects", listed);
  }
  const document = legal.find((candidate) => path === `/${candidate.slug}`);
  if (document) return { files: [`legal/${document.slug}.json`] };
  switch (path) {
    case "/":
      return withOthers(page("home", content.home.hero.backgroundImage), "services", services);
    case "/services":
      return withOthers(page("services", content.servicesPage.hero.backgroundImage), "services", services);
    case "/about":
      return withOthers(page("about", content.about.hero.backgroundImage), "team", team);
    case "/attrezzature":
      return withOthers(
        withOthers(page("attrezzature", content.equipmentPage.hero.backgroundImage), "equipment", equipment),
        "software",
        software,
      );
    case "/contact": {
      const own = page("contact", content.contact.hero.backgroundImage);
      return { ...own, files: [...own.files, "site/studio.json"] };
    }
    case "/preventivo":
      return page("preventivo", content.quote.hero.backgroundImage);
    default:
      return undefined;
  }
}
