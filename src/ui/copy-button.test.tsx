import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "./copy-button";

test.each([
  ["denied", { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) }],
  ["missing, as over http", undefined],
])("shows the text in a prompt for copying by hand if the clipboard is %s", async (_, clipboard) => {
  const user = userEvent.setup();
  const prompt = jest.spyOn(window, "prompt").mockReturnValue(null);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  render(<CopyButton text="Prima riga" />);
  await user.click(screen.getByRole("button", { name: "Copia il testo" }));
  expect(prompt).toHaveBeenCalledWith("Copia il testo", "Prima riga");
  jest.restoreAllMocks();
});
