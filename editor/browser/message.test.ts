/** @jest-environment jsdom */
import { ask, showStatus } from "./message";

const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
const text = () => document.querySelector("p")?.textContent;

async function answer(value: string): Promise<void> {
  dialog().close(value);
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  document.body.innerHTML = `<output id="redazione-status"></output>
    <dialog id="redazione-message"><p></p><label><input></label>
    <button value="yes"></button><button value="no"></button></dialog>`;
});

test("a second message waits for the open question, and does not answer it", async () => {
  const first = ask({ message: "Prima?", acceptLabel: "Sì" });
  const second = ask({ message: "Seconda?", acceptLabel: "Sì", isRisky: true });
  await Promise.resolve();
  expect(text()).toBe("Prima?");
  await answer("yes");
  await expect(first).resolves.toBe(true);
  expect(text()).toBe("Seconda?");
  expect(document.activeElement).toHaveTextContent("Annulla");
  await answer("no");
  await expect(second).resolves.toBe(false);
});

test("the line has a link only if there is one to follow", () => {
  const line = document.querySelector("output");
  showStatus("Rifiutato.", "https://git.test/a");
  expect(line).toContainHTML('Rifiutato. <a href="https://git.test/a" target="_blank">Perché</a>');
  showStatus("Salvato");
  expect(line).toContainHTML('<output id="redazione-status" class="">Salvato</output>');
});
