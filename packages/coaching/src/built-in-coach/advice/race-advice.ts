import { addDays, HYROX_STATIONS, hyroxLoad, hyroxPrediction, shortDay, type HyroxDivision } from "@ironpace/training";
import { clock, load, pace } from "../say.ts";
import { DIVISION_NAMES } from "../topics/hyrox.ts";
import type { CoachView } from "../view.ts";
import type { Advice, Bilingual } from "./advice.ts";

interface Station {
  readonly exercise: string;
  readonly german: string;
  readonly said: RegExp;
  /** How it is trained: sets, distance, load, frequency. */
  readonly training: Bilingual;
}

const STATIONS: readonly Station[] = [
  {
    exercise: "Ski erg",
    german: "Ski-Ergometer",
    said: /\bski ?ergs?\b|\bski\b/,
    training: {
      en: [
        "**Once a week on the SkiErg:** 6–8 × 250 m hard with 60 s rest, or 4 × 500 m at race split with 90 s. After three weeks one piece of 1,000 m at race split, with 1 km of running straight after.",
        "**Technique:** reach tall, let the body weight fall into the pull, hinge from the hip, finish at the thighs; 30–36 pulls a minute, damper 6 as preset. Slow pulls with a long reach beat fast short ones.",
      ],
      de: [
        "**Einmal pro Woche auf dem SkiErg:** 6–8 × 250 m hart mit 60 s Pause oder 4 × 500 m im Wettkampftempo mit 90 s. Nach drei Wochen einmal 1.000 m im Wettkampftempo und direkt danach 1 km laufen.",
        "**Technik:** lang strecken, das Körpergewicht in den Zug fallen lassen, aus der Hüfte klappen, an den Oberschenkeln enden; 30–36 Züge pro Minute, Damper 6 wie voreingestellt.",
      ],
    },
  },
  {
    exercise: "Sled push",
    german: "Schlitten schieben",
    said: /\bsled push\w*\b|\bpush\w* (?:the )?sled\b|\bprowler\b/,
    training: {
      en: [
        "**Sled push, once a week:** 6–8 × 12.5 m at race weight with 90 s rest; every second week 4 × 25–50 m at 60–75% of it with 400 m of running after each. Add a set a week, then 5% of weight; never more than 110%.",
        "**Also:** squats, split squats 3 × 8 a side. **Technique:** arms fixed, hips low, short quick steps, breathe every 12.5 m.",
      ],
      de: [
        "**Sled Push, einmal pro Woche:** 6–8 × 12,5 m mit Wettkampfgewicht und 90 s Pause; jede zweite Woche 4 × 25–50 m mit 60–75% und je 400 m Lauf danach. Jede Woche ein Satz mehr, dann 5% Gewicht; nie über 110%.",
        "**Dazu:** Kniebeugen, Split Squats 3 × 8 je Seite. **Technik:** Arme fest, Hüfte tief, kurze schnelle Schritte, alle 12,5 m atmen.",
      ],
    },
  },
  {
    exercise: "Sled pull (rope)",
    german: "Schlitten ziehen",
    said: /\bsled pull\w*\b|\bpull\w* (?:the )?sled\b/,
    training: {
      en: [
        "**Sled pull, once a week:** 6–8 × 12.5 m at race weight with 90 s rest; every second week 4 × 25 m at 60–75% of it with 400 m of running after each. Add a set a week, then 5% of weight; never more than 110%.",
        "**Also:** rows 3 × 8, Romanian deadlift 3 × 8, dead hangs 3 × 30–45 s for the grip. **Technique:** lean back with straight arms and walk; hand over hand only where the box ends.",
      ],
      de: [
        "**Sled Pull, einmal pro Woche:** 6–8 × 12,5 m mit Wettkampfgewicht und 90 s Pause; jede zweite Woche 4 × 25 m mit 60–75% und je 400 m Lauf danach. Jede Woche ein Satz mehr, dann 5% Gewicht; nie über 110%.",
        "**Dazu:** Rudern 3 × 8, rumänisches Kreuzheben 3 × 8, Hängen 3 × 30–45 s für den Griff. **Technik:** mit gestreckten Armen zurücklehnen und gehen; Hand über Hand nur am Ende der Box.",
      ],
    },
  },
  {
    exercise: "Burpee broad jump",
    german: "Burpee-Weitsprung",
    said: /\bburpees?\b|\bbroad jumps?\b/,
    training: {
      en: [
        "**Once a week:** 4 × 20 m with 60 s rest at a rhythm you can hold, then 2 × 40 m; in the last six weeks once 80 m after 1 km of running.",
        "**Technique:** hands close to the feet, step up one foot at a time, jump 1–1.2 m and not further, same breath every time (out on the way down).",
      ],
      de: [
        "**Einmal pro Woche:** 4 × 20 m mit 60 s Pause in einem Rhythmus, den du hältst, dann 2 × 40 m; in den letzten sechs Wochen einmal 80 m nach 1 km Lauf.",
        "**Technik:** Hände nah an die Füße, mit einem Fuß nach dem anderen aufstehen, 1–1,2 m springen und nicht weiter, immer gleich atmen.",
      ],
    },
  },
  {
    exercise: "Row erg",
    german: "Ruder-Ergometer",
    said: /(?<!\bin a )\brow(?:er|ing)?\b(?: erg)?/,
    training: {
      en: [
        "**Once a week on the rower:** 5 × 500 m at race split with 60–90 s rest, later 2 × 1,000 m with 3 min; every third week 1,000 m followed by 1 km of running.",
        "**Technique:** legs first, then back, then arms; rate 24–28, damper 6 as preset.",
      ],
      de: [
        "**Einmal pro Woche auf dem Ruderer:** 5 × 500 m im Wettkampftempo mit 60–90 s Pause, später 2 × 1.000 m mit 3 min; jede dritte Woche 1.000 m und danach 1 km Lauf.",
        "**Technik:** erst Beine, dann Rücken, dann Arme; Schlagzahl 24–28, Damper 6 wie voreingestellt.",
      ],
    },
  },
  {
    exercise: "Farmers carry",
    german: "Farmers Carry",
    said: /\bfarmers?\b/,
    training: {
      en: [
        "**Once or twice a week:** 4 × 50 m at race weight or 10–20% above, 60 s rest; then 2 × 100 m in one go. Dead hangs 3 × 30–60 s on another day.",
        "**Technique:** handle in the fingers, thumb over them, shoulders down, quick small steps; no stop, or one at half way before the grip fails.",
      ],
      de: [
        "**Ein- bis zweimal pro Woche:** 4 × 50 m mit Wettkampfgewicht oder 10–20% mehr, 60 s Pause; dann 2 × 100 m am Stück. An einem anderen Tag Hängen 3 × 30–60 s.",
        "**Technik:** Griff in den Fingern, Daumen darüber, Schultern tief, schnelle kleine Schritte; nicht absetzen, oder einmal auf halbem Weg, bevor der Griff nachgibt.",
      ],
    },
  },
  {
    exercise: "Sandbag lunge",
    german: "Sandsack-Ausfallschritte",
    said: /\blunges?\b|\bsandbags?\b/,
    training: {
      en: [
        "**Once a week:** 4 × 25 m at race weight with 60 s rest, then 2 × 50 m; in the last six weeks once 100 m after 1 km of running. Split squats 3 × 8 a side on the strength day.",
        "**Technique:** bag across the shoulders, torso up, back knee touches, push through the front heel, stop at most for two breaths.",
      ],
      de: [
        "**Einmal pro Woche:** 4 × 25 m mit Wettkampfgewicht und 60 s Pause, dann 2 × 50 m; in den letzten sechs Wochen einmal 100 m nach 1 km Lauf. Am Krafttag Split Squats 3 × 8 je Seite.",
        "**Technik:** Sack quer über den Schultern, Oberkörper aufrecht, hinteres Knie berührt, über die vordere Ferse drücken, höchstens zwei Atemzüge stehen bleiben.",
      ],
    },
  },
  {
    exercise: "Wall ball",
    german: "Wall Balls",
    said: /\bwall ?balls?\b/,
    training: {
      en: [
        "**Once or twice a week:** 5 × 15–20 at race weight with 45 s rest; add 5 a week until 100 in at most six sets, then once after 1 km of running.",
        "**Technique:** arm's length from the wall, full depth, legs throw, breathe out as it leaves. In the race sets of 15–20 from the first one, three to five breaths between.",
      ],
      de: [
        "**Ein- bis zweimal pro Woche:** 5 × 15–20 mit Wettkampfgewicht und 45 s Pause; jede Woche 5 mehr bis 100 in höchstens sechs Sätzen, dann einmal nach 1 km Lauf.",
        "**Technik:** eine Armlänge vor der Wand, volle Tiefe, die Beine werfen, beim Wurf ausatmen. Im Wettkampf von Anfang an Sätze von 15–20, dazwischen drei bis fünf Atemzüge.",
      ],
    },
  },
];

