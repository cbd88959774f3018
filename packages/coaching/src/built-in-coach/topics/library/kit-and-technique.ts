import { isGerman } from "../../german/gloss.ts";
import { normalise } from "../../question.ts";
import { pace } from "../../say.ts";
import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";
import { named } from "./named-things.ts";

/** Kit, jumps, hills, cramps and other questions of technique. */
export const KIT_AND_TECHNIQUE: readonly Topic[] = [
  article(
    ["plyometrics"],
    [
      [/\b(?:plyo\w*|box jumps?|jump training|jumping exercises|hops|bounding|depth jumps?|drop jumps?|sprungtraining|sprunge)\b/, 8],
      [/\b(?:swap|replace|instead of|program|height|score)\b/, -5],
    ],
  ),
  article(
    ["lifting-shoes"],
    [
      [
        /\b(?:weight ?lifting shoes?|lifting shoes?|lifters|squat shoes?|gewichtheberschuhe?)\b|\b(?:shoes?|barefoot|flat)\b.*\b(?:squats?|deadlifts?|lifting|snatch|clean)\b|\b(?:squats?|deadlifts?|lifting)\b.*\b(?:shoes?|barefoot|socks)\b/,
        8,
      ],
    ],
  ),
  article(
    ["heart-rate-monitors"],
    [
      [
        /\b(?:heart rate|hr|pulse|chest|puls|brust\w*)[ -]?(?:straps?|monitors?|belts?|sensors?|gurt\w*)\b|\b(?:straps?|sensor)\b.*\b(?:heart rate|hr|watch)\b|\b(?:watch|wrist|garmin|apple watch)\b.*\b(?:heart rate|hr|pulse)\b.*\b(?:accurate|wrong|right|good enough|exact|reliable|off)\b/,
        9,
      ],
    ],
  ),
  article(
    ["bike-erg"],
    [
      [
        /\b(?:bike ?erg|air ?bike|assault bike|echo bike)\b.*\b(?:cadence|rpm|damper|pace|pacing|setting|tips?|technique|how|saddle|drag)\b|\b(?:cadence|rpm|damper|setting|pace|pacing|tips?|technique)\b.*\b(?:bike ?erg|air ?bike|assault bike|echo bike)\b/,
        9,
      ],
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
  article(
    ["deadlift-grip"],
    [
      [/\b(?:mixed|hook|over ?under|double overhand|alternat\w+) grip\b/, 9],
      [/\bgrip\b.*\bdeadlifts?\b|\bdeadlifts?\b.*\bgrip\b/, 7],
      [/\bfarmers?\b/, -5],
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
  named(
    "cold shower",
    [
      [
        /\b(?:cold|kalte?[rsn]?|ice|eiskalt\w*) (?:showers?|duschen?|shower)\b|\b(?:shower\w*|dusch\w*)\b.*\b(?:cold|kalt\w*)\b|\bkalt geduscht\b/,
        8,
      ],
    ],
    [
      "**A cold shower is fine.** It cools the skin for a few minutes; what costs muscle over weeks is sitting in water of 10–15 °C for ten minutes right after lifting. If growth is the aim, leave four to six hours between lifting and an ice bath; a shower needs no gap.",
      "It wakes up and may feel good on sore legs; it does not speed recovery.",
    ],
    [
      "**Kalt duschen ist in Ordnung.** Es kühlt die Haut für ein paar Minuten; was über Wochen Muskeln kostet, sind zehn Minuten in 10–15 °C kaltem Wasser direkt nach dem Krafttraining. Willst du Muskeln aufbauen, lass vor einem Eisbad vier bis sechs Stunden Abstand; die Dusche braucht keinen.",
      "Sie macht wach und kann bei müden Beinen guttun; schneller erholt bist du dadurch nicht.",
    ],
    ["recovery-tools"],
  ),
  named(
    "lifting after the long run",
    [
      [
        /\b(?:lift\w*|squat\w*|deadlift\w*|strength|leg day|legs|weights|krafttraining|beine)\b.*\b(?:day after|after|following)\b.*\b(?:long run|long runs)\b|\b(?:day after|after)\b.*\blong runs?\b.*\b(?:lift\w*|squat\w*|strength|leg day|weights)\b/,
        9,
      ],
      [/\b(?:same day|same session|eat|drink)\b/, -9],
    ],
    [
      "**It is fine**, and often the better order: an easy long run costs the legs little, so squats or deadlifts the day after go well if you warm up longer and leave one or two repetitions more in reserve.",
      "Not with heavy legs from a hard or hilly long run, and not the other way round: no heavy legs within 24 hours before the long run or intervals. Upper body is always possible.",
    ],
    [
      "**Das ist in Ordnung** und oft die bessere Reihenfolge: Ein lockerer langer Lauf kostet die Beine wenig; Beugen oder Heben am Tag danach geht gut, wenn du länger aufwärmst und ein, zwei Wiederholungen mehr in Reserve lässt.",
      "Nicht nach einem harten oder hügeligen langen Lauf, und nicht umgekehrt: in den 24 Stunden vor langem Lauf oder Intervallen keine schweren Beine. Oberkörper geht immer.",
    ],
    ["weekly-structure", "hybrid-interference"],
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
    "blisters and socks",
    [[/\b(?:socks?|socken|strumpfe)\b.*\b(?:blisters?|blasen?|run\w*|lauf\w*)\b|\b(?:blisters?|blasen?)\b.*\b(?:socks?|socken)\b/, 8]],
    [
      "**Thin synthetic or wool socks without cotton**, with a snug heel; double-layer or toe socks if the toes rub. Cotton holds the sweat, and wet skin blisters.",
      "What else helps: a thumb's width in front of the toes, lacing that holds the heel, grease or tape on the known spots, and the race pair worn on two long runs before.",
    ],
    [
      "**Dünne Socken aus Kunstfaser oder Wolle, keine Baumwolle**, mit festem Sitz an der Ferse; zweilagig oder Zehensocken, wenn die Zehen reiben. Baumwolle hält den Schweiß, und nasse Haut wirft Blasen.",
      "Was noch hilft: eine Daumenbreite Platz vor den Zehen, eine Schnürung, die die Ferse hält, Fett oder Tape auf den bekannten Stellen, und das Wettkampfpaar vorher zweimal lang gelaufen.",
    ],
    ["shoes"],
  ),
  named(
    "wall balls that break early",
    [
      [
        /\bwall ?balls?\b.*\b(?:break|broke|drop(?:ped)?|stop)\b.*\b(?:before|early|at|after|under|ball)\b|\b(?:break|drop|stop)\b.*\b(?:before|early|at \d)\b.*\bwall ?balls?\b/,
        10,
      ],
    ],
    [
      "**Change the plan at once, do not fight back to it**: go to sets of 10 with three breaths between, ball on the chest or the floor, hands loose. Ten by ten with 5–8 s of rest loses about half a minute against 20s; one set to failure loses more.",
      "Count down from the total, not up, and keep every repetition legal: depth and target. Next time start with 15s, so that you choose the break.",
    ],
    [
      "**Ändere den Plan sofort, statt ihm nachzulaufen**: Zehnersätze mit drei Atemzügen dazwischen, Ball an der Brust oder am Boden, Hände locker. Zehn für zehn mit 5–8 s Pause kostet etwa eine halbe Minute gegen Zwanziger; ein Satz bis zum Versagen kostet mehr.",
      "Zähl rückwärts, und halte jede Wiederholung gültig: Tiefe und Ziel. Beginn das nächste Mal mit Fünfzehnern, dann bestimmst du die Pause.",
    ],
    ["hyrox-carries-and-wall-balls"],
  ),
  named(
    "a sled that is too heavy",
    [
      [
        /\bsleds?\b.*\b(?:(?:too|really|so|very|super) heavy|stuck|wont move|doesnt move|stops?)\b|\b(?:too|really|so|very|super) heavy\b.*\bsleds?\b/,
        10,
      ],
      [/\b(?:how heavy|what weight|which weight|did i|today|tomorrow|planned|\w+day)\b/, -9],
    ],
    [
      "**If it is really heavy:** lower hands and hips, lean until the sled moves, and keep it moving; starting it again is the hardest part. Stop only at the line, for five breaths at most, and jog the first 200 m after it.",
    ],
    [
      "**Ist er sehr schwer:** Hände und Hüfte tiefer, vorlehnen, bis er rutscht, und ihn in Bewegung halten; das Anfahren ist das Schwerste. Halte nur an der Linie, höchstens fünf Atemzüge, und trab danach die ersten 200 m.",
    ],
    ["hyrox-sleds"],
  ),
  named(
    "pacing the sled push",
    [
      [/\b(?:pac\w+|how fast|blow\w*|split|break)\b.*\bsled (?:push|pull)\b|\bsled (?:push|pull)\b.*\b(?:pac\w+|without|blow\w*)\b/, 9],
      [/\b(?:how heavy|what weight|which weight|did i|my|today|tomorrow|planned|\w+day)\b/, -9],
    ],
    [
      "**Four even lengths of 12.5 m**: short quick steps, arms locked or elbows bent and close, hips low, breathing at every turn. Start at 85 %: whoever runs the first length walks the third. Two or three breaths between lengths cost less than stopping in the middle.",
    ],
    [
      "**Vier gleichmäßige Bahnen von 12,5 m**: kurze schnelle Schritte, Arme gestreckt oder Ellbogen eng, Hüfte tief, an jeder Wende atmen. Beginn mit 85 %: Wer die erste Bahn rennt, geht die dritte. Zwei, drei Atemzüge zwischen den Bahnen kosten weniger als ein Halt in der Mitte.",
    ],
    ["hyrox-sleds"],
  ),
  {
    name: "pacing kilometre repeats",
    cues: [
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
];
