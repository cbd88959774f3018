import type { Kilograms } from "../units/units.ts";
import { percentOfOneRepMax, repsToFailure as repsAtHeavyPercent } from "../physiology/rpe-curve.ts";
import type { StrengthFacts } from "./strength-facts.ts";

/** Repetitions to failure beyond which nothing is a working set any more. */
const MOST_REPS_TO_FAILURE = 80;

const LAST_PERCENT = 59.9;
const LAST_REPS = 15;

/** The RPE curve read backwards, beyond 15 repetitions by `59.9 × 1.5 / (1 + n / 30)` (load-plausibility.md section 4). */
export function repsAtPercentOfMaximum(percent: number): number {
  if (percent <= 0) return MOST_REPS_TO_FAILURE;
  if (percent > 100) return 0;
  if (percent >= LAST_PERCENT) return repsAtHeavyPercent(percent);
  return clamp(Math.max(LAST_REPS, 30 * ((LAST_PERCENT * 1.5) / percent - 1)));
}

/** Percent of a maximum at so many repetitions to failure, by the same curve. */
export function percentAtReps(reps: number): number {
  return reps <= LAST_REPS ? percentOfOneRepMax(Math.max(1, reps), 10) : (LAST_PERCENT * 1.5) / (1 + reps / 30);
}

/**
 * Repetitions to failure of an exercise with `added` kilograms in all hands or on the back (exercise-selection.md section 4, ± 25 %);
 * undefined where what it depends on is not known, or no formula exists (bands, machines, holds).
 */
export function repsToFailure(name: string, facts: StrengthFacts, added: Kilograms = 0): number | undefined {
  return MODELS.get(name)?.(facts, added);
}

type Model = (facts: StrengthFacts, added: Kilograms) => number | undefined;
type Maximum = (facts: StrengthFacts) => Kilograms | undefined;

/** A share of the body moved against a cap: `30 × (cap / load − 1)`. */
function system(cap: Maximum, share: number, addedShare = share): Model {
  return (facts, added) => {
    const most = cap(facts);
    const { bodyWeight } = facts;
    if (most === undefined || bodyWeight === undefined) return undefined;
    return clamp(30 * (most / (share * bodyWeight + addedShare * added) - 1));
  };
}

/** A part `k` of the body and a weight against what both are at the maximum. */
function partOfBody(k: number, maximum: Maximum): Model {
  return (facts, added) => {
    const { bodyWeight } = facts;
    const most = maximum(facts);
    if (most === undefined || bodyWeight === undefined) return undefined;
    return repsAtPercentOfMaximum((100 * (k * bodyWeight + added)) / (k * bodyWeight + Math.max(0, most)));
  };
}

/** A weight against the maximum of the exercise. */
function weight(maximum: Maximum): Model {
  return (facts, added) => {
    const most = maximum(facts);
    return most === undefined ? undefined : repsAtPercentOfMaximum((100 * added) / most);
  };
}

const times = (of: Kilograms | undefined, factor: number): Kilograms | undefined => (of === undefined ? undefined : of * factor);
const ofSquat =
  (factor: number): Maximum =>
  ({ backSquat }) =>
    times(backSquat, factor);
const ofDeadlift =
  (factor: number): Maximum =>
  ({ deadlift }) =>
    times(deadlift, factor);
const ofBench =
  (factor: number): Maximum =>
  ({ benchPress }) =>
    times(benchPress, factor);
const ofPress =
  (factor: number): Maximum =>
  ({ overheadPress }) =>
    times(overheadPress, factor);
const ofRow =
  (factor: number): Maximum =>
  ({ barbellRow, benchPress }) =>
    times(barbellRow ?? times(benchPress, 0.8), factor);

/** What the body weighs at one pull-up: 1/30 more for each of the best set up to 12, half of that for each beyond. */
const pull: Maximum = ({ bodyWeight, pullUps }) => {
  if (bodyWeight === undefined || pullUps === undefined) return undefined;
  return pullUps === 0 ? 0.92 * bodyWeight : bodyWeight * (1 + (Math.min(pullUps, 12) + Math.max(0, pullUps - 12) / 2) / 30);
};

