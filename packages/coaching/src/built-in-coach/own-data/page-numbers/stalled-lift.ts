import { addDays, shortDay } from "@ironpace/training";
import { bestOfLift } from "../../asking/best.ts";
import { bullet, setText, weight } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";

/** Why the weight of a lift stays as it is: "why have I been pressing 37.5 since October, feels like I'm stuck". */
export const stalledLift: PageNumber = {
  name: "stalled lift",
  isAsked: ({ words, slots }) =>
    slots.lifts.length === 1 &&
    /\b(?:why|how come)\b/.test(words) &&
    /\b(?:stuck|still|same|stall\w*|plateau\w*|not (?:going|gone) up|(?:isnt|doesnt|dont|wont) (?:go|going|move|moving|grow|growing)|been \w+ing)\b/.test(
      words,
    ) &&
    !/\b(?:hurts?|pain\w*|ache\w*|sore|goal|behind)\b/.test(words),
  answer: answerStalled,
};

const SHOWN = 6;
const LATELY = 56;

function answerStalled({ slots, diary, view }: PageQuestion): Draft | undefined {
  const [lift] = slots.lifts;
  const best = lift === undefined ? undefined : bestOfLift(lift, diary).values.at(-1);
  if (lift === undefined || best === undefined) return undefined;
  const [since] = slots.times.flatMap(({ past }) => past ?? []);
  const from = since?.from ?? addDays(view.today, -LATELY);
  const done = diary.work
    .filter(({ on }) => on >= from && on <= view.today)
    .flatMap(({ on, sets }) => {
      const top = sets
        .filter(({ exercise, isWarmUp }) => lift.fits.test(exercise) && !isWarmUp)
        .toSorted((a, b) => (b.kilograms ?? 0) - (a.kilograms ?? 0))[0];
      return top === undefined ? [] : [{ on, top }];
    });
  const last = done.at(-1)?.top;
  if (last?.kilograms === undefined) return undefined;
  const share = Math.round((100 * last.kilograms) / best.value);
  const same = done.filter(({ top }) => top.kilograms === last.kilograms && top.reps === last.reps);
  const [first, newest] = [same[0]?.top.rpe, same.at(-1)?.top.rpe];
  const easier = first === undefined || newest === undefined || same.length < 2 ? 0 : first - newest;
  return {
    text: [
      `**Because the loads of the plan come from your maximum**, and that of the ${lift.name} is ${weight(view, best.value)} (${shortDay(best.on)} ${best.on.slice(0, 4)}): ${weight(view, last.kilograms)} is **${share}%** of it. The weight varies around that from week to week and goes up when your maximum does.`,
      bullet(done.slice(-SHOWN).map(({ on, top }) => `${shortDay(on)}: ${setText(top, view)}`)),
      easier > 0
        ? `The same set has come down from RPE ${first ?? ""} to ${newest ?? ""}, so you are not stuck: it is time for a test or a new maximum.`
        : same.length > 1
          ? "The same set still takes the same effort, so the maximum has not moved yet."
          : "",
      "What moves it: log every set with its RPE, and enter a new best when you can do a set of 3–5 with more than the planned weight and two reps in reserve.",
    ].filter((part) => part !== ""),
  };
}
