import type { Clause } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import { describeDayLimit } from "../availability.ts";
import { getDays, type WeekWish } from "../week-wish.ts";

const EASY =
  /\b(?:something|anything|was|etwas|algo|quelque chose de|un truc|qualcosa di|iets) (?:really |very |ganz |muy |tres |bien |molto |muito |heel )?(?:easy|light|gentle|chill\w*|relaxed|locker\w*|leicht\w*|ruhig\w*|suave|tranquil[oa]|liger[oa]|leve|leger|cool|tranquille|doux|legger[oa]|tranquill[oa]|rustig\w*|lichts)\b/u;
const THAT_DAY = /\b(?:that day|then|(?:an )?dem tag|da|ese dia|ce jour(?: la)?|quel giorno|(?:n?esse) dia|die dag|dan)\b/u;

/** "On Tuesdays I teach four hours. Give me something easy that day": the day stands in the sentence before. */
export function readEasyThatDay(sentences: readonly (readonly Clause[])[]): readonly WeekWish[] {
  return sentences.flatMap((sentence, at): readonly WeekWish[] => {
    const asked = sentence.find(({ quote }) => EASY.test(normalise(quote)) && THAT_DAY.test(normalise(quote)));
    if (asked === undefined || getDays(asked).length > 0 || asked.isOther) return [];
    const named = [...(sentences[at - 1] ?? []), ...sentence.slice(0, sentence.indexOf(asked))].findLast(
      (clause) => getDays(clause).length > 0,
    );
    const weekdays = named === undefined ? [] : getDays(named);
    if (named === undefined || weekdays.length > MOST_DAYS) return [];
    const limit = { phrase: asked.quote, weekdays, closed: [], without: [], isEasy: true as const };
    return [{ quotes: [named.quote, asked.quote], days: [limit], effect: describeDayLimit(limit) }];
  });
}

const MOST_DAYS = 2;
