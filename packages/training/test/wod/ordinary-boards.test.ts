import { expect, test } from "vitest";
import { readWod } from "#training/wod/read-wod.ts";
import { wodText } from "#training/wod/wod-text.ts";

/** What boxes write on an ordinary day, and near misses of it. */
test.each([
  ["4 Rounds\n500m Run\n20 Wall Balls (6/4)\nrest 2:00 between rounds", "4 rounds rest 2:00: 500m Run; 20 Wall ball @6/4"],
  ["Metcon (Time)\n4 Rounds\n20 Cal Row\n12 HSPU", "4 rounds for time: 20cal Row erg; 12 Handstand push-up (kipping)"],
  ["3 Rounds\n20 Wall Balls\n15 Burpees\nCap 12", "3 rounds for time cap 12: 20 Wall ball; 15 Burpee"],
  ["AMRAP 12\n10 burpees\n15 air squats\nScore: total reps", "amrap 12: 10 Burpee; 15 Air squat || score: total reps"],
  [
    "For time:\n400m Run\n5 Rounds of:\n5 Pull-ups\n10 Push-ups\n400m Run",
    "for time: 400m Run || 5 rounds for time [same clock]: 5 Pull-up (kipping); 10 Push-up || for time [same clock]: 400m Run",
  ],
  [
    "Death by...\nMin 1: 1 Clean & Jerk (61/43)\nMin 2: 2 Clean & Jerks\nMin 3: 3 Clean & Jerks\netc.",
    "death by, every 1:00: Clean and jerk @61/43 || note: etc",
  ],
  ["EMOM 10\nMin 1: 1 rope climb\nMin 2: 2 wall walks", "emom 10 turns: 1 Rope climb; 2 Wall walk"],
  [
    "Hang Clean + Jerk\nE2MOM x 6\n1 Hang clean + 2 Jerks",
    "every 2:00 x6 [one complex]: 1 Hang clean; 2 Split jerk || note: Hang Clean + Jerk",
  ],
  ["Snatch Pull + Hang Snatch: 5 x 1+2 @ 70%", "5 rounds not for time [one complex]: 1 Snatch pull; 2 Hang snatch @70%"],
  ["Snatch 70%/2 75%/2 80%/1 x 3\nBk Sq 75%/3 80%/3 x 3", "sets 2-2-1-1-1: Snatch @70-75-80-80-80% || sets 4x3: Back squat @75-80-80-80%"],
  ["T1 Squat 5x3+ 92.5\nT2 Bench 3x10 55", "sets 5x3 [last set max]: Back squat @92.5 || sets 3x10: Bench press @55"],
  ["Deadlift 1RM - 20 min to establish", "max load [20 min in all]: Deadlift"],
  ["Every 2 min for 16 min\n3 Front squats\nSet 1-4: 70%\nSet 5-8: 75%", "every 2:00 x8: 3 Front squat @70-70-70-70-75-75-75-75%"],
  [
    "A1) Pull-up 4x6\nA2) DB Bench Press 4 x 8\nRest 60s b/t A1 & A2, 90s after A2",
    "sets 4x6 rest 1:00 [superset A1]: Pull-up (kipping) || sets 4x8 rest 1:30 [superset A2]: Dumbbell bench press",
  ],
  [
    "Circuit\nStation 1: Goblet squat\nStation 2: Ski\nStation 3: Plank\n40s work 20s change, 4 laps, 1 min between laps",
    "intervals 4x0:40/0:20 rest 1:00: max Goblet squat; max Ski erg; max Plank",
  ],
  [
    "EMOM 20\n1 - Ski @ 85%\n2 - Burpees\n3 - Row @ 85%\n4 - Rest\n45s work / 15s transition",
    "emom 20 turns: 0:45 Ski erg [85%]; 0:45 Burpee; 0:45 Row erg [85%]; Rest",
  ],
  ["16 min, alternate each min:\nA) 14/11 cal bike\nB) 5 wall walks", "emom 16 turns: 14/11cal Bike erg; 5 Wall walk"],
  [
    "Teams of 2, AMRAP 20\nP1: 200m run\nP2: AMRAP of\n  5 burpees\n  10 air squats\nswitch when P1 is back",
    "team of 2 || amrap 20: 200m Run [partner 1]; 5 Burpee [partner 2]; 10 Air squat [partner 2] || note: switch when P1 is back",
  ],
  [
    "5 RFT\n1km Run\n20m Sled Push @ race weight\n15 Burpees\nZ4 on the runs",
    "5 rounds for time: 1000m Run [Z4]; 20m Sled push [race weight]; 15 Burpee",
  ],
  [
    "Strict Press 5x3\n\nAMRAP 15:\n200m Run\n20 Sit ups\n\nFinisher (optional)\n100 Push-ups",
    "sets 5x3: Overhead press || amrap 15: 200m Run; 20 Sit-up || not for time: 100 Push-up || note: optional",
  ],
  ["3 x AMRAP 4, rest 2:00\n8 Pull-ups\n10 Box jumps", "intervals 3x4:00/2:00, each an AMRAP: 8 Pull-up (kipping); 10 Box jump"],
  [
    "Back Squat - Wk 5\n2 @ 80\n2 @ 85\n2x2 @ 92.5\nPercentages of 1RM",
    "sets 4x2: Back squat @80-85-92.5-92.5% || note: Percentages of 1RM",
  ],
  ["3 rounds for time\n10 burpees\n200m run", "3 rounds for time: 10 Burpee; 200m Run"],
  ["Power Clean\n5x3 @ 75%", "sets 5x3: Power clean @75%"],
  ["EMOM 12\nMin 1: 1 clean\nMin 2: 10 push-ups", "emom 12 turns: 1 Squat clean; 10 Push-up"],
  ["3 Sets\n10 DB row\n12 curls\nRest 60s", "3 rounds not for time rest 1:00: 10 Single-arm dumbbell row; 12 Biceps curl"],
  ["Press 5x3 (add 2.5kg from last week)", "sets 5x3: Overhead press [add 2.5 kg from last week]"],
  [
    "For Time:\n500m Row\nThen\n3 Rounds:\n12 Snatches (43/30)\n12 Push-ups\nThen\n500m Row\n\nRX+: 50/35",
    "for time: 500m Row erg || 3 rounds for time [same clock]: 12 Snatch @43/30; 12 Push-up || for time [same clock]: 500m Row erg || note: RX+: 50/35",
  ],
])("“%s” is read as it stands", (typed, read) => {
  expect(wodText(readWod(typed))).toBe(read);
});
