import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";
import { named } from "./named-things.ts";

/** Sleds, wall balls, machines and the bar. */
export const STATIONS_AND_LIFTS: readonly Topic[] = [
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
    ["deadlift-grip"],
    [
      [/\b(?:mixed|hook|over ?under|double overhand|alternat\w+) grip\b/, 9],
      [/\bgrip\b.*\bdeadlifts?\b|\bdeadlifts?\b.*\bgrip\b/, 7],
      [/\bfarmers?\b/, -5],
    ],
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
      "**Change your sets at once; do not chase the old plan**: go to sets of 10 with three breaths between, ball on the chest or the floor, hands loose. Sets of 10 with 5–8 s of rest cost about half a minute more than sets of 20; one set to failure costs more.",
      "Count down from the total, not up, and keep every rep legal: depth and target. Next time start with 15s, so that you choose the break.",
    ],
    [
      "**Ändere den Plan sofort, statt ihm nachzulaufen**: Zehnersätze mit drei Atemzügen dazwischen, Ball an der Brust oder am Boden, Hände locker. Zehnersätze mit 5–8 s Pause kosten etwa eine halbe Minute mehr als Zwanziger; ein Satz bis zum Versagen kostet mehr.",
      "Zähl rückwärts, und halte jede Wiederholung gültig: Tiefe und Ziel. Beginn das nächste Mal mit Fünfzehnern, dann bestimmst du die Pause.",
    ],
    ["hyrox-carries-and-wall-balls"],
  ),
  named(
    "wall balls a week",
    [
      [/\bhow many wall ?balls\b.*\b(?:train\w*|week|practi\w*|should)\b|\bwall ?balls\b.*\bhow many\b.*\b(?:week|train\w*)\b/, 9],
      [/\b(?:did i|last|this month|tomorrow|today|planned|hyrox race)\b/, -9],
    ],
    [
      "**60–100 once a week**, after running, in planned sets at race weight or one ball lighter, all at full depth; a second time 30–40 fresh for technique if your knees are happy. In the last five weeks once 100 after a hard run; none in the last five days.",
    ],
    [
      "**60–100 einmal die Woche**, nach dem Laufen, in geplanten Sätzen mit Wettkampfgewicht oder einem leichteren Ball, alle in voller Tiefe; ein zweites Mal 30–40 frisch für die Technik, wenn die Knie es vertragen. In den letzten fünf Wochen einmal 100 nach hartem Lauf; keine in den letzten fünf Tagen.",
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
      "**If it is really heavy:** lower hands and hips, short steps, lean until the sled moves, and keep it moving; starting it again is the hardest part. Stop only at the line, for five breaths at most, and jog the first 200 m after it. A new carpet drags more: plan 10–20 s for it.",
    ],
    [
      "**Ist er sehr schwer:** Hände und Hüfte tiefer, kurze Schritte, vorlehnen, bis er rutscht, und ihn in Bewegung halten; das Anfahren ist das Schwerste. Halte nur an der Linie, höchstens fünf Atemzüge, und trab danach die ersten 200 m. Ein neuer Teppich bremst mehr: Plane 10–20 s dafür ein.",
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
      "**Four even lengths of 12.5 m**: short quick steps, arms locked or elbows bent and close, hips low, breathing at every turn. Start at 85%: sprint the first length and you will walk the third. Two or three breaths between lengths cost less than stopping in the middle.",
    ],
    [
      "**Vier gleichmäßige Bahnen von 12,5 m**: kurze schnelle Schritte, Arme gestreckt oder Ellbogen eng, Hüfte tief, an jeder Wende atmen. Beginn mit 85 %: Wer die erste Bahn rennt, geht die dritte. Zwei, drei Atemzüge zwischen den Bahnen kosten weniger als ein Halt in der Mitte.",
    ],
    ["hyrox-sleds"],
  ),
  named(
    "rest between erg intervals",
    [
      [
        /\b(?:rest|pause|break|recover\w*)\b.*\b(?:between|after)\b.*\b(?:ski|row|erg|bike|500 ?m|250 ?m|1000 ?m|1 ?k)\b|\b(?:ski|row|erg|bike)\b.*\bintervals?\b.*\b(?:rest|pause|break)\b/,
        9,
      ],
    ],
    [
      "**About as long as the interval, at RPE 8–9**: 500 m with 2 min, 250 m with 1–1:30 min, 1,000 m with 3 min, paddling easily. At threshold (RPE 7) half of it: 1,000–1,500 m with 60–90 s.",
      "The right rest lets the last one be as fast as the first; if it slips by more than 2 s per 500 m, rest longer or do fewer.",
    ],
    [
      "**Etwa so lang wie das Intervall, bei Anstrengung 8–9**: 500 m mit 2 min, 250 m mit 1–1:30 min, 1000 m mit 3 min, locker weiterziehen. An der Schwelle (7) die Hälfte: 1000–1500 m mit 60–90 s.",
      "Richtig ist, womit das letzte so schnell wird wie das erste; rutscht es um mehr als 2 s pro 500 m ab, mach länger Pause oder weniger.",
    ],
    ["hyrox-ergs"],
  ),
  named(
    "tempo of reps",
    [
      [
        /\b(?:tempo|speed|how (?:slow|fast))\b.*\b(?:negatives?|eccentrics?|lowering|reps?|repetitions)\b|\b(?:negatives?|eccentrics?)\b/,
        8,
      ],
      [/\b(?:run\w*|split|km|row|ski|negative split)\b/, -8],
    ],
    [
      "**Two to three seconds down, no pause or one second, then up as fast as you can.** For learning a lift or for tendons 3–5 s down with 10–20% less weight, one or two sets; slower than that only makes you sore.",
      "In the days before a key run keep negatives short: they are what makes legs sore.",
    ],
    [
      "**Zwei bis drei Sekunden ablassen, keine oder eine Sekunde Halt, dann so schnell wie möglich hoch.** Zum Lernen oder für Sehnen 3–5 s mit 10–20% weniger Gewicht, ein, zwei Sätze; noch langsamer macht nur Muskelkater.",
      "In den Tagen vor einem wichtigen Lauf lass schnell ab: Gerade das langsame Ablassen macht die Beine schwer.",
    ],
    ["squat-and-hinge"],
  ),
  named(
    "core",
    [
      [/\b(?:core|abs|rumpf\w*|bauch(?:training|muskeln)|planks?)\b/, 6],
      [/\b(?:pain|hurts?|pregnan\w*|diastasis|back|log|did|add|more|skip|tomorrow|today|\w+day)\b/, -6],
    ],
    [
      "**Two or three times a week for 8–10 minutes, at the end of strength or easy sessions**, not before heavy lifts. One exercise each: against arching (dead bug, plank 3 × 30–45 s), against turning (Pallof press 3 × 10), carrying (suitcase carry 3 × 30 m).",
      "Squats, deadlifts, carries and sled already train it; more core work does not make you faster if you skip runs for it.",
    ],
    [
      "**Zwei- bis dreimal die Woche 8–10 Minuten, am Ende von Kraft oder lockeren Einheiten**, nicht vor schweren Übungen. Je eine Übung: gegen Hohlkreuz (Dead Bug, Plank 3 × 30–45 s), gegen Drehen (Pallof Press 3 × 10), Tragen (Suitcase Carry 3 × 30 m).",
      "Beugen, Heben, Carries und Schlitten trainieren ihn schon; mehr davon macht niemanden schneller, der dafür Läufe auslässt.",
    ],
    ["lower-back"],
  ),
  named(
    "good Hyrox times",
    [
      [
        /\b(?:good|average|normal|typical|median|gute?|durchschnitt\w*)\b.*\bhyrox\b.*\b(?:time|times|zeit\w*)\b.*\b(?:wom[ae]n|men|man|females?|males?|beginners?|first|age|frauen|manner|my)\b|\b(?:average|median|typical|normal) hyrox (?:time|finish)\b/,
        9,
      ],
      [/\b(?:my (?:goal|target)|station|ski|sled|row)\b/, -6],
    ],
    [
      "**Half of the women in Open finish within about 1:37, half of the men within about 1:29** (singles).",
      "“What is my Hyrox time” gives the estimate from your own numbers.",
    ],
    [
      "**Die Hälfte der Frauen in Open ist in etwa 1:37 im Ziel, die Hälfte der Männer in etwa 1:29** (Einzel).",
      "„Wie schnell bin ich im Hyrox“ gibt die Schätzung aus deinen eigenen Werten.",
    ],
    ["hyrox-race"],
  ),
];
