// What hides the game between two seats, and whose eyes the device serves. Draws nothing.
import { batch, createMemo } from "solid-js";
import type { Course } from "./course.ts";
import { curtainFor, eyesOfDevice, type Players } from "./turn.ts";

export const createCover = (
  { next, presenting, holder, setHolder, isOpen, setOpen }: Course,
  players: Players,
) => {
  const curtain = createMemo(() => {
    const due = next();
    return due === undefined || presenting() !== null ? null : curtainFor(due, holder(), players);
  });
  return {
    eyes: createMemo(() => eyesOfDevice(holder(), players)),
    curtain,
    lift: () =>
      batch(() => {
        setHolder(curtain());
        setOpen(false);
      }),
    isOpen: () => isOpen() && curtain() !== null,
    setOpen: (isOpened: boolean) => void setOpen(isOpened),
  };
};
