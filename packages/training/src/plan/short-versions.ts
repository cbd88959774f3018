import type { Athlete } from "../athlete/athlete.ts";
import type { Day } from "../calendar/day.ts";
import { readWeekWishes } from "../free-text/week-wishes.ts";
import type { ExerciseItem, PlanWeek, Session } from "../model/plan.ts";
import { inSentence, formatList, shortName } from "../model/words.ts";
import type { Minutes } from "../units/units.ts";

/** Minutes that some day, nobody knows which, has at most; undefined where none is told. */
export function statedShortDay({ injuries = "", dislikes = "" }: Athlete, today: Day): Minutes | undefined {
  const wishes = [...readWeekWishes(injuries, today, false).wishes, ...readWeekWishes(dislikes, today, true).wishes];
  const all = wishes.flatMap(({ told }) => (told?.kind === "short-day" ? [told.minutes] : []));
  return all.length === 0 ? undefined : Math.max(MIN_SHORT_VERSION_MINUTES, Math.min(...all));
}

const MIN_SHORT_VERSION_MINUTES: Minutes = 15;

/** Every longer session says what to do of it in so many minutes. What was kept from before an adjustment stays as it was read. */
export function withShortVersions(weeks: readonly PlanWeek[], minutes: Minutes, kept: ReadonlySet<string>): readonly PlanWeek[] {
  return weeks.map((week) => ({
    ...week,
    sessions: week.sessions.map((session) => {
      const text =
        kept.has(session.id) || session.code === "RACE" || session.duration <= minutes ? undefined : shortVersion(session, minutes);
      if (text === undefined) return session;
      const { coachNotes } = session;
      return { ...session, coachNotes: { ...coachNotes, strategy: `${coachNotes.strategy} ${text}`.trim() } };
    }),
  }));
}

/** Share of the minutes for the warm-up, which is never left out. */
const WARM_UP_SHARE = 0.25;
const COOLDOWN_SECONDS = 60;
/** Less of a steady piece is not worth the change of shoes. */
const SHORTEST_PIECE = 300;

function shortVersion({ blocks }: Session, minutes: Minutes): string | undefined {
  const warmup = Math.min(sum(blocks.warmup), WARM_UP_SHARE * 60 * minutes);
  let left = 60 * minutes - warmup - COOLDOWN_SECONDS;
  const parts: string[] = [];
  for (const item of [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout]) {
    const { sets = 1, dose, name } = item;
    const what = inSentence(shortName(name));
    if (dose.totalSeconds <= left) {
      parts.push(what);
      left -= dose.totalSeconds;
      continue;
    }
    const fits = sets > 1 ? Math.floor((sets * left) / dose.totalSeconds) : 0;
    if (fits > 0) parts.push(`${fits} of the ${sets} × ${what}`);
    else if (sets === 1 && left >= SHORTEST_PIECE && dose.reps === undefined) parts.push(`${Math.floor(left / 60)} min of ${what}`);
    break;
  }
  if (parts.length === 0) return undefined;
  return `Only ${minutes} min today? ${Math.max(1, Math.round(warmup / 60))} min of the warm-up, then ${formatList(parts)}; leave the rest.`;
}

function sum(items: readonly ExerciseItem[]): number {
  return items.reduce((seconds, { dose }) => seconds + dose.totalSeconds, 0);
}
