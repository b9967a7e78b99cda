import { draftsAmong, isDraft, withoutDrafts } from "./drafts";
import { service } from "./kinds/service";

const files: [string, unknown][] = [
  ["equipment/drone.json", { draft: true }],
  ["equipment/gnss.json", { draft: false }],
  ["software/drone.json", {}],
  ["projects/castello.json", { draft: true }],
  ["note.json", { draft: true }],
];

test("only `true` makes a draft", () => {
  expect([{ draft: true }, { draft: false }, { draft: "true" }, {}, null, []].map(isDraft)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("drafts are known by kind and slug", () => {
  expect([...draftsAmong(files)]).toEqual(["equipment/drone", "project/castello"]);
});

test("lists lose their drafts, of the right kind only, and keep their order", () => {
  const content = { equipment: ["drone", "gnss", "drone"], software: ["drone"] };
  expect(withoutDrafts(service, content, draftsAmong(files))).toEqual({
    equipment: ["gnss"],
    software: ["drone"],
  });
  expect(content.equipment).toHaveLength(3);
  expect(withoutDrafts(service, content, new Set())).toBe(content);
});
