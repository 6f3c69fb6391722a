// Which code a game's verdicts rest on: from the value of a game along all names that its declarations say. What only the
// questions of its chart reach is told for each question by itself. In doubt a declaration belongs to the rules, of which every
// change counts for every game. Knows declarations, and no file.
import type { GameCode } from "@assize/archive";
import type { Hash } from "@assize/kernel-integrity";
import { type Declaration, LOADED, type Reference } from "./declaration.ts";
import { EFFECTS, type ParsedModule } from "./parsed-module.ts";

/** The modules of a game, and how they find each other. */
export interface Modules {
  /** The module of this path; null for one that belongs to the verifier or to others. */
  readonly at: (path: string) => ParsedModule | null;
  /** Where a module's import leads. */
  readonly resolve: (path: string, specifier: string) => string;
  /** The same on every machine. */
  readonly nameOf: (path: string) => string;
  /** What was made of declarations already. */
  readonly lines: Map<Declaration, string>;
}

/** A declaration and its module. */
interface Place {
  readonly path: string;
  readonly declaration: Declaration;
}

const CHART_ENGINE = "@assize/kernel-chart-engine";

/** Where each of these functions takes a question. */
const TAKES_QUESTION: Readonly<Record<string, readonly (number | "when" | "describe")[]>> = {
  rule: [1, "when"],
  when: [0],
};

const declared = (path: string, module: ParsedModule, name: string): readonly Place[] => {
  const declaration = module.declarations.get(name);
  return declaration === undefined ? [] : [{ path, declaration }];
};

/** What a module exports by this name; of a namespace the member, or all of it. */
const exported = (
  modules: Modules,
  path: string,
  name: string,
  member: string | null,
): readonly Place[] => {
  const module = modules.at(path);
  if (module === null) return [];
  if (name === "*") {
    if (member !== null) return exported(modules, path, member, null);
    const names = new Set([...module.exports.keys(), ...module.declarations.keys()]);
    const own = [...names].flatMap((one) => exported(modules, path, one, null));
    return [...own, ...allOf(modules, path, module)];
  }
  const found = module.exports.get(name);
  if (found === undefined) {
    const inner = module.exportsAllOf.flatMap((from) =>
      exported(modules, modules.resolve(path, from), name, member),
    );
    return inner.length > 0 ? inner : declared(path, module, name);
  }
  return found.from === null
    ? named(modules, path, found.name, member)
    : exported(modules, modules.resolve(path, found.from), found.name, member);
};

const allOf = (modules: Modules, path: string, { exportsAllOf }: ParsedModule): readonly Place[] =>
  exportsAllOf.flatMap((from) => exported(modules, modules.resolve(path, from), "*", null));

/** What a name means in a module; nothing where it is nobody's here, or another's. */
const named = (
  modules: Modules,
  path: string,
  name: string,
  member: string | null,
): readonly Place[] => {
  if (name.startsWith(LOADED))
    return exported(modules, modules.resolve(path, name.slice(LOADED.length)), "*", null);
  const module = modules.at(path);
  if (module === null) return [];
  if (module.declarations.has(name)) return declared(path, module, name);
  const binding = module.imports.get(name);
  if (binding === undefined || binding.from === null) return [];
  return exported(modules, modules.resolve(path, binding.from), binding.name, member);
};

/** Which function of the chart's words a name is; null for any other. */
const chartWord = (modules: Modules, path: string, name: string): string | null => {
  const binding = modules.at(path)?.imports.get(name);
  if (binding?.from === CHART_ENGINE) return binding.name;
  const [place] = named(modules, path, name, null);
  const handsOnTo = place?.declaration.handsOnTo ?? null;
  return handsOnTo === null || handsOnTo === name
    ? null
    : chartWord(modules, place!.path, handsOnTo);
};

const wordHandedTo = (modules: Modules, path: string, { handedTo }: Reference): string | null =>
  handedTo === null ? null : chartWord(modules, path, handedTo.callee);

/** The name that a question has when it is asked; null where it is none that can be told by itself. */
const questionName = (modules: Modules, { path, declaration }: Place): string | null => {
  if (declaration.kind === "function") return declaration.name;
  const { madeBy } = declaration;
  // What `none` answers has no name.
  return madeBy !== null && chartWord(modules, path, madeBy) === "none" ? "" : null;
};

/** What is reached from a declaration: how each is reached, and whether its questions count as part of it. */
type Reached = Map<string, { readonly place: Place; readonly isWhole: boolean }>;

