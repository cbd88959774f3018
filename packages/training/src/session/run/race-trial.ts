import { competitionFormat } from "../../catalogue/competition-format.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import { type EntryKind, getEntry } from "../../athlete/hyrox-entry.ts";
import type { PlanContext } from "../../context/context.ts";
import { type DraftItem, type SessionBrief, type SessionDraft, totalSeconds } from "../../context/draft.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import { raceFrom } from "../../season/demand/races/race-calendar.ts";
import { raceDay } from "../../season/demand/races/race-day.ts";
import { LOWER_LIMB } from "../../injuries/impact.ts";
import { readAthlete } from "../../injuries/read-injuries.ts";
import { setsItem, timedItem } from "../../prescription/items.ts";
import { isFastRunningClosed, relayStations } from "../../week/hyrox/hyrox-relay.ts";
import { HURTS_AS_STATED } from "../../injuries/limits/stress-limits.ts";
import { assemble } from "../assemble.ts";
import { wholeMinutes } from "./run-parts.ts";
import { runWalk, runWalkText } from "./run-walk.ts";

const TRIAL_EASY = 1200;
const TRIAL_FAST = { sets: 4, seconds: 20, restSeconds: 60 } as const;
const FAST_SECONDS = TRIAL_FAST.sets * TRIAL_FAST.seconds;
const TRIAL_NOTE = "Test for the start:";

/** Whether to start: twenty easy minutes and four times twenty seconds at race pace, and what else the race has (return-ladders.md section 9). */
export function trialRun(brief: SessionBrief): SessionDraft {
  const { context } = brief;
  const { picker } = context;
  const hyrox = hyroxInDays(brief);
  // A race that is run as the easy runs is tried as one.
  const isSlow = isFastRunningClosed(context);
  const blocks = assemble(
    brief,
    "easy run",
    (seconds, runBudget) => {
      const fast = isSlow
        ? []
        : [
            timedItem(
              context,
              { exercise: catalogued("Tempo run") },
              {
                ...TRIAL_FAST,
                rpe: Math.min(4, context.highestRpe),
                notes: `${TRIAL_NOTE} race pace, no faster. Walk back.`,
              },
            ),
          ];
      const stations = trialStations(brief).map((each) => stationTrial(brief, each));
      const room = seconds - totalSeconds(fast) - totalSeconds(stations);
      const notes = `${TRIAL_NOTE} write down the pain of the worst minute, 0 to 10.`;
      if (brief.runWalk === true) {
        const [walked] = runWalk(brief, picker.pick("Run-walk intervals"), Math.max(300, room));
        return { mainWorkout: [...(walked === undefined ? [] : [{ ...walked, notes }]), ...fast, ...stations] };
      }
      const easy = cardioItem(context, picker.pick("Easy run"), {
        zone: "easy",
        seconds: wholeMinutes(Math.min(TRIAL_EASY, Math.max(300, room), runBudget - (isSlow ? 0 : FAST_SECONDS))),
        show: "both",
        notes,
      });
      return { mainWorkout: [easy, ...fast, ...stations] };
    },
    { warmupSeconds: 120 },
  );
  const [first] = blocks.mainWorkout ?? [];
  const easyText = brief.runWalk === true ? runWalkText(first) : `${Math.round((first?.dose.seconds ?? TRIAL_EASY) / 60)} min easy`;
  const slowText = hyrox === undefined ? easyText : `${easyText} and the stations`;
  const label = isSlow ? slowText : `${easyText} and 4 × 20 s at race pace`;
  return {
    title: `Trial before the race, ${label}`,
    description: "This session and the morning after it decide whether you start, and how.",
    intent: `Find out how the sore spot copes with ${isSlow ? (hyrox === undefined ? "running" : "the parts of the race") : "race pace"}.`,
    movementFocus: ["run"],
    complexity: 2,
    blocks,
    mainFormat: { kind: "steady", label, target: label },
    notes: {
      warmup: "The first five minutes are the warm-up: slower than the rest.",
      stimulus: isSlow
        ? "Light from the first minute to the last."
        : "Light. Only the four short runs are quick, and none of them is a sprint.",
      strategy: verdictText(brief),
    },
  };
}

function catalogued(name: string): Exercise {
  const exercise = findExercise(name);
  if (exercise === undefined) throw new Error(`No exercise called "${name}" in the catalogue`);
  return exercise;
}

const STATION_TRIAL = [
  { name: "Wall ball", of: "Wall ball", reps: 10 },
  { name: "Walking lunge", of: "Sandbag lunge", reps: 10 },
  { name: "Row erg", of: "Row erg", seconds: 60 },
] as const;
/** With a sore arm the other machine as well. */
const ARM_TRIAL = { name: "Ski erg", of: "Ski erg", seconds: 60 } as const;

