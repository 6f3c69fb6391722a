// The record with an arbiter's rulings, without a pause: what explains a deviation is at hand.
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Arbitration } from "@assize/kernel-model";
import type { AuditOptions } from "../audit.ts";
import { atOnce } from "../explaining.ts";
import { type Arbitrated, arbitrating, type Stated } from "./arbitrate.ts";

export const arbitrate = (
  read: RecordedGame,
  stated: Stated,
  options: AuditOptions,
  arbitrations: readonly Arbitration[],
): Arbitrated | null => atOnce(arbitrating(read, stated, options, arbitrations));
