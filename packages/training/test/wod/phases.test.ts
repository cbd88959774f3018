import { expect, test } from "vitest";
import { readWod } from "#training/wod/read-wod.ts";
import { wodText } from "#training/wod/wod-text.ts";

/** What a coach reads in sessions whose phases stand in one line. */
const INTERVALS = (rounds: number, metres: number, rest: string, how = ""): string =>
  `not for time [warm-up]: 10:00 Run || ${rounds} rounds rest ${rest}: ${metres}m Run${how} || not for time [cool-down]: 10:00 Run`;

test.each([
  ["Zuerst 10 min einlaufen, dann 6 x 400 m schnell mit 90 s Pause, zum Schluss 10 min auslaufen", INTERVALS(6, 400, "1:30", " [fast]")],
  ["Calentamiento 10 min, luego 5 x 1000 m con 2 min de descanso, vuelta a la calma 10 min", INTERVALS(5, 1000, "2:00")],
  ["Échauffement 10 min, puis 8 x 400 m avec 1 min de récup, retour au calme 10 min", INTERVALS(8, 400, "1:00")],
  ["Riscaldamento 10 min, poi 6 x 800 m con 2 min di recupero, defaticamento 10 min", INTERVALS(6, 800, "2:00")],
  ["Aquecimento 10 min, depois 5 x 1 km com 2 min de descanso, desaquecimento 10 min", INTERVALS(5, 1000, "2:00")],
  ["10 min inlopen, daarna 6 x 400 m snel met 1 min rust, 10 min uitlopen", INTERVALS(6, 400, "1:00", " [fast]")],
  [
    "Warm up easy 10, then 5 x 3 min hard with 2 min jog, cool down 10",
    "not for time [warm-up]: 10:00 Run [easy] || intervals 5x3:00/2:00 [recovery: jog]: Run [hard] || not for time [cool-down]: 10:00 Run",
  ],
  [
    "Eerst 500 m roeien, daarna 3 rondes: 10 opdrukken, 15 kniebuigingen, tot slot 500 m roeien",
    "not for time: 500m Row erg || 3 rounds [same clock]: 10 Push-up; 15 Air squat || not for time: 500m Row erg",
  ],
  [
    "Strength: squat 5x3 @ 85%. WOD: 15 min AMRAP 10 burpees 20 lunges. Cool-down: 5 min walk",
    "sets 5x3: Back squat @85% || amrap 15: 10 Burpee; 20 Walking lunge || not for time [cool-down]: 5:00 Walk",
  ],
  [
    "AMRAP 8: 8 pull-ups, 10 push-ups. Rest 2 min. AMRAP 4: 9 burpees",
    "amrap 8: 8 Pull-up (kipping); 10 Push-up || rest 2:00 || amrap 4: 9 Burpee",
  ],
  [
    "Kniebeuge Topsatz 1 @ RPE 8, danach 3x3 mit 85 % vom Topsatz",
    "sets 1x1: Back squat [RPE 8] || sets 3x3: Back squat @85% [of the top set]",
  ],
  ["Bench: 5 @ RPE 8 then −10 % for 3 sets of 5", "sets 1x5: Bench press [RPE 8] || sets 3x5: Bench press [10% less]"],
  ["Back squat work up to a top single, drop to 85 % for 3x3", "max load: Back squat || sets 3x3: Back squat @85% [of the top set]"],
  ["4 rounds: 8 deadlifts 100 kg, rest 30 s, 10 box jumps, rest 2 min", "4 rounds rest 2:00: 8 Deadlift @100; 0:30 Rest; 10 Box jump"],
  ["3 Runden\n10 Burpees\n30 s Pause\n10 Klimmzüge\n2 min Pause", "3 rounds rest 2:00: 10 Burpee; 0:30 Rest; 10 Pull-up (kipping)"],
  ["4 tours: 10 pompes, 15 squats, repos 2 min", "4 rounds rest 2:00: 10 Push-up; 15 Air squat"],
  ["45 min run easy with 6 x 20 s strides at the end", "not for time: 45:00 Run [easy] || 6 rounds: 0:20 Run [strides]"],
  [
    "3 rounds, 1 min each: wall balls, burpees, box jumps; 1 min rest after each round",
    "3 rounds rest 1:00: 1:00 Wall ball; 1:00 Burpee; 1:00 Box jump",
  ],
  ["8 x 60 s hill run with walk back down", "8 rounds [recovery: walk back down]: 1:00 Run [hill]"],
  // Part of the rounds, and no phase of its own.
  ["3 rounds: 10 burpees, 15 air squats, then 400 m run", "3 rounds: 10 Burpee; 15 Air squat; 400m Run"],
  ["5x5 back squat @ 75%, then 3x3 @ 85%", "sets 5x5: Back squat @75% || sets 3x3: Back squat @85%"],
])("“%s” is read by its phases", (typed, read) => {
  expect(wodText(readWod(typed))).toBe(read);
});

test.each([
  "EMOM 12: minuti dispari 10 burpees, minuti pari 15 squats",
  "EMOM 12: minutos pares 15 squats, minutos impares 10 burpees",
  "EMOM 12 : minutes impaires 10 burpees, minutes paires 15 squats",
  "EMOM 12: minutos ímpares 10 burpees, minutos pares 15 squats",
  "EMOM 12, oneven minuten 10 burpees, even minuten 15 squats",
  "EMOM 12, in den ungeraden Minuten 10 Burpees, in den geraden 15 Squats",
  "EMOM 12\ngerade: 15 Squats\nungerade: 10 Burpees",
  "EMOM 12\nodd: 10 burpees\neven: 15 squats",
])("“%s” begins with the odd minutes", (typed) => {
  expect(wodText(readWod(typed))).toBe("emom 12 turns: 10 Burpee; 15 Air squat");
});

test("a way is shown back that no part has, beside clauses that are shown and as many movements", () => {
  const typed = "Run 3 miles: first mile easy, second mile tempo, third mile all out";
  expect(readWod(typed).unread?.join()).toContain("3 miles");
});
