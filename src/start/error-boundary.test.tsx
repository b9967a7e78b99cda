import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "./error-boundary";
import { renewOnce } from "./renew";

jest.mock("./renew");
const renew = jest.mocked(renewOnce);

function Broken(): never {
  throw new Error("a component of another publication");
}

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test("a page without faults is left alone", () => {
  render(<ErrorBoundary>Pagina</ErrorBoundary>);
  expect(screen.getByText("Pagina")).toBeInTheDocument();
  expect(renew).not.toHaveBeenCalled();
});

test("a fault reloads the page", () => {
  renew.mockReturnValue(true);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(renew).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("main")).not.toBeInTheDocument();
});

test("a fault that a reload does not mend is told, with the ways that work", () => {
  renew.mockReturnValue(false);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("non si è aperta");
  expect(screen.getByRole("link", { name: "la pagina iniziale" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: /telefono/u })).toHaveAttribute("href", "/contact");
});
