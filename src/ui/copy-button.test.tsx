import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "./copy-button";

const show = (text = "Prima riga\nseconda") => render(<CopyButton text={text} />);
const button = () => screen.getByRole("button");

afterEach(() => jest.restoreAllMocks());

test("copies the text, and says so", async () => {
  const user = userEvent.setup();
  show();
  const label = screen.getByText("Copia il testo");
  expect(label).toHaveAttribute("aria-live", "polite");
  await user.click(button());
  await expect(navigator.clipboard.readText()).resolves.toBe("Prima riga\nseconda");
  expect(label).toHaveTextContent("Testo copiato");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

async function expectTextByHand() {
  const area = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Copia il testo" });
  expect(area).toHaveFocus();
  expect(area).toHaveAttribute("readonly");
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe("Prima riga\nseconda");
  expect(button()).toHaveTextContent("Copia il testo");
}

test("where the clipboard refuses, the text stands there, selected, to be copied by hand", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  show();
  await user.click(button());
  await expectTextByHand();
});

test("so it does where there is no clipboard, as on a connection that is not secure", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as unknown as Clipboard);
  show();
  await user.click(button());
  await expectTextByHand();
});
