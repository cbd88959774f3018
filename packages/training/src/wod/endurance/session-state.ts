import type { WodWork } from "../wod.ts";
import type { Piece } from "./piece.ts";

/** What is known while the lines of an endurance session are read. */
export interface SessionState {
  readonly parts: WodWork[];
  readonly notes: string[];
  readonly unread: string[];
  readonly sport: string;
  /** The sport that was named last. */
  lastSport: string | undefined;
  /** How long all of it takes, as far as a line says it above the efforts. */
  total: { readonly piece: Piece; readonly unit: string; readonly source: string; readonly isCertain: boolean } | undefined;
  /** The line before holds efforts whose rest may follow. */
  wasSet: boolean;
}

export function isSet({ scheme, movements }: WodWork): boolean {
  return scheme.kind === "rounds" || scheme.kind === "intervals" || scheme.kind === "emom" || movements.length > 3;
}

/** Rests between sets are counted once more or less. */
export const TOLERANCE = 0.12;
