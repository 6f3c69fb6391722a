// Which members of two data differ. Independent of the verifier, whose answer it prepares.
import { isJsonObject, type JsonObject } from "@assize/kernel-model";

const membersOf = (data: unknown): JsonObject => {
  if (!isJsonObject(data)) throw new Error("data of an event is an object");
  return data;
};

export const differing = (a: unknown, b: unknown): readonly string[] => {
  const [left, right] = [membersOf(a), membersOf(b)];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].filter((key) => JSON.stringify(left[key]) !== JSON.stringify(right[key]));
};
