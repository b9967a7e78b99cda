/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { watchContent } from "./content-overlay";

test("shows the report of broken content over the page until it is mended, and below it the version", () => {
  const source = new EventTarget();
  const open = jest.fn(() => source);
  Object.assign(window, { EventSource: open });
  watchContent();
  const tell = (report: string | null) =>
    source.dispatchEvent(
      new MessageEvent("message", { data: JSON.stringify({ report, version: "Versione 1" }) }),
    );

  expect(open).toHaveBeenCalledWith("/__content-status");
  tell(null);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  tell("alfa.json: manca il titolo");
  tell("alfa.json: manca <b>il testo</b>");
  expect(screen.getByRole("alert")).toHaveTextContent("alfa.json: manca <b>il testo</b>");
  tell(null);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByText("Versione 1")).toBeInTheDocument();
});
