import { TextEncoder } from "node:util";
import "@testing-library/jest-dom";

// React's browser build of the server renderer wants it while loading; jsdom has none.
globalThis.TextEncoder ??= TextEncoder;

/*
 * jsdom knows <dialog> but none of its methods. Only in the jsdom environment: a file may ask for
 * node with a docblock, and then has no such element.
 */
if (typeof HTMLDialogElement !== "undefined") {
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
}
