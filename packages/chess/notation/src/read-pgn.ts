// From a PGN text to games as logs have them: events with their places. What cannot be read becomes a value that is not known, and
// never a guess.
import { brief } from "./brief.ts";
import { isMark, variationOf } from "./notes.ts";
import { LETTERS_TAG, lettersShown } from "./letters.ts";
import { oddNumber, readNumber } from "./numbering.ts";
import { readMove } from "./read-move.ts";
import { isMoveText } from "./san.ts";
import {
  addEvent,
  addUnread,
  annotate,
  begin,
  endUnread,
  type PgnGame,
  type Reading,
  remark,
  tell,
} from "./reading.ts";
import { remarkDates } from "./dates.ts";
import { loseStart, setUp } from "./set-up.ts";
import { remarkTwice, type SeenGames } from "./seen-games.ts";
import { overridesOf, resultEvents, tableOf } from "./table.ts";
import { contradictionIn, resignedIn, WINNERS } from "./told-end.ts";
import { type Place, type Result, resultIn, type Token, type TokenOf, tokensOf } from "./tokens.ts";

const readComment = (reading: Reading, { text, isClosed, place }: TokenOf<"comment">): void => {
  if (text !== "") annotate(reading, { comment: text });
  if (isClosed) return;
  setUp(reading);
  endUnread(reading, "{", place);
};

/** What counts of two results that differ, where that is certain. */
const tellTag = (reading: Reading, text: Result, tag: string, place: Place): void => {
  const ends = `the game ends with ${text}, and its tag says ${brief(tag)}`;
  const stated = resultIn(tag);
  if (text === "*") {
    if (stated !== null) remark(reading, place, `${ends}; the latter is read`);
  } else if (stated === null || stated === "*")
    remark(reading, place, `${ends}; the former is read`);
};

const pushResult = (reading: Reading, text: Exclude<Result, "*">, place: Place): void => {
  const { board, since, seat, tags } = reading;
  reading.table ??= tableOf(tags);
  const { table } = reading;
  const at = {
    board,
    since,
    isBegunLater: reading.position !== null,
    isCounted: table.saidBy === "site",
  };
  const contradiction = contradictionIn(tags, reading.otherResult, text, at);
  const winner = WINNERS[text];
  const told = { winner, resigned: resignedIn(tags, winner), contradiction };
  const { events, isForced, table: used } = resultEvents(table, told, seat, at);
  reading.table = used;
  if (isForced && contradiction !== null)
    remark(reading, place, `${contradiction}; the last position decides`);
  for (const [type, data, by] of events) {
    const event = by === undefined ? { type, data } : { type, by, data };
    addEvent(reading, { ...event, place }, { result: text });
  }
};

const NO_RESULT = "no result stands behind the moves; that of the tag is read";
const BEGUN_AGAIN =
  "moves begin again behind an empty line, and no result stands before them; they are read as another game";

/** Of a game without moves, too, it stands in the game why its start cannot be read. */
const leaveStartUnread = (reading: Reading): void => {
  const { unreadStart, unread } = reading;
  if (unreadStart !== null && unread === null)
    addUnread(reading, unreadStart.why, {}, unreadStart.place);
};

const readResult = (reading: Reading, { text, place }: Omit<TokenOf<"result">, "kind">): void => {
  const tag = reading.tags["Result"];
  if (tag !== undefined && resultIn(tag) !== text) tellTag(reading, text, tag, place);
  reading.isOver = true;
  reading.result = text;
  // It says that there is no result, or that this is not the place for it.
  const counts = text === "*" ? resultIn(tag ?? "") : text;
  leaveStartUnread(reading);
  if (counts !== null && counts !== "*") pushResult(reading, counts, place);
};

/** Both lost, by default or by an arbiter's word: written as a castling is. */
const isBothLost = ({ tags }: Reading, text: string): boolean =>
  text === BOTH_LOST && tags["Result"] === BOTH_LOST;
const BOTH_LOST = "0-0";

