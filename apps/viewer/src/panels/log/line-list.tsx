// Many lines of which only those in sight are in the page. The one at the cursor stays in sight.
import { createVirtualizer } from "@tanstack/solid-virtual";
import { createEffect, For, on, onCleanup, onMount, Show, type JSX } from "solid-js";
import type { Line } from "../../protocol/protocol.ts";
import type { Note } from "../../protocol/carried.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { LineItem } from "./line-item.tsx";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  readonly lines: readonly Line[];
  readonly at: number;
  readonly notes: readonly Note[];
  readonly onSeek: (seq: number) => void;
}

const ESTIMATED_HEIGHT = 64;

/** The last listed line at or before an event; -1 where all come later. */
const indexAt = (lines: readonly Line[], seq: number): number =>
  lines.findLastIndex((line) => line.seq <= seq);

const outlineAbove = (lines: readonly Line[], index: number): string | undefined => {
  const here = lines[index]?.outline.join(" · ") ?? "";
  const before = lines[index - 1]?.outline.join(" · ");
  return here === "" || here === before ? undefined : here;
};

export const LineList = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  let scroller: HTMLDivElement | undefined;
  const virtualizer = createVirtualizer({
    get count() {
      return props.lines.length;
    },
    getScrollElement: () => scroller ?? null,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: 8,
    getItemKey: (index) => props.lines[index]?.seq ?? index,
  });
  /** As much as fits of the event that is looked at, its upper edge first. */
  const showCurrent = (): void => {
    const row = scroller?.querySelector(".line.current")?.closest(".line-row");
    if (scroller === undefined || row === null || row === undefined) return;
    const [seen, own] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()];
    const below = Math.min(own.bottom - seen.bottom, own.top - seen.top);
    if (below > 0) scroller.scrollTop += below;
    else if (own.top < seen.top) scroller.scrollTop += own.top - seen.top;
  };
  const goToCurrent = (): void => {
    const index = indexAt(props.lines, props.at);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: "auto" });
  };
  createEffect(on([() => props.at, () => props.lines], () => queueMicrotask(goToCurrent)));
  onMount(() => {
    // A sheet that was low had no line in it.
    const sizes = new ResizeObserver(() =>
      requestAnimationFrame(() => {
        goToCurrent();
        requestAnimationFrame(showCurrent);
      }),
    );
    if (scroller !== undefined) sizes.observe(scroller);
    onCleanup(() => sizes.disconnect());
  });
  const noteAt = (seq: number): Note | undefined => props.notes.find((note) => note.seq === seq);
  return (
    <div
      class="lines"
      ref={(element) => (scroller = element)}
      role="list"
      tabindex="0"
      aria-label={words().list}
      data-own-keys
    >
      <div class="lines-all" style={{ height: `${virtualizer.getTotalSize()}px` }}>
        <For each={virtualizer.getVirtualItems()}>
          {(item) => (
            <Show when={props.lines[item.index]}>
              {(line) => (
                <div
                  class="line-row"
                  role="listitem"
                  aria-setsize={props.lines.length}
                  aria-posinset={item.index + 1}
                  data-index={item.index}
                  ref={(element) => queueMicrotask(() => virtualizer.measureElement(element))}
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  <Show when={outlineAbove(props.lines, item.index)}>
                    {(outline) => <p class="line-outline">{outline()}</p>}
                  </Show>
                  <LineItem
                    line={line()}
                    isCurrent={line().seq === props.at}
                    note={noteAt(line().seq)}
                    onSeek={props.onSeek}
                    onResize={showCurrent}
                  />
                </div>
              )}
            </Show>
          )}
        </For>
      </div>
    </div>
  );
};
