/** What tests with a document need beyond jsdom. */
import { TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// A loaded machine may take seconds for what takes none here; a test that fails fails all the same, only later.
configure({ asyncUtilTimeout: 20_000 });

// React's browser build of the server renderer wants it while loading; jsdom has none.
globalThis.TextEncoder ??= TextEncoder;

// jsdom knows <dialog> but none of its methods.
const open = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.show ??= jest.fn(open);
HTMLDialogElement.prototype.showModal ??= jest.fn(open);
HTMLDialogElement.prototype.close ??= jest.fn(function (this: HTMLDialogElement, returnValue?: string) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event("close"));
});

// Nor does it know pointers: events that distinguish mouse from finger, and finger from finger.
class FakePointerEvent extends MouseEvent {
  readonly pointerType: string;
  readonly pointerId: number;
  constructor(type: string, { pointerType = "", pointerId = 0, ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
    this.pointerId = pointerId;
  }
}
window.PointerEvent ??= FakePointerEvent as unknown as typeof PointerEvent;
