import type { Clause } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import { describeDayLimit } from "../availability.ts";
import type { DayLimit } from "../day-limit.ts";
import { amountsIn } from "../../statements/amounts.ts";
import { getDays, type WeekWish } from "../week-wish.ts";

const OR_NOTHING =
  /\b(?:or (?:nothing|not at all)|oder (?:gar )?(?:nichts|nix)|o nada|ou rien|o (?:niente|nulla)|ou nada|of niets|of niks)\b/u;
const SPORTS = [
  ["run", /\b(?:run\w*|jog\w*|lauf\w*|jogg\w*|corr\w*|cour(?:ir|s)|footing|corsa|hardlo\w*|rennen)\b/u],
  ["swim", /\b(?:swim\w*|schwimm\w*|nad\w*|nag\w*|nuot\w*|zwem\w*)\b/u],
  ["bike", /\b(?:rid(?:e|ing)|bike|cycl\w*|turbo|rad\w*|bici\w*|velo|pedal\w*|fiets\w*)\b/u],
] as const;
const OTHERS = ["run", "swim", "bike", "lifting"] as const;

const SHORTEST = 10;
const LONGEST = 180;

/**
 * "Tuesdays no car so run from the door or nothing": that sport is all that its day may hold. "Twenty minutes or not at all on Tuesdays": the day
 * has so much time.
 */
export function readOrNothing(sentence: readonly Clause[]): readonly WeekWish[] {
  return sentence.flatMap((clause): readonly WeekWish[] => {
    const whole = normalise(clause.quote);
    const weekdays = getDays(clause);
    if (!OR_NOTHING.test(whole) || weekdays.length === 0) return [];
    const said = whole.replace(OR_NOTHING, " ");
    const minutes = amountsIn(normalise(clause.english)).find(({ unit }) => unit === "minutes")?.value;
    if (minutes !== undefined && minutes >= SHORTEST && minutes <= LONGEST) {
      const short: DayLimit = { phrase: clause.quote, weekdays, closed: [], without: [], minutes };
      return [{ quotes: [clause.quote], days: [short], effect: describeDayLimit(short) }];
    }
    const sports = SPORTS.filter(([, words]) => words.test(said)).map(([sport]) => sport);
    const [sport] = sports;
    if (sport === undefined || sports.length > 1) return [];
    const closed = OTHERS.filter((other) => other !== sport);
    const limit: DayLimit = { phrase: clause.quote, weekdays, closed, without: [] };
    return [{ quotes: [clause.quote], days: [limit], effect: describeDayLimit(limit) }];
  });
}
