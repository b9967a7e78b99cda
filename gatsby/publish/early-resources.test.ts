import { withEarlyResources as withResources } from "./early-resources";

const stats = {
  namedChunkGroups: {
    app: { assets: [{ name: "webpack-runtime-1.js" }, { name: "app-1.js" }, { name: "styles.1.css" }] },
    "component---src-pages-about-tsx": { assets: [{ name: "commons-1.js" }, { name: "about-1.js" }] },
  },
};
const data = (path = "/about", staticQueryHashes = ["12", "34"]) => ({
  path,
  componentChunkName: "component---src-pages-about-tsx",
  staticQueryHashes,
});
const withEarlyResources = (html: string, of: Parameters<typeof withResources>[1] = stats, about = data()) =>
  withResources(html, of, about, "b1", [{ name: "lightbox-1.js" }, { name: "lightbox-1.css" }]);

const html = (path = "/about") => `<body><script data-path="${path}">run()</script></body>`;

test("names the style sheet, the scripts of the application and of the page, and their data, on the page's script", () => {
  const page = withEarlyResources(html());
  expect(page).toContain(
    '<script data-path="/about" data-build="b1" data-sheet="/styles.1.css" data-scripts="/webpack-runtime-1.js /app-1.js /commons-1.js /about-1.js"' +
      ' data-fetches="/page-data/about/page-data.json /page-data/app-data.json /page-data/sq/d/12.json /page-data/sq/d/34.json" data-lightbox="/lightbox-1.js /lightbox-1.css">run()</script>',
  );
  expect(withEarlyResources(html("/"), stats, data("/"))).toContain(
    'data-fetches="/page-data/index/page-data.json ',
  );
});

test("renews what an earlier build has left in a page that has not changed", () => {
  const earlier = withEarlyResources(html(), stats, data("/about", []));
  expect(withEarlyResources(earlier)).toBe(withEarlyResources(html()));
});
