// What the reader rules on findings of one log, kept by the browser under the log's hash; and what the log comes to with it. Knows no game.
import { type Accessor, createEffect, createMemo, createSignal, on, type Signal } from "solid-js";
import {
  ARBITRATION_RULINGS,
  type ArbitrationRuling,
  type FindingCode,
  isJsonObject,
  SeatId,
} from "@assize/kernel-model";
import type { Client } from "../protocol/client.ts";
import type { AsRuled, HistoryFacts, Reader, Ruling } from "../protocol/protocol.ts";
import { keep, recall } from "../kit/storage.ts";

/** A ruling as it is being written: nothing of it may be there yet. */
export interface Draft {
  readonly line: number;
  readonly code: FindingCode;
  readonly ruling: ArbitrationRuling | null;
  readonly reason: string;
  /** Who pays, by number, and the best place left. */
  readonly seat: number;
  readonly place: number;
}

interface Written {
  readonly arbiter: string;
  readonly drafts: readonly Draft[];
}

export interface Rulings {
  readonly arbiter: Accessor<string>;
  readonly setArbiter: (name: string) => void;
  readonly at: (line: number, code: FindingCode) => Draft;
  readonly write: (draft: Draft) => void;
  /** Those that say all they have to. */
  readonly made: Accessor<readonly Ruling[]>;
  /** How many were begun and lack a reason or the arbiter's name. */
  readonly unfinished: Accessor<number>;
  /** What the log comes to with them; undefined before that is known, null where there is none. */
  readonly told: Accessor<AsRuled | null | undefined>;
}

/** Longest name and reason, as files of arbitrations have them. */
export const LONGEST_NAME = 200;
export const LONGEST_REASON = 2_000;

const NOTHING: Written = { arbiter: "", drafts: [] };

const isDraft = (value: unknown): value is Draft =>
  isJsonObject(value) &&
  typeof value["code"] === "string" &&
  typeof value["reason"] === "string" &&
  [value["line"], value["seat"], value["place"]].every((number) => Number.isSafeInteger(number)) &&
  (value["ruling"] === null || ARBITRATION_RULINGS.some((one) => one === value["ruling"]));

const isWritten = (value: unknown): value is Written =>
  isJsonObject(value) &&
  typeof value["arbiter"] === "string" &&
  Array.isArray(value["drafts"]) &&
  value["drafts"].every(isDraft);

const isOf =
  ({ line, code }: Pick<Draft, "line" | "code">) =>
  (one: Draft): boolean =>
    one.line === line && one.code === code;

const rulingOf = (
  { line, code, ruling, reason, seat, place }: Draft,
  arbiter: string,
): readonly Ruling[] => {
  if (ruling === null || reason.trim() === "" || arbiter.trim() === "") return [];
  const made = { line, code, ruling, arbiter, reason };
  return [ruling === "penalty" ? { ...made, penalty: { seat: SeatId(seat), place } } : made];
};

/** Rulings that came with a log, as one goes on writing them. */
const writtenOf = (ruled: readonly Ruling[]): Written => ({
  arbiter: ruled[0]?.arbiter ?? "",
  drafts: ruled.map(({ line, code, ruling, reason, penalty }) => ({
    line,
    code,
    ruling,
    reason,
    seat: penalty?.seat ?? 0,
    place: penalty !== undefined && "place" in penalty ? penalty.place : 2,
  })),
});

interface Around {
  readonly client: Accessor<Client>;
  /** Undefined while no log is open. */
  readonly facts: Accessor<Pick<HistoryFacts, "history" | "hash" | "ruled"> | undefined>;
  readonly reader: Accessor<Reader>;
  readonly fail: (failure: unknown) => void;
}

/** Asks whenever rulings, reader or log are others; the answer to an older question is forgotten. */
const tellWhenRuled = (
  { client, facts, reader, fail }: Around,
  made: Accessor<readonly Ruling[]>,
  [, setTold]: Signal<AsRuled | null | undefined>,
): void => {
  let asked = 0;
  createEffect(
    on([made, reader, () => facts()?.history], ([rulings, eyes, history]) => {
      const own = ++asked;
      setTold(rulings.length === 0 || history === undefined ? null : undefined);
      if (rulings.length === 0 || history === undefined) return;
      void client()
        .ask("arbitrated", { history, reader: eyes, rulings })
        .then((answer) => {
          if (own === asked) setTold(answer);
        })
        .catch(fail);
    }),
  );
};

export const createRulings = (around: Around): Rulings => {
  const { facts } = around;
  const [written, setWritten] = createSignal<Written>(NOTHING);
  const told = createSignal<AsRuled | null | undefined>(null);
  const keyOf = (hash: string): string => `rulings:${hash}`;
  const hash = createMemo(() => facts()?.hash);
  createEffect(
    on(hash, (name) =>
      setWritten(
        name === undefined
          ? NOTHING
          : (recall(keyOf(name), isWritten) ?? writtenOf(facts()?.ruled ?? [])),
      ),
    ),
  );
  const change = (next: Written): void => {
    setWritten(next);
    const name = hash();
    if (name !== undefined) keep(keyOf(name), next);
  };
  const made = createMemo(() => {
    const { arbiter, drafts } = written();
    return drafts.flatMap((one) => rulingOf(one, arbiter));
  });
  tellWhenRuled(around, made, told);
  return {
    arbiter: () => written().arbiter,
    setArbiter: (name) => change({ ...written(), arbiter: name.slice(0, LONGEST_NAME) }),
    at: (line, code) =>
      written().drafts.find(isOf({ line, code })) ?? {
        line,
        code,
        ruling: null,
        reason: "",
        seat: 0,
        place: 2,
      },
    write: (draft) => {
      const others = written().drafts.filter((one) => !isOf(draft)(one));
      const drafts = draft.ruling === null ? others : [...others, draft];
      change({ ...written(), drafts: drafts.toSorted((a, b) => a.line - b.line) });
    },
    made,
    unfinished: () => written().drafts.length - made().length,
    told: told[0],
  };
};