const endWithoutResult = (reading: Reading, place: Place): void => {
  const message = `the game ends with ${BOTH_LOST}: nobody has won and it is not drawn, so nothing is said of its end`;
  tell(reading, place, message);
  reading.isOver = true;
  reading.result = BOTH_LOST;
};

/** The same game by the letters that its moves show, where they cannot all be read as English ones. */
const inItsLetters = (reading: Reading): Reading => {
  const { tags, board, unreadStart, tokens, place, isBegunAgain } = reading;
  if (board !== null || unreadStart !== null || tags[LETTERS_TAG] !== undefined) return reading;
  const shown = lettersShown(tokens);
  if (shown === null) return reading;
  const again = begin(place, isBegunAgain);
  again.letters = shown.language;
  for (const token of tokens) readToken(again, token);
  remark(again, place, shown.told);
  return again;
};

const gameOf = (read: Reading, seen: SeenGames): PgnGame => {
  setUp(read);
  const reading = inItsLetters(read);
  const [unclosed] = reading.open;
  if (unclosed !== undefined) endUnread(reading, "(", unclosed);
  const stated = resultIn(reading.tags["Result"] ?? "");
  // Where the moves end without a result, that of the tag is all there is.
  if (!reading.isOver && reading.board !== null && stated !== null) {
    if (reading.hasMoves && stated !== "*") remark(reading, reading.place, NO_RESULT);
    readResult(reading, { text: stated, place: reading.place });
  }
  leaveStartUnread(reading);
  remarkDates(reading);
  remarkTwice(reading, seen);
  const odd = oddNumber(reading.numbering);
  if (odd !== null) remark(reading, odd.place, odd.message);
  if (reading.isBegunAgain) remark(reading, reading.place, BEGUN_AGAIN);
  const { tags, position, options, events, place, opening, letters, problems } = reading;
  const table = reading.table ?? tableOf(tags);
  return {
    set: table.set,
    overrides: overridesOf(table),
    tags,
    position,
    options,
    events,
    place,
    notes: opening,
    letters,
    problems,
  };
};

const hasMoves = ({ hasMoves: isMoved, open }: Reading): boolean => isMoved || open.length > 0;

const isBegun = (reading: Reading): boolean =>
  hasMoves(reading) || Object.keys(reading.tags).length > 0;

/** Requires a tag that stands before with another value. Of two starts, and of two results, nobody can say which is right. */
const tellTwice = (reading: Reading, name: string, place: Place): void => {
  const isOpen = name === "FEN" || name === "Result";
  const counts = isOpen ? "which is right is not known; delete one" : "the last one is read";
  tell(reading, place, `the tag ${brief(name)} stands twice, with different values; ${counts}`);
};

const readTag = (reading: Reading, { name, value, place }: TokenOf<"tag">): void => {
  const before = reading.tags[name];
  reading.tags[name] = value;
  if (before !== undefined && before !== value) {
    tellTwice(reading, name, place);
    if (name === "Result") reading.otherResult = before;
    if (name === "FEN") {
      // Kept as both: who writes the game again must not choose either.
      reading.tags[name] = `${before} | ${value}`;
      return loseStart(reading, "the tag FEN stands twice, and which is right is not known", place);
    }
  }
  if (name === "FEN") reading.fenAt = place;
  if (name === "Variant") reading.variantAt = place;
};

/** What stands in a variation is kept as it is. */
const readInVariation = (reading: Reading, token: Token): void => {
  const { open } = reading;
  if (token.kind === "comment" && !token.isClosed) {
    open.length = 0;
    return endUnread(reading, "{", token.place);
  }
  if (token.kind === "open") open.push(token.place);
  if (token.kind === "close") open.pop();
  if (open.length > 0) {
    reading.variation.push(token);
    return;
  }
  annotate(reading, { variation: variationOf(reading.variation) });
  reading.variation = [];
};

/** Most signs of one game that are read. The fullest games that people annotate have some ten thousands. */
const MOST_SIGNS = 200_000;

const endAtMost = (reading: Reading, place: Place): void => {
  const message = `this game has more than ${MOST_SIGNS} signs; nothing from here on is read`;
  reading.open.length = 0;
  setUp(reading);
  tell(reading, place, message);
  if (!reading.isOver) addUnread(reading, message, {}, place);
};

