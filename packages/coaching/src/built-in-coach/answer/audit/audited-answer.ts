import type { AskedQuestion, Sources } from "../asked.ts";
import type { CoachAnswer } from "../coach-answer.ts";
import { nearestArticle } from "../../article-choice/nearest-article.ts";
import { readFrame } from "../../turn/frame.ts";
import { sayIn, type Tongue } from "../../turn/languages.ts";
import type { CoachView } from "../../view.ts";
import { askBack, asksAboutCard } from "./ask-back.ts";
import { auditAnswer, kindOfAnswer } from "./audit-answer.ts";
import type { LeftPart } from "./part.ts";
import { wholeQuestions } from "./whole-question.ts";

/**
 * Holds an answer against the words of the message. It stands where everything that matters was used; where a part was not, that part is named;
 * where the main point was not, the turn is asked again as a whole question, and else the coach says what it understood and asks back.
 * @param answer asks a message that stands alone
 */
export async function auditedAnswer(
  asked: AskedQuestion,
  found: CoachAnswer,
  tongue: Tongue,
  view: CoachView,
  sources: Sources,
  answer: (whole: AskedQuestion) => Promise<CoachAnswer>,
): Promise<CoachAnswer> {
  const parts = auditAnswer(asked, found, tongue, view.today);
  const isMissed = parts?.some(({ isMain }) => isMain) === true;
  if (isMissed || isNotUnderstood(found)) {
    const whole = await askedWhole(asked, tongue, view, answer);
    if (whole !== undefined) return whole;
  }
  if (asked.turns.length > 0 && found.topic === "off topic" && speaksOfTraining(asked, tongue, view.today))
    return askBack(asked, found, { kind: "own", parts: [], tongue }, view, sources);
  if (parts === undefined || parts.length === 0) return found;
  if (!isMissed) return withLeft(found, parts, tongue);
  const kind = kindOfAnswer(asked, found);
  if (kind === "article") {
    const other = await nearestArticle(asked, tongue, view, sources);
    const isOther = other !== undefined && other.topic === "library" && other.articles[0]?.slug !== found.articles[0]?.slug;
    if (isOther && auditAnswer(asked, other, tongue, view.today)?.some(({ isMain }) => isMain) === false) return other;
  }
  return askBack(asked, found, { kind, parts, tongue }, view, sources);
}

/** "And without the hike, who wins?" goes on about training, whatever its other words are. */
function speaksOfTraining({ content }: AskedQuestion, tongue: Tongue, today: string): boolean {
  return readFrame(content, tongue, today).tokens.some(({ concept }) => OF_TRAINING.test(concept));
}

const OF_TRAINING = /^(?:sport|lift|test|kind|line|metric|pick|month|unit|topic)\b/u;

/** The answer to a later turn that was put into a request before it, where it uses every word of both. */
async function askedWhole(
  asked: AskedQuestion,
  tongue: Tongue,
  view: CoachView,
  answer: (whole: AskedQuestion) => Promise<CoachAnswer>,
): Promise<CoachAnswer | undefined> {
  const added = addedToCard(asked);
  const contents = [...(added === undefined ? [] : [added]), ...wholeQuestions(asked.content, asked.turns, tongue)];
  for (const content of contents.slice(0, MOST_ASKED)) {
    const whole = { ...asked, content, turns: [] };
    const found = await answer(whole);
    if ((found.proposals.length > 0 && content !== added) || found.articles.length > 0 || isNotUnderstood(found)) continue;
    const isUsed = [whole, { ...asked, turns: [] }].every((each) => auditAnswer(each, found, tongue, view.today)?.length === 0);
    const isSaid = asked.turns.some((turn) => turn.answer.startsWith(found.text.slice(0, SAME_START)));
    if (isUsed && !isSaid) return found;
  }
  return undefined;
}

/** What was added after the coach had asked about a card, as one wish with what was wished for. */
function addedToCard({ content, turns }: AskedQuestion): string | undefined {
  const last = turns.at(-1);
  return last !== undefined && last.proposals.length === 0 && asksAboutCard(last.answer) ? `${last.question}, ${content}` : undefined;
}

const MOST_ASKED = 2;
const SAME_START = 80;

function isNotUnderstood({ topic, proposals }: CoachAnswer): boolean {
  return proposals.length === 0 && (topic === undefined || topic === "off topic" || topic.startsWith("dialogue: not"));
}

/** Names what of a message its answer did not use. */
function withLeft(answer: CoachAnswer, parts: readonly LeftPart[], tongue: Tongue): CoachAnswer {
  const [first] = parts;
  // Where a sentence says it already, one is enough.
  if (first === undefined || SAID.test(answer.text)) return answer;
  const line = notUsed(first.words, tongue);
  const [, body = answer.text, introduction = ""] = /^([\s\S]*?)(\n\n_[^_]+_\s*)?$/u.exec(answer.text) ?? [];
  return { ...answer, text: `${body}\n\n${line}${introduction}` };
}

const SAID =
  /I did not use|The card does not hold|habe ich nicht verwendet|enthält .* nicht|pas utilisé|ne contient pas|No he usado|no contiene|Non ho usato|non contiene/u;

/** "I did not use “20 minutes”." */
function notUsed(words: string, tongue: Tongue): string {
  return sayIn(tongue)(
    `I did not use “${words}”.`,
    `„${words}“ habe ich nicht verwendet.`,
    `Je n’ai pas utilisé « ${words} ».`,
    `No he usado «${words}».`,
    `Non ho usato «${words}».`,
  );
}
