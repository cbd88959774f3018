import type { AskedQuestion } from "../asked.ts";
import type { CoachAnswer } from "../coach-answer.ts";
import { isAsking, plainAnswer } from "../../dialogue/turn.ts";
import { readFrame } from "../../turn/frame.ts";
import type { Tongue } from "../../turn/languages.ts";
import { isSameRequest } from "../../want/card-fields/same-request.ts";
import { familiesOf } from "../../want/families.ts";
import { findLostAmounts } from "./amounts.ts";
import { findLostVerbs, findLostWish } from "./card-verbs.ts";
import { findLostDays, findLostSpans } from "./days.ts";
import { findLostOperations } from "./operations.ts";
import type { AnswerKind, Audited, LeftPart } from "./part.ts";
import { findLostCondition, findTurnedRound } from "./ruled-out.ts";
import { findLostPointing, findLostSubject, findRepeated } from "./pointing.ts";
import { findLostName, findLostThings } from "./things.ts";
import { findLostTopic } from "./topics.ts";

/** Answers that are about the body, a refusal or a reply to a card, or ask back: they answer whatever else is in the message. */
const NOT_AUDITED =
  /^(?:injury|illness|comeback|medicines|medical clearance|doping|dangerous weight loss|cheating|instructions|other people|identity|greeting|thanks|what the coach sees|reminders|off topic|own data: (?:social|offtopic|adversarial)|dialogue: (?:not|accept|reject|undo|cold|constraint|as planned|offered)|change: (?:asked|line))/u;

/** What of a message its answer did not use; undefined where that is not to be asked. */
export function auditAnswer(asked: AskedQuestion, answer: CoachAnswer, tongue: Tongue, today: string): readonly LeftPart[] | undefined {
  if (answer.topic === undefined || NOT_AUDITED.test(answer.topic) || isReply(answer)) return undefined;
  if (answer.proposals.some(({ request }) => request.reason === "injury" || request.reason === "illness")) return undefined;
  const audited = toAudited(asked, answer, tongue, today);
  const isAskingBack = answer.proposals.length === 0 && isAsking(answer.text);
  return isAskingBack ? undefined : FINDERS.flatMap((find) => find(audited));
}

type Finder = (audited: Audited) => readonly LeftPart[];
const FINDERS: readonly Finder[] = [
  findTurnedRound,
  findLostWish,
  findLostVerbs,
  findLostCondition,
  findLostTopic,
  findLostOperations,
  findLostPointing,
  findRepeated,
  findLostSubject,
  findLostDays,
  findLostSpans,
  findLostThings,
  findLostName,
  findLostAmounts,
];

/** "Good, it stays as it is", "that is what the card says". */
function isReply({ reader, proposals, articles }: CoachAnswer): boolean {
  return reader === "reply" && proposals.length === 0 && articles.length === 0;
}

function toAudited(asked: AskedQuestion, answer: CoachAnswer, tongue: Tongue, today: string): Audited {
  const text = toPlain(answer.text);
  // Open cards that are shown once more are no answer of their own.
  const cards = isSameRequest(answer.proposals, asked.turns.at(-1)?.proposals ?? []) ? [] : answer.proposals;
  const [first] = answer.articles;
  return {
    tongue,
    content: asked.content,
    frame: readFrame(asked.content, tongue, today),
    today,
    turns: asked.turns,
    kind: kindOf(answer, cards.length > 0),
    text,
    held: `${text} ${JSON.stringify(cards).toLowerCase()}`,
    cards,
    article:
      first === undefined
        ? ""
        : answer.articles
            .map(({ title, summary, content = "" }) => `${title} ${summary} ${content}`)
            .join(" ")
            .toLowerCase(),
    titles: answer.articles
      .map(({ title }) => title)
      .join(" ")
      .toLowerCase(),
    sources: answer.articles.map(({ slug }) => slug),
    topic: answer.topic ?? "",
    by: answer.reader ?? answer.topic ?? "",
  };
}

function toPlain(text: string): string {
  return plainAnswer(text.replace(/\n\n_[^_]+_\s*$/u, ""))
    .replaceAll("**", "")
    .toLowerCase();
}

/** What kind of answer was found, whatever cards are open besides. */
export function kindOfAnswer({ turns }: AskedQuestion, answer: CoachAnswer): AnswerKind {
  return kindOf(answer, !isSameRequest(answer.proposals, turns.at(-1)?.proposals ?? []) && answer.proposals.length > 0);
}

function kindOf(answer: CoachAnswer, hasCards: boolean): AnswerKind {
  if (hasCards) return "card";
  const families = familiesOf(answer);
  if (answer.topic?.startsWith("own data") === true) return "own";
  return families.includes("knowledge") && (answer.articles.length > 0 || !families.includes("own")) ? "article" : "own";
}
