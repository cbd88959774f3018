/** What is stored of an athlete, as far as a plan can do without it. */
export interface KnownFacts {
  readonly profile: { readonly age: number | null; readonly training_level: string | null; readonly primary_focus: string | null } | null;
  readonly hasInjuries: boolean;
  readonly hasWeek: boolean;
  readonly hasEquipment: boolean;
  /** The current sets; null without one. */
  readonly strength: object | null;
  readonly conditioning: object | null;
}

const LIFTS = ["back_squat", "deadlift", "bench_press", "clean_and_jerk", "snatch", "overhead_press"];
const RUNS = ["run_5k", "run_10k"];

/** What a plan takes for granted where the profile says nothing, in words that follow "we assume". */
export function assumptionsFor({ profile, hasInjuries, hasWeek, hasEquipment, strength, conditioning }: KnownFacts): readonly string[] {
  return [
    profile?.age == null && "a healthy adult",
    !profile?.training_level && "intermediate level",
    !profile?.primary_focus && "Hyrox as your focus",
    !hasWeek && "training on any day",
    !hasEquipment && "a full gym",
    !hasInjuries && "no injuries",
    !hasAny(strength, LIFTS) && "weights by feel",
    !hasAny(conditioning, RUNS) && "paces by feel",
  ].filter((text) => text !== false);
}

function hasAny(row: object | null, columns: readonly string[]): boolean {
  const values = (row ?? {}) as Readonly<Record<string, unknown>>;
  return columns.some((column) => values[column] !== null && values[column] !== undefined);
}