/** "Mens pro", "women open"; undefined where the message names no division of one athlete. */
function namedDivision(words: string): HyroxDivision | undefined {
  const isWomen = /\b(?:wom[ae]ns?|female|ladies|frauen|damen)\b/.test(words);
  if (!isWomen && !/\b(?:m[ae]ns?|male|herren|männer)\b/.test(words)) return undefined;
  const isPro = /\bpro\b/.test(words);
  if (!isPro && !/\bopen\b/.test(words)) return undefined;
  return isWomen ? (isPro ? "womenPro" : "womenOpen") : isPro ? "menPro" : "menOpen";
}

function ofStation({ exercise, german, said, training }: Station): Advice {
  const inRace = (view: CoachView, words: string): Bilingual | undefined => {
    const station = HYROX_STATIONS.find((each) => each.exercise === exercise);
    // Without a word of the race it may be the session of a day.
    if (station === undefined || !/\b(?:race|hyrox|comp|competition|berlin|standard|open|pro|official|wettkampf|rennen)\b/.test(words))
      return undefined;
    const { division: own, stations } = hyroxPrediction(view.athlete, view.today);
    const division = namedDivision(words) ?? own;
    const kilograms = hyroxLoad(station, division);
    const target = division === own ? stations.find((each) => each.exercise === exercise)?.seconds : undefined;
    const name = DIVISION_NAMES[division];
    const size = station.metres === undefined ? `${station.reps ?? 0} ×` : `${station.metres.toLocaleString("en")} m`;
    const heavy = kilograms === undefined ? "" : `${station.perHand === true ? "2 × " : ""}${load(view, kilograms)}`;
    const time = target === undefined ? "" : clock(target);
    const withSled = /sled/i.test(exercise);
    return {
      en: [
        `${exercise} in the race (${name}): **${size.replace(" ×", " reps")}${heavy === "" ? "" : ` at ${heavy}`}**${withSled ? ", sled included" : ""}.${time === "" ? "" : ` About ${time} is a fair target for you.`}`,
      ],
      de: [
        `${german} im Wettkampf (${name}): **${size.replace(" ×", " Wiederholungen").replace(",", ".")}${heavy === "" ? "" : ` mit ${heavy}`}**${withSled ? ", Schlitten inbegriffen" : ""}.${time === "" ? "" : ` Etwa ${time} sind für dich ein gutes Ziel.`}`,
      ],
    };
  };
  return {
    name: exercise,
    subject: said,
    not: /\b(?:instead|replace|swap|substitute|alternative|(?:without|no) (?:a |the |any )?(?:sled|ski|rower|sandbag|machine)|dont have|hold|grip|catch|run|shoes?|carpet|turf|stuck|floor|trail|pace i|2k|500 ?m|today|tonight)\b|\bhow (?:many|much) .*\bcan i\b/,
    articles: [],
    says: {
      ...(exercise.endsWith(" erg") && { pace: (view, words) => ergPace(exercise, view, words) }),
      amount: inRace,
      weight: inRace,
      duration: inRace,
      steps: (_, words) => (TRAINS.test(words) ? training : undefined),
    },
  };
}

