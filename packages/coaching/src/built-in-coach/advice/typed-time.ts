import type { Turn } from "../dialogue/turn.ts";
import { isGerman } from "../language/german/gloss.ts";
import { distancesIn, timesIn } from "../reading/numbers.ts";
import { normalise, readQuestion } from "../question.ts";
import { clock, distance, pace } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";

/** A pace of training, of an erg or of a plan is no average of a time and a distance. */
const OTHER_PACE =
  /\b(?:paces|easy|threshold|tempo run|interval|repetition|long run|recovery|zones?|hyrox|row\w*|ski\w*|bike|ride|erg|swim\w*|log|add|set|goal|change|make|predict\w*|did|was|train\w*|should|plan\w*)\b/;
const ASKS_PACE = /\b(?:pace|how fast is(?= \d)|per (?:km|k|kilomet\w+|mile)|min ?\/ ?(?:km|mi))\b/;
const GOES_ON =
  /^(?:(?:and|so|ok|then|but|what about|how about|what|whats|if|it|for|at|with|in|is|would|be|pace|i|run|ran) )*\d{1,2}:\d{2}(?::\d{2})?$/;

const MINUTES_ALONE = /^(?:and|or|what about|how about) (?:for |in |at )?(\d{2})(?: ?min(?:utes)?| flat)?$/;

/** The pace of a time that is typed in: the athlete's own best says nothing about it. The distance may come from the question before. */
export function answerTypedTime(
  { content, turns }: { readonly content: string; readonly turns: readonly Turn[] },
  view: CoachView,
): Draft | undefined {
  const typed = readQuestion(content, "coaching_question").words;
  // "And 44?" after a time over a distance: minutes.
  const words = turns.length === 0 ? typed : typed.replace(MINUTES_ALONE, "and for $1:00");
  const clocks = words.match(/\b\d{1,2}:\d{2}(?::\d{2})?\b/g) ?? [];
  if (clocks.length !== 1 || OTHER_PACE.test(words)) return undefined;
  const last = turns.at(-1);
  const before = last === undefined || last.proposals.length > 0 ? "" : readQuestion(last.question, "coaching_question").words;
  const goesOn = GOES_ON.test(words) && ASKS_PACE.test(before) && !OTHER_PACE.test(before);
  if (!ASKS_PACE.test(words) && !goesOn) return undefined;
  const named = distancesIn(words);
  const metres =
    named.length > 0
      ? named
      : (turns
          .slice(-2)
          .toReversed()
          .map(({ question }) => distancesIn(readQuestion(question, "coaching_question").words))
          .find(({ length }) => length > 0) ?? []);
  const [of] = metres;
  // "1:45" is hours and minutes only beside the name of a long race.
  const [seconds] = timesIn(`${words} ${of !== undefined && of > 20_000 ? "marathon" : ""}`);
  if (of === undefined || metres.length > 1 || seconds === undefined) return undefined;
  const perKilometre = seconds / (of / 1000);
  // Nobody runs faster than 2:00 or walks slower than 20:00: something else was meant.
  if (perKilometre < 120 || perKilometre > 1200) return undefined;
  const isInGerman = isGerman(normalise(content)) || isGerman(normalise(last?.question ?? ""));
  return {
    isFinal: true,
    text: [
      isInGerman
        ? `${distance(view, of)} in ${clock(seconds)} sind **${pace(view, perKilometre)}**.`
        : `${distance(view, of)} in ${clock(seconds)} is **${pace(view, perKilometre)}**.`,
    ],
  };
}
