// A redraw may remove the element that has the focus. Then the focus goes to the element that replaces it, or else to
// the nearest one around it that can have the focus, so that a reader with a keyboard does not start at the top again.
// Knows elements, not what they mean.
import { onCleanup, onMount } from "solid-js";

/** The element that replaces it is drawn within this time, or not at all. */
const PATIENCE_MS = 500;
const FOCUSABLE = "[tabindex], button, a[href], input, select, textarea, summary";

interface Held {
  readonly element: Element;
  /** What it stood in, the nearest first. */
  readonly around: readonly Element[];
  /** What is like it. */
  readonly like: string;
}

const ancestorsOf = (element: Element): readonly Element[] => {
  const around: Element[] = [];
  for (let each = element.parentElement; each !== null; each = each.parentElement)
    around.push(each);
  return around;
};

const heldBy = (element: Element): Held => {
  const [first] = element.classList;
  const named = first === undefined ? "" : `.${CSS.escape(first)}`;
  const like = element.id === "" ? element.localName + named : `#${CSS.escape(element.id)}`;
  return { element, around: ancestorsOf(element), like };
};

const give = (element: Element | null | undefined): void => {
  if (element instanceof HTMLElement || element instanceof SVGElement)
    element.focus({ preventScroll: true });
};

/** The nearest thing around that can have the focus; the main part of the page where there is none. */
const giveAround = (held: Held): void => {
  const near = held.around.find((each) => each.isConnected && each.matches(FOCUSABLE));
  if (near !== undefined) return give(near);
  const main = document.querySelector("main");
  main?.setAttribute("tabindex", "-1");
  give(main);
};

const isLost = (held: Held): boolean =>
  !held.element.isConnected && document.activeElement === document.body;

export const keepFocus = (): void => {
  let held: Held | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const giveUp = (): void => {
    waiting = undefined;
    if (held !== undefined && isLost(held)) giveAround(held);
  };
  const recover = (): void => {
    if (held === undefined || !isLost(held)) return;
    const home = held.around.find(({ isConnected }) => isConnected);
    const alike = home?.querySelectorAll(held.like) ?? [];
    if (alike.length === 1) give(alike[0]);
    else if (alike.length > 1) giveAround(held);
    else waiting ??= setTimeout(giveUp, PATIENCE_MS);
  };
  const remember = ({ target }: FocusEvent): void => {
    stopWaiting();
    if (target instanceof Element) held = heldBy(target);
  };
  // A press on no element takes the focus away on purpose.
  const release = (): void =>
    void setTimeout(() => {
      if (document.activeElement === document.body && held?.element.isConnected === true)
        held = undefined;
    });
  onMount(() => {
    const observer = new MutationObserver(recover);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener("focusin", remember);
    addEventListener("pointerdown", release);
    onCleanup(() => {
      observer.disconnect();
      stopWaiting();
      removeEventListener("focusin", remember);
      removeEventListener("pointerdown", release);
    });
  });
};
