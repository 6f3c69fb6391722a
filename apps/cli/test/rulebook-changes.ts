// Changes of rulebooks, small and large: each as an edit of the source, as what runs then, or as both. Data; audits nothing.
import type { GameModel, Ruling } from "@assize/kernel-model";

/** A text in a source, and another in its place. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface Change {
  readonly says: string;
  readonly game: string;
  readonly edits?: readonly Edit[];
  readonly model?: (model: GameModel) => GameModel;
  /** A question by its name, and what it asks after the change. */
  readonly question?: readonly [name: string, holds: (state: any, event: any) => boolean];
  /** How many of the games are not audited again: all that followed the rules, some of them, none. */
  readonly keeps: "all" | "some" | "none";
  /** True where some verdict is another. */
  readonly judgesOtherwise?: true;
}

const withRulings = (model: GameModel, rulings: readonly Ruling[]): GameModel => ({
  ...model,
  rulebook: { ...model.rulebook, rulings },
});

/** The ruling with its last option first: another default. */
const withOtherDefault =
  (id: string) =>
  (model: GameModel): GameModel =>
    withRulings(
      model,
      model.rulebook.rulings.map((ruling) =>
        ruling.id === id
          ? { ...ruling, options: ruling.options.toReversed() as unknown as Ruling["options"] }
          : ruling,
      ),
    );

const otherDefault = (
  game: string,
  id: string,
  rest: Pick<Change, "keeps" | "judgesOtherwise">,
): Change => ({
  says: `another default of ${id}`,
  game,
  model: withOtherDefault(id),
  ...rest,
});

const withDerived =
  (type: string, derive: (state: any) => object) =>
  (model: GameModel): GameModel => ({
    ...model,
    events: { ...model.events, [type]: { ...model.events[type]!, derive } },
  });

const NIM = "toys/src/nim.ts";

