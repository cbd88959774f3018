import type { Day } from "#training/calendar/day.ts";
import type { HealthLimits } from "#training/health/limits.ts";

/** What follows from a note that an athlete wrote, as a coach expects it. */
export interface ExpectedReading {
  readonly note: string;
  /** Exercises that no session may hold. */
  readonly closed?: readonly string[];
  /** Exercises that the note leaves as they were. */
  readonly open?: readonly string[];
  readonly limits?: Partial<HealthLimits>;
  /** Weekdays on which something is closed or missing. */
  readonly days?: readonly number[];
  /** Nothing at all is limited. */
  readonly isFree?: true;
  /** It is said that something was not understood. */
  readonly isAsked?: true;
  /** Nothing is asked about. */
  readonly isUnderstood?: true;
  /** First and last days without training, or without a gym. */
  readonly dates?: readonly (readonly [from: Day | undefined, until: Day | undefined])[];
  /** Every clause is adapted to: none is only noted or asked about. */
  readonly isAllAdapted?: true;
}

const LOWER = ["Back squat", "Deadlift", "Romanian deadlift", "Reverse lunge", "Step-up"];
const UPPER = ["Bench press", "Overhead press", "Pull-up (strict)", "Push-up", "Barbell row"];
const RUNS = ["Easy run", "Long run", "Tempo run", "Interval run"];
const JUMPS = ["Box jump", "Burpee broad jump", "Double-under", "Squat jump", "Broad jump"];
const MACHINES = ["Row erg", "Ski erg", "Bike erg"];

