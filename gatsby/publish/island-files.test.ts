import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { islandAttributes, moveLongProps } from "./island-files";

const statistics = {
  namedChunkGroups: {
    "island-form": {
      assets: [{ name: "framework-1.js" }, { name: "island-form-1.js" }, { name: "form.1.css" }],
    },
  },
};

test("a page names the files of its islands, and moves long props into a file", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "islands-"));
  const long = { heights: '1 "2" <3> & '.repeat(200) };
  const escaped = JSON.stringify(long)
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;");
  const short = '<div data-island="form" data-props="{&quot;id&quot;:1}">';
  const page = (props: string) => `${short}<div data-island="form" data-props="${props}">`;
  const html = await moveLongProps(page(escaped), folder);
  expect(islandAttributes(html, statistics)).toBe(
    ' data-form="/framework-1.js /island-form-1.js /form.1.css"',
  );
  const [, file = ""] = /data-props-file="(?<file>[^"]+)"/u.exec(html) ?? [];
  expect(html).toBe(`${short}<div data-island="form" data-props-file="${file}">`);
  expect(JSON.parse(await readFile(path.join(folder, file), "utf8"))).toEqual(long);
  expect(await moveLongProps(html, folder)).toBe(html);
  expect(await readdir(path.join(folder, "islands"))).toHaveLength(1);
});
