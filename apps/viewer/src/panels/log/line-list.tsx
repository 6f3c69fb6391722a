// Many lines of which only those in sight are in the page. The one at the cursor stays in sight.
import { createVirtualizer } from "@tanstack/solid-virtual";
import { createEffect, For, on, Show, type JSX } from "solid-js";
import type { Line } from "../../protocol/protocol.ts";
import type { Note } from "../../session/notes.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { type LineCommands, LineItem } from "./line-item.tsx";
import { messagesIn } from "./messages/messages.ts";

interface Props extends LineCommands {
  readonly lines: readonly Line[];
  readonly at: number;
  readonly bookmarks: readonly Note[];
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
  createEffect(
    on([() => props.at, () => props.lines], ([at, lines]) => {
      const index = indexAt(lines, at);
      queueMicrotask(() => {
        if (index >= 0) virtualizer.scrollToIndex(index, { align: "auto" });
      });
    }),
  );
  const isBookmarked = (seq: number): boolean => props.bookmarks.some((note) => note.seq === seq);
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
                    isBookmarked={isBookmarked(line().seq)}
                    clause={props.clause}
                    onSeek={props.onSeek}
                    onClause={props.onClause}
                    onReadClause={props.onReadClause}
                    onChartClause={props.onChartClause}
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
