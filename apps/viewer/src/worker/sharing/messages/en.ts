// What is said of games in links, in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  notInALink:
    "The lines of this log are not numbered or chained as they should be, and a link would hide that. Save it as one file instead.",
  linkTooLong: (characters: number, most: number) =>
    `The game in this link has ${characters} characters; at most ${most} are read. Ask for it as one file.`,
  linkUnpacksTooLarge: (most: number) =>
    `What this link holds is longer than ${most} bytes, which is the most that is read. Ask for it as one file.`,
  linkOfOtherVersion: (version: string) =>
    `This link has form ${version}, which is not known here. A newer version of this page may open it.`,
  linkDamaged:
    "This link is damaged or was cut off: it holds no game that can be read. Copy the whole link again.",
  linkOfTooMuch: (most: number) =>
    `This link asks for a game of more than ${most} events, which is the most that is shown.`,
  linkOfEarlierRules:
    "This link was made by an earlier rulebook, and the game was made again by that one.",
  linkOfUnknownRules:
    "This link was made by rules that are not known here. The game was made again by today’s.",
  linkOfOtherEvents:
    "The rules make other events of these choices than those that were shared: this is not the same game.",
};

export type Messages = Translated<typeof en>;
