import { useState } from "react";
import { renderToString } from "react-dom/server";
import { hydrateIslands } from "./hydrate";
import { Island, type Slots } from "./island";

function Counter({ label, slots }: { label: string; slots: Slots }) {
  const [count, setCount] = useState(0);
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>
      {slots.picture}
    </section>
  );
}

const show = () => {
  document.body.innerHTML = renderToString(
    <Island
      name="carousel"
      component={Counter}
      props={{ label: "Avanti" }}
      slots={{ picture: <i>Ponte</i>, absent: null }}
    />,
  );
  return document.querySelector("[data-island]") as HTMLElement;
};
const button = () => document.querySelector("button") as HTMLButtonElement;
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test("hydrates an island from its props, and leaves its slots as they are", async () => {
  const host = show();
  const [before, picture] = [button(), host.querySelector("i") as HTMLElement];
  picture.innerHTML = "<font>Bridge</font>";
  hydrateIslands("carousel", Counter);
  await settle();
  expect(host.dataset.live).toBe("true");
  before.click();
  await settle();
  expect(button()).toBe(before);
  expect(host).toHaveTextContent("Avanti 1Bridge");
  expect(host.querySelector("i")).toBe(picture);
});

test("an island that another program has changed is built anew, and keeps focus and slots", async () => {
  const info = jest.spyOn(console, "info").mockImplementation();
  // Only React's development build prints the mismatch.
  const error = jest.spyOn(console, "error").mockImplementation();
  const host = show();
  button().before(document.createElement("grammarly-extension"));
  button().focus();
  hydrateIslands("carousel", Counter);
  await settle();
  expect(info).toHaveBeenCalled();
  expect(button()).toHaveFocus();
  expect(host).toHaveTextContent("Avanti 0Ponte");
  info.mockRestore();
  error.mockRestore();
});

test("an island whose code throws keeps its HTML, is not live, and reports the error", async () => {
  window.reportError = jest.fn();
  const [error, info] = (["error", "info"] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(),
  );
  const host = show();
  hydrateIslands("carousel", () => {
    throw new Error("broken");
  });
  await settle();
  expect([host.textContent, host.dataset.live]).toEqual(["Avanti 0Ponte", undefined]);
  expect(window.reportError).toHaveBeenCalledWith(new Error("broken"));
  error?.mockRestore();
  info?.mockRestore();
});
