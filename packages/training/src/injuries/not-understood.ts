import type { Day } from "../calendar/day.ts";
import { namesCondition } from "./conditions.ts";
import { daysAgo } from "./dating.ts";
import { isDenial } from "./negation.ts";
import { painNumber } from "./pain-number.ts";
import { positions } from "./phrases.ts";
import { namesSign } from "./red-flags.ts";
import { REGION_WORDS } from "./region-vocabulary.ts";
import { GOING_ON, LONG_AGO, MILD, MODERATE, RESOLVED, SEVERE } from "./severity-vocabulary.ts";
import { quote, readStatements, sentencesOf, type Statement } from "./statements.ts";
import type { Word } from "./word.ts";

/**
 * What an athlete wrote about injuries and nothing was read from, in their words: sentences that name no part of the body, no condition and
 * no sign of danger, and parts between commas with no word that is known. "No injuries" and "healthy" are understood.
 */
export function notUnderstood(text: string, today: Day): readonly string[] {
  const unread = sentencesOf(readStatements(text)).flatMap((sentence, number) => {
    const [first] = sentence;
    if (first === undefined) return [];
    const all = sentence.flatMap(({ words }) => words);
    if (!sentence.some(namesSomething)) return (number > 0 && isRemark(first)) || saysNothing(all, today) ? [] : [quote(first, all)];
    return sentence
      .filter((statement) => !namesSomething(statement) && !isRemark(statement) && !saysAnything(statement.words, today))
      .map((statement) => quote(statement, statement.words));
  });
  return [...new Set(unread)];
}

function namesSomething(statement: Statement): boolean {
  return positions(REGION_WORDS, statement.words).length > 0 || namesCondition(statement.words) || namesSign(statement);
}

/** It goes on about what was said before: "when running", "since March", "it swells". */
function isRemark({ words }: Statement): boolean {
  return REMARKS.has(words[0]?.text ?? "");
}

const REMARKS = new Set(
  "when,while,after,before,during,if,since,because,only,especially,mostly,usually,sometimes,often,worse,better,it,its,this,that,i,my,the,a,from,for,in,at,with,overhead,left,right,both,side,he,she,they,doctor,physio,can,can't,doing,training,running,squatting,lifting,seeing,getting,very,bit,quite,today,yesterday,last,until,about,around,hurts,hurt,pain,still,now,swollen,first,second,third".split(
    ",",
  ),
);

/** "none", "no injuries", "all good", "healthy". */
function saysNothing(words: readonly Word[], today: Day): boolean {
  return (
    isDenial(words) ||
    positions(RESOLVED, words).length > 0 ||
    painNumber(words) === 0 ||
    words.every(({ text }) => HEALTHY.has(text)) ||
    (words.length < 3 && daysAgo(words, today) !== undefined)
  );
}

const HEALTHY = new Set([
  "none",
  "nil",
  "n",
  "a",
  "na",
  "nothing",
  "healthy",
  "fit",
  "i",
  "am",
  "im",
  "and",
  "currently",
  "feeling",
  "great",
  "x",
  "ok",
  "perfectly",
  "completely",
  "so",
  "far",
]);

function saysAnything(words: readonly Word[], today: Day): boolean {
  const known = [MILD, MODERATE, SEVERE, RESOLVED, LONG_AGO, GOING_ON].some((book) => positions(book, words).length > 0);
  return (
    known ||
    isDenial(words) ||
    painNumber(words) !== undefined ||
    daysAgo(words, today) !== undefined ||
    words.every(({ text }) => /^\d/.test(text))
  );
}
