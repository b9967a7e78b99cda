import { fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, type RefObject, useRef } from "react";
import { useModalDialog } from "./use-modal-dialog";

function Dialog({ to, children }: { to?: RefObject<HTMLElement>; children?: ReactNode }) {
  return (
    <dialog ref={useModalDialog(to)} aria-label="Messaggio">
      <button type="button">Altro</button>
      {children}
    </dialog>
  );
}

const close = (
  <button type="button" data-close>
    Chiudi
  </button>
);

function Page({ isOpen, elsewhere = false }: { isOpen: boolean; elsewhere?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <button type="button">Apri</button>
      <h1 ref={heading} tabIndex={-1}>
        Pagina
      </h1>
      {isOpen ? <Dialog to={elsewhere ? heading : undefined}>{close}</Dialog> : null}
    </>
  );
}

test("is modal as long as it is rendered, with the focus on the harmless button, and gives the focus back, or elsewhere", () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal").mockClear();
  const { rerender } = render(<Page isOpen={false} />);
  screen.getByRole("button", { name: "Apri" }).focus();
  rerender(<Page isOpen />);
  expect(showModal.mock.contexts).toEqual([screen.getByRole("dialog", { name: "Messaggio" })]);
  expect(screen.getByRole("button", { name: "Chiudi" })).toHaveFocus();
  rerender(<Page isOpen />);
  expect(showModal).toHaveBeenCalledTimes(1);
  rerender(<Page isOpen={false} />);
  expect(screen.getByRole("button", { name: "Apri" })).toHaveFocus();
  rerender(<Page isOpen elsewhere />);
  rerender(<Page isOpen={false} elsewhere />);
  expect(screen.getByRole("heading", { name: "Pagina" })).toHaveFocus();
});

test("the focus goes to the element marked for it; an Enter held down presses nothing, and goes on writing lines", () => {
  render(
    <Dialog>
      {close}
      <h2 tabIndex={-1} data-initial-focus>
        Titolo
      </h2>
      <textarea aria-label="Testo" />
    </Dialog>,
  );
  expect(screen.getByRole("heading", { name: "Titolo" })).toHaveFocus();
  const button = screen.getByRole("button", { name: "Chiudi" });
  const held = { key: "Enter", repeat: true };
  expect(fireEvent.keyDown(button, held)).toBe(false);
  expect(fireEvent.keyDown(screen.getByRole("textbox"), held)).toBe(true);
  expect(fireEvent.keyDown(button, { key: "Enter" })).toBe(true);
});

test("opens also without a button to focus, and where nothing had the focus", () => {
  const { unmount } = render(<Dialog />);
  expect(screen.getByRole("dialog")).toHaveAttribute("open");
  unmount();
  expect(document.body).toHaveFocus();
});
