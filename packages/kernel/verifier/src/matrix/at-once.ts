// The matrix of a record with what explains deviations at hand.
import type { ReadGame } from "@assize/kernel-event-log";
import type { Matrix } from "@assize/kernel-model";
import type { AuditOptions } from "../audit.ts";
import { explaining } from "../explaining.ts";
import { MATRIX_LIMITS, type MatrixLimits, matrixWith } from "./matrix.ts";

export const matrixOf = (
  read: ReadGame,
  options: AuditOptions,
  limits: MatrixLimits = MATRIX_LIMITS,
): Matrix | null => matrixWith(explaining, read, options, limits);
