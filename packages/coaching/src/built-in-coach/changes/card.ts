import type { CoachRecord, CoachRecordRequest } from "@ironpace/contract";
import type { Draft } from "../topic.ts";
import { recordCard } from "../wishing/card.ts";

export const NOTHING_YET = "Nothing is stored until you accept the card.";

export function card(
  title: string,
  why: string,
  record: CoachRecord,
  changes: CoachRecordRequest["changes"],
): NonNullable<Draft["proposals"]> {
  return [recordCard(title, why, record, changes)];
}
export const PREVIEW = "The card shows it before and after. Nothing changes until you accept it.";
