/** /portfolio/{slug}: category badge, texts, 'Il Progetto', technologies, gallery with captions. */
import { content } from "./content";
import { linksIn, missingFrom, oneLine, only, type Page, readPage } from "./support";

describe.each(content.projects.map((project) => ({ route: `/portfolio/${project.slug}`, project })))(
  "$route",
  ({ route, project }) => {
    let page: Page;
    beforeAll(() => {
      page = readPage(route);
    });

    it("has the category, the title and the short description", () => {
      expect(oneLine(only(page.main, "h1").text)).toBe(oneLine(project.title));
      expect(missingFrom(page.text, [project.category, project.description])).toEqual([]);
    });

    it("tells the project under 'Il Progetto'", () => {
      const headings = page.main.querySelectorAll("h2").map((heading) => oneLine(heading.text));
      expect(headings).toContain("Il Progetto");
      expect(missingFrom(page.text, project.fullDescription)).toEqual([]);
    });

    it("has a tag for each technology", () => {
      const tags = page.main.querySelectorAll("li").map((item) => oneLine(item.text));
      expect(tags).toEqual(expect.arrayContaining(project.technologiesUsed.map(oneLine)));
    });

    it("has the gallery, each picture with its caption", () => {
      const figures = page.main.querySelectorAll("figure").map((figure) => ({
        alt: figure.querySelector("img")?.getAttribute("alt"),
        caption: oneLine(figure.querySelector("figcaption")?.text ?? ""),
      }));
      expect(project.gallery.length).toBeGreaterThanOrEqual(3);
      expect(figures).toEqual(
        project.gallery.map(({ image, caption }) => ({ alt: image.alt, caption: oneLine(caption) })),
      );
    });

    it("leads to its related services and back to all projects", () => {
      const wanted = project.services.map((slug) => `/services/${slug}`);
      expect(linksIn(page.main)).toEqual(expect.arrayContaining([...wanted, "/portfolio"]));
    });
  },
);
