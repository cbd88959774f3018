import { expect, test } from "vitest";
import { readWod } from "#training/wod/read-wod.ts";
import { partsText } from "#training/wod/wod-text.ts";

test.each([
  [
    "3 x AMRAP 4 / rest 2:00\n#1  8 power cleans 70/47,5 + 8 lat burpees\n#2  10 KB goblet squats 32/24 + 10 T2B\n#3  12 wallballs + 30 DU",
    "amrap 4: 8 Power clean @70/47.5; 8 Burpee [lateral] || rest 2:00 || amrap 4: 10 Goblet squat @32/24; 10 Toes-to-bar || rest 2:00 || amrap 4: 12 Wall ball; 30 Double-under",
  ],
  [
    "Progression run 16k\n0-6 @ 5:30\n6-11 @ 5:05\n11-15 @ 4:45\nlast 1 all you have",
    "not for time: 6000m Run [at 5:30 /km]; 5000m Run [at 5:05 /km]; 4000m Run [at 4:45 /km]; 1000m Run [all out]",
  ],
  [
    "0-8: 800m run, then AMRAP 10 pull ups + 10 deadlifts 100/70\n8-10 rest\n10-18: 1k row, then AMRAP 10 hspu + 10 front squats 60/40",
    "not for time [8 min in all]: 800m Run || amrap 8 rest 2:00: 10 Pull-up (kipping); 10 Deadlift @100/70 || not for time [8 min in all]: 1000m Row erg || amrap 8: 10 Handstand push-up (kipping); 10 Front squat @60/40",
  ],
  [
    "AMRAP 7\n3 Thrusters (42.5/30kg)\n3 C2B\n6 Thrusters\n6 C2B\n9 Thrusters\n9 C2B\n... +3 each round",
    "amrap 7 ladder 3-6-9+: Thruster @42.5/30; Chest-to-bar pull-up",
  ],
  [
    '"Odd/Even" 16 min\nOdd mins: 3 Squat Cleans @ 75-80%\nEven mins: 12 C2B',
    "emom 16 turns: 3 Squat clean @75-80%; 12 Chest-to-bar pull-up",
  ],
  [
    "Build to a heavy single Snatch in 15 min\n\nThen: drop to 85% of today's heavy\n3 x 2, rest 90s",
    "max load [15 min in all]: Snatch || sets 3x2 rest 1:30: Snatch @85% [of today's heavy]",
  ],
  [
    "Hills: 2 mi warm up, 10 x 45 sec uphill (walk/jog down), 1 mi @ tempo, 1 mi cooldown",
    "not for time [warm-up]: 3219m Run || 10 rounds [recovery: walk/jog down]: 0:45 Run [uphill] || not for time: 1609m Run [at tempo pace] || not for time [cool-down]: 1609m Run",
  ],
  [
    "WU 2mi\n3 x (1200 @ 10k, 400 @ mile), 90s between reps, 3' between sets\nCD 1.5mi",
    "not for time [warm-up]: 3219m Run || 3 rounds rest 3:00: 1200m Run [at 10k pace]; 1:30 Rest; 400m Run [at mile pace] || not for time [cool-down]: 2414m Run",
  ],
  [
    "0:00 - 1 mile run\n@12:00 - 3 rounds: 10 DL 100/70, 20 box jumps\n@24:00 - max snatch in 6 min",
    "for time cap 12: 1609m Run || 3 rounds cap 12: 10 Deadlift @100/70; 20 Box jump || amrap 6: max Snatch",
  ],
])("“%s” says of each line what several lines say together", (typed, read) => {
  expect(partsText(readWod(typed))).toBe(read);
});

test.each([
  // A range of repetitions, a window without a pace, a number of AMRAPs without as many lines.
  ["3 rounds\n10-12 burpees\n12-15 squats", "3 rounds: 10-12 Burpee; 12-15 Air squat"],
  [
    "0:00 - 6:00 AMRAP\n12 cal bike\n6:00 - 8:00 rest\n8:00 - 14:00 AMRAP\n12 burpees",
    "amrap 6: 12cal Bike erg || rest 2:00 || amrap 6: 12 Burpee",
  ],
  ["3 x AMRAP 4, rest 2 min\n8 burpees\n8 squats", "intervals 3x4:00/2:00, each an AMRAP: 8 Burpee; 8 Air squat"],
  // One round of a ladder, and no more of it.
  ["AMRAP 7\n3 thrusters\n6 pull-ups\n9 squats", "amrap 7: 3 Thruster; 6 Pull-up (kipping); 9 Air squat"],
  // A day of the week that is a date, and repetitions that are a range.
  ["Sat 28 Nov\n5 RFT\n10 burpees", "5 rounds for time: 10 Burpee"],
  ["Lu 3 nov\n5 tours pour le temps\n10 burpees", "5 rounds for time: 10 Burpee"],
  // A double weight is no pair of efforts.
  ["3 Runden\n10 KH-Thruster 2x20 kg\n10 Burpees", "3 rounds: 10 Dumbbell thruster @2x20; 10 Burpee"],
])("“%s” is not taken for lines that belong together", (typed, read) => {
  expect(partsText(readWod(typed))).toBe(read);
});

test.each([
  // How it is done, in the line that says it.
  ["20 bar muscle ups... ok 10 for the humans", "20 Bar muscle-up"],
  ["10 rope climbs (15ft)\n20 burpees\n30 squats", "10 Rope climb [15 ft]; 20 Burpee; 30 Air squat"],
  ["27 cal echo bike (20 women)\n20 m HS walk\n15 OHS", "27/20cal Assault bike; 20m Handstand walk; 15 Overhead squat"],
  ["5 x 5' @ 95-100% / 5' @ 60%\nbike", "5:00"],
  ["Front squat\n5 @ 70\n3 @ 80\n1+ @ 90", "sets 5-3-1 [last set max]: Front squat @70-80-90%"],
  ["Leg press 4x10\nLeg xyz 3x15", "sets 3x15: Leg xyz"],
  ["Donderdag\nKracht: deadlift 5x3 @ 85%, rust 3 min", "sets 5x3 rest 3:00: Deadlift @85%"],
  ["10 min AMRAP\n5 frivändningar 60/40 kg\n10 armhävningar", "amrap 10: 5 Squat clean @60/40; 10 Push-up"],
])("“%s” keeps “%s”", (typed, part) => {
  expect(partsText(readWod(typed))).toContain(part);
});
