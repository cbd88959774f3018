import { expect, test } from "vitest";
import { readWod } from "#training/wod/read-wod.ts";
import { wodText } from "#training/wod/wod-text.ts";

/** Runs, rides, rows and swims, and weeks of them, as coaches write them. */
test.each([
  [
    "12 miles:\n8 easy (9:00-9:30)\n3 @ MP (8:10)\n1 easy",
    "not for time: 12875m Run [easy, at 9:00-9:30 /mile]; 4828m Run [at marathon pace, 8:10 /mile]; 1609m Run [easy] || note: 12 miles:",
  ],
  ["Run 16 km incl 4 x 2k @ HMP, 2 min jog", "not for time: 16000m Run [including 4 x 2k @ HMP, 2 min jog]"],
  [
    "Swim\nWU 500 (200 free, 200 pull, 100 kick)\nMain: 8x100 @ CSS +2, 15s rest\nCD 100 easy",
    "not for time [warm-up]: 200m Swim [free]; 200m Swim [pull]; 100m Swim [kick] || 8 rounds rest 0:15: 100m Swim [at CSS pace +2 s] || not for time [cool-down]: 100m Swim [easy]",
  ],
  [
    "Bike 75min: 45min Z2, then 3x8min @ threshold, 2min easy b/w",
    "not for time: 45:00 Bike erg [Z2] || intervals 3x8:00/2:00 [recovery: easy]: Bike erg [at threshold pace]",
  ],
  ["Ride 90' Z2 w/ last 20' @ 70.3 effort", "not for time: 70:00 Bike erg [Z2]; 20:00 Bike erg [at 70.3 effort]"],
  ["UT2\n2 x 30' @ r18-20, 3' rest\nHR 135-150", "intervals 2x30:00/3:00: Row erg [HR 135-150, rate 18-20] || note: UT2"],
  ["Erg\n5 x 1000m, r28+, 3:00 rest\nPace: 2k +2", "5 rounds rest 3:00: 1000m Row erg [at 2k pace +2 s, rate 28+]"],
  [
    "Pyramid: 200-400-600-400-200\n@ 3K-5K pace\nRest = half the time of the rep",
    "not for time [recovery: half the time of the rep]: 200m Run [at 3k-5k pace]; 400m Run [at 3k-5k pace]; 600m Run [at 3k-5k pace]; 400m Run [at 3k-5k pace]; 200m Run [at 3k-5k pace]",
  ],
  [
    "Mo: off\nTu: swim 2000m easy\nWe: bike 1h30 Z2\nTh: run 45min Z2 w/ 6x20s strides\nSa: ride 2h Z2",
    "not for time [Tu]: 2000m Swim [easy] || not for time [We]: 90:00 Bike erg [Z2] || not for time [Th]: 45:00 Run [with 6x20s strides, Z2] || not for time [Sa]: 120:00 Bike erg [Z2] || note: Mo: off",
  ],
  ['2 x (6 x 30"/30") VMA 105%\nR = 3\' entre les blocs', "intervals 6x0:30/0:30 [all of it 2 times, rest 3:00 between]: Run [105% VMA]"],
  [
    "Fartlek 40 min\n10 easy\n20 min as: 3 on 2 off\n10 easy\non = 10k effort, off = float",
    "not for time: 10:00 Run [easy] || intervals 4x3:00/2:00 [recovery: float]: Run [at 10k effort] || not for time [cool-down]: 10:00 Run [easy] || note: Fartlek 40 min",
  ],
  [
    "Fartlek\n10min easy\n8 x (1min hard / 2min easy)\n10min easy\nHR hard: Z4, easy: Z1-2",
    "not for time: 10:00 Run [easy] || intervals 8x1:00/2:00 [recovery: easy, Z1-2]: Run [hard, Z4] || not for time [cool-down]: 10:00 Run [easy] || note: Fartlek",
  ],
  ["3 sets\n400m row\n:90 rest\n200m row\n3:00 rest", "3 rounds: 400m Row erg; 1:30 Rest; 200m Row erg; 3:00 Rest"],
  ["6 x 400 @ mile pace\n200 walk/jog\n(80-84s)", "6 rounds [recovery: 200 m walk/jog]: 400m Run [at mile pace, 80-84 s each]"],
  [
    "Bike\n1h\n15min Z2\n3x10min @ 90% FTP, 4min easy between\nrest Z2 to finish",
    "not for time: 15:00 Bike erg [Z2] || intervals 3x10:00/4:00 [recovery: easy]: Bike erg [90% FTP] || not for time: 7:00 Bike erg [the rest of the time, Z2] || note: 1h",
  ],
])("“%s” is read with its pieces, targets and rests", (typed, read) => {
  expect(wodText(readWod(typed))).toBe(read);
});

test.each([
  // What nobody can count is shown back, and not trained.
  ["Erg\n4 x 1000m, 3:00 rest\n3 x 20 strokes max, 1:00 rest", "3 x 20 strokes max, 1:00 rest"],
  ["3 x 10 min, 2 min easy between\nEach piece: 4' @ 20, 4' @ 22, 2' @ 24", "Each piece: 4' @ 20, 4' @ 22, 2' @ 24"],
])("“%s” keeps what is not understood", (typed, kept) => {
  expect(wodText(readWod(typed))).toMatch(new RegExp(String.raw`(?:as typed|not understood): ${kept}`));
});
