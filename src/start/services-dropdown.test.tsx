import { manageServicesDropdown } from "./services-dropdown";

const root = document.documentElement.dataset;
const fire = (type: string, target: EventTarget = document, fields: object = {}) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), fields));

test("a press opens the services; a second, a link, Escape or use of the page elsewhere closes them", () => {
  document.body.innerHTML = `<div><button aria-controls="elenco-servizi" aria-expanded="">Servizi</button>
    <p id="elenco-servizi"><a href="#catasto">Catasto</a></p></div><a href="#altro">Altro</a>`;
  manageServicesDropdown();
  const [button, link, other] = document.querySelectorAll<HTMLElement>("button, a");
  const expectStates = (...steps: [type: string, target: HTMLElement | undefined, state: string][]) => {
    for (const [type, target, state] of steps) {
      fire(type, target);
      expect([type, root.dropdown, button?.ariaExpanded]).toEqual([type, state, String(state === "open")]);
    }
  };
  const open = ["click", button, "open"] as [string, HTMLElement | undefined, string];
  expectStates(open, ["pointerover", other, "open"], ["pointerdown", link, "open"]);
  expectStates(["click", link, "dismissed"], ["pointerover", other, "idle"], ["click", other, "idle"]);
  expectStates(open, ["focusin", other, "dismissed"], ["pointerdown", other, "idle"]);
  expectStates(open, ["click", button, "dismissed"], ["click", link, "dismissed"], open);
  link?.focus();
  fire("keydown", document, { key: "a" });
  expect(root.dropdown).toBe("open");
  fire("keydown", document, { key: "Escape" });
  expect([root.dropdown, document.activeElement]).toEqual(["dismissed", button]);
});
