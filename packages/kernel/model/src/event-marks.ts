// Says of a game's event types what people look for in its course. Knows no event.
import { EVENT_MARKS, type EventDefinition, type EventMark } from "./event.ts";

/** The definitions with their marks: `withMarks(events, { reveal: ["hands-shown"], score: ["gold-taken"] })`. */
export const withMarks = <Type extends string, Definition extends EventDefinition>(
  definitions: Readonly<Record<Type, Definition>>,
  marked: Readonly<Record<EventMark, readonly NoInfer<Type>[]>>,
): Readonly<Record<Type, Definition>> => {
  const all: Record<Type, Definition> = { ...definitions };
  for (const mark of EVENT_MARKS)
    for (const type of marked[mark])
      all[type] = { ...all[type], marks: [...(all[type].marks ?? []), mark] };
  return all;
};
