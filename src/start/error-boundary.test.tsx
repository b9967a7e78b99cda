import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "./error-boundary";
import { reloadOnce } from "./reload-once";

jest.mock("./reload-once");
const reload = jest.mocked(reloadOnce);

function Broken(): never {
  throw new Error("a component of another publication");
}

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test("a page without faults is left alone", () => {
  render(<ErrorBoundary>Pagina</ErrorBoundary>);
  expect(screen.getByText("Pagina")).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

test("a fault reloads the page", () => {
  reload.mockReturnValue(true);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("main")).not.toBeInTheDocument();
});

test("a fault that a reload does not mend is told, with the ways that work", () => {
  reload.mockReturnValue(false);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("non si è aperta");
  expect(screen.getByRole("link", { name: "la pagina iniziale" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: /telefono/u })).toHaveAttribute("href", "/contact");
});
