import { finishGoal, withoutUnknown, type Tables } from "@ironpace/contract";
import { type Competition, competitionFormat, parseClock, readTargetWeight } from "@ironpace/training";

/** What a plan is made from of a row of competitions. */
export type CompetitionRecord = Pick<
  Tables<"competitions">,
  "name" | "type" | "date" | "priority" | "target_result" | "goals" | "entry" | "partner_run_10k" | "is_confirmed"
>;

export const COMPETITION_COLUMNS = "name, type, date, priority, target_result, goals, entry, partner_run_10k, is_confirmed";

/** The engine's competition, with the finish time among its goals, of a meet the total. */
export function toCompetition(row: CompetitionRecord): Competition {
  const { name, type, date, priority, entry, partner_run_10k, is_confirmed } = row;
  return withoutUnknown({
    name,
    type,
    date,
    priority,
    goal: isMeet(row) ? readTotal(row) : finishGoal(row),
    entry,
    partnerRun10k: partner_run_10k === null ? undefined : parseClock(partner_run_10k),
    isConfirmed: is_confirmed || undefined,
  });
}

function isMeet({ type, name }: CompetitionRecord): boolean {
  const kind = competitionFormat(`${type} ${name}`)?.kind;
  return kind === "powerlifting" || kind === "weightlifting";
}

function readTotal({ target_result }: CompetitionRecord): number | undefined {
  const total = readTargetWeight(target_result ?? "");
  return total === undefined ? undefined : Number(total);
}
