import { runInvokerCommands } from "./invoker-commands";

beforeAll(() => runInvokerCommands());
beforeEach(() => {
  document.body.innerHTML = `<button commandfor="menu" command="show-modal"><span>Menu</span></button>
    <dialog id="menu"><button commandfor="menu" command="close">Chiudi</button><a href="#servizi">Servizi</a></dialog>
    <button>Altro</button>`;
});

const dialog = () => document.querySelector("dialog");
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test("where the browser does not know them, buttons open and close their dialog; a link in it closes it", () => {
  expect("commandForElement" in HTMLButtonElement.prototype).toBe(false);
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("span")?.dispatchEvent(press);
  expect(dialog()).toHaveAttribute("open");
  expect(press.defaultPrevented).toBe(true);
  click("dialog button");
  expect(dialog()).not.toHaveAttribute("open");
  click("button:last-child");
  expect(dialog()).not.toHaveAttribute("open");
  click("span");
  click("a");
  expect(dialog()).not.toHaveAttribute("open");
});

test("the button has the focus before its dialog opens, which gives it back: Safari focuses no pressed button", () => {
  const focused: string[] = [];
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(() => {
    focused.push(document.activeElement?.textContent ?? "");
  });
  click("span");
  expect(focused).toEqual(["Menu"]);
  showModal.mockRestore();
});
