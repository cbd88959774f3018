import type { WeekSentence, WeekWish } from "../week-wish.ts";

/** Not told which days: "some days", "manchmal", "hay días". */
const SOMETIMES =
  /\b(?:some ?(?:days|times|mornings|evenings|weeks)|sometimes|(?:the )?odd day|now and then|occasionally|on (?:bad|busy|late|some) days|a few days|it varies|depends|manchmal|ab und zu|hin und wieder|(?:an )?(?:manchen|einigen) tagen|(?:hay|algunos|ciertos) dias|a veces|dias (?:en|que)|certains (?:jours|soirs|matins)|des fois|parfois|quelquefois|il y a des jours|(?:certi|alcuni) giorni|a volte|ogni tanto|ci sono giorni|as vezes|(?:alguns|certos|ha) dias|soms|sommige dagen|af en toe)\b/u;
const HALF_HOUR =
  /\b(?:half an hour|half hour|halbe stunde|ne halbe stunde|media hora|(?:une )?demi heure|mezz ?ora|mezz?a ora|meia hora|half ?uur(?:tje)?)\b/u;
const QUARTERS = /\b(?:(?:a )?quarter of an hour|viertelstunde|cuarto de hora|quart d heure|quarto d ora)\b/u;
const NUMBER = /\b(?<minutes>[1-5]\d) ?(?:m|mins?|minut\w*|min\w*)\b/u;
const NOT_OF_TIME =
  /\b(?:runs?|swims?|rides?|rest|warm ?up|hurts?|pain|sore|ache\w*|stiff\w*|before it|after \d+ min|lauf\w*|correr|courir|correre)\b/u;

/** "Some days I only get half an hour": no day is shortened, and the head says how any session is cut. */
export function sometimesShort({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const minutes = getMinutes(said);
    const before = clauses[at - 1];
    const isSometimes = SOMETIMES.test(said) || (before !== undefined && SOMETIMES.test(before.words.join(" ")));
    if (minutes === undefined || !isSometimes || NOT_OF_TIME.test(said)) return [];
    const quotes = SOMETIMES.test(said) || before === undefined ? [clause.quote] : [before.quote, clause.quote];
    const after = clauses[at + 1];
    const isReason = after !== undefined && REASON.test(after.words.join(" "));
    return [{ quotes: isReason ? [...quotes, after.quote] : quotes, days: [], told: { kind: "short-day", minutes } }];
  });
}

const REASON = /^(?:it )?(?:depends|depending|je nachdem|depende|ca depend|dipende|hangt)\b/u;

/** Minutes that a clause leaves; undefined where it names none. */
function getMinutes(said: string): number | undefined {
  if (HALF_HOUR.test(said)) return 30;
  if (QUARTERS.test(said)) return 15;
  const told = NUMBER.exec(said)?.groups?.["minutes"];
  return told === undefined ? undefined : Number(told);
}
