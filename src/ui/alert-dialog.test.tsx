import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { AlertDialog } from "./alert-dialog";

function Page({ elsewhere = false }: { elsewhere?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const returnFocusTo = elsewhere ? heading : undefined;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Pagina
      </h1>
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      {isOpen ? (
        <AlertDialog
          title="Fatto"
          onClose={() => setOpen(false)}
          returnFocusTo={returnFocusTo}
          actions={<textarea aria-label="Testo" />}
        >
          <p>È andata bene.</p>
        </AlertDialog>
      ) : null}
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

test.each([
  [false, "Apri"],
  [true, "Pagina"],
])(
  "opens with name and message, stays on a second tap on Enter, and gives the focus back or elsewhere (%s)",
  async (elsewhere, name) => {
    const user = userEvent.setup();
    render(<Page elsewhere={elsewhere} />);
    button("Apri").focus();
    await user.keyboard("{Enter}{Enter}");
    expect(screen.getByRole("alertdialog", { name: "Fatto" })).toHaveAccessibleDescription("È andata bene.");
    expect(screen.getByRole("heading", { name: "Fatto" })).toHaveFocus();
    await user.click(button("Chiudi"));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(screen.getByText(name)).toHaveFocus();
  },
);

test("shows where the browser has no modal dialogs; an Enter held down presses nothing, and goes on writing lines", async () => {
  const showModal = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, "showModal");
  if (!showModal) throw new Error("The tests' document knows no modal dialogs");
  Object.defineProperty(HTMLDialogElement.prototype, "showModal", { ...showModal, value: undefined });
  render(<Page />);
  await userEvent.click(button("Apri"));
  expect(screen.getByText("È andata bene.")).toBeInTheDocument();
  Object.defineProperty(HTMLDialogElement.prototype, "showModal", showModal);

  const held = { key: "Enter", repeat: true };
  const close = screen.getByText("Chiudi");
  expect(fireEvent.keyDown(close, held)).toBe(false);
  expect(fireEvent.keyDown(screen.getByLabelText("Testo"), held)).toBe(true);
  expect(fireEvent.keyDown(close, { key: "Enter" })).toBe(true);
});
