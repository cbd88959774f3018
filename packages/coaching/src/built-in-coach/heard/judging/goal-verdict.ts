import { daysBetween } from "@ironpace/training";
import type { Diary, Goal } from "../../own-data/diary.ts";
import { amount, dated, getCourse, lateness, monthly, nextStep, findSteps } from "../../own-data/page-numbers/goal-outlook.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";

/** What is asked of a goal: whether it comes in time, what it takes each month, how far it is, or when it comes. */
export type GoalQuestion = "outlook" | "needed" | "distance" | "when";

/** Up to this many times the pace so far is more, but within what training can change; beyond it a later day is the honest answer. */
const STEEP = 1.8;

/** The verdict on a goal first, then its numbers as the Goals page shows them: pace so far, pace needed, day on course. */
export function judgeGoal(goal: Goal, asked: GoalQuestion, diary: Diary, view: CoachView): Draft {
  const { course, from = [] } = getCourse(goal, diary, view.today);
  const { perDay, neededPerDay, reachesOn, standing } = course;
  // With too few values for a trend it is said how far it is.
  const question = reachesOn === undefined && (asked === "outlook" || asked === "when") ? "distance" : asked;
  const days = daysBetween(view.today, goal.due);
  const left = amount(Math.abs(goal.target - goal.current), goal);
  const outlook =
    reachesOn === undefined
      ? `I cannot tell yet when you will reach **${goal.title}**.`
      : standing === "behind"
        ? `**Not in time at this pace**: **${goal.title}** would come on **${dated(reachesOn)}**${lateness(course)}.`
        : `**Yes, on track**: at your pace so far you reach **${goal.title}** on **${dated(reachesOn)}**${lateness(course)}.`;
  const needed =
    neededPerDay === undefined
      ? undefined
      : `**${monthly(neededPerDay, goal)} a month** until ${dated(goal.due)}${perDay === undefined ? "" : `, against ${monthly(perDay, goal)} a month so far`}: ${left} in ${days} days.`;
  const lead =
    question === "needed" && needed !== undefined
      ? needed
      : question === "distance"
        ? `**${left}** to go: ${amount(goal.current, goal)} now, **${goal.title}** is due ${dated(goal.due)} (${days} days).`
        : question === "when" && reachesOn !== undefined
          ? `About **${dated(reachesOn)}** at your pace so far${lateness(course)} for **${goal.title}**.`
          : outlook;
  const isSteep = perDay !== undefined && neededPerDay !== undefined && Math.abs(neededPerDay) > STEEP * Math.abs(perDay);
  return {
    text: [
      lead,
      bullet([
        lead === outlook ? undefined : outlook.replaceAll("**", ""),
        question === "distance"
          ? undefined
          : `Now ${amount(goal.current, goal).split(" ")[0] ?? ""} of ${amount(goal.target, goal)}: ${left} to go, due ${dated(goal.due)} (${days} days${days >= 14 ? `, ${Math.floor(days / 7)} weeks` : ""})`,
        question === "needed" || perDay === undefined || neededPerDay === undefined
          ? undefined
          : `So far ${monthly(perDay, goal)} a month, ${monthly(neededPerDay, goal)} needed`,
        from[0] === undefined ? undefined : `First value ${amount(from[0].value, goal)} on ${dated(from[0].on)}`,
        findSteps(goal, diary, view),
      ]),
      ...(question === "needed" ? [howTo(goal, isSteep)] : ["That is your trend, not a promise."]),
      ...[nextStep(goal, standing, view)].flatMap((part) => part ?? []),
    ],
  };
}

/** What brings the gain, by the kind of goal: weekly dose of strength.md section 6, intensities of running.md section 5. */
function howTo({ title, unit }: Goal, isSteep: boolean): string {
  const work = /pull|dip|push|muscle/i.test(title)
    ? "Two or three short sessions a week do it: sets well short of failure, every rep clean, and one harder day."
    : unit === "min" || /\bkm\b|run|row/i.test(title)
      ? "What brings it is one threshold and one interval session a week on enough easy running, and a test when you are rested."
      : "What brings it is a heavy day and a second, lighter one for the lift each week, and a rested heavy single or double to show it.";
  return isSteep
    ? `${work} That is much faster than you have improved so far. With race training as well, a later date is more realistic.`
    : work;
}
