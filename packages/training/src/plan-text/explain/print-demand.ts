import { dayInWords } from "../../calendar/day.ts";
import type { DemandItem, PlanDemand, Readiness } from "../../model/plan-demand.ts";
import { formatList } from "../../model/words.ts";
import { wrap } from "./wrap.ts";

/** What the race asks for and how much of it is covered, for the cover page of a plan; `isInside` for a race within its weeks. */
export function printDemand({ race, date, level, reach, readiness, items, instead }: PlanDemand, isInside = false): string[] {
  const [covered, open] = [items.filter(({ isCovered }) => isCovered), items.filter(({ isCovered }) => !isCovered)];
  return [
    "",
    "The way to the race",
    ...wrap(
      `${race}, ${dayInWords(date)}, ${level}. ${readinessText(readiness, items, reach)}${reach < 1 ? ` (${Math.floor(100 * reach)}% of what the race needs)` : ""}.`,
    ),
    ...list("Covered", covered, isInside),
    ...list("Not covered", open, isInside),
    ...(instead === undefined ? [] : wrap(`What fits: ${insteadText(instead)}.`)),
  ];
}

function insteadText({ shorter, readyFrom }: NonNullable<PlanDemand["instead"]>): string {
  const later = `the same distance on ${dayInWords(readyFrom)} or later`;
  return shorter === undefined ? later : `${shorter} on that day, or ${later}`;
}

function readinessText(readiness: Readiness, items: readonly DemandItem[], reach: number): string {
  const open = items.filter(({ isCovered }) => !isCovered);
  const none = items.filter(({ unit, inPlan, reached }) => (unit === "times" ? inPlan + reached : inPlan) <= 0);
  // A sport that is missing is said first; what comes too seldom stands in the list.
  if (readiness === "tight" && none.some(({ unit }) => unit !== "times") && open.every((item) => none.includes(item))) {
    const parts = new Set(none.map(({ name }) => name.replace(/^longest (?<part>\w+).*$/u, "$<part>").replace(/^most running.*$/u, "run")));
    return `Still open: this plan has no ${[...parts].join(", no ")}. The rest is on course`;
  }
  // What holds it is a told limit, not the training.
  if (readiness === "tight" && reach >= 1 && open.length > 0) return `On course except for the ${formatList(open.map(({ name }) => name))}`;
  if (readiness !== "ready" || open.length === 0) return READINESS_TEXTS[readiness];
  return `You are mostly on course for the distance, and ${open.length === 1 ? "one point is" : `${open.length} points are`} still open`;
}

const READINESS_TEXTS: { readonly [readiness in Readiness]: string } = {
  ready: "You are on course for the distance",
  tight: "Tight: your training until then stays below what the distance needs",
  "run-walk": "Too little time for a goal pace: run and walk, and watch the cut-off times",
  "not-ready": "Not ready by race day",
};

function list(title: string, items: readonly DemandItem[], isInside: boolean): string[] {
  if (items.length === 0) return [];
  return [`${title}:`, ...items.flatMap((item) => wrap(demandItemText(item, isInside), { first: "- ", rest: "  " }))];
}

/** "longest run: 29 of 32 km by race day, 22 km in this plan"; in a plan that goes on after the race only what is done by then. */
function demandItemText({ name, needed, reached, inPlan, unit }: DemandItem, isInside = false): string {
  const amount = (value: number) => `${demandFigure(value)} ${unit}`;
  // Who does more than the race asks for is not "20 of 18 km".
  const byRaceDay =
    reached > needed && demandFigure(reached) !== demandFigure(needed)
      ? `${amount(reached)} by race day (${demandFigure(needed)} needed)`
      : `${demandFigure(reached)} of ${amount(needed)} by race day`.replace(/(?<![\d.,])1 times\b/u, "1 time");
  // What was done before the plan counts too: then the plan's own figure stands beside it.
  const isBefore = demandFigure(inPlan) !== demandFigure(reached) && inPlan < reached;
  if (isInside && !isBefore) return `${name}: ${byRaceDay}`;
  // Kilometres as the pages of the sessions print them.
  const own = unit === "km" ? String(Math.round(10 * inPlan) / 10) : demandFigure(inPlan);
  return `${name}: ${byRaceDay}, ${own} ${unit} in this plan`.replace(/(?<![\d.,])1 times in/u, "once in");
}

/** Whole numbers from ten on, else with one decimal where there is one. */
export function demandFigure(value: number): string {
  return value >= 10 ? Math.round(value).toLocaleString("en") : String(Math.round(value * 10) / 10);
}
