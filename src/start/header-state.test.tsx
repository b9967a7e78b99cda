import { waitFor } from "@testing-library/react";
import { markScrolled } from "./header-state";

function scrollTo(y: number) {
  window.scrollY = y;
  window.dispatchEvent(new Event("scroll"));
}

test("the document says whether it is scrolled beyond 50 px, also when it was loaded half-way down", async () => {
  const { dataset } = document.documentElement;
  window.scrollY = 400;
  markScrolled();
  await waitFor(() => expect(dataset.scrolled).toBe("true"));
  scrollTo(50);
  expect(dataset.scrolled).toBe("false");
  scrollTo(51);
  expect(dataset.scrolled).toBe("true");
});

test("the document says which way its visitor is heading; at the top always upwards", async () => {
  const { dataset } = document.documentElement;
  window.scrollY = 900;
  markScrolled();
  await waitFor(() => expect(dataset.heading).toBe("up"));
  scrollTo(901);
  expect(dataset.heading).toBe("down");
  scrollTo(300);
  expect(dataset.heading).toBe("up");
  scrollTo(-20);
  scrollTo(50);
  expect(dataset.heading).toBe("up");
});
