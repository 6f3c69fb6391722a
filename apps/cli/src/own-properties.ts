// Properties of somebody's own, from a module that `--properties` names. What its code throws, and an answer that is none, are told with
// the module's and the property's name: neither holds nor breaks anything. Knows no game.
import type { Property, Seen } from "@assize/kernel-exploration";
import { or } from "./english.ts";
import { type OwnModule, exportOf, kindOf, troubleIn, whyOf } from "./own-module.ts";

const FLAG = "--properties";

/** What each kind of property is asked by, and what that has to answer. */
const KINDS = {
  always: { asks: "holds", answer: "true or false" },
  never: { asks: "happens", answer: "true or false" },
  within: { asks: "holds", answer: "true or false" },
  conserved: { asks: "amount", answer: "a value that JSON can hold" },
  falls: { asks: "measure", answer: "a list of numbers" },
} as const;

type OwnKind = keyof typeof KINDS;
type Answers = (typeof KINDS)[OwnKind]["answer"];

const isOwnKind = (kind: unknown): kind is OwnKind =>
  typeof kind === "string" && Object.hasOwn(KINDS, kind);

const MOST_DEEP = 50;

const isJson = (value: unknown, deep = 0): boolean => {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || deep === MOST_DEEP) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, deep + 1));
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every((item) => isJson(item, deep + 1));
};

const FITS: Readonly<Record<Answers, (answer: unknown) => boolean>> = {
  "true or false": (answer) => typeof answer === "boolean",
  "a value that JSON can hold": (answer) => isJson(answer),
  "a list of numbers": (answer) => Array.isArray(answer) && answer.every(Number.isFinite),
};

/** Made so that nothing in it can be changed: who looks at a game and changes it makes another game of it. */
const frozen = <Value>(value: Value): Value => {
  if (typeof value !== "object" || value === null) return value;
  if (Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
};

const inWords = (answer: unknown): string => {
  if (answer instanceof Promise) {
    // Nobody waits for it, and what it throws is nobody's.
    answer.catch(() => undefined);
    return "a promise";
  }
  return typeof answer === "boolean" ? String(answer) : kindOf(answer);
};

/** A property as a module writes it. */
type Written = Readonly<Record<string, unknown>>;

/** Asks what the module wrote. Throws Trouble where it throws, or answers what is no answer. */
const asking =
  (module: OwnModule, property: Written, { asks, answer: wanted }: (typeof KINDS)[OwnKind]) =>
  (given: unknown): unknown => {
    const ask = property[asks] as (given: unknown) => unknown;
    const fail = (why: string) => {
      const { place } = Object(given) as Partial<Seen<unknown>>;
      const where = typeof place === "string" ? ` (at ${place})` : "";
      return troubleIn(module, `"${asks}" of ${String(property["id"])} ${why}${where}`);
    };
    let answer: unknown;
    try {
      answer = ask.call(property, frozen(given));
    } catch (cause) {
      throw fail(`fails: ${whyOf(cause)}`);
    }
    if (FITS[wanted](answer)) return answer;
    throw fail(`answers ${inWords(answer)}, and has to answer ${wanted}`);
  };

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;

/** What is wrong with a property as it is written; null where nothing is. */
const wrongIn = (one: unknown, taken: ReadonlySet<string>): string | null => {
  if (kindOf(one) !== "an object") return `it is ${kindOf(one)} and has to be an object`;
  const { kind, id, says, choices, ...rest } = one as Written;
  if (!isOwnKind(kind)) return `its "kind" has to be ${or(Object.keys(KINDS))}`;
  if (typeof id !== "string" || !NAME.test(id))
    return `its "id" has to be a name of letters, digits and hyphens`;
  if (taken.has(id)) return `there is a property ${id} already; give it another "id"`;
  if (typeof says !== "string") return `its "says" has to be a sentence`;
  const { asks } = KINDS[kind];
  if (typeof rest[asks] !== "function") return `its "${asks}" has to be a function`;
  const isCounted = Number.isSafeInteger(choices) && Number(choices) >= 0;
  return kind === "within" && !isCounted ? `its "choices" has to be a whole number` : null;
};

/** The module's properties. Throws Trouble where something in it is none, or has the name of one that is known. */
export const ownProperties = (file: string, known: readonly Property[]): readonly Property[] => {
  const module = { flag: FLAG, file };
  const exported = exportOf(module, "properties", "a list of properties");
  if (!Array.isArray(exported))
    throw troubleIn(module, `its "properties" is ${kindOf(exported)} and has to be a list`);
  const taken = new Set(known.map(({ id }) => id));
  return exported.map((one: unknown, index) => {
    const wrong = wrongIn(one, taken);
    if (wrong !== null) throw troubleIn(module, `properties[${index}]: ${wrong}`);
    const property = one as Written & { readonly kind: OwnKind; readonly id: string };
    taken.add(property.id);
    const how = KINDS[property.kind];
    return { ...property, [how.asks]: asking(module, property, how) } as unknown as Property;
  });
};
