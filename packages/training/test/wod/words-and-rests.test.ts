import fc from "fast-check";
import { expect, test } from "vitest";
import { readWod } from "#training/wod/read-wod.ts";
import { wodText } from "#training/wod/wod-text.ts";

/** One way to say a thing per language: English, German, Spanish, French, Italian, Portuguese, Dutch. */
const DRINKS = [
  "between rounds 90 s drink break",
  "zwischen den Runden 90 Sek trinken",
  "entre vueltas 90 seg para beber",
  "entre les tours 90 sec pour boire",
  "tra i giri 90 sec per bere",
  "entre as voltas 90 seg para beber",
  "tussen de rondes 90 sec drinken",
] as const;

test.each(DRINKS)("“%s” is a rest and no station", (line) => {
  expect(wodText(readWod(`4 rounds, 30 s work / 15 s rest\n- burpees\n- plank\n${line}`))).toBe(
    "intervals 4x0:30/0:15 rest 1:30: max Burpee; max Plank",
  );
});

test.each([
  ["6 x 50 Beine mit Brett, 15 s Pause", "Schwimmen"],
  ["6 x 50 pies con tabla, 15 s descanso", "Natación"],
  ["6 x 50 jambes avec planche, 15 s repos", "Natation"],
  ["6 x 50 gambe con tavoletta, 15 s recupero", "Nuoto"],
  ["6 x 50 kick w/ board, 15 s rest", "Swim"],
])("“%s” is a kick with a board", (line, title) => {
  expect(wodText(readWod(`${title}\n${line}\n200 easy`))).toContain("6 rounds rest 0:15: 50m Swim [kick board]");
});

test.each([
  ["Schrägbankdrücken KH 3x10 je 26 kg", "sets 3x10: Incline dumbbell press @26"],
  ["Panca inclinata manubri 3x10 26 kg", "sets 3x10: Incline dumbbell press @26"],
  ["Press inclinado con mancuernas 3x10 26 kg", "sets 3x10: Incline dumbbell press @26"],
  ["Développé incliné haltères 3x10 26 kg", "sets 3x10: Incline dumbbell press @26"],
  ["Supino inclinado com halteres 3x10 26 kg", "sets 3x10: Incline dumbbell press @26"],
  ["15 fondos en anillas", "for time: 15 Ring dip"],
  ["10 Klimmzüge mit Band", "not for time: 10 Pull-up (kipping) [banded]"],
  // What nobody knows keeps the name it was typed with.
  ["12 pompes claquées", "not for time: 12 pompes claquées"],
])("“%s” is one exercise", (line, read) => {
  expect(wodText(readWod(line)).replace(/^not for time: 15|^for time: 15/, "for time: 15")).toBe(read);
});

test.each([
  // A rest stands between two things, and is not of the one before as well.
  [
    "Swim\n4x50 drill on 1:10\n6x100 free on 1:50\n1 min rest\n4x100 pull on 1:55",
    "every 1:10 x4: 50m Swim [drill] || every 1:50 x6: 100m Swim [free] || rest 1:00 || every 1:55 x4: 100m Swim [pull]",
  ],
  ["Row 2k\nrest 4 min\nski 2k", "for time: 2000m Row erg; 4:00 Rest; 2000m Ski erg"],
  [
    "AMRAP 6\n10 burpees\n\nThen 3 min rest and 4x30 s plank / 30 s rest",
    "amrap 6: 10 Burpee || rest 3:00 || sets 4x0:30 rest 0:30: Plank",
  ],
  ["6 rounds on the 4:00\n250 m row\n15 sit-ups", "every 4:00 x6: 250m Row erg; 15 Sit-up"],
  ["Bike\n3 rounds:\n4 min @ 95% FTP\n1 min @ 110%", "3 rounds: 4:00 Bike erg [95% FTP]; 1:00 Bike erg [110%]"],
  ["Curl 3x15 superset dips 3x12", "sets 3x15 [superset A1]: Biceps curl || sets 3x12 [superset A2]: Dip (parallel bar)"],
  ["Chest-supported row 3x12 @ 27.5s", "sets 3x12: Chest-supported row @27.5"],
  ["For time, 45 min cap: 1 km run, 40 sit-ups\n40 burpee broad jumps (m)", "40m Burpee broad jump"],
])("“%s” is read as a coach means it", (typed, read) => {
  expect(wodText(readWod(typed))).toContain(read);
});

