// A pointer held down on a line: where it is, no more often than the screen is drawn. Knows pixels, no events of a game.

export interface Drag {
  /** Where it began and where it is, in CSS pixels from the element's left. */
  readonly start: number;
  readonly now: number;
  /** Where it began, from the element's top. */
  readonly top: number;
  readonly shift: boolean;
}

export interface DragWishes {
  readonly onDrag: (drag: Drag) => void;
  readonly onEnd: (drag: Drag) => void;
}

/** Listens to an element until the answer is called. */
export const listenToDrag = (element: HTMLElement, wishes: DragWishes): (() => void) => {
  let drag: Drag | null = null;
  let frame = 0;

  const at = (event: PointerEvent): number => event.clientX - element.getBoundingClientRect().left;

  const tell = (): void => {
    frame = 0;
    if (drag !== null) wishes.onDrag(drag);
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || drag !== null) return;
    element.setPointerCapture(event.pointerId);
    const top = event.clientY - element.getBoundingClientRect().top;
    drag = { start: at(event), now: at(event), top, shift: event.shiftKey };
    tell();
  };
  const move = (event: PointerEvent): void => {
    if (drag === null) return;
    drag = { ...drag, now: at(event) };
    if (frame === 0) frame = requestAnimationFrame(tell);
  };
  const end = (): void => {
    if (drag === null) return;
    cancelAnimationFrame(frame);
    tell();
    const last = drag;
    drag = null;
    wishes.onEnd(last);
  };

  const listeners = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end };
  for (const [name, listener] of Object.entries(listeners))
    element.addEventListener(name, listener as EventListener);
  return () => {
    cancelAnimationFrame(frame);
    for (const [name, listener] of Object.entries(listeners))
      element.removeEventListener(name, listener as EventListener);
  };
};
