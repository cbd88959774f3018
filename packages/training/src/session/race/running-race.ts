import type { Metres, Seconds } from "../../units/units.ts";
import { formatClock, formatDistance } from "../../units/format.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import type { Competition } from "../../athlete/athlete.ts";
import { isOffRoad } from "../../athlete/own-sports.ts";
import { climbOfRace, type ClimbingRace, flatMetres } from "../../season/demand/races/race-climb.ts";
import { aboutSeconds, predictedSeconds, trailSeconds } from "../../season/demand/predicted-time.ts";
import { isToldForFun } from "../../season/demand/races/told-for-fun.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { raceAim } from "../../prescription/cardio/race-pace.ts";
import { isUltra } from "../../season/demand/running-demand.ts";
import { ultraRace } from "./ultra-race.ts";
import { stridesItems } from "../run/run-parts.ts";
import { fuelling, type RacePlan, racePart, raceRpe, raceSpeed } from "./race-plan.ts";

const LONG_DAY: Seconds = 4.5 * 3600;
const TEN_K = 10_000;
const HALF_MARATHON = 21_098;

/** A running race in three parts, slightly faster at the end than at the start. */
export function runningRace(asked: SessionBrief, race: Race): RacePlan {
  const isFun = isToldForFun(asked.context.athlete, race);
  const brief = isFun ? { ...asked, context: { ...asked.context, highestRpe: Math.min(asked.context.highestRpe, FUN_RPE) } } : asked;
  const { context } = brief;
  const metres = race.format.kind === "running" ? (race.format.distance ?? TEN_K) : TEN_K;
  const climbing = climbOfRace({ ...race, ...entered(brief, race) });
  const onTrails = climbing === undefined || climbing.isEstimate ? undefined : timeOnTrails(brief, climbing);
  if (isUltra(metres)) return ultraRace(brief, race, metres, onTrails);
  // A day of so many hours in the hills is paced and fed like an ultra, whatever its kilometres.
  if (onTrails !== undefined && onTrails > LONG_DAY) return ultraRace(brief, race, metres, onTrails);
  const timed = isFun
    ? undefined
    : climbing === undefined
      ? aimFor(brief, race, predictedSeconds(context, metres))
      : timeOnTrails(brief, climbing);
  const seconds = timed ?? (isFun ? predictedSeconds(context, metres) : undefined) ?? race.minutes * 60;
  const isHeldBack = timed === undefined && context.highestRpe <= HELD_BACK;
  const offRoad = isOffRoad(entered(brief, race));
  const predicted = offRoad ? undefined : timed;
  const instead = isHeldBack ? HELD_BACK_NOTES : isFun ? FUN_NOTES : offRoad ? OFF_ROAD_NOTES : {};
  const parts = getParts(metres).map((part) => ({ ...part, notes: instead[part.name] ?? part.notes }));
  const lines = parts.map((part, index, all) => line(brief, part, { metres, predicted, seconds, isLast: index === all.length - 1 }));
  const isLong = metres > HALF_MARATHON + 500;
  return {
    lines: withClock(lines, predicted !== undefined),
    ...(predicted === undefined ? {} : { target: formatClock(isLong ? 60 * Math.round(predicted / 60) : predicted) }),
    description: isFun
      ? `${formatDistance(metres)} for fun, as you said: by effort, with no time to run for.`
      : `${formatDistance(metres)} in three parts: hold back, settle, race.${predicted === undefined ? "" : ` The splits are those of ${formatClock(isLong ? 60 * Math.round(predicted / 60) : predicted)}.`}`,
    stimulus: isFun
      ? "Brisk and enjoyable: you could run a little faster all the way."
      : isHeldBack
        ? "Controlled from the start to the line: taking part, not racing."
        : isLong
          ? "The first third feels too easy, and that is right. The race starts where the legs get heavy."
          : "Controlled in the first part, uncomfortable in the second, everything in the last.",
    strategy: `${isFun ? "No time goal today: start easily, run with whoever you meet, and be quicker in the last kilometres only if that is fun." : isHeldBack ? "No time goal today: one even effort that still lets you say a sentence, and stop if you reach the limits above." : offRoad ? "By effort and position in the field, not by the watch: ground and climbs decide the pace." : predicted === undefined ? "You have no race time to plan from: start at an effort that still lets you say a short sentence, and speed up only after half way." : "Run the first part by the watch, not by the crowd; then go by effort and check each kilometre."} ${fuelling(seconds)} Nothing new today.`,
    ifItGoesWrong: isHeldBack ? WHEN_HELD_BACK : offRoad ? WHEN_HILLS_GO_WRONG : isLong ? WHEN_LONG_GOES_WRONG : WHEN_SHORT_GOES_WRONG,
    warmupNote: isLong
      ? "Ten minutes are enough: the first kilometres are the rest of the warm-up. Last drink 20 minutes before the start."
      : "Begin 35 minutes before the gun; the last ten are for the toilet and the start line. Keep a layer on until then.",
    ...(isLong ? {} : { potentiate: stridesItems(brief, 3) }),
    warmup: "run",
    warmupSeconds: isLong ? 600 : 1080,
  };
}