// The upper end of what the table accepts (load-plausibility.md section 2, ADR 036): blind coaches found its middle far too light.
const lunge = partOfBody(0.8, ofSquat(0.7));
const stepUp = partOfBody(0.9, ofSquat(0.65));
const airSquat = partOfBody(0.88, ofSquat(1));
const singleLegHinge = partOfBody(0.35, ofDeadlift(0.4));
const PUSH_UP_SHARE = 0.66;
/** The press overhead against the push from the floor (load-plausibility.md section 2). */
const PRESS_OF_PUSH = 0.62;
const LEAST_PUSH = 0.95;
/** What the arms push in a push-up with a known number in a row, of the body; none at all is just short of one. */
const pushed = (pushUps: number): number => PUSH_UP_SHARE * (pushUps < 1 ? LEAST_PUSH : 1 + pushUps / 30);
/** A number of push-ups that was told says more than a ratio to a bench press. */
const byPushUps =
  (share: number, ofPush: number, otherwise: Model): Model =>
  (facts, added) => {
    const { pushUps, bodyWeight } = facts;
    if (pushUps === undefined || (added > 0 && bodyWeight === undefined)) return otherwise(facts, added);
    return clamp(30 * ((ofPush * pushed(pushUps)) / (share * (1 + added / (bodyWeight ?? 1))) - 1));
  };
const pushUp = (factor: number): Model => byPushUps(PUSH_UP_SHARE * factor, 1, system(ofBench(1), PUSH_UP_SHARE * factor));
const handstand = (share: number): Model => {
  const byPress = system(ofPress(1), share);
  const byCount = byPushUps(share, PRESS_OF_PUSH, byPress);
  // A handstand that is done says more of it than a push-up.
  return (facts, added) => ((facts.handstandPushUps ?? 0) > 0 ? byPress : byCount)(facts, added);
};

/** Told are handstand push-ups as workouts have them, with a kip: fewer are possible without one (coaches' estimate). */
const STRICT_SHARE = 0.7;

const handstandPushUp: Model = (facts, added) =>
  facts.handstandPushUps !== undefined && facts.handstandPushUps > 0
    ? STRICT_SHARE * facts.handstandPushUps
    : handstand(0.65)(facts, added);

const less = (model: Model, factor: number): Model => {
  return (facts, added) => times(model(facts, added), factor);
};

