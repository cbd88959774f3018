import type { AskedQuestion, Sources } from "../../answer/asked.ts";
import type { CoachAnswer } from "../../answer/coach-answer.ts";
import { isForbidden, isRefused } from "../../answer/own-answer.ts";
import { readState } from "../resolve.ts";
import { isTongue, findLanguage } from "../../language/language-in-conversation.ts";
import type { Draft } from "../../topic.ts";
import { frameOf } from "../../turn/index.ts";
import type { CoachView } from "../../view.ts";
import { contextOf } from "../../want/context.ts";
import { readWant, type WantReading } from "../../want/wants.ts";
import { isWish } from "../../want/kinds.ts";
import { cardClauses } from "../cards/card-clauses.ts";
import { equivalents } from "./equivalents.ts";
import { sessionMore } from "./session-more.ts";
import { cardDay } from "../cards/card-day.ts";
import { cardFields } from "../cards/card-fields.ts";
import { planDays } from "./plan-days.ts";
import { weekWithCards } from "../cards/week-with-cards.ts";
import { bestSums } from "./best-sums.ts";
import { figureSums, figureUnits } from "./figure-sums.ts";
import { goalSums } from "./goal-sums.ts";
import { raceTime } from "../races/race-time.ts";
import { rowsAgain } from "./rows-again.ts";
import { saidAmounts } from "./said-amounts.ts";
import { sessionSums } from "./session-sums.ts";
import { readStanding, type Standing } from "./standing.ts";

type Operation = (standing: Standing) => Draft | undefined | Promise<Draft | undefined>;

/** What can be done with what stands there, the narrower subjects first. */
const OPERATIONS: readonly Operation[] = [
  cardClauses,
  cardDay,
  cardFields,
  weekWithCards,
  planDays,
  sessionMore,
  raceTime,
  equivalents,
  goalSums,
  sessionSums,
  bestSums,
  saidAmounts,
  rowsAgain,
  figureUnits,
  figureSums,
];

/**
 * A later turn that computes on what the answers before it showed; undefined where it wants something else, or where the operation or what it is
 * about is not said completely.
 */
export async function answerOnStanding(asked: AskedQuestion, view: CoachView, sources: Sources): Promise<CoachAnswer | undefined> {
  const tongue = findLanguage(asked);
  if (asked.turns.length === 0 || asked.action !== "coaching_question" || !isTongue(tongue)) return undefined;
  if (isRefused(asked, view) || isForbidden(asked, view)) return undefined;
  const reading = await readWant(asked.content, await contextOf(asked.turns, sources.encodeSentence), sources.encodeSentence);
  if (!canCompute(reading)) return undefined;
  const diary = await sources.diary();
  const questions = asked.turns.map(({ question }) => question);
  const turn = readState(asked, frameOf(questions, tongue, diary, view), tongue, { diary, view });
  // "i'll be done" is read as "ill".
  const isIll = turn.frame.isIll && !/\bi['’]ll\b/iu.test(asked.content);
  if (turn.frame.hasPain || isIll) return undefined;
  const standing = readStanding(turn, reading, sources.encodeSentence);
  for (const operation of OPERATIONS) {
    const draft = await operation(standing);
    if (draft !== undefined) return written(withOpenCards(draft, standing), operation.name);
  }
  return undefined;
}

/** A question beside an open card leaves it open. */
function withOpenCards(draft: Draft, { turns, say }: Standing): Draft {
  const { proposals = [], decision = null } = turns.at(-1) ?? {};
  if (draft.proposals !== undefined || draft.isDecided === true || decision !== null || proposals.length === 0) return draft;
  const stays = say(
    "The card stays open.",
    "Die Karte bleibt offen.",
    "La carte reste ouverte.",
    "La tarjeta sigue abierta.",
    "La scheda resta aperta.",
  );
  return { ...draft, text: [...draft.text, stays], proposals };
}

/** Share of what asks for health or wishes for another record from which on nothing is computed. */
const OTHER = 0.6;

function canCompute({ shareOf, want, share }: WantReading): boolean {
  return shareOf((each) => NEVER.has(each)) < OTHER && !(isWish(want) && share >= WISHED);
}

/** A change is wished for, whatever else its words could compute. */
const WISHED = 0.8;

const NEVER: ReadonlySet<string> = new Set(
  "ill injury avoid adversarial offtopic settings best-new log done not-done race-new goal-new equipment away delete-log entry-change".split(
    " ",
  ),
);

function written({ text, proposals = [], followUps = [], reader }: Draft, operation: string): CoachAnswer {
  return {
    topic: proposals.length > 0 ? "change: later turn" : "own data: later turn",
    reader: reader ?? operation,
    text: text.filter((part) => part !== "").join("\n\n"),
    sources: [],
    articles: [],
    proposals,
    followUps,
  };
}
