import { pace, paceRange } from "../say.ts";
import type { CoachView } from "../view.ts";
import type { Advice, Bilingual } from "./advice.ts";

function tempoAndThreshold(view: CoachView): Bilingual {
  const own = view.capacities.paces;
  const [tempo, threshold] = own === undefined ? ["", ""] : [paceRange(view, own.threshold + 6, own.marathon), pace(view, own.threshold)];
  return {
    en: [
      `Both are comfortably hard. **Threshold** is the effort you could race for about an hour: RPE 7, a few words at a time, 20 min in one go or 2–4 × 6–10 min. **Tempo** is a little slower and longer: RPE 6, short sentences, 25–40 min in one go. Many use both words for the same run.`,
      ...(own === undefined ? [] : [`For you: threshold about **${threshold}**, tempo about **${tempo}**.`]),
      "How to tell: a tempo run should leave you feeling that 15 more minutes were possible; at threshold it is five. If your breathing gets out of hand, it has become an interval.",
    ],
    de: [
      "Beides ist zügig, aber beherrscht. **Schwelle** ist die Anstrengung, die du etwa eine Stunde im Wettkampf halten könntest: RPE 7, nur ein paar Worte, 20 min am Stück oder 2–4 × 6–10 min. **Tempolauf** ist etwas langsamer und länger: RPE 6, kurze Sätze, 25–40 min am Stück. Viele meinen mit beiden Wörtern denselben Lauf.",
      ...(own === undefined ? [] : [`Für dich: Schwelle etwa **${threshold}**, Tempolauf etwa **${tempo}**.`]),
    ],
  };
}

const FARTLEK: Bilingual = {
  en: [
    "**Fartlek** is playing with speed: a run of 30–50 minutes with faster stretches of any length, e.g. 8–10 × 1–3 min at RPE 7–8 with equally long easy running between them. No track and no watch needed: you go by effort. It replaces an interval or threshold session and is not an extra one.",
  ],
  de: [
    "**Fahrtspiel** heißt Spielen mit dem Tempo: 30–50 min Laufen mit freien schnelleren Stücken, z. B. 8–10 × 1–3 min mit RPE 7–8 und ebenso langem Traben dazwischen. Ohne Bahn und Uhr, nach Gefühl. Es ersetzt eine Intervall- oder Schwelleneinheit und kommt nicht dazu.",
  ],
};

const HILLS: Bilingual = {
  en: [
    "**Uphill by effort, not by pace:** short quick steps, lean from the ankles, eyes some metres ahead; on a long hill expect 8–10 s per km slower for each 1% of gradient. Downhill quick light steps, no braking.",
    "**To train it:** every week or two 6–10 × 45–60 s up at RPE 8, walk or jog down. It builds strength for sleds and lunges and is easier on the joints than sprints on the flat. It replaces a hard run.",
  ],
  de: [
    "**Bergauf nach Anstrengung, nicht nach Tempo:** kurze schnelle Schritte, aus den Sprunggelenken nach vorn, Blick einige Meter voraus. Bergab schnelle leichte Schritte, nicht bremsen.",
    "**Training:** alle ein bis zwei Wochen 8–10 × 45–60 s bergauf mit RPE 8, gehend oder trabend hinunter. Es ersetzt eine harte Einheit.",
  ],
};

const HARD_SESSIONS: Bilingual = {
  en: [
    "**Two, at most three hard sessions a week**, heavy leg work counted, with 48 hours between two for the same legs. With three or four days of training two are enough; the rest is easy. More than three usually means that none is really hard.",
  ],
  de: [
    "**Zwei, höchstens drei harte Einheiten pro Woche**, schwere Beine mitgezählt, mit 48 Stunden zwischen zweien für dieselben Beine. Bei drei oder vier Tagen reichen zwei; der Rest ist locker.",
  ],
};

const WATER: Bilingual = {
  en: [
    "**Under an hour: nothing needed**, in heat a few sips. From an hour on **400–800 ml an hour by thirst**, in small sips; more in heat, less in the cold. Over about two hours, or if you sweat heavily, add salt (300–600 mg of sodium an hour). Never drink so much that you weigh more afterwards.",
  ],
  de: [
    "**Unter einer Stunde: nichts nötig**, bei Hitze ein paar Schlucke. Ab einer Stunde **400–800 ml pro Stunde nach Durst**, in kleinen Schlucken. Ab etwa zwei Stunden oder wenn du stark schwitzt, dazu Salz (300–600 mg Natrium pro Stunde). Nie so viel, dass du danach mehr wiegst.",
  ],
};

