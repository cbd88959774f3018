import { addDays, competitionFormat, raceFacts, shortDay } from "@ironpace/training";
import { toGerman } from "../../language/german/values.ts";
import { isGerman } from "../../language/german/gloss.ts";
import { normalise } from "../../question.ts";
import type { Topic } from "../../topic.ts";
import { EFFORT_AND_MACHINES } from "./effort-and-machines.ts";
import { named } from "./named-things.ts";

/** Wins over the topics that share one of its words. */
const CLEAR = 14;

/** Days before a Hyrox after which no heavy legs are trained (periodization.md section 6). */
const HYROX_LAST_HEAVY_DAYS = 8;

/** When the last heavy and the last hard session before a race are: with its dates where one is entered. */
const lastHeavy: Topic = {
  name: "last heavy lifting before a race",
  cues: [
    [
      /\b(?:when|how (?:long|many days|close|late|far out)|last|stop|still|quit|cut)\b.*\b(?:heavy|lift\w*|squat\w*|deadlift\w*|strength|weights?|heben|krafttraining)\b.*\b(?:before|until|til|till|to|ahead of|out from|prior)\b.*\b(?:race|hyrox|comp\w*|event|marathon|meet|berlin|hamburg|vienna|half|10k)\b|\b(?:heavy|lift\w*|squat\w*|strength|heben)\b.*\b(?:week|days?) (?:of|before) (?:the |my |a )?(?:race|hyrox|comp\w*|event)\b|\bbefore\b.*\b(?:race|hyrox|comp\w*|event|marathon|meet)\b.*\b(?:stop|quit|last|drop|cut)\b.*\b(?:heavy|lift\w*|squat\w*|deadlift\w*|strength|weights?)\b|\baufhoren\b.*\b(?:schwer\w*|heben|heavy|kraft\w*)\b|\b(?:schwer\w*|heben|heavy|kraft\w*)\b.*\baufhoren\b/,
      CLEAR,
    ],
  ],
  answer: ({ content }, { competitions, today }) => {
    const race = competitions.find(({ date }) => date >= today);
    const format = race === undefined ? undefined : competitionFormat(`${race.type} ${race.name}`);
    const days = format === undefined ? HYROX_LAST_HEAVY_DAYS : raceFacts(format, "A").lastHeavyLegs;
    const [on, light] = race === undefined ? [] : [addDays(race.date, -days), addDays(race.date, -4)];
    const name = race?.name ?? "";
    const en = [
      `**Last heavy legs about ${days} days before the race**${on === undefined ? "" : `: for ${name} (${shortDay(race?.date ?? "")}) that is around ${shortDay(on)}`}. Heavy is 85% and more; do half of your usual sets then.`,
      `After that short and fast: 2–3 sets of 2–3 at 60–75%, the last one 4–5 days before${light === undefined ? "" : ` (${shortDay(light)})`}. You can lift upper body a few days longer. Keep running at race pace in short pieces; volume falls by 40–60% over the last one to two weeks. No maximum, nothing new, nothing that makes you sore.`,
    ];
    const de = [
      `**Die letzten schweren Beine etwa ${days} Tage vor dem Wettkampf**${on === undefined ? "" : `: vor ${name} (${toGerman(shortDay(race?.date ?? ""))}) also um ${toGerman(shortDay(on))}`}. Schwer heißt ab 85%; dann schon mit halb so vielen Sätzen.`,
      `Danach kurz und schnell: 2–3 Sätze mit 2–3 Wiederholungen bei 60–75 %, zuletzt 4–5 Tage vorher${light === undefined ? "" : ` (${toGerman(shortDay(light))})`}. Oberkörper darf etwas länger bleiben. Der Umfang sinkt in den letzten ein bis zwei Wochen um 40–60 %, kurze Stücke im Renntempo bleiben. Kein Maximaltest, nichts Neues, nichts, was Muskelkater macht.`,
    ];
    return { text: isGerman(normalise(content)) ? de : en, articles: ["taper", "race-week"], isFinal: true };
  },
};

/** "How late is too late if I sleep at 11": eight to ten hours before that. */
const caffeineLate: Topic = {
  name: "caffeine and bedtime",
  cues: [
    [
      /\b(?:caffeine|coffee|espresso|pre ?workout|energy drinks?|koffein|kaffee)\b.*\b(?:late|latest|cut ?off|evening|bed ?time|sleep|bed|spat|abends|schlaf\w*)\b|\b(?:late|latest|spat|spatestens)\b.*\b(?:caffeine|coffee|koffein|kaffee)\b/,
      CLEAR,
    ],
  ],
  answer: ({ content, words }, { athlete }) => {
    const [, hour, half] =
      /\b(?:sleep|bed|asleep|schlafe?|bett|lights out)\b(?: \w+){0,3} (?:at|by|around|um|gegen) ?(\d{1,2})(?::(\d\d))?/.exec(words) ?? [];
    const bed =
      hour === undefined
        ? undefined
        : (Number(hour) < 8 ? Number(hour) + 24 : Number(hour) <= 12 ? Number(hour) + 12 : Number(hour)) % 24 || 24;
    const at = (before: number): string => `${String(((bed ?? 0) - before + 24) % 24).padStart(2, "0")}:${half ?? "00"}`;
    const dose = athlete.bodyWeight === undefined ? undefined : Math.round(3 * athlete.bodyWeight);
    const en = [
      `**Stop 8 hours before bed**${bed === undefined ? "" : `: for ${at(0)} the last one at ${at(8)}`}. Half of it is still in the blood after about five hours, in some people after eight, and it costs deep sleep even if you fall asleep.`,
      `The dose that works: about 3 mg per kg${dose === undefined ? "" : ` (${dose} mg for you)`} 45–60 minutes before; for evening sessions take half of it or none. At most 400 mg a day from everything together.`,
    ];
    const de = [
      `**8 Stunden vor dem Schlafen Schluss**${bed === undefined ? "" : `: für ${at(0)} Uhr also zuletzt um ${at(8)}`}. Nach etwa fünf Stunden ist noch die Hälfte im Blut, bei manchen nach acht, und es kostet Tiefschlaf, auch wenn du einschläfst.`,
      `Was wirkt: etwa 3 mg je kg${dose === undefined ? "" : ` (bei dir ${dose} mg)`} 45–60 Minuten vorher; vor Abendeinheiten die Hälfte oder nichts. Höchstens 400 mg am Tag aus allem zusammen.`,
    ];
    return { text: isGerman(normalise(content)) ? de : en, articles: ["caffeine", "sleep"], isFinal: true };
  },
};

