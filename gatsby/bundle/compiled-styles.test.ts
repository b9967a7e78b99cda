import { compiledStyles, stylesWithout, withChannels } from "./compiled-styles";

test("inlines colour channels and drops their custom properties", () => {
  const stylesheet =
    ":root { --ink-channels: 14 39 53; --a: b; } .c { color: rgb(var(--ink-channels) / 20%); }";
  expect(compiledStyles(withChannels(stylesheet, stylesheet))).toBe(":root{--a:b}.c{color:#0e273533}");
});

test("drops only rules of unused classes, and adds nothing", () => {
  const stylesheet = compiledStyles(
    ".a{text-decoration-color:var(--b)}.b .c{color:blue}.b,.a{top:0}:not(.b){left:0}@media (400px <= width < 700px){.a{top:1px}}",
  );
  expect(stylesheet).toContain("-webkit-");
  expect(stylesWithout(["b"], stylesheet)).toBe(stylesheet.replace(".b .c{color:#00f}", ""));
});
