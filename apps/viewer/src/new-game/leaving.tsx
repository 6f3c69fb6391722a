// How a table is left: at once where the browser goes on keeping its game, else with a question first.
import { createSignal, Show, type JSX } from "solid-js";
import { Discard, type Discarded } from "./discard.tsx";
import type { Table } from "./table.ts";

export interface Leaving {
  readonly leave: () => void;
  /** What is asked about now; undefined for nothing. */
  readonly asked: () => Discarded | undefined;
  readonly stay: () => void;
  readonly leaveUnsaved: () => void;
}

export const createLeaving = (table: Table, onEnd: () => void): Leaving => {
  const [asked, setAsked] = createSignal<Discarded>();
  const ask = async (): Promise<void> =>
    void setAsked({ title: table.facts().title, text: await table.log() });
  return {
    leave: () => (table.isSaved() ? onEnd() : void ask()),
    asked,
    stay: () => {
      setAsked(undefined);
    },
    leaveUnsaved: onEnd,
  };
};

export const LeavingAsked = (props: { readonly leaving: Leaving }): JSX.Element => (
  <Show when={props.leaving.asked()}>
    {(game) => (
      <Discard
        game={game()}
        onKeep={() => props.leaving.stay()}
        onDiscard={() => props.leaving.leaveUnsaved()}
      />
    )}
  </Show>
);
