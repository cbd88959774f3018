import { type Day, daysBetween } from "../../calendar/day.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { type ClimbingRace, climbWithin, nextClimbingRace } from "../../season/demand/races/race-climb.ts";
import { withDose } from "../../prescription/items.ts";
import { climbsOn } from "../../free-text/training-wishes/ground/flat-ground.ts";
import type { Metres, Seconds } from "../../units/units.ts";
import { easySecondsPerMetre } from "../../week/run/long-run-progression.ts";
import { isInHills } from "./hill-days.ts";
import { avoidsHills } from "./long-run-notes.ts";

/** Further ahead runs are not yet about the race. */
const SPECIFIC_DAYS = 112;

/** Where the long runs climb as much on a kilometre as the race, in weeks before it, and how they come there: so much less a week before. */
const AS_THE_RACE = { weeks: 3, step: 0.06, least: 0.4 } as const;
/** Legs that come from the flat begin with half of it (convention). */
const FIRST_CLIMB_SHARE = { share: 0.5, step: 0.08 } as const;
/** Whoever is there every week climbs a little more each time, however far ahead the race is (convention). */
const IN_HILLS = { step: 0.03, most: 0.7 } as const;
/** In the last two weeks descents cost more than they teach. */
const IN_TAPER = 0.6;

/** The climbing of a run of so many seconds on the way to a race over trails; undefined where the run stays on the flat. */
export function climbOfRun(brief: SessionBrief, seconds: Seconds): Metres | undefined {
  const race = climbingRace(brief);
  if (race === undefined) return undefined;
  const due = climbShare(race.date, brief.date, brief.frame.macroWeek);
  const isEarly = daysBetween(brief.date, race.date) > 7 * AS_THE_RACE.weeks;
  const share =
    isEarly && isInHills(brief)
      ? Math.max(due, Math.min(IN_HILLS.most, AS_THE_RACE.least + IN_HILLS.step * (brief.frame.macroWeek - 1)))
      : due;
  const climb = climbWithin(race, share, seconds / easySecondsPerMetre(brief.context));
  return climb >= LEAST_CLIMB ? climb : undefined;
}

/** From the weeks of building on the firm runs of the way to such a race leave the road; light weeks touch a known pace. */
export function climbAtThreshold(brief: SessionBrief, seconds: Seconds): Metres | undefined {
  const { frame, isTaper, isRecovery } = brief;
  const isBuilding = frame.season?.phase === "build" || frame.season?.phase === "specific";
  // On the flat a firm run keeps its pace: the climbs of the week are in the long run.
  const isFlat = climbsOn(brief.context.athlete) !== undefined && !isInHills(brief);
  return !isBuilding || isFlat || frame.isDeload || isTaper || isRecovery ? undefined : climbOfRun(brief, seconds);
}

/** Less is no hill. */
const LEAST_CLIMB: Metres = 40;

/** The race over trails that the runs of a day lead to, for legs that may climb. */
function climbingRace(brief: SessionBrief): ClimbingRace | undefined {
  const race = nextClimbingRace(brief.context.athlete, brief.date);
  // Whoever is in the hills every week anyway climbs there from the start.
  const isNear = race !== undefined && (daysBetween(brief.date, race.date) <= SPECIFIC_DAYS || isInHills(brief));
  return !isNear || avoidsHills(brief) ? undefined : race;
}

/** Share of what the race climbs on a kilometre. */
function climbShare(race: Day, date: Day, macroWeek: number): number {
  const weeks = daysBetween(date, race) / 7;
  if (weeks < AS_THE_RACE.weeks - 1) return IN_TAPER;
  const due = Math.max(AS_THE_RACE.least, 1 - AS_THE_RACE.step * Math.max(0, weeks - AS_THE_RACE.weeks));
  return Math.min(1, due, FIRST_CLIMB_SHARE.share + FIRST_CLIMB_SHARE.step * (macroWeek - 1));
}

/** A line by time, effort and climb: on hills a pace or a distance of the flat says nothing. */
export function onHills(line: DraftItem, climb: Metres, notes: string): DraftItem {
  const { pace: _pace, distance: _distance, why: _why, ...kept } = line;
  const { metres: _metres, ...dose } = line.dose;
  const effort = line.rpe === undefined ? {} : { intensity: `RPE ${line.rpe}` };
  return withDose(
    { ...kept, ...effort, notes: `About ${climb.toLocaleString("en")} m of climb. ${notes}`, why: CLIMB_REASON },
    { ...dose, climb },
  );
}

const CLIMB_REASON = "Your race has climbs: time, effort and metres of climb are the plan, not the pace of a flat road.";
