import { pace } from "../say.ts";
import type { CoachView } from "../view.ts";
import type { Advice, Bilingual } from "./advice.ts";

const text = (en: string, de: string): Bilingual => ({ en: [en], de: [de] });

const DIVISIONS = text(
  "**Same race, more weight.** Push / pull / carry / lunges / ball in kg: Pro men 202 / 153 / 2 × 32 / 30 / 9; Open men and Pro women 152 / 103 / 2 × 24 / 20 / 6; Open women 102 / 78 / 2 × 16 / 10 / 4 (sleds include the sled itself). Take **Open** until the sleds move without a stop and your time is well in its top third; Pro is worth it if strength is your strong side.",
  "**Dasselbe Rennen, mehr Gewicht.** Pro Männer 202 kg schieben, 153 kg ziehen, 2 × 32 kg tragen, 30 kg Ausfallschritte, 9-kg-Ball; Open Männer und Pro Frauen 152, 103, 2 × 24, 20, 6; Open Frauen 102, 78, 2 × 16, 10, 4 (Schlitten mitgerechnet). Nimm **Open**, bis die Schlitten ohne Halt gehen und deine Zeit im oberen Drittel liegt; Pro lohnt sich, wenn Kraft deine Stärke ist.",
);

const CLOTHES = text(
  "**Tight shorts or leggings that cover the knees a little** (sandbag lunges, burpees), a light top that does not ride up, socks tested over 8 km, and **shoes with grip on carpet** for the sleds and a stable heel. No gloves unless you train with them; grips and straps only where the rulebook allows them. A thin layer to stay warm before the start. Nothing new on the day.",
  "**Enge Shorts oder Leggings, gern bis über die Knie** (Ausfallschritte, Burpees), ein leichtes Oberteil, Socken, die 8 km erprobt sind, und **Schuhe mit Grip auf Teppich** und stabiler Ferse. Handschuhe nur, wenn du damit trainierst. Etwas Warmes bis zum Start. Nichts Neues am Wettkampftag.",
);

const BEGINNER = text(
  "**Yes.** Hyrox has no qualification, and no time limit that would stop a beginner; doubles or relay are an easier first one. Before it you should run 5–6 km without a stop and do a station or two at race weight after running. **12–16 weeks** from there: two to three easy runs, one with stations, two strength days. A first race of 1:30–2:00 is usual.",
  "**Ja.** Hyrox hat keine Qualifikation; Doubles oder Staffel sind ein leichterer Einstieg. Davor solltest du 5–6 km am Stück laufen und ein, zwei Stationen mit Wettkampfgewicht nach dem Laufen schaffen. Ab da **12–16 Wochen**: zwei bis drei lockere Läufe, einer mit Stationen, zwei Krafttage. Ein erstes Rennen zwischen 1:30 und 2:00 ist üblich.",
);

const BREAKFAST = text(
  "**2–3 hours before: 1–2 g of carbohydrate per kg**, little fibre, fat and milk: white bread or toast with honey, porridge, rice, a banana; 400–500 ml of drink, coffee as usual. An early start: half of it 90 minutes before, the rest as a gel or drink. 10–15 min before the start a gel if you are used to it. Only what you have tried before a hard session.",
  "**2–3 Stunden vorher 1–2 g Kohlenhydrate pro kg**, wenig Ballaststoffe, Fett und Milch: Weißbrot mit Honig, Haferbrei, Reis, Banane; 400–500 ml trinken, Kaffee wie gewohnt. Bei frühem Start die Hälfte 90 Minuten vorher, den Rest als Gel oder Getränk. Nur, was du vor einer harten Einheit probiert hast.",
);

const WALL_BALLS = text(
  "**Break before you must.** Sets of 15–20 from the first one (25–25–20–15–15 for the strong, sets of ten when it goes badly), **three to five breaths** between, ball held or on the floor, never more than 10 s. Same rhythm each rep, breathe out as the ball leaves, look at the target. A no-rep costs as much as a good one: full depth, full height.",
  "**Unterbrich, bevor du musst.** Von Anfang an 15–20er-Sätze (Starke 25–25–20–15–15, wenn es schlecht läuft Zehner), dazwischen **drei bis fünf Atemzüge**, nie mehr als 10 s. Jede Wiederholung im selben Rhythmus, ausatmen, wenn der Ball die Hände verlässt. Ungültige kosten so viel wie gültige: volle Tiefe, volle Höhe.",
);

