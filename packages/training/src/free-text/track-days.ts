import type { Weekday } from "../calendar/day.ts";
import { describeDayLimit } from "./availability.ts";
import { getDays, type WeekSentence, type WeekWish } from "./week-wish.ts";

const TRACK =
  /\b(?:(?:outdoor |athletics |running )?track(?: (?:session|night|day|club))?|tartan(?:bahn)?|laufbahn|auf (?:der|die) bahn|pista(?: de atletismo| di atletica)?|piste|atletiekbaan|speed ?(?:work|sessions?|night)|intervals? (?:session )?with|(?:run(?:ning)? )?club .*\b(?:intervals?|speed|track|fast|hard))\b/u;
const WELCOME =
  /\b(?:can|could|may|go|goes|have|has|get|open|access|free|available|love|like|prefer|want|with|club|is|are|kann|darf|habe|offen|gern\w*|puedo|tengo|peux|acces|posso|ho|tenho|kan|mag|heb)\b/u;
const UNWANTED =
  /\b(?:no|not|never|hate|dislike|cant|cannot|dont|closed|shut|full|packed|crowded|busy|too|kein\w*|nicht|zu|geschlossen|cerrad[ao]|fermee?|chius[ao]|fechad[ao]|dicht|geen|niet|odio|deteste)\b/u;
const EVERY_DAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const MOST_DAYS = 2;

/** "Saturday I can go to the track": the fast run of the week is on that day. */
export function trackDays({ clauses, isWish }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause): readonly WeekWish[] => {
    const wanted = getDays(clause);
    const said = clause.words.join(" ");
    if (wanted.length === 0 || wanted.length > MOST_DAYS || !TRACK.test(said) || UNWANTED.test(said) || clause.isDenied) return [];
    if (isWish && !WELCOME.test(said)) return [];
    const limit = {
      phrase: clause.quote,
      weekdays: EVERY_DAY.filter((day) => !wanted.includes(day)),
      wanted,
      closed: ["run-fast" as const],
      without: [],
    };
    return [{ quotes: [clause.quote], days: [limit], effect: describeDayLimit(limit) }];
  });
}