const RESTING_PULSE: Bilingual = {
  en: [
    "It falls with **easy volume**: three or more hours a week in zone 2, over months, usually bring 5–10 beats. Sleep, less alcohol and less stress show within days. 7–10 beats above your usual in the morning mean an easier day. See a doctor if it is very low and you are dizzy, or suddenly high for days.",
  ],
  de: [
    "Er sinkt mit **lockerem Umfang**: drei und mehr Stunden pro Woche in Zone 2 bringen über Monate meist 5–10 Schläge. Schlaf, weniger Alkohol und weniger Stress wirken in Tagen. 7–10 Schläge über deinem üblichen Wert heißen: heute lockerer. Sehr niedrig mit Schwindel oder plötzlich tagelang hoch: zum Arzt.",
  ],
};

function highPulse(view: CoachView): Bilingual {
  const { paces } = view.capacities;
  const own = paces === undefined ? "" : ` Your easy pace is ${paceRange(view, paces.easy.fast, paces.easy.slow)}; slower is fine.`;
  const eigenes =
    paces === undefined ? "" : ` Dein lockeres Tempo ist ${paceRange(view, paces.easy.fast, paces.easy.slow)}; langsamer ist in Ordnung.`;
  return {
    en: [
      `Mostly **too fast**, heat, caffeine, too little sleep or drink, tired legs, or a wrist sensor that counts steps. Go by the talk test: full sentences, RPE 3–4, and walk up hills if needed.${own} Over 6–8 weeks of easy running your heart rate at the same pace falls.`,
      "Zones from age are off by 10 beats and more for many. See a doctor for a heart rate that jumps, stays high at rest or comes with pressure, dizziness or breathlessness.",
    ],
    de: [
      `Meist **zu schnell**, Hitze, Koffein, wenig Schlaf oder Flüssigkeit, müde Beine oder ein Armband, das Schritte zählt. Lauf so, dass du in ganzen Sätzen reden kannst, RPE 3–4.${eigenes} Nach 6–8 Wochen ist dein Puls im selben Tempo niedriger.`,
      "Zonen aus dem Alter liegen bei vielen um 10 Schläge daneben. Ein Puls, der springt, in Ruhe hoch bleibt oder mit Druck, Schwindel oder Atemnot kommt, gehört zum Arzt.",
    ],
  };
}

const TREADMILL: Bilingual = {
  en: [
    "**Both work.** The treadmill at 1% is about as hard as flat ground, has no wind and an exact pace: good for threshold and intervals. Running outside trains hills, corners and your own sense of pace, so run there at least once a week before a race. On the treadmill the heart rate is a little higher in warm rooms: use a fan.",
  ],
  de: [
    "**Beides geht.** Das Laufband mit 1 % Steigung ist etwa so anstrengend wie flacher Boden und hält das Tempo genau: gut für Schwelle und Intervalle. Draußen trainierst du Hügel, Kurven und Tempogefühl: vor einem Rennen mindestens einmal pro Woche.",
  ],
};

const SHIN_PREVENTION: Bilingual = {
  en: [
    "**Against shin splints:** let the longest run grow by at most 10% over the longest of the last 30 days, keep easy days easy, change between two pairs of shoes, and take 5–10% more steps a minute. **Twice a week:** calf raises straight and bent 3 × 12–15, tibialis raises 3 × 15–20, single-leg hops when pain-free. Soft ground helps a little. Pain at one spot of the bone, at night or at rest means stop and see a doctor.",
  ],
  de: [
    "**Gegen Schienbeinschmerzen:** den längsten Lauf um höchstens 10 % über den längsten der letzten 30 Tage steigern, lockere Tage locker, zwei Paar Schuhe im Wechsel, 5–10 % mehr Schritte pro Minute. **Zweimal pro Woche:** Wadenheben gestreckt und gebeugt 3 × 12–15, Fußspitzen anziehen 3 × 15–20. Schmerz an einer Stelle des Knochens, nachts oder in Ruhe: pausieren und zum Arzt.",
  ],
};