const BED = text(
  "**Finish hard training two, or better three, hours before bed**; easy running, mobility and a walk can be later. If the evening is all you have: a long cooldown, light and screens down, a warm shower, carbohydrate and protein, no caffeine for eight hours before sleep. If you lie awake after intervals, put them on the weekend or in the morning.",
  "**Hartes Training endet zwei, besser drei Stunden vor dem Schlaf**; locker laufen, Beweglichkeit und Spazieren gehen auch später. Wenn nur der Abend bleibt: lang auslaufen, Licht und Bildschirme runter, warme Dusche, Kohlenhydrate und Eiweiß, acht Stunden vorher kein Koffein.",
);

const DAY_AFTER = text(
  "**Better not.** The day after a Hyrox or another hard race walk, ride easily or swim for 20–40 minutes; run again when stairs do not hurt, mostly after two to four days, and hard after 7–10 days.",
  "**Besser nicht.** Am Tag nach einem Hyrox oder harten Rennen 20–40 Minuten gehen, locker radeln oder schwimmen; wieder laufen, wenn Treppen nicht wehtun, meist nach zwei bis vier Tagen, hart nach 7–10 Tagen.",
);

const BETWEEN_RACES = text(
  "**Three to four weeks between two hard ones**, so two Hyrox in a month are possible: one week easy, one to two weeks of normal training, one week tapering. Peak for only two or three races a year (A); train through the others or taper for three days. Two in one weekend: only a singles race plus an easy doubles race.",
  "**Drei bis vier Wochen zwischen zwei harten**, zwei Hyrox im Monat gehen also: eine Woche locker, ein bis zwei Wochen normal, eine Woche Taper. Auf den Punkt vorbereiten nur zwei bis drei Rennen im Jahr (A); die anderen aus dem Training heraus.",
);

const FOUR_DAYS = text(
  "**Four days, for most hybrid athletes:** 1 intervals or threshold; 2 upper-body strength and an erg; 3 lower-body strength and a short easy run; 4 the long run, every second week with stations (Hyrox) instead. Hard legs and hard running on the same day or 48 hours apart, one free day after the longest. Change the days in your profile, and the plan places the sessions for you.",
  "**Vier Tage, für die meisten Hybrid-Athleten:** 1 Intervalle oder Schwelle; 2 Oberkörper und Ergometer; 3 Beinkraft und ein kurzer lockerer Lauf; 4 der lange Lauf, jede zweite Woche mit Stationen. Schwere Beine und harte Läufe am selben Tag oder 48 Stunden auseinander, nach dem längsten Tag frei.",
);

const ZONE_2_AMOUNT = text(
  "**About 70–80% of your endurance time**, at least two to three hours a week for it to work, in pieces of 30–90 minutes. With little time (three days) 60–65% is fine, since two hard sessions make up the rest. Adding to it is the safest way to get fitter: add 10–15% a week, a lighter week every fourth.",
  "**Etwa 70–80 % deiner Ausdauerzeit**, mindestens zwei bis drei Stunden pro Woche, in Stücken von 30–90 Minuten. Mit wenig Zeit (drei Tage) reichen 60–65 %. Mehr davon ist der sicherste Weg zu mehr Form: 10–15 % pro Woche dazu, jede vierte Woche leichter.",
);

const PRE_WORKOUT = text(
  "**What works in it is the caffeine:** 3 mg per kg 45–60 minutes before, cheaper as coffee. Beta-alanine makes the skin tingle and needs weeks; citrulline helps a little at most; the rest is taste. In competition use only products tested for banned substances (e.g. Informed Sport). Not later than early afternoon, and not with heart trouble or high blood pressure.",
  "**Was darin wirkt, ist das Koffein:** 3 mg pro kg 45–60 Minuten vorher, als Kaffee billiger. Beta-Alanin kribbelt und braucht Wochen, Citrullin hilft höchstens ein wenig. Für Wettkämpfe nur auf Verbotenes geprüfte Produkte. Nicht am späten Nachmittag, nicht bei Herzproblemen oder hohem Blutdruck.",
);

