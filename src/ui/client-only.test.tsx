import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { clientOnly } from "./client-only";

const Greeting = ({ name }: { name: string }) => <p>Salve, {name}</p>;

test("is nothing in the HTML, and itself once its code is there", async () => {
  const Part = clientOnly(async () => Greeting);
  expect(renderToString(<Part name="Ada" />)).toBe("");
  render(<Part name="Ada" />);
  expect(await screen.findByText("Salve, Ada")).toBeVisible();
});

test("stays nothing where its code is lost", async () => {
  const Part = clientOnly<{ name: string }>(() => Promise.reject(new Error("ChunkLoadError")));
  const { container } = render(<Part name="Ada" />);
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
});
