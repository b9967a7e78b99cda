import { sitemapOf } from "./sitemap";

const picture = { files: [], isLargest: false, focus: { x: 50, y: 50 } };

test("addresses are absolute, as browsers ask for them, and escaped", () => {
  const pages = [
    {
      url: "https://www.studio.example/qualità",
      pictures: ["/static/a/rilievo 1.jpg", "/a.png?x=1&y=2"].map((address) => ({ ...picture, address })),
    },
    { url: "https://www.studio.example/", pictures: [] },
  ];
  expect(sitemapOf(pages, "https://www.studio.example").split("\n").slice(2, -2)).toEqual([
    "<url><loc>https://www.studio.example/qualit%C3%A0</loc>" +
      "<image:image><image:loc>https://www.studio.example/static/a/rilievo%201.jpg</image:loc></image:image>" +
      "<image:image><image:loc>https://www.studio.example/a.png?x=1&amp;y=2</image:loc></image:image></url>",
    "<url><loc>https://www.studio.example/</loc></url>",
  ]);
});
