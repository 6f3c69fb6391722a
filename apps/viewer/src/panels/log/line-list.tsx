// Many lines of which only those in sight are in the page. The one at the cursor stays in sight.
import { createVirtualizer } from "@tanstack/solid-virtual";
import { createEffect, For, on, Show, type JSX } from "solid-js";
import { Icon } from "../../kit/icons.tsx";
import type { Line } from "../../protocol/protocol.ts";
import type { Note } from "../../session/notes.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { InChart } from "../../kit/in-chart.tsx";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  readonly lines: readonly Line[];
  readonly at: number;
  readonly bookmarks: readonly Note[];
  /** The clause that is filtered by. */
  readonly clause: string | null;
  readonly onSeek: (seq: number) => void;
  readonly onClause: (clause: string) => void;
  readonly onReadClause: (clause: string) => void;
  readonly onChartClause: (clause: string) => void;
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
                  <div
                    class="line"
                    classList={{
                      current: line().seq === props.at,
                      found: line().findings.length > 0,
                    }}
                  >
                    <button
                      type="button"
                      class="line-jump"
                      aria-current={line().seq === props.at ? "step" : undefined}
                      onClick={() => props.onSeek(line().seq)}
                    >
                      <span class="line-seq">{line().seq}</span>
                      <span class="line-text">{line().text}</span>
                      <Show when={line().findings.length > 0}>
                        <span class="line-flag">
                          <Icon name="warning" />
                          <span class="unseen">{words().hasFinding}</span>
                        </span>
                      </Show>
                      <Show when={isBookmarked(line().seq)}>
                        <span class="line-mark">
                          <Icon name="bookmark" />
                          <span class="unseen">{words().hasBookmark}</span>
                        </span>
                      </Show>
                    </button>
                    <Show when={line().seq === props.at && line().clauses.length > 0}>
                      <div class="line-clauses">
                        <For each={line().clauses}>
                          {(clause) => (
                            <span class="clause-pair">
                              <button
                                type="button"
                                class="chip"
                                title={words().readClause}
                                onClick={() => props.onReadClause(clause)}
                              >
                                {clause}
                              </button>
                              <button
                                type="button"
                                class="chip only"
                                aria-pressed={props.clause === clause}
                                aria-label={words().onlyClause(clause)}
                                title={words().onlyClause(clause)}
                                onClick={() => props.onClause(clause)}
                              >
                                ⌕
                              </button>
                              <InChart clause={clause} onShow={props.onChartClause} />
                            </span>
                          )}
                        </For>
                      </div>
                    </Show>
                  </div>
                </div>
              )}
            </Show>
          )}
        </For>
      </div>
    </div>
  );
};
