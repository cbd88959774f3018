import { liftIn, swimIn } from "#training/athlete/stated/told-numbers.ts";
import { LIFT_NAMES } from "#training/athlete/lifts/training-lifts.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";

const STUCK =
  /^(?:it |and )?(?:has|is|its|it has|been|stuck|hasnt|seit|stagniert|lleva|stagne|fermo|parado|staat)\b.*\b(?:stuck|moved?|plateau\w*|same|stagnier\w*|fest|still|estancad\w*|bloque\w*|ferm[oa]|parad[oa]|stil)\b/u;

/** "My bench is about 62.5 and has been stuck", "out of breath after 50 m": numbers of today, and no wish for more of it. */
export function toldNumbers({ clauses, whole = clauses }: WeekSentence): readonly WeekWish[] {
  const lifts = clauses.flatMap((clause, at): readonly WeekWish[] => {
    const told = liftIn(clause, "kg");
    if (told === undefined) return [];
    const next = clauses[at + 1];
    const quotes = next !== undefined && STUCK.test(next.words.join(" ")) ? [clause.quote, next.quote] : [clause.quote];
    return [
      {
        quotes,
        days: [],
        effect: `taken as your ${LIFT_NAMES[told.lift]} maximum where your profile has none; its loads come from it`,
      },
    ];
  });
  const swim = swimIn(whole);
  if (swim === undefined || !clauses.some(({ quote }) => quote === swim.quote)) return lifts;
  return [
    ...lifts,
    {
      quotes: [swim.quote],
      days: [],
      effect: `your swims start from ${String(swim.metres)} m without a stop: short lengths with rests, and that distance grows a little each week`,
    },
  ];
}
