/** @jest-environment jsdom */
import { reducedMotion, stubMedia } from "../../tests/unit/testing/media";
import { mayAutoplay } from "./may-autoplay";

const connect = (connection: object | undefined) => Object.assign(navigator, { connection });

beforeEach(() => {
  stubMedia();
  connect(undefined);
});

test("plays where the browser tells nothing of the link", () => {
  expect(mayAutoplay()).toBe(true);
});

test("plays on a fast link", () => {
  connect({ saveData: false, effectiveType: "4g" });
  expect(mayAutoplay()).toBe(true);
});

test.each([
  { saveData: true, effectiveType: "4g" },
  { effectiveType: "3g" },
  { effectiveType: "2g" },
  { effectiveType: "slow-2g" },
])("does not play on %j", (connection) => {
  connect(connection);
  expect(mayAutoplay()).toBe(false);
});

test("does not play under reduced motion", () => {
  stubMedia(reducedMotion);
  expect(mayAutoplay()).toBe(false);
});
