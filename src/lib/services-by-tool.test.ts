import { servicesByTool } from "./services-by-tool";

const services = [
  { slug: "catasto", title: "Catasto", equipment: [{ slug: "gnss" }] },
  { slug: "droni", title: "Droni", equipment: [{ slug: "drone" }, { slug: "gnss" }] },
  { slug: "pratiche", title: "Pratiche", equipment: [] },
];

test("lists the services of each tool, in the services' order, and no tool that none uses", () => {
  const result = servicesByTool(services, ({ equipment }) => equipment);
  const slugs = [...result].map(([tool, users]) => [tool, users.map(({ slug }) => slug)]);
  expect(slugs).toEqual([
    ["gnss", ["catasto", "droni"]],
    ["drone", ["droni"]],
  ]);
});
