import { render } from "@testing-library/react";
import { ErrorBoundary } from "./error-boundary";
import { reloadUpTo } from "./reload";

jest.mock("./reload");

function Broken(): never {
  throw new Error("a component of another publication");
}

test("an error leaves the HTML that was there, and reloads the page", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="___gatsby"><main>Il testo</main></div>';
  const container = document.getElementById("___gatsby") as HTMLElement;
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
    { container, hydrate: true },
  );
  expect(container.innerHTML).toBe("<div><main>Il testo</main></div>");
  expect(reloadUpTo).toHaveBeenCalledWith(2);
  jest.restoreAllMocks();
});