export const CHANGES: readonly Change[] = [
  {
    says: "two matches at most",
    game: "nim",
    edits: [
      {
        file: NIM,
        from: "e.data.matches >= 1 && e.data.matches <= 3",
        to: "e.data.matches >= 1 && e.data.matches <= 2",
      },
    ],
    question: ["oneToThree", (_, e) => e.data.matches >= 1 && e.data.matches <= 2],
    keeps: "none",
    judgesOtherwise: true,
  },
  {
    says: "a heap of twelve at least",
    game: "nim",
    edits: [{ file: NIM, from: "e.data.matches >= 5 &&", to: "e.data.matches >= 12 &&" }],
    question: ["fairHeap", (_, e) => e.data.matches >= 12 && e.data.matches <= 20],
    keeps: "none",
    judgesOtherwise: true,
  },
  {
    says: "what ends the game, asked where it can end only",
    game: "nim",
    edits: [
      {
        file: NIM,
        from: "const noneLeft = (g: Nim) => g.matches === 0;",
        to: "const noneLeft = (g: Nim) => g.matches <= 1;",
      },
    ],
    question: ["noneLeft", (g) => g.matches <= 1],
    keeps: "some",
  },
  {
    says: "a question that the state's key asks too is part of the rules",
    game: "nim",
    edits: [
      {
        file: NIM,
        from: "const hasTaken = (g: Nim) => g.taken !== null;",
        to: "const hasTaken = (g: Nim) => typeof g.taken === 'number';",
      },
    ],
    keeps: "none",
  },
  {
    says: "what passes on is derived otherwise",
    game: "nim",
    edits: [{ file: NIM, from: "left: g.matches,", to: "left: g.matches + 1," }],
    model: withDerived("turn-passed", (g) => ({ left: g.matches + 1 })),
    keeps: "none",
    judgesOtherwise: true,
  },
  {
    says: "an update in other words",
    game: "nim",
    edits: [{ file: NIM, from: "taken: e.data.matches,", to: "taken: Number(e.data.matches)," }],
    keeps: "none",
  },
  otherDefault("nim", "last-match", { keeps: "some", judgesOtherwise: true }),
  {
    says: "another set of rulings, which no game asks for",
    game: "nim",
    model: (model) => ({
      ...model,
      rulebook: { ...model.rulebook, rulingSets: { ...model.rulebook.rulingSets, club: {} } },
    }),
    keeps: "all",
  },
  {
    says: "the default set chooses",
    game: "nim",
    model: (model) => ({
      ...model,
      rulebook: {
        ...model.rulebook,
        rulingSets: { default: { "last-match": "wins" }, normal: {} },
      },
    }),
    keeps: "some",
    judgesOtherwise: true,
  },
  {
    says: "a new ruling, which nothing reads",
    game: "nim",
    model: (model) =>
      withRulings(model, [...model.rulebook.rulings, { ...model.rulebook.rulings[0]!, id: "new" }]),
    keeps: "all",
  },
  {
    says: "a new clause",
    game: "nim",
    model: (model) => ({
      ...model,
      rulebook: {
        ...model.rulebook,
        clauses: [...model.rulebook.clauses, { ...model.rulebook.clauses[0]!, id: "nim.new" }],
      },
    }),
    keeps: "all",
  },
  {
    says: "another edition",
    game: "nim",
    model: (model) => ({ ...model, edition: { ...model.edition, reference: { id: "sticks" } } }),
    keeps: "none",
    judgesOtherwise: true,
  },
  {
    says: "other blanks, comments and words",
    game: "nim",
    edits: [
      { file: NIM, from: "const seatOnTurn =", to: "// Who may take.\nconst  seatOnTurn  =" },
      { file: NIM, from: "seat: (seat) => `seat ${seat}`", to: "seat: (seat) => `place ${seat}`" },
    ],
    keeps: "all",
  },
  {
    says: "nothing is borrowed any more",
    game: "xidit",
    edits: [
      {
        file: "xidit/tile-queues/src/replacing.ts",
        from: 'waitingSide(game) === "recruitment" &&\n',
        to: "false &&\n",
      },
    ],
    question: ["mustBorrow", () => false],
    keeps: "some",
    judgesOtherwise: true,
  },
  otherDefault("xidit", "dummy-titan", { keeps: "some", judgesOtherwise: true }),
  otherDefault("xidit", "census-zero", { keeps: "some", judgesOtherwise: true }),
  otherDefault("xidit", "dummy-wins", { keeps: "some", judgesOtherwise: true }),
  {
    says: "regions are worth more",
    game: "xidit",
    edits: [
      {
        file: "xidit/scoring/src/values.ts",
        from: "return repeated(seats, 0);\n  return regionPoints",
        to: "return repeated(seats, 1);\n  return regionPoints",
      },
    ],
    keeps: "none",
  },
  {
    says: "threats can be fought twice",
    game: "xidit",
    edits: [
      {
        file: "xidit/statecharts/src/turn-rules.ts",
        from: "  !foughtTitanHere(game) &&\n  (game",
        to: "  (game",
      },
    ],
    question: [
      "mayFightThreatHere",
      (game) =>
        game.rulings["threat-once"] === "titan-mixes-only" ||
        !game.foughtIn[game.onTurn].includes(-1),
    ],
    keeps: "none",
  },
  otherDefault("grandlin", "villain-life", { keeps: "none", judgesOtherwise: true }),
  otherDefault("grandlin", "divide", { keeps: "all" }),
  {
    says: "offers can be accepted by whoever made them",
    game: "chess",
    edits: [
      {
        file: "chess/rules/src/speaking.ts",
        from: "offers.some((seat) => seat !== by);\n/** offer.answer: an",
        to: "offers.length > 0;\n/** offer.answer: an",
      },
    ],
    question: ["opponentHasOffered", ({ offers }) => offers.length > 0],
    keeps: "none",
  },
  otherDefault("chess", "resignation", { keeps: "all" }),
  otherDefault("chess", "threefold", { keeps: "all" }),
];
