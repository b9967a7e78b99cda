import { withEarlyResources as withResources } from "./early-resources";

const stats = {
  namedChunkGroups: {
    app: { assets: [{ name: "webpack-runtime-1.js" }, { name: "app-1.js" }, { name: "styles.1.css" }] },
    "component---src-pages-about-tsx": { assets: [{ name: "commons-1.js" }, { name: "about-1.js" }] },
  },
};
const data = (path = "/about", staticQueryHashes = ["12", "34"]) =>
  JSON.stringify({ path, componentChunkName: "component---src-pages-about-tsx", staticQueryHashes });
const withEarlyResources = (html: string, of: Parameters<typeof withResources>[1], data: string) =>
  withResources(html, of, data, "b1");
const html = (path = "/about") =>
  `<body><p>Testo</p><script data-path="${path}">run()</script><!-- slice --><script\n id="gatsby-chunk-mapping"\n>` +
  '\n window.___chunkMapping="{}";\n</script><script>window.___webpackCompilationHash="b0";</script>' +
  '<script src="/webpack-runtime-0.js" async></script><script src="/app-0.js" async></script></body>';

test("names the style sheet, the scripts of the application and of the page, and their data, on the page's script", () => {
  const page = withEarlyResources(html(), stats, data());
  expect(page).toContain(
    '<script data-path="/about" data-build="b1" data-sheet="/styles.1.css" data-scripts="/webpack-runtime-1.js /app-1.js /commons-1.js /about-1.js"' +
      ' data-fetches="/page-data/about/page-data.json /page-data/app-data.json /page-data/sq/d/12.json /page-data/sq/d/34.json">run()</script>',
  );
  expect(page).toMatch(/<\/script><!-- slice --><\/body>$/u);
});

test("the home page's data has a name of its own", () => {
  expect(withEarlyResources(html("/"), stats, data("/"))).toContain(
    'data-fetches="/page-data/index/page-data.json ',
  );
});

const preload = (html: string) => /<head>.*?<\/head>/su.exec(withEarlyResources(html, stats, data()))?.[0];
const withPicture = (picture: string) =>
  `<head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><style></style></head>${picture}${html()}`;

test("asks for the variants of the largest picture before the styles, each for the layouts that show it", () => {
  const upright = "(width &lt; 48rem) and (orientation: portrait)";
  const picture = `<picture><source type="image/avif" srcSet="/b.avif 480w" media="${upright}" sizes="100vw"/>
    <source type="image/avif" srcSet="/a.avif 520w, /a2.avif 800w" sizes="60vw"/>
    <img src="/a.jpg" alt="" fetchpriority="high"/></picture>`;
  const start = '<head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>';
  const avif = 'type="image/avif" imagesrcset=';
  expect(preload(withPicture(picture))).toBe(
    `${start}<link rel="preload" as="image" media="${upright}" ${avif}"/b.avif 480w" imagesizes="100vw" fetchpriority="high">` +
      `<link rel="preload" as="image" media="not all and ${upright}" ${avif}"/a.avif 520w, /a2.avif 800w" imagesizes="60vw" fetchpriority="high">` +
      "<style></style></head>",
  );
  expect(withEarlyResources(withEarlyResources(withPicture(picture), stats, data()), stats, data())).toBe(
    withEarlyResources(withPicture(picture), stats, data()),
  );
});

test("a picture without a crop is wanted in every layout, one further down by none", () => {
  const picture = (attribute: string) =>
    `<picture><source type="image/avif" srcSet="/a.avif 520w" sizes="60vw"/><img alt="" ${attribute}></picture>`;
  expect(preload(withPicture(picture('fetchpriority="high"')))).toContain(
    '<link rel="preload" as="image" type="image/avif" ',
  );
  expect(preload(withPicture(picture('loading="lazy"')))).not.toContain("<link");
});

test("renews what an earlier build has left in a page that has not changed", () => {
  const earlier = withEarlyResources(
    html(),
    { namedChunkGroups: { ...stats.namedChunkGroups, app: { assets: [] } } },
    data("/about", []),
  );
  expect(withEarlyResources(earlier, stats, data())).toBe(withEarlyResources(html(), stats, data()));
});

test("a page without our script, or a chunk webpack does not know, ends the build", () => {
  expect(() => withEarlyResources("<body></body>", stats, data())).toThrow("/about has no page script.");
  expect(() => withEarlyResources(html(), { namedChunkGroups: {} }, data())).toThrow('no chunk "app"');
});
