import type { Athlete } from "#training/athlete/athlete.ts";
import type { Plan } from "#training/model/plan.ts";
import { type DayDraft, days, line, getPlan } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";
import { block, LOADING, RACE, racer, TAPER } from "./race-block.ts";

/** Five sessions of so many minutes on days 8 to 12 before the race, and on days 1 to 5. */
function taper(fourth: number, fifth: number, over: Partial<Plan> = {}, loading: readonly DayDraft[] = LOADING): Plan {
  const week = (duration: number): DayDraft[] => (duration === 0 ? [] : days([1, 2, 3, 4, 5], { duration }));
  return getPlan([loading, loading, loading, week(fourth), [...week(fifth), RACE], []], over);
}

const withMovement = (over: Partial<DayDraft>, name: string, before: readonly DayDraft[] = LOADING): Plan =>
  getPlan([before, LOADING, LOADING, TAPER, [{ weekday: 1, duration: 20, blocks: { mainWorkout: [line(name)] }, ...over }, RACE]]);
const KNOWS: readonly DayDraft[] = [{ weekday: 1, duration: 350, blocks: { cooldown: [line("Burpee")] } }];
const away = (from: string, to: string): Partial<Athlete> => ({ ...racer(), absences: [{ reason: "holiday", from, to }] });
const over = (share: number, from: number, to: number, most: number): string =>
  `${share}% of a loading week on days ${from} to ${to} before hyrox, ${most}% at most`;

/** A Hyrox holds 0.40 of a loading week in its last seven days and 0.69 in those before, 0.06 more at most, and 0.02 for whole minutes. */
const VOLUME = cases("T1", [
  ["47% in the last seven days", taper(40, 33), [], racer()],
  ["49% in the last seven days", taper(40, 34), [over(49, 1, 7, 48)], racer()],
  ["77% in the seven days before", taper(54, 20), [], racer()],
  ["79% in the seven days before", taper(55, 20), [over(79, 8, 14, 77)], racer()],
  ["less than the table", taper(20, 20), [], racer()],
  ["no session at all", taper(0, 0), [], racer()],
  ["no taper for a small race", taper(70, 70), [], racer({ priority: "C" })],
  ["weeks of less than three hours may hold more", taper(24, 18, {}, days([1, 2, 3, 4, 5], { duration: 34 })), [], racer()],
  ["nothing shorter than it can be", taper(25, 25, {}, days([1, 2, 3, 4, 5], { duration: 30 })), [], racer()],
  [
    "sessions that could be shorter",
    taper(26, 26, {}, days([1, 2, 3, 4, 5], { duration: 30 })),
    [over(87, 1, 7, 56), over(87, 8, 14, 85)],
    racer(),
  ],
  ["partly done before an adjustment", taper(70, 33, { adjusted: { on: "2026-12-17", kept: ["w4d1"], revision: 1 } }), [], racer()],
  ["away on a day of it", taper(40, 70), [], away("2026-12-25", "2026-12-25")],
  ["away before it", taper(40, 70), [over(100, 1, 7, 48)], away("2026-12-11", "2026-12-11")],
  ["only weeks of the taper", getPlan([days([3, 4, 5], { duration: 70 }), [{ weekday: 1 }, RACE]]), [], racer({ date: "2026-12-05" })],
]);

const NOVELTY = cases("race", [
  ["a movement nobody did before", withMovement({}, "Burpee"), ["w5d1: Burpee is new in the taper"], racer()],
  ["a movement known from a cooldown", withMovement({}, "Burpee", KNOWS), [], racer()],
  ["something new on an easy day", withMovement({ code: "RE" }, "Burpee"), [], racer()],
  [
    "something new two days before a small race",
    withMovement({ weekday: 4 }, "Burpee"),
    ["w5d1: Burpee is new in the taper"],
    racer({ priority: "C" }),
  ],
  ["something new three days before a small race", withMovement({ weekday: 3 }, "Burpee"), [], racer({ priority: "C" })],
  ["something new in the race", block(TAPER, [{ ...RACE, blocks: { mainWorkout: [line("Burpee")] } }]), [], racer()],
  [
    "something new in a plan that starts with the taper",
    getPlan([[{ weekday: 1, duration: 20, blocks: { mainWorkout: [line("Burpee")] } }, RACE]]),
    [],
    racer({ date: "2026-11-28" }),
  ],
]);

export const TAPER_CASES = [...VOLUME, ...NOVELTY];
