import { shortDay, getWeekday } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";

const TWICE =
  /\b(?:train|work ?out|sessions?|go)\b.*\b(?:twice|2x|2 times|two times|double)\b(?! (?:a|per|each) week)|\b(?:twice|2 sessions|two sessions|a double|double day|2 a days?)\b.*\b(?:on|every|today|tomorrow|mon|tues|wednes|thurs|fri|satur|sun)|\bam and (?:\w+ )?(?:run |lift )?pm\b/;
const WISH = /\b(?:want|would like|id like|can i|could i|lets|make|add|do|train)\b/;
const STEMS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** "train twice on Saturdays": the plan has one session a day; what is possible beside it is said. */
export function twiceADay(words: string, { plan, today, athlete }: CoachView): Draft | undefined {
  if (plan === undefined || !TWICE.test(words) || !WISH.test(words) || /\b(?:how|did|have i)\b/.test(words)) return undefined;
  const named = /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/.exec(words)?.[1];
  const day = STEMS.indexOf(named ?? "") + 1;
  const session = allSessions(plan).find(
    (each) => each.date >= today && isOpen(plan, each) && (day === 0 || getWeekday(each.date) === day),
  );
  const minutes = day === 0 ? undefined : athlete.availability.minutes?.[day as 1];
  return {
    text: [
      `The plan puts **one session on a day**, so I cannot put two on it.${session === undefined ? "" : ` On ${shortDay(session.date)} it has **${session.title}** (${session.duration} min${minutes === undefined ? "" : ` of your ${minutes}`}).`}`,
      "What works: keep that session and enter a short lift of your own under **Workouts** for the same day (20–30 min, upper body or core, RPE 6 at most). Lift first and run at least six hours later, or run first where the run is the hard one; it counts in your load.",
      "Which times do you have in mind, and should the lift replace a lift of the week or come on top? On top I would leave it at 20 min.",
    ],
    isDecided: true,
  };
}
