import { type Database, withoutUnknown } from "@ironpace/contract";
import type { PainReportSign, PainReport } from "@ironpace/training";

type Row = Database["public"]["Tables"]["pain_check_ins"]["Row"];

export type PainReportRow = Pick<Row, "region" | "checked_on" | "worst" | "altered" | "morning" | "passed" | "is_gone" | "signs">;

/** A row of `pain_check_ins` as the engine reads it; the database accepts only the engine's regions and signs. */
export function toPainReport({ region, checked_on: on, is_gone, signs, ...answers }: PainReportRow): PainReport {
  return {
    region,
    on,
    ...withoutUnknown({ ...answers, isGone: is_gone }),
    ...(signs.length > 0 && { signs: signs as readonly PainReportSign[] }),
  };
}