const CALORIES = text(
  "**Roughly 40–45 kcal per kg on a training day of an hour, 33–38 on a rest day**, 50 and more with two hours. The scale over two to three weeks corrects it: steady weight and good sessions mean enough. Protein 1.6–2.2 g per kg first, carbohydrate by the day (3–5 g per kg easy, 5–7 hard), the rest fat. **You do not have to count**: a palm of protein, half a plate of carbohydrate on hard days and vegetables are enough for most. Missed periods, always feeling cold or constant tiredness mean that you eat too little: see a doctor.",
  "**Grob 40–45 kcal pro kg an einem Tag mit einer Stunde Training, 33–38 am Ruhetag**, 50 und mehr bei zwei Stunden. Die Waage über zwei bis drei Wochen korrigiert das. Zuerst Eiweiß (1,6–2,2 g pro kg), Kohlenhydrate nach dem Tag (3–5 g pro kg locker, 5–7 hart), der Rest Fett. **Zählen ist keine Pflicht.** Ausbleibende Regel, ständiges Frieren oder Müdigkeit heißen zu wenig: zum Arzt.",
);

const BURPEES = text(
  "**Little and often:** three times a week 5 × 8–10 at a pace you can talk at, 60 s rest; one more a set each week, up to 5 × 15. Step up instead of jumping, hands close to the feet, one breath per burpee (out on the way down). Then once a week 40 m of broad jumps after 500 m of running.",
  "**Wenig und oft:** dreimal pro Woche 5 × 8–10 so ruhig, dass du reden kannst, 60 s Pause; jede Woche eine mehr je Satz bis 5 × 15. Aufsteigen statt springen, Hände nah an den Füßen, ein Atemzug je Burpee. Dann einmal pro Woche 40 m Weitsprünge nach 500 m Laufen.",
);

const SLED = text(
  "**Mostly you arrive too fast, stay too upright, or lack leg strength.** Come in 5–10 s per km slower on the run before. Push: hips low, arms straight or shoulders on the poles, short quick steps, a breath every 12.5 m. Pull: sit back and walk, the legs do it. **Training once a week:** 6 × 12.5 m at race weight, every second week 4 × 25 m after 400 m of running; split squats and heavy sled marches. On a new carpet it is heavier: plan 10–20 s.",
  "**Meist zu schnell davor, zu aufrecht darin oder zu wenig Beinkraft.** Lauf den Kilometer davor 5–10 s langsamer. Schieben: Hüfte tief, Arme fest, kurze schnelle Schritte, alle 12,5 m ein Atemzug. Ziehen: zurücklehnen und gehen, die Beine ziehen. **Einmal pro Woche:** 6 × 12,5 m mit Wettkampfgewicht, jede zweite Woche 4 × 25 m nach 400 m Laufen; dazu Split Squats.",
);

const VDOT = text(
  "**VDOT** (Jack Daniels) is a running fitness number from a race or test: a 5 km in 25:00 is about 38, in 20:00 about 50. Your training paces follow from it, so a new 5 or 10 km time changes them. It is close to VO2max, but includes running economy, so it is no lab value.",
  "**VDOT** (Jack Daniels) ist eine Zahl für deine Laufform aus einem Rennen oder Test: 5 km in 25:00 sind etwa 38, in 20:00 etwa 50. Daraus folgen deine Trainingstempi, eine neue 5- oder 10-km-Zeit ändert sie also. Sie liegt nah an der VO2max, enthält aber auch die Laufökonomie.",
);

const STANDARDS = text(
  "**Rough guide, as a multiple of body weight** (trained for one to three years / strong): women squat 1.2 / 1.6, deadlift 1.5 / 2.0, bench 0.75 / 1.0, press 0.5 / 0.7; men squat 1.5 / 2.0, deadlift 1.8 / 2.4, bench 1.2 / 1.5, press 0.75 / 1.0. A little less from 40 on. For Hyrox a squat of 1.2–1.5 and a deadlift of 1.5–1.8 are enough; after that running decides. Your own level: ask “is my deadlift good for my weight”.",
  "**Grobe Richtwerte als Vielfaches des Körpergewichts** (ein bis drei Jahre Training / stark): Frauen Kniebeuge 1,2 / 1,6, Kreuzheben 1,5 / 2,0, Bank 0,75 / 1,0, Drücken 0,5 / 0,7; Männer Kniebeuge 1,5 / 2,0, Kreuzheben 1,8 / 2,4, Bank 1,2 / 1,5, Drücken 0,75 / 1,0. Ab 40 etwas weniger. Für Hyrox reichen 1,2–1,5 in der Kniebeuge und 1,5–1,8 im Kreuzheben; danach entscheidet das Laufen.",
);

