import type { CoachRecord, CoachRecordRequest } from "@ironpace/contract";
import type { Draft } from "../topic.ts";

export const NOTHING_YET = "Nothing is stored until you accept the card.";

export function card(
  title: string,
  why: string,
  record: CoachRecord,
  changes: CoachRecordRequest["changes"],
): NonNullable<Draft["proposals"]> {
  return [{ title, why, request: { reason: "record", record, changes } }];
}
export const PREVIEW = "The card shows it before and after. Nothing changes until you accept it.";
