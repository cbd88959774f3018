import { fromPounds } from "@ironpace/training";
import { weight } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { NOTHING_YET, card } from "./card.ts";

/** "i weigh 63 kg now" */
export function newWeight(words: string, view: CoachView): Draft | undefined {
  const found =
    /\b(?:i (?:now |currently )?weigh|im (?:now )?(?:at )?|my (?:body ?)?weight (?:is|to|was)|body ?weight (?:is|to)?|change my weight(?: to)?|update my weight(?: to)?|set my weight(?: to)?|weighed (?:in )?(?:at )?)\s?(?:now |about |around |down to |up to |at )*(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)?\b(?! ?(?:years|yrs|yo|min|km|k|sec|m)\b)/.exec(
      words,
    );
  if (found?.[1] === undefined || /\b(how|should|goal|want|protein|lose|loose|years)\b/.test(words)) return undefined;
  if (/\bim\b/.test(found[0]) && found[2] === undefined) return undefined;
  const value = Number(found[1].replace(",", "."));
  const kilograms = /^(lb|pound)/.test(found[2] ?? view.athlete.units ?? "kg") ? fromPounds(value) : value;
  if (kilograms < 30 || kilograms > 250)
    return { text: [`${value} ${found[2] ?? view.athlete.units ?? "kg"} is outside of what the profile takes. Please check the number.`] };
  const before = view.athlete.bodyWeight;
  const rounded = Math.round(10 * kilograms) / 10;
  return {
    text: [
      `Set your body weight to **${weight(view, rounded)}**${before === undefined ? "" : ` (now ${weight(view, before)})`}.`,
      NOTHING_YET,
    ],
    proposals: card(
      `Body weight ${weight(view, rounded)}`,
      "It is in your profile; norms and protein follow.",
      { kind: "weight", kilograms: Math.round(10 * kilograms) / 10 },
      [{ label: "Body weight", ...(before !== undefined && { before: weight(view, before) }), after: weight(view, rounded) }],
    ),
  };
}