/** "how do i pace the row in hyrox": the split of the athlete's own target. */
function ergPace(exercise: string, view: CoachView, words: string): Bilingual | undefined {
  const target = hyroxPrediction(view.athlete, view.today).stations.find((each) => each.exercise === exercise)?.seconds;
  if (target === undefined || !/\b(?:hyrox|race|comp\w*)\b/.test(words)) return undefined;
  const split = target / 2;
  return {
    en: [
      `Hold about **${clock(Math.round(split))} /500 m** (${clock(target)} for the 1,000 m). First 200 m: 3 s slower, then even, the last 100 m no faster: half a minute gained here costs twice that in the next run.`,
    ],
    de: [
      `Halte etwa **${clock(Math.round(split))} /500 m** (${clock(target)} für die 1.000 m). Die ersten 200 m 3 s langsamer, dann gleichmäßig, die letzten 100 m nicht schneller: Eine halbe Minute hier kostet im Lauf danach das Doppelte.`,
    ],
  };
}

const TRAINS =
  /\b(?:better|improve\w*|train\w*|faster|stronger|practi[sc]e|get good|suck|weak|bad at|progress|easier|without dying|tips?)\b/;

/** What a race asks for: its stations, the first run, the last hard days. */
export const RACE_ADVICE: readonly Advice[] = [
  {
    name: "weakest station",
    subject: /\b(?:weakest|worst|slowest) station\b|\bstation\b.*\b(?:costing|costs) me\b/,
    articles: [],
    says: { steps: weakestStation },
  },
  {
    name: "first run",
    subject:
      /\b(?:first|1st|opening) (?:run|km|kilomet\w+|lap)\b|\b(?:go|going|went|start\w*|set off) (?:out )?(?:way |much )?too (?:fast|quick|hard)\b/,
    not: /\b(?:marathon|5 ?k|10 ?k|half)\b/,
    articles: ["hyrox-running"],
    says: { pace: firstRun, steps: firstRun },
  },
  {
    name: "recovery after a race",
    subject:
      /\b(?:recover\w*|back to training|rest|train(?:ing)? again|take off|time off)\b.*\b(?:after|from) (?:a |an |the |my )?(?:hyrox|race|comp\w*|half marathon|marathon|10 ?k)\b/,
    articles: ["race-week"],
    says: { duration: recovery, when: recovery, steps: recovery, amount: recovery },
  },
  {
    name: "last hard session",
    subject: /\blast (?:hard|heavy|big|tough|intense) (?:sessions?|workouts?|training|legs?|day|squats?)\b/,
    articles: ["taper"],
    says: { when: lastHard, amount: lastHard, steps: lastHard },
  },
  ...STATIONS.map((station) => ofStation(station)),
];

