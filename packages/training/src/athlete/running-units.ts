import type { Athlete, Known, TrainingHistory } from "./athlete.ts";

/** Nobody's week or longest run is so few metres, and nobody's so many kilometres: a smaller number was meant in kilometres. */
const LEAST_METRES = 400;

const KNOWN = ["weeklyRun", "longestRun"] as const;
const PLAIN = ["bestWeeklyRun", "longestRunOfYear"] as const;

/** The athlete with running that was told in kilometres in metres. */
export function withMetres(athlete: Athlete): Athlete {
  const { history } = athlete;
  if (history === undefined || !hasKilometres(history)) return athlete;
  const known = Object.fromEntries(
    KNOWN.flatMap((key) => {
      const told = history[key];
      return told === undefined ? [] : [[key, { ...told, value: inMetres(told.value) } satisfies Known]];
    }),
  );
  const plain = Object.fromEntries(
    PLAIN.flatMap((key) => {
      const told = history[key];
      return told === undefined ? [] : [[key, inMetres(told)]];
    }),
  );
  return { ...athlete, history: { ...history, ...known, ...plain } };
}

/** Whether some of the told running can only be kilometres. */
function hasKilometres(history: TrainingHistory): boolean {
  return [...KNOWN.map((key) => history[key]?.value), ...PLAIN.map((key) => history[key])].some(isKilometres);
}

function isKilometres(value: number | undefined): value is number {
  return value !== undefined && value > 0 && value < LEAST_METRES;
}

function inMetres(value: number): number {
  return isKilometres(value) ? 1000 * value : value;
}
