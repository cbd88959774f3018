import { addDays, type Day, shortDay } from "../../calendar/day.ts";
import { PLATFORM_LIFTS } from "../../catalogue/competition-format.ts";
import { limitedOn, type PlanContext } from "../../context/context.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { heaviestBefore, LAST_HEAVY } from "../../selection/strength/meet.ts";

/** Days before a meet on which its singles begin. */
const SINGLES = 35;
/** Days before the meet of the last heavy bench press (race-demands.md section 9). */
const LAST_BENCH = { from: 7, to: 4 } as const;
const LAST_LIFTS = { from: 10, to: 5 } as const;
const LAST_SQUAT = { from: 10, to: 7 } as const;
const ASK_FOR_COACH =
  "At your age, singles get heavier only with your coach present: write which days that is (“coach is there Tue and Thu”), and the heavy lifts move there.";
/** Percent from which a single comes near an opener. */
const NEAR_OPENER = 80;
const ADULT = 18;
/** Years from which powerlifters lift no singles before the day. */
const OLD = 60;
/** Percent of the maximum below which nothing is lifted as a single. */
const LEAST_SINGLE = 85;

/** The lifts of a meet that training leaves out until then for what the athlete told: nobody forecasts a total without them. */
export function missingLifts(context: PlanContext, { format, date }: Pick<Race, "format" | "date">): readonly string[] {
  const { picker } = limitedOn(context, date);
  const lifts =
    format.kind === "powerlifting" ? (format.lifts ?? PLATFORM_LIFTS) : format.kind === "weightlifting" ? ["Snatch", "Clean and jerk"] : [];
  return lifts.filter((name) => {
    const { exercise, replaced } = picker.pick(name);
    return replaced !== undefined && !replaced.reason.startsWith("It needs") && !exercise.name.toLowerCase().includes(name.toLowerCase());
  });
}

/** The days that decide a meet, as far as they are still ahead, so that nobody wonders when the heavy weights come (race-demands.md section 9). */
export function wayToMeet(
  { athlete, loading }: Pick<PlanContext, "athlete" | "loading">,
  { date, format, priority }: Pick<Race, "date" | "format" | "priority">,
  from: Day,
): string {
  if (priority === "C" || (format.kind !== "powerlifting" && format.kind !== "weightlifting")) return "";
  const lifts = format.kind === "powerlifting" ? (format.lifts ?? PLATFORM_LIFTS) : [];
  const before = (days: number): Day => addDays(date, -days);
  const isNovice = format.kind === "weightlifting" && athlete.level === "beginner";
  const top = Math.min(isNovice ? MOST_OF_NOVICES : 100, Math.round(1000 * heaviestBefore(athlete, loading, date)) / 10);
  const firstSingles = isNovice ? SINGLES_OF_NOVICES : SINGLES;
  const isFar = before(firstSingles) > from;
  const isOld = format.kind === "powerlifting" && (athlete.age ?? 0) >= OLD;
  const isYoung = (athlete.age ?? ADULT) < ADULT;
  const lifted = isYoung ? "one single a day with your coach," : "singles";
  const singles = top < LEAST_SINGLE || isOld ? "" : ` ${lifted} up to ${top}%`;
  const between = (days: { readonly from: number; readonly to: number }, what: string): string[] =>
    before(days.to) < from ? [] : [`${what} between ${shortDay(max(before(days.from), from))} and ${shortDay(before(days.to))}`];
  const last =
    format.kind === "powerlifting"
      ? [
          ...(lifts.includes("Deadlift") ? between(LAST_HEAVY.pull, "the last heavy deadlift") : []),
          ...(lifts.includes("Back squat") ? between(LAST_HEAVY.squat, "the last heavy squat") : []),
          ...(lifts.includes("Bench press") ? between(LAST_BENCH, "the last heavy bench press") : []),
        ]
      : [
          ...between(LAST_LIFTS, top < NEAR_OPENER ? `both lifts on one day, at ${top}% at most` : "both lifts at about the opener"),
          // The young squat in sixes, and none of them is heavy.
          ...(isYoung ? [] : between(LAST_SQUAT, "the last heavy squat")),
        ];
  const sets =
    format.kind === "powerlifting"
      ? "sets that get heavier and shorter"
      : isNovice
        ? "doubles"
        : "doubles and triples, with singles on the longest day";
  const first = isFar
    ? [`${sets}${singles === "" ? "" : `, then${singles} from ${shortDay(addDays(before(firstSingles), 1))} on`}`]
    : singles === ""
      ? []
      : [singles.trim()];
  const days = [...first, ...last];
  const coach = isYoung && top < NEAR_OPENER && format.kind === "weightlifting" ? ` ${ASK_FOR_COACH}` : "";
  return days.length === 0 ? "" : ` Your last heavy sets: ${days.join("; ")}. Light sets after that.${coach}`;
}

/** Days: beginners practise with doubles until then. */
const SINGLES_OF_NOVICES = 21;
/** Percent. */
const MOST_OF_NOVICES = 87.5;

function max(one: Day, other: Day): Day {
  return one > other ? one : other;
}
