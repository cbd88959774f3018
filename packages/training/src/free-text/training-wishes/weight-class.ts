import type { WeekSentence, WeekWish } from "../week-wish.ts";

const WEIGHT_CLASS =
  /\b\d{2,3}(?:[.,]\d)? ?(?:kg|kgs|kilos?|lbs?)? ?(?:weight ?)?(?:class|klasse|gewichtsklasse|categoria|categorie|category)\b|\b(?:class|klasse|categoria|categorie) (?:of |de |bis |di |van )?\d{2,3} ?(?:kg|kilos?)?\b/u;
const NOT_OF_WEIGHT = /\b(?:spin|yoga|gym|fitness|school|group|age|altersklasse)\b/u;

/** "I compete in the 93 kg class": a weight, and no class that somebody joins. */
export function weightClass({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote, words, isOther }): readonly WeekWish[] => {
    const said = words.join(" ");
    if (isOther || !WEIGHT_CLASS.test(said) || NOT_OF_WEIGHT.test(said)) return [];
    return [
      {
        quotes: [quote],
        days: [],
        effect:
          "the plan includes no water cut; if you are above your class, lose half a kilogram a week at most or enter the next class up, and decide four weeks before the meet",
      },
    ];
  });
}
