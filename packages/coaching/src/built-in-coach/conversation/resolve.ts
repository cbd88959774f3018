import type { AskedQuestion } from "../answer/asked.ts";
import type { Diary } from "../own-data/diary.ts";
import type { Draft } from "../topic.ts";
import { answerReport } from "../changes/report/index.ts";
import { enteredSession } from "./sessions/entered-session.ts";
import { whyLightWeek } from "./plan/light-week.ts";
import { illness } from "./illness.ts";
import { onTrip } from "./plan/trip.ts";
import { moveEntryDay } from "./open-card/entry-day.ts";
import { valueByNumber } from "./values/value-by-number.ts";
import { readLastAnswer } from "../turn/follow-up/record.ts";
import { type Frame, readFrame } from "../turn/frame.ts";
import { sayIn, type Tongue } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";
import { type Followed, openCards } from "./follow-up-of.ts";
import { workoutResults } from "./cards/named-workout.ts";

/** What a dialogue is about when a turn comes: its cards, what the last answer named, its subject, measure and time. */
export function readState(
  { content, turns }: AskedQuestion,
  before: Frame | undefined,
  tongue: Tongue,
  known: { readonly diary: Diary; readonly view: CoachView },
): Followed {
  const frame = readFrame(content, tongue, known.view.today);
  return {
    tongue,
    words: frame.words,
    frame,
    turns,
    // No reader here needs the articles, so none are looked up.
    last: readLastAnswer(turns, before, tongue, { ...known, articles: [] }),
    cards: openCards(turns),
    ...known,
    say: sayIn(tongue),
  };
}

/** A turn that is wholly read beside what the conversation holds: its cards, its numbers, the sessions it named. Undefined where a word is left over. */
export function resolveTurn(
  asked: AskedQuestion,
  before: Frame | undefined,
  tongue: Tongue,
  known: { readonly diary: Diary; readonly view: CoachView },
): Draft | undefined {
  const turn = readState(asked, before, tongue, known);
  const ill = illness(turn);
  if (ill !== undefined) return ill;
  return turn.frame.hasPain || turn.frame.isIll ? undefined : readTurn(turn);
}

type TurnReader = (turn: Followed) => Draft | undefined;

/** The answer of the first reader that has one, with its name. */
function readTurn(turn: Followed): Draft | undefined {
  for (const read of READERS) {
    const draft = read(turn);
    if (draft !== undefined) return { ...draft, reader: draft.reader ?? read.name };
  }
  return undefined;
}

/** Who reads a turn beside what the conversation holds, in this order. */
const READERS: readonly TurnReader[] = [answerReport, moveEntryDay, onTrip, whyLightWeek, valueByNumber, enteredSession, workoutResults];