const TIGHT_CALVES: Bilingual = {
  en: [
    "**Tight calves are mostly tired calves:** calf raises with straight and bent knee 3 × 12–15 slow, two or three times a week, full range, heavier over weeks. Back off speed, hills and double-unders for a week, and check whether it began with lower-heeled shoes or more volume. Stretching feels good and changes little. See a doctor today for one calf that is swollen, warm or red.",
  ],
  de: [
    "**Feste Waden sind meist müde Waden:** Wadenheben mit gestrecktem und gebeugtem Knie 3 × 12–15 langsam, zwei- bis dreimal pro Woche, über Wochen schwerer. Eine Woche weniger Tempo, Berge und Seilspringen. Eine Wade, die geschwollen, warm oder rot ist, gehört noch heute zum Arzt.",
  ],
};

/** What athletes ask most about running. */
export const RUNNING_QUESTIONS: readonly Advice[] = [
  {
    name: "tempo and threshold",
    subject: /\btempo (?:runs?|running|training|and|vs|or)\b|\bthreshold\b.*\btempo\b|\btempolauf\w*\b|\btempo session run\b/,
    not: /\b(?:next|bike|squat|lift|rep|plan|how long)\b/,
    articles: ["threshold-and-intervals"],
    says: { any: tempoAndThreshold },
  },
  { name: "fartlek", subject: /\bfartlek\w*\b|\bfahrtspiel\w*\b/, articles: ["threshold-and-intervals"], says: { any: () => FARTLEK } },
  {
    name: "hills",
    subject: /\b(?:run\w*|train\w*|pace)\b.*\b(?:hills?|uphill|berge?|bergauf)\b|\bhill (?:repeats?|sprints?|training|runs?)\b/,
    not: /\bhurt/,
    articles: ["running-form"],
    says: { any: () => HILLS },
  },
  {
    name: "hard sessions a week",
    subject:
      /\b(?:hard|intense|quality|intervals?|harte\w*) (?:sessions?|days?|workouts?|runs?|einheiten?)\b.*\b(?:week|woche)\b|\bhow many (?:hard|intense|quality) (?:sessions?|days?|workouts?|runs?)\b/,
    not: /\b(?:have i|did i|i did|left|planned|last|plan)\b/,
    articles: ["intensity-distribution"],
    says: { any: () => HARD_SESSIONS },
  },
  {
    name: "water in running",
    subject: /\b(?:water|drink|fluid|hydrat\w*)\b.*\b(?:run\w*|long runs?|training|session|laufen)\b/,
    not: /\b(?:race|hyrox|before|after|protein|alcohol|beer)\b/,
    articles: ["hydration"],
    says: { any: () => WATER },
  },
  {
    name: "resting heart rate",
    subject: /\b(?:resting (?:heart rate|pulse|hr)|ruhepuls)\b/,
    not: /\b(?:mine|was|last|entered)\b/,
    articles: ["easy-running"],
    isAboutHealth: true,
    says: { any: () => RESTING_PULSE },
  },
  {
    name: "high heart rate on easy runs",
    subject:
      /\b(?:heart rate|hr|pulse)\b.*\b(?:high|higher|up|spik\w*|through the roof)\b.*\b(?:easy|run\w*|zone 2)\b|\b(?:easy|run\w*|zone 2)\b.*\b(?:heart rate|hr|pulse)\b.*\b(?:high|too high)\b/,
    not: /\b(?:chest|dizz\w*|rest)\b/,
    articles: ["easy-running", "heart-rate-zones"],
    isAboutHealth: true,
    says: { any: highPulse },
  },
  {
    name: "treadmill",
    subject: /\btreadmills?\b|\blaufband\b/,
    not: /\b(?:swap|instead|move|no|broken|log|add)\b/,
    articles: ["easy-running"],
    says: { any: () => TREADMILL },
  },
  {
    name: "shin splints",
    subject:
      /\b(?:prevent\w*|avoid\w*|against|never get)\b.*\bshin (?:splints?|pain)\b|\bshin splints?\b.*\b(?:prevent\w*|avoid\w*|come from|cause\w*)\b/,
    articles: ["running-injuries"],
    isAboutHealth: true,
    says: { any: () => SHIN_PREVENTION },
  },
  {
    name: "tight calves",
    subject: /\bcal(?:f|ves)\b.*\b(?:tight|stiff|hard)\b|\b(?:tight|stiff) cal(?:f|ves)\b/,
    not: /\b(?:swollen|warm|red|one|left|right|pop|snap|since)\b/,
    articles: ["running-injuries"],
    says: { any: () => TIGHT_CALVES },
  },
];
