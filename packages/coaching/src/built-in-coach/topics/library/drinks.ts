import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";

/** What to drink, and what else is swallowed for sport. */
export const DRINKS: readonly Topic[] = [
  article(
    ["hydration"],
    [
      [
        /\b(hydrat\w*|dehydrat\w*|electrolytes?|salt|sodium|drink enough|how much (water|should i drink)|drink (water|enough|during|on)|cramp|cramps|cramping|sweat|sweating|thirst)\b/,
        4,
      ],
      [/\b(period|menstrual)\b/, -5],
    ],
  ),
  article(["caffeine"], [[/\b(caffeine|coffee|espresso|energy drinks?|red bull|pre ?workout powder|monster)\b/, 5]], (view) => {
    const { bodyWeight } = view.athlete;
    return bodyWeight === undefined
      ? undefined
      : `At your ${Math.round(bodyWeight)} kg 3 mg per kg are **${Math.round(3 * bodyWeight)} mg**.`;
  }),
  article(
    ["supplements"],
    [
      [
        /\b(creatine|supplement|supplements|beta alanine|bicarb|bicarbonate|nitrate|beetroot|vitamin d|vitamins?|iron tablets?|magnesium|omega|collagen|ashwagandha|pre ?workout|probiotics?|zma)\b/,
        4.5,
      ],
    ],
  ),
  article(
    ["alcohol"],
    [[/\b(alcohol|beer|beers|wine|drunk|hangover|hungover|drinking last night|booze|drinks last night|pints?|party|night out)\b/, 4.5]],
  ),
];
