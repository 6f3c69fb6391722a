// The board as it lies on the table, for whoever holds the device, and where in the game that is.
import { createMemo, Show, type JSX } from "solid-js";
import { type Bounds, NO_EVENT } from "@assize/kernel-drawing";
import { Board } from "../board/board.tsx";
import { createMedia } from "../kit/media.ts";
import { useMessages } from "../kit/use-messages.ts";
import type { Picking } from "../session/picking.ts";
import { useSession } from "../session/session.tsx";
import { messagesIn } from "./messages/messages.ts";
import { placeToPick } from "../session/place-to-pick.ts";
import { nameOfSeat, type Table } from "./table.ts";

export const TableBoard = (props: {
  readonly table: Table;
  readonly picking: Picking;
}): JSX.Element => {
  const { playing, preferences } = useSession();
  const words = useMessages(messagesIn);
  const drawn = () => {
    const frame = props.table.frame();
    const looks = props.table.themes();
    return frame === undefined || looks === undefined ? undefined : { frame, looks };
  };
  const isPhone = createMedia("(max-width: 620px)");
  const asked = (): boolean => props.picking.pickable().size > 0;
  const place = createMemo((before: Bounds | undefined): Bounds | undefined => {
    const frame = props.table.frame();
    if (frame === undefined || !isPhone()) return undefined;
    return placeToPick(frame, props.picking, before);
  });
  return (
    <section class="table-board" aria-label={words().board}>
      <p class="table-now">
        <span class="small quiet">{props.table.where().join(" · ")}</span>
        <Show when={typeof props.table.eyes() === "number"}>
          <strong class="table-eyes">
            {words().seenBy(nameOfSeat(props.table, Number(props.table.eyes())))}
          </strong>
        </Show>
      </p>
      <Show when={drawn()}>
        {(all) => (
          <Board
            scene={all().frame.scene}
            theme={all().looks[preferences.shade()]}
            seq={all().frame.moment.seq}
            event={asked() ? NO_EVENT : all().frame.event}
            parts={all().frame.parts}
            pickable={props.picking.pickable()}
            marked={props.picking.marked()}
            opens={props.picking.opens()}
            onPick={props.picking.pick}
            onUnpick={props.picking.unpick}
            pointedOut={props.picking.pointedOut()}
            numbered={props.picking.numbered()}
            lookAt={place()}
            motionMs={playing.motionMs()}
            language={preferences.language()}
          />
        )}
      </Show>
    </section>
  );
};
