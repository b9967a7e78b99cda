import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { AlertDialog } from "./alert-dialog";

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      {isOpen ? (
        <AlertDialog title="Fatto" onClose={() => setOpen(false)} actions={<textarea aria-label="Testo" />}>
          <p>È andata bene.</p>
        </AlertDialog>
      ) : null}
    </>
  );
}

test("stays on a second tap on Enter; held down, the key presses nothing, and goes on writing lines", async () => {
  const user = userEvent.setup();
  render(<Page />);
  screen.getByRole("button", { name: "Apri" }).focus();
  await user.keyboard("{Enter}{Enter}");
  expect(screen.getByRole("alertdialog", { name: "Fatto" })).toHaveAccessibleDescription("È andata bene.");
  expect(screen.getByRole("heading", { name: "Fatto" })).toHaveFocus();
  const close = screen.getByRole("button", { name: "Chiudi" });
  const held = { key: "Enter", repeat: true };
  expect(fireEvent.keyDown(close, held)).toBe(false);
  expect(fireEvent.keyDown(screen.getByLabelText("Testo"), held)).toBe(true);
  expect(fireEvent.keyDown(close, { key: "Enter" })).toBe(true);
  await user.click(close);
  expect(screen.getByRole("button", { name: "Apri" })).toHaveFocus();
});

test("still shows where the browser has no modal dialogs", async () => {
  const { showModal } = HTMLDialogElement.prototype;
  Object.assign(HTMLDialogElement.prototype, { showModal: undefined });
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Apri" }));
  expect(screen.getByText("È andata bene.")).toBeInTheDocument();
  Object.assign(HTMLDialogElement.prototype, { showModal });
});
