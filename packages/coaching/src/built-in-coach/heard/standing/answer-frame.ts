import type { CoachProposal } from "@ironpace/contract";
import type { Day, Session } from "@ironpace/training";
import type { AskedQuestion } from "../../answer/asked.ts";
import { plainAnswer, type Turn } from "../../dialogue/turn.ts";
import { openTurn } from "../../focus/focus.ts";
import type { Diary, EnteredSession, Goal, Race, Work } from "../../own-data/diary.ts";
import { allSessions } from "../../topics/sessions.ts";
import { daysInText } from "../../turn/quantities/days-in-text.ts";
import type { Tongue } from "../../turn/languages.ts";
import { type Act, readUtterance } from "../utterance/act.ts";
import type { CoachView } from "../../view.ts";

/** Something of the athlete's own that an answer named. */
export type Named =
  | { readonly kind: "session"; readonly title: string; readonly on: Day; readonly session: Session }
  | { readonly kind: "work"; readonly title: string; readonly on: Day; readonly work: Work }
  | { readonly kind: "entry"; readonly title: string; readonly on: Day; readonly entry: EnteredSession }
  | { readonly kind: "goal"; readonly title: string; readonly on: Day; readonly goal: Goal }
  | { readonly kind: "race"; readonly title: string; readonly on: Day; readonly race: Race };

/** What the last answer leaves behind for the turns after it: the one thing that "it", "that" and "the second one" are read against. */
export interface AnswerFrame {
  readonly turn: Turn;
  readonly act: Act;
  /** First sentence of the answer: its verdict or its value. */
  readonly lead: string;
  /** What the answer named, in its order. */
  readonly named: readonly Named[];
  /** What it was about: what its first paragraph names, else the first line that names something. */
  readonly head: Named | undefined;
  /** The cards that wait for an answer. */
  readonly cards: readonly CoachProposal[];
}

export interface Known {
  readonly diary: Diary;
  readonly view: CoachView;
}

/** Reads what the last answer left behind; undefined before the first. */
export function readAnswerFrame({ turns }: Pick<AskedQuestion, "turns">, tongue: Tongue, known: Known): AnswerFrame | undefined {
  const turn = turns.at(-1);
  if (turn === undefined) return undefined;
  const text = plainAnswer(turn.answer);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const named = namedIn(lines, tongue, known);
  return {
    turn,
    act: readUtterance(turn.question, tongue).act,
    lead: lines[0] ?? "",
    named,
    head: pickedIn(lines[0] ?? "", named) ?? named[0],
    cards: openTurn(turns)?.proposals ?? [],
  };
}

/** "The one to worry about is **X**": what the first sentence picks out of the things that it names. */
function pickedIn(lead: string, named: readonly Named[]): Named | undefined {
  const title = /(?:\b(?:is|ist|est|es|e)|è) \*\*([^*]+)\*\*[^*]*$/u.exec(lead)?.[1];
  return title === undefined ? undefined : named.find((each) => each.title === title);
}

/** The athlete's own things that lines name by title and, where they have a day, by that day; each once. */
function namedIn(lines: readonly string[], tongue: Tongue, { diary, view }: Known): readonly Named[] {
  const all = everything(diary, view);
  const found: Named[] = [];
  for (const line of lines) {
    const days = daysInText(line, tongue, view.today);
    const here = all
      .flatMap((each) => {
        const at = line.indexOf(each.title);
        const isOfDay = each.kind === "goal" || each.kind === "race" || days.includes(each.on);
        return at < 0 || !isOfDay ? [] : [{ each, at }];
      })
      .toSorted((a, b) => a.at - b.at);
    found.push(...here.map(({ each }) => each));
  }
  return found.filter(
    (each, at) => found.findIndex((other) => other.kind === each.kind && other.title === each.title && other.on === each.on) === at,
  );
}

/** Sessions to come, entries, work, goals and races. A title that is part of another's is looked for after it. */
function everything({ work, entered, goals, races }: Diary, view: CoachView): readonly Named[] {
  const sessions = view.plan === undefined ? [] : allSessions(view.plan).filter(({ date }) => date >= view.today);
  return [
    ...sessions.map((session): Named => ({ kind: "session", title: session.title, on: session.date, session })),
    ...entered.map((entry): Named => ({ kind: "entry", title: entry.title, on: entry.on, entry })),
    ...work.map((each): Named => ({ kind: "work", title: each.title, on: each.on, work: each })),
    ...goals
      .filter(({ completedOn }) => completedOn === undefined)
      .map((goal): Named => ({ kind: "goal", title: goal.title, on: goal.due, goal })),
    ...races.map((race): Named => ({ kind: "race", title: race.name, on: race.on, race })),
  ];
}
