import { hyroxPrediction } from "@ironpace/training";
import { roughly } from "../say.ts";
import type { CoachView } from "../view.ts";
import type { Advice, Bilingual } from "./advice.ts";

/** "103–142 g": grams of a range per kilogram; per kilogram where no body weight is known. */
function grams({ athlete: { bodyWeight } }: CoachView, low: number, high: number): { readonly en: string; readonly de: string } {
  if (bodyWeight === undefined) return { en: `${low}–${high} g per kg`, de: `${low}–${high} g pro kg`.replaceAll(".", ",") };
  const range = `${Math.round(low * bodyWeight)}–${Math.round(high * bodyWeight)} g`;
  return { en: range, de: range };
}

const LONG_RACE_MINUTES = 90;

/** Whether the race takes so long that stores have to be filled for days. */
function isLongRace({ athlete, today }: CoachView, words: string): boolean {
  if (/\b(?:marathon|half|ultra|ironman|70.3|triathlon)\b/.test(words)) return true;
  const total = hyroxPrediction(athlete, today).total;
  return /\b(?:hyrox|race)\b/.test(words) && total !== undefined && total > LONG_RACE_MINUTES * 60;
}

/** Whether filling the stores for days is worth it for the race that is meant, and how much is eaten instead where it is not. */
export function loadingAdvice(view: CoachView, words: string): string | undefined {
  if (isLongRace(view, words)) return undefined;
  const isOwn = /\b(?:hyrox|race)\b/.test(words);
  const total = isOwn ? hyroxPrediction(view.athlete, view.today).total : undefined;
  const [named] = /\b(?:5 ?k|10 ?k)\b/.exec(words) ?? [];
  if (total === undefined && named === undefined) return undefined;
  const time = total === undefined ? `a ${named ?? ""}` : `Hyrox, about ${roughly(total)} for you,`;
  return `**No full load**: days of loading help in races over 90 minutes, and ${time} is shorter. Eat **${grams(view, 7, 8).en} of carbohydrate** the day before, spread over the day, little fibre and fat in the evening, and nothing new.`;
}

function dayBefore(view: CoachView, words: string): Bilingual {
  const isLong = isLongRace(view, words);
  const day = isLong ? grams(view, 10, 12) : grams(view, 7, 8);
  return {
    en: [
      `The day before: **${day.en} of carbohydrate**${isLong ? " a day, for 36–48 hours" : ""}, spread over the day: rice, pasta, bread, oats, fruit, juice. Little fibre and fat in the evening, nothing new.`,
    ],
    de: [
      `Am Tag davor: **${day.de} Kohlenhydrate**${isLong ? " pro Tag, 36–48 Stunden lang" : ""}, über den Tag verteilt: Reis, Nudeln, Brot, Hafer, Obst, Saft. Abends wenig Ballaststoffe und Fett, nichts Neues.`,
    ],
  };
}

function beforeRace(view: CoachView, words: string): Bilingual {
  const meal = grams(view, 1.5, 2);
  const weight = view.athlete.bodyWeight;
  const drink = weight === undefined ? "5–7 ml per kg" : `${10 * Math.round(0.5 * weight)}–${10 * Math.round(0.7 * weight)} ml`;
  const caffeine = weight === undefined ? "3 mg per kg" : `${Math.round(3 * weight)} mg`;
  const before = dayBefore(view, words);
  return {
    en: [
      ...before.en,
      `**2–3 hours before:** ${meal.en} of carbohydrate, e.g. oats or white bread with honey and a banana, and ${drink} of fluid. **10–15 min before:** one gel or half a banana (20–25 g).`,
      `**During:** under 75 min nothing; for longer, one gel around half way and sips of water. **Caffeine** only if you know it: ${caffeine} an hour before.`,
    ],
    de: [
      ...before.de,
      `**2–3 Stunden vorher:** ${meal.de} Kohlenhydrate, z. B. Hafer oder Weißbrot mit Honig und Banane, dazu ${drink.replace("per", "pro")} Flüssigkeit. **10–15 min vorher:** ein Gel oder eine halbe Banane (20–25 g).`,
      `**Währenddessen:** unter 75 min nichts; länger ein Gel um die Hälfte und schluckweise Wasser. **Koffein** nur, wenn du es kennst: ${caffeine.replace("per", "pro")} eine Stunde vorher.`,
    ],
  };
}

function gels(view: CoachView): Bilingual {
  const total = hyroxPrediction(view.athlete, view.today).total;
  const time = total === undefined ? "60–90 min" : roughly(total);
  const isShort = total !== undefined && total < 75 * 60;
  return {
    en: [
      `**${isShort ? "None or one" : "One or two"}.** At about ${time}: one gel (25 g) 10–15 min before the start${isShort ? " if you like" : ", and one around the row (station 5) if you have practised it"}. Take it with water, and never try one for the first time in a race.`,
    ],
    de: [
      `**${isShort ? "Keins oder eins" : "Eins oder zwei"}.** Bei etwa ${time}: ein Gel (25 g) 10–15 min vor dem Start${isShort ? ", wenn du magst" : " und eins um das Rudern (Station 5), wenn du es geübt hast"}. Mit Wasser nehmen und nie zum ersten Mal im Wettkampf.`,
    ],
  };
}

function restDayFood(view: CoachView): Bilingual {
  const protein = grams(view, 1.6, 2.2);
  const carbs = grams(view, 3, 5);
  return {
    en: [
      `On rest days **keep protein the same, ${protein.en}**, because you build muscle on rest days, and **eat less carbohydrate, ${carbs.en}**, since you burn less. Fat and vegetables as usual. Do not skip meals: you refill your stores for the next session.`,
    ],
    de: [
      `An Ruhetagen: **Eiweiß gleich, ${protein.de}**, denn dann wird aufgebaut; **Kohlenhydrate weniger, ${carbs.de}**, weil du weniger verbrauchst. Fett und Gemüse wie sonst. Nicht hungern: Der Tag füllt die Speicher für die nächste Einheit.`,
    ],
  };
}

