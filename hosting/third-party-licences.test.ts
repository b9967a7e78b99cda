import path from "node:path";
import { licencesOf } from "./third-party-licences";

test("every package is named once, with its version and the words its licence wants repeated; nothing of this machine is", () => {
  const packages = [
    "react-dom/cjs/react-dom.production.min.js",
    "react-dom/index.js",
    "@emailjs/browser/es/index.js",
  ];
  const own = ["src/words/sections.ts", ""];
  const text = licencesOf([
    ...packages.map((file) => path.resolve("node_modules", file)),
    ...own.map((file) => path.resolve(file)),
  ]);
  const titles = text.match(/^\S+(?= \d+\.\d+\.\d+ \(.+\)$)/gmu);
  expect(titles).toEqual(["@emailjs/browser", "@fontsource-variable/manrope", "gatsby", "react-dom"]);
  expect(text).toContain("Permission is hereby granted, free of charge");
  expect(text).toContain("SIL OPEN FONT LICENSE");
  expect(text).not.toContain(process.cwd());
});
