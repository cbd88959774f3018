import type { Article } from "../../answer/asked.ts";
import { plainAnswer, type Turn } from "../../dialogue/turn.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import type { Tongue } from "../languages.ts";
import { type Named, readNamed } from "../quantities/named.ts";
import { type Quantity, quantitiesIn } from "../quantities/quantities.ts";

/** What the last answer was about. A short turn is answered from it: in other units, as a share, against the answer before, by its grounds. */
export interface LastAnswer extends Named {
  readonly question: string;
  readonly text: string;
  /** What was asked, with the slots of the turns before: subject, period, metric. */
  readonly frame: Frame;
  /** The numbers that the answer gave first, those in bold before the others. */
  readonly quantities: readonly Quantity[];
  /** The first numbers of the answers, newest first, as far back as they have one. */
  readonly series: readonly Quantity[];
  readonly turn: Turn;
}

/** Reads what the last answer was about; undefined before the first. */
export function readLastAnswer(
  turns: readonly Turn[],
  frame: Frame | undefined,
  tongue: Tongue,
  { articles, diary, view }: { readonly articles: readonly Article[]; readonly diary: Diary; readonly view: CoachView },
): LastAnswer | undefined {
  const turn = turns.at(-1);
  if (turn === undefined || frame === undefined) return undefined;
  const series: Quantity[] = [];
  for (const { answer } of turns.toReversed()) {
    const [first] = quantitiesIn(answer, tongue);
    if (first === undefined) break;
    series.push(first);
  }
  const text = plainAnswer(turn.answer).replaceAll(/\n*_[^_]+_\s*$/gu, "");
  return {
    question: turn.question,
    text,
    frame,
    quantities: quantitiesIn(turn.answer, tongue),
    series,
    turn,
    ...readNamed(turns, text, frame, tongue, diary, view),
    articles,
  };
}

/** Names nothing of its own to ask about: no subject, time, exercise or change. */
export function namesNothing({ subjects, periods, days, weekdays, lines, verbs, gear }: Frame): boolean {
  // "for the treadmill" is where a speed is set.
  const machines = gear.filter((each) => each !== "treadmill");
  return subjects.length + periods.length + days.length + weekdays.length + lines.length + verbs.length + machines.length === 0;
}

export function countWords({ words }: Frame): number {
  return words.split(" ").length;
}
