import type { AskedQuestion } from "../../answer/asked.ts";
import { bestOfLift } from "../../asking/best.ts";
import type { Diary } from "../../own-data/diary.ts";
import { sum } from "../../own-data/figures.ts";
import { back } from "../../own-data/span.ts";
import { liftIn, type Lift } from "../../own-data/subject.ts";
import { readQuestion } from "../../question.ts";
import { bullet, capital, weight } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";

const RATIO =
  /^(?:(?:and|so|ok|is) )*(?:the |my |that )*ratio(?: (?:of (?:them|both|the 2|these)|between them))?(?: (?:ok|okay|good|fine|normal|any good|right|alright))*$/;

/** Deadlift to squat as athletes of both usually have it, and what is said where it is not. */
const USUAL = { low: 1.1, high: 1.3 };

/** "ratio ok?" after two lifts: what they are to each other. */
export function ratioOfLifts({ content, turns }: AskedQuestion, view: CoachView, diary: Diary): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  if (!RATIO.test(words) || turns.length < 2) return undefined;
  const lifts = turns.slice(-2).flatMap(({ question }) => liftIn(readQuestion(question, "coaching_question").words)?.lift ?? []);
  const [a, b] = lifts.map((lift) => ({ lift, kilograms: bestOfLift(lift, diary).values.at(-1)?.value }));
  if (a?.kilograms === undefined || b?.kilograms === undefined || a.lift.name === b.lift.name) return undefined;
  const [high, low] = a.kilograms >= b.kilograms ? [a, b] : [b, a];
  const ratio = (high.kilograms ?? 0) / (low.kilograms ?? 1);
  const isPair = high.lift.name === "deadlift" && low.lift.name === "back squat";
  const verdict = !isPair
    ? ""
    : ratio < USUAL.low
      ? ` Usual is ${USUAL.low}–${USUAL.high}: your deadlift can still grow, or the squat is your strength.`
      : ratio > USUAL.high
        ? ` Usual is ${USUAL.low}–${USUAL.high}: the squat can grow more than the deadlift.`
        : ` That is in the usual range of ${USUAL.low}–${USUAL.high}, so neither holds the other back.`;
  const body = view.athlete.bodyWeight;
  return {
    text: [
      `**${ratio.toFixed(2)} : 1**, ${high.lift.name} ${weight(view, high.kilograms ?? 0)} to ${low.lift.name} ${weight(view, low.kilograms ?? 0)}.${verdict}`,
      ...(body === undefined
        ? []
        : [
            `By body weight (${weight(view, body)}): ${high.lift.name} ${((high.kilograms ?? 0) / body).toFixed(2)} ×, ${low.lift.name} ${((low.kilograms ?? 0) / body).toFixed(2)} ×.`,
          ]),
    ],
  };
}

const ENOUGH =
  /^(?:(?:so|and|hey|ok) )*(?:do|am) i (?:do |doing |train |training )?(?:(squat|deadlift|bench|press|overhead press)(?:ing|s)?) enough\b/;
const WEEKS = 8;

/** "do i squat enough", and "per week, compared to deads" after it: sets and weight a week. */
export function enoughOfLift({ content, turns }: AskedQuestion, view: CoachView, diary: Diary): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const before = turns.at(-1) === undefined ? "" : readQuestion(turns.at(-1)?.question ?? "", "coaching_question").words;
  const isAlone = ENOUGH.test(words);
  const isAfter =
    ENOUGH.test(before) && words.split(" ").length <= MOST_WORDS && /\b(?:week|compared?|vs|versus|against|than|and)\b/.test(words);
  if (!isAlone && !isAfter) return undefined;
  const lifts = [liftIn(isAlone ? words : before)?.lift, isAfter ? liftIn(words)?.lift : liftIn(words.replace(ENOUGH, ""))?.lift].filter(
    (lift) => lift !== undefined,
  );
  const [first] = lifts;
  if (first === undefined) return undefined;
  const rows = lifts
    .filter((lift, at) => lifts.findIndex(({ name }) => name === lift.name) === at)
    .map((lift) => weekly(lift, diary, view));
  const [own] = rows;
  if (own === undefined) return undefined;
  const other = rows[1];
  return {
    text: [
      other === undefined
        ? `**${own.sets.toFixed(1)} sets a week** of ${first.name} in the last ${WEEKS} weeks, in ${own.sessions.toFixed(1)} sessions. ${own.sets >= 4 ? "Enough to keep and slowly raise it beside your running" : "Little: it keeps what you have, no more"}: one heavy session a week keeps strength, two of 3–5 hard sets raise it.`
        : `**${own.sets.toFixed(1)} sets of ${first.name} against ${other.sets.toFixed(1)} of ${other.lift.name} a week** in the last ${WEEKS} weeks. ${own.sets >= other.sets ? `You squat as much as you pull or more, which fits: the deadlift tires longer and needs fewer sets.` : `You do more of the ${other.lift.name}; two or three sets of it a week are enough.`}`.replace(
            "squat as much as you pull",
            first.name === "back squat" && other.lift.name === "deadlift" ? "squat as much as you pull" : "do as much of the first",
          ),
      bullet(
        rows.map(
          ({ lift, sets, sessions, tonnage }) =>
            `${capital(lift.name)}: **${sets.toFixed(1)} sets**, ${sessions.toFixed(1)} sessions, ${Math.round(tonnage).toLocaleString("en-GB")} kg a week`,
        ),
      ),
    ],
  };
}

const MOST_WORDS = 12;

function weekly(lift: Lift, { work }: Diary, { today }: CoachView) {
  const span = back(WEEKS, "weeks", today);
  const done = work.filter(({ on }) => on >= span.from && on <= span.to);
  const sets = done.flatMap((each) => each.sets.filter(({ exercise, isWarmUp }) => !isWarmUp && lift.fits.test(exercise)));
  return {
    lift,
    sets: sets.length / WEEKS,
    sessions: done.filter((each) => each.sets.some(({ exercise }) => lift.fits.test(exercise))).length / WEEKS,
    tonnage: sum(sets.map(({ kilograms = 0, reps = 0 }) => kilograms * reps)) / WEEKS,
  };
}
