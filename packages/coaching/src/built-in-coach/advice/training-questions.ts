import { addDays, daysBetween, shortDay } from "@ironpace/training";
import type { CoachView } from "../view.ts";
import type { Advice, Bilingual } from "./advice.ts";

function raceWeek({ competitions, today }: CoachView): Bilingual {
  const race = competitions.find(({ date }) => date >= today);
  const days = race === undefined ? 0 : daysBetween(today, race.date);
  const monday = race === undefined ? "" : shortDay(addDays(race.date, -5));
  const name = race?.name ?? "";
  return {
    en: [
      ...(race === undefined
        ? []
        : [
            `For **${name}** (${shortDay(race.date)}, in ${days} days) that is the week from ${shortDay(addDays(race.date, -6))}; the last hard session is about ${monday}.`,
          ]),
      "**Taper: 40–60% less volume, but keep it quick:** Monday or Tuesday a short session with 3–4 × 2–3 min at race pace, then 20–30 easy minutes with four strides; no heavy legs for a week, no maxima, no tests. Two days before rest or a walk, the day before 15–20 easy minutes.",
      "**Also:** sleep more from Monday on, carbohydrate up in the last day or two, nothing new in food, shoes or kit. Two days before: pack your bag and check the route, start time, stations and weights.",
    ],
    de: [
      ...(race === undefined
        ? []
        : [
            `Für **${name}** (${shortDay(race.date)}, in ${days} Tagen) ist das die Woche ab ${shortDay(addDays(race.date, -6))}; die letzte harte Einheit ist etwa ${monday}.`,
          ]),
      "**Taper: 40–60 % weniger, aber flott:** Montag oder Dienstag kurz mit 3–4 × 2–3 min im Renntempo, danach 20–30 min locker mit vier Steigerungen; eine Woche keine schweren Beine, keine Maxima, keine Tests. Zwei Tage vorher Pause oder Spaziergang, am Vortag 15–20 min locker.",
      "**Dazu:** ab Montag mehr Schlaf, in den letzten ein bis zwei Tagen mehr Kohlenhydrate, nichts Neues bei Essen, Schuhen und Kleidung. Zwei Tage vorher: Tasche gepackt, Anreise, Startzeit, Stationen und Gewichte geprüft.",
    ],
  };
}

const text = (en: string, de: string): Bilingual => ({ en: [en], de: [de] });

const INTERFERENCE = text(
  "**Both go together if you eat and plan for it.** Endurance alongside strength costs hardly any maximal strength or muscle (Schumann 2022 review), only some explosive power. What costs gains is too little food, too little sleep and hard runs right before leg day. Two to four strength sessions a week, protein 1.6–2.2 g per kg, most runs easy, six hours between hard running and heavy legs. In the last weeks before a marathon, keep your strength rather than build it.",
  "**Beides geht zusammen, wenn du genug isst und planst.** Ausdauer neben Kraft kostet kaum Maximalkraft oder Muskeln (Schumann 2022: −0,06 und −0,01), nur etwas Explosivkraft. Was Muskeln kostet: zu wenig Essen, zu wenig Schlaf und harte Läufe direkt vor dem Beintraining. Zwei- bis viermal Kraft pro Woche, 1,6–2,2 g Eiweiß pro kg, die meisten Läufe locker, sechs Stunden zwischen hartem Lauf und schweren Beinen.",
);

const ORDER = text(
  "**Do first what matters more to you that day.** In one session strength before running, since tired legs lift worse and less safely than they run easy. On one day **six hours apart if you can, at least three**, with food between. A short easy run after lifting is fine; hard intervals the day after heavy legs are not, and no heavy legs within 24 hours before a key run.",
  "**Zuerst, was dir an dem Tag wichtiger ist.** In einer Einheit Kraft vor Laufen, denn müde Beine heben schlechter und unsicherer, als sie locker laufen. Am selben Tag **sechs Stunden Abstand, mindestens drei**, mit Essen dazwischen. Ein kurzer lockerer Lauf nach der Kraft geht; keine schweren Beine in den 24 Stunden vor einem wichtigen Lauf.",
);

