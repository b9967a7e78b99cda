import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "./copy-button";

const text = "Prima riga\nseconda";

afterEach(() => jest.restoreAllMocks());

test("where the clipboard refuses, the text is shown, selected, to be copied by hand", async () => {
  const user = userEvent.setup();
  const refusal = new DOMException("no", "NotAllowedError");
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(refusal);
  render(<CopyButton text={text} />);
  await user.click(screen.getByRole("button"));
  const area = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Copia il testo" });
  expect(area).toHaveFocus();
  expect(area).toHaveAttribute("readonly");
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(text);
  expect(screen.getByRole("button")).toHaveTextContent("Copia il testo");
});