const MODELS: ReadonlyMap<string, Model> = new Map<string, Model>([
  ["Air squat", airSquat],
  ["Tempo air squat", less(airSquat, 0.75)],
  ["Backpack squat", airSquat],
  ["Goblet squat", weight(ofSquat(0.45))],
  ["Goblet squat to box", weight(ofSquat(0.45))],
  ["Dumbbell front squat", weight(ofSquat(0.54))],
  ["Double kettlebell front squat", weight(ofSquat(0.54))],
  ["Split squat", lunge],
  ["Bulgarian split squat", lunge],
  ["Bulgarian split squat (bodyweight)", lunge],
  ["Bulgarian split squat (backpack)", lunge],
  ["Reverse lunge", lunge],
  ["Walking lunge", lunge],
  ["Walking lunge (backpack)", lunge],
  ["Step-up", stepUp],
  ["Step-up (backpack)", stepUp],
  ["Step-down (slow)", less(stepUp, 0.75)],
  ["Pistol squat", partOfBody(0.95, oneLeg(0.4, 0.3))],
  ["Skater squat", partOfBody(0.95, oneLeg(0.45, 0.25))],
  ["Box pistol squat", partOfBody(0.95, oneLeg(0.48, 0.2))],
  ["Dumbbell Romanian deadlift", weight(ofDeadlift(0.56))],
  ["Kettlebell deadlift", weight(ofDeadlift(0.7))],
  ["Suitcase deadlift", weight(ofDeadlift(0.5))],
  ["Backpack Romanian deadlift", weight(ofDeadlift(0.6))],
  ["Single-leg Romanian deadlift", singleLegHinge],
  ["Single-leg Romanian deadlift (bodyweight)", singleLegHinge],
  ["Single-leg Romanian deadlift (kettlebell)", singleLegHinge],
  ["Single-leg Romanian deadlift (backpack)", singleLegHinge],
  ["Single-leg hip thrust", partOfBody(0.55, ofSquat(0.52))],
  ["Single-leg glute bridge", partOfBody(0.55, ofSquat(0.7))],
  ["Hip thrust (dumbbell or backpack)", weight(ofSquat(1.15))],
  ["Push-up", pushUp(1)],
  ["Close-grip push-up", pushUp(1.05)],
  ["Incline push-up", pushUp(0.56 / 0.66)],
  ["Decline push-up", pushUp(0.71 / 0.66)],
  ["Backpack push-up", pushUp(1)],
  ["Deficit push-up", pushUp(1.1)],
  ["Ring push-up", pushUp(1.15)],
  ["Archer push-up", pushUp(1.6)],
  ["Dip (parallel bar)", system(ofBench(1.1), 1)],
  ["Weighted dip", system(ofBench(1.1), 1)],
  ["Ring dip", system(ofBench(1.1), 1.15)],
  ["Foot-assisted ring dip", system(ofBench(1.1), 0.6)],
  ["Dumbbell bench press", weight(ofBench(0.8))],
  ["Dumbbell floor press", weight(ofBench(0.8))],
  ["Incline dumbbell press", weight(ofBench(0.68))],
  ["Pike push-up", handstand(0.45)],
  ["Pike push-up (feet elevated)", handstand(0.55)],
  ["Handstand push-up (strict)", handstandPushUp],
  ["Deficit handstand push-up", handstand(0.78)],
  ["Standing dumbbell press", weight(ofPress(0.82))],
  ["Seated dumbbell press", weight(ofPress(0.88))],
  ["Kettlebell press (single-arm)", weight(ofPress(0.48))],
  ["Dumbbell push press", weight(ofPress(1.15))],
  ["Backpack overhead press", weight(ofPress(0.9))],
  ["Ring row", system(pull, 0.68)],
  ["Inverted row (bar)", system(pull, 0.68)],
  ["Towel row", system(pull, 0.53)],
  ["Table row", system(pull, 0.65)],
  ["Inverted row (feet elevated)", system(pull, 0.82)],
  ["Archer ring row", system(pull, 1.1)],
  ["Single-arm dumbbell row", weight(ofRow(0.52))],
  ["Backpack single-arm row", weight(ofRow(0.5))],
  ["Backpack row", weight(ofRow(0.9))],
  ["Dumbbell bent-over row", weight(ofRow(0.76))],
  ["Chest-supported row", weight(ofRow(0.76))],
  ["Kettlebell gorilla row", weight(ofRow(0.45))],
  ["Pull-up (strict)", ({ pullUps }) => pullUps],
  ["Chin-up (strict)", ({ pullUps }) => (pullUps === undefined ? undefined : 1.1 * pullUps + 1)],
  ["Weighted pull-up", system(pull, 1)],
  ["Towel pull-up", system(pull, 1.15)],
  ["Foot-assisted pull-up", system(pull, 0.6)],
  ["Single-leg calf raise (step)", calfRaises],
  ["Single-leg calf raise (loaded)", loadedCalfRaise],
]);

/** Medians of 566 adults (exercise-selection.md section 4). */
function calfRaises({ sex }: StrengthFacts): number {
  return sex === "male" ? 24 : 21;
}

function loadedCalfRaise(facts: StrengthFacts, added: Kilograms): number | undefined {
  const { bodyWeight } = facts;
  if (bodyWeight === undefined) return undefined;
  return repsAtPercentOfMaximum((percentAtReps(calfRaises(facts)) * (bodyWeight + added)) / bodyWeight);
}

/** What a leg carries beside the body: a part of the squat less a part of the body. */
function oneLeg(squat: number, body: number): Maximum {
  return ({ backSquat, bodyWeight }) =>
    backSquat === undefined || bodyWeight === undefined ? undefined : squat * backSquat - body * bodyWeight;
}

function clamp(reps: number): number {
  return Math.min(MOST_REPS_TO_FAILURE, Math.max(0, reps));
}
