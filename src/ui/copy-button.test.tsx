import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "./copy-button";

test("shows the text in a prompt for copying by hand if the clipboard is unavailable", async () => {
  const user = userEvent.setup();
  const prompt = jest.spyOn(window, "prompt").mockReturnValue(null);
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  render(<CopyButton text="Prima riga" />);
  await user.click(screen.getByRole("button", { name: "Copia il testo" }));
  expect(prompt).toHaveBeenCalledWith("Copia il testo", "Prima riga");
  jest.restoreAllMocks();
});
