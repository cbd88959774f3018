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

/** "At your 70 kg that is 112–154 g of protein a day."; undefined without a body weight. */
export function perKilogram(view: CoachView, low: number, high: number, of: string): string | undefined {
  const { bodyWeight } = view.athlete;
  return bodyWeight === undefined
    ? undefined
    : `At your ${Math.round(bodyWeight)} kg that is **${Math.round(low * bodyWeight)}–${Math.round(high * bodyWeight)} g** of ${of}.`;
}