const readToken = (reading: Reading, token: Token): void => {
  const { length } = reading.tokens;
  if (length > MOST_SIGNS) return;
  reading.tokens.push(token);
  if (length === MOST_SIGNS) return endAtMost(reading, token.place);
  if (reading.open.length > 0) return readInVariation(reading, token);
  if (token.kind === "move" || token.kind === "result" || token.kind === "open") setUp(reading);
  switch (token.kind) {
    case "tag":
      return readTag(reading, token);
    case "comment":
      return readComment(reading, token);
    case "nag":
      return annotate(reading, { mark: token.text });
    case "move":
      if (reading.isOver) return readBehind(reading, token.text, token.place);
      if (reading.hasMoves && isMark(token.text)) return annotate(reading, { mark: token.text });
      if (isBothLost(reading, token.text)) return endWithoutResult(reading, token.place);
      return readMove(reading, token.text, token.place);
    case "result":
      return reading.isOver
        ? readBehind(reading, token.text, token.place)
        : readResult(reading, token);
    case "open":
      return void reading.open.push(token.place);
    case "close":
      return tell(reading, token.place, ") closes no variation");
    case "number":
      return readNumber(reading.numbering, token.text, token.place);
    case "no-tag":
      return tell(
        reading,
        token.place,
        `${brief(token.text)} is no tag and is not read; write [Name "value"]`,
      );
    case "unknown":
      tell(reading, token.place, `${JSON.stringify(brief(token.text))} is no part of a game`);
  }
};

const MOVES_BEHIND = "moves go on behind the result; what was played there is not known";

/** What stands behind a result, and is neither a comment nor another game: it is told once, and moves there are none of the game. */
const readBehind = (reading: Reading, text: string, place: Place): void => {
  const isMove = isMoveText(text, reading.letters);
  if (text === reading.result || (reading.isBehind && !isMove)) return;
  if (isMove) addUnread(reading, MOVES_BEHIND, { san: brief(text) }, place);
  else
    tell(
      reading,
      place,
      `${brief(text)} stands behind the result ${reading.result} and is not read`,
    );
  reading.isBehind = true;
};

/** Tags of which a game has one each: a second one is another game's. */
const ONCE: ReadonlySet<string> = new Set(["Event", "Round", "White", "Black"]);

const isFirstNumber = (token: Token): token is TokenOf<"number"> =>
  token.kind === "number" && /^1\.?$/.test(token.text);

/** The first move again, in a paragraph of its own. Within one, the number may be wrong, as any number may be. */
const beginsAgain = (reading: Reading, token: Token): boolean =>
  !reading.isOver &&
  reading.open.length === 0 &&
  isFirstNumber(token) &&
  token.isBehindEmptyLine &&
  reading.moves > 1;

/** True where the game was over before this sign: its result was read, or another begins. */
const endsBefore = (reading: Reading, token: Token): boolean => {
  if (reading.isOver)
    return token.kind === "tag" || token.kind === "no-tag" || isFirstNumber(token);
  if (beginsAgain(reading, token)) return true;
  if (token.kind !== "tag") return false;
  // A game may have no moves.
  return hasMoves(reading) || (ONCE.has(token.name) && token.name in reading.tags);
};

/**
 * The games of a text, lazily. `firstLine` is the number of its first line in its file, for a text that is a part of it, and `seen` are the
 * games before it there.
 */
export function* readPgn(
  text: string,
  firstLine = 1,
  seen: SeenGames = new Map(),
): Generator<PgnGame, void> {
  let reading: Reading | null = null;
  for (const token of tokensOf(text, firstLine)) {
    if (reading !== null && endsBefore(reading, token)) {
      const isAgain = beginsAgain(reading, token);
      yield gameOf(reading, seen);
      reading = isAgain ? begin(token.place, true) : null;
    }
    reading ??= begin(token.place);
    // A result alone is no game.
    if (token.kind === "result" && !isBegun(reading)) reading = null;
    else readToken(reading, token);
  }
  if (reading !== null && isBegun(reading)) yield gameOf(reading, seen);
}
