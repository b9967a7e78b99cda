import { render, screen } from "@testing-library/react";
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
        <AlertDialog title="Fatto" onClose={() => setOpen(false)}>
          <p>È andata bene.</p>
        </AlertDialog>
      ) : null}
    </>
  );
}

test("opens with name and message, stays on a second tap on Enter, and gives the focus back", async () => {
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Apri" });
  opener.focus();
  await user.keyboard("{Enter}{Enter}");
  expect(screen.getByRole("alertdialog", { name: "Fatto" })).toHaveAccessibleDescription("È andata bene.");
  expect(screen.getByRole("heading", { name: "Fatto" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Chiudi" }));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test("still shows where the browser has no modal dialogs", async () => {
  const showModal = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, "showModal");
  if (!showModal) throw new Error("The tests' document knows no modal dialogs");
  Object.defineProperty(HTMLDialogElement.prototype, "showModal", { ...showModal, value: undefined });
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Apri" }));
  expect(screen.getByText("È andata bene.")).toBeInTheDocument();
  Object.defineProperty(HTMLDialogElement.prototype, "showModal", showModal);
});
