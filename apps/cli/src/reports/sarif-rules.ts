// What SARIF calls rules: a clause of a game; or the kind of a finding that no clause names, of a doubt, of a file that
// cannot be read. Each stands in a report once, in the order in which it came up.
import { GAME_IDS } from "@assize/catalogue";
import type { ReadProblemCode } from "@assize/kernel-event-log";
import type {
  Clause,
  Finding,
  GameModel,
  Language,
  UndeterminedReason,
} from "@assize/kernel-model";
import { clauseInWords, kindsInWords, plainLine } from "@assize/kernel-report";
import { messageOf, type SarifRule } from "./sarif-log.ts";

/** Where the pages of the rules stand: of the first game at that address, of others in a folder of their names. */
const pageOf = (address: string, game: string, { id }: Clause): string => {
  const base = address.endsWith("/") ? address : `${address}/`;
  const folder = game === GAME_IDS[0] ? "" : `${encodeURIComponent(game)}/`;
  const group = encodeURIComponent(id.split(".")[0]!);
  return `${base}${folder}clauses.md#${group}`;
};

/** Signs that steer Markdown. */
const MARKING = /[\\`*_{}[\]()#+\-.!|<>~]/g;

const asMarkdown = (text: string): string => plainLine(text).replace(MARKING, String.raw`\$&`);

const clauseRule = (
  game: GameModel,
  clause: Clause,
  language: Language,
  pages: string | undefined,
): SarifRule => {
  const { statement, sources, rulings } = clauseInWords(clause, language);
  const places = sources.length === 0 ? "" : ` (${sources.join("; ")})`;
  const read = rulings.length === 0 ? "" : ` [${rulings.join(", ")}]`;
  return {
    id: `${game.id}/${clause.id}`,
    name: clause.id,
    shortDescription: messageOf(plainLine(statement)),
    fullDescription: messageOf(plainLine(statement + places)),
    help: {
      ...messageOf(plainLine(statement + places + read)),
      markdown: [
        asMarkdown(statement),
        ...sources.map((source) => `- ${asMarkdown(source)}`),
        ...rulings.map((ruling) => `- \`${ruling}\``),
      ].join("\n"),
    },
    ...(pages === undefined ? {} : { helpUri: pageOf(pages, game.id, clause) }),
  };
};

const kindRule = (folder: string, name: string, text: string): SarifRule => ({
  id: `${folder}/${name}`,
  name,
  shortDescription: messageOf(plainLine(text)),
});

/** The rules that came up so far. Each answers its place among them. */
export interface SarifRules {
  readonly all: readonly SarifRule[];
  readonly ofFinding: (finding: Finding, model: GameModel | null) => RulePlace;
  readonly ofDoubt: (reason: UndeterminedReason) => RulePlace;
  /** Of undos to which fewer than all seats agreed. */
  readonly ofUndo: () => RulePlace;
  readonly ofUnreadable: (code: ReadProblemCode) => RulePlace;
}

export interface RulePlace {
  readonly ruleId: string;
  readonly ruleIndex: number;
}

export const newSarifRules = (language: Language, pages: string | undefined): SarifRules => {
  const all: SarifRule[] = [];
  const places = new Map<string, number>();
  const kinds = kindsInWords(language);
  const placeOf = (rule: SarifRule): RulePlace => {
    const ruleIndex = places.get(rule.id) ?? all.push(rule) - 1;
    places.set(rule.id, ruleIndex);
    return { ruleId: rule.id, ruleIndex };
  };
  return {
    all,
    ofFinding: ({ clauses, code }, model) => {
      const clause = model?.rulebook.clauses.find(({ id }) => id === clauses[0]);
      return placeOf(
        model === null || clause === undefined
          ? kindRule("record", code, kinds.finding(code))
          : clauseRule(model, clause, language, pages),
      );
    },
    ofDoubt: (reason) => placeOf(kindRule("undetermined", reason, kinds.doubt(reason))),
    ofUndo: () => placeOf(kindRule("record", "undo-by-fewer", kinds.undoByFewer)),
    ofUnreadable: (code) => placeOf(kindRule("unreadable", code, kinds.unreadable(code))),
  };
};
