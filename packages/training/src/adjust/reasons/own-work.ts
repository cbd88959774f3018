import { addDays, type Day, shortDay } from "../../calendar/day.ts";
import type { RegionFinding } from "../../injuries/injury.ts";
import { regionName } from "../../injuries/region-name.ts";
import type { ExerciseItem, Plan } from "../../model/plan.ts";
import { formatList, inSentence } from "../../model/words.ts";
import { sessionsFrom } from "./plan-facts.ts";

/** Days that are told ahead. */
const DAYS = 7;

/** The graded work of a sore region in the next seven days: it lies in warm-ups and behind easy sessions, where no change of a session shows it. */
export function ownWork(plan: Plan, { region }: Pick<RegionFinding, "region">, from: Day): readonly string[] {
  const about = `For the ${regionName(region)}:`;
  const days = new Map<string, Day[]>();
  for (const { date, blocks } of sessionsFrom(plan, from, addDays(from, DAYS - 1)))
    for (const item of [...blocks.warmup, ...blocks.cooldown])
      if (item.notes?.startsWith(about) === true) days.set(doseText(item), [...(days.get(doseText(item)) ?? []), date]);
  if (days.size === 0) return [];
  const lines = [...days].map(([dose, dates]) => `${dose} on ${formatList(dates.map((date) => shortDay(date)))}`);
  return [`Its own work in the next seven days, in warm-ups and after easy sessions: ${lines.join("; ")}.`];
}

function doseText({ name, sets = 1, reps, duration }: ExerciseItem): string {
  return `${inSentence(name)} ${sets} × ${reps ?? duration ?? ""}`;
}