/** What its pace was trained for, and a race of training what the numbers say: the splits add up to a time that stands in the head. */
function aimFor({ context: { athlete } }: SessionBrief, race: Race, predicted: Seconds | undefined): Seconds | undefined {
  if (predicted === undefined) return undefined;
  const { goal } = entered({ context: { athlete } }, race);
  const aim = race.priority === "C" ? predicted : raceAim(predicted, goal);
  return aim === goal ? goal : aboutSeconds(aim);
}

/** How long the day takes: its climb counts like kilometres; nothing is printed as a goal. */
function timeOnTrails({ context }: SessionBrief, race: ClimbingRace): Seconds | undefined {
  const flat = trailSeconds(context, flatMetres(race));
  return flat === undefined ? undefined : 300 * Math.round(flat / 300);
}

/** The race as the athlete entered it. */
function entered(
  { context: { athlete } }: { readonly context: Pick<SessionBrief["context"], "athlete"> },
  race: Race,
): Pick<Competition, "name" | "type" | "goal"> {
  return athlete.competitions?.find(({ date, name, type }) => date === race.date && (name ?? type) === race.name) ?? { name: race.name };
}

/** A race with limits is run at this effort at most. */
const HELD_BACK = 6;
const HELD_BACK_NOTES: { readonly [part in string]?: string } = {
  Start: "Easier than you want to; let others go.",
  Middle: "One even effort; check the sore part every kilometre.",
  Finish: "As before, to the line.",
};
/** A race for fun is run at this effort at most (convention). */
const FUN_RPE = 7;
const FUN_NOTES: { readonly [part in string]?: string } = {
  Start: "Easily, with the crowd.",
  Middle: "One even effort that still leaves you a few words.",
  Finish: "Faster only if you feel like it.",
};
const OFF_ROAD_NOTES: { readonly [part in string]?: string } = {
  Start: "Get a good position without sprinting, then ease before the first climb.",
  Middle: "One even effort on all terrain; work from one runner to the next.",
};
const WHEN_HELD_BACK =
  "More pain than at the start, a limp or dizziness: walk, and if it does not settle in five minutes, stop. There will be another race.";
/** Seconds per kilometre: the middle of "ten to twenty seconds slower". */
const SLOWER_WITH_PAIN = 15;

/**
 * A running race that is started with limits: one even part, ten to twenty seconds slower than the numbers say, or easy where the limit is an easy
 * effort; nothing of it is raced (return-ladders.md section 9).
 */