/** "is 120 g enough": against the athlete's own range; undefined where no amount is named. */
function enoughProtein(view: CoachView, words: string): Bilingual | undefined {
  const { bodyWeight } = view.athlete;
  const amount = Number(/\b(\d{2,3}) ?(?:g|grams?)\b/.exec(words)?.[1]);
  if (bodyWeight === undefined || !Number.isFinite(amount)) return undefined;
  const [low, high] = [Math.round(1.6 * bodyWeight), Math.round(2.2 * bodyWeight)];
  const range = `${low}–${high} g`;
  if (amount < low)
    return {
      en: [`**Not quite:** ${amount} g is below your ${range} a day; **${low - amount} g more** is one portion of quark, eggs or tofu.`],
      de: [
        `**Nicht ganz:** ${amount} g liegen unter deinen ${range} am Tag; **${low - amount} g mehr** sind eine Portion Quark, Eier oder Tofu.`,
      ],
    };
  return amount <= high
    ? { en: [`**Yes:** ${amount} g is within your ${range} a day.`], de: [`**Ja:** ${amount} g liegen in deinen ${range} am Tag.`] }
    : {
        en: [`**More than enough:** ${amount} g is above your ${range} a day; it does no harm, but carbohydrate would help training more.`],
        de: [
          `**Mehr als genug:** ${amount} g liegen über deinen ${range} am Tag; es schadet nicht, aber Kohlenhydrate helfen dem Training mehr.`,
        ],
      };
}

function salt(): Bilingual {
  return {
    en: [
      "Up to two hours: **none besides normal food**. Longer, in heat or if your kit is white with salt: **300–600 mg of sodium an hour** (0.75–1.5 g of salt), in the drink or as a tablet, with 400–800 ml of fluid. Cramps are mostly tired muscles; more salt seldom helps.",
    ],
    de: [
      "Bis zwei Stunden: **keins neben normalem Essen**. Länger, bei Hitze oder wenn das Shirt weiße Ränder hat: **300–600 mg Natrium pro Stunde** (0,75–1,5 g Salz), im Getränk oder als Tablette, mit 400–800 ml Flüssigkeit. Krämpfe sind meist müde Muskeln; mehr Salz hilft selten.",
    ],
  };
}

function caffeineTime({ athlete: { bodyWeight } }: CoachView): Bilingual {
  const dose = bodyWeight === undefined ? "3 mg per kg" : `${Math.round(3 * bodyWeight)} mg`;
  return {
    en: [
      `Stop **8 hours before bed**: to sleep at 22:30, the last coffee at 14:30. Before a race or a hard session take it **45–60 min before**, ${dose} (3 mg per kg).`,
    ],
    de: [
      `**8 Stunden vor dem Schlafen** Schluss: für 22:30 Uhr also der letzte Kaffee um 14:30. Vor Wettkampf oder harter Einheit **45–60 min vorher**, ${dose.replace("per", "pro")} (3 mg pro kg).`,
    ],
  };
}

/** What to eat and drink, in grams for this athlete. */
export const FOOD_ADVICE: readonly Advice[] = [
  {
    name: "food on rest days",
    subject:
      /\b(?:eat|food|protein|carbs?|carbohydrates?|calories)\b.*\b(?:rest|off|easy) ?days?\b|\b(?:rest|off) ?days?\b.*\b(?:eat|food|protein|carbs?|carbohydrates?|calories)\b/,
    articles: ["daily-food"],
    says: { amount: restDayFood, steps: restDayFood },
  },
  {
    name: "carbohydrate the day before",
    subject:
      /\b(?:carbs?|carbohydrates?|eat|food|pasta|dinner)\b.*\b(?:day|night|evening|days) before\b|\b(?:day|night|evening|days) before\b.*\b(?:carbs?|carbohydrates?|eat|food|dinner)\b|\bcarb\w* ?load\w*\b/,
    articles: ["fuelling-before"],
    says: { amount: dayBefore, steps: dayBefore, when: dayBefore, duration: dayBefore },
  },
  {
    name: "gels in a Hyrox",
    subject: /\bgels?\b.*\b(?:hyrox|race)\b|\b(?:hyrox|race)\b.*\bgels?\b/,
    not: /\b(?:marathon|half|ultra|long run|triathlon)\b/,
    articles: ["fuelling-during"],
    says: { amount: gels, when: gels, steps: gels },
  },
  { name: "enough protein", subject: /\bprotein\b/, articles: ["protein"], says: { amount: enoughProtein } },
  {
    name: "salt",
    subject: /\b(?:salt|sodium|electrolytes?|salz|elektrolyt\w*)\b/,
    articles: ["hydration"],
    says: { amount: salt, when: salt, steps: salt, often: salt },
  },
  {
    name: "caffeine",
    subject: /\b(?:caffeine|coffee|koffein|kaffee|espresso)\b/,
    articles: ["caffeine"],
    says: { when: caffeineTime },
  },
  {
    name: "food before a race",
    subject:
      /\b(?:eat|food|breakfast|fuel\w*|meal)\b.*\b(?:before|morning of|for) (?:a |an |the |my )?(?:hyrox|race|comp\w*|10 ?k|5 ?k|half marathon|marathon)\b|\brace (?:day )?(?:breakfast|food|nutrition|fuel\w*)\b/,
    not: /\b(?:at \d|starts? at|start is)\b/,
    articles: ["fuelling-before"],
    says: { amount: beforeRace, steps: beforeRace, when: beforeRace },
  },
];
