import type { WodSetStyle } from "../wod.ts";
import { readAmount, TIME_AMOUNT } from "./amount.ts";
import type { Taker } from "./taker.ts";

/** Sets as a line writes them. */
export interface LiftSets {
  /** Repetitions of each set; empty where each is as many as possible. */
  readonly reps: readonly number[];
  /** How many, where repetitions are as many as possible. */
  readonly count: number;
  readonly seconds?: number;
  readonly upTo?: number;
  readonly parts?: readonly number[];
  readonly isMax?: true;
  /** The last set is as many as possible: "1+". */
  readonly isLastOpen?: true;
  /** One load for each set, where repetitions and loads are written together. */
  readonly loads?: { readonly values: readonly number[]; readonly unit: string };
  readonly how?: string;
  /** "set 3": one of several lines. */
  readonly isOne?: true;
}

const REPS_AT = String.raw`(\d{1,2})(\+)? ?(?:reps? ?)?@ ?(\d+(?:\.\d+)?) ?(%|kg|lbs?)?`;

/** Takes the sets out of a line: "5x5", "3 sets of 8-10", "5-3-1", "3@80, 2@85", "4 x (2.2.2)", "3 x 45 s". */
export function takeSets(
  taker: Taker,
  { isComplex, style }: { readonly isComplex: boolean; readonly style: WodSetStyle["style"] },
): LiftSets | undefined {
  return (
    byLoad(taker) ??
    together(taker) ??
    oneOf(taker) ??
    small(taker, style) ??
    timed(taker) ??
    open(taker) ??
    times(taker) ??
    listed(taker) ??
    (isComplex ? counted(taker) : total(taker))
  );
}

function sets(reps: readonly number[], more: Partial<LiftSets> = {}): LiftSets {
  return { reps, count: reps.length, ...more };
}

/** "3@80, 2@85, 1@90" */
function together(taker: Taker): LiftSets | undefined {
  const found = taker.take(new RegExp(String.raw`(?<![\dx.])${REPS_AT}(?:\s*[,;/]?\s*${REPS_AT})+(?! ?x ?\d)`, "i"));
  if (found === undefined) return undefined;
  const each = [...(found[0] ?? "").matchAll(new RegExp(REPS_AT, "gi"))];
  const unit = each.map(([, , , , one]) => one).find((one) => one !== undefined) ?? "";
  return sets(
    each.map(([, reps]) => Number(reps)),
    {
      loads: { values: each.map(([, , , load]) => Number(load)), unit },
      ...(each.at(-1)?.[2] === "+" ? { isLastOpen: true as const } : {}),
    },
  );
}

