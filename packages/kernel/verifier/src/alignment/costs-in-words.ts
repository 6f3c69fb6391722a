// What each cost and each limit means, and the case that needs it: the rows of docs/reference/audit-costs.md. The search
// reads nothing of this; a number without its words does not compile.
import type { COSTS, Limits } from "./costs.ts";

export { COSTS, DEFAULTS } from "./costs.ts";

export interface Told {
  readonly meaning: string;
  /** What is told wrong, or lost, without this number, or with another one. */
  readonly needs: string;
}

export const COSTS_IN_WORDS: Readonly<Record<keyof typeof COSTS, Told>> = {
  valueCorrected: {
    meaning:
      "A consequence has another value than the rules derive; play went on by the derived one.",
    needs:
      "`order-ignored` names the wrong reason, which changes nothing. Dearer than believing, it would be called believed; cheaper, a line that is no part of the game would be called a wrong value.",
  },
  valueBelieved: {
    meaning: "The same, and play went on by the recorded one.",
    needs:
      "`turn-passed` says that 4 matches are left where 5 are, and the seats then take those 4. Dearer, two lines that are gone would be guessed instead.",
  },
  renamedAgain: {
    meaning:
      "A value in which the same names are written for others as in an earlier one, or a number is off as it was there.",
    needs:
      "Two units have changed their names in ten lines, or a year is written one too high from a line on: one cause. At 4 a card that was typed wrong as it was laid (15) would be two wrong values where it is turned up and put aside.",
  },
  replaced: {
    meaning:
      "Another consequence stands in the place of the one that is due, and play went on by the due one.",
    needs:
      "`game-ended` stands where `turn-passed` is due, and play goes on. Dearer, it would be a surplus line, and the due one left out beside it.",
  },
  believedNotDue: {
    meaning: "A consequence that is not due took place.",
    needs:
      "A choice is missing before its `turn-passed`. At 10 the turn would be called passed by itself, and one surplus line would be told as two deviations.",
  },
  leftOut: {
    meaning: "A consequence was left out.",
    needs:
      "A consequence and the choice after it stand the other way round. Dearer, the seat's choice would be called the line in the wrong place.",
  },
  leftOutMore: {
    meaning: "Each further consequence of the same gap.",
    needs: "The eight consequences of a census are missing: one gap, not eight.",
  },
  passedOver: {
    meaning: "A line is no part of the game.",
    needs:
      "Two consequences stand the other way round. Cheaper, the later one would be called surplus where it stands; dearer, a surplus line would be called a wrong value.",
  },
  passedOverMore: {
    meaning: "Each further line of the same run.",
    needs:
      "A choice is missing, and its consequences stand there. For nothing, these lines could be passed over as well, and all that follows with them.",
  },
  passedOverChoice: {
    meaning: "A choice or an outcome of chance is no part of the game, or was not carried out.",
    needs:
      "A consequence and a choice stand the other way round. At 9 the choice would be the line that is wrong, and a choice that stood would be called not carried out.",
  },
  passedOverChoiceMore: {
    meaning: "What a choice in a run costs more than another line.",
    needs:
      "Of two runs of equal length the one with fewer choices is told: a choice is not forced, so somebody made it.",
  },
  writtenTwice: {
    meaning: "A line is equal to the one before it, and no part of the game.",
    needs:
      "Two figures move one after the other, and the first move is written twice. At 10 the second move could as well have the first one's value.",
  },
  moved: {
    meaning: "The other half of a line that stands in the wrong place.",
    needs:
      "A line stands three lines too late: one deviation, where a gap and a surplus line would be two.",
  },
  seatUnexpected: {
    meaning: "A seat stands beside what has none.",
    needs: "`turn-passed` with `by`: the line is right but for that.",
  },
  seat: {
    meaning: "A choice is another seat's, and legal for that one alone.",
    needs:
      "`matches-taken` names seat 0 where seat 1 is to play, and the turn goes on from seat 1. At 15 it would be told as another choice, of which nobody knows what it was.",
  },
  seatAgain: {
    meaning: "The next choice of that seat is given to the other in the same way.",
    needs: "A whole turn of three choices stands under the wrong seat: one cause.",
  },
  rewritten: {
    meaning: "Another choice was made than is written, and the lines after it tell which.",
    needs:
      "`matches-taken` says 4, and `turn-passed` counts down by 3. It has to cost more than a choice that was not carried out, and less than one that stood.",
  },
  stood: {
    meaning: "The rules refuse a decision, and it was carried out.",
    needs:
      "A seat takes no match, and `turn-passed` counts down by none. With another choice (15) that value would be wrong too (6).",
  },
  stoodChance: {
    meaning: "The same of an outcome of chance.",
    needs:
      "3 matches are laid out, and play goes on from there. Nobody is accused by that, so it may cost less than a decision that stood.",
  },
  stoodUnknown: {
    meaning: "The same of a decision in a position that nobody knows for certain.",
    needs:
      "A program is gone from a record of choices alone, and has thousands of alternatives: each hand that the guessed one refuses may have been legal. At 20 the program of another year would be called the one that is gone, and the hands illegal; at 6 a step that is written twice would be called made twice.",
  },
  leftOutChoice: {
    meaning: "A choice that nobody wrote down was made.",
    needs:
      "A `matches-taken` is gone: `turn-passed` tells which. It has to cost less than a turn that passed by itself (13).",
  },
  leftOutChoices: {
    meaning: "Several were, one after the other.",
    needs:
      "Two pages stuck together: a choice, what is forced by it, and the next choice are gone.",
  },
  leftOutChoicesMore: {
    meaning: "Each further choice of them.",
    needs: "A page is missing: one deviation, however many choices stood on it.",
  },
  exchanged: {
    meaning: "Two choices of one kind that stand near one another have each other's data.",
    needs:
      "Two hands of a census are exchanged, and one of them is more than its seat has: the award has all hands right. Cheaper than a choice that was not carried out (12), which would accuse.",
  },
  undone: {
    meaning: "Play went back to an earlier position, and nobody wrote that down.",
    needs: "A table takes a fight back, and the lines go on from before it.",
  },
  undoneOne: {
    meaning: "Only the latest choice was made again, and otherwise.",
    needs:
      "A seat plays twice in a row. Going back has to cost more than a choice that stood (20) with the margin (5), or that would excuse it.",
  },
  revised: {
    meaning:
      "An earlier choice was another one than is written, though that was legal; a consequence or chance tells.",
    needs:
      "A search rolled another number than is written, and a treasure is found: the roll was legal as it stands, only the find tells. Else the find would be wrong, and the next choice of an honest seat refused.",
  },
  revisedSeat: {
    meaning: "Only its seat was another, told by a decision.",
    needs:
      "A secret choice is given to the wrong seat, and later that seat makes its own: which of the two is its own only the revealing tells. Dearer than a wrong seat in the line itself.",
  },
  revisedByChoice: {
    meaning: "The same, told by a decision.",
    needs:
      "A seat recruits a unit that is not there. Another choice years before would make that legal; it may not excuse it (20 and 5).",
  },
  unknown: {
    meaning: "What differs may stem from a choice that nobody knows.",
    needs:
      "A shuffle is gone: each tile that comes up is another than was guessed, and none of these is a deviation of its own.",
  },
  unexplained: {
    meaning: "The line right after a refused choice has a value that no other choice explains.",
    needs:
      "A seat takes no match, and `turn-passed` counts down by none: another choice and that value (15 and 6) have to cost more than a choice that stood (20).",
  },
};

