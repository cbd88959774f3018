import fc from "fast-check";
import { expect, test } from "vitest";
import { anyJourney, getProgress } from "#test/adjustment-arbitrary.ts";
import { keepsItsPromises, getSessions } from "#test/adjustment-promises.ts";
import { anyAthlete, anyBlock } from "#test/athlete-arbitrary.ts";
import { FUZZ } from "#test/fuzz.ts";
import { HYBRID } from "#test/athletes.ts";
import { anyHappening, anyMove, anySwap } from "#test/own-choice-arbitrary.ts";
import { getPlan } from "#test/started-plan.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { validatePlan } from "../checks/validate.ts";
import { adjust } from "./adjust.ts";
import { checkMove, moveOptions } from "./choices/move.ts";
import type { MoveWarning } from "./choices/move-warnings.ts";
import { swapOptions } from "./choices/swap-options.ts";
import { checkSwap } from "./choices/swap.ts";

const RUNS = Math.ceil(FUZZ.runs / 100);
const TIME_LIMIT = 60_000 + RUNS * 1500;
const OPTIONS = { numRuns: RUNS, seed: FUZZ.seed };

/** A day may be too short or none of the chosen ones whoever put a session there. */
const OF_ONE_DAY: ReadonlySet<MoveWarning["kind"]> = new Set<MoveWarning["kind"]>(["day-not-chosen", "too-long-for-day"]);

test("a moved session changes its day and nothing else, and what is worse then is said", { timeout: TIME_LIMIT }, () => {
  fc.assert(
    fc.property(anyAthlete, anyBlock, fc.array(anyMove, { minLength: 1, maxLength: 3 }), anyJourney, (entered, block, moves, journey) => {
      let plan = getPlan(entered, block, false);
      let athlete = entered;
      if (plan === undefined) return;
      const progress = getProgress(plan, journey);
      for (const wish of moves) {
        const adjustment = wish(plan);
        if (adjustment.kind !== "move") return;
        const check = checkMove(plan, athlete, adjustment, progress);
        const done = adjust(plan, athlete, adjustment, progress);
        if (done.kind === "referral") return;
        keepsItsPromises({
          plan,
          athlete,
          adjustment,
          progress,
          isWithdrawn: false,
          adjusted: done.plan,
          adjustedAthlete: done.athlete,
          layer: done.layer,
        });
        if (check.kind === "refused") {
          expect(done.plan).toBe(plan);
          expect(done.layer.reasons).toEqual([check.reason]);
          continue;
        }
        const before = new Map(getSessions(plan).map((session) => [session.id, session]));
        for (const session of getSessions(done.plan)) {
          const { date, weekday } = session;
          expect(session).toEqual({ ...before.get(session.id), date, weekday });
        }
        const changed = done.layer.changes.map(({ sessionId }) => sessionId);
        expect(changed.toSorted()).toEqual([adjustment.sessionId, ...(check.swapsWith === undefined ? [] : [check.swapsWith])].toSorted());
        expect(done.layer.warnings).toEqual(check.warnings);
        // Whoever did not wish it would have to be told of what the warnings tell, and of nothing else.
        const { moves: _, ...unwarned } = done.athlete;
        const unasked = validatePlan(done.plan, unwarned).filter(({ rule }) => rule !== "hard-days" && rule !== "availability");
        expect(unasked).toEqual([]);
        plan = done.plan;
        athlete = done.athlete;
      }
    }),
    OPTIONS,
  );
});

test("moving somewhere and back leaves the order of days without a warning", { timeout: TIME_LIMIT }, () => {
  fc.assert(
    fc.property(anyAthlete, anyBlock, anyMove, (athlete, block, wish) => {
      const plan = getPlan(athlete, block, false);
      const adjustment = plan === undefined ? undefined : wish(plan);
      if (plan === undefined || adjustment?.kind !== "move") return;
      const progress = { today: plan.startDate, outcomes: [] };
      const from = getSessions(plan).find(({ id }) => id === adjustment.sessionId)?.date ?? plan.startDate;
      const there = adjust(plan, athlete, adjustment, progress);
      if (there.kind === "referral" || there.plan === plan) return;
      const back = adjust(there.plan, there.athlete, { kind: "move", sessionId: adjustment.sessionId, to: from }, progress);
      expect(back.kind === "adjusted" && back.plan.weeks).toEqual(plan.weeks);
      expect(back.kind === "adjusted" && (back.athlete.moves ?? [])).toEqual([]);
      const order = back.kind === "adjusted" ? (back.layer.warnings ?? []).filter(({ kind }) => !OF_ONE_DAY.has(kind)) : [];
      expect(order).toEqual([]);
      expect(moveOptions(plan, athlete, adjustment.sessionId, progress)).toHaveLength(7);
    }),
    OPTIONS,
  );
});