const WATCH = text(
  "I recommend no brands. What a watch should have for hybrid training: **laps by hand** (a button, not only touch), a multisport or Hyrox mode, 10 hours of battery, and a chest strap to go with it, since wrist sensors lag on sleds, carries and wall balls. For training by effort you need none.",
  "Marken empfehle ich keine. Wichtig für Hybrid-Training: **Runden per Knopf**, ein Multisport- oder Hyrox-Modus, 10 Stunden Akku und dazu ein Brustgurt, denn Armbandsensoren hinken bei Schlitten, Tragen und Wall Balls hinterher. Für Training nach Anstrengung brauchst du keine.",
);

const WHY_HARD_AFTER: Bilingual = {
  en: [
    "**Because the legs are tired where you run from, not only the lungs.** Sled, lunges and wall balls load thighs and glutes near their limit: for one to two minutes after them the stride is short, the heart rate is still high from the station, and lactate has not gone down. So 8 × 1 km in a Hyrox is 12–18% slower than an open 10 km for most.",
    "**What helps:** the first 200 m after a station as a jog with short, quick steps, then pace. Push the sled in short bouts instead of to failure. Train just that once a week: 3–5 rounds of 800–1,000 m, each followed by a station; sled push → run and lunges → run need the most practice.",
  ],
  de: [
    "**Weil die Beine müde sind, nicht nur die Lunge.** Schlitten, Ausfallschritte und Wall Balls belasten Oberschenkel und Gesäß bis nah ans Limit: ein bis zwei Minuten danach ist der Schritt kurz, der Puls noch von der Station hoch und das Laktat nicht abgebaut. Darum sind 8 × 1 km im Hyrox bei den meisten 12–18% langsamer als ein offener 10er.",
    "**Was hilft:** die ersten 200 m nach der Station traben, mit kurzen, schnellen Schritten, dann das Tempo. Den Schlitten in kurzen Schüben statt bis zum Versagen. Genau das einmal pro Woche üben: 3–5 Runden mit 800–1.000 m und danach einer Station.",
  ],
};

const RUN_AND_STATION = text(
  "**Compromised running** is running on legs that a station has tired: the first 200–400 m feel heavy and slow. Short quick steps, arms active, breathe out long, and let the pace come within 400 m instead of forcing it; 12–18% slower than your 10 km pace is usual. **Once a week:** 4–6 × (a station of 1–2 min at RPE 7–8, then 600–1,000 m at race pace), 2 min rest.",
  "**Compromised Running** ist Laufen auf Beinen, die eine Station müde gemacht hat: die ersten 200–400 m sind schwer. Kurze schnelle Schritte, Arme aktiv, lang ausatmen, das Tempo in 400 m kommen lassen; 12–18 % langsamer als dein 10-km-Tempo ist üblich. **Einmal pro Woche:** 4–6 × (Station 1–2 min mit RPE 7–8, dann 600–1.000 m im Renntempo), 2 min Pause.",
);

function beforeTraining({ athlete: { bodyWeight } }: CoachView): Bilingual {
  const grams = bodyWeight === undefined ? "1–2 g per kg" : `${Math.round(bodyWeight)}–${Math.round(2 * bodyWeight)} g`;
  return text(
    `**2–3 hours before: ${grams} of carbohydrate** (porridge, rice, bread with honey, a banana), little fibre and fat, 400 ml of drink. Only an hour left: 30–60 g, e.g. a banana and toast. For an easy hour or less nothing is needed. Longer than 75–90 min also 30–60 g an hour on the way, and the evening before a normal meal with plenty of rice, pasta or potatoes.`,
    `**2–3 Stunden vorher ${grams.replace("per", "pro")} Kohlenhydrate** (Haferbrei, Reis, Brot mit Honig, Banane), wenig Ballaststoffe und Fett, 400 ml trinken. Bleibt nur eine Stunde: 30–60 g, z. B. Banane und Toast. Für eine lockere Stunde ist nichts nötig. Über 75–90 min unterwegs 30–60 g pro Stunde.`,
  );
}

function doubles(view: CoachView): Bilingual {
  const paces = view.capacities.paces;
  const at = paces === undefined ? "" : ` For you about ${pace(view, paces.threshold + 15)}.`;
  return text(
    `**Train the runs as for singles and a little faster** (3–5% quicker than singles pace, since each only does half of the stations).${at} Practise changing: every 10–15 reps, 12.5 m of sled, 250 m of erg, half of the carry and lunges each. Two or three sessions together before the race, the slower runner sets the pace, and the stronger one takes more of the sleds.`,
    `**Lauf wie für Singles, etwas schneller** (3–5 %, weil jeder nur die halben Stationen macht).${at.replace("For you about", "Für dich etwa")} Üb das Wechseln: alle 10–15 Wiederholungen, 12,5 m Schlitten, 250 m Ergometer. Zwei, drei Einheiten zusammen vor dem Rennen; wer langsamer läuft, gibt das Tempo vor, wer stärker ist, nimmt mehr Schlitten.`,
  );
}

