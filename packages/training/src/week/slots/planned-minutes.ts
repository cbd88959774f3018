import { hikeCode, hikeMinutes } from "./hike-code.ts";
import { isLifter } from "../../athlete/own-sports.ts";
import { usualWalk } from "../../free-text/training-wishes/daily-walks.ts";
import type { Day } from "../../calendar/day.ts";
import { dislikedRunMinutes } from "../../statements/wished-exercises/disliked-long.ts";
import { dislikesLongCardio } from "../../statements/wished-exercises/dislikes.ts";
import type { Minutes } from "../../units/units.ts";
import type { PlanContext } from "../../context/context.ts";
import { goalRun } from "../../season/goal-run.ts";
import { macroWeekInTable, type WeekFrame } from "../../season/phases.ts";
import type { SessionCode } from "../../model/plan.ts";
import { type HyroxWeek, isSimulation } from "../../season/hyrox-week.ts";
import { returnShare } from "./return-slots.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { AROUND_LONG_RUN } from "../run/long-run-progression.ts";
import { baseMinutes, longestLongRun } from "../load/session-minutes.ts";
import { isWeightlifter } from "../../selection/strength/meet.ts";
import { hyroxMinutes, isOnMachines } from "../hyrox/hyrox-minutes.ts";

/** Long sessions get shorter in a deload than the others. */
const DELOAD_LONG = 0.75;

/** Half the sets and light stations take less time than the work of a loading week. */
const DELOAD_LIGHT = 0.8;

function deloadVolume({ athlete: { focus } }: PlanContext, code: SessionCode): number {
  if (code === "RL" || code === "BK") return DELOAD_LONG;
  const isLight = codeFacts(code).type === "strength" || codeFacts(code).type === "mixed";
  return isLight && (focus === "hyrox" || focus === "general") ? DELOAD_LIGHT : 1;
}

/** Planned minutes of a session by its code, focus and week, before the week is balanced; `longRun` is the most that the season allows its long run. */
export function getMinutes(
  context: PlanContext,
  frame: WeekFrame,
  code: SessionCode,
  longRun: Minutes,
  { afterRace, date }: { readonly afterRace: boolean; readonly date: Day },
): Minutes {
  const isOnFoot = code === "ZE" && WALKING_INSTEAD_OF.every((name) => !context.picker.allows(name));
  const walked = isOnFoot && !frame.isDeload && !afterRace ? usualWalk(context.athlete) + AROUND_WALK : 0;
  const hiked =
    (code === "ZE" || code === "EI") && !frame.isDeload && !afterRace && hikeCode(context.athlete, [code]) !== undefined
      ? hikeMinutes(frame)
      : 0;
  const base = Math.max(walked, hiked, baseMinutes(code, context.level, context.athlete.focus) * returnShare(context, code));
  const goal = goalRun(context.athlete, frame.startDate);
  if (code === "ZE" && isShortEngine(context)) return Math.min(SHORT_ENGINE, base);
  const full =
    code === "RL"
      ? Math.min(
          Math.max(getLongRun(context, frame, base), goal === 0 ? 0 : longestLongRun(context.level, goal) * returnShare(context, code)),
          Math.max(longRun, leastLong(context, base)),
          AROUND_LONG_RUN + dislikedRunMinutes(context),
        )
      : base;
  if (code === "RC") return full;
  const isRounds = code === "HX" && !frame.isDeload && !afterRace && !isOnMachines(context, frame, date);
  if (isRounds && frame.hyrox !== undefined) return roundsMinutes(frame.hyrox, context, base);
  const volume = frame.isDeload ? deloadVolume(context, code) : code === "RL" ? 1 : frame.volume;
  const minutes = full * volume;
  const most = code === "RE" ? AROUND_EASY_RUN + dislikedRunMinutes(context) : Number.POSITIVE_INFINITY;
  return code === "RL" ? Math.round(minutes) : Math.min(most, 5 * Math.round(minutes / 5));
}

/** Without any of them the easy aerobic session is a walk: no shorter than those of today, with what is around it. */
const WALKING_INSTEAD_OF = ["Bike erg", "Row erg", "Ski erg", "Elliptical"] as const;

const AROUND_WALK: Minutes = 7;

const AROUND_EASY_RUN: Minutes = 6;

/** Minutes: enough to keep an engine that the sport does not ask for. */
const SHORT_ENGINE = 25;

/** Whether engine sessions stay short: for weightlifters, and for lifters who dislike long cardio. */
function isShortEngine({ athlete }: PlanContext): boolean {
  return isLifter(athlete) && (isWeightlifter(athlete) || dislikesLongCardio(athlete.dislikes));
}

/** On machines or on foot the long session is no shorter than the easy ones; of a run only as much as the weeks before allow is run. */
function leastLong({ athlete, level, picker }: PlanContext, base: Minutes): Minutes {
  if (athlete.focus !== "running" && athlete.focus !== "hyrox") return 0;
  return picker.allows("Easy run") ? Math.min(base, baseMinutes("RE", level, athlete.focus)) : LONG_ON_MACHINES * base;
}

const LONG_ON_MACHINES = 0.7;

/** Rounds fill the usual session; only what cannot be done in it makes it longer, and the taper makes it shorter. */
function roundsMinutes(week: HyroxWeek, context: PlanContext, base: Minutes): Minutes {
  const needed = hyroxMinutes(week, context);
  if (week.kind === "last-hard" || week.kind === "mini") return Math.min(needed, base + 10);
  // What is left of the usual time would be easy running in the middle of the key session: the easy days have it.
  return isSimulation(week.kind)
    ? Math.max(needed, LEAST_TEST * base)
    : Math.min(Math.max(needed, LEAST_ROUNDS * base), MOST_ROUNDS * base);
}

const LEAST_ROUNDS = 0.9;

const MOST_ROUNDS = 1.4;

const LEAST_TEST = 0.85;

/** Long run of a triathlete by macro week, as a factor of the length that the share of running in the week allows: the long run grows and the share stays. */
const TRIATHLON_LONG_RUN_FACTORS = [0.92, 1, 1.08, 1, 1.08, 1.13, 1.18, 1.08, 1.18, 1.22, 1.18, 1.08] as const;

function getLongRun({ athlete }: PlanContext, { macroWeek }: WeekFrame, base: Minutes): Minutes {
  if (athlete.focus !== "triathlon") return base;
  return Math.round(base * (TRIATHLON_LONG_RUN_FACTORS[macroWeekInTable(macroWeek) - 1] ?? 1));
}
