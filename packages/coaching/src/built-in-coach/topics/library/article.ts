import type { Cue, Topic } from "../../topic.ts";
import type { CoachView } from "../../view.ts";

/** A subject that an article answers, with what the athlete's own numbers add to it. */
export function article(
  slugs: readonly string[],
  cues: readonly Cue[],
  own?: (view: CoachView, words: string) => string | undefined,
): Topic {
  return {
    name: slugs[0] ?? "",
    cues,
    answer: ({ words }, view) => {
      const added = own?.(view, words);
      return { text: added === undefined ? [] : [added], articles: slugs, withSummary: true };
    },
  };
}

/** "At your 70 kg that is 112–154 g of protein a day."; by the weight that the question names, else the athlete's, and undefined without one. */
export function perKilogram(view: CoachView, low: number, high: number, of: string, words = ""): string | undefined {
  const named = NAMED_WEIGHT.exec(words)?.groups?.["kilograms"];
  const bodyWeight = named === undefined ? view.athlete.bodyWeight : Number(named);
  return bodyWeight === undefined
    ? undefined
    : `At ${named === undefined ? "your " : ""}${Math.round(10 * bodyWeight) / 10} kg that is **${Math.round(low * bodyWeight)}–${Math.round(high * bodyWeight)} g** of ${of}.`;
}

/** "at 60 kg", "if I weigh 70 kg" */
const NAMED_WEIGHT =
  /\b(?:at|with|for|weigh(?:ing|s)?|when i am|if i am|when im|if im|bei|mit) (?<kilograms>[3-9]\d|1[0-5]\d) ?(?:kg|kilos?)\b(?! (?:of|squat|bench|deadlift|bar))/u;
