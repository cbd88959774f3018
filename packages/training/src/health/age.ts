import type { HealthFinding, Person } from "./group.ts";
import type { HealthLimits } from "./limits.ts";

/** special-populations.md sections 4.3 and 4.4: what an age asks for, besides the loading limits of strength.md section 7. */
export function ageFinding(person: Person, experienceYears: number | undefined): HealthFinding | undefined {
  const { age } = person;
  if (age === undefined) return undefined;
  if (age < 18) return youth(age);
  return age < 40 ? undefined : masters(age, experienceYears ?? 0, person.isBeginner);
}

function youth(age: number): HealthFinding {
  const isYoung = age < 16;
  return {
    group: "youth",
    label: `age ${age}`,
    phrase: `${age} years`,
    limits: {
      percent: isYoung ? 70 : 80,
      fewestReps: 6,
      repsInReserve: 2,
      tests: false,
      scoredMinutes: 12,
      contacts: isYoung ? 60 : 80,
      kipping: true,
      hardDays: 2,
      clearance: "advise",
    },
    note: `Built for age ${age}: squats, presses and deadlifts in sets of six or more with two reps in reserve; snatches, cleans and jerks in sets of one to three; no maximum tests; at most two hard days a week. A parent has to agree, and a coach has to watch you lift before weights go up. Keep all sport under ${age} hours a week: if you have ${isYoung ? "fewer than two rest days" : "no rest day"} left, drop the easiest session of this plan. Sleep 8 to 10 hours. Fainting, chest pain on effort, or a joint or bone that hurts for two weeks: see a doctor.`,
    race: "adapt",
  };
}

export const BALANCE_IN_ALL = "Practise standing on one leg in every session";

function mastersNote(age: number, hardDays: number): string {
  if (age < 50) return "";
  const days = `From age ${Math.floor(age / 10) * 10}: at most ${hardDays === 2 ? "two" : "three"} hard days a week.`;
  return age >= 60 ? `${days} ${BALANCE_IN_ALL}; no rebound jumps.` : days;
}

interface Row {
  readonly from: number;
  readonly hardDays: number;
  readonly contacts: number;
}

/** Hard days, jumps and the days between hard sessions of the same kind. */
const ROWS: readonly Row[] = [
  { from: 70, hardDays: 2, contacts: 20 },
  { from: 60, hardDays: 2, contacts: 40 },
  { from: 50, hardDays: 3, contacts: 60 },
  { from: 40, hardDays: 3, contacts: 80 },
];

function masters(age: number, experienceYears: number, isBeginner: boolean): HealthFinding | undefined {
  // Five years of training count for a decade in hard days and jumps, never in loads.
  const row = ROWS.find(({ from }) => (experienceYears >= 5 ? age - 10 : age) >= from);
  if (row === undefined && age < 50) return undefined;
  const { hardDays, contacts } = row ?? { hardDays: 7, contacts: Infinity };
  const old: Partial<HealthLimits> =
    age >= 70
      ? {
          percent: 80,
          fewestReps: 6,
          repsInReserve: 2,
          rest: 1.3,
          warmupMinutes: 15,
          falls: false,
          highSteps: false,
          // Two legs before one, for who is new to it.
          ...(experienceYears < 2 ? { oneLegStrength: false } : {}),
          // What is breathless stays moderate for who is not used to more.
          ...(age >= 75 && isBeginner ? { aerobicRpe: 5 } : {}),
          impact: 2,
          tests: false,
          heat: 28,
          scoredMinutes: 15,
        }
      : age >= 60
        ? {
            scoredMinutes: 15,
            heat: 28,
            tests: false,
            impact: 2 as const,
            ...(isBeginner && experienceYears < 2 ? { oneLegStrength: false } : {}),
          }
        : {};
  return {
    group: "masters",
    label: `age ${age}`,
    phrase: `${age} years`,
    limits: { hardDays, contacts, ...old, clearance: "none" },
    note: mastersNote(age, hardDays),
  };
}
