// Makes shapes in few words. Knows no game and no theme.
import { Defect } from "@assize/kernel-model";
import type {
  CircleShape,
  GroupShape,
  PathShape,
  PathStep,
  PolygonShape,
  RectShape,
  ScenePoint,
  Shape,
  TextShape,
} from "./scene.ts";

/** What a shape may say besides its geometry. */
export interface Remarks {
  readonly label?: string;
  readonly layer?: string;
  readonly thing?: string;
  readonly hides?: string;
  readonly aside?: true;
}

/** Roles are written as a class attribute is: `road road-red`. */
const base = (key: string, roles: string, remarks: Remarks) => ({
  key,
  roles: roles === "" ? [] : roles.split(" "),
  ...remarks,
});

export const group = (
  key: string,
  roles: string,
  at: ScenePoint,
  children: readonly Shape[],
  remarks: Remarks & { readonly scale?: number } = {},
): GroupShape => ({ kind: "group", ...base(key, roles, remarks), at, children });

export const path = (
  key: string,
  roles: string,
  steps: readonly PathStep[],
  remarks: Remarks = {},
): PathShape => ({ kind: "path", ...base(key, roles, remarks), steps });

export const circle = (
  key: string,
  roles: string,
  at: ScenePoint,
  radius: number,
  remarks: Remarks = {},
): CircleShape => ({ kind: "circle", ...base(key, roles, remarks), at, radius });

/** A rectangle about its middle, which is how pieces are placed. */
export const rect = (
  key: string,
  roles: string,
  [x, y]: ScenePoint,
  [width, height]: readonly [number, number],
  corner = 0,
  remarks: Remarks = {},
): RectShape => ({
  kind: "rect",
  ...base(key, roles, remarks),
  at: [x - width / 2, y - height / 2],
  width,
  height,
  ...(corner === 0 ? {} : { corner }),
});

export const polygon = (
  key: string,
  roles: string,
  points: readonly ScenePoint[],
  remarks: Remarks = {},
): PolygonShape => ({ kind: "polygon", ...base(key, roles, remarks), points });

export const text = (
  key: string,
  roles: string,
  at: ScenePoint,
  words: string | number,
  size: number,
  anchor: "start" | "middle" | "end" = "middle",
  remarks: Remarks = {},
): TextShape => ({
  kind: "text",
  ...base(key, roles, remarks),
  at,
  text: String(words),
  size,
  ...(anchor === "middle" ? {} : { anchor }),
});

const ARGUMENTS = { M: 2, L: 2, Q: 4, C: 6, Z: 0 } as const;

/** Reads steps from `M 0 -8 L 0 8 Z`: a letter for each step, numbers between blanks. */
export const steps = (text: string): readonly PathStep[] =>
  text.split(/(?=[A-Z])/).map((step) => {
    const [letter, ...rest] = step.trim().split(/\s+/);
    const numbers = rest.map(Number);
    const wanted = ARGUMENTS[letter as keyof typeof ARGUMENTS] as number | undefined;
    if (wanted !== numbers.length || numbers.some(Number.isNaN))
      throw new Defect(`no step of a path: ${step}`);
    return [letter, ...numbers] as unknown as PathStep;
  });
