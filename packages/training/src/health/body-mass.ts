import type { HealthLimits, Impact } from "./limits.ts";
import type { Person } from "./group.ts";

export interface BodyMassFinding {
  readonly label: string;
  readonly limits: Partial<HealthLimits>;
  readonly note: string;
  readonly ask?: string;
}

/** Without a height, what weighs this much is taken for a body mass index of 35 in everything that lands (special-populations.md section 4.11). */
const HEAVY_KILOGRAMS = 120;

export function bodyMassIndex({ bodyWeight, height }: Pick<Person, "bodyWeight" | "height">): number | undefined {
  return bodyWeight === undefined || height === undefined || height < 120 || height > 230 ? undefined : bodyWeight / (height / 100) ** 2;
}

/** The row of special-populations.md section 4.11 for the athlete's weight and height; undefined below an index of 30 and when nothing says. */
export function bodyMassFinding(person: Person, told?: number): BodyMassFinding | undefined {
  const index = told ?? bodyMassIndex(person);
  const isHeavy = index === undefined && (person.bodyWeight ?? 0) >= HEAVY_KILOGRAMS;
  if (index === undefined ? !isHeavy : index < 30) return undefined;
  const row = index === undefined || index >= 35 ? (index !== undefined && index >= 40 ? 2 : 1) : 0;
  // A proven runner keeps running and jumping but for the heaviest, whose squat does not soften the landing.
  if (person.isRunner && row < 2)
    return {
      label: "body weight",
      limits: { clearance: "none" },
      note: "You run regularly, so running stays.",
    };
  const weeks = person.weeksTrained ?? 0;
  const ask = index === undefined ? { ask: "How tall are you?" } : {};
  const isProven = person.isLifter || person.isRunner;
  // Impact is about running and jumping; what a lifter lifts stays.
  const impact = (most: Impact): Partial<HealthLimits> => (person.isLifter ? { strideImpact: most } : { impact: most });
  const strength: Partial<HealthLimits> = person.isLifter || row === 0 ? {} : { kipping: false, fewestReps: 6 };
  const onTwoLegs: Partial<HealthLimits> = person.isLifter
    ? { highSteps: false }
    : {
        highSteps: false,
        oneLeg: false,
        oneLegStrength: false,
        floor: false,
        ...(person.isBeginner ? { closed: ["squat-deep" as const] } : {}),
      };
  return [
    {
      label: "body weight",
      limits: {
        ...strength,
        ...(weeks < 2 ? { running: false } : {}),
        ...(weeks < 8 ? impact(2) : {}),
        contacts: 20,
        runMinutes: 30,
        ...rungFrom(2, weeks),
        clearance: isProven ? ("none" as const) : ("advise" as const),
      },
      note: person.isLifter
        ? "Your lifts stay as they are; if you run, start with run-walk from week 3, 3 km a week at first; jumps wait until week 8."
        : "Joints first: walk, cycle and row for the first two weeks; if you run, start with run-walk from week 3, 3 km a week at first, never on two days in a row. Jumps wait until week 8.",
      ...ask,
    },
    {
      label: "body weight",
      limits: {
        ...strength,
        ...onTwoLegs,
        ...(weeks < 4 ? { ...impact(1), running: false } : { ...impact(2), runMinutes: 25, ...rungFrom(4, weeks) }),
        ...(weeks < 12 ? { contacts: 0 } : { contacts: 20 }),
        rest: 1.2,
        heat: 26,
        clearance: isProven ? ("none" as const) : ("advise" as const),
      },
      note: `Joints first: walking, cycling and the pool build your fitness. If you run, start with run-walk from week 5 of pain-free walking, at most 2 km in the first week; jumps wait for 12 weeks. ${person.isLifter ? "Your lifts stay as they are; steps are 20 cm high at most." : "Squat to a box; steps no higher than 20 cm."}`,
      ...ask,
    },
    {
      label: "body weight",
      limits: {
        ...strength,
        ...onTwoLegs,
        ...impact(1),
        contacts: 0,
        ...(weeks < 12 ? { running: false } : { runMinutes: 20, ...rungFrom(12, weeks) }),
        rest: 1.2,
        heat: 26,
        // Benches are rated for less, and lying down under weights is the hardest way onto them.
        ...(person.isLifter ? {} : { sessionMinutes: 45, liftFromFloor: false }),
        clearance: "advise" as const,
      },
      note: person.isLifter
        ? "Your lifts stay as they are. Leave out running and jumping: walking, cycling and rowing build your fitness. Check the rated weight of machines and benches (often 130–150 kg)."
        : "Joints first: walking, cycling and supported strength work build your fitness. Running waits until you can walk 45 minutes without pain, and for at least 12 weeks. Check the rated weight of machines and benches (often 130–150 kg). Ask your doctor about blood pressure, sleep and knees before you start.",
      ...ask,
    },
  ][row];
}

/** From the week in which running begins a rung more each week; the ninth is continuous. */
function rungFrom(first: number, weeks: number): { readonly runRung?: number } {
  const rung = 1 + weeks - first;
  return rung >= 9 ? {} : { runRung: Math.max(1, rung) };
}
