import type { Day } from "../../calendar/day.ts";
import type { PlanNote } from "../../model/plan.ts";
import { formatList } from "../../model/words.ts";
import type { Age } from "../age-of-value.ts";
import type { LiftCapacity } from "../capacity.ts";
import type { Setback } from "./setback.ts";

/** How far a maximum can be trusted: by its age, or because something came after it. */
export type Trust = Age | "before a setback" | "before a birth";

/** What is left of a maximum that was tested long ago (a convention, ADR 007), or before an operation or a birth: the first sets find the rest. */
const KEPT: { readonly [trust in Trust]: number } = {
  fresh: 1,
  "over 6 months": 0.975,
  "over 12 months": 0.95,
  "before a setback": 0.9,
  "before a birth": 0.8,
};

export const BEFORE_A_SETBACK = "from before what came since";

const SINCE: { readonly [trust in Trust]: string } = {
  fresh: "of these months",
  "over 6 months": "over 6 months old",
  "over 12 months": "over 12 months old",
  "before a setback": BEFORE_A_SETBACK,
  "before a birth": BEFORE_A_SETBACK,
};

/** The lift with its date, and a little lower when it is old. */
export function agedLift(lift: LiftCapacity, age: Trust, recordedOn: Day | undefined): LiftCapacity {
  const dated = recordedOn === undefined ? lift : { ...lift, recordedOn };
  if (age === "fresh") return dated;
  const oneRepMax = Math.floor(lift.oneRepMax * KEPT[age] * 2 + 1e-9) / 2;
  return {
    ...dated,
    oneRepMax,
    estimated: true,
    aged: !lift.estimated,
    source: `${lift.source}, ${SINCE[age]} and taken ${percent(age)}% lower`,
  };
}

/** In a note that a plan without lifting leaves out. */
export const LIFTED_ANEW = "The weights you lift in this block replace";

/** Says that loads start lower: all of them, or those of the lifts that are old. */
export function agedNotes(lifts: readonly { readonly name: string; readonly age: Age }[]): PlanNote[] {
  return (["over 6 months", "over 12 months"] as const).flatMap((age): PlanNote[] => {
    const old = lifts.filter((lift) => lift.age === age);
    if (old.length === 0) return [];
    const numbers =
      old.length === lifts.length
        ? `Your strength numbers are ${age} old, so loads`
        : `These lifts are ${age} old: ${old.map(({ name }) => name).join(", ")}. Their loads`;
    const text = `${numbers} start ${percent(age)}% lower. ${LIFTED_ANEW} the old numbers.`;
    return [{ kind: "estimate", text }];
  });
}

/** Says which lifts have no number any more. */
export function operatedNote({ quote }: Setback, names: readonly string[]): PlanNote {
  const [are, them] = names.length === 1 ? ["is", "it"] : ["are", "them"];
  const text = `Your ${formatList(names)} ${are} from before “${quote}”, so no loads are calculated from ${them}: those lifts go by effort, starting light. Enter new numbers once you have worked back up.`;
  return { kind: "estimate", text };
}

/** Says that something came after the numbers. */
export function setbackNote({ quote, trust }: Setback): PlanNote {
  const text = `Your strength numbers are from before “${quote}”, so loads start ${percent(trust)}% lower. ${LIFTED_ANEW} those numbers.`;
  return { kind: "estimate", text };
}

function percent(age: Trust): number {
  return Math.round(1000 * (1 - KEPT[age])) / 10;
}
