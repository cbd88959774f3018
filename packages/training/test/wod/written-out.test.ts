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
])("“%s” says of each line what several lines say together", (typed, read) => {
  expect(partsText(readWod(typed))).toBe(read);
});
