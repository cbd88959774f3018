import { normalise } from "../../health/normalise.ts";
import { type WeekSentence, type WeekWish, getDays } from "../week-wish.ts";

const NOT_BOTH =
  /\b(?:(?:not|never|no) (?:on )?both|only one (?:of (?:them|the two|those))|one or the other|(?:nie|nicht|niemals) (?:an )?beide\w*|nur eine[rsnm]? (?:davon|von beiden)|(?:no|nunca) (?:los dos|las dos|ambos)|solo uno (?:de los dos)|(?:pas|jamais) (?:les deux|tous les deux)|un seul des deux|(?:non|mai) (?:entrambi|tutti e due)|solo uno dei due|(?:nao|nunca) (?:os dois|ambos)|so um dos dois|(?:niet|nooit) (?:allebei|alle twee|beide)|maar een van (?:de twee|beide))\b/u;

/** "Sat or Sun but not both": one of two days stays free; the plan takes the first that is named. */
export function eitherDay({ clauses }: WeekSentence): readonly WeekWish[] {
  const last = clauses.findIndex(({ quote }) => NOT_BOTH.test(normalise(quote)));
  const first = clauses.slice(0, last + 1).findLastIndex((clause) => getDays(clause).length > 0);
  if (last < 0 || first < 0 || last - first > 1) return [];
  const quotes = clauses.slice(first, last + 1).map(({ quote }) => quote);
  const named = getDays(clauses[first]!);
  const [, other] = named;
  if (other === undefined || named.length > 2) return [];
  return [{ quotes, days: [{ phrase: quotes.join(", "), weekdays: [other], closed: [], without: [], isOff: true }] }];
}
