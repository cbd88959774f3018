import type { CoachRecord, CoachRecordRequest } from "@ironpace/contract";
import type { EnteredSession } from "../own-data/diary.ts";
import type { Draft } from "../topic.ts";
import { speak, type Speech } from "../asking/speech.ts";

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

/** A card that stores something as the athlete, with what it shows. */
export function recordCard(
  title: string,
  why: string,
  record: CoachRecord,
  changes: CoachRecordRequest["changes"],
): NonNullable<Draft["proposals"]>[number] {
  return { title, why, request: { reason: "record", record, changes } };
}

/** What changes of an entry beside the plan; without a value it is taken out. */
export function entryRecord(
  { page, id }: EnteredSession,
  values: Pick<Extract<CoachRecord, { kind: "entered" }>, "minutes" | "date"> = {},
): CoachRecord {
  return { kind: "entered", table: page === "Workouts" ? "workouts" : "logged_sessions", id, ...values };
}

export function nothingYet(speech: Speech): string {
  return speak(speech)("Nothing is stored until you accept the card.", "Gespeichert wird erst, wenn du die Karte annimmst.");
}

export function preview(speech: Speech): string {
  return speak(speech)(
    "The card shows it before and after. Nothing changes until you accept it.",
    "Die Karte zeigt vorher und nachher. Es ändert sich nichts, bis du sie annimmst.",
  );
}
