import { withPageStyles } from "./page-styles";

const order = "@font-face{font-family:Manrope}\n@layer tokens, base;";
const page = (template: string, body: string) => ({
  template,
  html: `<head><style>${order}</style><title>Titolo</title></head><body>${body}</body>`,
});
const stylesOf = ({ html }: { html: string }) => [...html.matchAll(/<style.*?<\/style>/gsu)].join("");
const style = (rules: string) => `<style>@font-face{font-family:Manrope}@layer tokens,base;${rules}</style>`;

const fading = ".e{animation:1s fade}@keyframes fade{to{top:0}}";
const stylesheet = `a{top:0}.a{top:1px}.a[open] .b{top:2px}.c:hover,.d{top:3px}${fading}`;

test("pages of one template share their styles, and so one CSP hash", () => {
  const pages = [page("one", '<p class="a">'), page("one", '<p class="d e">')];
  const styles = withPageStyles(pages, stylesheet).map(stylesOf);
  expect(styles).toEqual(Array(2).fill(style(`a{top:0}.a{top:1px}.c:hover,.d{top:3px}${fading}`)));
});

test("rules of a class that only one page uses go to that page", () => {
  const pages = ["a", "a b", "a b", "a d"].map((names) => page("one", `<p class="${names}">`));
  const styles = withPageStyles(pages, stylesheet).map(stylesOf);
  const shared = "a{top:0}.a{top:1px}.a[open] .b{top:2px}";
  expect(styles).toEqual([...Array(3).fill(style(shared)), style(`${shared}.c:hover,.d{top:3px}`)]);
});

test("a rebuild replaces the styles of an earlier build", () => {
  const earlier = withPageStyles([page("one", '<p class="a">')], stylesheet);
  expect(withPageStyles(earlier, stylesheet)).toEqual(earlier);
  const later = 'a{top:9px}.a{content:"$&"}';
  expect(withPageStyles(earlier, later).map(stylesOf)).toEqual([style(later)]);
});
