import { cardioMode } from "../../catalogue/cardio-mode.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { durationText, timedItem, withDose } from "../../prescription/items.ts";
import type { ExerciseItem } from "../../model/plan.ts";
import type { Seconds } from "../../units/units.ts";

/** Three short efforts between easy halves of a minute: the airways are calmer for the hour after them (special-populations.md section 4.10). */
const SURGE_DOSE = { sets: 3, seconds: 30, rest: 30, rpe: 6 } as const;
const ALL_OF_THEM: Seconds = SURGE_DOSE.sets * (SURGE_DOSE.seconds + SURGE_DOSE.rest);
/** Easy minutes before the first of them. */
const LEAST_EASY: Seconds = 90;
const MIN_HARD_RPE = 7;

/** The warm-up of hard work with the surges that asthma asks for, in the easy minutes that it begins with. */
export function withSurges(brief: SessionBrief, items: readonly DraftItem[]): readonly DraftItem[] {
  if (!hasAsthma(brief) || brief.rpe < MIN_HARD_RPE || brief.code === "RACE" || items.some(({ name }) => name === "Strides")) return items;
  const start = items.find(({ name, sets = 1, dose }) => isEngine(name) && sets === 1 && dose.totalSeconds >= LEAST_EASY + ALL_OF_THEM);
  const exercise = start === undefined ? undefined : findExercise(start.name);
  if (start === undefined || exercise === undefined) return items;
  const surges = timedItem(
    brief.context,
    { exercise },
    {
      seconds: SURGE_DOSE.seconds,
      sets: SURGE_DOSE.sets,
      restSeconds: SURGE_DOSE.rest,
      rpe: SURGE_DOSE.rpe,
      notes: "Surges: brisk for half a minute, easy for half a minute; they calm the airways before hard work.",
    },
  );
  return items.flatMap((item) => (item === start ? [shortened(item), surges] : [item]));
}

function shortened(item: DraftItem): DraftItem {
  const seconds = item.dose.totalSeconds - ALL_OF_THEM;
  const { distance: _distance, pace: _pace, ...kept } = item;
  const { metres: _metres, ...dose } = item.dose;
  const effort = item.rpe === undefined ? {} : { intensity: `RPE ${item.rpe}` };
  return withDose({ ...kept, ...effort, duration: durationText(seconds) }, { ...dose, seconds, totalSeconds: seconds });
}

function isEngine(name: string): boolean {
  const exercise = findExercise(name);
  return exercise !== undefined && cardioMode(exercise) !== "other" && cardioMode(exercise) !== "swim";
}

function hasAsthma({ context: { reading } }: Pick<SessionBrief, "context">): boolean {
  return reading.health.findings.some(({ group }) => group === "asthma");
}

const SURGE_MACHINES = ["bike erg", "treadmill", "row erg", "ski erg", "air bike", "elliptical"] as const;
const OUTDOOR_MODES: ReadonlySet<string> = new Set(["run", "walk"]);

/** What a day below zero asks of asthma, on every page that leads outdoors from autumn to spring; else nothing. */
export function coldNote(brief: SessionBrief, items: readonly ExerciseItem[]): string {
  const goesOut = items.some(({ name, dose }) => {
    const exercise = findExercise(name);
    return exercise !== undefined && OUTDOOR_MODES.has(cardioMode(exercise)) && (dose.seconds ?? dose.metres ?? 0) > 0;
  });
  if (!goesOut || !hasAsthma(brief) || !COLD_MONTHS.has(brief.date.slice(5, 7))) return "";
  const { equipment } = brief.context.athlete;
  const owned = SURGE_MACHINES.find((machine) => equipment?.includes(machine));
  const inside =
    owned === undefined
      ? equipment === undefined
        ? ", or the same minutes on a machine indoors"
        : ""
      : `, or the same minutes on the ${owned}`;
  return ` Cold air, and always below 0 °C: a scarf over mouth and nose and the reliever in your pocket${inside}.`;
}

/** Months that may freeze on the northern half of the earth. */
const COLD_MONTHS: ReadonlySet<string> = new Set(["10", "11", "12", "01", "02", "03", "04"]);
