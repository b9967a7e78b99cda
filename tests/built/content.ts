/** The content that the build was made from, and the routes it stands for. */
import { readSiteContent } from "../../content-model/site-content";
import { contentFolder } from "./support";

export const content = readSiteContent(contentFolder);

/** Every address of the site; `/404` stands for the not-found page. */
export const expectedRoutes = [
  "/",
  "/404",
  "/about",
  "/attrezzature",
  "/contact",
  "/portfolio",
  "/preventivo",
  "/services",
  ...content.legal.map(({ slug }) => `/${slug}`),
  ...content.services.map(({ slug }) => `/services/${slug}`),
  ...content.projects.map(({ slug }) => `/portfolio/${slug}`),
].sort();

/** Titles and texts of a list of points, as a page prints them. */
export const pointTexts = (points: readonly { title: string; text: string }[]) =>
  points.flatMap(({ title, text }) => [title, text]);

/** Facts of the studio in the place of the tokens of the legal texts. */
export function withFacts(text: string): string {
  const { name, email, phone, address } = content.studio;
  const facts: Record<string, string> = {
    "studio.name": name,
    "studio.email": email,
    "studio.phone": phone,
    "studio.address": `${address.street}, ${address.postalCode} ${address.city} (${address.province})`,
  };
  return text.replace(/\{([\w.]+)\}/gu, (token, key: string) => facts[key] ?? token);
}
