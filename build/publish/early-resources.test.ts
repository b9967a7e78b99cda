import { withEarlyResources } from "./early-resources";

const stats = {
  namedChunkGroups: {
    app: { assets: [{ name: "webpack-runtime-1.js" }, { name: "app-1.js" }, { name: "styles.1.css" }] },
    "component---src-pages-about-tsx": { assets: [{ name: "commons-1.js" }, { name: "about-1.js" }] },
  },
};
const data = (text: string, path = "/about") =>
  JSON.stringify({
    path,
    componentChunkName: "component---src-pages-about-tsx",
    staticQueryHashes: ["12", "34"],
    result: { data: { text } },
  });
const html = (path = "/about") =>
  `<body><p>Testo</p><script data-path="${path}">run()</script><script>mapping</script>` +
  '<script src="/webpack-runtime-0.js" async></script><script src="/app-0.js" async></script></body>';

const blockOf = (page: string) =>
  /<script type="application\/json" id="page-data">(?<text>.*?)<\/script>/su.exec(page)?.groups?.text;

test("names the scripts of the application and of the page, and the shared data, on the page's script", () => {
  const page = withEarlyResources(html(), stats, data("Testo"));
  expect(page).toContain(
    '<script data-path="/about" data-scripts="/webpack-runtime-1.js /app-1.js /commons-1.js /about-1.js"' +
      ' data-fetches="/page-data/app-data.json /page-data/sq/d/12.json /page-data/sq/d/34.json">run()</script>',
  );
  expect(page).not.toContain(" async");
  expect(page).toContain("<script>mapping</script>");
});

test("puts the page's data before its script, so that nothing in a text can end it", () => {
  const text = "Fine </script><!-- e $& così";
  const page = withEarlyResources(html(), stats, data(text));
  expect(page.indexOf('id="page-data"')).toBeLessThan(page.indexOf("data-path"));
  expect(blockOf(page)).not.toContain("<");
  expect(JSON.parse(blockOf(page) ?? "")).toEqual(JSON.parse(data(text)));
});

test("renews what an earlier build has left in a page that has not changed", () => {
  const earlier = withEarlyResources(
    html(),
    { namedChunkGroups: { ...stats.namedChunkGroups, app: { assets: [] } } },
    data("Prima"),
  );
  expect(withEarlyResources(earlier, stats, data("Dopo"))).toBe(
    withEarlyResources(html(), stats, data("Dopo")),
  );
});

test("the not-found page carries no data: it answers to other addresses than its own", () => {
  expect(blockOf(withEarlyResources(html("/404.html"), stats, data("Testo", "/404.html")))).toBeUndefined();
});

test("a page without our script, or a chunk webpack does not know, ends the build", () => {
  expect(() => withEarlyResources("<body></body>", stats, data("Testo"))).toThrow(
    "/about has no page script.",
  );
  expect(() => withEarlyResources(html(), { namedChunkGroups: {} }, data("Testo"))).toThrow('no chunk "app"');
});
