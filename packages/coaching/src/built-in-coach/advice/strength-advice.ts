import { shortDay } from "@ironpace/training";
import { liftNamed } from "../own-data/subject.ts";
import { barLoad } from "../say.ts";
import type { CoachView } from "../view.ts";
import type { Advice, Bilingual } from "./advice.ts";

function deload({ plan, today }: CoachView): Bilingual {
  const weeks = plan?.plan.weeks.filter(({ isDeload, startDate }) => isDeload && startDate >= today) ?? [];
  const [next] = weeks;
  return {
    en: [
      `**Every fourth week** for most (every third when tired or from 50 on, every fifth when fresh).${next === undefined ? "" : ` Your next one is week ${next.week}, from ${shortDay(next.startDate)}.`} It lasts a week: half the sets, loads at 60–70% of your maximum, effort 6 at most.`,
    ],
    de: [
      `Für die meisten **jede vierte Woche** (jede dritte, wenn müde oder ab 50, jede fünfte, wenn frisch).${next === undefined ? "" : ` Deine nächste ist Woche ${next.week}, ab ${shortDay(next.startDate)}.`} Sie dauert eine Woche: halb so viele Sätze, Lasten bei 60–70 % des Maximums, Anstrengung höchstens 6.`,
    ],
  };
}

function skipDeload(): Bilingual {
  return {
    en: [
      "**Better not.** The weeks after it build on it: most people who skip it stall or get sore within two weeks, and gain nothing. If you feel fresh, still **cut the sets and the weights**, and keep one short fast or heavy effort. Skip it only if you have just had a week off, ill or on holiday.",
    ],
    de: [
      "**Besser nicht.** Die Wochen danach bauen darauf auf: Ohne sie kommen die meisten nach zwei Wochen nicht mehr voran oder haben Beschwerden, und gewonnen ist nichts. Fühlst du dich frisch, senk trotzdem **Sätze und Gewichte** und behalte eine kurze schnelle oder schwere Einlage. Weglassen nur, wenn du gerade eine Woche krank oder im Urlaub warst.",
    ],
  };
}

function liftingShoes(): Bilingual {
  return {
    en: [
      "**No need to buy any.** For light or mixed work running shoes are fine. For heavy squats and deadlifts a flat, firm sole is better: soft running shoes give way under the bar. A raised heel helps only if your ankles limit the depth of your squat.",
    ],
    de: [
      "**Kaufen musst du keine.** Für leichtes oder gemischtes Training reichen Laufschuhe. Für schwere Kniebeugen und Kreuzheben ist eine flache, feste Sohle besser: Weiche Laufschuhe geben unter der Stange nach. Ein erhöhter Absatz hilft nur, wenn deine Sprunggelenke die Tiefe begrenzen.",
    ],
  };
}

const LIFTS: { readonly [field: string]: readonly [german: string, accessory: string, zubehor: string] } = {
  back_squat: ["Kniebeuge", "split squats 3 × 8 a side and pause squats", "Split Squats 3 × 8 je Seite und Kniebeugen mit Pause"],
  deadlift: ["Kreuzheben", "Romanian deadlifts 3 × 8 and rows", "rumänisches Kreuzheben 3 × 8 und Rudern"],
  bench_press: ["Bankdrücken", "dips or dumbbell press 3 × 8 and rows", "Dips oder Kurzhanteldrücken 3 × 8 und Rudern"],
  overhead_press: ["Überkopfdrücken", "dumbbell press 3 × 8 and pull-ups", "Kurzhanteldrücken 3 × 8 und Klimmzüge"],
};

function moreOfLift(view: CoachView, words: string): Bilingual | undefined {
  const lift = liftNamed(words);
  const about = lift?.benchmark === undefined ? undefined : LIFTS[lift.benchmark];
  if (lift === undefined || about === undefined) return undefined;
  const best = oneRepMax(view, lift.benchmark ?? "");
  const at = (percent: number): string => (best === undefined ? "" : ` (${barLoad(view, best, percent)})`);
  return {
    en: [
      `**${lift.name.charAt(0).toUpperCase()}${lift.name.slice(1)} twice a week:** one heavy day, 4–5 × 3 at 82–87%${at(85)}, one lighter, 3–4 × 6 at 72–75%${at(75)}, RPE 7–8, never to failure. Add 1–2.5 kg a week for three weeks, then deload.`,
      `**Also:** ${about[1]}. Protein 1.6–2.2 g per kg, and keep hard runs a day away. 1.5–3% in five weeks is a good block.`,
    ],
    de: [
      `**${about[0]} zweimal pro Woche:** ein schwerer Tag, 4–5 × 3 mit 82–87%${at(85)}, ein leichterer, 3–4 × 6 mit 72–75%${at(75)}, RPE 7–8, nie bis zum Versagen. Drei Wochen lang 1–2,5 kg mehr, dann Deload.`,
      `**Dazu:** ${about[2]}. Eiweiß 1,6–2,2 g pro kg, und zu harten Läufen einen Tag Abstand. 1,5–3 % in fünf Wochen sind ein guter Block.`,
    ],
  };
}

function oneRepMax({ athlete }: CoachView, field: string): number | undefined {
  const name = field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.entries(athlete.strength.oneRepMax).find(([key]) => key === name)?.[1];
}

