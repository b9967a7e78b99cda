import { withResourceAddresses } from "./finish-pages";

const stats = {
  namedChunkGroups: {
    app: { assets: [{ name: "webpack-runtime-1.js" }, { name: "app-1.js" }, { name: "styles.1.css" }] },
    "component---src-pages-about-tsx": { assets: [{ name: "commons-1.js" }, { name: "about-1.js" }] },
  },
};
const lightbox = [{ name: "lightbox-1.js" }, { name: "lightbox-1.css" }];
const withAddresses = (html: string, staticQueryHashes = ["12", "34"]) => {
  const data = { path: "/about", componentChunkName: "component---src-pages-about-tsx", staticQueryHashes };
  return withResourceAddresses(html, stats, data, "b1", lightbox);
};

test("lists stylesheet, scripts and data on the page's script, replacing those of an earlier build", () => {
  const html = '<body><script data-path="/about">run()</script></body>';
  expect(withAddresses(html)).toBe(
    '<body><script data-path="/about" data-build="b1" data-files="/webpack-runtime-1.js /app-1.js /commons-1.js /about-1.js' +
      ' /page-data/about/page-data.json /page-data/app-data.json /page-data/sq/d/12.json /page-data/sq/d/34.json /styles.1.css" data-lightbox="/lightbox-1.js /lightbox-1.css">run()</script></body>',
  );
  expect(withAddresses(withAddresses(html, []))).toBe(withAddresses(html));
});
