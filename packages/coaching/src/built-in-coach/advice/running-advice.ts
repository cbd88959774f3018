import { clock, distance, pace, paceRange } from "../say.ts";
import type { CoachView } from "../view.ts";
import type { Advice, Bilingual } from "./advice.ts";

function cadence(): Bilingual {
  return {
    en: [
      "Most runners take **160–180 steps a minute** on easy runs: taller ones fewer, faster paces more. 180 is no rule.",
      "Count the steps of your right foot for 30 s and multiply by four. Below 160, or if knees or shins complain: **5–10% more**, e.g. 158 → 166–174, with shorter steps at the same pace. Otherwise leave it alone.",
    ],
    de: [
      "Die meisten machen locker **160–180 Schritte pro Minute**: Große weniger, schnellere Tempi mehr. 180 ist keine Regel.",
      "Zähl 30 s lang die Schritte mit dem rechten Fuß und nimm sie mal vier. Unter 160 oder wenn Knie oder Schienbeine sich melden: **5–10 % mehr**, z. B. 158 → 166–174, mit kürzeren Schritten im gleichen Tempo. Sonst ändere nichts.",
    ],
  };
}

type Paces = NonNullable<CoachView["capacities"]["paces"]>;

/** What is asked for, its effort in English and German, and the pace of it. */
const EFFORTS: readonly (readonly [RegExp, string, string, (view: CoachView, own: Paces) => string])[] = [
  [
    /\b(?:threshold|tempo)\b/,
    "Threshold runs: **RPE 7** (6.5–7.5), a few words at a time",
    "Schwellenläufe: **RPE 7** (6,5–7,5), nur ein paar Worte",
    (view, own) => pace(view, own.threshold),
  ],
  [
    /\b(?:intervals?|vo2\w*)\b/,
    "Intervals: **RPE 8–9**, single words, the last one as fast as the first",
    "Intervalle: **RPE 8–9**, einzelne Worte, die letzte so schnell wie die erste",
    (view, own) => pace(view, own.interval),
  ],
  [
    /\b(?:easy|long|recovery|zone 2)\b/,
    "Easy and long runs: **RPE 3–4**, full sentences",
    "Lockere und lange Läufe: **RPE 3–4**, ganze Sätze",
    (view, own) => paceRange(view, own.easy.fast, own.easy.slow),
  ],
];

function runEffort(view: CoachView, words: string): Bilingual | undefined {
  const found = EFFORTS.find(([said]) => said.test(words));
  if (found === undefined) return undefined;
  const [, en, de, paceOf] = found;
  const own = view.capacities.paces;
  const at = own === undefined ? "" : paceOf(view, own);
  return { en: [`${en}.${at === "" ? "" : ` For you that is about ${at}.`}`], de: [`${de}.${at === "" ? "" : ` Für dich etwa ${at}.`}`] };
}

function strides(): Bilingual {
  return {
    en: [
      "Strides: **4–6 × 20 s** (80–100 m) at about your mile pace, relaxed and quick, with **45–60 s** of walking between; after an easy run, once or twice a week.",
    ],
    de: [
      "Steigerungen: **4–6 × 20 s** (80–100 m) etwa im Meilentempo, locker und schnell, dazwischen **60–90 s** gehen; nach einem lockeren Lauf, ein- bis zweimal pro Woche.",
    ],
  };
}

function longRun({ plan, performed, today, ...view }: CoachView): Bilingual {
  const next = plan?.plan.weeks.flatMap(({ sessions }) => sessions).find(({ code, date }) => code === "RL" && date >= today);
  const longest = Math.max(0, ...performed.map(({ minutes, title }) => (/long run/i.test(title ?? "") ? (minutes ?? 0) : 0)));
  const limit = longest === 0 ? "" : `${Math.round(1.1 * longest)} min`;
  const planned = next === undefined ? "" : `${next.duration} min${next.distance > 0 ? ` (${distance({ ...view }, next.distance)})` : ""}`;
  return {
    en: [
      `${planned === "" ? "60–150 min" : `Your next is planned with **${planned}**`}. Limit: at most **10% more than your longest run of the last 30 days**${limit === "" ? "" : `, so up to ${limit} now`}; never over 150 min. Easy pace, not on the day after heavy legs.`,
    ],
    de: [
      `${planned === "" ? "60–150 min" : `Dein nächster ist mit **${planned}** geplant`}. Grenze: höchstens **10 % mehr als dein längster Lauf der letzten 30 Tage**${limit === "" ? "" : `, jetzt also bis ${limit}`}; nie über 150 min. Locker, nicht am Tag nach schweren Beinen.`,
    ],
  };
}

