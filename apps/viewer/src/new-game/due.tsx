// What one seat or chance has to decide now: its question in large words, and the ways to answer it.
import { Show, type JSX } from "solid-js";
import type { Choices } from "../protocol/protocol.ts";
import { useSession } from "../session/session.tsx";
import type { Picking } from "../session/picking.ts";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { SeatsFirst } from "./seats-first.tsx";
import { nameOfSeat, type Table } from "./table.ts";
import { TableChoice } from "./table-choice.tsx";

/** Chance: drawn here with one tap, or entered by hand on a screen of its own. */
const Chance = (props: { readonly table: Table; readonly next: Choices }): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <>
      <button type="button" class="button primary main-act" onClick={() => props.table.draw()}>
        {words().drawHere}
      </button>
      <button type="button" class="button" onClick={() => props.table.enter(true)}>
        {props.next.secret ? words().enterSecret : words().enter}
      </button>
    </>
  );
};

export const Due = (props: {
  readonly table: Table;
  readonly next: Choices;
  readonly picking: Picking;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const name = () => nameOfSeat(props.table, props.next.seat ?? 0);
  const { preferences } = useSession();
  const drawn = () => {
    const [scene, theme] = [
      props.table.frame()?.scene,
      props.table.themes()?.[preferences.shade()],
    ];
    return scene === undefined || theme === undefined ? undefined : { scene, theme };
  };
  const isChance = () => props.next.kind === "chance";
  return (
    <section class="due" aria-labelledby="due-title">
      <h2 id="due-title" tabindex="-1">
        {isChance()
          ? words().chance
          : props.next.secret
            ? words().inSecret(name())
            : words().decides(name())}
      </h2>
      <Show when={isChance()}>
        <p>{props.table.frame()?.placeTitle}</p>
      </Show>
      <Show
        when={!isChance() || props.table.isEntering()}
        fallback={<Chance table={props.table} next={props.next} />}
      >
        <Show when={props.table.choices()}>
          {(choices) => (
            <TableChoice
              choices={choices()}
              isCovered={props.next.secret && !isChance()}
              careful={props.next.secret || isChance()}
              plan={props.table.plan}
              check={props.table.check}
              picking={props.picking}
              drawn={drawn()}
              onTake={props.table.take}
            />
          )}
        </Show>
        <Show when={isChance()}>
          <button type="button" class="button" onClick={() => props.table.enter(false)}>
            {words().drawInstead}
          </button>
        </Show>
      </Show>
      <Show when={!props.next.secret}>
        <SeatsFirst seats={props.table.others()} onChoose={props.table.letDecide} />
      </Show>
    </section>
  );
};
