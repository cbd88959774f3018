import { climbsOn } from "../../free-text/training-wishes/ground/flat-ground.ts";
import { cardioMode, type CardioMode } from "../../catalogue/cardio-mode.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import { racePace } from "../../prescription/cardio/race-pace.ts";
import { cardioTarget } from "../../prescription/cardio/targets.ts";
import { zoneWithin } from "../../physiology/zone-efforts.ts";
import { distanceText, durationText, startOfLine, timedItem, withDose } from "../../prescription/items.ts";
import type { NextWork } from "../../season/ladders/next-work.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { formatClock } from "../../units/format.ts";
import { MOST_OF_A_SET, RUN_WORK, type RunWorkFacts } from "./quality-texts.ts";

/** Easy minutes between sets of short repetitions. */
const BETWEEN_SETS = 180;

/** The repetitions of a fast run. */
export function workLines(
  brief: SessionBrief,
  stimulus: Stimulus,
  choice: Choice,
  work: Pick<NextWork, "sets" | "seconds" | "metres" | "rest">,
): DraftItem[] {
  const facts = RUN_WORK[stimulus];
  if (facts === undefined || work.sets === 0) return [];
  if (stimulus === "hills" && choice.exercise.name === "Hill sprint") return [hills(brief, choice, work)];
  if (stimulus === "vo2-short") return shortSets(brief, choice, work);
  const isRun = cardioMode(choice.exercise) === "run";
  const paced = isRun && facts.race !== undefined ? racePaceLine(brief, choice, facts, work) : undefined;
  if (paced !== undefined) return [paced];
  const line = cardioItem(brief.context, choice, {
    zone: facts.zone,
    seconds: work.seconds,
    sets: work.sets,
    restSeconds: work.rest,
    show: work.metres === undefined ? "both" : "distance",
    notes: work.sets === 1 ? "One even effort." : `${EASY_BETWEEN[cardioMode(choice.exercise)]} easy between reps.`,
  });
  const shown = isRun && work.metres !== undefined && line.distance === undefined ? byDistance(line, work.metres) : line;
  return [stimulus === "repetition" && zoneWithin(facts.zone, brief.context.highestRpe) === facts.zone ? relaxed(shown) : shown];
}

/** Quick and loose with full rests: fast is not hard. */
function relaxed(line: DraftItem): DraftItem {
  if ((line.rpe ?? 0) <= RELAXED_RPE) return line;
  return {
    ...line,
    rpe: RELAXED_RPE,
    ...(line.intensity === undefined ? {} : { intensity: line.intensity.replace(/RPE \d+/u, `RPE ${RELAXED_RPE}`) }),
  };
}

const RELAXED_RPE = 7;

/** Without a known pace the track still measures the repetition; only its time is a guess. */
function byDistance({ duration: _duration, ...line }: DraftItem, metres: number): DraftItem {
  return withDose({ ...line, distance: distanceText(metres) }, { ...line.dose, metres });
}

/** Seconds that a metre takes at the effort of the stimulus; without a pace by level. */
export function secondsPerMetre(brief: SessionBrief, stimulus: Stimulus, choice: Choice): number {
  const facts = RUN_WORK[stimulus];
  const { context } = brief;
  if (facts?.race !== undefined) {
    const pace = racePace(context, facts.race, brief.date)?.pace;
    if (pace !== undefined) return pace / 1000;
  }
  const speed = cardioTarget(context, choice.exercise, zoneWithin(facts?.zone ?? "threshold", context.highestRpe)).speed;
  return speed === undefined ? NO_PACE[context.level] : 1 / speed;
}

const NO_PACE = { beginner: 0.38, intermediate: 0.31, advanced: 0.26, elite: 0.22 } as const;

const HILL_RPE = 8;

function hills(brief: SessionBrief, choice: Choice, { sets, seconds, rest }: Pick<NextWork, "sets" | "seconds" | "rest">): DraftItem {
  const place = climbsOn(brief.context.athlete);
  const line = timedItem(brief.context, choice, {
    seconds,
    sets,
    restSeconds: rest,
    rpe: Math.min(HILL_RPE, brief.context.highestRpe),
    notes: `${place === undefined ? "A slope of 5–8%." : `On ${place}, 5–8% where you can set it.`} Strong and tall, short steps; walk or jog down${place?.includes("treadmill") === true ? ", or walk on the level belt" : ""}.`,
    why: "Hills build the strength for faster running with less impact than the flat.",
  });
  // Up at about easy pace and down again: they are kilometres too.
  const { paces } = brief.context.capacities;
  const metres = paces === undefined ? undefined : 10 * Math.round((200 * seconds) / paces.easy.fast);
  const climb = 10 * Math.round((sets * seconds * CLIMBED_IN_AN_HOUR) / 36_000);
  return withDose(line, { ...line.dose, ...(metres === undefined ? {} : { metres }), climb });
}

