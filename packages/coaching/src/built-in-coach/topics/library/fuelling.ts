import type { CoachView } from "../../view.ts";
import type { Topic } from "../../topic.ts";
import { loadingAdvice } from "../../advice/food-advice.ts";
import { article, perKilogram } from "./article.ts";

/** What to eat, when, and how much. */
export const FUELLING: readonly Topic[] = [
  article(
    ["protein"],
    [
      [/\b(protein|whey|shake|amino|bcaas?|leucine)\b/, 4.5],
      [/\b(build muscle|gain muscle|muscle mass)\b/, 1.5],
    ],
    (view, words) => perKilogram(view, 1.6, 2.2, "protein a day", words),
  ),
  article(
    ["fuelling-during"],
    [
      [
        /^(?!.*\bload).*\b(carbohydrate|gels?|eat|fuel)\b.*\b(?:on|for) (?:a |an |the |my )?(?:\d+ ?(?:h|hr|hrs|hours?|min\w*)|half|marathon|long)\b/,
        4,
      ],
      [/^(?!.*\bload).*\b(carbohydrate|gels?)\b.*\b(long run|during|over \d+ min|per hour|race)\b/, 4],
      [
        /\b(gel|gels|carbohydrate per hour|grams? (of carbohydrate )?(per|an) hour|during (the |a |my )?(race|run|ride|marathon|hyrox|long run|workout|session)|bonk|bonking|hit the wall|fuelling during|fuel during|sports drink|isotonic|mid race|eat during|refuel)\b/,
        4.5,
      ],
      [/\b(fuel\w*|carbohydrate)\b/, 1.5],
    ],
  ),
  article(
    ["fuelling-before"],
    [
      [
        /\b(before (training|a session|the session|a workout|my workout|running|the race|a race|race|hyrox|a run|i run|lifting|the gym|my race)|pre ?workout|race breakfast|breakfast|morning of|carbohydrate load|carbohydrate loading|carboload|carbo load|night before|fasted|empty stomach|pasta)\b/,
        2.5,
      ],
      [/\b(eat|food|meal|fuel\w*|carbohydrate|breakfast|fasted|snack|loading|pasta)\b/, 2.5],
    ],
    (view, words) =>
      /\b(fasted|empty stomach)\b/.test(words)
        ? undefined
        : /\bload/.test(words)
          ? (loadingAdvice(view, words) ?? perKilogram(view, 10, 12, "carbohydrate a day while loading"))
          : (beforeStart(view, words) ?? perKilogram(view, 1, 4, "carbohydrate in the 1–4 hours before")),
  ),
  article(
    ["fuelling-after"],
    [
      [
        /\b(after (training|a session|the session|a workout|my workout|running|a run|a long run|lifting|the gym)|post ?workout|recovery (drink|shake|meal|food)|anabolic window)\b/,
        2.5,
      ],
      [/\b(eat|food|meal|fuel\w*|carbohydrate|drink|shake|snack)\b/, 2],
    ],
    (view, words) => perKilogram(view, 0.25, 0.3, "protein in the meal after", words),
  ),
  article(
    ["daily-food"],
    [
      [/\b(a|per|every) day\b|\bdaily\b/, 2.5],
      [/\bcarbohydrate\b/, 1.5],
      [
        /\b(calories|kcal|macros|diet|nutrition|how much (should i |to )?eat|eating enough|under ?fuel\w*|under ?eat\w*|vegan|vegetarian|keto|low carb|low carbohydrate|intermittent fasting|red s|reds|bulk|bulking)\b/,
        4,
      ],
      [/\b(eat|food)\b/, 1.5],
    ],
    (view, words) =>
      /\b(vegan|vegetarian|keto|low carb\w*|fasting)\b/.test(words)
        ? undefined
        : perKilogram(view, 5, 7, "carbohydrate on a day with about an hour of training"),
  ),
  article(
    ["losing-weight"],
    [
      [
        /\b(lose weight|losing weight|weight loss|fat loss|lose fat|lose \d+ ?(kg|kilos|lbs?|pounds)|cut|cutting|shred|lean out|leaner|get lean|deficit|body ?fat|abs|belly|drop weight|race weight|slim)\b/,
        6.5,
      ],
      [/\b(cut (the|my|out|down) (session|workout|sets|reps|time)|cut (short|back))\b/, -4],
    ],
  ),
];

/** With a starting time in the question: when to eat, how much and what. */
function beforeStart({ athlete }: CoachView, words: string): string | undefined {
  const found =
    /\b(?:start|starts|starting|race|begins|gun|wave|off)\b.*?\b(?:at |is |is at )(\d{1,2})(?::(\d{2}))? ?(am|pm)?\b(?! ?(?:k|km|weeks|days|min))/.exec(
      words,
    );
  if (found?.[1] === undefined) return undefined;
  const hour = Number(found[1]) + (found[3] === "pm" && Number(found[1]) < 12 ? 12 : 0);
  if (hour < 5 || hour > 22) return undefined;
  const clock = (hours: number): string => {
    const minutes = Math.round(60 * hours) + Number(found[2] ?? 0);
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  };
  const grams =
    athlete.bodyWeight === undefined
      ? "1.5–2.5 g of carbohydrate per kg"
      : `**${Math.round(1.5 * athlete.bodyWeight)}–${Math.round(2.5 * athlete.bodyWeight)} g** of carbohydrate`;
  return `With a start at ${clock(hour)}: breakfast between **${clock(hour - 3.5)} and ${clock(hour - 2.5)}**, ${grams}, from what you know (porridge or white bread with honey, a banana, little fat and fibre), 400–600 ml to drink; coffee if you are used to it. An hour before: a gel or half a banana, and sips of water. Nothing new on the day.`;
}

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
      : `At your ${Math.round(10 * bodyWeight) / 10} kg 3 mg per kg are **${Math.round(3 * bodyWeight)} mg**.`;
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
    [
      [/\b(alcohol|beer|beers|wine|drunk|hangover|hungover|drinking last night|booze|drinks last night|pints?|party|night out)\b/, 4.5],
      [/\b(?:alcohol|beers?|wine|bier|wein|alkohol)\b/, 4],
    ],
    (_, words) =>
      /\b(?:beers?|wine|glass|drink|bier|wein)\b/.test(words) &&
      /\bafter\b/.test(words) &&
      !/\b(?:morning|night|yesterday|hung ?over)\b/.test(words)
        ? "**One or two beers are fine**, with food and after you have drunk water; from three or four on it costs recovery and sleep."
        : undefined,
  ),
];
