import { render, screen } from "@testing-library/react";
import { manageLazyPictures } from "./lazy-pictures";

const root = document.documentElement.dataset;

test("releases pictures when a <details> opens, but not on the first layout", () => {
  window.innerHeight = 800;
  root.pictures = "waiting";
  render(
    <details open>
      <img loading="lazy" alt="In vista" />
    </details>,
  );
  const details = screen.getByRole("group");
  manageLazyPictures();
  window.dispatchEvent(new Event("resize"));
  details.dispatchEvent(new Event("toggle"));
  expect(root.pictures).toBe("waiting");
  window.dispatchEvent(new Event("load"));
  expect(root.pictures).toBe("waiting");
  expect(screen.getByAltText("In vista").dataset.near).toBe("");
  window.dispatchEvent(new Event("resize"));
  expect(root.pictures).toBe("waiting");
  details.dispatchEvent(new Event("toggle"));
  expect(root.pictures).toBeUndefined();
});

test("releases pictures in a window that a crawler enlarges", () => {
  root.pictures = "waiting";
  manageLazyPictures();
  window.dispatchEvent(new Event("load"));
  window.innerHeight = 12_000;
  window.dispatchEvent(new Event("resize"));
  expect(root.pictures).toBeUndefined();
});
