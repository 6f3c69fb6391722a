// Other values for what stands in an event's data: near ones, and those that stand under the same name elsewhere in the
// same game. Knows data; no game and no legality.
import {
  type Draw,
  isJsonObject,
  type Json,
  type JsonObject,
  type WrittenEvent,
} from "@assize/kernel-model";
import { oneOf } from "./planted-log.ts";

export class ValuePool {
  /** By name of the member, whatever the event: a city is a city. */
  readonly #byName = new Map<string, Map<string, Json>>();

  constructor(events: readonly WrittenEvent[]) {
    for (const { data } of events) this.#note("", data);
  }

  #note(name: string, value: Json): void {
    if (Array.isArray(value)) for (const one of value as readonly Json[]) this.#note(name, one);
    else if (isJsonObject(value))
      for (const [key, one] of Object.entries(value)) this.#note(key, one);
    else {
      const known = this.#byName.get(name) ?? new Map<string, Json>();
      this.#byName.set(name, known.set(JSON.stringify(value), value));
    }
  }

  /** Another value in place of one that stands under this name; it may be of another shape than its type wants. */
  another(name: string, value: Json, draw: Draw): Json {
    if (Array.isArray(value)) return this.#anotherList(name, value as readonly Json[], draw);
    if (isJsonObject(value)) return this.#anotherObject(value, draw);
    const others = [...(this.#byName.get(name)?.values() ?? [])].filter((one) => one !== value);
    if (typeof value === "number" && (others.length === 0 || draw(2) === 0))
      return value === 0 || draw(2) === 0 ? value + 1 : value - 1;
    if (typeof value === "boolean") return !value;
    return oneOf(others, draw) ?? value;
  }

  #anotherObject(value: JsonObject, draw: Draw): Json {
    const key = oneOf(Object.keys(value), draw);
    return key === undefined
      ? value
      : { ...value, [key]: this.another(key, value[key] as Json, draw) };
  }

  #anotherList(name: string, list: readonly Json[], draw: Draw): Json {
    const known = [...(this.#byName.get(name)?.values() ?? [])];
    const [at, to] = [draw(list.length + 1), draw(list.length + 1)];
    if (list.length === 0) return [oneOf(known, draw) ?? 1];
    switch (draw(4)) {
      case 0:
        return list.toSpliced(at % list.length, 1);
      case 1:
        return list.toSpliced(at, 0, oneOf(known, draw) ?? list[0]!);
      case 2: {
        const [a, b] = [at % list.length, to % list.length];
        return list.with(a, list[b]!).with(b, list[a]!);
      }
      default: {
        const one = at % list.length;
        return list.with(one, this.another(name, list[one]!, draw));
      }
    }
  }
}