/** Short answers to what athletes ask often and what a neighbouring article would only touch. */
export const ASKED_OFTEN: readonly Topic[] = [
  lastHeavy,
  caffeineLate,
  ...EFFORT_AND_MACHINES,
  named(
    "sled pull technique",
    [
      [
        /\b(?:sled|rope) pull\w*\b.*\b(?:hand over hand|hand by hand|walk\w*|lean\w*|techni\w*|technik|how|tips?|cues|faster|form|style|arms|sit|stand\w*|wie)\b|\b(?:how|technique|tips|technik|hand over hand|walk back|wie)\b.*\b(?:sled|rope) pull\w*\b/,
        CLEAR,
      ],
      [
        /\b(?:heavy|weigh\w*|get (?:better|faster|stronger)|improve|kg is|load|how (?:much|often|many|far|long)|last|tomorrow|my time|split|instead|replace|without|gloves?)\b/,
        -CLEAR,
      ],
    ],
    [
      "**Lean back and walk as far as the box lets you, then hand over hand for the slack**: light athletes move the sled with body weight and legs, not with the arms. Hips low, arms long, chest up, small steps back; near the line stop, pull the slack hand over hand and start again from the front of the box.",
      "Stay inside the box, keep the rope beside your feet, grip shoes, breathe out on each pull. Standing still and pulling only with the arms is faster only for the very strong, and it costs the grip that the carry needs. Try both once at race weight and time 12.5 m of each.",
    ],
    [
      "**Zurücklehnen und rückwärts gehen, so weit die Box reicht, dann Hand über Hand das lose Seil holen**: Leichte bewegen den Schlitten mit Körpergewicht und Beinen, nicht mit den Armen. Hüfte tief, Arme lang, kleine Schritte; an der Linie stehen bleiben, Seil nachholen und vorn in der Box neu beginnen.",
      "In der Box bleiben, das Seil neben den Füßen halten, griffige Schuhe, bei jedem Zug ausatmen. Nur im Stand mit den Armen zu ziehen lohnt sich für sehr Starke und kostet den Griff für den Carry. Beides einmal mit Wettkampfgewicht probieren und je 12,5 m stoppen.",
    ],
    ["hyrox-sleds"],
  ),
  named(
    "replacing running shoes",
    [
      [
        /\b(?:how (?:often|many (?:km|miles?)|long)|when|after)\b.*\b(?:replace|change|new|last|swap|chang\w*|ersetz\w*|neue)\b.*\b(?:shoes?|trainers?|schuhe?)\b|\b(?:shoes?|trainers?|schuhe?)\b.*\b(?:replace\w*|worn out|last|lifespan|life ?time|how many km|halten|ersetzen)\b/,
        CLEAR,
      ],
    ],
    [
      "**After 500–800 km, or when they feel dead**: the foam no longer springs back, the sole is worn through in one place, or old niggles come back in them. Soft racing foams last less, 250–400 km; a heavier runner and rough ground wear faster.",
      "Two alternating pairs last longer and spread the load. Break the new pair in with two or three short runs while the old one is still usable.",
    ],
    [
      "**Nach 500–800 km, oder wenn sie sich durchgelaufen anfühlen**: Der Schaum federt nicht mehr, die Sohle ist an einer Stelle durch, oder alte Zipperlein kommen darin wieder. Weiche Wettkampfschäume halten nur 250–400 km.",
      "Zwei Paar im Wechsel halten länger und verteilen die Last. Das neue Paar mit zwei, drei kurzen Läufen einlaufen, solange das alte noch geht.",
    ],
    ["shoes"],
  ),
  named(
    "watch estimates",
    [
      [
        /\b(?:watch|garmin|apple watch|polar|coros|suunto|whoop|fitbit|wearable|uhr)\b.*\b(?:vo2 ?max|vo2|zones?|accurate|trust|right|wrong|off|correct|reliable|estimate\w*|predict\w*|readiness|recovery|genau|stimm\w*|falsch)\b|\b(?:vo2 ?max|vo2|zones?|zonen)\b.*\b(?:watch|garmin|apple watch|polar|coros|whoop|fitbit|uhr)\b/,
        CLEAR,
      ],
    ],
    [
      "**Take the trend, not the number.** A watch's VO2max is right on average, but for a single athlete it is easily ±5 ml/kg/min off, sometimes 10; a few points more or less than a test mean nothing. Its race times and readiness scores know nothing of your strength work.",
      "**Zones that look wrong usually are:** they come from an age formula (±10 beats). Set them from a 30-minute all-out run (average heart rate of the last 20 minutes ≈ threshold) or a maximum you have seen, with a chest strap. Until then use the talk test: full sentences when easy, a few words at threshold.",
    ],
    [
      "**Nimm den Verlauf, nicht die Zahl.** Die VO2max der Uhr stimmt im Mittel und liegt beim Einzelnen leicht ±5 ml/kg/min daneben, manchmal 10; ein paar Punkte Unterschied zu einem Test bedeuten nichts.",
      "**Zonen, die falsch aussehen, sind es meist:** Sie kommen aus einer Altersformel (±10 Schläge). Stell sie nach einem 30-Minuten-Lauf am Anschlag ein (Durchschnittspuls der letzten 20 Minuten ≈ Schwelle) oder nach einem wirklich gesehenen Maximum, mit Brustgurt. Bis dahin gilt der Sprechtest: locker in ganzen Sätzen, an der Schwelle wenige Worte.",
    ],
    ["watch-estimates", "heart-rate-zones"],
  ),
  named(
    "threshold test",
    [
      [
        /\b(?:lactate|threshold|lthr|anaerobic|schwelle\w*|laktat\w*)\b.*\b(?:test\w*|find|measure|determin\w*|at home|myself|field|bestimmen|messen)\b|\b(?:test|find|measure|determine)\b.*\b(?:lactate|threshold|lthr|schwelle)\b/,
        CLEAR,
      ],
    ],
    [
      "**30 minutes alone, as hard as you can hold evenly**, after 15 minutes of warm-up with three strides. The average heart rate of the last 20 minutes is about your threshold heart rate, the average pace of all 30 about your threshold pace. Start a little too slow; rested legs, flat course, chest strap.",
      "On the bike 20 minutes: 95% of the power. Without a test: a recent 10 km gives it too: threshold is 5–10 s per km slower. Repeat every 8–12 weeks; the result goes into your profile.",
    ],
    [
      "**30 Minuten allein, so hart wie gleichmäßig möglich**, nach 15 Minuten Einlaufen mit drei Steigerungen. Der Durchschnittspuls der letzten 20 Minuten ist etwa der Schwellenpuls, das Tempo aller 30 etwa das Schwellentempo. Lieber etwas zu langsam beginnen; ausgeruht, flach, mit Brustgurt.",
      "Auf dem Rad 20 Minuten: 95 % der Leistung. Ohne Test geht auch ein aktueller 10er: Die Schwelle ist 5–10 s pro km langsamer. Alle 8–12 Wochen wiederholen.",
    ],
    ["benchmarks-and-testing", "threshold-and-intervals"],
  ),
  named(
    "missing period",
    [
      [
        /\b(?:lost|missed|missing|no|stopped|late|irregular|havent had|ausbleib\w*|keine)\b.*\b(?:my )?(?:periods?|menstruation|regel|periode|tage)\b(?!.*\b(?:training|rest|transition)\b)|\b(?:period|periode|regel)\b.*\b(?:gone|stopped|missing|stays? away|late|irregular|weg|ausgeblieben|bleibt aus)\b|\b(?:amenorrh\w*|red ?s|reds|low energy availability)\b/,
        CLEAR,
      ],
    ],
    [
      "**That is a sign of eating too little for your training, or of something a doctor should look at; it is no sign of fitness.** Do a pregnancy test, and see a doctor after three missed periods, or straight away if you have a stress fracture or have lost weight.",
      "Until then eat more, above all carbohydrate before and after sessions (300–600 kcal a day more), no fasted training, and a few lighter weeks: tell me and I offer to ease the plan. Bleeding on the pill does not show that your cycle is normal.",
    ],
    [
      "**Das ist ein Zeichen für zu wenig Energie beim Training oder für etwas, das ärztlich angesehen gehört; kein Zeichen von Fitness.** Schwangerschaftstest machen und nach drei ausgebliebenen Perioden zur Ärztin, mit Ermüdungsbruch oder Gewichtsverlust sofort.",
      "Bis dahin mehr essen, vor allem Kohlenhydrate vor und nach dem Training (300–600 kcal am Tag mehr), nicht nüchtern trainieren und einige Wochen leichter: Sag Bescheid, dann biete ich an, den Plan zu erleichtern.",
    ],
    ["low-energy", "menstrual-cycle"],
  ),
  named(
    "size or strength",
    [
      [
        /\b(?:hypertrophy|muscle (?:size|mass|growth)|size|masse|muskelaufbau)\b.*\b(?:or|vs|versus|before|first|oder)\b.*\b(?:strength|power|strong\w*|max\w*|kraft)\b|\b(?:strength|kraft)\b.*\b(?:or|vs|versus|before|first|oder)\b.*\b(?:hypertrophy|muscle (?:size|mass)|size|muskelaufbau)\b/,
        CLEAR,
      ],
    ],
    [
      "**Build muscle far from the race and strength closer to it:** four to six weeks of 3–4 sets of 6–12 with 1–3 reps in reserve, then blocks of 3–5 at 80–90%. Muscle is what strength is built from; heavy work teaches you to use it.",
      "For a hybrid athlete one block of size a year is usually enough: every extra kilogram has to be run with. Both grow from hard sets near failure, so neither phase undoes the other.",
    ],
    [
      "**Weit vom Wettkampf zuerst Muskelaufbau, näher daran Kraft:** vier bis sechs Wochen 3–4 Sätze mit 6–12 Wiederholungen und 1–3 in Reserve, dann Blöcke mit 3–5 bei 80–90%.",
      "Für Hybrid-Athleten reicht meist ein Aufbaublock im Jahr: Mehr Masse muss über die Läufe getragen werden.",
    ],
    ["periodisation", "strength-progression"],
  ),
  named(
    "foot strike",
    [
      [
        /\b(?:heel|fore ?foot|mid ?foot|toe|foot|ballen|fersen?) ?(?:strik\w*|land\w*|runner|lauf\w*|first)\b|\bfoot ?strike\b|\bland(?:ing)? on (?:my |the )?(?:heels?|toes|fore ?foot|mid ?foot)\b/,
        CLEAR,
      ],
    ],
    [
      "**Landing on the heel is not bad.** Most distance runners do it, fast ones too, and changing to the forefoot neither prevents injuries overall nor saves energy: it moves the load from knee and shin to calf and Achilles tendon.",
      "What matters more: do not land far in front of the body. Five to ten per cent more steps per minute mostly fixes that by itself. Change your foot strike only for a reason, such as a knee that keeps hurting, and over months.",
    ],
    [
      "**Auf der Ferse zu landen ist nicht schlecht.** Die meisten Langstreckler tun es, auch schnelle, und ein Wechsel auf den Vorfuß verhindert insgesamt keine Verletzungen: Er verschiebt die Last von Knie und Schienbein auf Wade und Achillessehne.",
      "Wichtiger: nicht weit vor dem Körper aufsetzen. Fünf bis zehn Prozent mehr Schritte pro Minute lösen das meist von selbst. Nur mit Grund umstellen, und über Monate.",
    ],
    ["running-form"],
  ),
  named(
    "treadmill incline",
    [
      [
        /\b(?:treadmill|laufband)\b.*\b(?:incline|1 ?%|1 percent|percent|gradient|slope|steigung|outside|outdoors?|same|equal|vs|versus|harder|easier)\b|\b(?:incline|steigung)\b.*\b(?:treadmill|laufband)\b/,
        CLEAR,
      ],
    ],
    [
      "**1% makes up for the missing wind from about 13–14 km/h on; slower than that, 0% is the same as flat ground outside.** So easy runs at 0–1%, intervals at 1%.",
      "Belts show the pace wrongly by up to 5%: go by effort and heart rate. It gets hot without wind, so use a fan and drink. 4–6% at an easy effort makes hill work with little impact.",
    ],
    [
      "**1% gleicht den fehlenden Wind ab etwa 13–14 km/h aus; langsamer entspricht 0% dem flachen Boden draußen.** Also locker bei 0–1%, Intervalle bei 1%.",
      "Laufbänder zeigen das Tempo bis zu 5 % falsch an: nach Anstrengung und Puls gehen, Ventilator an und trinken.",
    ],
    ["hill-running"],
  ),
  named(
    "strides",
    [
      [
        /\b(?:what|how|why|when|do|should|explain|for|mean\w*|was|wie|wozu)\b.*\b(?:strides?|steigerungen|steigerungslaufe)\b|^strides?\b/,
        9,
      ],
      [/\b(?:stride length|my plan|planned|friday|tomorrow|today)\b/, -9],
    ],
    [
      "**Strides are 4–6 relaxed accelerations of 15–20 s, up to about 90% of your top speed, with a full minute of walking between.** They keep the legs quick and improve economy without tiring you.",
      "After an easy run once or twice a week, three or four in the warm-up before intervals or a race. Not with a sore hamstring, calf or Achilles.",
    ],
    [
      "**Steigerungen sind 4–6 lockere Beschleunigungen über 15–20 s bis etwa 90% deines Höchsttempos, mit einer Minute Gehen dazwischen.** Sie halten die Beine schnell und machen ökonomischer, ohne müde zu machen.",
      "Ein-, zweimal die Woche nach einem lockeren Lauf, drei, vier beim Aufwärmen. Nicht bei gereizter Beinrückseite, Wade oder Achillessehne.",
    ],
    ["strides"],
  ),
  named(
    "80/20",
    [[/\b(?:80 ?\/ ?20|80 20|polari[sz]ed|polarisiert\w*)\b/, CLEAR]],
    [
      "**80/20: about four of five endurance sessions easy, one hard.** Easy is full sentences (zone 2), hard is threshold or intervals; little in between. It lets you do a lot and still be fresh for what counts.",
      "Count sessions or minutes, not kilometres, over several weeks. With only two or three runs a week beside Hyrox and strength 70/30 is fine, since the total is small.",
    ],
    [
      "**80/20: etwa vier von fünf Ausdauereinheiten locker, eine hart.** Locker heißt ganze Sätze (Zone 2), hart Schwelle oder Intervalle; wenig dazwischen.",
      "Gezählt werden Einheiten oder Minuten, über Wochen. Bei nur zwei, drei Läufen neben Hyrox und Kraft ist 70/30 in Ordnung.",
    ],
    ["intensity-distribution", "zone-two"],
  ),
  named(
    "mental skills",
    [
      [
        /\b(?:mental\w*|mindset|mind|head|self ?talk|toughness|psych\w*|dark place|mantra|kopf|willpower)\b.*\b(?:tricks?|tips?|strateg\w*|when it|hurts?|hard|race|give up|giving up|train\w*|stronger|push through|late|suffer\w*|game)\b|\b(?:how|what)\b.*\b(?:not (?:to )?(?:quit|give up)|push through|keep going|suffer better|deal with the (?:pain|suffering) (?:in|of) (?:a |the )?(?:race|wod|workout|interval))\b/,
        CLEAR,
      ],
      [/\b(?:head ?ache|hit my head|dizzy|headphones?)\b/, -CLEAR],
    ],
    [
      "**Have a plan for the hard minutes.** Two short sentences of your own (“smooth and strong”, “this is what I trained for”), the rest cut into pieces (ten reps, the next cone), and one cue for the body: long breath out, shoulders down, quick feet.",
      "Add an if-then: “if I want to walk on the lunges, two breaths standing and on”. Practise it at the end of one hard session a week. Burning legs are effort; sharp pain, dizziness or chest pain is not, and ends it.",
    ],
    [
      "**Hab einen Plan für die harten Minuten.** Zwei kurze eigene Sätze („locker und stark“, „dafür habe ich trainiert“), den Rest in Stücke teilen (zehn Wiederholungen, die nächste Hütchenlinie) und ein Hinweis für den Körper: lang ausatmen, Schultern tief, schnelle Füße.",
      "Dazu ein Wenn-dann: „Wenn ich bei den Lunges gehen will, dann zwei Atemzüge stehen und weiter.“ Einmal pro Woche am Ende einer harten Einheit üben. Stechender Schmerz, Schwindel oder Brustschmerz ist keine Kopfsache und beendet es.",
    ],
    ["mental-skills"],
  ),
  named(
    "ramadan",
    [[/\b(?:ramadan|suhoor|sahur|iftar|fastenmonat)\b/, CLEAR]],
    [
      "**Train on with less:** hard sessions one to three hours after iftar, or 30–50 moderate minutes that end at iftar; volume down by about a third, bar weights and intensity kept, the long run short and slow.",
      "Two to three litres between iftar and suhoor, protein in three portions, porridge or bread with eggs at suhoor, and a nap by day. If you feel dizzy or confused, stop and break the fast; with diabetes, pregnancy or medicines ask a doctor before the month.",
    ],
    [
      "**Weiter trainieren, mit weniger:** harte Einheiten ein bis drei Stunden nach dem Iftar oder 30–50 moderate Minuten, die zum Iftar enden; Umfang um etwa ein Drittel runter, Gewichte und Intensität bleiben, der lange Lauf kurz und langsam.",
      "Zwei bis drei Liter zwischen Iftar und Suhoor, Eiweiß in drei Portionen, zum Suhoor Haferbrei oder Brot mit Eiern, tagsüber ein Nickerchen. Bei Schwindel oder Verwirrtheit abbrechen und das Fasten brechen; mit Diabetes, Schwangerschaft oder Medikamenten vorher zum Arzt.",
    ],
    ["fasting-months"],
  ),
  named(
    "training masks",
    [
      [
        /\b(?:altitude|training|oxygen|hypoxic|elevation|hohen|trainings) ?(?:masks?|maske\w*)\b|\bbreathing trainers?\b|\binspiratory\b/,
        CLEAR,
      ],
    ],
    [
      "**Save the money.** A mask makes breathing harder; it does not simulate altitude, since the air has nearly as much oxygen. After six weeks of intervals those with a mask gained no more than those without, and the sessions get slower.",
      "Small breathing trainers have a little evidence (30 breaths twice a day for some weeks). Intervals and easy volume do far more.",
    ],
    [
      "**Spar das Geld.** Eine Maske macht das Atmen schwerer; Höhe ist das keine, denn die Luft hat fast gleich viel Sauerstoff. Nach sechs Wochen Intervallen war der Gewinn mit Maske nicht größer als ohne, und die Einheiten werden langsamer.",
      "Kleine Atemtrainer haben etwas Evidenz (zweimal täglich 30 Atemzüge, einige Wochen). Intervalle und lockerer Umfang bringen weit mehr.",
    ],
    ["training-masks"],
  ),
  named(
    "taping",
    [
      [
        /\b(?:k ?tape|kinesio\w*|kt tape|kinesiology tape|taping|tape (?:my|the|it|work\w*)|knee (?:brace|strap)|ankle (?:brace|support)|bandage)\b/,
        CLEAR,
      ],
      [/\bhook grip|thumb|callus|blister/, -CLEAR],
    ],
    [
      "**Elastic tape does no harm and little good:** it may ease a pain a bit for some hours, no better than sham tape over weeks, and makes nobody stronger. Use it for confidence if you like.",
      "Rigid tape or a brace is another matter: after an ankle sprain it prevents about two thirds of the next ones. Neither replaces lighter training and exercises; pain above 3/10, swelling or giving way is for a physiotherapist.",
    ],
    [
      "**Elastisches Tape schadet nicht und hilft wenig:** Es kann einen Schmerz für Stunden etwas lindern, über Wochen nicht besser als Schein-Tape, und macht niemanden stärker.",
      "Festes Tape oder eine Schiene ist etwas anderes: Nach einem umgeknickten Knöchel verhindert es etwa zwei Drittel der nächsten. Weniger Last und Übungen ersetzt es nicht.",
    ],
    ["taping", "training-around-pain"],
  ),
  named(
    "sources of carbohydrate",
    [
      [
        /\b(?:sweet potato\w*|potato\w*|rice|pasta|oats|porridge|bread|bananas?|honey|reis|nudeln|kartoffeln|haferflocken)\b.*\b(?:or|vs|versus|better|best|oder)\b/,
        10,
      ],
    ],
    [
      "**It makes hardly any difference: take the one you digest well.** Per 100 g cooked rice and pasta have about 28–30 g of carbohydrate, potatoes and sweet potatoes 17–20 g, oats 60 g dry. Before a session or race the ones with little fibre (white rice, pasta, white bread, potatoes without skin); on other days whole grains and sweet potatoes for fibre and vitamins.",
    ],
    [
      "**Es macht kaum einen Unterschied: Nimm, was du gut verträgst.** Je 100 g gekocht haben Reis und Nudeln etwa 28–30 g Kohlenhydrate, Kartoffeln und Süßkartoffeln 17–20 g, Haferflocken trocken 60 g. Vor Training und Wettkampf ballaststoffarm (weißer Reis, Nudeln, Weißbrot, geschälte Kartoffeln), sonst gern Vollkorn.",
    ],
    ["daily-food", "fuelling-before"],
  ),
  named(
    "pre-workout powders",
    [
      [
        /\b(?:pre ?workout|preworkout|booster|fat burner)\b.*\b(?:supp\w*|powder|safe|worth|good|bad|need|ok|okay|healthy|take|any|sicher|gut)\b|\bpre ?workout supp\w*/,
        CLEAR,
      ],
    ],
    [
      "**What works in it is the caffeine**; creatine and beta-alanine help over weeks, whatever the time. A coffee does the same for less. Many powders hide 200–400 mg of caffeine in a “blend”, and some have held banned stimulants.",
      "If you take one: the dose written out in full, at most 3 mg of caffeine per kg, tested for sport (Informed Sport, Kölner Liste), not in the evening. Not with heart trouble, high blood pressure, pregnancy or stimulant medicines.",
    ],
    [
      "**Was darin wirkt, ist das Koffein**; Kreatin und Beta-Alanin wirken über Wochen, egal wann. Ein Kaffee tut dasselbe für weniger. Viele Pulver verstecken 200–400 mg Koffein in einer „Mischung“, manche enthielten verbotene Stimulanzien.",
      "Wenn, dann mit ausgeschriebener Dosis, höchstens 3 mg Koffein je kg, geprüft (Kölner Liste, Informed Sport), nicht abends. Nicht bei Herzproblemen, Bluthochdruck, Schwangerschaft oder stimulierenden Medikamenten.",
    ],
    ["supplements", "caffeine"],
  ),
  named(
    "pickle juice",
    [[/\b(?:pickle|pickles|gherkin|mustard|gurken\w*) ?(?:juice|water|wasser|saft|brine)?\b/, CLEAR]],
    [
      "**Pickle juice may help a little:** in one small study a mouthful shortened a cramp by about half a minute, through a reflex in the throat and too fast to be salt. Nobody has shown that it prevents one in a race.",
      "Harmless for most if you try it in training first (stomach; a lot of salt if you have high blood pressure). What helps more: stretch 20–30 s, go on slower; and before the next race long work at race effort and even pacing.",
    ],
    [
      "**Ein bisschen ist dran:** In einer kleinen Laborstudie verkürzte ein Schluck einen Krampf um etwa eine halbe Minute, über einen Reflex im Rachen und zu schnell für Salz. Dass er im Wettkampf vorbeugt, hat niemand gezeigt.",
      "Für die meisten harmlos, wenn du es vorher im Training probierst. Mehr hilft: 20–30 s dehnen, langsamer weiter; vorher lange Arbeit im Renntempo und gleichmäßig einteilen.",
    ],
    ["muscle-cramps"],
  ),
  named(
    "stroke rate",
    [[/\b(?:stroke ?rate|strokes per minute|spm|schlagzahl|schlagfrequenz)\b/, 10]],
    [
      "**Row: 18–22 a minute in easy pieces, 24–28 in the 1,000 m of a Hyrox, 28–34 in a 2,000 m or 500 m test.** Power per stroke comes first: if the split does not fall with the rate, it is too high. SkiErg: 28–36 in training, 30–38 in the race.",
    ],
    [
      "**Rudern: 18–22 pro Minute locker, 24–28 auf den 1.000 m im Hyrox, 28–34 im Test über 2.000 oder 500 m.** Zuerst die Kraft pro Zug: Fällt die Zeit nicht mit der Schlagzahl, ist sie zu hoch. SkiErg: 28–36 im Training, 34–42 im Rennen.",
    ],
    ["rowing-basics", "hyrox-ergs"],
  ),
  named(
    "lower back on an erg",
    [
      [
        /\b(?:ski ?erg\w*|row\w*|erg|rudern|ruder\w*)\b.*\b(?:(?:lower|unter\w*) (?:back|rucken)|lower back|low back|back (?:gets|is|goes|feels|tightens)? ?(?:tight|pump\w*|stiff|sore|tired|locks?|closes?)|unterer rucken|untere rucken|rucken (?:macht zu|wird|verspannt|zu))\b|\b(?:lower back|low back|unterer?r? rucken|rucken)\b.*\b(?:ski ?erg\w*|rowing|on the rower|erg|rudern)\b/,
        CLEAR,
      ],
    ],
    [
      "**Mostly the back does the work of hips and trunk.** SkiErg: hinge at the hips with a firm trunk and let the knees bend, let the body weight pull, hands finish at the thighs, stand up with the hips; do not round down with the back. Rower: push the legs first, swing the trunk only from eleven to one o'clock, do not slump at the catch.",
      "Damper 3–5, a few strokes fewer per minute, short pieces (4–6 × 250 m) until it holds. Twice a week side plank, hollow hold, back extension and hip-flexor stretch. Pain into a leg: see a doctor; a weak or numb leg: today. Above 3/10, leave it out and tell me.",
    ],
    [
      "**Meist macht der Rücken die Arbeit von Hüfte und Rumpf.** SkiErg: aus der Hüfte mit festem Rumpf vorbeugen und die Knie mitbeugen, das Körpergewicht ziehen lassen, Hände bis zu den Oberschenkeln, mit der Hüfte aufrichten; nicht mit rundem Rücken nach unten. Rudern: erst die Beine, der Rumpf schwingt nur von elf bis ein Uhr.",
      "Damper 3–5, etwas weniger Züge pro Minute, kurze Stücke (4–6 × 250 m), bis es hält. Zweimal pro Woche Seitstütz, Hollow Hold, Rückenstrecker und Hüftbeuger dehnen. Schmerz ins Bein, Taubheit oder Schwäche gehört zum Arzt; über 3 von 10 weglassen und mir sagen.",
    ],
    ["hyrox-ergs", "lower-back"],
  ),
  named(
    "butt wink",
    [[/\bbutt ?wink\w*\b|\b(?:pelvis|back|hips?) (?:tucks?|rounds?|rolls?)(?: \w+){0,3} (?:bottom|deep|depth|squat)\b/, CLEAR]],
    [
      "**A small tuck at the bottom is normal and no injury.** It matters when the back rounds visibly under a heavy bar: stop just above that depth, widen the stance a little, turn the toes out, brace before you go down.",
      "Then work on depth: ankles against the wall, goblet squats with a pause, heels on small plates. Two to four weeks show a difference; some hips are not built for more depth, and that is fine.",
    ],
    [
      "**Ein kleines Einrollen ganz unten ist normal und keine Verletzung.** Es zählt, wenn der Rücken unter schwerer Stange sichtbar rund wird: kurz darüber umkehren, etwas breiter stehen, Zehen nach außen, vor dem Absenken Spannung aufbauen.",
      "Dann Tiefe erarbeiten: Sprunggelenke an der Wand, Goblet Squats mit Pause, Fersen auf kleinen Scheiben.",
    ],
    ["squat-and-hinge", "mobility"],
  ),
  named(
    "bracing",
    [
      [/\b(?:brace|bracing|valsalva|intra ?abdominal|bauchspannung|pressatmung)\b(?!.*\b(?:knee|ankle|wrist)\b)/, CLEAR],
      [/\b(?:knee|ankle|wrist|tape)\b/, -CLEAR],
    ],
    [
      "**Breathe in at the top deep into the belly and the sides, ribs down, then tighten all round as if somebody were about to poke you**, against the belt if you wear one. Go down and up with that one breath, let it out past the hardest point, and take a new one for each heavy rep.",
      "Below about 70% breathe out on the way up. With high blood pressure, a hernia, pregnancy or heart trouble do not hold the breath: ask a doctor.",
    ],
    [
      "**Oben tief in Bauch und Flanken einatmen, Rippen tief, dann rundum anspannen, als würde dich gleich jemand stupsen**, mit Gürtel gegen ihn. Mit diesem einen Atemzug runter und hoch, nach dem schwersten Punkt ausatmen, für jede schwere Wiederholung neu.",
      "Unter etwa 70 % beim Hochgehen ausatmen. Bei Bluthochdruck, Bruch, Schwangerschaft oder Herzproblemen nicht pressen: ärztlich fragen.",
    ],
    ["breathing", "squat-and-hinge"],
  ),
  named(
    "vegan athletes",
    [[/\b(?:vegan\w*|vegetari\w*|plant ?based|no meat|pflanzlich\w*)\b/, 9]],
    [
      "**It works, with some planning.** Protein towards 2 g per kg a day from soy, tofu, tempeh, lentils, beans, seitan and a pea or soy powder, 30–40 g a meal, since plant protein has less leucine. B12 as a supplement always; have iron, vitamin D and, if you eat no fish, omega-3 in mind, and creatine gives vegans a little more than others.",
      "Fibre fills you up, so choose white rice, bread and low-fibre fruit before hard sessions and races.",
    ],
    [
      "**Das geht, mit etwas Planung.** Eiweiß gegen 2 g je kg am Tag aus Soja, Tofu, Tempeh, Linsen, Bohnen, Seitan und Erbsen- oder Sojapulver, 30–40 g pro Mahlzeit. B12 immer als Präparat; auf Eisen, Vitamin D und Omega-3 achten, und Kreatin bringt Veganern etwas mehr als anderen.",
      "Ballaststoffe sättigen: vor harten Einheiten und Wettkämpfen weißer Reis, Brot und Obst mit wenig davon.",
    ],
    ["protein", "daily-food"],
  ),
  named(
    "gear in the race",
    [
      [
        /\b(?:gloves?|chalk|belt|straps?|knee sleeves?|headphones|watch|gels?|handschuhe|magnesia|kreide)\b.*\b(?:allowed|legal|permitted|rules?|banned|erlaubt|verboten)\b.*|\b(?:allowed|permitted|erlaubt)\b.*\b(?:gloves?|chalk|belt|straps?|headphones|handschuhe|magnesia)\b/,
        CLEAR,
      ],
    ],
    [
      "**Check this season's rulebook: I do not have its exact wording.** Read it on hyrox.com under the athlete guide of your event before you pack. Lists of what may be worn or carried change from year to year.",
      "To prepare either way: train the sled pull and the carry once with bare hands, file calluses flat, dry hands before the carry.",
    ],
    [
      "**Das Regelwerk deiner Saison entscheidet, und wörtlich steht es nicht in der Bibliothek**: Lies es vor dem Packen auf hyrox.com im Athlete Guide deiner Veranstaltung. Was getragen werden darf, ändert sich von Jahr zu Jahr.",
      "Für beide Fälle: Sled Pull und Carry einmal mit bloßen Händen üben, Hornhaut flach feilen, Hände vor dem Carry abtrocknen.",
    ],
    ["hyrox-race", "grip"],
  ),
  named(
    "how many rest days",
    [
      [
        /\b(?:do i (?:really )?need|should i (?:take|have)|is it (?:ok|okay|bad) to|how many|why)\b.*\b(?:rest days?|days? off|train every day|ruhetage?)\b(?!.*\b(?:did|had|last|next|this (?:week|month)|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))\b)/,
        10,
      ],
    ],
    [
      "**Take at least one full rest day a week; most hybrid athletes need two.** You get fitter while you rest; without it the same pace feels harder.",
      "Take another one when two of these hold: legs heavy in the warm-up, a resting heart rate 7–10 beats above usual, bad sleep, no appetite for training, pace down at the same effort. Walking or 20–30 easy minutes on the bike count as rest.",
    ],
    [
      "**Ein ganzer Ruhetag pro Woche ist für fast alle das Mindeste, für die meisten Hybrid-Athleten sind es zwei.** Die Anpassung geschieht in der Pause.",
      "Nimm einen mehr, wenn zwei davon zutreffen: schwere Beine beim Aufwärmen, Ruhepuls 7–10 Schläge über normal, schlechter Schlaf, keine Lust, langsamer bei gleicher Anstrengung. Gehen oder 20–30 lockere Minuten Rad zählen als Ruhe.",
    ],
    ["rest-days"],
  ),
  named(
    "strength and running speed",
    [
      [
        /\b(?:strength|lifting|weights?|squats?|muscle|heavy|kraft\w*)\b.*\b(?:make|makes|making|get)\b.*\b(?:slow\w*|bulky|heavy|langsam\w*)\b/,
        CLEAR,
      ],
    ],
    [
      "**No: heavy strength work makes runners a few per cent more economical**, not slower, without adding much weight as long as you run. What makes you slow for a day or two is soreness and heavy legs right before a hard run.",
      "So two sessions a week of 3–6 reps with good speed, heavy leg work after a hard run on the same day, or the day before an easy run, never the day before intervals.",
    ],
    [
      "**Nein: Schweres Krafttraining macht Läufer ein paar Prozent ökonomischer**, nicht langsamer, und kaum schwerer, solange du läufst. Was dich ein, zwei Tage langsamer macht, ist Muskelkater vor einem harten Lauf.",
      "Also zweimal pro Woche 3–6 Wiederholungen mit gutem Tempo, die schweren Beine am Tag eines harten Laufs (danach) oder vor einem lockeren, nie am Tag vor Intervallen.",
    ],
    ["hybrid-interference"],
  ),
  named(
    "training after a meal",
    [
      [
        /\b(?:train|run|lift|work ?out|exercise|running|training|trainieren|laufen)\w*\b.*\b(?:right |straight |soon |directly |long )?(?:after|nach) (?:eating|a meal|food|lunch|dinner|breakfast|i eat|dem essen)\b|\bhow long (?:after|to wait after) (?:eating|food|a meal)\b/,
        CLEAR,
      ],
    ],
    [
      "**Two to three hours after a full meal, one hour after a snack, 30 minutes after a banana or a gel.** Lifting and easy riding tolerate less time, running and intervals need more; fat and fibre take longest.",
      "Too early is not dangerous, only heavy and crampy: start slower and drink little.",
    ],
    [
      "**Zwei bis drei Stunden nach einer vollen Mahlzeit, eine nach einem Snack, 30 Minuten nach Banane oder Gel.** Krafttraining und lockeres Rad vertragen weniger Abstand, Laufen und Intervalle brauchen mehr; Fett und Ballaststoffe dauern am längsten.",
      "Zu früh ist nicht gefährlich, nur schwer im Bauch: langsamer beginnen.",
    ],
    ["fuelling-before"],
  ),
  named(
    "preventing shin splints",
    [
      [
        /\b(?:prevent\w*|prevention|avoid(?:ing)?|vorbeug\w*|vermeid\w*)\b.*\b(?:shin splints?|injur\w*|runners? knee|achilles|verletzung\w*)\b|\b(?:shin splints?|running injur\w*)\b.*\b(?:prevent\w*|prevention|avoid|vorbeug\w*)\b/,
        CLEAR,
      ],
      [/\b(?:i have|ive got|my|hurts?|pain|since|stretch\w*|dehn\w*|foam|shoes?|mobility)\b/, -CLEAR],
    ],
    [
      "**Raise the load slowly: one longer or faster run at a time, at most about 10% more of your longest run, with a lighter week every fourth.** Most running injuries come from a jump in distance or speed, not from the shoe.",
      "Twice a week calf raises with straight and bent knee 3 × 12–15, heavy, single-leg squats or step-ups; five per cent more steps per minute if shins or knees complain; two alternating pairs of shoes, enough sleep and food. See a doctor for bone pain in one spot that stays.",
    ],
    [
      "**Langsam steigern: immer nur ein Lauf länger oder schneller, höchstens etwa 10% über deinem längsten, jede vierte Woche leichter.** Die meisten Laufverletzungen kommen von einem Sprung bei Strecke oder Tempo, nicht vom Schuh.",
      "Zweimal pro Woche Wadenheben mit gestrecktem und gebeugtem Knie 3 × 12–15, schwer, dazu einbeinige Kniebeugen; fünf Prozent mehr Schritte pro Minute, wenn Schienbein oder Knie meckern; zwei Paar Schuhe, genug Schlaf und Essen. Knochenschmerz an einem Punkt, der bleibt, gehört zum Arzt.",
    ],
    ["running-injuries"],
  ),
  named(
    "heart rate on easy runs",
    [
      [
        /\b(?:cardiac|hr|heart rate|pulse?|herzfrequenz) ?drift\b|\b(?:heart rate|hr|pulse|puls)\b.*\b(?:high|too high|higher|up|goes up|rises?|climbs?|hoch|steigt)\b.*\b(?:easy|slow|zone 2|locker\w*)\b|\b(?:easy|slow|zone 2|locker\w*)\b.*\b(?:heart rate|hr|pulse|puls)\b.*\b(?:high|higher|climbs?|rises?|hoch|steigt)\b/,
        CLEAR,
      ],
    ],
    [
      "**First check the zone, then the pace:** zones from an age formula are often 10 beats too low, and a wrist sensor may follow your cadence. If you can talk in full sentences, it is easy, whatever the watch says.",
      "If not, you run too fast: slower, or a minute of walking in between, for some weeks until it comes down. It also rises with heat, little sleep, coffee, thirst and in the second half of every long run (drift of 5–10 beats is usual). See a doctor for a heart rate that is high at rest, races or skips.",
    ],
    [
      "**Zuerst die Zone prüfen, dann das Tempo:** Zonen aus der Altersformel liegen oft 10 Schläge zu tief, und der Sensor am Handgelenk folgt manchmal der Schrittfrequenz. Wenn du in ganzen Sätzen reden kannst, ist es locker.",
      "Wenn nicht, läufst du zu schnell: langsamer oder mit einer Minute Gehen dazwischen, einige Wochen lang. Er steigt auch mit Hitze, wenig Schlaf, Kaffee, Durst und in der zweiten Hälfte jedes langen Laufs (5–10 Schläge Drift sind üblich). Hoher Ruhepuls, Rasen oder Stolpern gehört zum Arzt.",
    ],
    ["easy-running", "heart-rate-zones"],
  ),
  named(
    "ski erg technique",
    [
      [
        /\bski ?erg\w*\b.*\b(?:legs? or arms?|arms? or legs?|legs|techni\w*|technik|form|cues|tips?|how|wie)\b|\b(?:technique|technik|tips|cues|how to|how do i|wie)\b.*\bski ?erg\b/,
        10,
      ],
      [
        /\b(?:back|rucken|pace|split|how (?:fast|far|many|much|long|often)|damper|breath\w*|instead|replace|last|when|spm|rate|my|atm\w*)\b/,
        -CLEAR,
      ],
    ],
    [
      "**Body weight first, arms second:** rise tall onto the toes, hinge at the hips with a firm trunk and slightly bending knees, and let the falling weight pull; the arms stay bent at about 90° and finish at the thighs. Stand up with the hips, hands up relaxed.",
      "About two thirds come from trunk and hips, a third from arms and lats. Longer strokes beat quicker ones until the last 200 m; damper 3–5, breathe out on each pull.",
    ],
    [
      "**Zuerst das Körpergewicht, dann die Arme:** groß aufrichten bis auf die Zehen, mit festem Rumpf aus der Hüfte vorbeugen, Knie leicht mit, und das fallende Gewicht ziehen lassen; die Arme bleiben bei etwa 90° und enden an den Oberschenkeln. Mit der Hüfte aufrichten.",
      "Etwa zwei Drittel kommen aus Rumpf und Hüfte. Lange Züge schlagen schnelle bis zu den letzten 200 m; Damper 3–5, bei jedem Zug ausatmen.",
    ],
    ["hyrox-ergs"],
  ),
  named(
    "abs every day",
    [
      [
        /\b(?:abs|core|bauch\w*|sit ?ups|planks?)\b.*\b(?:every ?day|daily|how often|how many times|taglich|wie oft|each day)\b|\b(?:train|do)\b.*\b(?:abs|core)\b.*\b(?:day|often|times)\b/,
        CLEAR,
      ],
    ],
    [
      "**Two or three times a week is enough, like any other muscle**: 2–4 sets each of something that resists bending back (hollow hold, ab wheel), bending sideways (suitcase carry, side plank) and turning (Pallof press). Squats, deadlifts, carries and sleds count as well.",
      "Daily short planks do no harm and add little. Visible abs are a matter of body fat, not of sit-ups.",
    ],
    [
      "**Zwei- bis dreimal pro Woche reicht, wie bei jedem Muskel**: je 2–4 Sätze gegen Hohlkreuz (Hollow Hold, Ab Wheel), zur Seite (Suitcase Carry, Seitstütz) und gegen Drehung (Pallof Press). Kniebeugen, Kreuzheben, Carries und Schlitten zählen mit.",
      "Tägliche kurze Planks schaden nicht und bringen wenig. Sichtbare Bauchmuskeln sind eine Frage des Körperfetts.",
    ],
    ["training-frequency"],
  ),
  named(
    "bad air",
    [[/\b(?:smog|air quality|bad air|air pollution|aqi|wildfire smoke|smoky|feinstaub|luftqualitat)\b/, CLEAR]],
    [
      "**Go by the air quality index:** up to 100 train as usual; 100–150 shorten and ease outside, and go inside with asthma; above 150 train inside with closed windows; above 200 only easy inside or rest.",
      "Early morning and parks are better than rush hour beside a road. Stop if you cough, wheeze or your chest feels tight; if it does not pass, see a doctor.",
    ],
    [
      "**Nach dem Luftqualitätsindex:** bis 100 wie geplant; 100–150 draußen kürzer und lockerer, mit Asthma drinnen; über 150 drinnen bei geschlossenem Fenster; über 200 nur locker drinnen oder Pause.",
      "Früh morgens und im Park ist es besser als an der Straße. Husten, enge Brust oder Pfeifen beendet die Einheit; bleibt es, zum Arzt.",
    ],
    ["easy-running"],
  ),
  named(
    "running in the dark",
    [
      [/\b(?:run\w*|jog\w*|lauf\w*)\b.*\b(?:in the dark|at night|dark|im dunkeln|dunkelheit|nachts)\b/, 10],
      [/\b(?:sleep|toilet|pain|hurts?|schmerz\w*)\b/, -CLEAR],
    ],
    [
      "**Be seen and see:** head or chest lamp of at least 200 lumens, something reflective that moves (ankles, wrists), a route you know with even ground, towards the traffic where there is no pavement.",
      "Pace by effort: everything feels faster in the dark. Tell somebody the route, phone with you, one ear free. Intervals are safer on a lit track or the treadmill.",
    ],
    [
      "**Sehen und gesehen werden:** Stirn- oder Brustlampe ab 200 Lumen, Reflektoren an Knöcheln und Handgelenken, eine bekannte, ebene Strecke, ohne Gehweg dem Verkehr entgegen.",
      "Tempo nach Gefühl, im Dunkeln wirkt alles schneller. Jemandem die Strecke sagen, Handy dabei, ein Ohr frei. Intervalle lieber auf der beleuchteten Bahn oder dem Laufband.",
    ],
    ["training-in-cold"],
  ),
  named(
    "words of the box",
    [
      [
        /\b(?:what (?:is|are|does)|whats|meaning|stand(?:s)? for|explain|was (?:ist|heisst|bedeutet)|bedeutet)\b.*\b(?:amraps?|emoms?|e2mom|metcons?|wods?|rx|tabata|for time|chipper|supercompensation|superkompensation|hybrid ?training|hybridtraining)\b|^(?:amrap|emom|rx|tabata|metcon|supercompensation)(?: meaning| mean)?$/,
        CLEAR,
      ],
    ],
    [
      "**AMRAP**: as many rounds or reps as possible in a time. **EMOM**: start the work every minute on the minute and rest for what is left. **For time**: as fast as you can with good form. **Metcon** and **WOD**: the conditioning piece, the workout of the day. **Rx**: as written, without scaling. **Tabata**: eight times 20 s hard, 10 s pause.",
      "**Hybrid training** is strength and endurance in one plan. **Supercompensation** is the idea that the body comes back a little stronger after load and rest: the reason for easy days and deloads.",
    ],
    [
      "**AMRAP**: so viele Runden oder Wiederholungen wie möglich in einer Zeit. **EMOM**: Jede volle Minute beginnt die Arbeit, der Rest ist Pause. **For Time**: so schnell wie sauber möglich. **Metcon** und **WOD**: das Konditionsstück, das Workout des Tages. **Rx**: wie vorgegeben, ohne Skalierung. **Tabata**: achtmal 20 s hart, 10 s Pause.",
      "**Hybridtraining** ist Kraft und Ausdauer in einem Plan. **Superkompensation** ist die Idee, dass der Körper nach Belastung und Pause etwas stärker zurückkommt: der Grund für lockere Tage und Deloads.",
    ],
    ["starting-crossfit", "periodisation"],
  ),
];
