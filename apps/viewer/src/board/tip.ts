// The label of the shape under the pointer or with the focus, beside it. Knows elements with labels, no scene.

interface Tip {
  readonly showAt: (
    target: EventTarget | null,
    point: { clientX: number; clientY: number },
  ) => void;
  readonly hide: () => void;
  readonly end: () => void;
}

const GAP = 14;

/** `tip` lies in `frame`'s stage and is shown for what in `drawing` has a label. */
export const createTip = (frame: HTMLElement, drawing: SVGSVGElement, tip: HTMLElement): Tip => {
  const hide = (): void => void (tip.hidden = true);

  const showAt: Tip["showAt"] = (target, { clientX, clientY }) => {
    const labelled = target instanceof Element ? target.closest("[aria-label]") : null;
    const label = labelled === drawing ? null : labelled?.getAttribute("aria-label");
    if (label === null || label === undefined) return hide();
    if (tip.textContent !== label) tip.textContent = label;
    tip.hidden = false;
    const room = (tip.offsetParent ?? frame).getBoundingClientRect();
    const [x, y] = [clientX - room.left, clientY - room.top];
    const left = Math.min(Math.max(4, x + GAP), Math.max(4, room.width - tip.offsetWidth - 4));
    const below = y + GAP + tip.offsetHeight < room.height;
    tip.style.setProperty("left", `${left}px`);
    tip.style.setProperty("top", `${below ? y + GAP : Math.max(4, y - GAP - tip.offsetHeight)}px`);
  };

  const over = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.buttons === 0) showAt(event.target, event);
  };
  const focused = (event: FocusEvent): void => {
    if (!(event.target instanceof Element) || !event.target.matches(":focus-visible")) return;
    const { right, bottom } = event.target.getBoundingClientRect();
    showAt(event.target, { clientX: right, clientY: bottom });
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || tip.hidden) return;
    hide();
    event.stopPropagation();
  };

  const listeners = {
    pointermove: over,
    pointerleave: hide,
    focusin: focused,
    focusout: hide,
    keydown: escape,
  };
  for (const [name, listener] of Object.entries(listeners))
    drawing.addEventListener(name, listener as EventListener);
  return {
    showAt,
    hide,
    end: () => {
      for (const [name, listener] of Object.entries(listeners))
        drawing.removeEventListener(name, listener as EventListener);
    },
  };
};
