import type { WodManner } from "../wod.ts";
import { AMOUNT, type Amount, readAmount } from "./amount.ts";
import type { Taker } from "./taker.ts";

/** What one clause of a run, ride, row or swim says. */
export interface CardioClause {
  readonly role?: "warm-up" | "cool-down" | "both";
  readonly sport?: string;
  /** How often the effort is done. */
  readonly repeat?: number;
  /** The whole of it is done so often: "2 x (6 x 300 m)". */
  readonly blocks?: number;
  readonly work?: Amount & { readonly upTo?: number };
  /** Efforts of different length: "250 500 750". */
  readonly list?: readonly Amount[];
  readonly rest?: Amount & { readonly upTo?: number };
  readonly blockRest?: number;
  readonly recovery?: string;
  readonly isEqualRest?: true;
  /** A new effort starts every so many seconds. */
  readonly every?: number;
  readonly isSportNamed: boolean;
  /** "2k TT" */
  readonly isTimed?: true;
  /** "rest easy": what is left of the time. */
  readonly isRemainder?: true;
  readonly manner: WodManner;
  /** Words beside what was read. */
  readonly words: readonly string[];
  /** Numbers that were not read. */
  readonly numbers: readonly string[];
  /** A movement of another kind is named. */
  readonly isOther: boolean;
}

/** What is done: "6 x 800", "3 x 12 min", "16 km", "250 500 750 500 250". */
export function workOf(taker: Taker, sport: string | undefined): Partial<Pick<CardioClause, "repeat" | "work" | "list" | "isOther">> {
  const listed = taker.take(/(?<![\d.])((?:\d{1,4}(?: ?m)?(?:\s*[-/,]\s*| )){2,}\d{1,4})(?: ?(min|km|m|s)\b)?(?![\d:.])/i);
  if (listed !== undefined) {
    const values = (listed[1] ?? "").match(/\d+/g) ?? [];
    const unit = listed[2] === "" ? "m" : (listed[2] ?? "m");
    if (listed[2] !== "" || values.every((value) => Number(value) >= 25))
      return { list: values.map((value) => readAmount(`${value} ${unit}`) ?? {}) };
  }
  const times = taker.take(
    new RegExp(
      String.raw`(?<![\d.])(\d{1,2}) ?(?:x|mal|fois|veces|volte|times) ?\(? ?(${AMOUNT}|\d{2,4}(?![\d:.x]| ?(?:kg|lb|cal|rep|%|#)))`,
      "i",
    ),
  );
  if (times !== undefined) {
    const [, repeat = "", text = ""] = times;
    const isBare = /^\d+$/.test(text);
    const value = Number(text);
    // "4x10" is of repetitions.
    if (!isBare || value >= (sport === "Swim" ? 25 : 100))
      return { repeat: Number(repeat), work: isBare ? { metres: value } : (readAmount(text) ?? {}) };
    return { isOther: true };
  }
  const strides = taker.take(
    /(?<![\d.])(\d{1,2}) ?x? ?(?=(?:strides|steigerungen|accelerations|allunghi|progresivos|starts|sprints|accels?)\b)/i,
  );
  if (strides !== undefined) return { repeat: Number(strides[1]) };
  const alone =
    taker.take(new RegExp(String.raw`(?:(?<![\d.])(\d+) ?- ?)?(${AMOUNT})`, "i")) ??
    taker.take(/()(?<![\d.:/+-])(\d{2,5})(?![\d.:/%]| ?(?:x|kg|lb|cal|reps?|#)\b)/i);
  if (alone === undefined) return {};
  const [, from = "", text = ""] = alone;
  if (/^\d+$/.test(text)) {
    const amount = bareAmount(Number(text), sport, taker.text);
    return amount === undefined ? {} : { work: amount };
  }
  const amount = readAmount(text);
  if (amount === undefined) return {};
  if (from === "0") return { isOther: true };
  const low = from === "" ? undefined : readAmount(`${from} ${/[a-z]+$/i.exec(text)?.[0] ?? "min"}`);
  return { work: low?.seconds === undefined || amount.seconds === undefined ? amount : { ...low, upTo: amount.seconds } };
}

/** A number without a unit is metres on a track or in the water, and minutes of an easy start. */
function bareAmount(value: number, sport: string | undefined, text: string): Amount | undefined {
  if (value >= (sport === "Swim" ? 25 : 100)) return { metres: value };
  return value >= 5 && sport !== "Swim" && /^[\s;]*(?:easy|steady)\b/i.test(text) ? { seconds: 60 * value } : undefined;
}
