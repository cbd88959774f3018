import fc from "fast-check";
import type { Athlete, Focus, Level } from "../src/athlete/athlete.ts";
import { conditioning, gymnastics, strength } from "./arbitrary/benchmarks.ts";
import { writtenDislikes, writtenNote } from "./arbitrary/notes.ts";
import { availability, competitions, dislikes, enteredCompetition, equipment, history, injuries } from "./arbitrary/wishes.ts";

export { START } from "./arbitrary/start.ts";

const FOCUSES: readonly Focus[] = ["hyrox", "crossfit", "running", "triathlon", "strength", "powerlifting", "general"];
const LEVELS: readonly Level[] = ["beginner", "intermediate", "advanced", "elite"];

const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

/**
 * Any athlete the product can meet: every focus and level, 15 to 80 years, from a child's weights to records, holes and
 * contradictions in the benchmarks, injuries in any combination, little equipment, few minutes, up to four races.
 */
export const anyAthlete: fc.Arbitrary<Athlete> = fc
  .record({
    level: fc.constantFrom(...LEVELS),
    focus: fc.constantFrom(...FOCUSES),
    age: optional(fc.integer({ min: 15, max: 80 })),
    sex: optional(fc.constantFrom<"female" | "male">("female", "male")),
    units: optional(fc.constantFrom<"kg" | "lb">("kg", "lb")),
    bodyWeight: optional(fc.integer({ min: 35, max: 180 })),
    trainingYears: optional(fc.integer({ min: 0, max: 60 })),
    strength,
    gymnastics,
    conditioning,
    injuries,
    dislikes,
    equipment,
    availability,
    competitions,
  })
  .map((athlete) => Object.fromEntries(Object.entries(athlete).filter(([, value]) => value !== undefined)) as unknown as Athlete);

/** Who tells more than the fields of the other athletes hold: notes in words of their own, recent training, entries of races. */
const anyTeller: fc.Arbitrary<Athlete> = fc
  .record({
    athlete: anyAthlete,
    note: optional(writtenNote),
    disliked: optional(writtenDislikes),
    history: optional(history),
    entered: optional(enteredCompetition),
  })
  .map(({ athlete, note, disliked, history: lately, entered }) => ({
    ...athlete,
    ...(note === undefined ? {} : { injuries: note }),
    ...(disliked === undefined ? {} : { dislikes: disliked }),
    ...(lately === undefined ? {} : { history: lately }),
    ...(entered === undefined ? {} : { competitions: [...(athlete.competitions ?? []), entered] }),
  }));

/** Every third one tells more. */
export const anyFuzzAthlete: fc.Arbitrary<Athlete> = fc.oneof({ weight: 2, arbitrary: anyAthlete }, { weight: 1, arbitrary: anyTeller });

export interface Block {
  readonly weeks: number;
  readonly firstMacroWeek: number;
}

/** How long a block is, and where in the macrocycle it starts. */
export const anyBlock: fc.Arbitrary<Block> = fc.record({
  weeks: fc.oneof({ weight: 3, arbitrary: fc.constant(5) }, { weight: 2, arbitrary: fc.integer({ min: 1, max: 12 }) }),
  firstMacroWeek: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, { weight: 2, arbitrary: fc.integer({ min: 1, max: 20 }) }),
});
