// Was über Partien in Links gesagt wird, auf Deutsch.
import type { Messages } from "./en.ts";

export const de: Messages = {
  notInALink:
    "Die Zeilen dieses Protokolls sind nicht so nummeriert oder verkettet, wie sie sollten, und ein Link würde das verbergen. Speichern Sie es stattdessen als eine Datei.",
  linkTooLong: (characters, most) =>
    `Die Partie in diesem Link hat ${characters} Zeichen; gelesen werden höchstens ${most}. Bitten Sie um eine Datei.`,
  linkUnpacksTooLarge: (most) =>
    `Was dieser Link enthält, ist länger als ${most} Bytes; mehr wird nicht gelesen. Bitten Sie um eine Datei.`,
  linkOfOtherVersion: (version) =>
    `Dieser Link hat die Form ${version}, die hier nicht bekannt ist. Eine neuere Fassung dieser Seite öffnet ihn vielleicht.`,
  linkDamaged:
    "Dieser Link ist beschädigt oder abgeschnitten: Er enthält keine lesbare Partie. Kopieren Sie den ganzen Link noch einmal.",
  linkOfTooMuch: (most) =>
    `Dieser Link verlangt eine Partie mit mehr als ${most} Ereignissen; mehr werden nicht gezeigt.`,
  linkOfEarlierRules:
    "Dieser Link wurde nach einem früheren Regelwerk gemacht, und die Partie wurde danach wiederhergestellt.",
  linkOfUnknownRules:
    "Dieser Link wurde nach Regeln gemacht, die hier nicht bekannt sind. Die Partie wurde nach den heutigen wiederhergestellt.",
  linkOfOtherEvents:
    "Aus diesen Entscheidungen machen die Regeln andere Ereignisse als die geteilten: Das ist nicht dieselbe Partie.",
};
