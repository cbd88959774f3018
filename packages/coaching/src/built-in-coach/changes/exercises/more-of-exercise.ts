import { addDays, itemText, shortDay, swapOptions } from "@ironpace/training";
import type { Diary } from "../../own-data/diary.ts";
import { liftNamed, TESTS } from "../../own-data/subject.ts";
import { bestOfTest } from "../../asking/best.ts";
import { bullet, list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import { PREVIEW } from "../card.ts";
import { getRow } from "../session-named.ts";
import { isNamed, getWork } from "./swap-exercise.ts";

const STATION =
  /\b(?:wall ?balls?|sled(?: push| pull)?|burpees?|broad jumps?|lunges?|farmers?(?: carry)?|sandbags?|ski ?erg|rower|row erg|pull ?ups?|chin ?ups?|push ?ups?|dips?|row(?:s|ing)?|ski(?:ing)?)\b/;

/** The exercise that a wish for more names. */
export function exerciseNamed(words: string): string | undefined {
  return STATION.exec(words)?.[0] ?? (liftNamed(words) === undefined ? undefined : words.trim());
}

const MOST_CARDS = 2;
const DAYS_AHEAD = 21;
/** The rules of the plan are checked for every try, which takes its time. */
const MOST_TRIED = 12;
/** Repetitions of a set of practice, as a share of the most in one go. */
const PRACTICE = 0.5;

/** "more pull-ups": where the exercise is planned, the lines that can become it, and how much more is sensible. */
export function getMore(exercise: string, view: CoachView, diary: Diary): Draft {
  const { plan, today, athlete } = view;
  const open =
    plan === undefined
      ? []
      : allSessions(plan).filter((each) => each.date >= today && each.date <= addDays(today, DAYS_AHEAD) && isOpen(plan, each));
  const planned = open.flatMap((session) =>
    getWork(session).flatMap((item) => (isNamed(item.name, exercise) ? [`${shortDay(session.date)}: ${itemText(item)}`] : [])),
  );
  const found: {
    readonly title: string;
    readonly text: string;
    readonly sessionId: string;
    readonly item: string;
    readonly by: string;
    readonly on: string;
  }[] = [];
  let tried = 0;
  if (plan !== undefined)
    for (const session of open) {
      const lines = getWork(session);
      // One line a session: what is already there stays.
      if (found.length >= MOST_CARDS || tried >= MOST_TRIED || lines.some(({ name }) => isNamed(name, exercise))) continue;
      for (const item of lines.slice(1)) {
        tried += 1;
        const option = swapOptions(plan.plan, athlete, session.id, item.id, 6).find(({ by }) => isNamed(by, exercise));
        if (option === undefined) continue;
        found.push({
          title: `${item.name} → ${option.by}`,
          text: `${itemText(item)} becomes ${option.text}`,
          sessionId: getRow(plan, session),
          item: item.id,
          by: option.by,
          on: session.date,
        });
        break;
      }
    }
  const test = TESTS.find(({ said, kind }) => kind === "count" && said.test(exercise));
  const best = test === undefined ? undefined : bestOfTest(test, diary).values.at(-1)?.value;
  const goal = diary.goals.find(
    ({ title, completedOn }) =>
      completedOn === undefined && new RegExp(exercise.replace(/ ?s?$/, "").replaceAll(" ", ".?"), "i").test(title),
  );
  const dose =
    best === undefined || best < 2
      ? "Two more sessions a week with 3 sets at RPE 7 are enough to improve"
      : `Your best is ${best}, so **5–6 sets of ${Math.max(2, Math.round(PRACTICE * best))}**, twice a week, never to failure`;
  return {
    text: [
      found.length > 0
        ? `More ${exercise}: in ${list(found.map(({ on, text }) => `**${shortDay(on)}** ${text}`))}.`
        : `I cannot add more ${exercise} to the next three weeks without overloading you.`,
      planned.length > 0 ? `Planned already:\n${bullet(planned.slice(0, 4))}` : `None of it is planned in the next three weeks.`,
      `${dose}${goal === undefined ? "" : `; your goal is **${goal.title}** by ${shortDay(goal.due)}`}. Do them after a strength session and log them, so that I can count them.`,
      ...(found.length > 0 ? [PREVIEW] : []),
    ],
    proposals: found.map(({ title, sessionId, item, by, on }) => ({
      title,
      why: `You want more ${exercise}; ${shortDay(on)}.`,
      request: { reason: "swap" as const, sessionId, item, replacement: by },
    })),
  };
}
