import { timeText, type Tables } from "@ironpace/contract";
import { mannerText, readWod, schemeText, type Wod, type WodMovement, type WodWork } from "@ironpace/training";
import type { Units } from "#backend/preferences/units.ts";
import type { ClockSetting } from "#ui/training/timers/clock-setting.ts";
import { workoutDraft } from "./begin-draft.ts";
import type { Maker, SessionDraft } from "./draft.ts";
import type { DraftFormat, TickLine } from "./runner/planned-line.ts";
import { DEATH_BY_MINUTES, isLifting, toDraftExercise } from "./wod-exercise.ts";

/** A workout of one's own as its text says it is done: movements, rounds and clock; what no text tells is added while it is done. */
export function typedWorkoutDraft(
  workout: Pick<Tables<"workouts">, "id" | "title" | "description">,
  units: Units,
  maker: Maker,
): SessionDraft {
  const draft = workoutDraft(workout, units, maker);
  const wod = readWod(workout.description ?? "");
  return isRead(wod) ? withWod(draft, wod, units, maker) : draft;
}

/** Whether most of it is known: what is only described is no list of movements. */
function isRead({ parts }: Wod): boolean {
  const movements = parts.flatMap((part) => (part.kind === "work" ? part.movements : []));
  const known = movements.filter(({ isKnown }) => isKnown).length;
  return known > 0 && known * 2 > movements.length;
}

/** The parts one after the other; the clock is set to the first that has one. */
function withWod(draft: SessionDraft, wod: Wod, units: Units, maker: Maker): SessionDraft {
  const works = wod.parts.filter((part) => part.kind === "work");
  const main = works.find(({ scheme, role }) => isLogged(role) && !isLifting(scheme));
  const exercises = withKept(wod).flatMap((work) =>
    isLogged(work.role)
      ? work.movements.filter(({ name }) => name !== "Rest").map((one) => toDraftExercise(one, work, work === main, units, maker))
      : [],
  );
  const warmup = getTicks(works, "warm-up", maker);
  const cooldown = getTicks(works, "cool-down", maker);
  const clockSetting = main && findClock(main);
  return {
    ...draft,
    exercises,
    ...(warmup.length === 0 ? {} : { warmup }),
    ...(cooldown.length === 0 ? {} : { cooldown }),
    ...(main === undefined ? {} : { format: getFormat(main) }),
    ...(clockSetting === undefined ? {} : { clockSetting }),
  };
}

/** The parts with the lines between them that stay as they were typed: whoever wrote them knows what they mean. */
function withKept({ parts, kept = [] }: Wod): readonly WodWork[] {
  const linesBefore = (at: number): readonly WodWork[] =>
    kept.flatMap(({ before, lines }): readonly WodWork[] =>
      before === at
        ? [{ kind: "work", scheme: { kind: "steady" }, movements: lines.map((name) => ({ name, isKnown: false, isText: true as const })) }]
        : [],
    );
  return [
    ...parts.flatMap((part, index) => [...linesBefore(index), ...(part.kind === "work" ? [part] : [])]),
    ...linesBefore(parts.length),
  ];
}

/** Whether a part is logged, and not only ticked: a buy-in is work. */
function isLogged(role: WodWork["role"]): boolean {
  return role !== "warm-up" && role !== "cool-down";
}

/** The lines of a warm-up or cool-down: they are ticked, not logged. */
function getTicks(works: readonly WodWork[], role: WodWork["role"], maker: Maker): readonly TickLine[] {
  return works
    .filter((work) => work.role === role)
    .flatMap((work) =>
      work.movements.map((movement): TickLine => {
        const said = mannerText(movement);
        const times = work.scheme.kind === "rounds" ? `${work.scheme.rounds} × ` : "";
        return { id: maker.newId(), name: movement.name, amount: `${times}${amountText(movement)}`, ...(said === "" ? {} : { cue: said }) };
      }),
    );
}

function amountText({ metres, seconds, reps }: WodMovement): string {
  if (metres !== undefined) return metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
  return seconds === undefined ? (reps === undefined ? "" : `${reps} reps`) : `${timeText(seconds)} min`;
}

/** What each turn of an EMOM is called. */
function turnNames(movements: readonly WodMovement[]): readonly string[] {
  const turns = Map.groupBy(movements.entries(), ([index, { turn }]) => turn ?? -index);
  return [...turns.values()].map((shared) => shared.map(([, { name }]) => name).join(" + "));
}

function getFormat({ scheme, capSeconds, restSeconds }: WodWork): DraftFormat {
  const cap = capSeconds === undefined ? {} : { capMinutes: capSeconds / 60 };
  const between = restSeconds === undefined ? {} : { restBetween: restSeconds };
  switch (scheme.kind) {
    case "reps":
      return { kind: "for-time", label: schemeText(scheme), rounds: scheme.reps.length, ...cap };
    case "rounds":
      return {
        kind: "for-time",
        label: `${scheme.rounds} rounds${scheme.timed === true ? " for time" : ""}`,
        rounds: scheme.rounds,
        ...cap,
        ...between,
      };
    case "amrap":
      return { kind: "amrap", label: `AMRAP ${scheme.seconds / 60}`, capMinutes: scheme.seconds / 60 };
    case "emom": {
      const minutes = (scheme.every * scheme.turns) / 60;
      const label = scheme.every === 60 ? `EMOM ${scheme.turns}` : `Every ${timeText(scheme.every)}, ${scheme.turns} times`;
      return { kind: "emom", label, capMinutes: minutes, together: !scheme.inTurns };
    }
    case "death-by":
      return { kind: "emom", label: "Death by: one more each minute", capMinutes: (scheme.every * DEATH_BY_MINUTES) / 60, together: true };
    case "intervals":
      return {
        kind: "intervals",
        label: scheme.isTabata ? "Tabata" : `${scheme.rounds} × ${timeText(scheme.work)} work, ${timeText(scheme.rest)} rest`,
      };
    case "steady":
      return { kind: "steady", label: "Not for time" };
    default:
      return { kind: "for-time", label: "For time", ...cap };
  }
}

function findClock({ scheme, movements }: WodWork): ClockSetting | undefined {
  const names = movements.map(({ name }) => name);
  if (scheme.kind === "amrap") return { mode: "amrap", seconds: scheme.seconds };
  if (scheme.kind === "death-by") return { mode: "emom", seconds: scheme.every * DEATH_BY_MINUTES, work: scheme.every };
  if (scheme.kind === "emom") {
    return {
      mode: "emom",
      seconds: scheme.every * scheme.turns,
      work: scheme.every,
      ...(scheme.inTurns ? { turns: turnNames(movements) } : {}),
    };
  }
  if (scheme.kind !== "intervals") return undefined;
  const { rounds, work, rest, isTabata } = scheme;
  // A Tabata stays with a movement for all of its rounds.
  const turns = isTabata ? names.flatMap((name) => Array<string>(rounds).fill(name)) : names;
  return { mode: "tabata", rounds: rounds * names.length, work, rest, turns };
}