test("a swapped exercise changes its session alone, within every rule, and every option can be taken", { timeout: TIME_LIMIT }, () => {
  fc.assert(
    fc.property(anyAthlete, anyBlock, fc.array(anySwap, { minLength: 1, maxLength: 3 }), anyJourney, (entered, block, swaps, journey) => {
      let plan = getPlan(entered, block, false);
      let athlete = entered;
      if (plan === undefined) return;
      const progress = getProgress(plan, journey);
      for (const wish of swaps) {
        const adjustment = wish(plan, athlete);
        if (adjustment.kind !== "swap") return;
        const check = checkSwap(plan, athlete, adjustment, progress);
        const option = swapOptions(plan, athlete, adjustment.sessionId, adjustment.itemId).find(({ by }) => by === adjustment.by);
        const done = adjust(plan, athlete, adjustment, progress);
        if (done.kind === "referral") return;
        keepsItsPromises({
          plan,
          athlete,
          adjustment,
          progress,
          isWithdrawn: false,
          adjusted: done.plan,
          adjustedAthlete: done.athlete,
          layer: done.layer,
        });
        if (option !== undefined)
          expect(["possible", "refused done"]).toContain(check.kind === "refused" ? `refused ${check.code}` : check.kind);
        if (check.kind === "possible") {
          expect(done.layer.changes.map(({ sessionId }) => sessionId)).toEqual([adjustment.sessionId]);
          const lines = getSessions(done.plan)
            .filter(({ id }) => id === adjustment.sessionId)
            .flatMap(({ blocks }) => Object.values(blocks).flat());
          const line = lines.find(({ id }) => id === adjustment.itemId);
          expect(line?.name).toBe(adjustment.by);
          if (option !== undefined) expect(line).toEqual(option.item);
        } else expect(done.plan).toBe(plan);
        plan = done.plan;
        athlete = done.athlete;
      }
    }),
    OPTIONS,
  );
});

test("own choices among everything else that happens keep the promises of every adjustment", { timeout: TIME_LIMIT }, () => {
  const life = fc.array(fc.tuple(anyHappening, anyJourney), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(anyAthlete, anyBlock, fc.boolean(), life, (athlete, block, continues, happened) => {
      const plan = getPlan(athlete, block, continues);
      if (plan === undefined) return;
      const days = happened.map(([, { day }]) => day).toSorted((a, b) => a - b);
      let now = { plan, athlete, outcomes: getProgress(plan, { day: -2, chances: [1] }).outcomes };
      happened.forEach(([happening, journey], index) => {
        const progress = getProgress(now.plan, { ...journey, day: days[index] ?? 0 });
        const told = new Set(progress.outcomes.map(({ sessionId }) => sessionId));
        const isWithdrawn = now.outcomes.some(({ sessionId }) => !told.has(sessionId));
        const adjustment = happening(now.plan, now.athlete);
        const done = adjust(now.plan, now.athlete, adjustment, progress);
        if (done.kind === "referral") return;
        keepsItsPromises({
          ...now,
          adjustment,
          progress,
          isWithdrawn,
          adjusted: done.plan,
          adjustedAthlete: done.athlete,
          layer: done.layer,
        });
        now = { plan: done.plan, athlete: done.athlete, outcomes: progress.outcomes };
      });
    }),
    OPTIONS,
  );
});

test("what is done one side after the other says so, whatever it takes the place of", () => {
  const athlete: Athlete = { ...HYBRID, focus: "hyrox" };
  const plan = getPlan(athlete, { weeks: 5, firstMacroWeek: 1 }, false);
  const session = plan?.weeks
    .flatMap((week) => week.sessions)
    .find(({ blocks }) => blocks.strength.some(({ name }) => name === "Pallof press"));
  const item = session?.blocks.strength.find(({ name }) => name === "Pallof press");
  if (plan === undefined || session === undefined || item === undefined) throw new Error("no Pallof press");
  const option = swapOptions(plan, athlete, session.id, item.id).find(({ by }) => by === "Bird dog");
  expect(option?.text).toBe(`Bird dog ${item.sets ?? 1} × ${item.reps ?? ""} at RPE 6`);
  expect(item.reps).toMatch(/each side$/u);
});
