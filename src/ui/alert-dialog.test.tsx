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

test("stays on a second tap on Enter; closed, gives the focus back", async () => {
  const user = userEvent.setup();
  render(<Page />);
  screen.getByRole("button", { name: "Apri" }).focus();
  await user.keyboard("{Enter}{Enter}");
  expect(screen.getByRole("alertdialog", { name: "Fatto" })).toHaveAccessibleDescription("È andata bene.");
  expect(screen.getByRole("heading", { name: "Fatto" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Chiudi" }));
  expect(screen.getByRole("button", { name: "Apri" })).toHaveFocus();
});
