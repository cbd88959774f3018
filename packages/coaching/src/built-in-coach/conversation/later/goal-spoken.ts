import { daysBetween } from "@ironpace/training";
import { bestsOf } from "../../turn/results/bests.ts";
import { liftNamed, testNamed } from "../../own-data/subject.ts";
import type { Goal } from "../../own-data/diary.ts";
import type { Subject } from "../../query/query.ts";
import { normalise } from "../../question.ts";
import type { Best } from "../../asking/best.ts";
import { newest, type Standing } from "./standing.ts";

/** The goal that the last turns speak of, with the values of its lift or test. */
export interface GoalSpoken {
  readonly goal: Goal;
  readonly best: Best | undefined;
  /** In the unit of the best: seconds of a time. */
  readonly target: number;
  readonly now: number;
  readonly daysLeft: number;
}

/** The goal of an open card, else the one that the newest answer names first. */
export function goalSpoken(standing: Standing): GoalSpoken | undefined {
  const { cards, diary, view, earlier } = standing;
  const card = cards.flatMap(({ request }) =>
    request.reason === "record" && (request.record.kind === "goal" || request.record.kind === "goal-change") ? [request.record] : [],
  )[0];
  const changed = card?.kind === "goal-change" ? diary.goals.find(({ id }) => id === card.goalId) : undefined;
  const named = newest({ ...standing, earlier: earlier.slice(0, 2) }, (each) => {
    const goals = diary.goals.filter(({ completedOn, title }) => completedOn === undefined && each.answer.includes(title));
    return goals.length === 1 ? goals[0] : undefined;
  });
  const spoken = named ?? goalOfGap(standing);
  const goal: Goal | undefined =
    card === undefined
      ? spoken
      : {
          id: "",
          current: card.kind === "goal" ? card.current : (changed?.current ?? 0),
          falling: false,
          unit: card.kind === "goal" ? card.unit : (changed?.unit ?? ""),
          ...changed,
          title: card.title,
          target: card.target,
          due: card.due,
        };
  if (goal === undefined) return undefined;
  const subject = subjectOf(goal.title);
  const best = subject === undefined ? undefined : bestsOf(subject, diary)[0];
  const factor = goal.unit === "min" ? 60 : 1;
  return {
    goal,
    best,
    target: factor * goal.target,
    now: best?.values.at(-1)?.value ?? factor * goal.current,
    daysLeft: daysBetween(view.today, goal.due),
  };
}

/** "50 s to go: 46:20 → 45:30" names the goal by its numbers. */
function goalOfGap({ diary, reading, earlier }: Standing): Goal | undefined {
  const open = diary.goals.filter(({ completedOn }) => completedOn === undefined);
  if (reading.context !== "goal") return undefined;
  const subjects = earlier[0]?.frame.subjects ?? [];
  return open.find(({ title }) => subjects.some(({ name }) => name === subjectOf(title)?.name));
}

export function subjectOf(title: string): Subject | undefined {
  const words = normalise(title);
  const test = testNamed(words);
  const lift = test === undefined ? liftNamed(words) : undefined;
  return test !== undefined ? { name: test.name, test } : lift !== undefined ? { name: lift.name, lift } : undefined;
}
