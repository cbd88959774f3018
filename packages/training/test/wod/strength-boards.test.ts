import { expect, test } from "vitest";
import { readWod } from "#training/wod/read-wod.ts";
import { wodText } from "#training/wod/wod-text.ts";

test.each([
  ["Deadlift\n100x5 120x5 140x3 160x1", "sets 5-5-3-1: Deadlift @100-120-140-160"],
  ["Kniebeuge\n80 kg x 5\n100 kg x 3\n110 kg x 2 x 3", "sets 5-3-2-2-2: Back squat @80-100-110-110-110"],
  ["Développé couché 60/8 70/6 80/4", "sets 8-6-4: Bench press @60-70-80%"],
  ["Arranque: 70%x2, 75%x2, (80%x1)3", "sets 2-2-1-1-1: Snatch @70-75-80-80-80%"],
  ["FS\n135x5\n185x5\n225x3x3", "sets 5-5-3-3-3: Front squat @135-185-225-225-225lb"],
  [
    "Wendler squat TM 140\n65% x5 = 91\n75% x5 = 105\n85% x5+ = 119",
    "sets 3x5 [last set max]: Back squat @91-105-119 || note: TM 140 || note: Wendler squat",
  ],
  ["C&J\n- up to 85 for a single\n- 80x1x3\nall in %", "sets 4x1: Clean and jerk @85-80-80-80% || note: all in %"],
  ["Remada curvada 50x10 60x8 / topset 70 for 5", "sets 10-8-5: Barbell row @50-60-70 || note: topset 70 for 5"],
  ["Stacco 100x5, 120x3 (cintura?), opener 140", "sets 5-3-1: Deadlift @100-120-140 || note: cintura || note: opener 140"],
  ["pullups 8 8 7 6", "sets 8-8-7-6: Pull-up (kipping)"],
  [
    "Clean + jerk 2(2+1)@70, 3(1+1)@80",
    "2 rounds not for time [one complex]: 2 Squat clean; 1 Split jerk @70% || 3 rounds not for time [one complex]: 1 Squat clean; 1 Split jerk @80%",
  ],
  [
    "Power clean + push jerk\n3(1+2) @ 60 kg, 3(1+1) @ 70 kg",
    "3 rounds not for time [one complex]: 1 Power clean; 2 Push jerk @60 || 3 rounds not for time [one complex]: 1 Power clean; 1 Push jerk @70",
  ],
  [
    "Snatch every 2:00 x 8\nSets 1-2 @ 65\n3-5 @ 70\n6-8 @ 75",
    "every 2:00 x8: Snatch @65-65-70-70-70-75-75-75% || as typed: 3-5 @ 70 / 6-8 @ 75",
  ],
  [
    "A1) Bench press, 8\nrest 30\nA2) Barbell row, 10\nrest 90\n4 sets",
    "sets 4x8 rest 0:30 [superset A1]: Bench press || sets 4x10 rest 1:30 [superset A2]: Barbell row",
  ],
  [
    "B1 Klimmzüge, 6\nPause 45\nB2 Dips, 10\nPause 90\n3 Runden",
    "sets 3x6 rest 0:45 [superset B1]: Pull-up (kipping) || sets 3x10 rest 1:30 [superset B2]: Dip (parallel bar)",
  ],
  [
    "A1. Goblet squat, 10\nA2. Push-up, 15\nA3. Plank, 30 s\n3 rounds",
    "sets 3x10 [superset A1]: Goblet squat || sets 3x15 [superset A2]: Push-up || sets 3x0:30 [superset A3]: Plank",
  ],
  [
    "A1 Split squat, 8e, 30X0\nA2 Dominadas, 5, 40X1\nx3",
    "sets 3x8 [superset A1]: Split squat [each side, tempo 30X0] || sets 3x5 [superset A2]: Pull-up (kipping) [tempo 40X1]",
  ],
  [
    "C1. Presse, 12\nrepos 60\nC2. Curl, 12\nrepos 60\nx 4",
    "sets 4x12 rest 1:00 [superset C1]: Leg press || sets 4x12 rest 1:00 [superset C2]: Biceps curl",
  ],
  ["Back squat\n10 min: find a heavy triple", "max load 3 [10 min in all]: Back squat"],
  ["Clean and jerk\nbuild over 5 sets of 2, start at 65%", "sets 5x2: Clean and jerk @65% [building]"],
  ["Squat snatch\n8' build to a heavy single\nthen EMOM 6: 1 rep @ 80%", "max load [8 min in all]: Snatch || emom 6: 1 Snatch @80%"],
  ["Front squat\nWork up to a hvy set of 3, -10% for 2 backoff sets of 3", "max load 3: Front squat || sets 2x3: Front squat [10% less]"],
  [
    "2-position snatch (high hang / floor) + OHS\n1.1+1 x 5",
    "5 rounds not for time [one complex]: 1 Hang snatch [high]; 1 Snatch; 1 Overhead squat || note: 2-position snatch",
  ],
  ["Power snatch every 90 s x 6 sets, 2 reps, from 60 to 75%", "every 1:30 x6: 2 Power snatch @60-75%"],
  ["Umsetzen 6x2 von 70 auf 85%", "sets 6x2: Squat clean @70-85%"],
  ["Soulevé de terre 4x4 @ 80% (r=2'30)", "sets 4x4 rest 2:30: Deadlift @80%"],
  ["Sentadilla 5x5 d: 3'", "sets 5x5 rest 3:00: Back squat"],
  ["Jerk drive 3x3 @ 110 of jerk", "sets 3x3: Jerk drive @110% [of jerk]"],
  ["Hang power snatch 2-2-2-2 @ 75-80-80-85", "sets 4x2: Hang power snatch @75-80-80-85%"],
  ["Clean & jerk, 12 singles EMOM, 80% and up", "emom 12: 1 Clean and jerk @80%"],
  ["Deadlift: 3 doubles @ 85%, rest 2 min", "sets 3x2 rest 2:00: Deadlift @85%"],
  ["E2MOM x 6: 1.1.1 snatch @ 80%", "every 2:00 x6: 3 Snatch @80% [cluster 1.1.1]"],
  [
    "Squats\nset of 10 @ 60%, rest 2:00\nset of 10 @ 65%, rest 1:45",
    "sets 1x10 rest 2:00: Back squat @60% || sets 1x10 rest 1:45: Back squat @65%",
  ],
  [
    "1 hang snatch + 1 OHS\n4 sets @ 75%\nthen 2 drop sets @ 85% of today's top",
    "4 rounds not for time [one complex]: 1 Hang snatch; 1 Overhead squat @75% || 2 rounds not for time [one complex]: 1 Hang snatch; 1 Overhead squat @85% [of today's top]",
  ],
])("“%s” is read as the sets that it lists", (typed, read) => {
  expect(wodText(readWod(typed))).toBe(read);
});

test.each([
  ["Squat 5x5 100", "sets 5x5: Back squat @100"],
  ["12/10 cal bike, 15/12 cal row", "not for time: 12/10cal Bike erg; 15/12cal Row erg"],
  ["43/30 thrusters, 60/40 cleans", "not for time: 43/30 Thruster; 60/40 Squat clean"],
  ["10x50 free, 8x25 kick", "10 rounds: 50m Swim [free] || 8 rounds: 25m Swim [kick]"],
  ["A1) Squat 4x8\nA2) Row 4x10\nx2", "sets 4x8 [superset A1]: Back squat || sets 4x10 [superset A2]: Barbell row || not understood: x2"],
  ["Bench\n5 @60\n3 @70\nall kg not %", "sets 5-3: Bench press @60-70 || note: all kg not %"],
  ["Build to a heavy set of single unders", "max load: Single-under [set]"],
  ["Front squat\nRest 45", "not for time rest 0:45: Front squat"],
])("“%s” is no list of loads", (typed, read) => {
  expect(wodText(readWod(typed))).toBe(read);
});
