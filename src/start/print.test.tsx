import { fetchPicturesForPrint } from "./print";

test("what is printed waits for no scrolling", () => {
  document.body.innerHTML = '<img loading="lazy" alt=""><img alt="">';
  fetchPicturesForPrint();
  window.dispatchEvent(new Event("beforeprint"));
  const pictures = [...document.querySelectorAll("img")];
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual([null, null]);
});
