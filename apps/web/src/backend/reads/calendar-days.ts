import { getData } from "../request-data.ts";
import { waitTurns } from "./joined-reads.ts";
import { supabase } from "../supabase.ts";
import { timeZone } from "../time-zone.ts";
import type { OwnPlanned } from "./own-planned.ts";

/** An entry of the ledger. */
interface DoneDay {
  /** yyyy-MM-dd */
  readonly day: string;
  readonly training_session_id: string | null;
  readonly duration_minutes: number | null;
  readonly session_rpe: number | null;
  readonly kilograms: number;
  readonly metres: number;
  readonly sets: number;
}

interface CalendarDays {
  readonly done: readonly DoneDay[];
  readonly own: readonly OwnPlanned[];
}

let gathering: { first: string; last: string; readonly answer: Promise<CalendarDays> } | undefined;

/** What was done and what the athlete planned beside the plan on these days. Reads that begin together are one request, of all their days; some come on from the dashboard's join. */
export async function readCalendarDays(first: string, last: string): Promise<CalendarDays> {
  gathering ??= gather(first, last);
  if (first < gathering.first) gathering.first = first;
  if (last > gathering.last) gathering.last = last;
  const { done, own } = await gathering.answer;
  const isInside = ({ day }: { readonly day: string }) => day >= first && day <= last;
  return { done: done.filter(isInside), own: own.filter(isInside) };
}

function gather(first: string, last: string): NonNullable<typeof gathering> {
  const answer = waitTurns(2).then(async () => {
    const days = gathering ?? { first, last };
    gathering = undefined;
    const calendar = supabase.rpc("training_calendar", { first_day: days.first, last_day: days.last, zone: timeZone() });
    return (await getData(calendar)) as unknown as CalendarDays;
  });
  return { first, last, answer };
}
