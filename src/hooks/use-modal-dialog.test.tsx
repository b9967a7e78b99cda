import { fireEvent, render, screen } from "@testing-library/react";
import { type RefObject, useRef } from "react";
import { useModalDialog } from "./use-modal-dialog";

function Dialog({ withClose = true }: { withClose?: boolean }) {
  return (
    <dialog ref={useModalDialog()} aria-label="Messaggio">
      <button type="button">Altro</button>
      {withClose ? (
        <button type="button" data-close>
          Chiudi
        </button>
      ) : null}
    </dialog>
  );
}

function Page({ isOpen, elsewhere = false }: { isOpen: boolean; elsewhere?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <button type="button">Apri</button>
      <h1 ref={heading} tabIndex={-1}>
        Pagina
      </h1>
      {isOpen ? elsewhere ? <Elsewhere to={heading} /> : <Dialog /> : null}
    </>
  );
}

const Elsewhere = ({ to }: { to: RefObject<HTMLElement> }) => (
  <dialog ref={useModalDialog(to)}>
    <button type="button" data-close>
      Chiudi
    </button>
  </dialog>
);

const opener = () => screen.getByRole("button", { name: "Apri" });

test("is modal as long as it is rendered, with the focus on the harmless button, and gives the focus back", () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal").mockClear();
  const { rerender } = render(<Page isOpen={false} />);
  opener().focus();
  rerender(<Page isOpen />);
  expect(showModal.mock.contexts).toEqual([screen.getByRole("dialog", { name: "Messaggio" })]);
  expect(screen.getByRole("button", { name: "Chiudi" })).toHaveFocus();
  rerender(<Page isOpen />);
  expect(showModal).toHaveBeenCalledTimes(1);
  rerender(<Page isOpen={false} />);
  expect(opener()).toHaveFocus();
});

test("gives the focus to another element where one is named", () => {
  const { rerender } = render(<Page isOpen={false} elsewhere />);
  opener().focus();
  rerender(<Page isOpen elsewhere />);
  rerender(<Page isOpen={false} elsewhere />);
  expect(screen.getByRole("heading", { name: "Pagina" })).toHaveFocus();
});

const WithHeading = () => (
  <dialog ref={useModalDialog()}>
    <button type="button" data-close>
      Chiudi
    </button>
    <h2 tabIndex={-1} data-initial-focus>
      Titolo
    </h2>
    <textarea aria-label="Testo" />
  </dialog>
);

test("the focus goes to the element that is marked for it, even where there is a button that closes", () => {
  render(<WithHeading />);
  expect(screen.getByRole("heading", { name: "Titolo" })).toHaveFocus();
});

test("an Enter held down presses nothing in it, and goes on writing lines", () => {
  render(<WithHeading />);
  const held = { key: "Enter", repeat: true };
  expect(fireEvent.keyDown(screen.getByRole("button"), held)).toBe(false);
  expect(fireEvent.keyDown(screen.getByRole("textbox"), held)).toBe(true);
  expect(fireEvent.keyDown(screen.getByRole("button"), { key: "Enter" })).toBe(true);
});

test("opens also without a button to focus, and where nothing had the focus", () => {
  const { unmount } = render(<Dialog withClose={false} />);
  expect(screen.getByRole("dialog")).toHaveAttribute("open");
  unmount();
  expect(document.body).toHaveFocus();
});
