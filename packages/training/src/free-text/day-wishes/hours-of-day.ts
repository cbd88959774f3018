import type { PartOfDay } from "../day-limit.ts";
import type { Weekday } from "../../calendar/day.ts";
import { describeDayLimit } from "../availability.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

const PARTS: readonly (readonly [PartOfDay, string])[] = [
  ["afternoon", String.raw`afternoons?|nachmittags?|(?:por la |de )?tardes?|apres midi|pomeriggi[oi]?|a tarde|(?:na)?middag\w*|in the pm`],
  ["morning", String.raw`mornings?|morgens|vormittags?|fruh|(?:por la |de )?mananas?|matins?|mattin[ae]|manhas?|ochtend\w*`],
  ["evening", String.raw`evenings?|nights?|abends?|noches?|soirs?|ser[ae]|noites?|avond\w*`],
];
const ONLY = String.raw`only|nur|solo|seulement|uniquement|soltanto|apenas|alleen`;
/** Portuguese "só", which stands before its time of day; behind one it is the English "so". */
const ONLY_BEFORE = String.raw`${ONLY}|so(?= (?:de|a|as|ao|na|no|pela|pelo|posso|consigo|treino)\b)`;
const FILL = String.raw`(?: (?:in|on|the|am|im|por|la|le|el|l|nel|al|de|a|na|s|from then|after \d+|ab \d+))*`;
const HOME_BY =
  /\b(?:(?:be )?(?:home|back|done|finished) (?:by|before|at) (?:\d|half|noon|dinner|lunch)|(?:um|bis|vor) \d+(?: uhr)? (?:zu hause|daheim|fertig)|(?:en casa|de vuelta) (?:a las|antes de)|(?:rentre\w*|a la maison) (?:avant|a) \d|a casa (?:entro|per|prima)|em casa (?:as|ate)|(?:thuis|klaar) (?:om|voor) \d)/u;
const HOURS =
  /\b(?:(?:can |could )?(?:only|just) (?:train |work out |make it |run |go )*(?:(?:in|on) the )?(?:before|after|between|mornings?|evenings?|afternoons?|lunch\w*)|(?:before|after) \d{1,2}(?::\d\d)? ?(?:am|pm)? only|(?:mornings?|evenings?|afternoons?|nights?) (?:after \d+ )?only|early mornings?(?: (?:r|are|is))? (?:impossible|no good|out))\b/u;
const MOST_DAYS = 3;

/** "Sunday afternoons only" is said in the session of that day; an hour to be home by asks for an early start. */
export function hoursOfDay({ clauses, isWish }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const weekdays: readonly Weekday[] = getDays(clause);
    const part = PARTS.find(([, words]) => isOnlyThen(said, words))?.[0];
    const quotes = [clause.quote];
    if (weekdays.length > 0 && weekdays.length <= MOST_DAYS && part !== undefined) {
      const limit = { phrase: clause.quote, weekdays, closed: [], without: [], part };
      return [{ quotes, days: [limit], effect: describeDayLimit(limit) }];
    }
    if (weekdays.length > 0) return [];
    if (HOME_BY.test(said))
      return [
        {
          quotes,
          days: [],
          effect:
            "no session is longer than the minutes of its day, so start early enough for them, and cut the end rather than the warm-up",
        },
      ];
    if (!isWish && HOURS.test(said) && !ABOUT_WORK.test(said))
      return [{ quotes, days: [], effect: "the plan sets no time of day, so every session fits then" }];
    return [];
  });
}

function isOnlyThen(said: string, words: string): boolean {
  return (
    new RegExp(String.raw`\b(?:${words})\b${FILL} (?:${ONLY})\b`, "u").test(said) ||
    new RegExp(String.raw`\b(?:${ONLY_BEFORE})\b${FILL} (?:${words})\b`, "u").test(said)
  );
}

const ABOUT_WORK = /\b(?:work|shift|school|arbeit\w*|hurts?|pain|stiff|eat|tablets?)\b/u;
