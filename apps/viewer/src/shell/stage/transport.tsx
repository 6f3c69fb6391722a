// The timeline and the buttons below it, joined to the session. Knows no game.
import type { JSX } from "solid-js";
import { runCommand } from "../keyboard/run-command.ts";
import type { CommandName } from "../../kit/keys.ts";
import { useSession } from "../../session/session.tsx";
import { Controls, type Jump } from "../../timeline/controls.tsx";
import { Timeline } from "../../timeline/timeline.tsx";

/** A button does what its key does. */
const COMMANDS: Readonly<Record<Jump, CommandName>> = {
  first: "first",
  "previous-turn": "previous-turn",
  previous: "back",
  next: "forward",
  "next-turn": "next-turn",
  last: "last",
};

export const Transport = (): JSX.Element => {
  const session = useSession();
  const { comparison, cursor, facts, lines, notes, peek, playing, preferences, themes } = session;
  return (
    <div class="transport">
      <Timeline
        lines={lines()}
        seq={cursor.seq()}
        last={cursor.last()}
        onSeek={(seq) => {
          playing.pause();
          cursor.seek(seq);
        }}
        onScrub={playing.setScrubbing}
        range={cursor.range()}
        onRange={cursor.setRange}
        previewAt={peek}
        onHover={cursor.setHovered}
        theme={themes()?.[preferences.shade()]}
        differsAt={comparison.differsAt()}
        bookmarks={notes.all().map(({ seq }) => seq)}
        language={preferences.language()}
      />
      <Controls
        seq={cursor.seq()}
        last={cursor.last()}
        onJump={(jump) => runCommand(session, COMMANDS[jump])}
        isPlaying={playing.isPlaying()}
        onToggle={playing.toggle}
        speed={playing.speed()}
        onSpeed={playing.setSpeed}
        hasTimes={facts()?.times?.some((time) => time !== null) ?? false}
        cutFromMs={playing.stay().cutFromMs}
        language={preferences.language()}
      />
    </div>
  );
};
