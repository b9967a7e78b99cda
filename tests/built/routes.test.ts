/** Which pages exist: the specification's route table against the build. */
import { requiredProjectSlugs, serviceSlugs } from "../../content-model/specification";
import { expectedRoutes } from "./content";
import { builtRoutes } from "./support";

it("the build holds the pages of the content, no more and no less", () => {
  expect(builtRoutes()).toEqual(expectedRoutes);
});

describe("the route table of the specification", () => {
  it.each([
    "/",
    "/about",
    "/services",
    ...serviceSlugs.map((slug) => `/services/${slug}`),
    "/portfolio",
    ...requiredProjectSlugs.map((slug) => `/portfolio/${slug}`),
    "/contact",
    "/preventivo",
    "/privacy-policy",
    "/terms-of-service",
    "/404",
    "/attrezzature",
  ])("%s exists", (route) => {
    expect(builtRoutes()).toContain(route);
  });

  it("has 12 services and 9 projects", () => {
    expect(serviceSlugs).toHaveLength(12);
    expect(requiredProjectSlugs).toHaveLength(9);
  });
});
