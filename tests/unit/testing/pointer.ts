/** Gives jsdom the `PointerEvent` it lacks: a mouse event that tells mouse from finger, and finger from finger. */
class FakePointerEvent extends MouseEvent {
  readonly pointerType: string;
  readonly pointerId: number;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? "";
    this.pointerId = init.pointerId ?? 0;
  }
}

export function stubPointer() {
  window.PointerEvent = FakePointerEvent as unknown as typeof PointerEvent;
}