/** "60%x2 65%x2 80%x1x2", "140 kg x 5 x 3", "3 @ 90% x 3 sets" */
function byLoad(taker: Taker): LiftSets | undefined {
  const piece = String.raw`(\d{1,3}(?:\.\d+)?) ?(%|kg|lbs?)? ?x ?(\d{1,2})(?: ?x ?(\d{1,2}))?`;
  const several = taker.take(
    new RegExp(String.raw`(?<![\d.x])\d{1,3}(?:\.\d+)? ?(?:%|kg|lbs?) ?x ?\d{1,2}(?: ?x ?\d{1,2})?(?:\s*,?\s+${piece})+`, "i"),
  );
  if (several !== undefined) {
    const each = [...(several[0] ?? "").matchAll(new RegExp(piece, "gi"))].flatMap(([, load, unit, reps, times]) =>
      Array.from({ length: Number(times ?? 1) }, () => ({ load: Number(load), unit, reps: Number(reps) })),
    );
    const unit = each.find((one) => one.unit !== undefined)?.unit ?? "";
    return sets(
      each.map(({ reps }) => reps),
      { loads: { values: each.map(({ load }) => load), unit } },
    );
  }
  const shared = taker.take(/(?<![\d.])(\d{1,2}) ?@ ?(\d{2,3}(?:\.\d+)?) ?(%|kg) ?x ?(\d{1,2}) ?sets?\b/i);
  if (shared !== undefined)
    return sets(Array<number>(Number(shared[4])).fill(Number(shared[1])), {
      loads: { values: [Number(shared[2])], unit: shared[3] ?? "" },
    });
  const one =
    taker.take(/(?<![\d.x])(\d{2,3}(?:\.\d+)?) ?(%|kg|lbs?|#) ?x ?(\d{1,2})(?: ?x ?(\d{1,2}))?(?![\d%]| ?kg)/i) ??
    taker.take(/(?<![\d.x])(\d{3})() ?x ?(\d{1,2}) ?x ?(\d{1,2})(?![\d%])/i);
  if (one !== undefined) {
    const [, load, unit, reps, times = ""] = one;
    return sets(Array<number>(times === "" ? 1 : Number(times)).fill(Number(reps)), {
      loads: { values: [Number(load)], unit: unit === "" ? "lb" : (unit ?? "") },
    });
  }
  return undefined;
}

/** "Set 4: 1+ @ 90%" */
function oneOf(taker: Taker): LiftSets | undefined {
  const found =
    taker.take(/^\s*(?:set|satz|serie) ?\d{1,2} ?[:.)-]? ?(?:x ?)?(\d{1,2})(\+)?(?: ?reps?)?(?=\s*(?:@|at|;|,|\(|$|x))/i) ??
    taker.take(/^\s*(\d{1,2})(\+)?(?: ?reps?)? ?(?=@ ?\d+(?:\.\d+)? ?(?:%|kg|lb)[\s;]*$)/i);
  return found === undefined
    ? undefined
    : sets([Number(found[1])], { isOne: true, ...(found[2] === "+" ? { isLastOpen: true as const } : {}) });
}

/** "5 x (2.2.2)", "1x20+5+5", "1x15 + 4 x 4" */
function small(taker: Taker, style: WodSetStyle["style"]): LiftSets | undefined {
  const isSmall = style === "rest-pause" || style === "cluster";
  const myo = isSmall ? taker.take(/(?<![\d.])(\d{1,2}) ?x ?(\d{1,2}) ?\+ ?(\d) ?x ?(\d{1,2})\b/i) : undefined;
  if (myo !== undefined) {
    const [, count, first, times, each] = myo.map(Number);
    return smallSets(count ?? 1, [first ?? 0, ...Array<number>(times ?? 0).fill(each ?? 0)]);
  }
  const found =
    taker.take(/(?<![\d.])(\d{1,2}) ?(?:x|sets? of) ?\( ?(\d{1,2}(?: ?[.+,/-] ?\d{1,2})+) ?\)/i) ??
    taker.take(/(?<![\d.])(\d{1,2}) ?(?:x|sets? of) ?(\d{1,2}(?: ?\+ ?\d{1,2})+)(?![\d.%]| ?kg| ?lb| ?[a-z]{3})/i) ??
    taker.take(/(?<![\d.])(\d{1,2}) ?(?:x|sets? of) ?(\d(?:\.\d){2,})(?!\d)/i);
  return found === undefined ? undefined : smallSets(Number(found[1]), (found[2] ?? "").match(/\d+/g)?.map(Number) ?? []);
}

function smallSets(count: number, parts: readonly number[]): LiftSets {
  const all = parts.reduce((sum, one) => sum + one, 0);
  return sets(Array<number>(count).fill(all), { parts });
}

function timed(taker: Taker): LiftSets | undefined {
  const found = taker.take(
    new RegExp(String.raw`(?<![\d.])(\d{1,2}) ?(?:x|sets? of|sets?,?) ?(${TIME_AMOUNT})(?! ?(?:rest|pause|\/))`, "i"),
  );
  const seconds = found === undefined ? undefined : readAmount(found[2] ?? "")?.seconds;
  return found === undefined || seconds === undefined ? undefined : sets(Array<number>(Number(found[1])).fill(1), { seconds });
}

/** "3 x max", "2 sets to failure" */
function open(taker: Taker): LiftSets | undefined {
  const found =
    taker.take(/(?<![\d.])(\d{1,2}) ?(?:x|sets?(?: of| to| x)?) ?(?:max(?: reps?)?|amrap|failure|mf)\b(?: ?- ?\d)?/i) ??
    taker.take(/(?<![\d.])(\d{1,2}) ?x ?(?:to )?failure\b/i) ??
    taker.take(/(?<=%|kg) ?x ?()(?:max|amrap|failure)\b/i);
  return found === undefined ? undefined : { reps: [], count: Number(found[1] === "" ? 1 : found[1]), isMax: true };
}

function times(taker: Taker): LiftSets | undefined {
  const listed = taker.take(/(?<![\d.])(\d{1,2}) ?(?:x|sets?:?(?: of)?) ?(\d{1,2}(?: ?[/,-] ?\d{1,2}){2,})(?![\d%]| ?(?:s|min)\b)/i);
  const list = (listed?.[2] ?? "").match(/\d+/g)?.map(Number) ?? [];
  if (listed !== undefined && list.length === Number(listed[1])) return sets(list);
  const found = taker.take(
    /(?<![\d.,/])(\d{1,2}) ?(?:x|sets?(?: of| x|:)?|mal) ?(\d{1,3})(?: ?(?:-|to) ?(\d{1,2}))?(\+)?(?: ?reps?\b)?(?![\d.:]| ?(?:m|km|kg|lbs?|min|cal|%|x)\b| ?%)/i,
  );
  if (found === undefined) return undefined;
  const [, count, reps, upTo = "", plus] = found;
  return sets(Array<number>(Number(count)).fill(Number(reps)), {
    ...(upTo === "" ? {} : { upTo: Number(upTo) }),
    ...(plus === "+" ? { isLastOpen: true as const } : {}),
  });
}

/** "5-5-3-3-1", "wave 1: 7/5/3", "5,5,5,5" */
function listed(taker: Taker): LiftSets | undefined {
  taker.take(/\bwave ?\d ?[:.-]/i);
  if (taker.test(/[@%][^;]*(?:[4-9]\d|1\d\d)(?: ?[-/,] ?\d+){2}/)) return undefined;
  const found = taker.take(/(?<![\d.@]|@ )(\d{1,2}(?: ?[-/,] ?\d{1,2}){2,})(\+)?(?! ?%|[\d.]| ?kg| ?lb|\s*[-/,]\s*\d)/i);
  if (found === undefined) return undefined;
  return sets((found[1] ?? "").match(/\d+/g)?.map(Number) ?? [], found[2] === "+" ? { isLastOpen: true } : {});
}

/** "complex x 6", "6 sets" */
function counted(taker: Taker): LiftSets | undefined {
  const found = taker.take(/\bx ?(\d{1,2})\b(?! ?(?:kg|%))/i) ?? taker.take(/\b(\d{1,2}) sets?\b/i);
  return found === undefined ? undefined : sets(Array<number>(Number(found[1])).fill(1));
}

/** "100 total", "21s x3", "6 sets", "x10" */
function total(taker: Taker): LiftSets | undefined {
  const whole = taker.take(/\b(\d{2,3}) (?:reps? )?(?:in )?total\b/i);
  if (whole !== undefined) return sets([Number(whole[1])], { how: "in total, in as many sets as needed" });
  const anyhow = taker.take(/\b(\d{2,3})(?= [a-z][^;]*\b(?:in )?(?:any|as many) sets\b)/i);
  if (anyhow !== undefined) {
    taker.take(/,? ?\b(?:in )?(?:any|as many) sets\b(?: as needed)?/i);
    return sets([Number(anyhow[1])], { how: "in as many sets as needed" });
  }
  const sevens = taker.take(/\b21 ?'?s\b ?x ?(\d)/i) ?? taker.take(/\b(\d) ?x ?21 ?'?s\b/i);
  if (sevens !== undefined) return sets(Array<number>(Number(sevens[1])).fill(21), { parts: [7, 7, 7], how: "21s" });
  const count = taker.take(/\b(\d{1,2}) sets?\b/i);
  if (count !== undefined) return { reps: [], count: Number(count[1]) };
  return undefined;
}