const REPS = text(
  "**For strength 1–6 reps** at 75–92% with 2–5 min rest, **for muscle 6–15** (anything from 5 to 30 works near failure), **for endurance of muscles 15 and more**. A hybrid athlete does well with 3–5 × 3–6 in the big lifts and 2–3 × 8–12 in the small ones, one to three reps left in reserve.",
  "**Für Kraft 1–6 Wiederholungen** mit 75–92 % und 2–5 min Pause, **für Muskeln 6–15** (5 bis 30 wirken, wenn es nahe ans Versagen geht), **für Kraftausdauer 15 und mehr**. Als Hybrid-Athlet: 3–5 × 3–6 in den großen Übungen, 2–3 × 8–12 in den kleinen, ein bis drei Wiederholungen in Reserve.",
);

const TIME_OF_DAY = text(
  "**The best time is the one you can stick to.** Strength and speed are a few per cent better in the late afternoon; after a few weeks of mornings the difference is gone. In the morning warm up longer and eat a little before hard sessions; in the evening finish hard ones two hours before bed. Train at race time now and then in the last weeks.",
  "**Am besten ist die Zeit, die du durchhältst.** Kraft und Tempo sind am späten Nachmittag um ein paar Prozent besser; nach einigen Wochen morgens ist der Unterschied weg. Morgens länger aufwärmen und vor harten Einheiten etwas essen; abends harte Einheiten zwei Stunden vor dem Schlaf beenden.",
);

const REST_DAYS = text(
  "**At least one rest day a week without training, for most hybrid athletes two** (or one, and one with nothing but a walk or easy mobility). More when you sleep badly, work physically, are new or past 50, and in hard weeks. If your legs are tired, your mood is low and your paces drop for several days, take an extra rest day now.",
  "**Mindestens ein Tag pro Woche ohne Training, für die meisten Hybrid-Athleten zwei** (oder einer und einer nur mit Spaziergang oder Beweglichkeit). Mehr bei schlechtem Schlaf, körperlicher Arbeit, am Anfang und ab 50. Mehrere Tage müde Beine und schlechtere Tempi heißen: jetzt einer mehr.",
);

const HOTEL = text(
  "**20–30 minutes, no equipment:** 4–5 rounds of 10–15 push-ups, 12 split squats a side, 10 burpees, 12 single-leg hip bridges a side, 30–40 s plank, 60 s rest. Harder: slow lowering (3 s), feet raised, jumps. A loaded backpack makes rows and lunges. Or 20 min of stairs. That keeps your strength for two or three weeks.",
  "**20–30 Minuten ohne Geräte:** 4–5 Runden mit 10–15 Liegestützen, 12 Split Squats je Seite, 10 Burpees, 12 einbeinigen Hüftbrücken je Seite, 30–40 s Plank, 60 s Pause. Schwerer: langsam ablassen (3 s), Füße erhöht, Sprünge. Ein voller Rucksack ersetzt Gewichte. Oder 20 min Treppen. So hält die Kraft zwei bis drei Wochen.",
);

const SUMO = text(
  "**Take the one you lift more in, without back or hip complaints.** Conventional trains back and hamstrings more, sumo is more upright and needs mobile hips. For running and Hyrox it makes no difference: conventional or trap bar carries over well. Try both for four weeks with light sets of 5, then stay with one.",
  "**Nimm die, mit der du ohne Beschwerden in Rücken und Hüfte mehr hebst.** Konventionell trainiert Rücken und Beinbeuger mehr, Sumo ist aufrechter und braucht bewegliche Hüften. Für Laufen und Hyrox ist es gleich. Probier beide vier Wochen mit leichten Fünfersätzen und bleib dann bei einer.",
);

