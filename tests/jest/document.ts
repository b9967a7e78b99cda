import { TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// Allows for a busy machine; only failing tests take longer.
configure({ asyncUtilTimeout: 20_000 });

// React's server renderer for browsers requires `TextEncoder`.
globalThis.TextEncoder ??= TextEncoder;

// jsdom has <dialog> without its methods.
HTMLDialogElement.prototype.showModal ??= jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
HTMLDialogElement.prototype.close ??= jest.fn(function (this: HTMLDialogElement, returnValue?: string) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event("close"));
});

// jsdom has no pointer events.
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
