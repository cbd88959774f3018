import { adjust, type Adjustment, type ExerciseItem, formatClock, type Session, type SessionChange } from "@ironpace/training";
import { formatDay } from "#ui/format.ts";
import { SAMPLE_TODAY, sampleAthlete } from "./sample-athlete.ts";
import { samplePlan } from "./sample-plan.ts";

/** One line of the change log: what happened, and the first number or exercise that moved for it. */
export interface SampleChange {
  readonly cause: string;
  readonly where: string;
  readonly before: string;
  readonly after: string;
  readonly unit?: string;
  readonly kind: "iron" | "pace" | "words";
}

/** What the engine changes in the sample block for a knee, a faster 5 km and a heavier squat. */
export function sampleChanges(): readonly SampleChange[] {
  const { conditioning, strength } = sampleAthlete;
  return [
    changeFor("Left knee pain, 3/10", { kind: "injury", details: "left knee pain 3/10" }, replacement),
    changeFor(
      "5 km in 20:40, 20 s faster",
      { kind: "benchmarks", conditioning: { ...conditioning, run5k: 1240, recordedOn: SAMPLE_TODAY } },
      thresholdPace,
    ),
    changeFor(
      "New best back squat, 150 kg",
      { kind: "benchmarks", strength: { oneRepMax: { ...strength.oneRepMax, backSquat: 150 }, recordedOn: SAMPLE_TODAY } },
      squatLoad,
    ),
  ];
}

type Reading = (before: Session, after: Session) => Omit<SampleChange, "cause" | "where"> | undefined;

function changeFor(cause: string, adjustment: Adjustment, read: Reading): SampleChange {
  const result = adjust(samplePlan, sampleAthlete, adjustment, { today: SAMPLE_TODAY, outcomes: [] });
  const changes: readonly SessionChange[] = result.kind === "adjusted" ? result.layer.changes : [];
  for (const { before, after } of changes) {
    const change = before && after && !after.isDeload && read(before, after);
    if (change) return { cause, where: `Week ${after.week}, ${formatDay(after.date)}`, ...change };
  }
  throw new Error(`The sample block does not change for "${cause}"`);
}

const replacement: Reading = (_before, after) => {
  const item = getWork(after).find(({ replaced }) => replaced !== undefined);
  return item?.replaced && { kind: "words", before: item.replaced.name, after: item.name };
};

const thresholdPace: Reading = (before, after) => {
  const [from, to] = [before, after].map((session) => getWork(session).find(({ pace }) => pace?.zone === "threshold")?.pace?.fastest);
  return from === undefined || to === undefined || from === to
    ? undefined
    : { kind: "pace", before: formatClock(from), after: formatClock(to), unit: "/km" };
};

const squatLoad: Reading = (before, after) => {
  const [from, to] = [before, after].map((session) => getWork(session).find(({ name }) => name === "Back squat")?.load?.kilograms);
  return from === undefined || to === undefined || from === to
    ? undefined
    : { kind: "iron", before: from.toFixed(1), after: to.toFixed(1), unit: "kg" };
};

function getWork({ blocks }: Session): readonly ExerciseItem[] {
  return [...blocks.strength, ...blocks.skill, ...blocks.mainWorkout];
}
