/** Gives jsdom the `PointerEvent` it lacks: a mouse event that tells mouse from finger. */
class FakePointerEvent extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? "";
  }
}

export function stubPointer() {
  window.PointerEvent = FakePointerEvent as unknown as typeof PointerEvent;
}
