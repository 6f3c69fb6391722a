// What one audit touched, as it is kept: three bitmaps, of questions asked, transitions taken and rulings read, each in the
// order of the lists of its basis. Pure; knows no file.
import type { Touched } from "@assize/kernel-chart-engine";
import { Defect } from "@assize/kernel-model";
import type { Basis } from "./basis.ts";

/** By name and id. */
export interface TouchedNames {
  readonly questions: readonly string[];
  readonly transitions: readonly string[];
  readonly rulings: readonly string[];
}

const bytesFor = (bits: number): number => Math.ceil(bits / 8);

const listsOf = ({ questions, transitions, rulings }: Basis) =>
  [questions.map(([name]) => name), transitions, rulings.map(({ id }) => id)] as const;

const putBits = (bytes: Uint8Array, from: number, places: Iterable<number>): void => {
  for (const place of places) bytes[from + (place >> 3)]! |= 1 << (place & 7);
};

/** Packs what was touched. A ruling that the basis does not know is none of its rulebook: it is not kept. */
export const packTouched = (
  basis: Basis,
  { questions, transitions }: Touched,
  rulings: ReadonlySet<string>,
): Uint8Array<ArrayBuffer> => {
  const sizes = [basis.questions, basis.transitions, basis.rulings].map(({ length }) =>
    bytesFor(length),
  );
  const bytes = new Uint8Array(sizes[0]! + sizes[1]! + sizes[2]!);
  putBits(bytes, 0, questions);
  putBits(bytes, sizes[0]!, transitions);
  const read = basis.rulings.flatMap(({ id }, place) => (rulings.has(id) ? [place] : []));
  putBits(bytes, sizes[0]! + sizes[1]!, read);
  return bytes;
};

/** The names behind the bits. Throws Defect where the bytes are not of this basis. */
export const unpackTouched = (basis: Basis, bytes: Uint8Array): TouchedNames => {
  let from = 0;
  const [questions, transitions, rulings] = listsOf(basis).map((names) => {
    const at = from;
    from += bytesFor(names.length);
    return names.filter((_, place) => (bytes[at + (place >> 3)]! & (1 << (place & 7))) !== 0);
  });
  if (from !== bytes.length) throw new Defect("what was touched is not of this basis");
  return { questions: questions!, transitions: transitions!, rulings: rulings! };
};

/** The same for another basis, of the same chart. */
export const repackTouched = (
  from: Basis,
  bytes: Uint8Array,
  to: Basis,
): Uint8Array<ArrayBuffer> => {
  const { questions, transitions, rulings } = unpackTouched(from, bytes);
  const placesOf = (all: readonly string[], names: readonly string[]): readonly number[] => {
    const wanted = new Set(names);
    return all.flatMap((name, place) => (wanted.has(name) ? [place] : []));
  };
  const [allQuestions, allTransitions] = listsOf(to);
  const touched = {
    questions: placesOf(allQuestions, questions),
    transitions: placesOf(allTransitions, transitions),
  };
  return packTouched(to, touched, new Set(rulings));
};

/** The bytes as text, in base64url: a row is plain JSON. */
export const asText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
