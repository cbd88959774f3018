import { expect, test } from "vitest";
import { readWod } from "#training/wod/read-wod.ts";
import { wodText } from "#training/wod/wod-text.ts";

/** What coaches write in several ways, each way in other words than the ones it was mended for. */
const FORMS: readonly (readonly [typed: string, read: string])[] = [
  // Supersets
  [
    "Supersatz: Bankdrücken 3x8 / Rudern 3x10, 90 s Pause",
    "sets 3x8 [superset A1]: Bench press || sets 3x10 rest 1:30 [superset A2]: Barbell row",
  ],
  ["Superset 4x\nbench press 8 reps\npull-ups 6x\nrest 90s", "4 rounds not for time rest 1:30: 8 Bench press; 6 Pull-up (kipping)"],
  ["Superset 3 rounds:\ncurls 12x\ndips 10x\n60s rest", "3 rounds not for time rest 1:00: 12 Biceps curl; 10 Dip (parallel bar)"],
  [
    "A1 squat 4x6\nA2 box jump 4x5\n2 min rest after each superset",
    "sets 4x6 [superset A1]: Back squat || sets 4x5 rest 2:00 [superset A2]: Box jump",
  ],
  // Counts behind the work
  ["10 push-ups, 15 air squats, 20 sit-ups x3", "3 rounds: 10 Push-up; 15 Air squat; 20 Sit-up"],
  ["10 burpees\n15 squats\n20 sit-ups\nrepeat x3", "3 rounds: 10 Burpee; 15 Air squat; 20 Sit-up"],
  // Tabatas
  ["Tabata squats, rest 1 min, tabata push-ups", "tabata 8x0:20/0:10: max Air squat || rest 1:00 || tabata 8x0:20/0:10: max Push-up"],
  [
    "Tabata pro Übung:\nKniebeugen\nLiegestütze\n1 min Pause zwischen den Übungen",
    "tabata 8x0:20/0:10: max Air squat || rest 1:00 || tabata 8x0:20/0:10: max Push-up",
  ],
  // Tempo is no ladder
  ["RDL 3x8 tempo 3-1-1-0, 2 min rest", "sets 3x8 rest 2:00: Romanian deadlift [tempo 3110]"],
  ["Front squat 4x5 (tempo 4/0/1/0) 80 kg", "sets 4x5: Front squat @80 [tempo 4010]"],
  // Places and numbers of AMRAPs are no times
  [
    "3 x AMRAP 5 min, rest 2 min\nAMRAP 1\n10 burpees\n10 squats\nAMRAP 2\n10 cal row\n10 push-ups\nAMRAP 3\n10 sit-ups\n10 lunges",
    "amrap 5: 10 Burpee; 10 Air squat || rest 2:00 || amrap 5: 10cal Row erg; 10 Push-up || rest 2:00 || amrap 5: 10 Sit-up; 10 Walking lunge",
  ],
  ["EMOM 12'\n1' 10 burpees\n2' 15 wall balls\n3' repos", "emom 12 turns: 10 Burpee; 15 Wall ball; Rest"],
  [
    "EMOM 9 min\n1st minute: 12 kb swings\n2nd minute: 10 push-ups\n3rd minute: 30 s plank",
    "emom 9 turns: 12 Kettlebell swing (American); 10 Push-up; 0:30 Plank",
  ],
  // How many stations there are is no amount
  [
    "3 Stationen, 45 Sek Arbeit / 15 Sek Wechsel, 3 Runden\n1. Kniebeugen\n2. Seitstütz\n3. Burpees",
    "intervals 3x0:45/0:15: max Air squat; max Side plank; max Burpee",
  ],
  // Rests
  [
    "5x1000m @ 10k pace 90s rest\nrest 5 min\n5x400m @ 5k pace 60s rest",
    "5 rounds rest 1:30: 1000m Run [at 10k pace] || rest 5:00 || 5 rounds rest 1:00: 400m Run [at 5k pace]",
  ],
  [
    "Back squat\n1x5 @ 60%\n1x5 @ 70%\n2 min rest between sets",
    "sets 1x5 rest 2:00: Back squat @60% || sets 1x5 rest 2:00: Back squat @70%",
  ],
  [
    "Beinpresse 3x12 120 kg\nBeinstrecker 3x15\nPause jeweils 60 s",
    "sets 3x12 rest 1:00: Leg press @120 || sets 3x15 rest 1:00: Leg extension",
  ],
  ["squat 3x5 @ 100kg 3 min", "sets 3x5 rest 3:00: Back squat @100"],
  [
    "Schwimmen\n200 ein\n2x(4x50 Beine, 20 s P), 1 min zwischen den Serien\n200 aus",
    "not for time [warm-up]: 200m Swim || 4 rounds rest 0:20 [all of it 2 times, rest 1:00 between]: 50m Swim [kick] || not for time [cool-down]: 200m Swim || note: Schwimmen",
  ],
  // Headings
  [
    "Bike 1h\n10 min easy\n4x5 min @ 100% FTP with 3 min @ 50%\n10 min easy",
    "not for time: 10:00 Bike erg [easy] || intervals 4x5:00/3:00 [recovery: 50%]: Bike erg [100% FTP] || not for time [cool-down]: 10:00 Bike erg [easy] || note: Bike 1h",
  ],
  ["Strength - push press\nEvery 90s x 6 sets: 3 reps, build from 65 to 80%", "every 1:30 x6: 3 Push press [build, 1 set @65-80%]"],
  [
    "Warm up: 500m row + 2 rds (10 squats, 10 push ups)",
    "not for time [warm-up]: 500m Row erg || 2 rounds not for time [warm-up]: 10 Air squat; 10 Push-up",
  ],
  // Pounds on the bar beside kettlebells in kilograms
  ["AMRAP 4\n6 power snatch 75/55\n12 goblet squats 24/16kg", "amrap 4: 6 Power snatch @75/55lb; 12 Goblet squat @24/16"],
  // Movements and repetitions of a list
  [
    "Accessory: 3 sets, 12 each: pull aparts, hammer curls, face pulls",
    "3 rounds not for time: 12 Band pull-apart; 12 Hammer curl; 12 Face pull",
  ],
  [
    "Track\n2 sets of (4 x 300 @ 3k pace, 100 jog) 4 min between sets",
    "4 rounds [recovery: 100 m jog, all of it 2 times, rest 4:00 between]: 300m Run [at 3k pace] || note: Track",
  ],
  ["Agachamento 5x5 100kg desc 3min\nPanturrilha 4x20 desc 1min", "sets 5x5 rest 3:00: Back squat @100 || sets 4x20 rest 1:00: Calf raise"],
  ["Dominadas lastradas 4x5", "sets 4x5: Weighted pull-up"],
  // Without a clock, and the number of women
  ["3 tours sans chrono\n12 cal rameur (9 pour les femmes)\n10 pompes", "3 rounds not for time: 12/9cal Row erg; 10 Push-up"],
  // Sets in words
  ["Panca piana 4 serie da 8 con 60 kg, recupero 2 min", "sets 4x8 rest 2:00: Bench press @60"],
  ["Supino 4 séries de 8 com 60 kg, 2 min de descanso", "sets 4x8 rest 2:00: Bench press @60"],
  ["Bankdrukken 4 sets van 8 met 60 kg, 2 min rust", "sets 4x8 rest 2:00: Bench press @60"],
  // Circuits by the clock: stations, laps and the rest behind each lap
  [
    "CLASS - 4 stations, 3 laps\n45s work / 15s to change over\n2 min rest after each lap\n\n1 Ski erg\n2 Sled push\n3 Row\n4 Wall balls",
    "intervals 3x0:45/0:15 rest 2:00: max Ski erg; max Sled push; max Row erg; max Wall ball",
  ],
  [
    "4 estaciones, 3 vueltas, 40 s trabajo / 20 s descanso, 1 min entre vueltas\nSentadillas\nFlexiones\nBurpees\nPlancha",
    "intervals 3x0:40/0:20 rest 1:00: max Air squat; max Push-up; max Burpee; max Plank",
  ],
  [
    "3 Durchgänge, 30 s Arbeit, 15 s Wechsel, nach jedem Durchgang 2 min Trinkpause\n\nLiegestütze\nDips an der Bank",
    "intervals 3x0:30/0:15 rest 2:00: max Push-up; max Bench dip",
  ],
  [
    'Circuito, 4 giri\n\n40" squat\n20" pausa\n40" plank\n20" pausa\n40" piegamenti\n1\'30" di recupero tra i giri',
    "4 rounds rest 1:30: 0:40 Air squat; 0:20 Rest; 0:40 Plank; 0:20 Rest; 0:40 Push-up || note: Circuito",
  ],
  [
    "Tabata\n8 Runden pro Übung, 20 s / 10 s, 1 min Pause zwischen den Übungen\n\n1) Liegestütze\n2) Kniebeugen",
    "tabata 8x0:20/0:10: max Push-up || rest 1:00 || tabata 8x0:20/0:10: max Air squat",
  ],
  // Sets of repeats
  [
    '15 min footing\n2 séries de 10 x 30"/30", 3 min de récup entre les séries',
    "not for time: 15:00 Run || intervals 10x0:30/0:30 [recovery: easy]: Run || rest 3:00 || intervals 10x0:30/0:30 [recovery: easy]: Run",
  ],
  [
    "Rolle\n2 Blöcke à 8 x (40 s @ 120 % FTP / 20 s locker), zwischen den Blöcken 6 min locker",
    "intervals 8x0:40/0:20 [recovery: easy]: Bike erg [120% FTP] || rest 6:00 || intervals 8x0:40/0:20 [recovery: easy]: Bike erg [120% FTP] || note: Rolle",
  ],
  // Recoveries between repeats
  [
    "Run\n5 x 1000m @ 10k pace, 90s standing recovery\nthen 3 mins rest\nthen 4 x 200m, 200m walk back",
    "5 rounds rest 1:30: 1000m Run [at 10k pace] || rest 3:00 || 4 rounds [recovery: 200 m walk back]: 200m Run",
  ],
  [
    "5 allunghi da 80 m\n8 x 400 m a ritmo 5 km, rec. 1'15\" da fermo",
    "5 rounds: 80m Run [strides] || 8 rounds rest 1:15: 400m Run [at 5k pace]",
  ],
  ["6 x 800 m im 10-km-Tempo, dazwischen 400 m Trabpause", "6 rounds [recovery: 400 m jog]: 800m Run [at 10k pace]"],
  ["Corrida\n6x 500m forte (ritmo de 5k) com 1min30 de descanso", "6 rounds rest 1:30: 500m Run [hard, at 5k pace]"],
  [
    "Run 10 min easy, then 6 x 2 min hard with 1 min of easy jogging after each, and the final 10 min easy. Bring water.",
    "not for time: 10:00 Run [easy] || intervals 6x2:00/1:00 [recovery: easy jogging]: Run [hard] || not for time [cool-down]: 10:00 Run [easy] || note: Bring water.",
  ],
  [
    "Sentadilla 4x6 al 75%\nZancadas con mancuernas 3x12, 90 seg",
    "sets 4x6: Back squat @75% || sets 3x12 rest 1:30: Walking lunge [with dumbbell]",
  ],
  // The same way several times in a round
  ["5 rounds for time\n200 m run x2\n10 burpees", "5 rounds for time: 200m Run; 200m Run; 10 Burpee"],
  [
    "Superset x3, 60s after each pair\ncable fly x12\nrope pushdown x12\n\nDips to failure, 2 sets",
    "3 rounds not for time rest 1:00: 12 cable fly; 12 Triceps pushdown || 2 rounds not for time: max Dip (parallel bar)",
  ],
  ["Lange duurloop 90 min rustig", "not for time: 90:00 Run [long easy]"],
  [
    "Tabata x3, 2 min rest between\nbox jumps\nsit-ups\nburpees",
    "tabata 8x0:20/0:10: max Box jump || rest 2:00 || tabata 8x0:20/0:10: max Sit-up || rest 2:00 || tabata 8x0:20/0:10: max Burpee",
  ],
  [
    "AMRAP 10\n3 thrusters\n3 burpees\n6 thrusters\n6 burpees\n9 / 9\n12 / 12\n... continue adding 3 until time is up",
    "amrap 10 ladder 3-6-9-12+: Thruster; Burpee",
  ],
  [
    "21-15-9\nDeadlift 225/155 lb\nHSPU\n\nDB bench 4x8 @ 50s",
    "21-15-9: Deadlift @225/155lb; Handstand push-up (kipping) || sets 4x8: Dumbbell bench press @50lb",
  ],
  // Short forms, and what is said of lines above or below
  ["DB bench 4x8 @ 40s, 90s rest", "sets 4x8 rest 1:30: Dumbbell bench press @40"],
  ["DB snatch 6x2 @ 30s rest", "sets 6x2 rest 0:30: Dumbbell snatch"],
  ["4 x 1000 m row, 3 min rest, goal pace 1:55/500m", "4 rounds rest 3:00: 1000m Row erg [at 1:55 /500m]"],
  ["Ski 5x500m, 2' Pause, Ziel 2:05/500", "5 rounds rest 2:00: 500m Ski erg [at 2:05 /500m]"],
  ["For time: 60 cal row (women 48), 40 burpees", "for time: 60/48cal Row erg; 40 Burpee"],
  ["Por tiempo: 100 cal bici (80 mujeres)", "for time: 100/80cal Bike erg"],
  ["EMOM 12\n1º 10 burpees\n2º 12 sentadillas\n3º 15 abdominales", "emom 12 turns: 10 Burpee; 12 Air squat; 15 Sit-up"],
  ["3 rounds: 12 alt. DB snatches 22.5, 9 burpees", "3 rounds: 12 Dumbbell snatch @22.5 [alternating]; 9 Burpee"],
  [
    "Track session\n3 laps easy\n8 x 400m @ 3k pace, 60 sec jog\n2 laps easy",
    "not for time: 1200m Run [easy] || 8 rounds rest 1:00 [recovery: jog]: 400m Run [at 3k pace] || not for time [cool-down]: 800m Run [easy] || note: Track session",
  ],
  [
    "Swim\nWU 400 free\nMain set: 4x\n  2x100 free on 1:40\n  4x25 sprint on 0:40\n  rest 1 min between rounds\nCD 200",
    "not for time [warm-up]: 400m Swim [free] || every 1:40 x2: 100m Swim [free] || every 0:40 x4: 25m Swim [sprint] || rest 1:00 || every 1:40 x2: 100m Swim [free] || every 0:40 x4: 25m Swim [sprint] || rest 1:00 || every 1:40 x2: 100m Swim [free] || every 0:40 x4: 25m Swim [sprint] || rest 1:00 || every 1:40 x2: 100m Swim [free] || every 0:40 x4: 25m Swim [sprint] || not for time [cool-down]: 200m Swim",
  ],
  [
    "Laufen\n3 km locker\n5 x 4 min zügig mit 2 min Trabpause\n2 km locker",
    "not for time: 3000m Run [easy] || intervals 5x4:00/2:00 [recovery: jog]: Run [fast] || not for time [cool-down]: 2000m Run [easy]",
  ],
  ["Row\n4 x 750m, 2:00 rest\n1k easy", "4 rounds rest 2:00: 750m Row erg || not for time [cool-down]: 1000m Row erg [easy]"],
  ["Superset x4: pull-ups 6 + dips 10, rest 90 s", "4 rounds not for time rest 1:30: 6 Pull-up (kipping); 10 Dip (parallel bar)"],
  [
    "Curl + French Press 3x12 im Supersatz, 60 s Pause",
    "sets 3x12 [superset A1]: Biceps curl || sets 3x12 rest 1:00 [superset A2]: Skull crusher",
  ],
  ["Superset: 4x10 rows / push-ups", "sets 4x10 [superset A1]: Barbell row || sets 4x10 [superset A2]: Push-up"],
  [
    "AMRAP 12\n10 burpees\n20 squats\n\nWarm-up first: 5' easy row and arm circles",
    "not for time [warm-up]: 5:00 Row erg [easy and arm circles] || amrap 12: 10 Burpee; 20 Air squat",
  ],
  [
    "AMRAP 12 Min\n10 Burpees\n20 Kniebeugen\n\nAufwärmen vorher: 1000 m Rudern",
    "not for time [warm-up]: 1000m Row erg || amrap 12: 10 Burpee; 20 Air squat",
  ],
  [
    "Warm-up\n500m row\n3 rounds: 5 burpees, 10 squats\n\nFor time\n100 wall balls",
    "not for time [warm-up]: 500m Row erg || 3 rounds not for time [warm-up]: 5 Burpee; 10 Air squat || for time: 100 Wall ball",
  ],
  [
    "Échauffement: 1 km footing, 3 tours de 10 squats + 10 pompes",
    "not for time [warm-up]: 1000m Run || 3 rounds not for time [warm-up]: 10 Air squat; 10 Push-up",
  ],
  [
    "3 sets:\n10 goblet squats\n12 ring rows\nrest 90s\n\nFor time: 50 burpees",
    "3 rounds not for time rest 1:30: 10 Goblet squat; 12 Ring row || for time: 50 Burpee",
  ],
  [
    "21-15-9\nThrusters 43/30\nPull-ups\nrest 3 min\n15-12-9\nDeadlifts 100/70\nHSPU\n8 min cap each",
    "21-15-9 for time cap 8: Thruster @43/30; Pull-up (kipping) || rest 3:00 || 15-12-9 for time cap 8: Deadlift @100/70; Handstand push-up (kipping)",
  ],
  ["Plank 3x1' rec 30\"", "sets 3x1:00 rest 0:30: Plank"],
  [
    "Muscu\nMollets assis 3x15, 1 min de repos\nPresse 4x10 à 120 kg",
    "sets 3x15 rest 1:00: Calf raise || sets 4x10: Leg press @120 || note: Muscu",
  ],
  ["10 good mornings with an empty bar", "not for time: 10 Good morning || note: empty bar"],
  ["Shoulder press 3x8 (men 40, women 25)", "sets 3x8: Overhead press @40/25"],
  ["Bike: 5 x 5 min @ 105% FTP, 3 min easy", "intervals 5x5:00/3:00 [recovery: easy]: Bike erg [105% FTP]"],
  // Recoveries between repeats, of the repeats and of their sets
  ["Rad\n4 x 8 min Schwelle, dazwischen 4 min locker", "intervals 4x8:00/4:00 [recovery: easy]: Bike erg [at threshold pace]"],
  ["6 x 600 m, 2 min pauze", "6 rounds rest 2:00: 600m Run"],
  ["4 x 150 m strides, zurückgehen", "4 rounds [recovery: zuruckgehen]: 150m Run [strides]"],
  [
    "Piste\n2 x (6 x 300 m) récup 45 s, 3 min entre les blocs",
    "6 rounds rest 0:45: 300m Run || rest 3:00 || 6 rounds rest 0:45: 300m Run || note: Piste",
  ],
  ["Ski\n2 x (800 m, 2:00 rest, 400 m), 3 min between sets", "2 rounds rest 3:00: 800m Ski erg; 2:00 Rest; 400m Ski erg"],
  [
    "Superset x3\n  a. Incline DB press x 10\n  b. Chest supported row x 12\n  rest 75s\nSuperset x3\n  a. Lateral raise x 15\n  b. Rope pushdown x 15\n  rest 60s",
    "3 rounds not for time rest 1:15: 10 Incline dumbbell press; 12 Chest-supported row || 3 rounds not for time rest 1:00: 15 Lateral raise; 15 Triceps pushdown",
  ],
  [
    "Back squat\n5-5-3-3-1-1\nbuild to a heavy single, rest 2-3 min",
    "sets 5-5-3-3-1-1 rest 2:00 [rest up to 3:00]: Back squat [build to a heavy single]",
  ],
  // One clock, one station after the other
  [
    "Part 1 - 0:00-8:00\nAMRAP\n10 burpees\n10 squats\n\nPart 2 - 12:00\n2 min max burpees",
    "amrap 8: 10 Burpee; 10 Air squat || rest 4:00 || amrap 2: max Burpee",
  ],
  [
    "Hyrox\n4 Runden: 1 km Lauf + 1 Station\n1 Ski 500 m\n2 Sled Push 25 m\n3 Burpee Broad Jump 40 m\n4 Wall Balls 50",
    "not for time: 1000m Run; 500m Ski erg; 1000m Run; 25m Sled push; 1000m Run; 40m Burpee broad jump; 1000m Run; 50 Wall ball || note: Hyrox",
  ],
  [
    "Ascending ladder, 12 min\n2 thrusters 43/30 + 2 burpees\n4 / 4\n6 / 6\nkeep adding 2",
    "amrap 12 ladder 2-4-6+: Thruster @43/30; Burpee || note: Ascending ladder || note: keep adding 2",
  ],
  [
    "Aufwärmen: 5 Min locker rudern, dann 2 Runden\n10 Kniebeugen\n5 Burpees\n\nWOD: 5 Runden auf Zeit\n400 m Laufen\n15 Burpees",
    "not for time [warm-up]: 5:00 Row erg [easy] || 2 rounds not for time [warm-up]: 10 Air squat; 5 Burpee || 5 rounds for time: 400m Run; 15 Burpee",
  ],
  // Words beside the work, paces and corrections
  [
    "Mile repeats. 3 x 1 mile @ 6:45, 400m jog between. 1 mi up, 1 mi down.",
    "not for time [warm-up]: 1609m Run || 3 rounds [recovery: 400 m jog]: 1609m Run [at 6:45 /mile] || not for time [cool-down]: 1609m Run || note: Mile repeats",
  ],
  [
    "Bike erg: 10 min EZ, then 6 x 1 min hard / 1 min easy, then 5 min EZ",
    "not for time: 10:00 Bike erg [easy] || intervals 6x1:00/1:00 [recovery: easy]: Bike erg [hard] || not for time [cool-down]: 5:00 Bike erg [easy]",
  ],
  ["Snatch: 70%x2x2, 80%x1x4", "sets 2-2-1-1-1-1: Snatch @70-70-80-80-80-80%"],
  ["For time\n1 mile run all 3 together\n40 burpees", "for time: 1609m Run [together]; 40 Burpee"],
  ["AMRAP 5\n15 cal row\n10 KB push press each arm... ok 5 each arm", "amrap 5: 15cal Row erg; 5 Kettlebell push press [each side]"],
  ["3 rounds for time\n27 cal ski / 21 cal\n21 pull-ups", "3 rounds for time: 27/21cal Ski erg; 21 Pull-up (kipping)"],
];

test.each(FORMS)("“%s” is read as a coach means it", (typed, read) => {
  expect(wodText(readWod(typed))).toBe(read);
});

test.each([
  // A load for men and women, a ladder, sets of a way and a time are what they were.
  ["400 m run x 6", "6 rounds: 400m Run"],
  ["21-15-9 thrusters, pull-ups", "21-15-9: Thruster; Pull-up (kipping)"],
  ["DB row 3x10 / side", "each side"],
  ["EMOM 10: 10 burpees", "emom 10: 10 Burpee"],
  ["Tabata squats", "tabata 8x0:20/0:10: max Air squat"],
  ["Clean 75/55 kg x5", "75/55"],
  ['3 rounds for time\n24" box jumps x 10\nrest 1 min', "Box jump @24in"],
  ["Snatch\n2 x 10 x 24/16", "as typed: 2 x 10 x 24/16"],
  ["3 rounds, 40 s work, 20 s rest, hold 2 dumbbells of 10 kg\nsquats\nlunges", "hold 2 dumbbells of 10 kg"],
])("“%s” is not taken for another form", (typed, part) => {
  expect(wodText(readWod(typed))).toContain(part);
});
