import type { Athlete } from "../../src/athlete/athlete.ts";
import type { Weekday } from "../../src/calendar/day.ts";
import type { Plan } from "../../src/model/plan.ts";
import { type DayDraft, days, line, planOf, type WeekDraft } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";
import { block, LOADING, RACE, racer, TAPER } from "./race-block.ts";

/** The minutes of the taper, one session a day; 500 would be as much as in the weeks before. */
function taper(minutes: readonly number[], over: Partial<Plan> = {}, loading: readonly DayDraft[] = LOADING): Plan {
  const sessions = minutes.map((duration, index) => ({ duration, weekday: (((index + 2) % 7) + 1) as Weekday }));
  return planOf([loading, loading, loading, sessions.slice(0, 5), [...sessions.slice(5), RACE]], over);
}

const withMovement = (over: Partial<DayDraft>, name: string, before: readonly DayDraft[] = LOADING): Plan =>
  planOf([before, LOADING, LOADING, TAPER, [{ weekday: 1, duration: 20, blocks: { mainWorkout: [line(name)] }, ...over }, RACE]]);
const KNOWS: readonly DayDraft[] = [{ weekday: 1, duration: 350, blocks: { cooldown: [line("Burpee")] } }];
const away = (from: string, to: string): Partial<Athlete> => ({ ...racer(), absences: [{ reason: "holiday", from, to }] });
const SHORT = days([1, 2, 3, 4, 5], { duration: 21 });
const [WEEK]: readonly WeekDraft[] = [{ days: LOADING }];

const VOLUME = cases("race", [
  ["62 % in the taper", taper([50, 50, 50, 50, 50, 60]), [], racer()],
  ["a minute more than 62 %", taper([50, 50, 50, 50, 50, 61]), ["the taper holds 62 % of the usual volume"], racer()],
  ["37 % in the taper", taper([20, 20, 30, 30, 30, 55]), [], racer()],
  ["a minute less than 37 %", taper([20, 20, 30, 30, 30, 54]), ["the taper holds only 37 % of the usual volume"], racer()],
  ["no taper for a small race", taper([70, 70, 70, 70, 70, 70]), [], racer({ priority: "C" })],
  ["two short sessions", taper([20, 20]), ["the taper holds only 8 % of the usual volume"], racer()],
  ["no session at all", taper([]), [], racer()],
  ["three short sessions", taper([20, 20, 20]), ["the taper holds only 12 % of the usual volume"], racer()],
  ["four on short days", taper([20, 20, 20, 20]), [], { ...racer(), availability: { daysPerWeek: 5, minutes: { 7: 90 } } }],
  [
    "five on short days",
    taper([20, 20, 20, 20, 20]),
    ["the taper holds only 20 % of the usual volume"],
    { ...racer(), availability: { daysPerWeek: 5, minutes: { 7: 90 } } },
  ],
  ["nothing shorter than it can be", taper([21, 21, 21, 21, 21, 21], {}, SHORT), [], racer()],
  ["a session that could be shorter", taper([21, 21, 21, 21, 21, 22], {}, SHORT), ["the taper holds 85 % of the usual volume"], racer()],
  [
    "partly done before an adjustment",
    taper([70, 70, 70, 70, 70, 70], { adjusted: { on: "2026-12-17", kept: ["w4d1"], revision: 1 } }),
    [],
    racer(),
  ],
  [
    "done before, adjusted in the taper",
    taper([70, 70, 70, 70, 70, 70], { adjusted: { on: "2026-12-14", kept: ["w3d5"], revision: 1 } }),
    ["the taper holds 84 % of the usual volume"],
    racer(),
  ],
  ["away on the first day of the taper", taper([70, 70, 70, 70, 70, 70]), [], away("2026-12-16", "2026-12-16")],
  ["away on the eve", taper([70, 70, 70, 70, 70, 70]), [], away("2026-12-25", "2026-12-25")],
  [
    "away before the taper",
    taper([70, 70, 70, 70, 70, 70]),
    ["the taper holds 84 % of the usual volume"],
    away("2026-12-15", "2026-12-15"),
  ],
  ["only weeks of the taper", planOf([days([3, 4, 5], { duration: 70 }), [{ weekday: 1 }, RACE]]), [], racer({ date: "2026-12-05" })],
  [
    "three loading weeks before it count",
    planOf([
      days([1, 2], { duration: 300 }),
      WEEK ?? [],
      LOADING,
      LOADING,
      [...LOADING.slice(0, 2), ...days([3, 4, 5], { duration: 50 })],
      [{ weekday: 1, duration: 50 }, { weekday: 2, duration: 50 }, RACE],
    ]),
    [],
    racer({ date: "2027-01-02" }),
  ],
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
    planOf([[{ weekday: 1, duration: 20, blocks: { mainWorkout: [line("Burpee")] } }, RACE]]),
    [],
    racer({ date: "2026-11-28" }),
  ],
]);

export const TAPER_CASES = [...VOLUME, ...NOVELTY];