function getFaster(view: CoachView, words: string): Bilingual | undefined {
  const own = view.capacities.paces;
  if (own === undefined) return undefined;
  const field = /\b10\b|10 ?k/.test(words) ? "run10k" : "run5k";
  const now = view.athlete.conditioning[field];
  const gain =
    now === undefined ? "" : ` Realistic: 1–2% in eight weeks, so about **${clock(Math.round(0.985 * now))}** from ${clock(now)}.`;
  const gewinn =
    now === undefined ? "" : ` Realistisch: 1–2 % in acht Wochen, von ${clock(now)} also auf etwa **${clock(Math.round(0.985 * now))}**.`;
  return {
    en: [
      `Each week: **one threshold run** (3 × 9 min at ${pace(view, own.threshold)}, 75 s jog), **one interval run** (5–6 × 3–4 min at ${pace(view, own.interval)}, jog as long), the rest easy at ${paceRange(view, own.easy.fast, own.easy.slow)}, with one long run.`,
      `More easy kilometres first, faster ones second: at most 10–15% more a week.${gain} Test it every six to eight weeks.`,
    ],
    de: [
      `Jede Woche: **ein Schwellenlauf** (3 × 9 min in ${pace(view, own.threshold)}, 75 s traben), **ein Intervalllauf** (5–6 × 3–4 min in ${pace(view, own.interval)}, gleich lang traben), der Rest locker in ${paceRange(view, own.easy.fast, own.easy.slow)}, davon ein langer Lauf.`,
      `Erst mehr lockere Kilometer, dann schnellere: höchstens 10–15 % mehr pro Woche.${gewinn} Teste alle sechs bis acht Wochen.`,
    ],
  };
}

function mileage(view: CoachView): Bilingual {
  return {
    en: [
      `At most **10–15% more a week**, and no single run more than 10% longer than the longest of the last 30 days: big jumps in a single run injure people, steady growth does not. Every fourth week go down to 60–70%.`,
      `Your plan already follows this${view.plan === undefined ? "" : `; it has ${view.plan.plan.weeks.length} weeks`}.`,
    ],
    de: [
      "Höchstens **10–15% mehr pro Woche**, und kein Lauf mehr als 10% länger als der längste der letzten 30 Tage: Sprünge in einem Lauf schaden, stetiges Wachsen nicht. Jede vierte Woche auf 60–70% herunter.",
      "Dein Plan hält das von selbst ein.",
    ],
  };
}

function runsPerWeek(view: CoachView): Bilingual {
  const runs = view.plan?.plan.weeks
    .find(({ startDate }) => startDate > view.today)
    ?.sessions.filter(({ code }) => code.startsWith("R")).length;
  return {
    en: [
      `**3–4 runs a week** alongside strength are what most hybrid athletes need: one hard, one long, the rest easy; at least two to keep what you have.${runs === undefined ? "" : ` Your plan has ${runs} next week, and running inside the Hyrox session.`}`,
    ],
    de: [
      `**3–4 Läufe pro Woche** neben der Kraft reichen den meisten: einer hart, einer lang, der Rest locker; mindestens zwei, um zu halten, was du hast.${runs === undefined ? "" : ` Dein Plan hat nächste Woche ${runs}, dazu das Laufen in der Hyrox-Einheit.`}`,
    ],
  };
}

function formWhenTired(): Bilingual {
  return {
    en: [
      "Every kilometre, or when your form falls apart, go through **three checks for 20 seconds each**: tall (crown of the head up, hips under you), arms (elbows back, hands loose), feet (short, quick, quiet steps). Breathe out hard twice.",
      "Train it: **4–6 strides** after easy runs, the last 10 minutes of the long run at marathon effort, and calf raises 3 × 12 twice a week. If form does not come back, slow down 10 s per km.",
    ],
    de: [
      "Jeden Kilometer oder wenn die Technik nachlässt **drei Kontrollen zu je 20 Sekunden**: groß (Scheitel hoch, Hüfte unter dir), Arme (Ellbogen zurück, Hände locker), Füße (kurze, schnelle, leise Schritte). Zweimal kräftig ausatmen.",
      "Üben: **4–6 Steigerungen** nach lockeren Läufen, die letzten 10 Minuten des langen Laufs im Marathontempo und Wadenheben 3 × 12 zweimal pro Woche. Kommt die Form nicht zurück: 10 s pro km langsamer.",
    ],
  };
}

