import { startBehaviours } from "./behaviours";

const root = document.documentElement.dataset;
const fire = (type: string) => window.dispatchEvent(new Event(type));

beforeAll(() => {
  window.IntersectionObserver = jest.fn().mockReturnValue({ observe: jest.fn() });
  startBehaviours();
});

test("the header is scrolled below 50 px, and hides only on the way down", () => {
  const states = [900, 50, 51, 60, 60, 40].map((scrollY) => {
    Object.assign(window, { scrollY });
    fire("scroll");
    return `${root.scrolled} ${root.scrollDirection}`;
  });
  expect(states).toEqual(["true up", "false up", "true down", "true down", "true up", "false up"]);
});

test("unfolds the chapter in the URL's hash; on paper, all texts, with their pictures", () => {
  document.body.innerHTML = `<section id="catasto"><details></details></section><details></details>
    <img loading="lazy" alt="">`;
  const openStates = () => [...document.querySelectorAll("details")].map(({ open }) => open);
  window.history.replaceState(null, "", "#catasto");
  fire("hashchange");
  expect(openStates()).toEqual([true, false]);
  fire("beforeprint");
  expect([openStates(), document.querySelector("[loading]")]).toEqual([[true, true], null]);
  fire("afterprint");
  expect(openStates()).toEqual([true, false]);
});

test("scrolls smoothly only after the browser's return to a position", async () => {
  expect(root.scroll).toBeUndefined();
  fire("load");
  await new Promise((resolve) => setTimeout(resolve));
  expect(root.scroll).toBe("smooth");
});
