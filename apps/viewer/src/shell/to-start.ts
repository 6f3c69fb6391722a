// The way to the start page. What is open, and the game at the table, stay where they are.
import type { Session } from "../session/session.tsx";

export const toStart = ({ openLogs, panels, playing }: Session): void => {
  playing.pause();
  if (panels.isAtTable()) panels.askStart();
  else openLogs.leave();
};
