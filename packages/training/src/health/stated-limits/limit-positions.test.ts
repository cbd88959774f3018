import { expect, test } from "vitest";
import { EXERCISES } from "../../catalogue/exercises.ts";
import { getNames } from "../../injuries/activities.ts";
import { readWishes } from "../../statements/wishes/wishes.ts";
import { readClauses } from "../clause.ts";
import { healthCheck } from "../exercise-limits.ts";
import { type HealthLimits, strictest } from "../limits.ts";
import { readToldLimits } from "./stated-limits.ts";

const TODAY = "2026-11-30";

function limitsIn(text: string): HealthLimits {
  return strictest(readToldLimits(readClauses(text), TODAY, {}).map(({ limits }) => limits));
}

function closedBy(text: string): ReadonlySet<string> {
  const closes = healthCheck(limitsIn(text), () => "");
  return new Set(EXERCISES.filter((exercise) => closes(exercise) !== undefined).map(({ name }) => name));
}

/** Written down apart from the rules: who goes through the catalogue with a pencil marks these. */
const FLOOR = [
  "Hip thrust, Glute bridge, Single-leg glute bridge, Single-leg hip thrust, Hip thrust (dumbbell or backpack), Straight-leg raise",
  "Nordic hamstring curl, Nordic hamstring curl (band-assisted), Nordic lower (eccentric), Slider hamstring curl, Towel hamstring curl",
  "Isometric hamstring bridge, Single-leg hamstring bridge (heel on chair), Dumbbell floor press, Push-up, Close-grip push-up",
  "Decline push-up, Backpack push-up, Archer push-up, Deficit push-up, Pike push-up, Pike push-up (feet elevated), Wall walk",
  "Handstand hold, Handstand push-up (strict), Handstand push-up (kipping), Handstand walk, Sliding floor pulldown",
  "Inverted row (bar), Inverted row (feet elevated), Table row, Sit-up, V-up, Burpee, Burpee broad jump, Burpee box jump-over",
  "Floor-to-stand, Turkish get-up, Plank, Long-lever plank, Dead bug, Hollow hold, Ab-wheel rollout, Body saw, Side plank",
  "Side plank with leg raise, Bird dog, Plank shoulder tap, Russian twist, Copenhagen plank, Copenhagen plank (short lever)",
  "Copenhagen adduction (dynamic), Side-lying hip abduction, Clamshell, Hip flexor stretch, Hamstring stretch (supine), Couch stretch",
  "Cat-cow, Thoracic rotation stretch, World's greatest stretch, Breathing drill (supine), Foam rolling",
].join(", ");
const BELLY =
  "Back extension (bodyweight), Chest-supported row, Burpee, Burpee broad jump, Burpee box jump-over, Sliding floor pulldown, Wall walk";
const BACK =
  "Bench press, Close-grip bench press, Dumbbell bench press, Dumbbell floor press, Glute bridge, Hip thrust, Dead bug, Hollow hold, Sit-up, V-up, Dumbbell pullover, Turkish get-up, Table row, Hamstring stretch (supine), Breathing drill (supine)";
const KNEES =
  "Nordic hamstring curl, Nordic lower (eccentric), Ab-wheel rollout, Bird dog, Cat-cow, Hip flexor stretch, Couch stretch, Turkish get-up, Floor-to-stand, Walking lunge, Reverse lunge, Sandbag lunge, Front-rack lunge, Overhead lunge";
const HANGING =
  "Pull-up (strict), Band-assisted pull-up, Weighted pull-up, Rope climb, Chin-up (strict), Negative pull-up, Foot-assisted pull-up, Towel pull-up, Pull-up (kipping), Chest-to-bar pull-up, Bar muscle-up, Ring muscle-up, Toes-to-bar, Kip swing drill, Dead hang, Hanging knee raise";
const OVERHEAD =
  "Overhead press, Push press, Push jerk, Split jerk, Clean and jerk, Snatch, Power snatch, Dumbbell snatch, Snatch balance, Overhead squat, Overhead lunge, Overhead carry, Thruster, Dumbbell thruster, Backpack thruster, Wall ball, Medicine ball squat throw, Kettlebell swing (American), Seated dumbbell press, Standing dumbbell press, Kettlebell press (single-arm), Band overhead press, Backpack overhead press, Dumbbell push press, Pike push-up, Handstand hold, Handstand walk, Wall walk, Turkish get-up, Overhead triceps extension, Medicine ball slam";
const JUMPS =
  "Box jump, Broad jump, Pogo hops, Squat jump, Burpee, Burpee broad jump, Burpee box jump-over, Double-under, Single-under, Jump rope intervals, Hill sprint, Strides, Shuttle run";
const FLEXION =
  "Sit-up, GHD sit-up, V-up, Russian twist, Hanging knee raise, Toes-to-bar, Medicine ball slam, Sandbag to shoulder, Sandbag shoulder carry, Sandbag bear-hug carry, Good morning, Turkish get-up, Hollow hold";
const GRIP =
  "Farmers carry, Dumbbell farmers carry, Suitcase carry, Suitcase hold, Trap-bar hold, Dead hang, Pull-up (strict), Rope climb, Towel pull-up, Towel row, Sled pull (rope), Band hand-over-hand pull, Kettlebell swing (Russian), Row erg, Ski erg, Snatch, Power clean";
const ONE_LEG =
  "Pistol squat, Box pistol squat, Skater squat, Single-leg Romanian deadlift, Single-leg glute bridge, Bulgarian split squat, Step-up, Step-down (slow), Walking lunge, Copenhagen plank, Single-leg calf raise (step)";
