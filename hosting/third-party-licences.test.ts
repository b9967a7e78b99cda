import path from "node:path";
import { licencesOf } from "./third-party-licences";

const inPackage = (file: string) => path.resolve("node_modules", file);
const text = licencesOf([
  inPackage("react-dom/cjs/react-dom.production.min.js"),
  inPackage("react-dom/index.js"),
  inPackage("@emailjs/browser/es/index.js"),
  path.resolve("src/words/sections.ts"),
  "",
]);

test.each(["react-dom", "@emailjs/browser", "gatsby", "@fontsource-variable/manrope"])(
  "%s is named once, with its version",
  (name) => {
    const version = /^\S+ \d+\.\d+\.\d+ \(.+\)$/mu;
    const titles = text.split("\n").filter((line) => version.test(line) && line.startsWith(`${name} `));
    expect(titles).toHaveLength(1);
  },
);

test("holds the words each licence wants repeated", () => {
  expect(text).toContain("Permission is hereby granted, free of charge");
  expect(text).toContain("SIL OPEN FONT LICENSE");
});

test("says nothing of this machine", () => {
  expect(text).not.toContain(process.cwd());
});
