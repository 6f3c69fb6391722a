// A strip of tabs in one row: what does not fit is scrolled to, and an arrow at either end says that there is more.
// The arrows are for the mouse; keys go from tab to tab. Knows no tab.
import { createEffect, createSignal, onCleanup, onMount, type JSX } from "solid-js";
import { Icon } from "../../kit/icons.tsx";

/** How much of the strip an arrow passes. */
const PART_PASSED = 0.7;
/** What a fractional width may leave over at an end. */
const SLACK_PX = 2;

export const TabStrip = (props: {
  readonly label: string;
  /** The id of the tab in front: it is kept in sight. */
  readonly front: string;
  readonly children: JSX.Element;
}): JSX.Element => {
  let strip!: HTMLDivElement;
  const [isMoreBefore, setMoreBefore] = createSignal(false);
  const [isMoreAfter, setMoreAfter] = createSignal(false);
  const measure = (): void => {
    setMoreBefore(strip.scrollLeft > SLACK_PX);
    setMoreAfter(strip.scrollLeft + strip.clientWidth < strip.scrollWidth - SLACK_PX);
  };
  /** Moves the strip alone, never the page. */
  const showFront = (): void => {
    const tab = document.getElementById(props.front);
    if (tab !== null)
      strip.scrollTo({ left: tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2 });
    measure();
  };
  const pass = (direction: 1 | -1): void =>
    strip.scrollBy({ left: direction * strip.clientWidth * PART_PASSED });
  onMount(() => {
    const sizes = new ResizeObserver(showFront);
    for (const element of [strip, ...strip.children]) sizes.observe(element);
    onCleanup(() => sizes.disconnect());
  });
  createEffect(showFront);
  const Arrow = (own: { readonly direction: 1 | -1; readonly hidden: boolean }): JSX.Element => (
    <button
      type="button"
      class={`tabs-arrow ${own.direction === 1 ? "after" : "before"}`}
      tabindex="-1"
      aria-hidden="true"
      hidden={own.hidden}
      onClick={() => pass(own.direction)}
    >
      <Icon name={own.direction === 1 ? "after" : "before"} />
    </button>
  );
  return (
    <div class="tab-strip">
      <Arrow direction={-1} hidden={!isMoreBefore()} />
      <div
        class="tabs"
        role="tablist"
        aria-label={props.label}
        ref={(element) => void (strip = element)}
        onScroll={measure}
      >
        {props.children}
      </div>
      <Arrow direction={1} hidden={!isMoreAfter()} />
    </div>
  );
};
