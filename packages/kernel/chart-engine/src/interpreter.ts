// The same chart run by XState's own interpreter. Snapshots never leave this file: a position that comes
// in is resolved again, so both engines take and give the same plain data.
import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from "xstate";
import { Defect } from "@assize/kernel-model";
import type { TransitionMeta } from "./chart.ts";
import { carryOut, type ChartEvent, type Engine, type Position, rowFor } from "./engine.ts";
import type { Leaf, Row, Table } from "./rows.ts";
import { isSupposed } from "./supposed.ts";
import { idOf } from "./table.ts";

/** A leaf's place as XState writes it: `{ play: { resolution: "turn" } }`. */
export const stateValue = (leaf: Leaf): string | object => {
  const keys = leaf.path.split(".");
  return keys.reduceRight<string | object>(
    (value, key) => (value === "" ? key : { [key]: value }),
    "",
  );
};

/** Its place as the table writes it: `play.resolution.turn`. */
export const pathOfValue = (value: unknown): string => {
  if (typeof value === "string") return value;
  const [key] = Object.keys(value as object);
  return `${key}.${pathOfValue((value as Record<string, unknown>)[key!])}`;
};

/** What `getTransitionData` answers; not documented by XState, so the version is pinned and tests hold it. */
interface TransitionData {
  readonly source: { readonly path: readonly string[] };
  readonly target: readonly { readonly path: readonly string[] }[] | undefined;
  readonly meta?: TransitionMeta<any, string> | undefined;
}

const selectedRow = (
  machine: AnyStateMachine,
  leaf: Leaf,
  snapshot: AnyMachineSnapshot,
  event: ChartEvent,
): Row | undefined => {
  if (snapshot.status !== "active") return undefined;
  const [selected] = machine.getTransitionData(snapshot, event) as readonly TransitionData[];
  if (selected === undefined) return undefined;
  const target = selected.target?.[0]?.path.join(".") ?? null;
  const id = idOf(selected.source.path.join("."), event.type, target, selected.meta);
  const row = leaf.rows.get(event.type)?.find((one) => one.id === id);
  if (row === undefined) throw new Defect(`XState took ${id}, which the table does not have`);
  return row;
};

/** What a transition runs in. XState's `transition` makes a new one each time, which takes longer than the step. */
const scopeOf = (machine: AnyStateMachine): AnyActorScope => {
  let own: AnyActorScope | undefined;
  createActor({
    getInitialSnapshot: (scope: AnyActorScope) => {
      own = scope;
      return machine.getInitialSnapshot(scope);
    },
    transition: (snapshot: AnyMachineSnapshot) => snapshot,
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
  });
  if (own === undefined) throw new Defect("XState made an actor without a snapshot");
  return own;
};

/** XState's interpreter behind the same interface as the table, which steps supposed states: XState throws what a guard throws. */
export const xstateEngine = (table: Table): Engine => {
  const { machine } = table;
  const scope = scopeOf(machine);
  const snapshots = new WeakMap<object, AnyMachineSnapshot>();

  const snapshotOf = <Context>(position: Position<Context>): AnyMachineSnapshot => {
    const kept = snapshots.get(position);
    if (kept !== undefined) return kept;
    const value = stateValue(table.leaves[position.at]!);
    return machine.resolveState({ value, context: position.context } as never);
  };

  const positionOf = <Context>(snapshot: AnyMachineSnapshot): Position<Context> => {
    const leaf = table.leafOf.get(pathOfValue(snapshot.value));
    if (leaf === undefined) throw new Defect("XState stands in a state the table does not have");
    const position = { at: leaf.index, context: snapshot.context as Context };
    snapshots.set(position, snapshot);
    return position;
  };

  return {
    name: "xstate",
    table,
    start: (context) => ({ at: table.initial, context }),
    accepts: (position, event) => {
      if (isSupposed(position.context)) return rowFor(table, position, event);
      try {
        return selectedRow(machine, table.leaves[position.at]!, snapshotOf(position), event);
      } catch (cause) {
        // The table says which question threw.
        rowFor(table, position, event);
        throw cause;
      }
    },
    take: (row, position, event) => {
      if (isSupposed(position.context)) return carryOut(table, row, position, event);
      let next;
      try {
        next = machine.transition(snapshotOf(position), event, scope);
      } catch (cause) {
        // The table says which update or question threw.
        carryOut(table, row, position, event);
        throw cause;
      }
      return positionOf(next as AnyMachineSnapshot);
    },
  };
};
