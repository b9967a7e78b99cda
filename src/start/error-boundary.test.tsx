import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "./error-boundary";
import { reloadOnce } from "./reload-once";

jest.mock("./reload-once");

function Broken(): never {
  throw new Error("a component of another publication");
}

/** Whether the fault is mended by the reload. */
function breakDown(isReloaded: boolean) {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.mocked(reloadOnce).mockReturnValue(isReloaded);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
}
afterEach(() => jest.restoreAllMocks());

test("a fault reloads the page", () => {
  breakDown(true);
  expect(reloadOnce).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("main")).not.toBeInTheDocument();
});

test("an error that a reload does not mend is shown, with the ways that work", () => {
  breakDown(false);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("non si è aperta");
  expect(screen.getByRole("link", { name: "la pagina iniziale" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: /telefono/u })).toHaveAttribute("href", "/contact");
});
