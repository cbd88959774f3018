import { type Database, withoutUnknown } from "@ironpace/contract";
import type { CheckInSign, PainCheckIn } from "@ironpace/training";

type Row = Database["public"]["Tables"]["pain_check_ins"]["Row"];

export type CheckInRecord = Pick<Row, "region" | "checked_on" | "worst" | "altered" | "morning" | "passed" | "is_gone" | "signs">;

/** A stored check-in as the engine reads it; the database knows only its regions and signs. */
export function toCheckIn({ region, checked_on: on, is_gone, signs, ...answers }: CheckInRecord): PainCheckIn {
  return {
    region,
    on,
    ...withoutUnknown({ ...answers, isGone: is_gone }),
    ...(signs.length > 0 && { signs: signs as readonly CheckInSign[] }),
  };
}
