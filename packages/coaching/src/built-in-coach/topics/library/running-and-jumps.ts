import { isGerman } from "../../language/german/gloss.ts";
import { normalise } from "../../question.ts";
import { pace } from "../../say.ts";
import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";
import { named } from "./named-things.ts";

/** Hills, jumps, walking and pacing on foot, and strength beside it. */
export const RUNNING_AND_JUMPS: readonly Topic[] = [
  article(
    ["plyometrics"],
    [
      [/\b(?:plyo\w*|box jumps?|jump training|jumping exercises|hops|bounding|depth jumps?|drop jumps?|sprungtraining|sprunge)\b/, 8],
      [/\b(?:swap|replace|instead of|program|height|score)\b/, -5],
    ],
  ),
  article(
    ["hill-running"],
    [
      [
        /\b(?:hills?|uphill|downhill|inclines?|climbs?|berge?|bergauf|bergab|hugel\w*)\b(?=.*\b(?:run|running|pace|how|without|blow\w*|technique|repeats?|sprints?|faster|tips?|good|walk|race|often|lauf\w*|training)\b)|\b(?:how|run|running|pace|technique|tips?)\b.*\b(?:hills?|uphill|downhill|bergauf|bergab)\b/,
        8,
      ],
      [/\b(?:treadmill|rope|laufband)\b/, -6],
    ],
  ),
  named(
    "walk breaks",
    [
      [
        /\b(?:is|can|should|may|ok|okay|allowed|fine|bad)\b.*\bwalk(?:ing)?(?: breaks?)?\b.*\b(?:easy|long|runs?|running|jogs?)\b|\b(?:easy|long) runs?\b.*\bwalk(?:ing)?\b|\bwalk breaks?\b|\bgehpausen?\b/,
        8,
      ],
      [/\b(?:hurts?|pain|injur\w*|boot|surgery|pregnan\w*|rest day|hills?)\b/, -9],
    ],
    [
      "**Yes.** A minute of walking when your breath gets short keeps an easy run easy, and it trains you just as well: heart and legs count the time at an easy effort. On hills and in heat it is the right choice.",
      "If you need it on flat ground every time, run slower first; 5 min of running and 1 of walking is a good rhythm for long runs, and you can lengthen the running part week by week.",
    ],
    [
      "**Ja.** Eine Minute gehen, wenn der Atem kurz wird, hält den lockeren Lauf locker und trainiert dasselbe: Es zählt die Zeit bei leichter Anstrengung. Am Berg und bei Hitze ist es das Richtige.",
      "Brauchst du es in der Ebene jedes Mal, lauf zuerst langsamer; 5 min laufen und 1 min gehen ist ein guter Takt für lange Läufe, den du Woche für Woche verlängerst.",
    ],
    ["easy-running", "running-start"],
  ),
  named(
    "strength for runners",
    [
      [
        /\b(?:strength|lifting|weights|gym|krafttraining|kraft)\b.*\b(?:for|help|helps|make|makes|fur)\b.*\b(?:runners?|running|laufer\w*|run faster|laufen)\b|\b(?:runners?|running|laufer\w*)\b.*\b(?:need|benefit|gain|brauchen)\b.*\b(?:strength|lifting|weights|gym|krafttraining)\b/,
        9,
      ],
      [/\b(?:my|planned|today|tomorrow|how many|how often|which exercises|did i)\b/, -6],
    ],
    [
      "**2–4% less energy at the same pace** after 8–12 weeks, a faster finish, and legs that last longer; body weight hardly changes. Heavy lifting does it, not light circuits.",
      "Twice a week: squat or leg press, a hinge, calf raises and one jump, 3 × 3–6 at RPE 7–8, on hard days or at least six hours from hard running; once a week keeps it.",
    ],
    [
      "**2–4% weniger Energie im gleichen Tempo** nach 8–12 Wochen, ein schnelleres Ende und Beine, die länger halten; das Gewicht ändert sich kaum. Schweres Heben bringt es, nicht leichte Zirkel.",
      "Zweimal die Woche: Beuge oder Beinpresse, eine Hüftübung, Wadenheben und ein Sprung, 3 × 3–6 bei RPE 7–8, an harten Tagen oder sechs Stunden vom harten Laufen; einmal die Woche erhält es.",
    ],
    ["hybrid-interference", "plyometrics"],
  ),
  {
    name: "pacing kilometre repeats",
    cues: [
      [/\b(?:too fast|too slow|consistent|even|bounc\w+|all over|same speed|first one)\b.*\b(?:repeats?|reps|intervals?|800s|400s)\b/, 8],
      [/\b(?:pac\w+|how (?:fast|hard)) .*\b(?:1 ?k|1000 ?m|km|kilomet\w+|mile|800 ?m|400 ?m) (?:repeats?|reps|intervals?)\b/, 8],
      [/\d:\d\d/, -3],
    ],
    answer: ({ content }, view) => {
      const own = view.capacities.paces;
      const isInGerman = isGerman(normalise(content));
      const at = own === undefined ? "" : `**${pace(view, own.interval)}**`;
      return {
        text: isInGerman
          ? [
              `${at === "" ? "Etwa dein 5-km-Wettkampftempo" : `Etwa ${at}`}, Anstrengung 8–9, 2–3 min Trab dazwischen, und **die letzte so schnell wie die erste**.`,
              "Lauf die erste 3–5 s langsamer, als du könntest, schau bei 200 m nach, dann gleichmäßig; ist die letzte mehr als 5 s langsamer, war die erste zu schnell.",
            ]
          : [
              `${at === "" ? "About your 5 km race pace" : `About ${at}`}, effort 8–9, 2–3 min of jogging between, and **the last as fast as the first**.`,
              "Run the first 3–5 s slower than you think you could, check it at 200 m, then even; if the last is more than 5 s slower, the first was too fast.",
            ],
        articles: ["threshold-and-intervals"],
        isFinal: true,
      };
    },
  },
  article(
    ["muscle-cramps"],
    [
      [
        /\b(?:calf|calves|hamstrings?|quads?|legs?|foot|feet|muscles?|wade\w*|bein\w*)\b.*\b(?:cramp\w*|krampf\w*)\b|\b(?:cramp\w*|krampf\w*)\b.*\b(?:calf|calves|hamstrings?|quads?|legs?|foot|feet|muscles?|race|wade\w*)\b/,
        8,
      ],
      [/\b(?:stomach|belly|gels?|period|abdom\w*|swollen|swelling|dark urine|hot|hands?|wall ?balls?|forearms?|grip)\b/, -9],
    ],
  ),
  article(
    ["gut-training"],
    [
      [
        /\b(?:gels?|sports drink|race food|carbs?)\b.*\b(?:stomach|nausea|nauseous|sick|gut|belly|cramps?|diarrh\w*|toilet|throw up|puke|bloat\w*)\b|\b(?:stomach|gut|belly|nausea|magen|darm|bauch)\b.*\b(?:gels?|in (?:a |the )?races?|when (?:i )?run\w*|on (?:long )?runs?|during (?:a |the )?(?:run|race)|laufen|training)\b|\btrain (?:my |the )?gut\b|\brunners? trots\b/,
        8,
      ],
      [/\b(?:blood|fever|black|severe|hernia|pregnan\w*|period)\b/, -9],
    ],
  ),
  named(
    "fasted for fat loss",
    [
      [
        /\b(?:fasted|fasting|empty stomach|nuchtern)\b.*\b(?:fat|lose|weight|lean|abnehmen|fett)\b|\b(?:fat|lose|weight|abnehmen|fett)\b.*\b(?:fasted|empty stomach|nuchtern)\b/,
        10,
      ],
    ],
    [
      "**It makes no difference**: fasted runs burn more fat in that hour and less afterwards; over weeks only the energy of the whole day counts.",
      "Easy sessions up to an hour work without breakfast if you like it. Hard, long or heavy ones go better with food, and so do the muscles you want to keep. Eat protein soon after.",
    ],
    [
      "**Es macht keinen Unterschied**: Nüchtern verbrennst du in der Stunde mehr Fett und danach weniger; über Wochen zählt nur die Energie des ganzen Tages.",
      "Locker bis eine Stunde geht ohne Frühstück, wenn du es magst. Hart, lang oder schwer geht mit Essen besser, und die Muskeln bleiben eher. Danach bald Eiweiß.",
    ],
    ["fasted-training", "losing-weight"],
  ),
  named(
    "nausea after hard work",
    [
      [
        /\b(?:feel\w*|felt|get|getting|am) (?:\w+ )?(?:sick|nauseous|queasy|nausea)\b.*\b(?:after|during|in)\b.*\b(?:intervals?|hard|sprints?|metcons?|wods?|workouts?|sessions?|sleds?)\b|\b(?:ubel|schlecht)\b.*\b(?:nach|beim|bei) (?:harte\w*|intervall\w*)\b/,
        9,
      ],
      [/\b(?:my cold|a cold|fever|flu|throat|pregnan\w*|chest|faint\w*|dizz\w*|blood)\b/, -12],
    ],
    [
      "**You probably went out too hard or ate too close to the session**: run the first repeat 3–5 s slower, warm up ten minutes longer, and eat your last meal two to three hours before, small and low in fat. Keep walking for five minutes after the last one instead of lying down.",
      "Sip water, nothing sweet until it passes. If it comes with dizziness or chest pain, or at easy effort too, see a doctor.",
    ],
    [
      "**Meist zu hart zu früh, oder eine Mahlzeit zu kurz davor**: die erste Wiederholung 3–5 s langsamer, zehn Minuten länger aufwärmen, die letzte Mahlzeit zwei bis drei Stunden vorher, klein und fettarm. Geh danach fünf Minuten, statt dich hinzulegen.",
      "Schluckweise Wasser, nichts Süßes, bis es vorbei ist. Kommt Schwindel oder Brustschmerz dazu, oder passiert es auch locker, gehört das ärztlich abgeklärt.",
    ],
    ["gut-training"],
  ),
];
