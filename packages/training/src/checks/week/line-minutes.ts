import type { ExerciseItem, Session, SessionCode, Violation } from "../../model/plan.ts";
import { linesAfterWorkout } from "../../model/after-workout.ts";
import { statedMinutes } from "../../model/stated-minutes.ts";
import { inSession, type Rule } from "../rule.ts";

/** Sessions whose lines follow each other, so that each has its own time. */
const ONE_AFTER_ANOTHER: ReadonlySet<SessionCode> = new Set<SessionCode>(["RE", "REs", "RL", "RT", "RI", "BQ", "BK", "ZE", "SW", "HX"]);
/** Seconds by which a line may differ from its minutes: the walk to the next one is part of it. */
const TOLERANCE = { less: 5, more: 200 } as const;
const WALKED_BETWEEN = /\b(?:Do a station after runs? (?:1 to )?(?<stations>\d+);|Take a minute of walking)/u;
/** A pair rests while the partner works. */
const IN_TURNS = /^.*In turns, as with your partner/u;
const WALKED_AFTER_MACHINES = /Walk two minutes after each machine/u;
const WALKED = { run: 60, machine: 120 } as const;

/**
 * LM1: the minutes of a line are its work and the rests that it states, so that those of its block are the sum of what is to be done: a line
 * of repetitions takes as long as they and the rests between them, and walks that a text asks for are counted.
 */
export const lineMinutes: Rule = ({ sessions }) =>
  sessions
    .filter(({ code }) => ONE_AFTER_ANOTHER.has(code))
    .flatMap((session): Violation[] => [...repetitions(session), ...walks(session)]);

function repetitions(session: Session): Violation[] {
  return [...session.blocks.warmup, ...session.blocks.mainWorkout].flatMap(
    ({ name, sets = 1, reps, dose, restBetweenSets, notes = "" }) => {
      const { seconds, restSeconds = 0, totalSeconds } = dose;
      if (seconds === undefined || reps !== undefined || IN_TURNS.test(notes)) return [];
      const rest = restBetweenSets === undefined ? restSeconds : clock(restBetweenSets);
      const [least, most] = [sets * seconds + (sets - 1) * rest, sets * (seconds + rest) + walkedBetween({ sets, notes })];
      return totalSeconds < least - TOLERANCE.less || totalSeconds > most + TOLERANCE.more
        ? [inSession("LM1", session, `${name}: ${totalSeconds} s for ${sets} × ${seconds} s with rests of ${rest} s`)]
        : [];
    },
  );
}

/** Seconds of walking after the runs that no station follows. */
function walkedBetween({ sets = 1, notes = "" }: Pick<ExerciseItem, "sets" | "notes">): number {
  const found = WALKED_BETWEEN.exec(notes);
  return found === null ? 0 : Math.max(0, sets - Number(found.groups?.["stations"] ?? 0)) * WALKED.run;
}

function walks(session: Session): Violation[] {
  if (session.code !== "HX") return [];
  const { mainWorkout } = session.blocks;
  const runs = mainWorkout.find(({ notes = "" }) => WALKED_BETWEEN.test(notes));
  const walked = runs === undefined ? 0 : walkedBetween(runs);
  const missing = runs !== undefined && spare(runs) < walked - TOLERANCE.less;
  const machines = WALKED_AFTER_MACHINES.test(session.coachNotes.strategy) ? mainWorkout.filter(({ name }) => name.endsWith("erg")) : [];
  return [
    ...(missing ? [inSession("LM1", session, `${walked} s of walking between the runs are not counted`)] : []),
    ...machines
      .filter((line) => spare(line) < WALKED.machine - TOLERANCE.less)
      .map(({ name }) => inSession("LM1", session, `the walk after the ${name} is not counted`)),
  ];
}

/** Time of a line besides its work. */
function spare({ sets = 1, dose }: ExerciseItem): number {
  return dose.totalSeconds - sets * (dose.seconds ?? 0);
}

function clock(text: string): number {
  const [minutes = 0, seconds = 0] = text.split(":").map(Number);
  return 60 * minutes + seconds;
}

/**
 * LM2: a main part whose label names its minutes, "30 min easy, then 8 min of strides", takes as many, without what follows a workout. One is
 * rounding, and one more for each part.
 */
export const labelMinutes: Rule = ({ sessions }) =>
  sessions.flatMap((session): Violation[] => {
    const label = session.mainFormat?.label ?? "";
    const stated = statedMinutes(label);
    const minutes = getMinutes(session.blocks.mainWorkout) - getMinutes(linesAfterWorkout(session));
    const parts = label.split(", then ").length;
    return stated === undefined || session.code === "RACE" || Math.abs(minutes - stated) <= parts
      ? []
      : [inSession("LM2", session, `"${label}" over ${Math.round(minutes)} min of lines`)];
  });

function getMinutes(lines: readonly ExerciseItem[]): number {
  return lines.reduce((sum, { dose }) => sum + dose.totalSeconds, 0) / 60;
}
