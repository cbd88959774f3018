import type { Followed } from "../../conversation/follow-up-of.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { amountIn, dayIn, thingIn } from "../../turn/names.ts";
import { bareUnit } from "../asked/words.ts";

const EVERY = bareUnit(
  "each|every|all|history|progression|steps|over time|jede\\p{L}*|alle|verlauf|chaque|tous|toutes|historique|cada|todas|todos|historial|ogni|tutti|tutte|storico",
);
const BEST = bareUnit("pbs?|prs?|bests?|records?|max(?:es|imum)?|bestleistung\\p{L}*|bestzeit\\p{L}*|rekord\\p{L}*|marcas?|massimal[ei]");

/** "when was each squat pb": every best of one lift or test with its day. */
export function bestSteps({ frame, words, view, diary, tongue, say }: Followed): Draft | undefined {
  const named = frame.subjects.filter(({ lift, test }) => lift !== undefined || test !== undefined);
  const [subject] = named;
  if (subject === undefined || named.length !== 1 || !EVERY.test(words) || !BEST.test(words)) return undefined;
  const field = subject.lift?.benchmark ?? subject.test?.benchmark;
  const values = diary.benchmarks.filter((each) => each.field === field);
  const steps = values.filter((each, at) => at === 0 || each.value !== values[at - 1]?.value);
  const last = steps.at(-1);
  if (field === undefined || last === undefined || steps.length < 2) return undefined;
  const shown = (value: number): string =>
    subject.lift !== undefined ? amountIn(tongue, value, "weight", view) : field.startsWith("strict") ? String(value) : clock(value);
  return {
    reader: "steps of a best",
    text: [
      `**${thingIn(tongue, subject.name)}: ${shown(last.value)}**, ${dayIn(tongue, last.on)}. ${say(
        `${steps.length} values, the newest first:`,
        `${steps.length} Werte, der neueste zuerst:`,
        `${steps.length} valeurs, la plus récente d’abord :`,
        `${steps.length} valores, el más reciente primero:`,
        `${steps.length} valori, il più recente per primo:`,
      )}`,
      bullet(steps.toReversed().map(({ value, on }) => `**${shown(value)}**, ${dayIn(tongue, on)}`)),
    ],
  };
}
