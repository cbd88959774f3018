import type { Athlete, Competition } from "#training/athlete/athlete.ts";
import type { Plan, PlanWeek } from "#training/model/plan.ts";
import { type DayDraft, getPlan, type WeekDraft } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

const EASY: DayDraft = { weekday: 1 };
/** "L" is a loading week, "D" a deload. */
const weeks = (text: string, over: Partial<Plan> = {}, changed: { readonly [index: number]: Partial<PlanWeek> } = {}): Plan =>
  getPlan(
    text.split("").map((letter, index): WeekDraft => ({
      isDeload: letter === "D",
      days: [EASY],
      ...phase(index + (over.firstMacroWeek ?? 1)),
      ...changed[index],
    })),
    over,
  );
const phase = (macroWeek: number): Pick<PlanWeek, "macroWeek" | "phase"> => ({
  macroWeek,
  phase: macroWeek > 8 ? "performance" : macroWeek > 4 ? "development" : "foundation",
});
const after = (loadingWeeks: number): Partial<Plan> => ({ startsFrom: { oneRepMax: {}, loadingWeeks, longestRuns: [] } });
const adjusted = (on: string, kept: readonly string[] = []): Partial<Plan> => ({ adjusted: { on, kept, revision: 1 } });
const racing = (date: string, over: Partial<Competition> = {}): Partial<Athlete> => ({
  competitions: [{ type: "hyrox", date, priority: "A", ...over }],
});
const away = (from: string, to: string): Partial<Athlete> => ({ absences: [{ reason: "holiday", from, to }] });

const LABELS = cases("phases", [
  ["twelve weeks by the table", weeks("LLLDLLLDLLLD"), []],
  ["a block that starts later", weeks("LLL", { firstMacroWeek: 7 }), []],
  ["another macro week", weeks("LLL", {}, { 1: { macroWeek: 3 } }), ["macro week 3 instead of 2", "macro week 3 instead of 4"]],
  ["a phase too early", weeks("LLL", {}, { 1: { phase: "development" } }), ["development in macro week 2"]],
  ["a phase too late", weeks("LLLDL", {}, { 4: { phase: "foundation" } }), ["foundation in macro week 5"]],
  ["a session of another phase", getPlan([[{ weekday: 1, phase: "performance" }]]), ["w1d1: phase or deload differs from its week"]],
  ["a deload session in a loading week", getPlan([[{ weekday: 1, isDeload: true }]]), ["w1d1: phase or deload differs from its week"]],
  [
    "another macro week in a week that is begun",
    weeks("LLL", adjusted("2026-12-01"), { 1: { macroWeek: 5, phase: "development" }, 2: { macroWeek: 6, phase: "development" } }),
    [],
  ],
]);

const DELOADS = cases("phases", [
  ["four weeks without a deload", weeks("LLLL"), []],
  ["five weeks without a deload", weeks("LLLLL"), ["no deload in five weeks or more"]],
  ["five weeks without one, the last of them begun", weeks("LLLLL", adjusted("2026-12-22")), []],
  ["five weeks without one, all but the last begun", weeks("LLLLL", adjusted("2026-12-21")), ["no deload in five weeks or more"]],
  ["a taper instead of a deload", weeks("LLLLL"), [], racing("2026-12-26")],
  ["days away instead of a deload", weeks("LLLLL"), [], away("2026-12-07", "2026-12-13")],
  ["a deload first", weeks("DLLL"), ["the first week is a deload"]],
  ["a deload first after two loading weeks", weeks("DLLL", after(2)), ["the first week is a deload"]],
  ["a deload first after three loading weeks", weeks("DLLL", after(3)), []],
  ["five loading weeks in a row", weeks("LLLLLD"), []],
  ["six loading weeks in a row", weeks("LLLLLLD"), ["6 loading weeks in a row"]],
  ["seven loading weeks in a row", weeks("LLLLLLLD"), ["6 loading weeks in a row", "7 loading weeks in a row"]],
  ["six loading weeks, two of them before the block", weeks("LLLLD", after(2)), ["6 loading weeks in a row"]],
  ["five loading weeks, two of them before the block", weeks("LLLD", after(2)), []],
  ["six loading weeks after a deload", weeks("LDLLLLLL"), ["6 loading weeks in a row"]],
  ["six loading weeks, the sixth begun", weeks("LLLLLLD", adjusted("2026-12-29")), []],
  ["six loading weeks, the fifth begun", weeks("LLLLLLD", adjusted("2026-12-28")), ["6 loading weeks in a row"]],
]);

export const PHASE_CASES = [...LABELS, ...DELOADS];
