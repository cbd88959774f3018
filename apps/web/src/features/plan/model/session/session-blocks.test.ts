import { expect, test } from "vitest";
import { getBlocks } from "./session-blocks.ts";
import { item, session } from "../sample-plan.ts";

const run = item({
  id: "run",
  dose: { metres: 1000, totalSeconds: 1200 },
  pace: { zone: "race", fastest: 290, slowest: 290, per: "km", estimated: false },
});
const sled = item({ id: "sled", dose: { metres: 25, totalSeconds: 400 }, load: { kilograms: 102, perHand: false, estimated: false } });

test("blocks are lettered in the order they are done: skill before strength, and endurance first where it is the point", () => {
  const all = { warmup: [item()], strength: [sled], skill: [item()], mainWorkout: [run], cooldown: [item()] };
  const titles = (more: object) => getBlocks(session({ blocks: all, ...more })).map(({ letter, title }) => `${letter} ${title}`);
  expect(titles({})).toEqual(["A Warm-up", "B Skill", "C Strength", "D Main workout", "E Cooldown"]);
  expect(titles({ enduranceFirst: true })).toEqual(["A Warm-up", "B Skill", "C Main workout", "D Strength", "E Cooldown"]);
});

test("an empty block takes no letter", () => {
  const blocks = { warmup: [item()], strength: [], skill: [], mainWorkout: [run], cooldown: [item()] };
  expect(getBlocks(session({ blocks })).map(({ letter, title, minutes }) => [letter, title, minutes])).toEqual([
    ["A", "Warm-up", 10],
    ["B", "Main workout", 20],
    ["C", "Cooldown", 10],
  ]);
});

test("the half that takes longer has the full effort", () => {
  const blocks = { warmup: [], strength: [], skill: [], mainWorkout: [run, sled], cooldown: [] };
  const [main] = getBlocks(session({ blocks, effort: 8 }));
  expect(main?.pace).toBeCloseTo(0.8);
  expect(main?.iron).toBeCloseTo(0.8 / 3);
});

test("the effort of a block is the mean of its lines over time, the session's without one", () => {
  const blocks = {
    warmup: [],
    strength: [item({ rpe: 9, dose: { reps: 5, totalSeconds: 300 } }), item({ id: "j", rpe: 6, dose: { reps: 5, totalSeconds: 600 } })],
    skill: [item({ dose: { reps: 5, totalSeconds: 300 } })],
    mainWorkout: [],
    cooldown: [],
  };
  expect(getBlocks(session({ blocks, effort: 5 })).map(({ iron }) => Math.round(iron * 100))).toEqual([50, 70]);
});

test("what several lines of a working block say is said once; drills of the warm-up keep theirs", () => {
  const load = { kilograms: 60, perHand: false, estimated: false };
  const adjust = "One RPE point harder than planned: take 2.5 % off.";
  const drills = [item({ id: "d", notes: "Each side." }), item({ id: "e", notes: "Each side." })];
  const strength = [
    item({ id: "a", load, notes: adjust, why: "75 % of your press." }),
    item({ id: "b", load, notes: adjust, why: "80 % of your squat." }),
    item({ id: "c", notes: "Choose a weight." }),
    item({ id: "d", notes: "Choose a weight." }),
  ];
  const [warmup, work] = getBlocks(session({ blocks: { warmup: drills, strength, skill: [], mainWorkout: [], cooldown: [] } }));
  expect(warmup).toMatchObject({ items: drills, advice: [] });
  expect(work?.advice).toEqual([adjust]);
  expect(work?.items.map(({ notes, why }) => [notes, why])).toEqual([
    [undefined, "75 % of your press."],
    [undefined, "80 % of your squat."],
    ["Choose a weight.", undefined],
    ["Choose a weight.", undefined],
  ]);
});

test("a reason is said once when most lines have it", () => {
  const race = "50 % of the race amount.";
  const mainWorkout = [item({ id: "a", why: race }), item({ id: "b", why: race }), item({ id: "c", why: "By feel." })];
  const [block] = getBlocks(session({ blocks: { warmup: [], strength: [], skill: [], mainWorkout, cooldown: [] } }));
  expect(block?.advice).toEqual([race]);
  expect(block?.items.map(({ why }) => why)).toEqual([undefined, undefined, "By feel."]);
});