test.each([
  // A list on one line: a rest is of its own exercise, and one that stands last is of all.
  [
    "Petto: panca 5x5 80 kg (3' di recupero), croci 3x12, dip 3x10",
    "sets 5x5 rest 3:00: Bench press @80 || sets 3x12: Dumbbell fly || sets 3x10: Dip (parallel bar) || note: Petto",
  ],
  [
    "Treino A: agachamento 4x8 70 kg, leg press 3x12 160 kg, panturrilha 4x20. Descanso de 1 min",
    "sets 4x8 rest 1:00: Back squat @70 || sets 3x12 rest 1:00: Leg press @160 || sets 4x20 rest 1:00: Calf raise || note: Treino A",
  ],
  ["3 rondes op tijd (limiet 18 min)\n9 burpees over de stang\n200 m lopen", "3 rounds for time cap 18: 9 Burpee [over bar]; 200m Run"],
  ["0-10 max cal row\n10-20 AMRAP 10 burpees, 20 sit-ups", "amrap 10: max cal Row erg || amrap 10: 10 Burpee; 20 Sit-up"],
  ["Tabata x2: row / push up. 1 min between", "tabata 8x0:20/0:10: max Row erg || rest 1:00 || tabata 8x0:20/0:10: max Push-up"],
  [
    "Bike: 2x20 @ 90-95%, 5 easy between. warm up 15, cool down 10",
    "not for time [warm-up]: 15:00 Bike erg || intervals 2x20:00/5:00 [recovery: easy]: Bike erg [90-95% FTP] || not for time [cool-down]: 10:00 Bike erg",
  ],
  ["Swim\n6 x 25 sprint, 30'' rest\n200 easy", "6 rounds rest 0:30: 25m Swim [sprint]"],
  ["3 rounds for time:\n10 burpees\n12 pull-ups\nCap 14 min. Rest 5 min then 50 sit-ups", "rest 5:00 || for time: 50 Sit-up"],
])("“%s” is read in its parts", (typed, read) => {
  expect(wodText(readWod(typed))).toContain(read);
});

test("a time of a repeat is no weight", () => {
  expect(wodText(readWod("8x50 free @ 32.5s\n200 easy swim"))).not.toContain("@32.5");
});

/** Words of nothing that a reader knows. */
const STRANGE = fc.stringMatching(/^[bdfgkmprtvz][aeiou][bdgkmprvz]{2}[aeiou][bdgkmprvz][ou]q$/);
const FRAMES: readonly ((word: string) => string)[] = [
  (word) => `10 burpees ${word}`,
  (word) => `Farmers carry 40 m ${word}`,
  (word) => `Back squat 5x5 @ 70% ${word}`,
  (word) => `400 m run, ${word}`,
  (word) => `rest 2 min ${word}`,
  (word) => `20 wall balls (${word})`,
  (word) => `5 rounds ${word}: 10 push-ups, 10 squats`,
  (word) => `${word} 12 min AMRAP`,
];

test("every word of a line is in a part or shown back", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(fc.constantFrom(...FRAMES), STRANGE), { minLength: 1, maxLength: 4 }), (rows) => {
      const read = readWod(["AMRAP 12", "10 thrusters", ...rows.map(([frame, word]) => frame(word))].join("\n"));
      const text = `${wodText(read)} ${(read.check ?? []).join(" ")}`;
      for (const [, word] of rows) expect({ word, text, isThere: text.includes(word) }).toMatchObject({ isThere: true });
    }),
    { numRuns: 200 },
  );
});

test.each([
  ["5 rounds for time\n10 burpees\n\nthen 7 rounds", "7 rounds"],
  ["3 RFT, 12 min cap\n10 burpees\n400 m run\ncap 15 for beginners", "cap 15"],
])("a count of rounds or a cap that no part has is shown back: “%s”", (typed, number) => {
  expect(wodText(readWod(typed))).toContain(number);
});
