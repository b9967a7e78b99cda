import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe, toHaveNoViolations } from "jest-axe";
import { renderToString } from "react-dom/server";
import { choices, forget, remember } from "../../lib/embed-choices";
import { ChoicesControl } from "./choices-control";

expect.extend(toHaveNoViolations);

const name = "Gestisci contenuti esterni";
const dialog = () => screen.getByRole("dialog", { name: "Contenuti esterni" });

async function open() {
  const user = userEvent.setup();
  render(<ChoicesControl />);
  await user.click(screen.getByRole("button", { name }));
  await screen.findByRole("dialog");
  return user;
}

beforeEach(
  () => void jest.useFakeTimers({ now: new Date("2025-11-21T09:00:00Z"), doNotFake: ["setTimeout"] }),
);

afterEach(() => {
  for (const { provider } of choices()) forget(provider);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("without scripts it is a link to the section of the privacy policy", () => {
  document.body.innerHTML = renderToString(<ChoicesControl />);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/privacy-policy#contenuti-esterni");
  document.body.innerHTML = "";
});

test("with nothing remembered the dialog says so", async () => {
  await open();
  expect(dialog()).toHaveTextContent("Nessuna scelta è ricordata");
  expect(within(dialog()).queryByRole("listitem")).toBeNull();
  expect(within(dialog()).getByRole("heading")).toHaveFocus();
  expect(await axe(dialog())).toHaveNoViolations();
});

test("lists what is remembered with its days, and revokes one by one", async () => {
  remember("youtube", new Date("2025-10-01T09:00:00Z"));
  remember("openStreetMap", new Date("2025-11-02T09:00:00Z"));
  const user = await open();
  const lines = within(dialog()).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "YouTube (Google Ireland)dal 1 ottobre 2025 al 1 aprile 2026Revoca",
    "OpenStreetMap (OpenStreetMap Foundation)dal 2 novembre 2025 al 2 maggio 2026Revoca",
  ]);
  expect(await axe(dialog())).toHaveNoViolations();
  await user.click(within(dialog()).getByRole("button", { name: "Revoca: YouTube" }));
  expect(choices().map(({ provider }) => provider)).toEqual(["openStreetMap"]);
  expect(within(dialog()).getByRole("status")).toHaveTextContent("Revocato: YouTube.");
  expect(within(dialog()).getByRole("heading")).toHaveFocus();
  expect(within(dialog()).queryByRole("button", { name: "Revoca tutte" })).toBeNull();
});

test("revokes all at once", async () => {
  remember("youtube");
  remember("vimeo");
  const user = await open();
  await user.click(within(dialog()).getByRole("button", { name: "Revoca tutte" }));
  expect(choices()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  expect(dialog()).toHaveTextContent("Revocato: YouTube, Vimeo.");
});

test("says that choices end with the page where the browser does not keep them", async () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  remember("vimeo");
  const user = await open();
  expect(dialog()).toHaveTextContent("Il browser non permette di conservare le scelte");
  expect(dialog()).toHaveTextContent("dal 21 novembre 2025, finché questa pagina resta aperta");
  await user.click(within(dialog()).getByRole("button", { name: "Revoca: Vimeo" }));
  expect(choices()).toEqual([]);
});

test("follows what changes in another tab", async () => {
  remember("vimeo");
  await open();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent("storage")));
  expect(dialog()).toHaveTextContent("Nessuna scelta è ricordata");
});

test.each(["Chiudi", "Escape"])("%s closes it, and the focus is back", async (way) => {
  const user = await open();
  if (way === "Escape") act(() => (dialog() as HTMLDialogElement).close());
  else await user.click(within(dialog()).getByRole("button", { name: way }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name })).toHaveFocus();
});

test("the link to the privacy policy closes it on the way", async () => {
  const user = await open();
  const link = within(dialog()).getByRole("link", { name: "Informativa sui contenuti esterni" });
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  expect(screen.queryByRole("dialog")).toBeNull();
});