type StationTrial = (typeof STATION_TRIAL)[number] | typeof ARM_TRIAL;

/** Stations to try before a Hyrox in the next days: those that are open, in a relay the athlete's own; what was closed for a sore region and will be raced has to be tried. */
function trialStations(brief: SessionBrief): readonly StationTrial[] {
  const { context } = brief;
  const next = hyroxInDays(brief);
  if (next === undefined) return [];
  const own = next === "relay" ? relayStations(context).map(({ exercise }) => exercise) : undefined;
  const stations: readonly StationTrial[] = isSoreArm(context) ? [...STATION_TRIAL, ARM_TRIAL] : STATION_TRIAL;
  return stations.filter(({ name, of }) => (context.picker.allows(name) || isClosedByPain(context, name)) && own?.includes(of) !== false);
}

/** What each number of the test means for this race: the lowest that does not start, by the tables that the day itself is judged by (return-ladders.md section 9). */
function verdictText({ context, date }: SessionBrief): string {
  const [next] = (context.athlete.competitions ?? [])
    .filter((one) => daysBetween(date, one.date) > 0 && daysBetween(date, one.date) <= TRIAL_BEFORE)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const race = next === undefined ? undefined : raceFrom(next, context.athlete);
  // The day is judged by what was told, not by what the weeks made of it.
  const { regions } = readAthlete(context.athlete, date);
  const stops = (score: number): boolean =>
    race !== undefined &&
    raceDay(race, { ...context.reading, regions: regions.map((finding) => ({ ...finding, score, pain: score })), readOn: date }).state ===
      "do-not-start";
  const least = [2, 3, 4].find(stops) ?? RACE_ENDING_PAIN;
  const limited = least <= 2 ? "" : ` ${least === 3 ? "2" : `2 to ${least - 1}`}: start with the race-day limits.`;
  return `Pain of 0 or 1/10 and no more the next morning: start as planned.${limited} ${least} or more, ${regions.some(({ region }) => LOWER_LIMB.has(region)) ? "a limp, " : ""}or worse the next morning: do not start.`;
}

/** Pain (0-10) at which a race that was started ends ("at 5 of 10 it is over"). */
const RACE_ENDING_PAIN = 5;
/** Days. */
const TRIAL_BEFORE = 4;

const ARM_REGIONS: ReadonlySet<string> = new Set(["shoulder", "elbow", "wrist_hand"]);
/** From here on nobody tries. */
const TOO_SORE = 6;

function isSoreArm({ reading }: PlanContext): boolean {
  return reading.regions.some(({ region, score }) => ARM_REGIONS.has(region) && score >= 2 && score < TOO_SORE);
}

/** Closed by nothing but a region that is only sore: no condition, no missing machine, no dislike. */
function isClosedByPain({ reading, picker }: PlanContext, name: string): boolean {
  const reason = picker.pick(name).replaced?.reason ?? "";
  const exercise = findExercise(name);
  const isSore = reading.regions.some(
    ({ region, score, kind }) => score < TOO_SORE && (kind === undefined || kind === "strain") && (exercise?.stress[region] ?? 0) > 0,
  );
  return isSore && ONLY_SORE.test(reason);
}

/** The reasons of a complaint; those of conditions, equipment and taste are others. */
const ONLY_SORE = new RegExp(`^(?:${HURTS_AS_STATED}|Too much for the )`, "u");

/** How the athlete starts in a Hyrox of the next days. */
function hyroxInDays({ context, date }: SessionBrief): EntryKind | undefined {
  const days = (on: Day): number => daysBetween(date, on);
  return (context.athlete.competitions ?? []).flatMap((competition) => {
    const format = competitionFormat(`${competition.type ?? ""} ${competition.name ?? ""}`);
    const isNext = format?.kind === "hyrox" && days(competition.date) > 0 && days(competition.date) <= 4;
    return isNext ? [getEntry(competition, format)] : [];
  })[0];
}

/** What to try of the movements that the weeks before left out. */
const CLOSED_TRIAL =
  "the race has it and these weeks did not. First with empty hands, then light; stop at 4/10, and what stops here you do not do in the race.";

function stationTrial({ context }: SessionBrief, each: StationTrial): DraftItem {
  const choice = context.picker.allows(each.name) ? context.picker.pick(each.name) : { exercise: catalogued(each.name) };
  const notes = context.picker.allows(each.name) ? `${TRIAL_NOTE} calm, no faster than in the race.` : `${TRIAL_NOTE} ${CLOSED_TRIAL}`;
  return "reps" in each
    ? setsItem(context, choice, { sets: 1, reps: each.reps, restSeconds: 60, rpe: 4, notes })
    : timedItem(context, choice, { seconds: each.seconds, rpe: 4, notes });
}
