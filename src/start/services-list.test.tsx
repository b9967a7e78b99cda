import { waitFor } from "@testing-library/react";
import { manageServicesList } from "./services-list";

beforeAll(() => manageServicesList());

const press = (key: string) => document.dispatchEvent(new KeyboardEvent("keydown", { key }));

test.each(["pointerleave", "focusout"])("Escape closes the open list, until %s", (type) => {
  document.body.innerHTML = '<div data-enhanced="false"><button>Servizi</button></div>';
  const list = document.querySelector("div") as HTMLElement;
  press("Escape");
  expect(list).not.toHaveAttribute("data-closed");
  document.querySelector("button")?.focus();
  press("Enter");
  expect(list).not.toHaveAttribute("data-closed");
  press("Escape");
  expect(list).toHaveAttribute("data-closed");
  list.dispatchEvent(new Event(type));
  expect(list).not.toHaveAttribute("data-closed");
});

test("a list that React has taken over is its own affair", () => {
  document.body.innerHTML = '<div data-enhanced="true"><button>Servizi</button></div>';
  document.querySelector("button")?.focus();
  press("Escape");
  expect(document.querySelector("div")).not.toHaveAttribute("data-closed");
});

test("whether it is open is told to those who do not see it", async () => {
  document.body.innerHTML =
    '<div data-enhanced="false"><button aria-expanded="false">Servizi</button></div><a href="/">Home</a>';
  const [button, link] = [document.querySelector("button"), document.querySelector("a")];
  button?.focus();
  await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"));
  press("Escape");
  await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
  link?.focus();
  button?.focus();
  await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"));
  link?.focus();
  await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
});
