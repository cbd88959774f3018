import type { WodLoad } from "../wod.ts";
import type { LiftSets } from "./lift-sets.ts";
import type { Taker } from "./taker.ts";

const NUMBER = String.raw`\d+(?:\.\d+)?`;

/** Takes the load of a line: "@ 80%", "60-75%", "@ 70 75 80 80 kg", "2x22.5/15", "@ 83". */
export function takeLoad(taker: Taker, sets: LiftSets | undefined): WodLoad | undefined {
  if (sets?.loads !== undefined) {
    const { values, unit } = sets.loads;
    return { values, unit: readUnit(unit, values), ...(values.length > 1 ? { isPerSet: true as const } : {}) };
  }
  const of = String.raw`(?: ?(?:of|von|de|del|du|di) (?:your |the )?(that|it|today's [a-z ]+|[a-z' ]*top [a-z]+|[a-z' ]*single|1 ?rm|max)\b)?`;
  const list = taker.take(
    new RegExp(
      String.raw`@? ?(?:each )?(?<![\d.])((?:${NUMBER} ?%?(?:\s*[-/,]\s*|\s+)){2,}${NUMBER}) ?(%|kg|lbs?)?((?: ?then ?)(?:${NUMBER} ?%?(?:\s*[-/,]\s*|\s+)?)+)?(?![\d.x])(?! ?(?:min|s|m|reps?|x)\b)`,
      "i",
    ),
  );
  if (list !== undefined) {
    const values = `${list[1] ?? ""} ${list[3] ?? ""}`.match(new RegExp(NUMBER, "g"))?.map(Number) ?? [];
    return { values, unit: readUnit((list[2] === "" && /%/.test(list[0] ?? "") ? "%" : list[2]) ?? "", values), isPerSet: true };
  }
  const share = taker.take(
    new RegExp(
      String.raw`(?:@ ?|\bat |\bup to |\bbuild(?:ing)? (?:from |to )?)?(?<![\d.])(${NUMBER})(?: ?%? ?(?:-|to|up to) ?(${NUMBER}))? ?%${of}`,
      "i",
    ),
  );
  if (share !== undefined) {
    const [whole = "", from = "", to = "", what = ""] = share;
    const source = what === "" || /^(?:1 ?rm|max)$/i.test(what) ? undefined : /^(?:that|it)$/i.test(what) ? "that" : what.trim();
    return {
      values: to === "" ? [Number(from)] : [Number(from), Number(to)],
      unit: "%",
      ...(to === "" ? {} : { isRange: true as const }),
      ...(source === undefined ? (/up to/i.test(whole) && to === "" ? { isUpTo: true as const } : {}) : { of: source }),
    };
  }
  const weight =
    taker.take(
      new RegExp(
        String.raw`(?:@ ?|\bat )?(?:(?<![\d.])(\d) ?x ?)?(?<![\d.])(${NUMBER})(?: ?\/ ?(${NUMBER}))?(?: ?- ?(${NUMBER}))? ?(kg|lbs?|#)(?![a-z])`,
        "i",
      ),
    ) ??
    taker.take(
      new RegExp(
        String.raw`(?:@ ?)(?:(\d) ?x ?)?(${NUMBER})(?: ?\/ ?(${NUMBER}))?(?: ?- ?(${NUMBER}))?()(?![\d:%])(?! ?(?:min|s|m|km|x)\b)`,
        "i",
      ),
    ) ??
    taker.take(
      new RegExp(String.raw`(?:\( ?)?(?:(?<![\d.])(\d) ?x ?)?(?<![\d./])(${NUMBER}) ?\/ ?(${NUMBER})()()(?![\d./:%])(?: ?\))?`, "i"),
    );
  if (weight === undefined) return undefined;
  const [, count = "", first = "", second = "", top = "", unit = ""] = weight;
  const values = [first, second, top].filter((one) => one !== "").map(Number);
  return {
    values,
    unit: unit === "" ? readUnit("", values) : /^kg/i.test(unit) ? "kg" : "lb",
    ...(count === "" ? {} : { count: Number(count) }),
    ...(top === "" ? {} : { isRange: true as const }),
  };
}

/** A number that no plates make is a share: 83 in "6x2 @ 83", 82.5 beside 87.5 and 92.5 for three, two and one. */
function readUnit(written: string, values: readonly number[]): WodLoad["unit"] {
  if (/^kg/i.test(written)) return "kg";
  if (/^(?:lb|#)/i.test(written)) return "lb";
  if (written === "%") return "%";
  const areShares = values.every((one) => one >= LEAST_SHARE && one <= MOST_SHARE);
  return areShares && values.some((one) => one % SMALLEST_STEP !== 0) ? "%" : "kg";
}

const LEAST_SHARE = 40;
const MOST_SHARE = 110;
/** Kilograms that a pair of the smallest usual plates adds. */
const SMALLEST_STEP = 2.5;
