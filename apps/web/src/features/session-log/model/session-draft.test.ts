import { setsText } from "@ironpace/contract";
import { beforeEach, expect, test } from "vitest";
import { METRIC } from "#backend/preferences/units.ts";
import { freeDraft, ownDraft, planDraft } from "./begin-draft.ts";
import { addExercise, addSet, changeSession, changeSet, moveExercise, removeSet, typeInto } from "./change-draft.ts";
import { newExercise, type DraftSet, type SessionDraft } from "./draft.ts";
import { mergeOtherDevice } from "./other-device.ts";
import { doneCount } from "./stored-draft.ts";
import { getFault, type StoredSet } from "./set-values.ts";
import { getMinutes, storeArgs } from "./store-payload.ts";
import { replaceWithStored, mergeStoredSession, entryDraft, mergeStoredSets, type StoredSession } from "./stored-session.ts";

let ids = 0;
let clock = "2026-03-05T10:00:00.000Z";
const maker = { newId: () => `id-${++ids}`, now: () => clock };
beforeEach(() => {
  ids = 0;
  clock = "2026-03-05T10:00:00.000Z";
});

const setsIn = (draft: SessionDraft) => draft.exercises.flatMap(({ sets }) => sets);
const first = (draft: SessionDraft): DraftSet => setsIn(draft)[0]!;
type Sent = { readonly session: Record<string, unknown>; readonly sets: readonly Record<string, unknown>[] };
const sent = (draft: SessionDraft, minutes?: number) => storeArgs(draft, minutes) as unknown as Sent;
const squats = () => addExercise(freeDraft("free-1", METRIC, maker), newExercise("Back squat", METRIC, maker), maker);
const ticked = (draft: SessionDraft, set: DraftSet) => changeSet(draft, set.id, { done: true }, maker);

function squatted(): SessionDraft {
  let draft = squats();
  draft = typeInto(draft, first(draft), "weight", "102,5", maker);
  draft = typeInto(draft, first(draft), "reps", "5", maker);
  return ticked(draft, first(draft));
}

const stored = (more: Partial<StoredSet> = {}): StoredSet => ({
  id: "other-1",
  user_id: "u",
  performed_session_id: "s",
  exercise_id: null,
  exercise_name: "back squat",
  exercise_index: 1,
  set_index: 1,
  set_type: "working",
  metric: "weight_reps",
  weight_kg: 100,
  reps: 5,
  seconds: null,
  metres: null,
  calories: null,
  rpe: null,
  entered_unit: "kg",
  per_hand: false,
  completed: true,
  created_at: "2026-03-05T10:00:00Z",
  updated_at: "2026-03-05T10:05:00Z",
  ...more,
});
const entry = (...sets: StoredSet[]) => ({ id: "s", performed_sets: sets }) as unknown as StoredSession;

test("only what is ticked is sent, in kilograms, with its place", () => {
  const squat = squatted();
  const draft = addSet(squat, squat.exercises[0]!.key, maker);
  expect(sent(draft).sets).toMatchObject([
    { exercise_name: "Back squat", exercise_index: 1, set_index: 1, metric: "weight_reps", weight_kg: 102.5, reps: 5, entered_unit: "kg" },
  ]);
  expect(doneCount(draft)).toBe(1);
  expect(sent(draft, 45).session).toMatchObject({
    source: "free",
    title: "Session",
    in_progress: false,
    duration_minutes: 45,
    day: "2026-03-05",
  });
});

test("a set with something missing or impossible does not count", () => {
  const draft = squats();
  const [exercise] = draft.exercises;
  const fault = (typed: DraftSet["typed"], rpe = "") => getFault({ ...first(draft), typed, rpe }, exercise!, "kg");
  expect(fault({})).toBe("Enter the weight");
  expect(fault({ weight: "100" })).toBe("Enter the reps");
  expect(fault({ weight: "100", reps: "5.5" })).toBe("Enter the reps");
  expect(fault({ weight: "1501", reps: "5" })).toBe("Enter the weight");
  expect(fault({ weight: "0", reps: "5" })).toBeUndefined();
  expect(fault({ weight: "100", reps: "5" }, "11")).toBe("Enter an RPE from 1 to 10");
});

test("a set whose place changes is stamped, so that the server moves it too", () => {
  let draft = addExercise(squatted(), newExercise("Row erg", METRIC, maker), maker);
  clock = "2026-03-05T10:01:00.000Z";
  draft = moveExercise(draft, draft.exercises[1]!.key, -1, maker);
  expect(draft.exercises.map(({ name }) => name)).toEqual(["Row erg", "Back squat"]);
  expect(sent(draft).sets).toMatchObject([{ exercise_index: 2, updated_at: clock }]);
});

test("a stamp is never before the one it replaces", () => {
  const draft = squatted();
  clock = "2026-03-05T09:00:00.000Z";
  const changed = changeSet(draft, first(draft).id, { rpe: "8" }, maker);
  expect(first(changed).updatedAt > first(draft).updatedAt).toBe(true);
  expect(changeSession(draft, { notes: "x" }, maker).updatedAt > draft.updatedAt).toBe(true);
});

