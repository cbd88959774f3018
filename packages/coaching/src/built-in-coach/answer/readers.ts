import { effortAsPace } from "../advice/effort-as-pace.ts";
import { answerJudgedPace } from "../advice/judged-pace.ts";
import { answerSessionFood } from "../advice/session-food.ts";
import { answerTypedNumbers } from "../advice/typed-numbers.ts";
import { answerTypedTime } from "../advice/typed-time.ts";
import { getSlots } from "../asking/ask.ts";
import { answerNotHeld } from "../asking/not-held.ts";
import type { Speech } from "../asking/speech.ts";
import { chooseCard } from "../dialogue/cards/choose-card.ts";
import { afterConstraint } from "../dialogue/constraint.ts";
import { soreSession } from "../dialogue/health/sore-session.ts";
import { statedCold } from "../dialogue/health/stated-cold.ts";
import { stillDoable } from "../dialogue/health/still-doable.ts";
import { trainIll } from "../dialogue/health/train-ill.ts";
import { trainOrNot } from "../dialogue/health/train-or-not.ts";
import { compared } from "../dialogue/values/compared.ts";
import { racePace } from "../dialogue/values/race-pace.ts";
import { withoutContext } from "../dialogue/without-context.ts";
import type { Diary } from "../own-data/diary.ts";
import { answerQuery } from "../query/index.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { answerOrder } from "../wishing/orders/index.ts";
import type { AskedQuestion } from "./asked.ts";
import { isRefused } from "./own-answer.ts";
import type { Reader } from "./reader.ts";

/** What the first readers of a message in English or German have in hand. */
export interface Reading {
  /** The message as it was typed. */
  readonly message: AskedQuestion;
  /** The message in the wording that the readers know. */
  readonly asked: AskedQuestion;
  readonly speech: Speech;
  readonly isEnglish: boolean;
  readonly diary: Diary;
  readonly view: CoachView;
}

/** A reader with the topic that its answers are filed under. */
export interface FirstReader extends Reader<Reading> {
  readonly topic: string;
}

/** Every word of the message was used: no part of it needs an answer of its own. */
export const QUERY = "own data: query";

/**
 * Who reads a message first, in this order: what follows from the card or the answer before, what asks for rows of the log or names all it wants,
 * and what is about training while ill or sore. What none of them answers is read as a wish, a question on own data or one for the library.
 */
export const FIRST_READERS: readonly FirstReader[] = [
  {
    ...reader("stated cold", "I have a runny nose today", ({ asked, view, speech }) => statedCold(asked.content, view, speech)),
    topic: "dialogue: cold",
  },
  {
    ...reader(
      "compared values",
      "and how is that against the squat?",
      english(({ asked, view, diary }) => compared(asked, view, diary)),
    ),
    topic: "dialogue: constraint",
  },
  {
    ...reader(
      "constraint",
      "only 30 minutes though",
      english(({ asked, view }) => afterConstraint(asked, view)),
    ),
    topic: "dialogue: constraint",
  },
  {
    ...reader(
      "order",
      "away from 10 to 13 December",
      english((reading) => (findQuery(reading) === undefined ? answerOrder(reading.asked, reading.diary, reading.view) : undefined)),
    ),
    topic: "change: order",
  },
  {
    name: "query",
    reads: "how far did I run in May?",
    answer: (reading) => (reading.isEnglish ? findQuery(reading) : undefined),
    topic: QUERY,
  },
  ...[
    always("choice of a card", "the second one", ({ asked, speech }) => chooseCard(asked, speech === "de")),
    always("training ill", "can I run with a cold?", ({ asked, view, speech }) => trainIll(asked, view, speech)),
    always("without context", "is it too much?", ({ asked, view }) => withoutContext(asked, view)),
    always("still doable", "can I still do it tomorrow?", ({ asked, view, speech }) => stillDoable(asked, view, speech)),
    always("sore session", "my legs are sore, squat anyway?", ({ asked, view, speech }) => soreSession(asked, view, speech)),
    always("race pace", "what pace is 1:20?", ({ asked, view, diary, speech }) =>
      TIME_OR_PACE.test(asked.content) ? racePace(asked, view, diary, speech) : undefined,
    ),
    reader("train or not", "should I train today?", ({ asked, view }) => trainOrNot(asked, view)),
    always("typed numbers", "what is 80 × 5 as a max?", ({ asked, view }) => answerTypedNumbers(asked, view)),
    always("typed time", "is 22:15 good?", ({ asked, view }) => answerTypedTime(asked, view)),
    always("judged pace", "is 5:30 too slow for easy?", ({ asked, view }) => answerJudgedPace(asked, view)),
    always("effort as pace", "what pace is RPE 7?", ({ asked, view }) => effortAsPace(asked, view)),
    reader("food of a session", "what do I eat before it?", ({ asked, view }) => answerSessionFood(asked, view)),
    reader("not held", "what was my heart rate?", ({ asked, view, diary, speech }) =>
      asked.turns.length > 0 && asked.content.length > SHORT
        ? undefined
        : answerNotHeld(getSlots(asked.content, view, diary), diary, view, speech),
    ),
  ].map((each) => ({ ...each, topic: "advice" })),
];

type Read = (reading: Reading) => Draft | undefined;

/** A reader of everything but what is refused. */
function reader(name: string, reads: string, read: Read): Reader<Reading> {
  return { name, reads, answer: (reading) => (isRefused(reading.asked, reading.view) ? undefined : read(reading)) };
}

function always(name: string, reads: string, answer: Read): Reader<Reading> {
  return { name, reads, answer };
}

function english(read: Read): Read {
  return (reading) => (reading.isEnglish ? read(reading) : undefined);
}

function findQuery({ message, asked, diary, view }: Reading): Draft | undefined {
  return answerQuery(message, diary, view) ?? answerQuery(asked, diary, view);
}

/** Without a time or a pace nobody asks what a target needs. */
const TIME_OR_PACE = /\d:\d\d|pace|split|\bper k|pro k|tempo|how fast|runs?\b/iu;

/** A message so short may be the second half of a question. */
const SHORT = 120;