const PULLS_FROM_FLOOR = ["Deadlift", "Power clean", "Plank"];
export const EXPECTED_READINGS: readonly ExpectedReading[] = [
  // Nothing in or from a part is good news; nothing for a part is a ban.
  ...[
    "nothing down the leg",
    "not a twinge from the knee",
    "nichts im Bein",
    "kein Mucks von der Wade",
    "nada en las piernas",
    "rien dans les jambes",
    "niente nelle gambe",
    "niets in de benen",
  ].map((note) => ({ note, isFree: true, isUnderstood: true }) as const),
  ...["nothing for the legs please", "nada de piernas", "niente gambe"].map((note) => ({ note, closed: ["Back squat"] })),
  // What no pattern knows as good news the classifier does.
  ...[
    "knees never said a word",
    "the knee just sat there quietly",
    "la schiena muta come un pesce",
    "la espalda se porta genial esta semana",
  ].map((note) => ({ note, isFree: true, isUnderstood: true }) as const),
  { note: "my dog has arthritis so we walk at 6 am every day", isFree: true },
  { note: "boven hoofd tillen durf ik niet", closed: ["Overhead press"], open: ["Back squat", "Deadlift"] },
  { note: "Knorpelschaden rechtes Knie, bergab laufen geht gar nicht", open: ["Bench press"], isUnderstood: true },
  // What it takes for a complaint and nobody understood is shown back.
  ...["labirintite, fico tonto se deito e levanto rapido", "to com dengue desde sábado", "just getting over a tummy bug"].map(
    (note) => ({ note, isAsked: true }) as const,
  ),
  // What was done without trouble is no ban of it; an "only" or a "no" is.
  ...[
    "ran every interval last month without a niggle",
    "hab im Oktober alle Intervalle ohne Probleme gelaufen",
    "hice todas las series de octubre sin molestias",
    "j'ai fait toutes les séances de vitesse sans problème",
    "ho fatto tutte le ripetute senza fastidi",
  ].map((note) => ({ note, isFree: true, isUnderstood: true }) as const),
  { note: "no intervals until January", closed: ["Interval run"] },
  // A wish to be able to do something bans nothing; a way to train without it does.
  ...[
    "I'd love to be able to rise from the floor without a chair",
    "Ich möchte ohne Hilfe vom Boden aufstehen",
    "quiero levantarme del suelo sin ayuda",
    "j'aimerais me relever du sol sans le canapé",
  ].map((note) => ({ note, open: PULLS_FROM_FLOOR, isFree: true, isUnderstood: true }) as const),
  { note: "I would like to train without jumping", closed: ["Box jump"] },
  // What somebody loves to ride is not all that there is.
  ...[
    "the bike trainer in the basement is my therapy",
    "Die Rolle im Keller ist mein Lieblingsplatz",
    "the rower in the garage is my happy place",
  ].map((note) => ({ note, isFree: true, days: [] }) as const),
  { note: "at home I only have a rower", days: [1, 2, 3, 4, 5, 6, 7] },
  // Pain on gripping beside a sore elbow is the elbow's.
  { note: "tennis elbow left, hurts when I grip things, 3 outta 10", open: ["Easy run", "Back squat"], isUnderstood: true },
  // Another sport on a day, and nothing else then.
  ...[
    "thursdays I play football so nothing that day",
    "los jueves tengo fútbol así que ese día nada",
    "le jeudi j'ai foot donc ce jour-là rien",
  ].map((note) => ({ note, days: [4], isUnderstood: true }) as const),
  { note: "Wednesdays only after 8pm when the kids are asleep so nothing brutal please", days: [3], isUnderstood: true },
  { note: "Pool is only open to me tue and fri mornings", days: [1, 3, 4, 6, 7], isUnderstood: true },
  // What is gone once warm ends no run and forbids none.
  {
    note: "Achillessehne links ist morgens steif, 2 von 10, nach 10 min einlaufen meistens weg.",
    open: ["Easy run", "Long run", "Tempo run"],
    isUnderstood: true,
  },
  {
    note: "Left Achilles stiff 2/10, goes away after ten minutes of jogging",
    open: ["Easy run", "Long run", "Tempo run"],
    isUnderstood: true,
  },
  {
    note: "Knie zwickt. Kein Springen, keine Ausfallschritte, gern Schwimmen.",
    open: ["Swim intervals", "Swim technique"],
  },
  // What holds a part still rests it, in any language, with or without a day.
  {
    note: "My left wrist is in a cast since Monday, doc says 6 weeks.",
    closed: [...UPPER, "Deadlift", "Plank"],
    open: ["Easy run", "Leg press"],
  },
  { note: "Arm in het gips", closed: UPPER, open: ["Easy run", "Leg press"] },
  { note: "Ho il braccio ingessato fino a Natale", closed: UPPER, open: ["Easy run", "Leg press"] },
  { note: "Braço engessado até dia 20", closed: UPPER, open: ["Easy run", "Leg press"] },
  { note: "Plâtre au poignet gauche encore 3 semaines", closed: [...UPPER, "Deadlift"], open: ["Easy run"] },
  { note: "Me rompí el dedo meñique, escayola tres semanas", closed: [...UPPER, "Deadlift"], open: ["Leg press"] },
  { note: "Kapselriss am Daumen, Schiene noch zwei Wochen", closed: [...UPPER, "Deadlift"], open: ["Easy run"] },
  { note: "Gescheurde enkelband, brace om", closed: [...RUNS, ...JUMPS], open: ["Bench press"] },
  { note: "Kuit gescheurd, mag niet rennen van de fysio", closed: [...RUNS, ...JUMPS, "Walking lunge"], open: ["Bench press"] },
  { note: "Pontos no joelho, tiro segunda", closed: ["Back squat", ...RUNS], open: ["Bench press"] },
  { note: "Il menisco è rotto, aspetto l'operazione", closed: ["Back squat", ...RUNS], open: ["Bench press", "Pull-up (strict)"] },
  { note: "The cast came off my wrist a year ago, all good", isFree: true },
  { note: "Gesso", limits: { rpe: 7, tests: false }, isAsked: true },
  { note: "Tengo puntos en la frente hasta el viernes", limits: { rpe: 7, tests: false }, isAsked: true },
  {
    note: "J'ai une petite fracture du scaphoïde, plâtre jusqu'au 9 janvier. Les jambes ça va",
    closed: UPPER,
    open: ["Easy run", "Leg press"],
  },
  {
    note: "got 6 stitches above the knee from a bike pedal on tuesday, come out on the 7th",
    closed: ["Back squat", ...RUNS],
    isUnderstood: true,
  },
  { note: "Ellenbogen im Gips gewesen bis letzte Woche, jetzt Physio", closed: ["Bench press"], open: ["Deadlift", "Leg press"] },
  {
    note: "ruptured my distal bicep in sept, op was 2 oct, brace off last week. surgeon: no pulling until new year",
    closed: ["Barbell row", "Pull-up (strict)"],
    open: ["Leg press", "Bike erg"],
  },
  { note: "Wirbelsäule versteift L4-S1 2019, darf alles außer schwer aus dem Kreuz heben", closed: ["Deadlift"], open: ["Back squat"] },
  {
    note: "left forearm in a splint (buckle fracture) till 14 dec, ER doc says no weight on it, legs ok",
    closed: UPPER,
    open: ["Easy run", "Air squat"],
  },
  { note: "Schulterluxation vor 3 Wochen, trage noch Gilchrist, MRT am 2.12.", closed: UPPER, open: ["Easy run", "Leg press"] },
  {
    note: "opérée du canal carpien main droite le 3 novembre, reprise progressive autorisée le 1er décembre",
    closed: ["Deadlift", "Pull-up (strict)"],
    open: ["Easy run", "Leg press"],
  },
  { note: "Dolor en la planta del pie por las mañanas desde septiembre, corro igual", open: ["Deadlift", "Bench press", "Back squat"] },
  {
    note: "fractured my 5th metatarsal, out of the boot since Monday, walking fine, consultant: no impact till new year",
    closed: [...RUNS, ...JUMPS],
    limits: { rpe: 10 },
    isUnderstood: true,
  },
  { note: "I get a stitch under the ribs on long runs lol", open: ["Bench press", "Row erg"] },
  { note: "Il fisioterapista mi ha sconsigliato lo stacco per ora", closed: ["Deadlift"], open: ["Back squat"] },
  {
    note: "torn labrum left hip, managing without surgery, no deep flexion",
    closed: ["Back squat"],
    open: ["Bench press", "Pull-up (strict)"],
  },
  { note: "Frozen shoulder, physio says stay under 90", closed: ["Overhead press"], open: ["Walking lunge", "Box jump"] },
  // What is over, cleared, wished for or done without trouble limits nothing.
  { note: "bad back two years ago", isFree: true, isUnderstood: true },
  { note: "bad back since a fall two years ago", closed: ["Deadlift"] },
  { note: "Broke my collarbone in 2014, never think about it", isFree: true, isUnderstood: true },
  { note: "cleared by the surgeon last week, shoulder fully back", isFree: true },
  { note: "Entorse de la cheville l'an dernier, plus rien maintenant", isFree: true, isUnderstood: true },
  { note: "basically i want to run a 20 min 5k AND get bigger arms by summer, is that dumb?", isFree: true, isUnderstood: true },
  { note: "I've benched twice a week since without a peep. Aiming for 700 total", isFree: true, isUnderstood: true },
  { note: "Vorig jaar schouder uit de kom, nu helemaal goed, fysio is klaar", isFree: true, isUnderstood: true },
  { note: "Nessun problema, solo un vecchio infortunio alla caviglia", isFree: true },
  { note: "Fractura de muñeca en agosto, ya sin escayola, rehabilitación terminada", limits: { rpe: 10 }, isUnderstood: true },
  {
    note: "Tendon d'Achille rompu opéré en mars, le chirurgien autorise la course depuis novembre",
    open: ["Easy run", "Walking lunge"],
    isUnderstood: true,
  },
  { note: "nothing really. bit stiff in the mornings, I'm 58", isFree: true, isUnderstood: true },
  { note: "I want my knee to stop hurting", closed: ["Back squat"] },
  { note: "Ribs still in bandages after a fall, hurts to cough", closed: ["Bench press"], open: ["Back squat"], limits: { hardDays: 7 } },
  // Days, counts and equipment, each until the day that is told.
  { note: "not Mondays, Tue ok but only evenings", days: [1], isFree: true },
  { note: "Lunedì no, martedì ok ma solo la sera", days: [1], isFree: true },
  { note: "Dienstag geht, Mittwoch nicht, Wochenende nur vormittags", days: [6, 7, 3], isFree: true },
  { note: "Aucune blessure. Le jeudi c'est mort, et le mardi 30 min max", days: [4, 2], isFree: true },
  { note: "not more than 3x a week", isFree: true, isUnderstood: true },
  { note: "non più di 3 volte a settimana", isFree: true, isUnderstood: true },
  { note: "Kein Laufen, ab Mitte Dezember wieder locker", closed: RUNS, isUnderstood: true },
  { note: "nächste zwei Wochen nur Kettlebell, bin im Urlaub", dates: [["2026-11-26", "2026-12-09"]] },
  { note: "Por três semanas só tenho elásticos", dates: [["2026-11-26", "2026-12-16"]] },
  { note: "No dispongo de barra hasta el lunes 7", dates: [["2026-11-26", "2026-12-07"]] },
  {
    note: "student, live in a 14m2 room with one 24kg kettlebell and some bands, theres a park with a bar 10 min away",
    dates: [[undefined, undefined]],
    isUnderstood: true,
  },
  // A pelvis that aches while pregnant has its own rules.
  {
    note: "19 weeks pregnant, midwife is happy for me to train. pelvis bit achy on the left when i run, lying on my back feels weird now",
    closed: [...RUNS, "Bulgarian split squat", "Walking lunge"],
    isUnderstood: true,
  },
  // A date belongs to the clause that it stands in.
  { note: "left shoulder sore, 3/10, bench ok if i keep elbows in", open: ["Triceps pressdown"], isUnderstood: true },
  {
    note: "Skierg is broken at my gym until the new year and we don't have a sled.",
    days: [1, 2, 3, 4, 5, 6, 7],
    dates: [
      [undefined, undefined],
      ["2026-11-26", "2026-12-31"],
    ],
  },
  { note: "We don't have a sled.", days: [1, 2, 3, 4, 5, 6, 7], isUnderstood: true },
  // Days and minutes of the week, read as a whole sentence.
  {
    note: "Only Monday, Wednesday and Saturday, 45 minutes including warm up, school run after.",
    days: [2, 4, 5, 7, 1, 3, 6],
    isFree: true,
  },
  { note: "Puedo entrenar lunes, miércoles y viernes, máximo 50 minutos. Los jueves nunca.", days: [2, 4, 6, 7, 1, 3, 5], isFree: true },
  { note: "Friday is date night so nothing on Fridays. Long run on Saturday please.", days: [5, 6], isUnderstood: true },
  { note: "Dienstag und Donnerstag hab ich Spätdienst, da geht nur morgens und höchstens 40 Minuten.", days: [2, 4], isUnderstood: true },
  { note: "I'm a nurse and work nights Wednesday into Thursday. Nothing hard on Thursdays, easy or off.", days: [4], isUnderstood: true },
  { note: "Montags bitte immer frei.", days: [1], isFree: true },
  { note: "Montag und Dienstag Frühdienst, da bitte nichts vor 16 Uhr. Mittwoch ist trainingsfrei.", days: [3] },
  {
    note: "Tennis elbow on the right, gripping and carrying heavy things by a handle is the bad one, so farmers carry. Pushing anything is OK.",
    closed: ["Farmers carry", "Sled pull (rope)", "Pull-up (strict)"],
    open: ["Bench press", "Overhead press", "Back squat"],
  },
  { note: "Right knee, lunges are the worst bit, cycling is fine", closed: ["Walking lunge"], open: ["Bike erg"] },
  { note: "rodilla derecha, las zancadas es lo peor, la bici bien", closed: ["Walking lunge"], open: ["Bike erg"] },
  { note: "genou gauche, les fentes c'est le pire, le vélo ça va", closed: ["Walking lunge"], open: ["Bike erg"] },
  { note: "Kraulen geht bis ca. 2 km, danach zwickt es", limits: { swimMetres: 2000 } },
  { note: "Laufen geht bis ca. 8 km", limits: { runMetres: 8000 } },
  { note: "Kids on Tuesdays and Wednesdays: 30 minutes max those days", days: [2, 3], isUnderstood: true },
  { note: "Ich kann dienstags, donnerstags und samstags trainieren, samstags bis zu 2 Stunden.", days: [1, 3, 5, 7, 6], isFree: true },
  {
    note: "Pas d'entraînement le mercredi, je garde mes enfants. Les autres jours 1 heure max.",
    days: [3, 1, 2, 4, 5, 6, 7],
    isFree: true,
  },
  { note: "My kids' swim class is on Wednesday so that day is out.", days: [3], isUnderstood: true, isFree: true },
  { note: "No training on Tuesdays and every session under 75 minutes.", days: [2, 1, 3, 4, 5, 6, 7], isUnderstood: true },
  {
    note: "Los sábados y domingos no puedo entrenar por trabajo. Entre semana hasta 75 minutos.",
    days: [6, 7, 1, 2, 3, 4, 5],
    isFree: true,
  },
  { note: "Donnerstags bin ich beim Chor, da geht nix.", days: [4], isFree: true, isUnderstood: true },
  { note: "Arthritis in both hands, rheumatologist has no objections to lifting.", limits: { kilograms: Infinity } },
  // What counts is how one stands to the other: neither is out.
  { note: "Please don't put deadlifts the day before a long run.", open: ["Deadlift", ...RUNS] },
  // Plates at home are no body, and a list at home is all that there is.
  {
    note: "Home gym: rack, bar, 140 kg of plates, no bench. Ceiling's too low for standing overhead press.",
    limits: { kilograms: 160, running: true, clearance: "none" },
    isUnderstood: true,
  },
  {
    note: "My gym has no sled and no ski erg. There's a rower, an assault bike, wall balls and a sandbag up to 20 kg.",
    isUnderstood: true,
    isFree: true,
  },
  {
    note: "Mi gimnasio no tiene barra olímpica, solo máquinas y mancuernas hasta 32 kg.",
    isUnderstood: true,
    limits: { kilograms: Infinity },
  },
  // A bone that was cleared.
  {
    note: "Had a tibial stress fracture in June. Ortho cleared me on 16 November to run, walk-run only for the first four weeks, every other day, max 30 minutes.",
    limits: { runMinutes: 30, consecutiveRuns: false, runRung: 4, clearance: "advise" },
    open: ["Bike erg", "Run-walk intervals"],
    closed: ["Interval run", "Box jump"],
  },
  {
    note: "Handgelenk rechts nach Bruch im Sommer. Front Rack und Handstand tun weh, Kurzhanteln neutral und Ziehen sind ok. Überkopf höchstens 10 kg je Kurzhantel.",
    closed: ["Front squat", "Handstand push-up (strict)"],
    open: ["Back squat", "Pull-up (strict)"],
    limits: { kilogramsOf: { overhead: 10 } },
  },
  { note: "Fractured wrist in May. Cast off since July and the hand surgeon says I can load it up to 20 kg.", limits: { kilograms: 20 } },
  // A date before a "then" ends what stands before it, and what follows is counted from it.
  {
    note: "Doctor says no swimming until 14 December, then max 1,000 m and no paddles or butterfly.",
    limits: { swimMetres: 1000, closed: ["swim", "paddles", "butterfly"] },
  },
  {
    note: "nothing on foot till Monday 7 December, then jog 10 minutes every second day for two weeks",
    limits: { running: false, runMinutes: 10, consecutiveRuns: false },
  },
  { note: "Physio: no running or jumping till 7 December, rowing and ski erg from now.", open: ["Row erg", "Ski erg"], closed: RUNS },
  { note: "Wade: bis 20.12. nur radeln.", closed: RUNS, open: ["Back squat", "Bench press"] },
  {
    note: "Periostitis tibial; el fisio me deja tres carreras por semana de 5 km como mucho hasta el 20 de diciembre.",
    limits: { runsPerWeek: 3, runMetres: 5000, weeklyRunMetres: Infinity },
  },
  { note: "physio: jogging 3x a week up to 3 km", limits: { runMetres: 3000, weeklyRunMetres: Infinity } },
  // A number is that of what it stands with.
  { note: "Kein Kreuzheben vom Boden und nie über 60 kg", limits: { kilograms: 60 }, closed: ["Deadlift"] },
  {
    note: "Farmer's carry and sled pull light only, max 16 kg a hand, sled push is all good.",
    limits: { kilogramsOf: { carry: 32 } },
    open: ["Sled push"],
  },
  { note: "slow tempo split squats at most twice a week", limits: { timesOf: { "split-squat": 2 } }, open: RUNS },
  { note: "12 weeks pregnant, doctor is fine with training, keep it conversational.", limits: { aerobicRpe: 4 } },
  // What is recommended is no ceiling.
  { note: "My doctor wants me to do strength twice a week.", isFree: true, limits: { timesOf: {} } },
  { note: "Hip bridges feel great. Squat e stacco senza limiti.", isFree: true },
  // All is well: nothing is held back.
  {
    note: "Hypothyroid, on levothyroxine, bloods stable since spring. Endocrinologist is happy with me training normally.",
    isFree: true,
    isUnderstood: true,
  },
  {
    note: "Gout in my big toe in September, on allopurinol, nothing since. Doctor says normal exercise.",
    isUnderstood: true,
    isFree: true,
  },
  {
    note: "Schilddrüsenunterfunktion, gut eingestellt. Arzt sagt, ich darf alles machen.",
    isUnderstood: true,
    isFree: true,
    limits: { rpe: 10 },
  },
  // What is not understood adapts nothing.
  { note: "There's a hill behind my house and I sit a lot.", isUnderstood: true, isFree: true, limits: { rpe: 10, tests: true } },
  // Kilometres, in the clause behind and in German.
  {
    note: "physio says max 3 runs a week, none longer than 10 km, bike as much as i like",
    limits: { runsPerWeek: 3, runMetres: 10_000 },
    open: RUNS,
  },
  { note: "kein Lauf länger als 8 km bis Ende Januar", limits: { runMetres: 8000 }, open: RUNS },
  { note: "keine Läufe über 8 km", limits: { runMetres: 8000 }, open: RUNS },
  // What hurts is named.
  {
    note: "Right wrist gets sore in a deep front rack, fine with wraps. Nothing else.",
    open: [
      "Push-up",
      "Handstand hold",
      "Bench press",
      "Front squat",
      "Power clean",
      "Row erg",
      "Bar muscle-up",
      "Rope climb",
      ...LOWER,
      ...RUNS,
    ],
  },
  {
    note: "Knee hurts on lunges when the knee goes past the toes, especially the sandbag ones. Reverse lunges no pain, step ups fine, sled fine, running fine up to 12k.",
    closed: ["Walking lunge", "Sandbag lunge"],
    open: ["Reverse lunge", "Step-up", "Sled push", "Sled pull (rope)", "Back squat", ...RUNS],
    limits: { runMetres: 12_000 },
  },
  {
    note: "Bench: pain in front of right shoulder below 90 degrees elbow. Floor press and board press pain free. Squat low bar a bit tight, high bar perfect.",
    closed: ["Bench press", "Dip (parallel bar)"],
    open: ["Dumbbell floor press", "Deadlift", "Barbell row", "Pull-up (strict)", "Back squat"],
  },
  {
    note: "Sore lower back after sitting long, never when I run or lift.",
    closed: [],
    open: ["Easy run", "Long run", "Tempo run", "Goblet squat"],
  },
  {
    note: "I leak a little when I sprint.",
    closed: ["Box jump", "Hill sprint"],
    open: ["Easy run", "Long run", "Goblet squat"],
  },
  {
    note: "Tennis elbow right side, 3 months now. Gripping heavy hurts (deadlift, rows, pull ups). With straps deadlift is ok. Pushing no issue at all.",
    closed: ["Pull-up (strict)", "Barbell row"],
    open: ["Deadlift", "Bench press", "Overhead press", "Push-up", "Back squat", ...RUNS],
  },
  {
    note: "Golfer's elbow, left. Chin ups and curls set it off. Neutral grip is completely fine, so are rows.",
    closed: ["Chin-up (strict)", "Biceps curl"],
    open: ["Pull-up (strict)", "Barbell row", "Ring row", "Bench press", ...LOWER],
  },
  {
    note: "Hypermobile (hEDS). Shoulders sublux if I hang passive or kip. Strict is fine up to about 5 reps",
    closed: ["Pull-up (kipping)", "Toes-to-bar", "Dead hang", "Bar muscle-up"],
    open: ["Pull-up (strict)", "Overhead press", "Bench press", ...LOWER],
  },
  {
    note: "SI joint plays up w/ sumo. Conventional no problem. Squat wide stance also no, narrow good",
    closed: ["Sumo deadlift"],
    open: ["Deadlift", "Back squat", "Front squat", "Romanian deadlift"],
  },
  {
    note: "Hamstring high up by the sit bone. Sitting is worse than running tbh. Steady running fine, sprinting and strides no, deep deadlift stretch no, uphill so so.",
    closed: ["Strides", "Hill sprint", "Interval run", "Romanian deadlift"],
    open: ["Easy run", "Long run", "Hip thrust", "Glute bridge", "Back squat"],
  },
  {
    note: "Beim Kreuzheben konventionell zwickt der untere Rücken ab 140 kg, Sumo ist super bis 170. Kniebeuge und Bank ok.",
    open: ["Sumo deadlift", "Back squat", "Bench press", "Front squat"],
  },
  {
    note: "Knieschmerz vorne bei tiefen Ausfallschritten mit Gewicht. Ohne Gewicht gehts, rückwärts geht auch mit. Laufen bis 15 km ist gar kein Thema.",
    closed: ["Walking lunge", "Sandbag lunge"],
    open: ["Back squat", "Front squat", "Deadlift", ...RUNS],
  },
  {
    note: "Handgelenk links, Ganglion. Frontrack tut weh, mit Zughilfen-Griff gehts. Reißen, Kreuzheben, Kniebeuge hinten: alles top",
    open: ["Snatch", "Deadlift", "Back squat", "Push-up"],
  },
  {
    note: "Left knee meniscus trimmed in 2021. It's fine up to parallel. Below that it clicks but doesn't hurt, surgeon said no problem. I just don't do pistols.",
    closed: ["Pistol squat"],
    open: ["Back squat", "Front squat", "Box jump", ...RUNS],
  },
  {
    note: "Patella tendon, both. Heavy squatting twice a week is OK, three times is not. Jerk dips start it off when its cold so I need a proper warm up.",
    open: ["Back squat", "Front squat", "Snatch", "Power clean"],
  },
  {
    note: "My right knee aches at the front when I do deep lunges or jump a lot, physio says no jumping and no deep lunges until it settles. Running up to 6 km is fine.",
    closed: ["Walking lunge", "Bulgarian split squat", "World's greatest stretch", ...JUMPS],
    open: ["Back squat", "Goblet squat", "Sled push", "Easy run", "Step-up (low box)"],
    limits: { runMetres: 6000 },
  },
  {
    note: "not injured but im 105kg and burpees/box jumps kill my shins, step ups ok",
    closed: ["Burpee", "Box jump"],
    open: ["Step-up", "Easy run", ...LOWER, ...MACHINES],
  },
  {
    note: "Swimmers shoulder on the right. Under 2k in the pool no issue, over that it aches for a day. Paddles make it worse straight away. Bike and run all good, been racing half IM for years.",
    open: ["Swim technique", "Long ride", ...RUNS, "Overhead press"],
  },
  // Limits in numbers.
  {
    note: "physio says not on consecutive days for now, shin splints left side",
    open: ["Easy run", "Back squat", ...MACHINES],
    limits: { consecutiveRuns: false },
  },
  {
    note: "My physio lets me run but never on two days in a row, and no jumping or skipping rope.",
    closed: JUMPS,
    open: ["Easy run", "Long run"],
    limits: { consecutiveRuns: false },
  },
  {
    note: "Max 3 runs a week, doctor's orders. Bike as much as I like.",
    open: [...RUNS, "Long ride"],
    limits: { runsPerWeek: 3, running: true },
  },
  {
    note: "Can only run every other day. Not a medical thing, my shoes need to dry and I share the pram with my sister lol. Longest I can be out is 70 min as nan watches the baby.",
    open: [...RUNS, ...JUMPS],
    limits: { consecutiveRuns: false, runMinutes: 70 },
  },
  {
    note: "Max. 3x Laufen pro Woche u. nie 2 Tage hintereinander laut Orthopäde (Hüftarthrose Grad 2), Rad u. Crosstrainer unbegrenzt.",
    open: ["Easy run", "Bike erg", "Elliptical"],
    limits: { consecutiveRuns: false, runsPerWeek: 3 },
  },
  {
    note: "Fascitis plantar en el pie izquierdo, el fisio dice máximo 25 km a la semana hasta fin de año. Bici sin límite.",
    open: ["Easy run", "Long ride"],
    limits: { weeklyRunMetres: 25_000 },
  },
  {
    note: "Plantar fasciitis since Sept, worst first steps in the morning. Its OK once warm. I've been told to keep under 30k a week and no barefoot/minimal shoe stuff until it calms down.",
    open: ["Easy run", "Long run", "Bike erg"],
    limits: { weeklyRunMetres: 30_000 },
  },
  {
    note: "Scheenbeen irritatie, fysio: om de dag lopen, max 6 km per keer, vanaf 1 januari mag ik opbouwen. Fietsen mag altijd.",
    open: ["Easy run", "Bike erg"],
    limits: { consecutiveRuns: false, runMetres: 6000 },
  },
  {
    note: "Had a stress reaction in my right shin in April, pain free since July. Doctor said increase running slowly.",
    open: [...RUNS, ...LOWER],
    limits: { growsFreely: false, running: true },
  },
  {
    note: "no overhead above 20 kg (shoulder, labrum). wall balls with the 6 are ok",
    open: ["Wall ball", "Sled push", "Farmers carry", "Bench press", "Walking lunge", ...RUNS],
    limits: { kilograms: Infinity },
  },
  {
    note: "Shoulder impingement L, physio fortnightly. Overhead press no. Wall balls ok to 4kg at the moment, she wants +1kg every 2 weeks. Ski erg ok with short pull. Running, sleds, lunges no limits",
    closed: ["Overhead press"],
    open: ["Wall ball", "Ski erg", "Sled push", "Walking lunge", ...RUNS],
    limits: { kilograms: Infinity },
  },
  {
    note: "Keep HR under 140 please. Cardiologist cleared me for exercise up to that, next check in March",
    open: ["Easy run", "Bike erg"],
    limits: { pulse: 140, tests: false },
  },
  {
    note: "Prendo il betabloccante, il cardiologo dice max 130 battiti e non più di 45 minuti per volta, per ora",
    limits: { pulse: 130, sessionMinutes: 45 },
  },
  {
    note: "RPE 8 max. Coming back from burnout, my therapist and I agreed no grinding for now. 3 days, 60 minutes, that's it",
    open: [...LOWER, ...UPPER],
    limits: { rpe: 8 },
  },
  {
    note: "Compartment syndrome surgery both calves, May. Back to 20k/wk. Surgeon says add no more than 2k per week and no hills till it's 35.",
    closed: ["Hill sprint"],
    open: ["Easy run", "Long run", "Bike erg"],
    limits: { weeklyRunGrowth: 2000 },
  },
  // What is forbidden, and for how long.
  { note: "No jumping until the new year. Everything else is fine.", closed: JUMPS, open: ["Easy run", "Long run", ...LOWER, ...UPPER] },
  {
    note: "Physio: keine Sprünge bis Neujahr, sonst alles. Achillessehne links.",
    closed: JUMPS,
    open: ["Easy run", "Long run", "Row erg", ...LOWER],
  },
  {
    note: "Osteoporosis in the spine, my doctor says no sit-ups, no bending forward with weight and no jumping. I take tablets for blood pressure and it is well controlled; doctor has cleared me to train.",
    closed: ["Sit-up", "Romanian deadlift", "Dumbbell Romanian deadlift", "Good morning", "Dumbbell bent-over row", ...JUMPS],
    open: ["Goblet squat", "Hip thrust", "Glute bridge", "Seated dumbbell press", "Chest-supported row", "Bench press"],
    limits: { kilograms: Infinity },
  },
  {
    note: "Slipped disc L5/S1 in April, leg pain gone since August. Physio says no deadlifts from the floor and no heavy back squats yet. Cleared to run by my GP.",
    closed: ["Deadlift", "Back squat"],
    open: ["Goblet squat", "Goblet squat to box", "Romanian deadlift", "Hip thrust", ...RUNS],
  },
  {
    note: "Nothing on the floor. I can't get down and back up easily (knees). Bench and machines ok.",
    closed: ["Plank", "Dead bug", "Glute bridge"],
    open: ["Bench press", "Leg press", "Lat pulldown", "Overhead press"],
  },
  { note: "Please no burpees. Not injured I just hate them", closed: ["Burpee"], open: ["Box jump", "Push-up", "Plank", ...LOWER] },
  { note: "no hills downhill, quads/IT band. up is fine", open: ["Easy run", "Long run", "Back squat", "Deadlift"] },
  {
    note: "Torn callus this week so no bar hanging till about next Wednesday pls",
    closed: ["Pull-up (strict)", "Toes-to-bar", "Bar muscle-up"],
    open: ["Push-up", "Back squat", "Easy run", "Overhead press"],
  },
  {
    note: "Neck. Disc C5/6, 2 yrs ago, quiet now. Neurosurgeon's rule for life: no headstands, no kipping handstand push ups, nothing resting on my head. Strict press and back squat are ok.",
    closed: ["Handstand push-up (kipping)", "Handstand push-up (strict)"],
    open: ["Overhead press", "Back squat", "Pull-up (strict)", "Push-up", ...RUNS],
  },
  {
    note: "kein Seilklettern bitte, Höhenangst. Klimmzüge usw kein ding",
    closed: ["Rope climb"],
    open: ["Pull-up (strict)", "Chin-up (strict)", ...UPPER],
  },
  {
    note: "hip replacement (right) Feb 2025. Surgeon: no running, no jumping, no deep flexion past 90 degrees, no crossing legs. Lifting and cycling good",
    closed: [...RUNS, ...JUMPS],
    open: ["Box squat", "Bike erg", "Bench press"],
  },
  {
    note: "Grommets/ear thing: no putting head under water until ENT on 11 December. Can kick with board or pull w/ snorkel? no actually not even that, keep me dry",
    closed: ["Swim technique", "Swim intervals", "Kickboard swim"],
    open: [...RUNS, "Long ride"],
  },
  {
    note: "Achilles both sides, been grumbling since the summer. Physio has me on heel drops every day and says I can run up to 8km flat, no speed until 10 January. Cycling as much as I want.",
    closed: ["Interval run", "Strides", "Hill sprint"],
    open: ["Easy run", "Long ride", "Bike erg"],
    limits: { runMetres: 8000 },
  },
  {
    note: "Hérnia de disco L4-L5, não posso flexão da coluna com peso nem impacto. Natação e bicicleta à vontade",
    closed: ["Sit-up", "Box jump"],
    open: ["Swim technique", "Bike erg"],
  },
  {
    note: "Doc says nothing over 15 kg till 20 Jan (abdominal surgery 9 Nov). Walking is encouraged.",
    open: ["Brisk walk"],
    limits: { kilograms: 15 },
  },
  {
    note: "18 weeks pregnant, midwife says carry on. no running since week 14 as pelvis felt heavy",
    closed: [...RUNS, "Box jump"],
    open: ["Goblet squat", "Bike erg", "Brisk walk"],
  },
  // What is over.
  { note: "ACL reconstruction 2019, fully back since. Ran 2 marathons after it.", isFree: true },
  { note: "Disc bulge L5/S1 last spring, now fine. Pulled 180 in October no trouble.", isFree: true },
  { note: "Left elbow doesn't lock out fully (old break, 2008). never going to. Jerk and snatch fine, judges know about it", isFree: true },
  { note: "I've had both shoulders done (2014 + 2017). All good. My shoulders are better than my snatch", isFree: true },
  { note: "Bandscheibe LWS 2023, seit über einem Jahr beschwerdefrei, Arzt sagt alles erlaubt.", isFree: true },
  { note: "Ermüdungsbruch Schienbein 2024, ausgeheilt, lauf wieder 40 die Woche", isFree: true },
  {
    note: "Stress fracture in the 2nd metatarsal healed, cleared by ortho 6 weeks ago, back to 25k a week since",
    open: [...RUNS, ...LOWER],
    limits: { growsFreely: false },
  },
  { note: "Hernia repair in April (inguinal, mesh), surgeon cleared me for everything in July.", isFree: true },
  {
    note: "my last coach had me on 6 days and i got injured (tibia stress reaction feb 25). cleared since may 25, ran a half in oct 1:52. want 4 days max, one of them long",
    open: RUNS,
    limits: { runsPerWeek: 4 },
  },
  { note: "Entorse cheville 2022, guérie. Par contre pas de trail la nuit svp", isFree: true },
  // No matter of the body.
  { note: "No injuries. I sit a lot at work and have two kids.", isFree: true },
  { note: "none", isFree: true },
  { note: "Nothing at the moment 👍", isFree: true },
  { note: "only injury is to my pride after parkrun lol", isFree: true },
  { note: "Momentan nix, sitz halt viel im Büro. 2 Kinder, also eher abends", isFree: true },
  { note: "I pronate", isFree: true },
  { note: "Nada, todo bien de momento jaja", isFree: true },
  { note: "Meds: sertraline, contraceptive pill, vit D. Nothing physical!", isFree: true },
  { note: "Hashimoto, gut eingestellt (L-Thyroxin 100). Sonst gesund.", isFree: true },
  { note: "IBS. need loo on route for long runs, morning before 9 is worst", isFree: true },
  { note: "Gym only till 7 am, after that it's classes. So before work or nothing", isFree: true },
  { note: "Dark in the evening so treadmill or lit streets only on weekdays. Weekend is fine, trails ok", isFree: true },
  { note: "Treadmill only until the clocks change, not safe to run alone here. Got a 10 mile group run on sundays 9am", isFree: true },
  { note: "Im Dunkeln nur auf der beleuchteten Finnenbahn oder Laufband, hab Nachtblindheit", isFree: true },
  // Days, places and kit.
  { note: "pool closed on mondays", days: [1], isFree: true },
  { note: "no swims on Mondays and Fridays", days: [1, 5], isFree: true, isAllAdapted: true },
  { note: "The pool is closed on Mondays and on Fridays", days: [1, 5], isFree: true, isAllAdapted: true },
  { note: "Schwimmbad hat montags zu und in den Weihnachtsferien komplett (21.12. bis 6.1.)", days: [1], isFree: true },
  { note: "Piscina chiusa il lunedì e il giovedì. Ginocchio operato nel 2018, tutto ok", days: [1, 4], isFree: true },
  { note: "no barbell at the hotel Tue-Thu, only dumbbells to 20kg and a bike", days: [2, 3, 4], isFree: true },
  {
    note: "Hab nur Kettlebells 2x16 und nen Rower daheim, Di und Do. Am Wochenende die Box mit allem. Verletzt bin ich nicht",
    days: [2, 4],
    isFree: true,
  },
  { note: "I dont like track. hate it actually. also mondays are dead for me", days: [1], isFree: true },
  { note: "Fitnessstudio nur bis 7 Uhr morgens oder ab 20 Uhr, Dienstag gar nicht", days: [2], isFree: true },
  {
    note: "Epilepsy, well controlled, last seizure 2022. I never swim alone so only Tue & Thu club swims",
    days: [1, 3, 5, 6, 7],
    open: [...RUNS, "Long ride"],
  },
  {
    note: "Left shoulder gets sore when I swim more than about 2 km or use paddles. The pool is closed on Mondays.",
    days: [1],
    open: ["Swim technique", "Overhead press", "Pull-up (strict)", ...RUNS],
  },
  // The same in other words.
  {
    note: "My knee only bothers me on Bulgarian split squats. Everything else is pain free.",
    closed: ["Bulgarian split squat"],
    open: ["Back squat", "Walking lunge", "Step-up", ...RUNS, ...JUMPS],
  },
  {
    note: "Can't press overhead at all right now (frozen shoulder), below shoulder height everything works",
    // A hand that does not reach back holds no bar on the back.
    closed: ["Overhead press", "Push press", "Back squat"],
    open: ["Bench press", "Barbell row", ...LOWER.filter((name) => name !== "Back squat"), ...RUNS],
  },
  { note: "rotator cuff tear 2022, rehabbed, fully strong. sometimes clicks", isFree: true },
  {
    note: "I've got a dodgy shoulder so nothing above head please, bench and rows fine",
    closed: ["Overhead press"],
    open: ["Bench press", "Barbell row", "Push-up"],
  },
  {
    note: "Runner's knee left, on and off. Downhill is the problem, flat and uphill fine.",
    open: ["Back squat", "Easy run", "Long run", "Leg press"],
  },
  { note: "My wrist hurts in push ups but on fists or handles it's ok", open: ["Push-up", "Bench press", "Front squat"] },
  {
    note: "Physio said to run no more than every second day and cap it at 45 minutes until the new year",
    open: RUNS,
    limits: { consecutiveRuns: false, runMinutes: 45 },
  },
  {
    note: "Doctor has told me to keep my heart rate below 150 and not to lift more than 25 kg until my check-up on 5 February",
    limits: { pulse: 150, kilograms: 25 },
  },
  { note: "Laufen höchstens 2x pro Woche, sagt der Orthopäde", open: RUNS, limits: { runsPerWeek: 2 } },
  {
    note: "Nichts über Kopf mit der Langhantel, Kurzhanteln bis 12 kg gehen",
    closed: ["Overhead press", "Push press"],
    open: ["Seated dumbbell press", "Bench press", "Back squat"],
    limits: { kilograms: Infinity },
  },
  {
    note: "Schulter zwickt nur beim Bankdrücken mit weitem Griff",
    closed: ["Bench press"],
    open: ["Close-grip bench press", "Dumbbell bench press", "Overhead press"],
  },
  {
    note: "Jumper's knee right, 3/10 after box jumps, gone by next day",
    closed: ["Box jump"],
    open: ["Back squat", "Walking lunge", ...RUNS],
  },
  {
    note: "Right hamstring tweaked in the spring, okay since June, but I'd rather not sprint yet",
    closed: ["Hill sprint", "Strides"],
    open: ["Easy run", "Deadlift", "Romanian deadlift", "Nordic hamstring curl"],
  },
  { note: "training partner has a bad back so we do a lot of machines", isFree: true },
  { note: "Peroneal tendinitis, trails irritate it, roads ok", open: [...RUNS, ...LOWER] },
  { note: "Trainiere nur Mo, Mi und Fr, am Wochenende Familie", days: [2, 4, 6, 7], isFree: true },
  { note: "keine Langhantel daheim, nur im Studio (Di und Sa)", days: [1, 3, 4, 5, 7], isFree: true },
  { note: "I can't do Wednesdays and the gym is shut on Sundays", days: [3, 7], isFree: true },
  { note: "only have 30 min on weekdays, weekends open", days: [1, 2, 3, 4, 5], isFree: true },
  { note: "I'm scared of box jumps since I missed one, so step ups instead please", open: ["Step-up", "Broad jump", "Burpee"] },
  {
    note: "Left Achilles tendon flares up every winter when I run hills or sprint; flat easy running is fine.",
    closed: ["Hill sprint", "Strides"],
    open: ["Easy run", "Long run", ...LOWER],
  },
  {
    note: "Left shoulder can't get my arm fully overhead.",
    closed: ["Overhead press", "Lat pulldown", "Wall slide"],
    open: ["Bench press", "Push-up", "Barbell row", "Biceps curl", ...LOWER],
  },
  {
    note: "right shoulder pinches when I lift overhead or swim with paddles, normal crawl is ok",
    closed: ["Overhead press"],
    open: ["Swim intervals", "Swim technique", "Bench press"],
  },
  {
    note: "Low back gets cranky when I deadlift heavy off the floor, trap bar and RDL are fine.",
    closed: ["Deadlift"],
    open: ["Trap-bar deadlift", "Romanian deadlift", "Hip thrust", "Back squat"],
  },
  {
    note: "Right shoulder: can't lift anything over my head. Getting up off the floor is slow.",
    closed: ["Overhead press", "Seated dumbbell press", "Dead bug", "Side plank", "Push-up"],
    open: ["Dumbbell bench press", "Single-arm dumbbell row", "Farmers carry", "Goblet squat"],
    limits: { floor: false, overhead: false },
  },
  { note: "Night shifts every Tuesday into Wednesday.", isFree: true, days: [2, 3] },
  {
    note: "Right shoulder impingement since spring: pressing overhead hurts, bench is fine with a narrower grip up to about 45 kg.",
    closed: ["Overhead press", "Bench press"],
    open: ["Close-grip bench press", "Dumbbell bench press", "Barbell row"],
    limits: { kilogramsOf: { bench: 45 } },
  },
  {
    note: "L5/S1 disc herniation in March 2026, not operated, pain free since August; physio lets me deadlift but nothing above 170 kg from the floor until February. Good mornings set it off again.",
    closed: ["Good morning", "Back extension (bodyweight)"],
    open: ["Deadlift", "Back squat", "Romanian deadlift"],
    limits: { kilogramsOf: { floor: 170 } },
  },
  // Nothing is guessed.
  { note: "bit broken tbh", isFree: true, isAsked: true },
  { note: "the usual niggles", isFree: true, isAsked: true },
  // A word means what stands beside it: plates are weights, a way of doing is no lift, a date is no operation.
  {
    note: "neck whiplash in Oct, MRI clean, deads ok to 3 plates",
    limits: { kilogramsOf: { deadlift: 140 }, clearance: "advise" },
    open: RUNS,
  },
  { note: "squat: no pause reps", closed: ["Pause squat"], open: ["Back squat", "Front squat"] },
  { note: "no straight bar curls", open: ["Biceps curl"] },
  { note: "no heavy bench without spotter", open: ["Bench press"] },
  { note: "thumb sprained (cast off tuesday), running goes hard as you like", days: [], open: RUNS },
  { note: "sats drop so I stop at 92%", isAsked: true },
  { note: "bike seated only", open: [...LOWER, ...UPPER] },
  { note: "I cannot kneel on my left knee", open: ["Back squat", "Deadlift", "Leg press", "Easy run"], closed: ["Hip flexor stretch"] },
  { note: "chronic low back, 15 yrs, hinge up to 50", isAsked: true, limits: { percent: 100 } },
  { note: "I can't press overhead", closed: ["Overhead press", "Push press"] },
  { note: "everything under RPE 7 til 20th", limits: { rpe: 6 } },
  { note: "laufen nur 2 x 30 min pro woche", limits: { runsPerWeek: 2, runMinutes: 30 } },
  { note: "conventional deadlifts more than once a week flare it", limits: { timesOf: { conventional: 1 } }, open: ["Deadlift"] },
  { note: "I work nights on Wednesday, so nothing hard on Thursday", days: [4], isFree: true },
  { note: "We have no sled at my gym on weekdays, only on Saturdays", days: [1, 2, 3, 4, 5, 7], isFree: true },
  { note: "Physio says squats and deadlifts up to 70 % are fine", limits: { percent: 70, kilogramsOf: {} } },
  // An effort that is held back closes nothing.
  { note: "no lifting to failure", isFree: true, limits: { rpe: 8, percent: 100, tests: false } },
  { note: "no running to exhaustion", isFree: true, limits: { rpe: 8 } },
  { note: "My knee is a bit sore, no running to exhaustion", open: ["Easy run"], limits: { rpe: 8 } },
  { note: "no going all out", isFree: true, limits: { rpe: 8 } },
  { note: "I should not go all out", isFree: true, limits: { rpe: 8 } },
  { note: "don't push", isFree: true, limits: { rpe: 8 } },
  // What complains only beyond an amount is slight, and the amount is the limit.
  {
    note: "I can't run for longer than 75 minutes before my achilles complains",
    open: ["Easy run", "Long run", "Tempo run", "Step-up", "Walking lunge"],
    limits: { runMinutes: 75 },
  },
  {
    note: "I can't run further than 10 km before my knee starts.",
    open: ["Easy run", "Long run", "Back squat", "Leg press"],
    limits: { runMetres: 10_000 },
  },
  { note: "I can run 40 minutes before my knee starts", open: ["Easy run", "Long run", "Back squat"] },
  { note: "I can't run for longer than 5 minutes before my achilles hurts", closed: ["Long run", "Tempo run"], limits: { runMinutes: 5 } },
  // A manner in which something is fine closes none of it.
  {
    note: "Left shoulder: labrum repaired in 2023, no pressing overhead and no dips. Bench press is fine with a close-to-medium grip.",
    closed: ["Overhead press", "Dip (parallel bar)"],
    open: ["Bench press", "Dumbbell bench press", "Push-up"],
  },
  // Dates without training, or without a gym.
  {
    note: "I can't train on Christmas Eve and Christmas Day.",
    isFree: true,
    isAllAdapted: true,
    dates: [["2026-12-24", "2026-12-25"]],
  },
  { note: "no training on 24th/25th", isFree: true, isAllAdapted: true, dates: [["2026-12-24", "2026-12-25"]] },
  { note: "away from 21 December to 3 January", isFree: true, isAllAdapted: true, dates: [["2026-12-21", "2027-01-03"]] },
  { note: "on holiday from 5 to 12 January", isFree: true, isAllAdapted: true, dates: [["2027-01-05", "2027-01-12"]] },
  {
    note: "I am on holiday without any gym from 21 December to 3 January, I can run there.",
    isFree: true,
    isAllAdapted: true,
    dates: [["2026-12-21", "2027-01-03"]],
  },
  // A clearance for moderate effort opens no more than that, and an effort that is held back replaces none of it.
  {
    note: "I had a stent put in two years ago and take a beta blocker. My cardiologist says moderate exercise is good, but I should not hold my breath and push, and not go all out.",
    limits: { rpe: 6, clearance: "advise", breathHolding: false, tests: false },
    open: ["Goblet squat", "Leg press"],
  },
  { note: "I have a stent. I should not go all out.", limits: { rpe: 6, percent: 60, clearance: "required" } },
  { note: "My cardiologist says exercise is not good for me. I have a stent.", limits: { rpe: 6, clearance: "required" } },
  // Good news is no question.
  { note: "I am 19 weeks pregnant, no complications, midwife and doctor say I can keep lifting.", isUnderstood: true },
  { note: "My left knee is sore on stairs. I can get down to the floor, and up again without help.", isUnderstood: true },
  { note: "My left knee is sore. I can't get up without help.", isAsked: true },
  // A limb in a cast was seen to: it rests, and the legs train.
  {
    note: "Broke my wrist on sunday, in a cast till mid jan. legs are fine",
    closed: ["Push-up", "Deadlift", "Bulgarian split squat", "Pull-up (strict)", "Chest-supported row"],
    open: ["Easy run", "Long run", "Leg press", "Hamstring curl", "Bike erg"],
  },
  // A date behind what it waits for, and one that leads its sentence.
  { note: "cant swim until the stitches come out on the 9th dec, everything else ok", closed: ["Swim technique"], isUnderstood: true },
  {
    note: "Schulter-OP im August (Rotatorenmanschette), Physio sagt bis Ende Januar nichts über Kopf und max 15 kg drücken",
    closed: ["Overhead press", "Snatch"],
    open: ["Back squat", "Deadlift", "Barbell row"],
    limits: { clearance: "advise" },
    isUnderstood: true,
  },
  {
    note: "knee op (meniscus trim) 3 months ago, all clear from consultant but no deep squatting under load before february",
    closed: ["Back squat", "Walking lunge"],
    open: ["Box squat", "Easy run", "Deadlift"],
    limits: { clearance: "advise" },
  },
  {
    note: "genou droit opéré (LCA) en mai, ok pour courir en ligne droite, pas de sauts ni de pivots avant mars",
    closed: ["Box jump"],
    open: ["Run-walk intervals", "Deadlift"],
    limits: { clearance: "advise" },
  },
  {
    note: "me operaron de hernia inguinal hace 5 semanas, el médico dice nada de mas de 10 kilos hasta navidad",
    closed: ["Back squat", "Deadlift", "Pull-up (strict)"],
    limits: { clearance: "advise", kilograms: 10 },
  },
  // Words that are near to others: weeks back and a back, a deep breath and a deep squat, a French press and a press.
  {
    note: "Hamstring pulled 2 weeks back; can jog ok, striding out or sled pulls hurt, bike is fine",
    closed: ["Sled pull (rope)"],
    open: ["Row erg", "Bike erg"],
    isUnderstood: true,
  },
  {
    note: "Hab mir die Rippe geprellt, tief einatmen tut weh, darf 3 Wochen nicht schwimmen",
    closed: ["Swim technique"],
    open: ["Back squat", "Front squat"],
  },
  {
    note: "me molesta el codo en press francés y fondos, dominadas bien",
    closed: ["Overhead triceps extension", "Dip (parallel bar)"],
    open: ["Bench press", "Overhead press", "Pull-up (strict)"],
  },
  { note: "ripped a hand on the rig yesterday, should be ok in a week or so", open: ["Deadlift"], isUnderstood: true },
  // Where it begins is understood, whatever says that it begins.
  {
    note: "Läuferknie rechts, ab Kilometer 5 gehts los. Radeln kein Problem",
    closed: ["Interval run"],
    open: ["Bike erg"],
    isUnderstood: true,
  },
  { note: "IT band - comes on at about 6k every time, cycling doesnt bother it at all", open: ["Bike erg"], isUnderstood: true },
  { note: "Achilles grumbly on the left, hills make it angry", closed: ["Hill sprint"], isUnderstood: true },
  { note: "Ear infection, gp said stay out of the pool for 2 weeks", closed: ["Swim technique"], isUnderstood: true },
  { note: "schweres Kreuzheben mach ich nicht mehr", closed: ["Deadlift"], open: ["Back squat", "Bench press"], isUnderstood: true },
  { note: "Rumpfbeugen bitte weglassen", closed: ["Sit-up"], open: ["Deadlift", "Back squat"], isUnderstood: true },
  {
    note: "tore my calf 5 weeks ago, physio has me jogging 10 mins on 2 mins off, no sprints or jumping till new year",
    limits: { runRung: 7, contacts: 0, runMinutes: Number.POSITIVE_INFINITY },
    closed: ["Easy run", "Hill sprint"],
    open: ["Run-walk intervals"],
    isUnderstood: true,
  },
  // The same limit once more, and what a beta blocker does, are no questions.
  {
    note: "pec strain about 3 wks ago, benching ok up to 60kg, nothing heavier yet",
    limits: { kilogramsOf: { bench: 60 } },
    isUnderstood: true,
  },
  { note: "on beta blockers since last month (bisoprolol) so my heart rate doesnt go over 130", isUnderstood: true },
  { note: "Slight cold this week so go easy till the weekend", limits: { tests: false }, isUnderstood: true },
];
