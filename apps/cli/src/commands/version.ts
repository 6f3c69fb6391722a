// `assize version`: its flags and its help. What it does is in `actions/version.ts`.
import * as Command from "effect/cli/Command";
import type { Session } from "../session.ts";
import { carryOut, json } from "./flags.ts";

export const versionCommand = (session: Session) =>
  Command.make("version", { json }, ({ json }) =>
    carryOut(session, async () => {
      const { version } = await import("../actions/version.ts");
      return version({ json }, session);
    }),
  ).pipe(
    Command.withShortDescription("Versions of the program, the formats and the games' rules"),
    Command.withDescription("Tells what a report of this program rests on."),
  );