export function limitedRunningRace(brief: SessionBrief, race: Race, isEasy: boolean): RacePlan {
  const { context } = brief;
  const metres = race.format.kind === "running" ? (race.format.distance ?? TEN_K) : TEN_K;
  const predicted = predictedSeconds(context, metres);
  const { paces } = context.capacities;
  const mean = predicted === undefined ? undefined : (1000 * predicted) / metres + SLOWER_WITH_PAIN;
  const pace = mean === undefined ? undefined : isEasy && paces !== undefined ? Math.max(mean, paces.easy.fast) : mean;
  const seconds = Math.round(pace === undefined ? race.minutes * 60 : (pace * metres) / 1000);
  const rpe = raceRpe(context, isEasy ? 5 : LIMITED_RPE);
  const line: DraftItem = {
    ...racePart("Tempo run"),
    distance: formatDistance(metres),
    ...(pace === undefined ? { intensity: `RPE ${rpe}` } : raceSpeed(pace, context.capacities.vdot?.estimated ?? true)),
    rpe,
    notes: `One even effort from the first kilometre to the last${pace === undefined || isEasy ? "" : ", ten to twenty seconds per kilometre slower than your numbers say"}.`,
    dose: { metres: Math.round(metres), seconds, totalSeconds: seconds },
  };
  return {
    lines: [line],
    description: `${formatDistance(metres)} at one even effort.`,
    stimulus: LIMITED_RACE_NOTES.stimulus,
    strategy: `${LIMITED_RACE_NOTES.strategy} ${fuelling(seconds)} Nothing new today.`,
    ifItGoesWrong: LIMITED_RACE_NOTES.ifItGoesWrong,
    warmupNote: LIMITED_RACE_NOTES.warmupNote,
    warmup: "run",
    warmupSeconds: 600,
  };
}

const LIMITED_RPE = 7;

/** The one order of a race with limits, whatever the event. */
export const LIMITED_RACE_NOTES = {
  stimulus: "Controlled from the start to the finish: nothing is forced, not even at the end.",
  strategy: "The limits above are the plan of the day. Stay at one effort; do not race anyone who passes you.",
  ifItGoesWrong: "With pain of 5/10, a limp or a new symptom, stop. Do not make up lost time. Dizziness or chest pain: stop.",
  warmupNote: "Ten minutes: walk, then move easily as long as it does not hurt more. Nothing fast before the start.",
} as const;

/** Plans a race that there was too little time to train for: run and walk in turn over the whole distance, without a target time. */
export function runWalkRace(brief: SessionBrief, race: Race): RacePlan {
  const { paces } = brief.context.capacities;
  const metres = race.format.kind === "running" ? (race.format.distance ?? TEN_K) : TEN_K;
  const seconds = Math.round(paces === undefined ? RUN_WALK * 60 * race.minutes : (RUN_WALK * paces.easy.slow * metres) / 1000);
  const line: DraftItem = {
    ...racePart("Run-walk intervals"),
    distance: formatDistance(metres),
    intensity: `RPE ${raceRpe(brief.context, 5)}`,
    rpe: raceRpe(brief.context, 5),
    notes: "Four minutes of easy running, one minute of walking, from the first kilometre to the last; walk through every aid station.",
    dose: { metres: Math.round(metres), seconds, totalSeconds: seconds },
  };
  return {
    lines: [line],
    description: `${formatDistance(metres)}, run and walked in turn: about ${formatClock(60 * Math.round(seconds / 60))}, an estimate and not a goal.`,
    stimulus: "Easy enough to talk from the start to the finish. Do not race anyone who passes you now.",
    strategy: `Ask the organiser for the cut-off before you start. Keep the walks while you still feel good: they carry you through the last third. ${fuelling(seconds)} Nothing new today.`,
    ifItGoesWrong: `Half way is a good place to stop when anything hurts more than before or the cut-off is near: decide it there, not later. ${metres > HALF_MARATHON + 500 ? WHEN_LONG_GOES_WRONG : WHEN_SHORT_GOES_WRONG}`,
    warmupNote: "Walk for ten minutes. The first kilometres are the rest of the warm-up.",
    warmup: "run",
    warmupSeconds: 600,
  };
}

