/* Rests between sets, pauses inside them, and the interval at which sets start. */

import { readAmount, TIME_AMOUNT } from "./amount.ts";
import type { Taker } from "./taker.ts";

/** The rest after a set in seconds, to `upTo` where a range is given; `after` names the lift that it follows ("A2"). */
export interface LiftRest {
  readonly seconds: number;
  readonly upTo?: number;
  readonly after?: string;
}

/** A set starts every so many seconds, `turns` times. */
export interface LiftInterval {
  readonly seconds: number;
  readonly turns?: number;
}

const REST = String.raw`(?:rest|pause|r|desc(?:anso)?|descansar|repos|rec(?:up(?:ero)?)?|riposo)`;

/** "rest 15 s, go, rest 15 s, go" */
export function findPauses(taker: Taker): { readonly seconds: number; readonly count: number } | undefined {
  let [seconds, count] = [0, 0];
  const pattern = new RegExp(String.raw`\brest (${TIME_AMOUNT})\s*,?\s*(?:go|again|repeat)\b`, "i");
  for (let next = taker.take(pattern); next !== undefined; next = taker.take(pattern)) {
    seconds = readAmount(next[1] ?? "")?.seconds ?? 0;
    count += 1;
  }
  return count === 0 ? undefined : { seconds, count };
}

/** Between the small sets of a cluster: "20 s between minis", "15 s inside". */
export function findPause(taker: Taker, isCluster: boolean): number | undefined {
  const found =
    (isCluster ? taker.take(new RegExp(String.raw`(${TIME_AMOUNT}) ?(?:rest )?(?:between|b\/t) (?:reps|singles)\b`, "i")) : undefined) ??
    taker.take(
      new RegExp(
        String.raw`(${TIME_AMOUNT}) ?(?:rest |pause |breaks? |pauses? )?(?:between |b\/t )?(?:the )?(?:minis?|mini[- ]sets|inside|within|intra|inner|small sets|clusters)\b(?: (?:the )?(?:sets?|clusters?))?`,
        "i",
      ),
    ) ??
    taker.take(new RegExp(String.raw`(${TIME_AMOUNT}) ?(?:pauses|breaks?|breaths)\b`, "i")) ??
    taker.take(new RegExp(String.raw`\bintra(?:[- ]set)?(?: rest)? ?:?(${TIME_AMOUNT})`, "i"));
  return found === undefined ? undefined : readAmount(found[1] ?? "")?.seconds;
}

export function findRest(taker: Taker): LiftRest | undefined {
  const range = String.raw`(?:(\d+(?::\d\d)?) ?- ?)?(${TIME_AMOUNT}|\d{2,3}(?= (?:after|between))|\d{2,3}(?= ?$))`;
  const found =
    taker.take(
      new RegExp(String.raw`(?<![a-z])${REST} ?[:=]? ?(?:of )?${range}(?: ?(?:between|btw)(?: (?:sets|rounds|supersets))?)?`, "i"),
    ) ??
    taker.take(
      new RegExp(
        String.raw`${range} ?(?:de |di |of )?(?:${REST}\b(?! (?:squat|front|back|bench|deadlift|snatch|clean))|between)(?: (?:between|each|all))?(?: (?:sets|rounds|them|supersets))?`,
        "i",
      ),
    );
  const alone = found ?? taker.take(new RegExp(String.raw`^[\s;]*${range}(?= after|[\s;]*$)`, "i"));
  const after = taker.take(/\b(?:after|behind) ([a-h]\d)\b/i);
  return alone === undefined ? undefined : restFrom(alone[1] ?? "", alone[2] ?? "", after?.[1]?.toUpperCase());
}

/** "3x10, 90 s", "6x2 @ 83%, 2-3 min": a time at the end of sets is their rest. */
export function trailingRest(taker: Taker): LiftRest | undefined {
  const found = taker.take(new RegExp(String.raw`(?:(?<![\d:.])(\d+) ?- ?)?((?:\d{1,2}:\d\d|\d+ ?min\b|\d{2,3} ?s\b))[\s;,.)]*$`, "i"));
  return found === undefined ? undefined : restFrom(found[1] ?? "", found[2] ?? "", undefined);
}

function restFrom(low: string, high: string, after: string | undefined): LiftRest | undefined {
  const top = readAmount(/^\d+$/.test(high) ? `${high} s` : high)?.seconds;
  if (top === undefined) return undefined;
  const unit = /[a-z]+$/i.exec(high)?.[0] ?? "s";
  const from = low === "" ? undefined : readAmount(low.includes(":") ? low : `${low} ${unit}`)?.seconds;
  return { seconds: from ?? top, ...(from === undefined ? {} : { upTo: top }), ...(after === undefined ? {} : { after }) };
}

export function findLiftInterval(taker: Taker): LiftInterval | undefined {
  const found = taker.take(
    new RegExp(String.raw`\b(?:every|on the|e) ?(${TIME_AMOUNT})(?: ?(?:x|for) ?(\d+)(?: ?(sets|rounds|min)\b)?)?`, "i"),
  );
  const seconds = found === undefined ? undefined : readAmount(found[1] ?? "")?.seconds;
  if (found === undefined || seconds === undefined) return undefined;
  const count = found[2] === "" ? undefined : Number(found[2]);
  return { seconds, ...(count === undefined ? {} : { turns: found[3] === "min" ? Math.round((60 * count) / seconds) : count }) };
}