const BAR_POSITION = text(
  "**High bar** sits on the trapezius: more upright, deeper, more knee and quadriceps, close to lunges, wall balls and cleans. **Low bar** sits on the rear shoulders: more hip and back, for most 5–10% more weight, harder on shoulders and wrists. For a hybrid athlete high bar is the simpler choice; low bar if strength alone counts.",
  "**High Bar** liegt auf dem Trapez: aufrechter, tiefer, mehr Knie und Oberschenkel, nah an Ausfallschritten und Wall Balls. **Low Bar** liegt auf der hinteren Schulter: mehr Hüfte und Rücken, meist 5–10 % mehr Gewicht, unbequemer für Schultern und Handgelenke. Für Hybrid-Athleten ist High Bar die einfachere Wahl.",
);

const TEST_FREQUENCY = text(
  "**Every four to six loading weeks, in the week after a deload**, not in the taper. Between tests a set of 3–5 at RPE 8–9 gives a good estimate without the cost of a maximum. The same goes for run tests (5 km, 20 min).",
  "**Alle vier bis sechs Belastungswochen, in der Woche nach einer Entlastung**, nicht im Taper. Dazwischen gibt ein Satz mit 3–5 Wiederholungen bei RPE 8–9 eine gute Schätzung. Für Lauftests (5 km, 20 min) gilt dasselbe.",
);

const AFTER_ILLNESS = text(
  "**Start once you have had no fever for 24 hours without medicine and no other symptoms, then in steps:** days 1–2 about 30% of your usual training, easy only; days 3–5 50%, nothing hard; days 6–10 75%, hard pieces only after seven days without symptoms; from day 11 everything. After **two weeks off** loads start at about 80%, paces a little slower. After flu or Covid wait a week longer with anything hard. Pressure in the chest, palpitations, unusual breathlessness or a high heart rate at rest: stop and see a doctor.",
  "**Anfangen, wenn du einen Tag ohne Fieber und Beschwerden warst, dann in Stufen:** Tag 1–2 etwa 30 % des üblichen Trainings, nur locker; Tag 3–5 50 %, nichts Hartes; Tag 6–10 75 %, Hartes erst nach sieben Tagen ohne Beschwerden; ab Tag 11 alles. Nach **zwei Wochen Pause** beginnen die Gewichte bei etwa 80 %, die Tempi etwas langsamer. Nach Grippe oder Covid mit harten Einheiten eine Woche länger warten. Druck in der Brust, Herzstolpern, ungewohnte Atemnot oder hoher Ruhepuls: aufhören und zum Arzt.",
);

const TRAINING_LOAD = text(
  "**Training load is minutes × effort (1–10):** 60 min at effort 5 are 300, whatever you did. So runs, lifting and Hyrox add up in one number. **Fitness** is its average over about six weeks, **fatigue** over one, **form** the difference. Let the load of a week grow by 10–15% at most, with a lighter week every fourth.",
  "**Trainingslast ist Minuten × Anstrengung (1–10):** 60 min mit Anstrengung 5 sind 300, egal was du gemacht hast. So zählen Laufen, Kraft und Hyrox in einer Zahl. **Fitness** ist ihr Mittel über etwa sechs Wochen, **Ermüdung** über eine, **Form** der Unterschied. Pro Woche höchstens 10–15 % mehr, jede vierte leichter.",
);

const OVERLOAD = text(
  "**Progressive overload is a little more over time:** weight, reps, sets, distance or less rest, one of them at a time. In practice: same sets and reps until all are clean with one or two in reserve, then 2.5 kg more (upper body 1.25–2.5 kg); running 10–15% more a week at most; a lighter week every fourth. Your plan raises loads week by week and takes your logged sets into account.",
  "**Progressive Überlastung heißt mit der Zeit ein wenig mehr:** Gewicht, Wiederholungen, Sätze, Strecke oder kürzere Pausen, immer nur eines. Praktisch: dieselben Sätze, bis alle sauber sind und ein bis zwei Wiederholungen in Reserve bleiben, dann 2,5 kg mehr; beim Laufen höchstens 10–15 % pro Woche; jede vierte Woche leichter.",
);

