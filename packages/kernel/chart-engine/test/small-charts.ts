// Words for charts written in place: a counter as context, events with a number.
import { createMachine } from "xstate";
import { compile, type Table, updater } from "../src/index.ts";

export interface Counter {
  readonly n: number;
  readonly last: string;
}

export interface Numbered {
  readonly type: string;
  readonly n: number;
}

export const update = updater<Counter, Numbered>();
const addNumber = (c: Counter, e: Numbered): Counter => ({ ...c, n: c.n + e.n });
export const add = update(addNumber);
export const name = (last: string) => update((c) => ({ ...c, last }));

export const ZERO: Counter = { n: 0, last: "" };

/** A chart from a config that the types of XState need not accept. */
export const machineOf = (config: object) =>
  createMachine({ id: "chart", context: ZERO, ...config });

export const tableOf = (config: object): Table => compile(machineOf(config));

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
export const runs = (count: number): number => (DEEP ? 20 * count : count);