/** Metres of climb in an hour of hard running up a slope of 5–8 % (convention). */
const CLIMBED_IN_AN_HOUR = 900;

/** 30 seconds fast and 15 easy, in sets with three easy minutes between. */
function shortSets(brief: SessionBrief, choice: Choice, { sets, seconds, rest }: Pick<NextWork, "sets" | "seconds" | "rest">): DraftItem[] {
  const groups = Math.ceil(sets / MOST_OF_A_SET);
  return Array.from({ length: groups }, (_, index) => {
    const count = Math.floor(sets / groups) + (index < sets % groups ? 1 : 0);
    const line = cardioItem(brief.context, choice, {
      zone: "interval",
      seconds,
      sets: count,
      restSeconds: rest,
      show: "time",
      notes: `Set ${index + 1} of ${groups}: ${seconds} s fast, ${rest} s at a slow jog.${index < groups - 1 ? " Then three easy minutes." : ""}`,
    });
    return index < groups - 1 ? withDose(line, { ...line.dose, totalSeconds: line.dose.totalSeconds + BETWEEN_SETS }) : line;
  });
}

/** Seconds that the repetitions take with their rests and the pauses between sets. */
export function workSeconds(stimulus: Stimulus, sets: number, seconds: number, rest: number): number {
  const pauses = stimulus === "vo2-short" ? BETWEEN_SETS * (Math.ceil(sets / MOST_OF_A_SET) - 1) : 0;
  // A minute of the last rest is already the easy end.
  return sets * (seconds + rest) - Math.min(rest, 60) + pauses;
}

function racePaceLine(
  brief: SessionBrief,
  choice: Choice,
  { zone, race = 0 }: RunWorkFacts,
  { sets, seconds: planned, metres: measured, rest }: Pick<NextWork, "sets" | "seconds" | "metres" | "rest">,
): DraftItem | undefined {
  const { context } = brief;
  const found = racePace(context, race, brief.date);
  if (found === undefined || context.highestRpe < 8) return undefined;
  // Planned by time it is the pace of the race, too.
  const metres = measured ?? 10 * Math.round((100 * planned) / found.pace);
  const seconds = measured === undefined ? planned : Math.round((metres * found.pace) / 1000);
  const pace = {
    zone: "race",
    fastest: Math.round(found.pace - 2),
    slowest: Math.round(found.pace + 3),
    per: "km",
    estimated: context.capacities.vdot?.estimated === true,
  } as const;
  const line = startOfLine(context, choice);
  if (sets > 1) line.sets = sets;
  if (measured === undefined) line.duration = durationText(planned);
  line.distance = distanceText(metres);
  const rpe = zone === "interval" ? 8 : race > MARATHON_METRES ? 5 : 7;
  line.intensity = `${pace.estimated ? `RPE ${rpe}, ` : ""}${formatClock(pace.fastest)}–${formatClock(pace.slowest)} /km${pace.estimated ? "" : `, RPE ${rpe}`}`;
  line.rpe = rpe;
  line.pace = pace;
  if (sets > 1) line.restBetweenSets = formatClock(rest);
  line.notes =
    measured === undefined
      ? sets > 1
        ? "Jog easy between reps."
        : "One even effort."
      : sets > 1
        ? `${formatClock(seconds)} each. Jog easy between reps.`
        : `${formatClock(seconds)}, one even effort.`;
  line.why = found.why;
  if (sets === 1) return withDose(line, { seconds, metres, totalSeconds: seconds });
  return withDose(line, { seconds, metres, restSeconds: rest, totalSeconds: Math.round(sets * (seconds + rest)) });
}

/** From here on the pace of a race is steady, not hard. */
const MARATHON_METRES = 40_000;

const EASY_BETWEEN: { readonly [mode in CardioMode]: string } = {
  run: "Jog",
  walk: "Walk",
  row: "Row",
  ski: "Ski",
  bike: "Pedal",
  swim: "Swim",
  other: "Move",
};