const HRV = text(
  "**HRV** is how much the time between heartbeats varies; higher than usual for you mostly means rested. Use the **trend over a week against your own normal**, measured at the same time every morning; a single low value says little. A week below normal with tired legs: less intensity. If you have no device, sleep, mood and how the warm-up feels tell you as much.",
  "**HRV** ist, wie stark der Abstand zwischen Herzschlägen schwankt; höher als bei dir üblich heißt meist erholt. Nimm den **Trend über eine Woche gegen deinen eigenen Normalwert**, jeden Morgen gleich gemessen; ein einzelner Wert sagt wenig. Eine Woche darunter mit müden Beinen: weniger Intensität.",
);

const EFFORTS = text(
  "**Effort (RPE) runs from 1 to 10.** 3–4: easy, full sentences. 5–6: steady, short sentences. 7: threshold, a few words. 8: hard, single words, about two reps left in a set. 9: very hard, one left. 10: everything. A whole session is rated half an hour after it, as one number for all of it; minutes × effort is its load.",
  "**Anstrengung (RPE) geht von 1 bis 10.** 3–4: locker, ganze Sätze. 5–6: zügig, kurze Sätze. 7: Schwelle, ein paar Worte. 8: hart, einzelne Worte, im Satz noch etwa zwei Wiederholungen übrig. 9: sehr hart, eine übrig. 10: alles. Die ganze Einheit bewertest du eine halbe Stunde danach mit einer Zahl; Minuten × Anstrengung ist ihre Last.",
);

const SQUAT_DEPTH = text(
  "**As deep as you can with a stable back and your heels down**; for most that is hips at or just below the knees, and that is what competitions ask for. Deeper with the same control trains more muscle; half squats with more weight do not replace it. Stiff ankles: small plates under the heels or lifting shoes, and 5 min of ankle work a day.",
  "**So tief, wie der Rücken ruhig und die Fersen am Boden bleiben**; bei den meisten ist das Hüfte auf oder knapp unter Kniehöhe, und das verlangen auch Wettkämpfe. Steife Sprunggelenke: kleine Scheiben unter die Fersen oder Gewichtheberschuhe und täglich 5 min Beweglichkeit.",
);