function hills(_: CoachView, words: string): Bilingual {
  return /down/.test(words)
    ? {
        en: [
          "**Downhill:** lean slightly forward from the ankles, short quick steps under you (5–10% more than on the flat), knees soft, arms a little wide. Do not brake with the heel.",
          "Build it up slowly, it makes the thighs very sore: once a week **4 × 60–100 m** on a gentle slope (3–5%), two more each week, never in the last 10 days before a race.",
        ],
        de: [
          "**Bergab:** leicht aus den Sprunggelenken nach vorn, kurze schnelle Schritte unter dir (5–10% mehr als flach), weiche Knie, Arme etwas breiter. Nicht mit der Ferse bremsen.",
          "Langsam aufbauen, es macht starken Muskelkater: einmal pro Woche **4 × 60–100 m** auf sanftem Gefälle (3–5 %), jede Woche zwei mehr, nie in den letzten 10 Tagen vor einem Wettkampf.",
        ],
      }
    : {
        en: [
          "**Uphill:** keep the effort, not the pace (about 8–10 s per km slower for each 1% of slope), short steps, eyes 10 m ahead, drive the arms. Hill repeats every week or two: **6–10 × 45–60 s** at RPE 8, walk or jog down.",
        ],
        de: [
          "**Bergauf:** Anstrengung halten, nicht das Tempo (etwa 8–10 s pro km langsamer je 1 % Steigung), kurze Schritte, Blick 10 m voraus, Arme einsetzen. Alle ein bis zwei Wochen **6–10 × 45–60 s** bei RPE 8, bergab gehen oder traben.",
        ],
      };
}

/** Numbers of running: steps, efforts, lengths, growth. */
export const RUNNING_ADVICE: readonly Advice[] = [
  {
    name: "cadence",
    subject: /\b(?:cadence|steps (?:per|a) min\w*|step rate|stride rate|spm|schrittfrequenz|kadenz)\b/,
    not: /\b(?:bike|cycling|rpm|row|ski|my cadence|was my)\b/,
    articles: ["running-form"],
    says: { amount: cadence, steps: cadence, pace: cadence },
  },
  {
    name: "form when tired",
    subject: /\bform\b.*\b(?:tired|fatigue\w*|end|late|falls? apart)\b|\b(?:tired|fatigue\w*)\b.*\brunning form\b/,
    articles: ["running-form"],
    says: { steps: formWhenTired },
  },
  {
    name: "hills",
    subject: /\b(?:down ?hills?|up ?hills?|hill (?:repeats?|sprints?|runs?|running))\b/,
    articles: [],
    says: { steps: hills, pace: hills, amount: hills },
  },
  {
    name: "strides",
    subject: /\bstrides\b/,
    articles: [],
    says: { amount: strides, duration: strides, pace: strides, often: strides, steps: strides, any: strides },
  },
  {
    name: "effort of runs",
    subject: /\b(?:threshold|tempo|interval|easy|long|recovery) (?:runs?|sessions?|pieces?)?\b/,
    articles: ["rpe-and-reserve"],
    says: { effort: runEffort },
  },
  {
    name: "length of the long run",
    subject: /\blong runs?\b/,
    not: /\b(?:til|till|until|then|left|do i|eat|drink|carbs?|carbohydrates?|gels?|water|fuel\w*|pace|fast|legs|squat|sunday|saturday|hours? before)\b/,
    articles: ["long-run"],
    says: {
      duration: longRun,
      amount: (view, words) => (/\bhow far\b|\bhow many (?:km|kms|k|min\w*|hours)\b/.test(words) ? longRun(view) : undefined),
    },
  },
  {
    name: "a faster run",
    subject:
      /\b(?:improve|faster|quicker|better|lower|break|drop)\b.*\b(?:5 ?k|10 ?k|5 km|10 km|running|runner|run time)\b|\b(?:5 ?k|10 ?k)\b.*\b(?:faster|quicker|improve|better)\b/,
    not: /\b(?:rower|row|ski|shoes?|hyrox|marathon|strength|than|protein|lose|weight|hr|heart)\b/,
    articles: ["threshold-and-intervals"],
    says: { steps: getFaster },
  },
  {
    name: "weekly growth",
    subject: /\b(?:increase|add|build|raise|ramp)\b.*\b(?:mileage|kilomet\w+|km|kms|distance|volume|running)\b/,
    not: /\b(?:please|my plan|sets?|lifting)\b/,
    articles: ["long-run"],
    says: { amount: mileage, steps: mileage, often: mileage },
  },
  {
    name: "runs per week",
    subject: /\b(?:how often|how many (?:times|days|runs))\b.*\b(?:run|running|runs)\b/,
    not: /\b(?:do i run|planned|long|interval|threshold)\b/,
    articles: [],
    says: { often: runsPerWeek },
  },
];
