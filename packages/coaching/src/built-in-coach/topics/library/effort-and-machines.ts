import type { Topic } from "../../topic.ts";
import { named } from "./named-things.ts";

/** Wins over the topics that share one of its words. */
const CLEAR = 14;

/** What was done is asked of the log. */
const DONE = [
  /\b(?:log|logged|did i|have i|how (?:many|often)|add|entered|class|yesterday|\d+ min|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/,
  -3 * CLEAR,
] as const;

const RPE: readonly (readonly [rpe: number, en: string, de: string])[] = [
  [
    5,
    "steady: short sentences, you could go on for well over an hour; in a set five or more reps are left",
    "zügig: kurze Sätze, weit über eine Stunde möglich; im Satz bleiben fünf oder mehr",
  ],
  [
    6,
    "comfortably hard at the edge: short sentences; in a set about four reps are left",
    "am Rand zum Harten: kurze Sätze; im Satz bleiben etwa vier Wiederholungen",
  ],
  [
    7,
    "comfortably hard: a few words at a time, about the effort you could race for an hour; in a set about three reps are left",
    "noch angenehm hart: wenige Worte, etwa eine Stunde im Rennen haltbar; im Satz bleiben etwa drei Wiederholungen",
  ],
  [8, "hard: single words; in a set about two reps are left", "hart: einzelne Worte; im Satz bleiben etwa zwei Wiederholungen"],
  [9, "very hard: no talking; in a set one rep is left", "sehr hart: kein Sprechen; im Satz bleibt eine Wiederholung"],
  [10, "everything: nothing is left, no further rep", "alles: keine weitere Wiederholung"],
];

function ofEffort([rpe, en, de]: (typeof RPE)[number]): Topic {
  return named(
    `RPE ${rpe}`,
    [
      [
        new RegExp(
          String.raw`\b(?:what|whats|how|explain|was|wie)\b.*\b(?:rpe ?(?:of )?${rpe}\b|${rpe} rpe|${rpe}(?: out of|/) ?10)(?!\.).*\b(?:mean\w*|feel\w*|like|exactly|heisst|bedeutet|fuhlt)\b|^(?:what(?:s| is)|explain) (?:an? )?rpe ?(?:of )?${rpe}$`,
        ),
        CLEAR,
      ],
      [/\b(?:session|yesterday|today|long run|last|my|did|was|pain|hurts?|sore)\b/, -CLEAR],
    ],
    [`**RPE ${rpe}** is ${en}. The scale runs from 1 to 10; rate a whole session about half an hour after it.`],
    [`**RPE ${rpe}** heißt ${de}. Die Skala geht von 1 bis 10; eine ganze Einheit bewertest du etwa eine halbe Stunde danach.`],
    ["rpe-and-reserve"],
  );
}

/** Single numbers of the effort scale, the damper, and what is asked about the machines. */
export const EFFORT_AND_MACHINES: readonly Topic[] = [
  ...RPE.map(ofEffort),
  named(
    "damper",
    [
      [
        /\b(?:damper|drag ?factor|drag)\b.*\b(?:10|ten|hard\w*|better|what|which|set\w*|best|high\w*|low\w*|number|mean\w*|resistance|einstell\w*)\b|\b(?:what|which|best|how high|welche)\b.*\b(?:damper|drag ?factor)\b/,
        CLEAR,
      ],
    ],
    [
      "**No: the damper is not the resistance.** It lets more or less air into the wheel, like the gears of a bike. At 10 the wheel slows down more between strokes, so each stroke is heavier and tires legs and back sooner; how hard it is depends on how hard you push.",
      "Train at **damper 3–5**; for an all-out test the plan uses 5–7 (drag factor about 110–130; light athletes 100–115). Look at the drag factor in the monitor, because 5 is not the same on every machine.",
    ],
    [
      "**Nein: Der Hebel ist nicht der Widerstand.** Er lässt mehr oder weniger Luft ans Rad, wie die Gänge am Fahrrad. Bei 10 wird das Rad zwischen den Zügen langsamer, jeder Zug ist schwerer und ermüdet Beine und Rücken früher; wie hart es ist, bestimmt dein Druck.",
      "Am schnellsten rudern die meisten bei **Stufe 3–5** (Drag-Faktor etwa 110–130, Leichte 100–115). Schau auf den Drag-Faktor im Monitor, denn 5 ist nicht auf jedem Gerät gleich.",
    ],
    ["rowing-basics"],
  ),
  named(
    "tired arms on the rower",
    [
      [
        /\b(?:arms?|forearms?|grip|shoulders?)\b.*\b(?:die|dying|burn\w*|tired|gone|give out|gives out|cook\w*|pump\w*|fried|dead)\b.*\b(?:row\w*|erg|ski)\b|\b(?:row\w*|erg|ski)\b.*\b(?:arms?|forearms?|grip)\b.*\b(?:die|dying|burn\w*|tired|gone|give out|gives out|cook\w*|pump\w*|fried|dead)\b/,
        CLEAR,
      ],
    ],
    [
      "**The arms die when they pull too early.** Legs first, with straight arms like ropes; the body swings back when the legs are almost straight, the arms come last. About 60% of the power is legs, 30% body, 10% arms.",
      "Hold the handle with hooked fingers, no fist, thumbs loose, wrists flat. Damper 3–5, two strokes a minute fewer at the same split. Drill: 3 × 2 min with legs only, then legs and body, then everything.",
    ],
    [
      "**Die Arme sterben, wenn sie zu früh ziehen.** Erst die Beine, die Arme gestreckt wie Seile; der Oberkörper schwingt zurück, wenn die Beine fast gestreckt sind, die Arme kommen zuletzt. Etwa 60% kommen aus den Beinen, 30% aus dem Rumpf, 10% aus den Armen.",
      "Den Griff mit gehakten Fingern halten, keine Faust, Handgelenke gerade. Stufe 4–5, zwei Züge pro Minute weniger bei gleichem Split. Übung: 3 × 2 min nur Beine, dann Beine und Rumpf, dann alles.",
    ],
    ["rowing-basics"],
  ),
  named(
    "hot yoga",
    [[/\b(?:hot|bikram|heated) (?:yoga|pilates)\b|\bsauna\b.*\byoga\b/, 2 * CLEAR], DONE],
    [
      "**Hot yoga counts as an easy session**: it costs 0.5–1 litre of fluid and heats you up. On a rest day it is fine now and then, at a calm level; drink 500–750 ml more, with salt.",
      "**Not on the day before or the morning of a long run or a hard session**: you start dehydrated, and long holds in the heat leave the muscles loose and sore. A calm yoga of 20–30 min at room temperature is fine there.",
    ],
    [
      "**Hot Yoga zählt wie eine lockere Einheit**: Es kostet 0,5–1 Liter Wasser und heizt auf. Am Ruhetag geht es ab und zu, ruhig; trink 500–750 ml mehr, mit Salz.",
      "**Nicht am Tag vor einem langen oder harten Training und nicht am selben Morgen**: Du startest trocken, und langes Halten in der Hitze macht Muskelkater. 20–30 min ruhiges Yoga bei Zimmertemperatur sind da in Ordnung.",
    ],
    ["mobility"],
  ),
  named(
    "yoga beside training",
    [[/\b(?:yoga|pilates)\b/, CLEAR], DONE],
    [
      "**Yes, if it stays easy**: on a rest day 30–60 min of calm yoga or mobility, RPE 3 at most, without long holds at the very end of the range in what is sore. If you are tired or ill, rest instead.",
      "Before a hard session keep it to 10–15 min of moving stretches; long static holds belong after it or on another day.",
    ],
    [
      "**Ja, wenn es locker bleibt**: am Ruhetag 30–60 min ruhiges Yoga oder Beweglichkeit, höchstens RPE 3, ohne langes Halten, wo es schon zwickt. Müde oder krank ersetzt es keine Ruhe.",
      "Vor einer harten Einheit nur 10–15 min in Bewegung dehnen; langes Halten gehört danach oder auf einen anderen Tag.",
    ],
    ["mobility"],
  ),
];