/** What athletes ask most about strength, weeks and races. */
export const TRAINING_QUESTIONS: readonly Advice[] = [
  {
    name: "race week",
    subject:
      /\brace week\b|\bweek (?:before|of) (?:the |my |a )?(?:race|hyrox|comp\w*|marathon|event)\b|\blast week before (?:the |my |a )?(?:race|hyrox|comp\w*)\b/,
    not: /\b(?:when|eat|weights?|which date)\b/,
    articles: ["race-week", "taper"],
    says: { any: raceWeek },
  },
  {
    name: "interference",
    subject:
      /\b(?:running|cardio|endurance|run)\b.*\b(?:kill\w*|ruin\w*|hurt|cost\w*|eat\w*|lose|losing)\b.*\b(?:gains?|muscles?|strength)\b|\b(?:build|gain|keep|lose)\b.*\b(?:muscles?|strength|size)\b.*\b(?:marathon|running|cardio|run|endurance|hyrox)\b|\binterference\b/,
    not: /\bfat\b/,
    articles: ["hybrid-interference"],
    says: { any: () => INTERFERENCE },
  },
  {
    name: "order",
    subject:
      /\b(?:lift\w*|weights|strength|gym)\b.*\b(?:or|before|after|between|and|then)\b.*\b(?:run\w*|cardio)\b.*\b(?:first|same day|before|hours|order|between)?\b|\b(?:run\w*|cardio)\b.*\b(?:before|after|or|between|and)\b.*\b(?:lift\w*|weights|strength|gym)\b/,
    not: /\bday after\b|\b(?:shoes?|combine|week|build|muscle|gains?|balance|both|did|plan|days|many times|how many (?:runs|sessions)|hours a week|instead|session (?:on|of)|log|logged)\b/,
    articles: ["hybrid-interference"],
    says: { any: () => ORDER },
  },
  {
    name: "reps",
    subject:
      /\bhow many (?:reps?|repetitions)\b.*\b(?:strength|muscle|size|hypertrophy|power|endurance|get strong\w*)\b|\brep range\b|\bhow many reps (?:should|per|a) \b/,
    not: /\b(?:did|done|logged|last|wall|hyrox)\b/,
    articles: ["training-volume"],
    says: { any: () => REPS },
  },
  {
    name: "time of day",
    subject:
      /\b(?:morning|mornings|evening|evenings|before work|after work|time of (?:the )?day)\b.*\b(?:train\w*|workouts?|or|better|best|lift\w*|session)\b|\btrain\w* (?:in the )?(?:morning|evening)s?\b/,
    not: /\b(?:move|log|eat|breakfast|race|stretch|pulse|heart|coffee|caffeine|fasted|this|my)\b/,
    articles: [],
    says: { any: () => TIME_OF_DAY },
  },
  {
    name: "rest days",
    subject: /\bhow many rest days\b|\brest days? (?:per|a|each) week\b|\brest days do (?:i|you) need\b/,
    not: /\b(?:did|had|have i|left|planned)\b/,
    articles: ["rest-days"],
    says: { any: () => REST_DAYS },
  },
  {
    name: "hotel room",
    subject: /\b(?:hotel(?: room)?|bodyweight (?:exercises?|workout|session)|no equipment|without (?:any )?equipment|at home without)\b/,
    not: /\b(?:my body ?weight|swap|next week|tomorrow|today|away|trip|travel\w*)\b/,
    articles: ["training-without-equipment"],
    says: { any: () => HOTEL },
  },
  { name: "sumo", subject: /\bsumo\b/, not: /\b(?:swap|instead|log|add)\b/, articles: ["squat-and-hinge"], says: { any: () => SUMO } },
  {
    name: "bar position",
    subject: /\b(?:high|low) bar\b/,
    not: /\b(?:swap|instead|log|add)\b/,
    articles: ["squat-and-hinge"],
    says: { any: () => BAR_POSITION },
  },
  {
    name: "test frequency",
    subject: /\bhow often\b.*\b(?:test|max out|retest|1 ?rm)\b|\bwhen should i (?:test|retest|max out)\b/,
    not: /\b(?:did|have i)\b/,
    articles: ["benchmarks-and-testing"],
    says: { any: () => TEST_FREQUENCY, often: () => TEST_FREQUENCY, when: () => TEST_FREQUENCY },
  },
  {
    name: "training load",
    subject:
      /\bwhat (?:does|is|s) (?:the |a )?(?:training )?load(?: mean)?$|\btraining load mean\b|\bwhat is training load\b|\bload mean\b/,
    articles: ["training-load"],
    says: { any: () => TRAINING_LOAD },
  },
  { name: "progressive overload", subject: /\bprogressive overload\b/, articles: ["strength-progression"], says: { any: () => OVERLOAD } },
  { name: "hrv", subject: /\bhrv\b/, not: /\b(?:was|entered|last|today)\b/, articles: ["overtraining"], says: { any: () => HRV } },
  {
    name: "squat depth",
    subject: /\bhow (?:deep|low) (?:should|do|must|to)\b.*\bsquat|\bsquat depth\b|\bass to grass\b/,
    articles: ["squat-and-hinge"],
    says: { any: () => SQUAT_DEPTH },
  },
  {
    name: "after illness",
    subject:
      /\b(?:come|coming|get|getting|start|starting|back|return\w*|restart)\b.*\b(?:after|from|following)\b.*\b(?:off sick|being (?:sick|ill)|illness|sick(?:ness)?|flu|covid|infection|cold|krank\w*)\b/,
    not: /\b(?:still|now|today|fever|cough\w*|chest|yesterday|got)\b/,
    articles: ["training-when-ill"],
    isAboutHealth: true,
    says: { any: () => AFTER_ILLNESS },
  },
  {
    name: "effort",
    subject: /\b(?:what (?:does|is)|whats)\b.*\b(?:effort|rpe) (?:of )?\d{1,2}\b/,
    not: /\b(?:weight|load|kg|session|run)\b/,
    articles: ["rpe-and-reserve"],
    says: { any: () => EFFORTS },
  },
];