export const LIMITS_IN_WORDS: Readonly<Record<keyof Limits, Told>> = {
  beam: {
    meaning: "Hypotheses that go on from a line to the next.",
    needs:
      "With 4, a choice that was carried out is told as one that was not, and a figure hundreds of lines on as wrong.",
  },
  mergeEvery: {
    meaning: "Equal positions are merged after each deviation, and every so many lines.",
    needs: "To write all positions down at every line takes longer than the lines themselves.",
  },
  worse: {
    meaning: "A hypothesis that costs more than this above the best is dropped.",
    needs:
      "With 15, the right explanation of four missing lines is dropped while passing over what follows is still cheaper.",
  },
  alternatives: {
    meaning: "Alternatives that are looked at for a choice that nobody knows.",
    needs:
      "With 30, the dice that were rolled are not among those looked at, and the line after them is called wrong too. A program of Lords of Xidit has thousands of alternatives: it stays unknown.",
  },
  replayed: {
    meaning: "Steps for which another guess is looked for, each time.",
    needs:
      "With 500, a refused choice of regions is given up half-way, and nobody can be sure whose it is. 300 alternatives over 30 lines.",
  },
  replayedNaming: {
    meaning:
      "Steps for which first one is looked for that differs in a value that the line in hand names, each time.",
    needs:
      "A card that was laid is written as passing. 900 lines later somebody lays one on the square where it was guessed: each of the others is followed over these lines.",
  },
  askedAgain: {
    meaning: "Steps for which guesses are asked again after something else was told, altogether.",
    needs:
      "A dummy is raised for nobody knows which assessment, and a seat takes a reward that it may not have: two hundred lines later the assessment tells. A guess that no later line explains would be asked at each of them.",
  },
  choicesInARow: {
    meaning: "Choices that are put in one after the other.",
    needs:
      "With 1, four missing lines with two choices among them end the audit. Many of them fit anything.",
  },
  runAlternatives: {
    meaning: "Alternatives looked at for each of them.",
    needs: "A run of three steps over a map has four ways at each.",
  },
  runLooked: {
    meaning: "Steps for which a run of them is looked for, each time.",
    needs: "Of five choices with 60 alternatives each there are too many runs to look at all.",
  },
  runs: {
    meaning: "Runs of them that are gone on with, each to another position.",
    needs:
      "A turn ends by one choice or by two: which of them was made only the cards tell that are drawn later.",
  },
  runTimes: {
    meaning: "How often a run of them is looked for in one record.",
    needs: "A shuffle that is wrong makes many lines odd: each would ask for a run of its own.",
  },
  ahead: {
    meaning: "Lines after this one in which a choice is looked for that stands too late.",
    needs: "A bid was written down after the two that followed it.",
  },
  elsewhere: {
    meaning: "An explanation that would cost at most so much more than the cheapest looks for it.",
    needs:
      "A step stands too early, which two explanations tell; of these the next line fits the wrong one. The right one then needs a step that stands 13 lines later, and with 5 would not look for it.",
  },
  passedOver: {
    meaning: "Lines passed over that are remembered as halves of moved lines.",
    needs: "As far back as `ahead` looks forward.",
  },
  putIn: {
    meaning: "Events put in that are remembered as halves.",
    needs: "All that a whole scoring forces was put in before its lines stand there.",
  },
  kept: {
    meaning:
      "Positions kept, since a line still to come takes play back to them; the oldest go first.",
    needs: "Ten thousand undos at the end of a record name ten thousand of its lines.",
  },
  trail: {
    meaning: "Latest lines of which the position is remembered.",
    needs:
      "A card was laid elsewhere than is written, and 80 lines later an honest step is refused.",
  },
  back: {
    meaning: "Earlier lines to which play may have gone back.",
    needs:
      "With 2, what a table took back some lines later is told as a choice that was not carried out.",
  },
  fitAfterBack: {
    meaning: "Lines, with the one in hand, that have to fit there.",
    needs: "One line fits somewhere in the last 32 by chance.",
  },
  fitAfterBackByChoice: {
    meaning: "The same where the line in hand is a decision.",
    needs:
      "A seat that plays once more could say that play went back: its next lines would fit too.",
  },
  fitAfterValue: {
    meaning:
      "Lines that have to fit after a consequence was put right, up to the end of the record: then no choice is looked for that nobody wrote down.",
    needs: "One wrong number is no reason to ask which choices could be missing before it.",
  },
  revised: {
    meaning: "Earlier choices of which others are tried.",
    needs: "The programs of a year are written before all that they lead to.",
  },
  revisedReplayed: {
    meaning: "Steps for that, altogether.",
    needs: "16 choices with hundreds of alternatives each would take seconds.",
  },
  revisedTimes: {
    meaning: "How often it is tried for deviations that stand close together.",
    needs: "The second deviation calls for it; a third may tell what the second could not.",
  },
  excused: {
    meaning: "Steps for which something is looked for that excuses an accused seat, each time.",
    needs:
      "96 earlier lines with a hundred other choices each. With 12,000, an honest seat is accused that goes where a card was laid 76 lines before.",
  },
  related: {
    meaning:
      "Steps for which that is first looked for among the decisions that name what the accused one names, at any distance.",
    needs:
      "A card was laid elsewhere than is written, and 149 lines later an honest card is laid on that square.",
  },
  relatedInAll: {
    meaning: "Steps of a search for such decisions, altogether.",
    needs: "A record in which every tenth line is refused would ask for them each time.",
  },
  told: {
    meaning:
      "Latest lines before the first deviation, and behind it, of which the position is remembered for that.",
    needs: "Such a card is laid behind another slip, hundreds of lines before.",
  },
  excusedInAll: {
    meaning: "Steps for all excuses of a record; after these nobody is accused.",
    needs:
      "A record of thousands of lines in which every tenth is refused: to look for an excuse of each takes a minute.",
  },
  close: {
    meaning:
      "Lines behind another deviation of which nobody is accused, in which nobody is accused either.",
    needs:
      "A square is typed wrong, and two lines on a step is forgotten: the next step but one is refused, though it was honest.",
  },
  several: {
    meaning: "Nor so many lines behind so many such deviations.",
    needs:
      "A page is missing: a choice is put in, a card is another one than was guessed, and seven lines on an honest seat's hand does not hold what it lays.",
  },
  run: {
    meaning: "Lines passed over in a row after which only a line that fits ends the run.",
    needs: "Another game follows in the same record: none of its lines is worth a search.",
  },
  longRun: {
    meaning: "Lines passed over in a row by every hypothesis after which fewer go on.",
    needs: "50,000 programmes of which none fits: sixteen chains of moves took 110 MiB.",
  },
  beamOfLongRun: {
    meaning: "Hypotheses that go on from there.",
    needs: "The same.",
  },
  dense: {
    meaning: "So many deviations within so many lines: an audit stops.",
    needs: "Two games spliced, a game in reverse: what could be told of them explains nothing.",
  },
  trailing: {
    meaning: "A record that ends in more lines passed over than this: an audit stops there.",
    needs: "A game was broken off, and something else is written behind it.",
  },
  resumed: {
    meaning:
      "Lines that are looked through behind a stop for one from which the record fits again.",
    needs: "A page of another game lies in the middle of a long record.",
  },
  fitAfterStop: {
    meaning: "Lines that have to fit there.",
    needs: "One or two lines fit somewhere by chance.",
  },
  headers: {
    meaning: "Other headers that are tried.",
    needs: "Lords of Xidit has 30 rulings, and four tables beside any.",
  },
  headerSteps: {
    meaning: "Steps of the search under each of them.",
    needs: "A record that is odd by every header would take a minute.",
  },
  headerNumber: {
    meaning: "The greatest number tried for an option of a ruling that takes one.",
    needs: "A game that ends after so many turns ends elsewhere by another number.",
  },
  headerGain: {
    meaning: "By so much less the record has to fit another header.",
    needs: "One deviation is no sign of another table.",
  },
  headerEarly: {
    meaning: "A record that deviates within its first lines may be another table's.",
    needs: "Four players are named, and five place their figures.",
  },
  headerOften: {
    meaning: "So may one with so many deviations.",
    needs: "By another ruling something is odd each year.",
  },
  headerLast: {
    meaning: "So may one that deviates in its last lines.",
    needs: "Another goal shows at the end alone.",
  },
  steps: {
    meaning: "Steps of a search.",
    needs: "No record is searched without end, whatever stands in it.",
  },
  margin: {
    meaning: "Explanations that cost at most this much more count where somebody is to answer.",
    needs:
      "A choice that is refused may also have been another one, 12 against 15: both have to accuse the seat. With 10, hardly anybody could be accused of anything.",
  },
  marginOfSlip: {
    meaning: "The same of one that accuses nobody and has no more deviations than the best.",
    needs:
      "Three choices of a fight are gone in a row (24): the seat that stands its ground after them is not accused of an illegal choice (15).",
  },
  rivals: {
    meaning: "Other explanations of one stretch that are remembered.",
    needs:
      "With none, a choice that was made again is the recorder's alone, though the seat may have cheated. Without a limit, records in which everything can be told in two ways would fill the memory.",
  },
};
