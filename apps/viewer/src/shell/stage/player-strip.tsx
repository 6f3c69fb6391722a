// The players on the board's upper edge: colour, name, what they have; quietly, who is next. Knows no game: what somebody has
// is said by the frame.
import { createMemo, For, Show, type JSX } from "solid-js";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

export const PlayerStrip = (): JSX.Element => {
  const { cursor, facts, frame, lineAt, preferences, themes } = useSession();
  const words = useMessages(messagesIn);
  /** Who has something to decide; where nobody has, whose the next event is. */
  const next = createMemo((): readonly number[] => {
    const due = frame()?.due.seats ?? [];
    const by = due.length > 0 ? null : (lineAt(cursor.seq() + 1)?.by ?? null);
    return by === null ? due : [by];
  });
  /** As the game's drawing paints the seat; undefined where it paints none. */
  const colourOf = (colour: string): string | undefined => {
    const fill = themes()?.[preferences.shade()].styles[`seat-${colour}`]?.fill;
    return typeof fill === "string" ? fill : undefined;
  };
  return (
    <ul class="players" aria-label={words().players}>
      <For each={facts()?.seats ?? []}>
        {({ colour, name, label }, seat) => (
          <li class="player" classList={{ next: next().includes(seat()) }} title={label}>
            <Show when={colourOf(colour)}>
              {(fill) => (
                <svg class="player-chip" viewBox="0 0 12 12" aria-hidden="true">
                  <rect width="12" height="12" rx="3" fill={fill()} />
                </svg>
              )}
            </Show>
            <strong class="player-name">{name}</strong>
            <Show when={next().includes(seat())}>
              <span class="unseen">({words().next})</span>
            </Show>
            <span class="player-has">{frame()?.holdings[seat()] ?? ""}</span>
          </li>
        )}
      </For>
    </ul>
  );
};
