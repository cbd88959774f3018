import type { Weekday } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import { movementsIn } from "../../statements/wishes/wish-statement.ts";
import { kindsIn } from "../../statements/schedule-words.ts";
import { describeDayLimit } from "../availability.ts";
import { weekdaysIn } from "../dates/weekdays.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

/** "Swap Tuesday for Wednesday": the first day is free, and the second takes its place. */
const SWAPS =
  /\b(?:swap|switch|shift|move|change|tausch\w*|verleg\w*|verschieb\w*|cambi\w*|mover|mueve|pasar|echang\w*|deplac\w*|spost\w*|scambi\w*|troc\w*|mud(?:ar|em|a)|ruil\w*|verplaats\w*|verzet\w*)\b/u;

/** "… not Saturdays, rather Wednesday". */
const RATHER =
  /\b(?:rather|prefer|instead|better|could do|can do|lieber|stattdessen|besser|prefiero|mejor|en su lugar|plutot|prefere|a la place|mieux|meglio|preferisco|piuttosto|invece|prefiro|melhor|em vez disso|liever|beter|in plaats (?:daar)?van|statt|anstatt|en vez de|au lieu de|em vez de)\b/u;

/** What stands behind it is given up. */
const INSTEAD_OF =
  /\b(?:instead of|rather than|in place of|statt|anstatt|anstelle von|en (?:vez|lugar) del?|au lieu d\w*|plutot que|invece (?:di|del\w*)|anziche|piuttosto che|em vez d\w*|in plaats van)\b/u;

const FREE =
  /\b(?:no|not|never|nothing|off|out|cant|cannot|rest|free|nicht|kein\w*|nix|nie|frei|nada|nunca|descans\w*|libre|pas|rien|jamais|repos\w*|niente|non|mai|ripos\w*|libero|nao|folga|niet|niks|nooit|rust\w*|vrij)\b/u;

/** Weekly days that change places; a sport or a lift that moves has readers of its own. */
export function movedDays({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const [from, to, ...more] = orderedDays(clause);
    if (SWAPS.test(said) && from !== undefined && to !== undefined && more.length === 0 && isOfTraining(said))
      return toWish([clause.quote], from, to);
    // "Thursday is rehearsal so Friday instead", "lieber Freitag statt Donnerstag"
    if (from !== undefined && to !== undefined && more.length === 0 && RATHER.test(said) && isOfDays(clause))
      return INSTEAD_OF.test(said) ? toWish([clause.quote], to, from) : toWish([clause.quote], from, to);
    const next = clauses.slice(at + 1, at + 1 + MOST_BETWEEN).find((one) => getDays(one).length > 0);
    const then = next?.words.join(" ") ?? "";
    const [other, ...others] = next === undefined ? [] : getDays(next);
    if (from === undefined || to !== undefined || other === undefined || others.length > 0 || next === undefined) return [];
    if (!FREE.test(said) || !RATHER.test(then) || FREE.test(then) || !isOfTraining(`${said} ${then}`)) return [];
    return toWish([clause.quote, next.quote], from, other);
  });
}

/** A reason may stand between the two. */
const MOST_BETWEEN = 2;

function isOfDays({ words, quote }: Clause): boolean {
  const said = words.join(" ");
  return !FREE.test(said) && isOfTraining(said) && movementsIn(quote).length === 0 && !OR.test(said.replace(INSTEAD_OF, " "));
}

/** Either of two days is no move. */
const OR = /\b(?:or|oder|o|ou|of(?! the))\b/u;

function isOfTraining(said: string): boolean {
  return kindsIn(said).kinds.every((kind) => kind === "training");
}

function orderedDays(clause: Clause): readonly Weekday[] {
  const days = getDays(clause);
  const words = clause.quote.split(/[^\p{L}\p{M}]+/u);
  const placed = words.flatMap((word) => weekdaysIn(`${word.charAt(0).toUpperCase()}${word.slice(1)}`)).filter((day) => days.includes(day));
  return [...new Set(placed.length > 0 ? placed : days)];
}

function toWish(quotes: readonly string[], from: Weekday, movedTo: Weekday): readonly WeekWish[] {
  if (from === movedTo) return [];
  const limit = { phrase: quotes.join(", "), weekdays: [from], closed: [], without: [], isOff: true as const, movedTo };
  return [{ quotes, days: [limit], effect: describeDayLimit(limit) }];
}