function liftsPerWeek(_: CoachView, words: string): Bilingual {
  const isPull = /\bdead ?lift/.test(words);
  return {
    en: [
      `**${isPull ? "Once or twice" : "Twice"} a week**, ${isPull ? "one of them heavy" : "one heavy (3–5 × 3–5) and one lighter (3 × 6–8)"}, 48 hours apart and not the day before intervals or the long run. Once a week keeps what you have.`,
    ],
    de: [
      `**${isPull ? "Ein- bis zweimal" : "Zweimal"} pro Woche**, ${isPull ? "einmal davon schwer" : "einmal schwer (3–5 × 3–5), einmal leichter (3 × 6–8)"}, mit 48 Stunden Abstand und nicht am Tag vor Intervallen oder langem Lauf. Einmal pro Woche hält, was du hast.`,
    ],
  };
}

function core(): Bilingual {
  return {
    en: [
      "**Twice a week, 10 minutes** after strength: plank 3 × 40 s, side plank 3 × 30 s a side, dead bug 3 × 8 a side, suitcase carry 3 × 30 m a side. For Hyrox the carries and the sandbag count most: heavier or longer every second week.",
    ],
    de: [
      "**Zweimal pro Woche 10 Minuten** nach der Kraft: Plank 3 × 40 s, Seitstütz 3 × 30 s je Seite, Dead Bug 3 × 8 je Seite, einseitiges Tragen 3 × 30 m je Seite. Für Hyrox zählen Tragen und Sandsack am meisten: jede zweite Woche schwerer oder länger.",
    ],
  };
}

function pullUps({ athlete }: CoachView, words: string): Bilingual | undefined {
  if (!/\b(?:more|improve|get|better|train|increase|reach|hit|goal|first)\b/.test(words)) return undefined;
  const best = athlete.gymnastics.strictPullUps ?? 0;
  return best === 0
    ? {
        en: [
          "**First pull-up, three times a week:** slow negatives 4 × 3 (5 s down), band-assisted 3 × 5, rows 3 × 8. Most get it in 6–12 weeks.",
        ],
        de: [
          "**Erster Klimmzug, dreimal pro Woche:** langsames Ablassen 4 × 3 (5 s), mit Band 3 × 5, Rudern 3 × 8. Die meisten schaffen ihn in 6–12 Wochen.",
        ],
      }
    : {
        en: [
          `**Twice a week 5–6 sets of ${Math.max(1, Math.round(best / 2))}** (half of your ${best}), 2 min rest, never to failure. Once a week 3 sets of ${Math.max(1, Math.round(0.3 * best))} with 5–10 kg added. One more rep a set every second week; test every five weeks.`,
        ],
        de: [
          `**Zweimal pro Woche 5–6 Sätze mit ${Math.max(1, Math.round(best / 2))}** (die Hälfte deiner ${best}), 2 min Pause, nie bis zum Versagen. Einmal pro Woche 3 Sätze mit ${Math.max(1, Math.round(0.3 * best))} und 5–10 kg Zusatz. Jede zweite Woche eine Wiederholung mehr je Satz; alle fünf Wochen testen.`,
        ],
      };
}

const LIFT = String.raw`(?:squats?|dead ?lifts?|bench(?: press)?|overhead press|press)`;

/** Numbers of strength training. */
export const STRENGTH_ADVICE: readonly Advice[] = [
  {
    name: "shoes for lifting",
    subject: /\b(?:lift\w*|squat\w*|weightlifting|deadlift\w*) shoes\b|\bshoes for (?:lifting|squat\w*|deadlift\w*|weights)\b/,
    articles: [],
    says: { steps: liftingShoes },
  },
  {
    name: "deload",
    subject: /\bdeloads?\b/,
    not: /\b(?:mine|next)\b|^(?:when|whens)\b/,
    articles: ["deload"],
    says: { often: deload, duration: deload, amount: deload, skip: skipDeload },
  },
  {
    name: "a stronger lift",
    subject: new RegExp(
      String.raw`\b(?:improve|increase|raise|build)\b.*\b${LIFT}\b|\b${LIFT} (?:more|heavier|stronger|up)\b|\b(?:stronger|better) (?:at |in |on )?(?:the |my )?${LIFT}\b`,
    ),
    not: /\b(?:form|technique|depth|mobility|knees?|than|or)\b/,
    articles: ["strength-progression"],
    says: { steps: moreOfLift },
  },
  {
    name: "lifts per week",
    subject: new RegExp(String.raw`\bhow (?:often|many (?:times|days))\b.*\b(?:${LIFT}|lift|strength train|pull ups?)\b`),
    not: /\b(?:do i|am i|planned)\b/,
    articles: ["training-volume"],
    says: { often: liftsPerWeek },
  },
  {
    name: "pull-ups",
    subject: /\bpull ?ups?\b/,
    not: /\b(?:kipping|chest to bar|muscle|grip|instead|swap|please|pls|bar|assisted|or)\b/,
    articles: [],
    says: { steps: pullUps, often: (view, words) => pullUps(view, `${words} train`) },
  },
  {
    name: "core",
    subject: /\b(?:core|abs)\b/,
    not: /\b(?:hyrox core|temperature|lose|fat)\b/,
    articles: [],
    says: { steps: core, often: core, duration: core },
  },
];