/** Times slow easy running: a minute of walking in five. */
const RUN_WALK = 1.12;

const WHEN_SHORT_GOES_WRONG =
  "Too fast at the start: ease by five seconds per kilometre for one kilometre, then settle. Stitch: breathe out hard as the foot on the other side lands. Ten seconds behind: take them back over three kilometres, not over one. Sharp pain or dizziness: stop.";
const WHEN_HILLS_GO_WRONG =
  "Too fast on the first climb: walk the next one, then settle. Heavy thighs on a descent: shorter steps, lean forward less. A stitch: breathe out hard as the foot on the other side lands. Sharp pain, a twisted ankle or dizziness: stop.";
const WHEN_LONG_GOES_WRONG =
  "Heavy legs before 30 km: slow by ten seconds per kilometre, take fuel, judge again after ten minutes. Upset stomach: only water until it settles, then small sips of sugar. Cramp: walk, stretch, shorten the stride. Dizzy, confused, chest pain: stop and find the medics.";

interface Part {
  readonly name: string;
  readonly metres: Metres;
  /** Factor of the mean pace. */
  readonly share: number;
  readonly notes: string;
  readonly rpe: number;
}

/** Even pace wins: the first part a little slower, the last what is left. */
export function getParts(metres: Metres): readonly Part[] {
  const first = metres > 30_000 ? 10_000 : metres > 15_000 ? 5000 : metres > 7500 ? 2000 : 1000;
  const last = metres > 30_000 ? metres * 0.24 : metres > 15_000 ? 5000 : metres > 7500 ? 2000 : 1000;
  const held = metres > 15_000 ? 1.01 : 1.012;
  return [
    { name: "Start", metres: first, share: held, rpe: metres > 30_000 ? 5 : 7, notes: "Slower than you want to; let others go." },
    {
      name: "Middle",
      metres: metres - first - last,
      share: 1,
      rpe: metres > 30_000 ? 7 : 8,
      notes: "One even effort; check the pace every kilometre.",
    },
    { name: "Finish", metres: last, share: 0, rpe: 9, notes: "Use what is left, and pass one runner at a time." },
  ];
}

interface RunFacts {
  readonly metres: Metres;
  readonly predicted: Seconds | undefined;
  readonly seconds: Seconds;
  readonly isLast: boolean;
}

function line(brief: SessionBrief, part: Part, { metres, predicted, seconds, isLast }: RunFacts): DraftItem {
  const { context } = brief;
  const mean = seconds / metres;
  const saved = isLast ? getParts(metres).reduce((sum, other) => sum + (other.share === 0 ? 0 : other.metres * (1 - other.share)), 0) : 0;
  const time = Math.round(isLast ? mean * (part.metres + saved) : mean * part.share * part.metres);
  const speed = predicted === undefined ? undefined : raceSpeed((1000 * time) / part.metres, context.capacities.vdot?.estimated ?? true);
  return {
    ...racePart("Tempo run"),
    distance: formatDistance(part.metres),
    ...(speed === undefined ? { intensity: `RPE ${raceRpe(context, part.rpe)}` } : speed),
    rpe: raceRpe(context, part.rpe),
    notes: `${part.name}. ${part.notes}`,
    dose: { metres: Math.round(part.metres), seconds: time, totalSeconds: time },
  };
}

/** Where the clock should stand at the end of each part. */
function withClock(lines: readonly DraftItem[], known: boolean): DraftItem[] {
  let clock = 0;
  let metres = 0;
  return lines.map((item) => {
    clock += item.dose.totalSeconds;
    metres += item.dose.metres ?? 0;
    return known ? { ...item, notes: `${item.notes ?? ""} At ${formatDistance(metres)}: ${formatClock(clock)}.` } : item;
  });
}
