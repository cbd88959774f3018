import type { Day } from "#training/calendar/day.ts";
import { activitiesIn } from "#training/injuries/activities.ts";
import type { Clause } from "../../clause.ts";
import { forbids, getWords } from "../limit-movements.ts";
import { firstSpan, leadingPeriod, limitPeriod, NEVER_WORDS, opensAgain, type Period } from "../period.ts";
import { opensThen } from "#training/statements/dates-beside.ts";
import { OPENS_LATER } from "#training/statements/verdict.ts";

/** What is allowed so far holds until the day of the next check-up, wherever its sentence names it. */
export function untilInSentence(sentence: readonly Clause[], index: number, today: Day): Period {
  const own = getPeriod(sentence, index, today);
  if (own.until !== undefined || own.endsByWord) return own;
  return sentence.map(({ englishWords }) => limitPeriod(englishWords, today)).find(({ until }) => until !== undefined) ?? own;
}

/** The date of its own clause, else the first that the sentence names; a date before a "then" ends what stands before it. */
export function getPeriod(whole: readonly Clause[], at: number, today: Day): Period {
  const then = whole.findLastIndex(({ englishWords }, index) => index <= at && index > 0 && THEN.test(englishWords.join(" ")));
  const sentence = then < 0 ? whole : whole.slice(then);
  const index = then < 0 ? at : at - then;
  const dated = (clause: Clause | undefined): Period => {
    const words = clause?.englishWords ?? [];
    const before = clause === undefined ? [] : whole.slice(0, whole.indexOf(clause)).map((other) => other.englishWords.join(" "));
    const period = firstSpan(words.join(" "), before, today) ?? limitPeriod(words, today);
    // "Hasta el 15" has lost its article in English.
    return period.until === undefined && !period.endsByWord && clause !== undefined ? limitPeriod(clause.words, today) : period;
  };
  const own = dated(sentence[index]);
  if (own.until !== undefined || own.endsByWord) return own;
  const led = sentence
    .slice(0, index)
    .map(({ englishWords }) => leadingPeriod(englishWords.join(" "), today))
    .find((period) => period !== undefined);
  if (led !== undefined && !NEVER_WORDS.test(sentence[index]?.english ?? "")) return led;
  const isForbidden = forbids(sentence[index]?.english ?? "");
  const isForEver = NEVER_WORDS.test(sentence[index]?.english ?? "");
  const beside = sentence
    .filter((_, other) => other !== index)
    .filter(({ englishWords }) => BESIDE.test(englishWords.join(" ")))
    // "up to 8 km, no speed until 10 January": the date is that of the ban.
    // "never on two days in a row, and no hill sprints until spring": never has no end, and each ban its own.
    .filter(({ english }) => (isForbidden && !isForEver) || !forbids(english))
    .map((clause) => dated(clause))
    .find(({ until, endsByWord }) => endsByWord || (until !== undefined && until >= today));
  return beside ?? opensBehind(sentence, index, today) ?? own;
}

/** "20 minutes at most, speed only from 21 December": the careful weeks end on the same day. */
function opensBehind(sentence: readonly Clause[], index: number, today: Day): Period | undefined {
  const behind = sentence.slice(index + 1).find(({ englishWords }) => {
    const said = englishWords.join(" ");
    return OPENS_LATER.test(said) || (opensThen(said) && activitiesIn(getWords(said)).length === 0);
  });
  const until = behind === undefined ? undefined : opensAgain(behind.englishWords, today);
  return until === undefined || until < today ? undefined : { until, endsByWord: false };
}

const THEN = /^(?:then|after that|afterwards|dann|danach|luego|despues|ensuite|puis|apres|poi|dopo|daarna)\b/u;

/** What dates a whole sentence. */
const BESIDE =
  /\b(?:until|till|before|for|next|during|bis|fur|nachsten?|vor|hasta|durante|por|proximas?|jusqu\w*|pendant|pour|avant|prochaines?|fino|per|prossime|ate|tot|voor|komende)\b/u;
