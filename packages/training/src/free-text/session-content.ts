import { type Weekday, EVERY_DAY } from "../calendar/day.ts";
import type { Session, SessionCode } from "../model/plan.ts";

/** What a day of the week may be wished for. */
export type SessionContent =
  | "squat"
  | "deadlift"
  | "bench"
  | "press"
  | "upper"
  | "legs"
  | "fast-run"
  | "simulation"
  | "weightlifting"
  | "gymnastics";

interface ContentFacts {
  /** What the head calls it. */
  readonly name: string;
  /** Sessions that are about it: their place is on the wished days. */
  readonly main: readonly SessionCode[];
  /** Sessions that have some of it, and may stand on those days too. */
  readonly also: readonly SessionCode[];
  /** Exercises that show that a session has it; the code does where there is none. */
  readonly exercises?: RegExp;
}

export const SESSION_CONTENTS: { readonly [content in SessionContent]: ContentFacts } = {
  squat: { name: "squats", main: ["PS", "SL", "SF", "SLm"], also: ["PT", "SFm", "SL2", "OLs", "REs"], exercises: /squat$/iu },
  deadlift: { name: "deadlifts", main: ["PD", "SL2"], also: ["SF", "SFm", "SLm", "REs"], exercises: /deadlift|block pull/iu },
  bench: { name: "the bench press", main: ["PB", "SU2"], also: ["PV", "SU", "SUE"], exercises: /bench press/iu },
  press: { name: "the overhead press", main: ["SU", "SUE"], also: ["PV", "SF", "SFm"], exercises: /overhead press|dumbbell press/iu },
  upper: { name: "upper body", main: ["SU", "SU2", "SUE", "PB", "PV"], also: [] },
  legs: { name: "legs", main: ["SL", "SL2", "SLm", "PS", "PD", "SF"], also: ["SFm", "PT", "OLs", "REs"] },
  "fast-run": { name: "the fast run", main: ["RI", "RT"], also: ["HX"] },
  simulation: { name: "race practice", main: ["HX"], also: [] },
  weightlifting: { name: "Olympic lifting", main: ["OLs"], also: [], exercises: /snatch$|^clean|power clean|squat clean/iu },
  gymnastics: { name: "gymnastics", main: ["GY", "GYE"], also: [] },
};

/** Days of the week that are wished for something. */
interface ContentDays {
  readonly content?: SessionContent;
  readonly weekdays: readonly Weekday[];
}

/** The days on which a session has no place, because it or another one is wished on others. */
export function daysWithoutContent(code: SessionCode, limits: readonly ContentDays[], week: readonly SessionCode[]): readonly Weekday[] {
  return limits.flatMap(({ content, weekdays }) => {
    if (content === undefined) return [];
    const { main, also } = SESSION_CONTENTS[content];
    const mains = week.filter((one) => main.includes(one));
    // A week that has none of it keeps its days.
    if (mains.length === 0) return [];
    if (main.includes(code)) return mains.length <= weekdays.length ? EVERY_DAY.filter((day) => !weekdays.includes(day)) : [];
    return also.includes(code) ? [] : weekdays;
  });
}

/** Whether a session has what its day was wished for. */
export function hasContent({ code, blocks }: Session, content: SessionContent): boolean {
  const { main, also, exercises } = SESSION_CONTENTS[content];
  if (exercises === undefined) return main.includes(code) || also.includes(code);
  return [...blocks.strength, ...blocks.skill].some(({ name }) => exercises.test(name));
}
