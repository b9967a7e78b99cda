import { draftsAmong, withoutDrafts } from "./drafts";
import { service } from "./kinds/service";
import { navigation } from "./kinds/site";

const files: [string, unknown][] = [
  ["equipment/livella.json", { draft: true }],
  ["equipment/prisma.json", { draft: false }],
  ["software/livella.json", {}],
  ["projects/castello.json", { draft: true }],
  ["note.json", { draft: true }],
];

test("identifies drafts by kind and slug, and removes them only from lists of that kind, in order", () => {
  const drafts = draftsAmong(files);
  expect([...drafts]).toEqual(["equipment/livella", "project/castello", "/portfolio/castello"]);
  const content = { equipment: ["livella", "prisma", "livella"], software: ["livella"] };
  expect(withoutDrafts(service, content, drafts)).toEqual({ equipment: ["prisma"], software: ["livella"] });
  expect(content.equipment).toHaveLength(3);
  expect(withoutDrafts(service, content, new Set())).toBe(content);

  const menu = [{ to: "/about" }, { to: "/portfolio/castello" }];
  expect(withoutDrafts(navigation, { main: menu }, drafts)).toEqual({ main: menu.slice(0, 1) });

  const related = [
    { service: "catasto", text: "Viene prima." },
    { service: "rogiti", text: "Viene dopo." },
  ];
  expect(withoutDrafts(service, { related }, new Set(["service/catasto"]))).toEqual({
    related: related.slice(1),
  });
});
