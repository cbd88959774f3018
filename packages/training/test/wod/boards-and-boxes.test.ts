import { expect, test } from "vitest";
import { readWod } from "#training/wod/read-wod.ts";
import { wodText } from "#training/wod/wod-text.ts";

test.each([
  [
    "03/11/26, 06:12 - Ben: 5 RFT\n03/11/26, 06:12 - Ben: 10 burpees\n03/11/26, 06:13 - Ben: 200 m run",
    "5 rounds for time: 10 Burpee; 200m Run",
  ],
  ["[3/11, 6:12 AM] Coach Jo: AMRAP 12: 8 pull-ups, 10 push-ups", "amrap 12: 8 Pull-up (kipping); 10 Push-up"],
  [
    "[12.05.26, 18:03:11] Marta: 21-15-9\n[12.05.26, 18:03:40] Marta: thrusters 43/30, dominadas",
    "21-15-9: Thruster @43/30; Pull-up (kipping)",
  ],
  ["4 Runden auf Zeit\n 8 Kreuzheben\n10 Liegestütze\n 6 Klimmzüge", "4 rounds for time: 8 Deadlift; 10 Push-up; 6 Pull-up (kipping)"],
  [
    "3 rounds for time\n  9 deadlifts 100/70\n 12 box jumps\n100 double-unders",
    "3 rounds for time: 9 Deadlift @100/70; 12 Box jump; 100 Double-under",
  ],
  [
    "Circuit x3\n1️⃣ 20 air squats\n2️⃣ 15 push-ups\n3️⃣ 10 pull-ups",
    "3 rounds: 20 Air squat; 15 Push-up; 10 Pull-up (kipping) || note: Circuit x3",
  ],
  ["For time\nst1 1000 ski\nst2 50 wall balls\nst3 80m burpee broad jumps", "for time: 1000m Ski erg; 50 Wall ball; 80m Burpee broad jump"],
  ["Bloque A. Sentadilla 5x5\nBloque B. 10 min AMRAP\n10 burpees", "sets 5x5 [A]: Back squat || amrap 10: 10 Burpee"],
  ["WOD | For time | 15 min cap\n50 burpees", "for time cap 15: 50 Burpee"],
  [
    "0:00 1k row\n8:00 30 burpees\n12:00 50 cal bike",
    "for time cap 8: 1000m Row erg || for time cap 4: 30 Burpee || not for time: 50cal Bike erg",
  ],
  [
    "At 0:00 800 m run\nAt 6:00 21-15-9 thrusters and pull-ups\nAt 16:00 800 m run",
    "for time cap 6: 800m Run || 21-15-9 for time cap 10: Thruster; Pull-up (kipping) || not for time: 800m Run",
  ],
  [
    "30:00 running clock\n@ 0:00 50 cal row\n@ 10:00 50 burpees\n@ 20:00 50 cal ski",
    "for time cap 10: 50cal Row erg || for time cap 10: 50 Burpee || for time cap 10: 50cal Ski erg || note: 30:00 running clock",
  ],
  ["EMOM 12\n0:00 12 cal row\n1:00 10 push press\n2:00 rest", "emom 12 turns: 12cal Row erg; 10 Push press; Rest"],
  [
    "AMRAP 4, rest 2, AMRAP 4, rest 2, AMRAP 4\n5 pull-ups\n10 push-ups",
    "amrap 4: 5 Pull-up (kipping); 10 Push-up || rest 2:00 || amrap 4: 5 Pull-up (kipping); 10 Push-up || rest 2:00 || amrap 4: 5 Pull-up (kipping); 10 Push-up",
  ],
  [
    "6 min AMRAP → 2 min rest → 4 min AMRAP\n8 burpees\n12 swings",
    "amrap 6: 8 Burpee; 12 Kettlebell swing (American) || rest 2:00 || amrap 4: 8 Burpee; 12 Kettlebell swing (American)",
  ],
  [
    "AMRAP 5 / Pause 2 / AMRAP 5\n10 Kniebeugen\n10 Burpees",
    "amrap 5: 10 Air squat; 10 Burpee || rest 2:00 || amrap 5: 10 Air squat; 10 Burpee",
  ],
  [
    "30 s on / 30 s off\n15 min\nalternate between: bike - sit-ups - KB swings",
    "intervals 5x0:30/0:30: max Bike erg; max Sit-up; max Kettlebell swing (American)",
  ],
  [
    "Teams of 3\none on the rower, one on the bike, one doing burpees\nSwitch every minute, 15 min",
    "team of 3 || emom 15 turns: max Row erg; max Bike erg; max Burpee || note: one doing burpees",
  ],
  [
    "4 rounds of 3 min on / 1 min off\nbuy-in: 400 m run\nthen AMRAP in the remaining time\n6 burpees\n9 wall balls",
    "intervals 4x3:00/1:00: 400m Run [first]; 6 Burpee; 9 Wall ball",
  ],
  [
    "5 sets, 4:00 on 2:00 off\n15 cal row buy-in\nIn the time left AMRAP:\n5 thrusters",
    "intervals 5x4:00/2:00: 15cal Row erg [first]; 5 Thruster",
  ],
  [
    "3 x 5 min, 1 min rest\n1) 500 m row then AMRAP 10 burpees + 10 squats\n2) 500 m ski then AMRAP 10 push-ups + 10 lunges\n3) same as 1",
    "not for time [5 min in all]: 500m Row erg || amrap 5 rest 1:00: 10 Burpee; 10 Air squat || not for time [5 min in all]: 500m Ski erg || amrap 5 rest 1:00: 10 Push-up; 10 Walking lunge || not for time [5 min in all]: 500m Row erg || amrap 5: 10 Burpee; 10 Air squat",
  ],
  [
    "Ladder: 3 reps, add 3 every round, 10 min\nThrusters 42.5/30\nPull-ups",
    "amrap 10 ladder 3-6-9-12+: Thruster @42.5/30; Pull-up (kipping)",
  ],
  [
    "Leiter 12 min: 2 reps, +2 jede Runde\nBurpees\nKB Swings 24/16",
    "amrap 12 ladder 2-4-6-8+: Burpee; Kettlebell swing (American) @24/16",
  ],
  ["EMOM bis zum Versagen\n5 burpees\nmax 15 Runden", "emom 15: 5 Burpee || note: EMOM bis zum Versagen"],
  [
    "E2MOM until failure\n3 cleans @ 80/55\n3 bar muscle-ups\ncap 20 min",
    "every 2:00 x10: 3 Squat clean @80/55; 3 Bar muscle-up || note: E2MOM until failure",
  ],
  ["20 min @ RPE 5: 10 cal row, 12 lunges, 15 sit-ups", "amrap 20: 10cal Row erg; 12 Walking lunge; 15 Sit-up [hold RPE 5]"],
  ["15' Z2: 200 m run, 10 ring rows, 20 squats", "amrap 15: 200m Run; 10 Ring row; 20 Air squat [hold Z2]"],
  ["Row/Ski/Bike - 1000m/800m/2000m", "not for time: 1000m Row erg; 800m Ski erg; 2000m Bike erg"],
  ['"90-70-50-30\nsitups-squats-pushups-pullups"', 'not for time: [as typed: "90-70-50-30]; 30 Pull-up (kipping)'],
  [
    "5 rounds for time\n10 thrusters\n15 pull-ups\nat 5:00 and 10:00 stop and do 20 burpees",
    "5 rounds for time: 10 Thruster; 15 Pull-up (kipping) || as typed: at 5:00 and 10:00 stop and do 20 burpees",
  ],
  [
    "AMRAP 15\n20 wall balls\n10 pull-ups\nevery 2 min drop and do 5 burpees",
    "amrap 15: 20 Wall ball; 10 Pull-up (kipping) || as typed: every 2 min drop and do 5 burpees",
  ],
  ["For time\n20-19-18 burpees\neach time you break: 100 m run", "20-19-18 for time: Burpee || note: each time you break: 100 m run"],
  [
    "AMRAP 20 in pairs\n20/20 DB snatch 22.5/15 (P1 then P2)\n40 wall balls, split any way 9/6",
    "team of 2 || amrap 20: 20 Dumbbell snatch @22.5/15 [partner]; 40 Wall ball @9/6 || note: split any way 9/6",
  ],
  [
    "3 rondas por tiempo\n10 thrusters\n15 dominadas\ndespués de cada ronda: 200 m carrera",
    "3 rounds for time: 10 Thruster; 15 Pull-up (kipping); 200m Run [after every round]",
  ],
  [
    "3 rounds for time\n12 box jumps (60cm/50cm)\n30s/30s side plank",
    "3 rounds for time: 12 Box jump @60/50cm; 0:30 Side plank [each side]",
  ],
  [
    "12 to 1 swings\n1 up to 12 burpees\nfor time",
    "12-11-10-9-8-7-6-5-4-3-2-1 for time: Kettlebell swing (American); 1-2-3-4-5-6-7-8-9-10-11-12 Burpee",
  ],
  [
    "4 RFT w/ vest\n10 pull-ups\nCash out no vest: 1 mile run",
    "4 rounds for time: 10 Pull-up (kipping) || for time [cash-out, same clock]: 1609m Run || not understood: 4 RFT w/ vest",
  ],
  [
    "FT:\n800 run\n3 rds of: 12 hang cleans 60/40, 15 T2B\n800 run\n20:00 cap",
    "for time cap 20: 800m Run || 3 rounds for time [same clock]: 12 Hang clean @60/40; 15 Toes-to-bar || for time [same clock]: 800m Run",
  ],
  [
    "Min 0-5: accumulate 2:00 handstand hold\nMin 5-15: 5 x 5 weighted strict pullup\nMin 15-18: off\nMin 18-30: AMRAP\n10 burpees",
    "not for time [5 min in all]: 2:00 Handstand hold [accumulate] || sets 5x5 [10 min in all]: Pull-up (strict) [weighted] || rest 3:00 || amrap 12: 10 Burpee",
  ],
  [
    "30-20-10 for time: deadlift (100/70) - every round finish 400m run",
    "30-20-10 for time: Deadlift @100/70; 400m Run [after every round]",
  ],
  ["5 RDS NFT\n:30/:30 side plank\n20 hollow rocks", "5 rounds not for time: 0:30 Side plank [each side]; 20 Hollow rock"],
  [
    "3 rounds: 10 thrusters, 10 burpees\nrest 1 min\nfinish with 15 min walk at incline 8",
    "3 rounds: 10 Thruster; 10 Burpee || rest 1:00 || not for time: 15:00 Walk [incline 8]",
  ],
  [
    "EVENT 1 - 8 min to est. 1RM thruster\nEVENT 2 - 3 min after ev. 1\n10 rounds for time\n8 cal echo bike",
    "max load [8 min in all]: Thruster || rest 3:00 || 10 rounds for time: 8cal Assault bike || not understood: EVENT 2 - 3 min after ev. 1",
  ],
  [
    "5 x (800m run together @ race pace + station)\nst1 1000 ski\nst2 sled push 2x25\nst3 80m burpee broad jumps\nst4 1000 row\nst5 100 wall balls",
    "not for time: 800m Run [together, at race pace]; 1000m Ski erg; 800m Run [together, at race pace]; 50m Sled push; 800m Run [together, at race pace]; 80m Burpee broad jump; 800m Run [together, at race pace]; 1000m Row erg; 800m Run [together, at race pace]; 100 Wall ball",
  ],
])("“%s” is read as its clock and its stations say", (typed, read) => {
  expect(wodText(readWod(typed))).toBe(read);
});