const HEAD_DOWN = "Handstand hold, Handstand walk, Handstand push-up (strict), Wall walk, Pike push-up, Pike push-up (feet elevated)";

test.each([
  ["I can't get down to the floor or up again", FLOOR],
  ["no lying on my tummy", BELLY],
  ["I can't lie flat on my back", BACK],
  ["no kneeling", KNEES],
  ["no hanging", HANGING],
  ["nothing overhead", OVERHEAD],
  ["no impact", JUMPS],
  ["no flexion of the spine", FLEXION],
  ["no gripping", GRIP],
  ["no single leg work", ONE_LEG],
  ["nothing with the head down", HEAD_DOWN],
])("“%s” lets nothing of its class slip through", (text, names) => {
  const closed = closedBy(text);
  expect(names.split(", ").filter((name) => !EXERCISES.some((exercise) => exercise.name === name))).toEqual([]);
  expect(names.split(", ").filter((name) => !closed.has(name))).toEqual([]);
});

/** Every way to ban by every name of the position, language by language. */
const LANGUAGES: readonly { bans: readonly string[]; names: { readonly [field: string]: readonly string[] } }[] = [
  {
    bans: ["I can't ~", "please no ~", "I should avoid ~"],
    names: {
      floor: ["getting down to the floor", "lying on the ground"],
      prone: ["lying on my tummy", "lie face down"],
      knees: ["kneel", "going on my knees"],
    },
  },
  {
    bans: ["ich kann nicht ~", "bitte nicht ~"],
    names: { floor: ["auf den Boden runter", "vom Boden hochkommen"], prone: ["auf dem Bauch liegen"], knees: ["auf den Knien", "knien"] },
  },
  {
    bans: ["no puedo ~", "tengo que evitar ~"],
    names: {
      floor: ["tumbarme en el suelo", "levantarme del suelo"],
      prone: ["tumbarme boca abajo"],
      knees: ["ponerme de rodillas", "arrodillarme"],
    },
  },
  {
    bans: ["je ne peux pas ~", "impossible de ~"],
    names: { floor: ["me relever du sol", "m'allonger au sol"], prone: ["être à plat ventre"], knees: ["me mettre à genoux"] },
  },
  {
    bans: ["non riesco a ~", "non posso ~"],
    names: { floor: ["alzarmi da terra", "sdraiarmi a terra"], prone: ["stare a pancia in giù"], knees: ["stare in ginocchio"] },
  },
  {
    bans: ["não consigo ~", "não posso ~"],
    names: {
      floor: ["levantar do chão", "deitar no chão"],
      prone: ["deitar de barriga para baixo"],
      knees: ["ficar de joelhos", "ajoelhar"],
    },
  },
  {
    bans: ["ik kan niet ~", "liever niet ~"],
    names: {
      floor: ["op de grond liggen", "van de grond opstaan"],
      prone: ["op mijn buik liggen"],
      knees: ["knielen", "op mijn knieën zitten"],
    },
  },
];

const CASES = LANGUAGES.flatMap(({ bans, names }) =>
  Object.entries(names).flatMap(([field, all]) => all.flatMap((name) => bans.map((ban) => ({ field, text: ban.replace("~", name) })))),
);

test.each(CASES)("$text: $field, as a limit and among the dislikes", ({ field, text }) => {
  const holds = (limits: Partial<HealthLimits>): boolean =>
    field === "knees" ? limits.closed?.includes("kneeling") === true : limits[field as "floor" | "prone"] === false;
  expect(holds(limitsIn(text))).toBe(true);
  expect(readWishes(`burpees. ${text}`, TODAY).findings.some(({ limits }) => holds(limits))).toBe(true);
  // A pull from the floor stays.
  expect(closedBy(text).has("Deadlift")).toBe(false);
});

test.each(["no pain getting up from the floor", "no deadlifts from the floor", "I like floor work", "sore when I kneel"])(
  "%s: no position is closed",
  (text) => {
    expect(limitsIn(text).floor).toBe(true);
    expect(limitsIn(text).prone).toBe(true);
  },
);

test("what is about spacing bans nothing and is about no run", () => {
  const limits = limitsIn("Physio: overhead max 40 kg until February, and never overhead two days in a row");
  expect([limits.overhead, limits.consecutiveRuns, limits.kilogramsOf.overhead]).toEqual([true, true, 40]);
});

test("a load cap holds for every lift of its class", () => {
  const names = getNames("overhead");
  expect(OVERHEAD.split(", ").filter((name) => !names.includes(name) && !/pike|walk$|slam|squat throw|band/iu.test(name))).toEqual([]);
});

test.each([
  "si je baisse la tête, tout tourne",
  "Donc pas la tête en bas",
  "when I bend over everything spins",
  "nothing with my head down please, doc",
  "beim Bücken wird mir schwindlig",
  "si agacho la cabeza me mareo",
  "se abbasso la testa gira tutto",
  "als ik buk word ik duizelig",
])("%s: no lift lowers the head", (text) => {
  const closed = closedBy(text);
  expect(
    ["Romanian deadlift", "Dumbbell Romanian deadlift", "Deadlift", "Burpee", "Handstand hold"].filter((name) => !closed.has(name)),
  ).toEqual([]);
  expect(closed.has("Goblet squat")).toBe(false);
});

test("who does not want to be upside down still deadlifts", () => {
  expect(closedBy("nothing upside down").has("Deadlift")).toBe(false);
  expect(closedBy("nothing upside down").has("Handstand hold")).toBe(true);
});
