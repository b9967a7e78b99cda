import { compiledStyles, stylesWithout, withInlinedChannels } from "./compiled-styles";

test.each([
  ["a fallback value for older browsers", '.a{content:"→";content:"→" / ""}'],
  [
    "an animation before its timeline, which the shorthand would reset",
    ".a{animation:linear both b;animation-timeline:scroll(root)}",
  ],
  ["custom properties", '@property --a{syntax:"<number>";inherits:true;initial-value:0}'],
  [
    "values that cannot be computed at build time",
    "a{width:clamp(1rem,1vw + 2px,3rem);color:color-mix(in srgb,var(--b) 20%,transparent)}",
  ],
  ["recent properties", "a{text-wrap:balance;inset:0 0 auto;translate:.25em;scale:1.03}"],
])("keeps %s", (_, stylesheet) => {
  expect(compiledStyles(stylesheet)).toBe(stylesheet);
});

test("inlines colour channels and drops their custom properties", () => {
  const stylesheet =
    ":root { --ink-channels: 14 39 53; --a: b; } .c { color: rgb(var(--ink-channels) / 20%); }";
  expect(compiledStyles(withInlinedChannels(stylesheet, stylesheet))).toBe(":root{--a:b}.c{color:#0e273533}");
});

test("drops only rules of unused classes, and adds nothing", () => {
  const stylesheet = compiledStyles(
    ".a{text-decoration-color:var(--b)}.b .c{color:blue}.b,.a{top:0}:not(.b){left:0}@media (400px <= width < 700px){.a{top:1px}}",
  );
  expect(stylesheet).toContain("-webkit-");
  expect(stylesWithout(["b"], stylesheet)).toBe(stylesheet.replace(".b .c{color:#00f}", ""));
});
