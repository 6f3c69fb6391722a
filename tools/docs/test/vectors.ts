// The committed vectors and schemas as files, as another hand would read them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Header } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameEvent, Json, JsonObject } from "@assize/kernel-model";

export const REFERENCE = fileURLToPath(new URL("../../../docs/reference/", import.meta.url));
export const VECTORS = join(REFERENCE, "vectors");
export const bytesAt = (path: string): Uint8Array => readFileSync(join(VECTORS, path));
export const jsonAt = <T>(path: string): T =>
  JSON.parse(readFileSync(join(VECTORS, path), "utf8")) as T;
export const schemaAt = (name: string): Json => jsonAt<Json>(`../${name}.schema.json`);
export const digest = (value: Json): string => digestJson(value, nodeHash);
export const editionAt = (path: string | undefined): JsonObject | undefined =>
  path === undefined ? undefined : jsonAt(path);

export interface PositionCase {
  readonly name: string;
  readonly shows: readonly string[];
  readonly edition?: string;
  readonly header: Header;
  readonly due: {
    readonly forced?: JsonObject;
    readonly awaited?: readonly string[];
    readonly outcomes?: readonly JsonObject[] | null;
    readonly decisions?: readonly {
      readonly seat: number;
      readonly count: number;
      readonly events?: readonly JsonObject[];
    }[];
    readonly refused?: readonly {
      readonly event: GameEvent;
      readonly clauses: readonly string[];
    }[];
  };
  readonly step: {
    readonly event: GameEvent;
    readonly transition: string;
    readonly place: string;
    readonly changes: JsonObject;
  };
}
