import type { Sex } from "@ironpace/training";
import { normalise } from "../../question.ts";
import type { Subject } from "../../query/query.ts";
import { liftNamed, testNamed } from "../../own-data/subject.ts";
import type { Draft } from "../../topic.ts";
import { answerJudged } from "../../turn/results/judged.ts";
import { framesOf } from "../../turn/follow-up/follow-up.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const MEN = / (?:(?:other |normal |average )?(?:men|man|mans|guys?|males?|dudes?|manner|mannern|mann|hommes?|hombres?|uomini|uomo))(?= )/;
const WOMEN = / (?:(?:other |normal |average )?(?:women|woman|girls?|females?|frauen|frau|femmes?|mujer(?:es)?|donne|donna))(?= )/;
const COMPARED =
  / (?:compared (?:to|with)|in comparison (?:to|with)|against|among(?:st)?|versus|vs|beside|next to|im vergleich zu|verglichen mit|gegenuber|unter|par rapport (?:a|aux)|compare aux?|chez|comparad[oa] con|comparado|respecto a|entre|frente a|rispetto (?:a|agli|alle)|in confronto|tra|fra)(?= )/;
const GOOD =
  / (?:(?:is|are|was) (?:that|it|this|those|they)|(?:any |really |pretty )?(?:good|decent|strong|okay|bad|weak|normal|average)|my age|age|ist das|sind das|(?:ein )?gute?r?|stark|schwach|schlecht|normal|mein alter|c est|est ce|bien|bonne?|fort|faible|mauvais|mon age|es|esta|eso|buen[oa]?|fuerte|mal[oa]?|mi edad|e|buon[oa]?|forte|debole|scarso|la mia eta)(?= )/;

/** "is it good", "es bueno?", "and for a man?": the value that was talked about, against people who train; of the other sex where one is named. */
export function judgeAgain(turn: Followed): Draft | undefined {
  const { words, diary, view } = turn;
  if (turn.cards.length > 0) return undefined;
  const clause = readClause(words);
  const own = namedIn(words);
  if (own !== undefined) {
    clause.take(/ vo2 ?max(?= )/);
    for (const { concept, text } of turn.frame.tokens) if (/^(?:lift|test):/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  }
  const sex: Sex | undefined = clause.take(MEN) !== undefined ? "male" : clause.take(WOMEN) !== undefined ? "female" : undefined;
  const isCompared = clause.take(COMPARED) !== undefined;
  let isAsked = false;
  while (clause.take(GOOD) !== undefined) isAsked = true;
  if (!(sex !== undefined || isAsked) || (isCompared && sex === undefined) || !clause.isRead()) return undefined;
  const subject = own ?? (turn.turns.length === 0 ? undefined : valueOf(turn));
  if (subject === undefined) return undefined;
  const other = sex === undefined ? view : { ...view, athlete: { ...view.athlete, sex: sex } };
  const judged = answerJudged({ ...turn.frame, subjects: [subject] }, diary, other);
  return judged === undefined ? undefined : { ...judged, isDecided: true };
}

/** The lift or test of the turn before, by its words, else by its slots; else the last that the conversation named. */
export function valueOf({ turns, last }: Followed): Subject | undefined {
  const framed =
    last === undefined
      ? undefined
      : framesOf(last.frame).flatMap(({ subjects }) => subjects.filter(({ lift, test }) => (lift ?? test) !== undefined))[0];
  return namedIn(turns.at(-1)?.question ?? "") ?? framed ?? turns.toReversed().flatMap(({ question }) => namedIn(question) ?? [])[0];
}

function namedIn(question: string): Subject | undefined {
  const words = normalise(question);
  const test = testNamed(words);
  const lift = test === undefined ? liftNamed(words) : undefined;
  return test !== undefined ? { name: test.name, test } : lift !== undefined ? { name: lift.name, lift } : undefined;
}
