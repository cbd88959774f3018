import { daysBetween } from "@ironpace/training";
import { getLanguage } from "../../language/language.ts";
import type { Diary } from "../../own-data/diary.ts";
import { liftNamed, TESTS } from "../../own-data/subject.ts";
import { bestOfLift, bestOfTest } from "../../asking/best.ts";
import { readQuestion } from "../../question.ts";
import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Turn } from "../turn.ts";

const ASKS =
  /^(?:(?:and|so|but|ok|hm+) )*(?:is (?:that|it|this) (?:even )?(?:realistic|doable|possible|achievable|too (?:hard|ambitious|much))|can i (?:make|do|reach|hit) (?:it|that)|will i (?:make|reach|hit) (?:it|that)|realistic)\b/;
const MONTH_DAYS = 30.4;
/** A gain this much faster than before is called ambitious, up to it realistic. */
const AMBITIOUS = 1.3;

interface Asked {
  readonly content: string;
  readonly turns: readonly Turn[];
}

/** "is that doable" beside a card for a new goal: what it needs a month against what was gained. The card stays. */
export function goalOutlook({ content, turns }: Asked, view: CoachView, diary: Diary): Draft | undefined {
  const turn = turns.at(-1);
  const request = turn?.proposals[0]?.request;
  const { words } = readQuestion(content, "coaching_question");
  if (turn === undefined || request?.reason !== "record" || request.record.kind !== "goal" || !ASKS.test(words)) return undefined;
  const { title, current, target, unit, due } = request.record;
  const test = TESTS.find(({ said }) => said.test(title.toLowerCase()));
  const lift = test === undefined ? liftNamed(title.toLowerCase()) : undefined;
  const best = test === undefined ? (lift === undefined ? undefined : bestOfLift(lift, diary)) : bestOfTest(test, diary);
  const [first, last] = [best?.values[0], best?.values.at(-1)];
  const months = Math.max(0.5, daysBetween(view.today, due) / MONTH_DAYS);
  const factor = unit === "min" ? 60 : 1;
  const need = (factor * Math.abs(target - current)) / months;
  const shown = (value: number): string => (unit === "min" ? clock(Math.round(value)) : `${Math.round(10 * value) / 10} ${unit}`);
  const gained =
    first === undefined || last === undefined || first === last
      ? undefined
      : Math.abs(last.value - first.value) / Math.max(1, daysBetween(first.on, last.on) / MONTH_DAYS);
  const [verdict, urteil] =
    gained === undefined
      ? ["I cannot tell yet", "Das kann ich noch nicht sagen"]
      : need <= gained
        ? ["Yes, realistic", "Ja, realistisch"]
        : need <= AMBITIOUS * gained
          ? ["Ambitious, but possible", "Ehrgeizig, aber möglich"]
          : ["Very ambitious", "Sehr ehrgeizig"];
  const isInGerman = getLanguage({ content, turns }) === "de";
  const past =
    gained === undefined ? "" : isInGerman ? `; bisher waren es ${shown(gained)} im Monat` : `; so far it was ${shown(gained)} a month`;
  return {
    text: [
      isInGerman
        ? `**${urteil}**: es braucht ${shown(need)} im Monat${past}. Die Karte bleibt offen.`
        : `**${verdict}**: it needs ${shown(need)} a month${past}. The card stays open.`,
    ],
    proposals: turn.proposals,
    isFinal: true,
  };
}