const any = (name: string, subject: RegExp, says: Bilingual, articles: readonly string[], not?: RegExp): Advice => ({
  name,
  subject,
  articles,
  says: { any: () => says },
  ...(not !== undefined && { not }),
});

/** What athletes ask most about races and everything around training. */
export const RACE_QUESTIONS: readonly Advice[] = [
  any(
    "divisions",
    /\bpro (?:vs|versus|or|and|compared to) open\b|\bopen (?:vs|versus|or|and|compared to) pro\b|\bhyrox (?:pro|open)\b.*\b(?:difference|or|vs)\b/,
    DIVISIONS,
    ["hyrox-race"],
  ),
  any(
    "clothes",
    /\b(?:wear|clothes|clothing|outfit|kit|anziehen|ziehe|gloves)\b.*\b(?:hyrox|race|comp\w*)\b|\bhyrox\b.*\b(?:wear|clothes|clothing|outfit|gloves)\b/,
    CLOTHES,
    ["hyrox-race"],
    /\b(?:shoes?|down|heart|watch)\b/,
  ),
  any(
    "beginner",
    /\bhyrox\b.*\b(?:beginner|first time|never|newbie|no experience|anfanger)\b|\b(?:beginner|newbie|anfanger)\b.*\bhyrox\b/,
    BEGINNER,
    ["hyrox-race"],
    /\bplan\b/,
  ),
  any(
    "race breakfast",
    /\b(?:eat|breakfast|food|have|drink)\b.*\b(?:race (?:day )?morning|morning (?:of|before) (?:the |my |a )?(?:race|hyrox|comp\w*))\b|\brace(?: day)? breakfast\b|\bbreakfast before (?:the |my |a )?(?:race|hyrox)\b|\brace (?:day )?morning\b.*\b(?:eat|food|breakfast)\b|\b(?:in the morning|morning) before the race\b.*|\beat\b.*\bmorning\b.*\b(?:race|hyrox|comp\w*)\b/,
    BREAKFAST,
    ["fuelling-before"],
    /\d/,
  ),
  any(
    "wall ball pacing",
    /\b(?:pace|break up|split|sets?)\b.*\bwall ?balls?\b|\bwall ?balls?\b.*\b(?:pacing|break up|unbroken|sets of)\b/,
    WALL_BALLS,
    ["hyrox-carries-and-wall-balls"],
    /\b(?:log|did|last)\b/,
  ),
  any(
    "late training",
    /\b(?:before|until) (?:bed|sleep\w*|bedtime)\b.*\b(?:train\w*|workouts?|hard|stop|run)\b|\b(?:train\w*|workouts?|run)\b.*\b(?:before (?:bed|sleep)|late at night|late in the evening)\b/,
    BED,
    ["sleep"],
    /\b(?:eat|protein|casein|drink|magnesium|caffeine|coffee)\b/,
  ),
  any("day after a race", /\b(?:run|train|lift|workout)\b.*\bday after (?:a |the |my )?(?:hyrox|race|marathon|comp\w*)\b/, DAY_AFTER, [
    "race-week",
  ]),
  any(
    "between races",
    /\b(?:two|2|three|3) (?:hyrox\w*|races|marathons|comps)\b.*\b(?:month|weeks?|weekend|row|apart|year)\b|\bhow (?:long|many weeks) between (?:races|2|two|hyrox\w*|comps)\b|\bhow many (?:races|hyrox\w*) (?:a|per|in a) year\b/,
    BETWEEN_RACES,
    ["race-week"],
    /\b(?:my|did)\b/,
  ),
  any(
    "four days",
    /\bsplit for (?:4|four) days\b|\b(?:best|good|ideal) (?:4|four) day (?:split|week|plan|routine)\b|\b(?:best|good|ideal|training) split\b.*\b(?:hybrid|week|days)\b/,
    FOUR_DAYS,
    ["weekly-structure"],
    /\b(?:500|row|2k)\b/,
  ),
  any(
    "zone 2 amount",
    /\bhow (?:much|many|often|long)\b.*\bzone (?:2|two)\b|\bzone (?:2|two)\b.*\b(?:per|a|each) week\b/,
    ZONE_2_AMOUNT,
    ["zone-two"],
    /\b(?:did|done|have i|last)\b/,
  ),
  any(
    "pre-workout",
    /\bpre ?workout(?:s| supplement\w*| powder)?\b/,
    PRE_WORKOUT,
    ["caffeine", "supplements"],
    /\b(?:eat|meal|snack|food|stretch\w*|warm)\b/,
  ),
  any(
    "calories",
    /\bhow many calories\b.*\b(?:eat|need|should)\b|\b(?:track|count|log)\b.*\b(?:macros|calories)\b|\bmacros\b/,
    CALORIES,
    ["daily-food"],
    /\b(?:lose|cut|deficit|burn\w*|weight loss)\b/,
  ),
  any("used to burpees", /\b(?:used to|better at|good at|survive|more) burpees\b/, BURPEES, ["hyrox-burpees-and-lunges"], /\bbroad\b/),
  any(
    "dying on the sled",
    /\b(?:die|dying|struggle|suffer|slow|blow up|bad|suck|terrible|hard)\b.*\bsleds?\b|\bsleds?\b.*\b(?:so hard|kills?|killing|destroys?|so heavy|stuck)\b/,
    SLED,
    ["hyrox-sleds"],
    /\b(?:no|without|swap|leave|skip|today|tomorrow)\b/,
  ),
  any("vdot", /\b(?:what (?:is|does)|whats|explain|tell me about)\b.*\bvdot\b/, VDOT, ["race-estimates"], /\b(?:my|mine)\b/),
  any(
    "standards",
    /\b(?:whats|what is) a (?:good|decent|strong|normal|average) (?:squat|deadlift|bench(?: press)?|press|overhead press)\b|\bhow much should (?:i|a woman|a man|women|men|you)(?: be able to)? (?:squat|deadlift|bench|press|lift)\b/,
    STANDARDS,
    ["benchmarks-and-testing"],
    /\b(?:next|today|tomorrow|session|week|warm|attempt|my weight|my age|rpe|sets?|reps?|for \d)\b/,
  ),
  any(
    "watch",
    /\b(?:which|what|best|need|recommend) (?:\w+ )?(?:watch|fitness tracker|heart rate monitor|chest strap)\b/,
    WATCH,
    [],
    /\b(?:my watch|says)\b/,
  ),
  any(
    "why runs after stations are hard",
    /\bwhy\b.{0,40}\b(?:run\w*|pace|legs?)\b.{0,50}\b(?:hyrox|stations?|sleds?|lunges|burpees|wall balls)\b|\bwhy\b.{0,30}\bhyrox\b.{0,40}\b(?:run\w*|pace)\b|\b(?:pace|legs?|running|runs?)\b.{0,20}\b(?:dies?|dead|drops?|gone|jelly|falls? (?:apart|off)|collapses?|tanks?)\b.{0,25}\bafter (?:the |a |each |every )?(?:sleds?|stations?|lunges|burpees|wall balls)\b/,
    WHY_HARD_AFTER,
    ["hyrox-running"],
    /\b(?:next|swap|move|skip|planned|plan|week|today|tomorrow|pain|hurts?)\b/,
  ),
  any(
    "compromised running",
    /\bcompromised run\w*\b|\brun\w* after (?:the |a )?(?:sled|station|lunges|burpees|wall balls)\w*/,
    RUN_AND_STATION,
    ["hyrox-running"],
    /\b(?:next|swap|move|skip|planned|long is)\b/,
  ),
  {
    name: "food before training",
    subject:
      /\b(?:carb\w*|eat|breakfast|fuel\w*|food|snack)\b.*\bbefore (?:the |my |a |an? easy |an? (?:early )?morning )?(?:long runs?|training|workouts?|sessions?|intervals|lifting|gym|runs?)\b/,
    not: /\b(?:race|hyrox|protein|fasted|empty|bed)\b/,
    articles: ["fuelling-before"],
    says: { any: beforeTraining },
  },
  {
    name: "doubles",
    subject: /\b(?:train|prepare|strategy|pace|tips|run)\b.*\bdoubles\b|\bdoubles (?:strategy|tips|training)\b/,
    articles: ["hyrox-doubles"],
    says: { any: doubles },
  },
];
