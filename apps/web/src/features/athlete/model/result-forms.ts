import {
  COMPETITION_TYPES,
  type CompetitionType,
  type ResultEntry,
  resultEntrySchema,
  type WodEntry,
  wodEntrySchema,
} from "@ironpace/contract";
import type { Messages, Texts } from "./athlete-form.ts";

/** The type of the athlete's own sport is chosen already. */
export function emptyResult(today: string, focus: string | null | undefined): Texts {
  return { ...getResultEntry({ competition_type: focus ?? "", date: today }) };
}

export function emptyWod(today: string): Texts {
  return { ...getWodEntry({ date_completed: today }) };
}

export function resultErrors(texts: Texts, today: string): Messages {
  return firstMessages(resultEntrySchema(today).safeParse(getResultEntry(texts)));
}

export function wodErrors(texts: Texts, today: string): Messages {
  return firstMessages(wodEntrySchema(today).safeParse(getWodEntry(texts)));
}

/** Texts of the wizard's form, which does not ask for the place. */
export function getResultEntry({ competition_name = "", competition_type, date = "", result = "", notes = "" }: Texts): ResultEntry {
  return { competition_name, competition_type: typeOf(competition_type), date, result, place: "", notes };
}

export function getWodEntry({ wod_name = "", result = "", date_completed = "", notes = "" }: Texts): WodEntry {
  return { wod_name, result, date_completed, notes };
}

function typeOf(text: string | undefined): CompetitionType {
  return COMPETITION_TYPES.find((type) => type === text) ?? "other";
}

interface Parsed {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] } | undefined;
}

/** The first message of each field. */
function firstMessages({ error }: Parsed): Messages {
  const told = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) if (!told.has(String(path[0]))) told.set(String(path[0]), message);
  return Object.fromEntries(told);
}