/** Goes along all references. `onQuestion`: told of what only a question reaches; left out, that is gone along as well. */
const reach = (
  modules: Modules,
  from: readonly Place[],
  isFollowed: (reference: Reference) => boolean,
  onQuestion?: (name: string, place: Place) => void,
): Reached => {
  const reached: Reached = new Map();
  const open = from.map((place) => ({ place, isWhole: onQuestion === undefined }));
  const follow = (path: string, reference: Reference, isWhole: boolean): void => {
    const word = wordHandedTo(modules, path, reference);
    const takes = word === null ? undefined : TAKES_QUESTION[word];
    const isQuestion = takes?.includes(reference.handedTo!.place) === true;
    // What a question reads is told, and decides nothing.
    if (word === "rule" && reference.handedTo!.place === "describe" && !isWhole) return;
    for (const place of named(modules, path, reference.name, reference.member)) {
      const question = isQuestion && !isWhole ? questionName(modules, place) : null;
      if (question !== null) onQuestion!(question, place);
      // What asks guards by itself has their questions as its own.
      else open.push({ place, isWhole: isWhole || word === "none" });
    }
  };
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { place, isWhole } = next;
    const key = `${place.path} ${place.declaration.name}`;
    const known = reached.get(key);
    if (known !== undefined && (known.isWhole || !isWhole)) continue;
    reached.set(key, next);
    for (const effects of declared(place.path, modules.at(place.path)!, EFFECTS))
      open.push({ place: effects, isWhole });
    for (const reference of place.declaration.references)
      if (isFollowed(reference)) follow(place.path, reference, isWhole);
  }
  return reached;
};

/** What a declaration says and to which others it leads, in one line. Made once for each. */
const lineOf = (modules: Modules, { path, declaration }: Place, hash: Hash): string => {
  const known = modules.lines.get(declaration);
  if (known !== undefined) return known;
  const leads = declaration.references.flatMap(({ name, member }) =>
    named(modules, path, name, member).map(
      (to) => `${modules.nameOf(to.path)} ${to.declaration.name}`,
    ),
  );
  const own = `${modules.nameOf(path)} ${declaration.name}`;
  const line = `${own} ${hash(declaration.says)} ${[...new Set(leads)].toSorted().join(",")}`;
  modules.lines.set(declaration, line);
  return line;
};

const digestOf = (modules: Modules, reached: Reached, hash: Hash): string =>
  hash(
    [...reached.values()]
      .map(({ place }) => lineOf(modules, place, hash))
      .toSorted()
      .join("\n"),
  );

/** What all modules do that a module loads, and they in turn: it is done before the game is played. */
const effectsFrom = (modules: Modules, path: string): readonly Place[] => {
  const loaded = new Set<string>();
  const open = [path];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const module = loaded.has(next) ? null : modules.at(next);
    loaded.add(next);
    for (const specifier of module?.loads ?? []) open.push(modules.resolve(next, specifier));
  }
  return [...loaded].flatMap((one) => {
    const module = modules.at(one);
    return module === null ? [] : declared(one, module, EFFECTS);
  });
};

const isFollowed = ({ use }: Reference): boolean => use !== "apart";

/** What only questions of the chart reach, by the name of the question. */
type Asked = ReadonlyMap<string, readonly Place[]>;

/** Where a name is that of several functions nobody can tell which was asked: they are part of the rules. */
const shared = (asked: Asked): readonly Place[] =>
  [...asked.values()]
    .filter((places) => new Set(places.map(({ declaration }) => declaration)).size > 1)
    .flat();

const rulesOf = (modules: Modules, from: readonly Place[]): { rules: Reached; asked: Asked } => {
  const asked = new Map<string, Place[]>();
  const onQuestion = (name: string, place: Place): void =>
    void asked.set(name, [...(asked.get(name) ?? []), place]);
  const rules = reach(modules, from, isFollowed, onQuestion);
  const several = shared(asked);
  for (const [key, value] of reach(modules, several, isFollowed)) rules.set(key, value);
  for (const { declaration } of several) asked.delete(declaration.name);
  return { rules, asked };
};

/** The digests of a game's code. `path` is where its value is declared. */
export const codeOfGame = (
  modules: Modules,
  path: string,
  game: Declaration,
  hash: Hash,
): GameCode => {
  const from = [{ path, declaration: game }, ...effectsFrom(modules, path)];
  const { rules, asked } = rulesOf(modules, from);
  const questions = [...asked].map(([name, places]) => {
    const reached = reach(modules, places, isFollowed);
    return [name, digestOf(modules, reached, hash)] as const;
  });
  return {
    rules: digestOf(modules, rules, hash),
    questions: Object.fromEntries(questions.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    all: digestOf(modules, reach(modules, from, isFollowed), hash),
  };
};
