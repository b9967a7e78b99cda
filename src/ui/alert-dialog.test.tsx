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
        <AlertDialog title="Fatto" onClose={() => setOpen(false)} actions={<a href="/">Altro</a>}>
          <p>È andata bene.</p>
        </AlertDialog>
      ) : null}
    </>
  );
}

test("opens as a modal alert with name and message, focus on its heading, and gives the focus back", async () => {
  const user = userEvent.setup();
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Apri" });
  await user.click(opener);
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("alertdialog", { name: "Fatto" })).toHaveAccessibleDescription("È andata bene.");
  expect(screen.getByRole("heading", { name: "Fatto" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Chiudi" }));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test("a second tap on Enter does not close the message unread", async () => {
  const user = userEvent.setup();
  render(<Page />);
  screen.getByRole("button", { name: "Apri" }).focus();
  await user.keyboard("{Enter}{Enter}");
  expect(screen.getByRole("alertdialog")).toBeInTheDocument();
});

test("still shows where the browser has no modal dialogs", async () => {
  const showModal = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, "showModal");
  Object.defineProperty(HTMLDialogElement.prototype, "showModal", {
    configurable: true,
    writable: true,
    value: undefined,
  });
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Apri" }));
  expect(screen.getByText("È andata bene.")).toBeInTheDocument();
  if (showModal) Object.defineProperty(HTMLDialogElement.prototype, "showModal", showModal);
});