test("what was ticked and is taken out or unticked is taken out on the server", () => {
  const draft = squatted();
  const { id } = first(draft);
  const empty = squats();
  expect(sent(removeSet(empty, first(empty), maker)).sets).toEqual([]);
  const again = changeSet(draft, id, { rpe: "8" }, maker);
  expect(sent(removeSet(again, first(again), maker)).sets).toMatchObject([{ id, removed: true }]);
  expect(sent(changeSet(again, id, { done: false }, maker)).sets).toMatchObject([{ id, removed: true }]);
});

test("the sets of another device take open places of their exercise, or come after", () => {
  const plan = ownDraft(
    { id: "l", workout_name: "Squats", exercises: [{ name: "Back squat", sets: 3, reps: 5, weight: 100 }], notes: null } as never,
    METRIC,
    maker,
  );
  const mine = ticked(plan, first(plan));
  const merged = mergeStoredSets(
    mine,
    entry(stored(), stored({ id: "other-2", set_index: 2 }), stored({ id: "r", exercise_name: "Run", metric: "distance" })),
    METRIC,
    maker,
  );
  expect(merged.exercises.map(({ name, sets }) => [name, sets.map(({ id, done }) => [id, done])])).toEqual([
    [
      "Back squat",
      [
        [first(mine).id, true],
        ["other-2", true],
        [setsIn(mine)[2]!.id, false],
        ["other-1", true],
      ],
    ],
    ["Run", [["r", true]]],
  ]);
  expect(merged.id).toBe("s");
});

test("of a set that both have, the later one stands; one that was taken out stays out", () => {
  const draft = squatted();
  const { id } = first(draft);
  const newer = mergeStoredSets(draft, entry(stored({ id, weight_kg: 110, updated_at: "2026-03-05T11:00:00Z" })), METRIC, maker);
  expect(first(newer).typed).toEqual({ weight: "110", reps: "5" });
  const older = mergeStoredSets(draft, entry(stored({ id, weight_kg: 110, updated_at: "2026-03-05T09:00:00Z" })), METRIC, maker);
  expect(first(older).typed.weight).toBe("102,5");
  expect(setsIn(mergeStoredSets({ ...draft, exercises: [], removed: { [id]: clock } }, entry(stored({ id })), METRIC, maker))).toEqual([]);
});

test("what another device did is said: a set that arrived, one that was taken out, and one that both logged", () => {
  const row = { id: "l", workout_name: "Squats", exercises: [{ name: "Back squat", sets: 3, reps: 5, weight: 100 }], notes: null };
  const mine = ownDraft(row as never, METRIC, maker);
  const draft = ticked(mine, first(mine));
  const { id } = first(draft);
  const of = (...sets: StoredSet[]) =>
    ({
      ...entry(...sets),
      source: "free",
      performed_at: clock,
      in_progress: true,
      updated_at: "2026-03-05T09:00:00+00:00",
    }) as StoredSession;
  const own = stored({ id });
  const merge = (acknowledged: readonly string[], ...sets: StoredSet[]) =>
    mergeOtherDevice(draft, of(...sets), new Set(acknowledged), METRIC, maker);

  expect(merge([id], own).news).toEqual([]);
  const arrived = merge([id], own, stored({ id: "other-2", set_index: 2, weight_kg: 105 }));
  expect(arrived.news).toEqual([{ kind: "added", setId: "other-2", text: "Back squat, set 2: 5 at 105 kg" }]);
  expect(doneCount(arrived.draft)).toBe(2);

  const clash = merge([id], own, stored({ id: "other-1", weight_kg: 105 }));
  const [here, there] = [
    { setId: id, text: "5 at 100 kg" },
    { setId: "other-1", text: "5 at 105 kg" },
  ];
  expect(clash.news).toEqual([{ kind: "conflict", setId: "other-1", place: "Back squat, set 1", here, there }]);
  expect(doneCount(clash.draft)).toBe(2);

  // What the server may not have had yet when it was read is not taken for removed.
  expect(doneCount(merge([]).draft)).toBe(1);
  const gone = merge([id]);
  expect([gone.news, doneCount(gone.draft)]).toEqual([[{ kind: "removed", setId: id, text: "Back squat, set 1" }], 0]);
});

test("an entry of the ledger opens as it was typed, and is sent back unchanged", () => {
  const row = {
    ...entry(stored()),
    source: "free",
    title: "Legs",
    performed_at: clock,
    in_progress: false,
    duration_minutes: 50,
    session_rpe: 7.5,
  };
  const open = { ...row, rating: 4, notes: null, updated_at: clock, training_session_id: null, logged_session_id: null, workout_id: null };
  const score = { score_format: "amrap", score_seconds: 600, score_rounds: 5, score_reps: 12 } as const;
  const draft = entryDraft({ ...open, ...score } as unknown as StoredSession, METRIC, maker);
  expect(draft).toMatchObject({ rpe: "7.5", minutes: 50, score: { format: "amrap", time: "10:00", rounds: "5", reps: "12" } });
  expect(sent(draft, 50)).toMatchObject({ session: { session_rpe: 7.5, ...score }, sets: [{ id: "other-1", weight_kg: 100 }] });
});

