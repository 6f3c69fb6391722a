// Reads fingers, mouse and wheel on a board: drags, pinches and swipes, as shares of the board's size. Knows no scene.

export interface GestureWishes {
  /** True where a drag moves the drawing; else it may be a swipe, and the page keeps its own scrolling. */
  readonly isZoomed: () => boolean;
  readonly onPan: (dx: number, dy: number) => void;
  readonly onZoom: (factor: number, at: readonly [number, number]) => void;
  readonly onSwipe: (direction: 1 | -1) => void;
  /** Neither dragged nor pinched. Comes as a click, after all that a tap brings: nothing can fall on what it opens. */
  readonly onTap: (target: EventTarget | null, pointer: MouseEvent) => void;
  readonly carrying: Carrying;
}

/** A thing of the drawing that is dragged to another place. Offsets in CSS pixels. */
export interface Carrying {
  readonly canLift: (pointer: PointerEvent) => boolean;
  readonly onMove: (dx: number, dy: number) => void;
  /** Null where it was broken off. */
  readonly onDrop: (pointer: PointerEvent | null) => void;
}

/** In CSS pixels. */
const SWIPE = 48;
/** A finger is less steady than a mouse. */
const SLIP = { mouse: 6, finger: 10 } as const;
const WHEEL_STEP = 0.006;

const distance = (a: PointerEvent, b: PointerEvent): number =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** Of a point of the window, as shares of the element. */
const shareOf =
  (element: Element) =>
  (x: number, y: number): readonly [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [(x - left) / (width || 1), (y - top) / (height || 1)];
  };

/** With Ctrl or Command it zooms; zoomed in, it moves the drawing. */
const wheelOf =
  (element: Element, wishes: GestureWishes) =>
  (event: WheelEvent): void => {
    const zooms = event.ctrlKey || event.metaKey;
    if (!zooms && !wishes.isZoomed()) return;
    event.preventDefault();
    const { width, height } = element.getBoundingClientRect();
    if (zooms)
      wishes.onZoom(
        Math.exp(-event.deltaY * WHEEL_STEP),
        shareOf(element)(event.clientX, event.clientY),
      );
    else wishes.onPan(event.deltaX / width, event.deltaY / height);
  };

const swipe = (wishes: GestureWishes, start: PointerEvent, event: PointerEvent): void => {
  const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
  const isSwipe = event.pointerType !== "mouse" && Math.abs(dx) >= SWIPE;
  if (isSwipe && Math.abs(dx) >= 2 * Math.abs(dy) && !wishes.isZoomed())
    wishes.onSwipe(dx < 0 ? 1 : -1);
};

type Listeners = Readonly<Record<string, EventListener>>;

const listening = (element: Element, listeners: Listeners): (() => void) => {
  const all = Object.entries(listeners);
  for (const [name, listener] of all) element.addEventListener(name, listener, { passive: false });
  return () => {
    for (const [name, listener] of all) element.removeEventListener(name, listener);
  };
};

/** Listens to an element until the answer is called. */
export const listenTo = (element: Element, wishes: GestureWishes): (() => void) => {
  const share = shareOf(element);
  const fingers = new Map<number, PointerEvent>();
  let start: PointerEvent | null = null;
  let slipped = false;
  let isCarrying = false;

  const putDown = (event: PointerEvent | null): void => {
    if (isCarrying && slipped) wishes.carrying.onDrop(event);
    isCarrying = false;
  };

  const down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    fingers.set(event.pointerId, event);
    slipped = fingers.size > 1;
    start = event;
    if (slipped) putDown(null);
    else isCarrying = wishes.carrying.canLift(event);
  };

  const pinch = (event: PointerEvent, before: PointerEvent): void => {
    const other = [...fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other === undefined) return;
    const factor = distance(event, other) / Math.max(1, distance(before, other));
    const [x, y] = [(event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2];
    wishes.onZoom(factor, share(x, y));
  };

  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined || start === null) return;
    const slip = event.pointerType === "mouse" ? SLIP.mouse : SLIP.finger;
    if (distance(event, start) > slip && !slipped) {
      slipped = true;
      element.setPointerCapture(event.pointerId);
    }
    fingers.set(event.pointerId, event);
    if (fingers.size === 2) pinch(event, before);
    else if (isCarrying) {
      if (slipped)
        wishes.carrying.onMove(event.clientX - start.clientX, event.clientY - start.clientY);
    } else if (wishes.isZoomed() && slipped) {
      const { width, height } = element.getBoundingClientRect();
      wishes.onPan(
        (before.clientX - event.clientX) / width,
        (before.clientY - event.clientY) / height,
      );
    }
  };

  const up = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return;
    if (isCarrying) putDown(event);
    else if (slipped && start !== null && fingers.size === 1) swipe(wishes, start, event);
    fingers.delete(event.pointerId);
  };

  const cancel = (event: PointerEvent): void => {
    putDown(null);
    fingers.delete(event.pointerId);
  };

  /** A click that no pointer made, as screen readers send it, has no detail. */
  const click = (event: MouseEvent): void => {
    if (event.detail === 0 || start === null) wishes.onTap(event.target, event);
    // Browsers move a finger's click to something near that can be clicked; what is meant is where the finger came down.
    else if (!slipped) wishes.onTap(document.elementFromPoint(start.clientX, start.clientY), start);
  };

  /** The page is not scrolled by what carries a thing. */
  const touched = (event: TouchEvent): void => {
    if (isCarrying && event.cancelable) event.preventDefault();
  };

  const listeners = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: cancel,
    touchmove: touched,
    click,
    wheel: wheelOf(element, wishes),
  };
  return listening(element, listeners as unknown as Listeners);
};
