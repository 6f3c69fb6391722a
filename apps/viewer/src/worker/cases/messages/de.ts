// Was über Fälle gesagt wird, auf Deutsch.
import type { Messages } from "./en.ts";

export const de: Messages = {
  noCase:
    "Dieses Archiv ist kein Fall. Öffnen Sie einen Fall, den `assize case` angelegt hat, oder entpacken Sie das Archiv und öffnen Sie das Protokoll darin.",
  damaged:
    "Dieses Archiv ist beschädigt oder täuscht über seinen Inhalt: Was über seine Partie gesagt würde, zählte nicht. Holen Sie es neu.",
  changed:
    "Dieser Fall ist nicht mehr, was er war, als er angelegt wurde: Was über seine Partie gesagt würde, zählte nicht. Holen Sie ihn neu.",
  tooLarge: "Was in diesem Archiv steht, ist zu groß für einen Fall.",
  lookAt: (file) => `Sehen Sie ${file} darin an.`,
};