test("what was finished on another device is corrected, not begun again", () => {
  const ended = {
    ...entry(stored()),
    source: "free",
    title: "Legs",
    performed_at: clock,
    duration_minutes: 50,
    notes: null,
    updated_at: "2026-03-05T10:50:00+00:00",
  };
  const finished = { ...ended, in_progress: false, score_format: null } as unknown as StoredSession;
  expect(mergeStoredSession(squatted(), finished, METRIC, maker)).toMatchObject({
    minutes: 50,
    origin: "free",
    originId: "free-1",
    title: "Legs",
  });
  expect(mergeStoredSession(squatted(), { ...finished, in_progress: true }, METRIC, maker).minutes).toBeUndefined();
});

test("of what was said of a session the later stands, whether it is finished or not; a clock that runs here goes on", () => {
  const said = (rest: object) =>
    ({
      ...entry(),
      source: "free",
      title: "Legs",
      performed_at: clock,
      notes: "Theirs",
      session_rpe: 7,
      ...rest,
    }) as unknown as StoredSession;
  const score = { score_format: "for-time", score_seconds: 522, score_rounds: null, score_reps: null };
  const running = { mode: "for-time", minutes: "12", state: { since: 1_772_704_800 } } as const;
  const mine = changeSession({ ...squatted(), clock: running }, { notes: "Mine", title: "Squats" }, maker);
  const [older, newer] = ["2026-03-05T09:59:00+00:00", "2026-03-05T10:01:00+00:00"];
  for (const in_progress of [true, false]) {
    const before = mergeStoredSession(mine, said({ in_progress, updated_at: older, ...score }), METRIC, maker);
    expect(before).toMatchObject({ notes: "Mine", title: "Squats", rpe: "", clock: running });
    expect(before.score).toBeUndefined();
    const after = mergeStoredSession(mine, said({ in_progress, updated_at: newer, ...score }), METRIC, maker);
    expect(after).toMatchObject({ notes: "Theirs", title: "Legs", rpe: "7", score: { time: "8:42" }, clock: running });
    // Sent again without a change it is no newer than what is stored.
    expect(after.updatedAt).toBe(newer);
  }
  const fresh = replaceWithStored(
    squats(),
    said({ in_progress: true, updated_at: older, score_format: null, title: "Session" }),
    METRIC,
    maker,
  );
  expect(fresh).toMatchObject({ notes: "Theirs", rpe: "7", title: "", updatedAt: older });
});

test("a plan session comes with what it asks for", () => {
  const item = {
    id: "a",
    name: "Back squat",
    sets: 3,
    reps: "5-4-3",
    weight: "105 kg",
    dose: { reps: 4, restSeconds: 150, totalSeconds: 900 },
  };
  const load = { kilograms: 105, perHand: false, bar: 20, estimated: false };
  const run = { id: "b", name: "Easy run", distance: "5 km", dose: { metres: 5000, totalSeconds: 1800 } };
  const draft = planDraft({ id: "p", title: "Squats", skill: [], strength: [{ ...item, load }, run], mainWorkout: [] }, METRIC, maker);
  expect(draft.exercises.map(({ planned, rest, metric }) => [planned, rest, metric])).toEqual([
    ["3 × 5-4-3, 105 kg", 150, "weight_reps"],
    ["5 km", 0, "distance"],
  ]);
  expect(setsIn(draft).map(({ typed }) => typed)).toEqual([
    { weight: "105", reps: "5" },
    { weight: "105", reps: "4" },
    { weight: "105", reps: "3" },
    { distance: "5" },
  ]);
});

test("minutes: from the start to now, of a session that was left open to its last set", () => {
  const draft = squatted();
  const start = draft.startedAt;
  expect(getMinutes(draft, start + 30 * 60_000)).toBe(30);
  const later = {
    ...draft,
    exercises: draft.exercises.map((e) => ({ ...e, sets: e.sets.map((s) => ({ ...s, updatedAt: "2026-03-05T10:20:00.000Z" })) })),
  };
  expect(getMinutes(later, start + 24 * 3_600_000)).toBe(20);
});

test("last time, in words", () => {
  const [a, b, c] = [stored({ rpe: 7 }), stored({ rpe: 8 }), stored({ weight_kg: 110, reps: 3 })];
  expect(setsText([a, b, c], "kg")).toBe("2 × 5 at 100 kg, RPE 8; 3 at 110 kg");
  expect(setsText([stored({ metric: "distance", weight_kg: null, metres: 500, seconds: 102.5 })], "kg")).toBe("500 m in 1:42.5");
});
