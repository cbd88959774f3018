/* Parts of a workout that sets of lifts make. */

import type { WodLoad, WodManner, WodScheme, WodWork } from "../wod.ts";
import type { LiftLine } from "./lift-line.ts";

export function joinedHow(
  one: { readonly manner?: WodManner; readonly how?: string },
  line: Pick<LiftLine, "manner"> & { readonly words?: readonly string[] },
): WodManner {
  const parts = new Set([
    one.manner?.how,
    one.how,
    line.manner.how,
    line.words === undefined || line.words.length === 0 ? undefined : line.words.join(" "),
  ]);
  const how = [...parts].filter((word) => word !== undefined).join(", ");
  return how === "" ? {} : { how };
}

/** Sets of a squat or a row are done with a bar. */
export function lifted(name: string): string {
  return name === "Air squat" ? "Back squat" : name === "Row erg" ? "Barbell row" : name;
}

export function getScheme(
  { sets, maxReps, pauseSeconds }: LiftLine,
  style: LiftLine["style"],
  every: LiftLine["every"],
  isComplex: boolean,
): WodScheme {
  if (sets === undefined && maxReps !== undefined) return { kind: "max-load", reps: maxReps };
  const count = sets?.count ?? every?.turns ?? 1;
  if (every !== undefined) return { kind: "emom", every: every.seconds, turns: every.turns ?? count, inTurns: false };
  if (isComplex) return { kind: "rounds", rounds: count, timed: false };
  const { reps = [], seconds, upTo, parts } = sets ?? {};
  if (sets?.isMax === true && style === undefined) return { kind: "rounds", rounds: count, timed: false };
  return {
    kind: "sets",
    reps: reps.length > 0 ? reps : Array<number>(count).fill(1),
    ...(seconds === undefined ? {} : { seconds }),
    ...(upTo === undefined ? {} : { upTo }),
    ...(parts === undefined ? {} : { parts }),
    ...(pauseSeconds === undefined ? {} : { pauseSeconds }),
    ...(style === undefined
      ? parts === undefined || sets?.how === "21s" || new Set(parts).size > 1
        ? {}
        : { style: "cluster" as const }
      : { style }),
  };
}

/** One more set of the same lift with its own load. */
export function withSet(part: WodWork, reps: number, load: WodLoad, style: LiftLine["style"]): WodWork {
  const [only] = part.movements;
  if (only === undefined || part.scheme.kind !== "sets") return part;
  return {
    ...part,
    scheme: { ...part.scheme, reps: [...part.scheme.reps, reps], ...(style === undefined ? {} : { style }) },
    movements: [{ ...only, load: { ...load, values: [...(only.load?.values ?? []), ...load.values], isPerSet: true } }],
  };
}

/** The next wave of the same lift. */
export function withWave(
  part: WodWork,
  reps: readonly number[],
  load: WodLoad | undefined,
  manner: WodManner,
  unread: string[],
  text: string,
): WodWork {
  const [only] = part.movements;
  if (only === undefined || part.scheme.kind !== "sets") return part;
  const more = load?.isPerSet === true ? load : undefined;
  if (load !== undefined && more === undefined) unread.push(text);
  const said = manner.how === undefined ? {} : { manner: { how: `next wave ${manner.how}` } };
  const unit = more?.unit ?? only.load?.unit ?? "kg";
  const values = [...(only.load?.values ?? []), ...(more?.values ?? [])];
  return {
    ...part,
    scheme: { ...part.scheme, reps: [...part.scheme.reps, ...reps] },
    movements: [
      {
        ...only,
        ...joinedHow(only, { manner: {}, ...said }),
        ...(values.length === 0 ? {} : { load: { values, unit: only.load?.unit === "%" ? "%" : unit, isPerSet: true } }),
      },
    ],
  };
}
