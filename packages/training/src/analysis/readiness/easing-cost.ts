import { daysBetween } from "../../calendar/day.ts";
import type { MorningSituation, PlannedSession } from "./morning-situation.ts";

/** How far back the hard session before this one counts. Days. */
const LOOK_BACK = 14;

/** Share of its load that a session lost when it was eased before. */
const EASED_BEFORE = 0.25;

/** What easing a hard session costs the race when the hard session before it was eased or skipped too; undefined when it was not. */
export function costOfEasing(
  { sessions, changes, race, today }: MorningSituation,
  session: PlannedSession,
  share: number,
): string | undefined {
  if (!session.isHard) return undefined;
  const hard = sessions.filter(({ isHard, isRace }) => isHard && !isRace).toSorted((a, b) => a.date.localeCompare(b.date));
  const last = hard.findLast(({ date }) => date < today);
  if (last === undefined || daysBetween(last.date, today) > LOOK_BACK) return undefined;
  const wasEased = changes.some(({ day, kind, until = day }) => kind === "eased" && day <= last.date && last.date <= until);
  const wasMissed = last.status !== "done" && !wasEased;
  if (!wasEased && !wasMissed) return undefined;
  const ahead = hard.filter(({ date }) => date >= today && (race === undefined || date < race.date));
  const planned = last.load + ahead.reduce((sum, { load }) => sum + load, 0);
  const lost = (wasMissed ? 1 : EASED_BEFORE) * last.load + (1 - share) * session.load;
  const percent = Math.max(1, Math.round((100 * lost) / planned));
  const until = race === undefined ? "in this block" : `before ${race.name}`;
  const count = `${ahead.length} hard ${ahead.length === 1 ? "session" : "sessions"}`;
  return `The hard session before this one was ${wasMissed ? "left out" : "eased"} too. With ${count} left ${until}, the two together cost ${percent} % of the hard work planned.`;
}
