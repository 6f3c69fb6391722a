// Choices that several have made in secret and reveal at once, as they are drawn: every player's part of the board, in place of
// a long sentence.
import { createMemo, For, Show, type JSX } from "solid-js";
import { cropTo, NO_EVENT, type Scene } from "@assize/kernel-drawing";
import { Picture } from "../board/picture.tsx";
import { useSession } from "../session/session.tsx";
import { isReveal } from "./presenting.ts";
import { nameOfSeat, type Table } from "./table.ts";

export interface TurnedOver {
  readonly seat: number;
  readonly scene: Scene;
}

/** The players' parts of the drawing at a reveal; none at any other event, or where the drawing has none. */
export const turnedOver = ({
  frame,
  presenting,
}: Pick<Table, "frame" | "presenting">): readonly TurnedOver[] => {
  const now = frame();
  const shown = presenting();
  if (now === undefined || shown === null || !isReveal(shown) || now.moment.seq !== shown.at)
    return [];
  return now.parts.flatMap(({ seat, layers, title }) =>
    seat === undefined ? [] : [{ seat, scene: cropTo(now.scene, layers, title) }],
  );
};

export const TurnedOverParts = (props: {
  readonly table: Table;
  readonly parts: readonly TurnedOver[];
}): JSX.Element => {
  const { preferences } = useSession();
  const theme = createMemo(() => props.table.themes()?.[preferences.shade()]);
  return (
    <ul class="turned-over" aria-hidden="true">
      <For each={props.parts}>
        {({ seat, scene }) => (
          <li>
            <span>{nameOfSeat(props.table, seat)}</span>
            <Show when={theme()}>
              {(looks) => <Picture scene={scene} theme={looks()} seq={0} event={NO_EVENT} />}
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
};
