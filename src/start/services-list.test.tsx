import { waitFor } from "@testing-library/react";
import { manageServicesList } from "./services-list";

beforeAll(() => manageServicesList());
beforeEach(() => {
  document.body.innerHTML = `<div data-enhanced="false"><button aria-expanded="false">Servizi</button></div>
    <a href="/">Home</a>`;
});

const list = () => document.querySelector("div") as HTMLElement;
const button = () => document.querySelector("button") as HTMLElement;
const press = (key: string) => document.dispatchEvent(new KeyboardEvent("keydown", { key }));

test.each(["pointerleave", "focusout"])("Escape closes the open list, until %s", (type) => {
  press("Escape");
  expect(list()).not.toHaveAttribute("data-closed");
  button().focus();
  press("Enter");
  expect(list()).not.toHaveAttribute("data-closed");
  press("Escape");
  expect(list()).toHaveAttribute("data-closed");
  list().dispatchEvent(new Event(type));
  expect(list()).not.toHaveAttribute("data-closed");
});

test("assistive technology knows whether it is open", async () => {
  const link = document.querySelector("a");
  for (const [act, state] of [
    [() => button().focus(), "true"],
    [() => press("Escape"), "false"],
    [() => [link?.focus(), button().focus()], "true"],
    [() => link?.focus(), "false"],
  ] as const) {
    act();
    await waitFor(() => expect(button()).toHaveAttribute("aria-expanded", state));
  }
});
