import { render, screen } from "@testing-library/react";
import { DraftMark } from "./draft-mark";

const environment = process.env;
afterEach(() => {
  process.env = environment;
});

test.each([
  ["development", true, true],
  ["development", false, false],
  ["development", null, false],
  ["production", true, false],
])("in %s, draft %p: marked %p", (mode, draft, isMarked) => {
  process.env = { ...environment, NODE_ENV: mode as "production" };
  render(<DraftMark draft={draft} />);
  expect(screen.queryByText("Bozza") !== null).toBe(isMarked);
});