function firstRun(view: CoachView): Bilingual | undefined {
  const { run } = hyroxPrediction(view.athlete, view.today);
  if (run === undefined) return undefined;
  return {
    en: [
      `Run the first kilometre at your race pace of **${pace(view, run)}**, no faster. Checks: **${clock(Math.round(run / 5))} at 200 m, ${clock(Math.round(0.4 * run))} at 400 m**. Ahead of that: ease off at once.`,
      "Start in the back half of your wave, set the lap alert of your watch to that pace, and breathe so that you could still say a sentence. It must feel too easy: you win the time back on runs 5 to 8. Practise it: in compromised sessions start no faster than race pace.",
    ],
    de: [
      `Lauf den ersten Kilometer in deinem Wettkampftempo von **${pace(view, run)}**, nicht schneller. Kontrolle: **${clock(Math.round(run / 5))} bei 200 m, ${clock(Math.round(0.4 * run))} bei 400 m**. Schneller? Sofort rausnehmen.`,
      "Starte in der hinteren Hälfte deiner Welle, stell die Uhr auf dieses Tempo und atme so, dass noch ein Satz geht. Es muss sich zu leicht anfühlen: Die Zeit holst du auf Lauf 5 bis 8. Üben: in gemischten Einheiten nicht schneller als im Wettkampftempo beginnen.",
    ],
  };
}

function lastHard({ competitions }: CoachView): Bilingual {
  const race = competitions[0];
  const on = (days: number): string => (race === undefined ? "" : ` (${shortDay(addDays(race.date, -days))})`);
  return {
    en: [
      `Before a Hyrox: last hard session **5 days before**${on(5)}, last heavy legs **8 days before**${on(8)}, last full simulation at least **17 days**, last short one 10–12 days before. After that keep it short and easy, with a few minutes at race pace.`,
    ],
    de: [
      `Vor einem Hyrox: letzte harte Einheit **5 Tage vorher**${on(5)}, letztes schweres Beintraining **8 Tage vorher**${on(8)}, letzte volle Simulation mindestens **17 Tage**, letzte kurze 10–12 Tage vorher. Danach kurz und locker, mit ein paar Minuten im Wettkampftempo.`,
    ],
  };
}

function weakestStation(): Bilingual {
  return {
    en: [
      "**I cannot say: I have no split times of your stations.** The times I name for them are estimates, from what is usual at your level and your tests. A simulation with a lap at every station shows it: compare each lap with the estimate.",
    ],
    de: [
      "**Das kann ich nicht sagen: Ich habe keine Zwischenzeiten deiner Stationen.** Die Zeiten, die ich dafür nenne, sind geschätzt: aus deinen Tests und dem, was auf deinem Niveau üblich ist. Eine Simulation mit einer Runde je Station zeigt es: Vergleich jede Runde mit der Schätzung.",
    ],
  };
}

function recovery(_: CoachView, words: string): Bilingual {
  const [race, easy, hard] = /\bhalf\b/.test(words)
    ? ["a half marathon", "3–5", "7–10"]
    : /\bmarathon\b/.test(words)
      ? ["a marathon", "7–10", "21–28"]
      : /\b10 ?k\b/.test(words)
        ? ["a 10 km race", "2–3", "4–6"]
        : ["a Hyrox", "3–4", "7–10"];
  const german = race
    .replace("a half marathon", "einem Halbmarathon")
    .replace("a marathon", "einem Marathon")
    .replace("a 10 km race", "einem 10-km-Lauf")
    .replace("a Hyrox", "einem Hyrox");
  return {
    en: [
      `After ${race}: **${easy} days** of rest, walking or easy riding, then easy sessions; the first hard one after **${hard} days**. Go by the legs: stairs without soreness and a normal resting heart rate first.`,
    ],
    de: [
      `Nach ${german}: **${easy} Tage** Pause, Gehen oder lockeres Rad, dann locker; die erste harte Einheit nach **${hard} Tagen**. Die Beine entscheiden: erst Treppen ohne Muskelkater und normaler Ruhepuls.`,
    ],
  };
}
