import { left as leftOf, readName } from "../find-movement.ts";
import type { WodMovement } from "../wod.ts";
import type { Taker } from "./taker.ts";

/** Lifts of a bar on both sides of a plus. */
const BAR_COMPLEX =
  /(?:clean|snatch|jerk|press|squat|deadlift|pull|thruster|ohs|balance)s?\b(?!-?ups?)[^;]*\+[^;]*(?:clean|snatch|jerk|press|squat|deadlift|pull|thruster|ohs|balance)s?\b(?!-?ups?)/i;

/** "1 hang snatch + 1 OHS + 1 snatch balance" */
export function findComplex(taker: Taker): readonly WodMovement[] | undefined {
  const piece = String.raw`(?:\d{1,2} )?[a-z][a-z' -]*?`;
  const found =
    taker.test(/\+/) && taker.test(BAR_COMPLEX) && !taker.test(/\d ?(?:m|km|cal|min|s)\b[^;]*\+/i)
      ? taker.take(
          new RegExp(
            String.raw`(?<!\d ?x ?|[\d.]|[a-z])((?:${piece})(?: ?\+ ?(?:${piece}))+)(?=\s*(?:[;,@(]|$|x ?\d|\d+ ?sets|at \d))`,
            "i",
          ),
        )
      : undefined;
  if (found === undefined) return undefined;
  const lift = /\b(snatch|clean)\b[^;]*\bcomplex\b/i.exec(taker.text)?.[1];
  const counts = taker.take(/(?<=\bsets? (?:of )?|x ?)(\d(?: ?\+ ?\d)+)\b/i)?.[1]?.match(/\d/g);
  return (found[1] ?? "").split("+").map((one, index) => {
    const [, count = "", words = ""] = /^\s*(\d*)\s*(.*?)\s*$/.exec(one) ?? [];
    const bare = words.replaceAll(/\bcomplex\b/gi, "").trim();
    const typed = (/^pulls?$/i.test(bare) && lift !== undefined ? `${lift} ${bare}` : bare).split(/\s+/);
    const name = readName(typed);
    const beside = name === undefined ? [] : leftOf(typed, name);
    return {
      name: name ?? typed.join(" "),
      isKnown: name !== undefined,
      reps: Number(counts?.[index] ?? (count === "" ? 1 : count)),
      ...(beside.length === 0 ? {} : { how: beside.join(" ") }),
    };
  });
}
