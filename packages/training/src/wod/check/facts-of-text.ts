import { readNumberForms } from "../reader/account-numbers.ts";
import type { WodMovement, WodWork } from "../wod.ts";

/** The typed lines in lower case, which of them stay as text, and the line of each step of a part. */
export interface TextLines {
  readonly plain: readonly string[];
  readonly text: ReadonlySet<number>;
  readonly places: readonly number[];
}

/** A part without what only a line says that stays as text: its rest, or a load or a pace that was put on a step of another line. */
export function withoutFactsOfText(part: WodWork, { plain, text, places }: TextLines): WodWork {
  const forms = (at: number): readonly number[] => readNumberForms(plain[at] ?? "");
  const inText = new Set([...text].flatMap((at) => forms(at)));
  if (inText.size === 0) return part;
  const inOthers = new Set(plain.flatMap((_, at) => (text.has(at) ? [] : forms(at))));
  const isOfText = (value: number): boolean => inText.has(value) && !inOthers.has(value);
  const { restSeconds, restUpTo, ...rest } = part;
  const keepsRest = restSeconds !== undefined && !isOfText(restSeconds);
  const isSaidIn = (at: number, how: string): boolean =>
    how.split(/[^a-z\d]+/i).every((word) => (plain[at] ?? "").includes(word.toLowerCase()));
  return {
    ...rest,
    ...(keepsRest ? { restSeconds } : {}),
    ...(keepsRest && restUpTo !== undefined ? { restUpTo } : {}),
    movements: part.movements.map((movement, step) => {
      const at = places[step] ?? 0;
      const own = new Set(forms(at));
      const isForeign = (value: number): boolean => isOfText(value) && !own.has(value);
      const isTyped = (how: string): boolean => !isSaidIn(at, how) && [...text].some((line) => isSaidIn(line, how));
      return withoutManner(movement, isForeign, isTyped);
    }),
  };
}

function withoutManner(movement: WodMovement, isForeign: (value: number) => boolean, isTyped: (how: string) => boolean): WodMovement {
  const { load, pace, zone, how, cadence, ...rest } = movement;
  const isOwn = (said: string | undefined): boolean => said !== undefined && !readNumberForms(said).some(isForeign) && !isTyped(said);
  return {
    ...rest,
    // Of a load for each set some values may be of other lines.
    ...(load === undefined || load.values.every(isForeign) ? {} : { load }),
    ...(pace !== undefined && isOwn(pace) ? { pace } : {}),
    ...(zone !== undefined && isOwn(zone) ? { zone } : {}),
    ...(how !== undefined && isOwn(how) ? { how } : {}),
    ...(cadence !== undefined && isOwn(cadence) ? { cadence } : {}),
  };
}