test.each([
  [
    "10 rounds for time\n 3 wall walks\n 6 box jumps\n1 km run",
    "10 rounds for time: 3 Wall walk; 6 Box jump || for time [same clock]: 1000m Run",
  ],
  ["Coach Ben: 5 rounds of 10 burpees", "5 rounds: 10 Burpee || note: Coach Ben: 5 rounds of 10 burpees"],
  ["30-20-10 cal row / thrusters / burpees", "30-20-10: cal Row erg; Thruster; Burpee"],
  ["21-15-9\nthrusters/pull-ups/burpees", "21-15-9: Thruster; Pull-up (kipping); Burpee || note: thrusters/pull-ups/burpees"],
  ["AMRAP 8, rest 2\n10 burpees\n10 squats", "amrap 8 rest 2:00: 10 Burpee; 10 Air squat"],
  ["Every 3 min x 5: 10 burpees, 200 m run", "every 3:00 x5: 10 Burpee; 200m Run"],
  ["20 min @ RPE 5 run", "not for time: 20:00 Run [RPE 5]"],
  ["Ladder of 10 burpees, 15 min", " || not understood: Ladder of 10 burpees, 15 min"],
  ["Death by burpees\nmin 1: 1, min 2: 2", "death by, every 1:00: Burpee"],
  ["3x200 pull, 20 s rest\n200 easy swim", "3 rounds rest 0:20: 200m Swim [pull] || not for time: 200m Swim [easy]"],
  ["10 burpees, 50 singles", "not for time: 10 Burpee; 50 Single-under"],
  ["For time\n50 cal row\n\n3 rounds\n10 burpees\n10 squats", "for time: 50cal Row erg || 3 rounds: 10 Burpee; 10 Air squat"],
])("“%s” is read as it stands", (typed, read) => {
  expect(wodText(readWod(typed))).toBe(read);
});
