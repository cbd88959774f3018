import { dayInWords } from "../calendar/day.ts";
import type { DemandItem, PlanDemand, Readiness } from "../model/plan-demand.ts";
import { wrap } from "./wrap.ts";

/** What the race asks for and how much of it is covered, for the cover page of a plan. */
export function printDemand({ race, date, level, reach, readiness, items, instead }: PlanDemand): string[] {
  const [covered, open] = [items.filter(({ isCovered }) => isCovered), items.filter(({ isCovered }) => !isCovered)];
  return [
    "",
    "The way to the race",
    ...wrap(
      `${race}, ${dayInWords(date)}: ${level}. ${READINESS_TEXTS[readiness]} (${Math.floor(100 * Math.min(reach, 1))} % of what decides).`,
    ),
    ...list("Covered", covered),
    ...list("Not covered", open),
    ...(instead === undefined ? [] : wrap(`What fits: ${insteadText(instead)}.`)),
  ];
}

function insteadText({ shorter, readyFrom }: NonNullable<PlanDemand["instead"]>): string {
  const later = `the same race from ${dayInWords(readyFrom)} on`;
  return shorter === undefined ? later : `${shorter} on that day, or ${later}`;
}

const READINESS_TEXTS: { readonly [readiness in Readiness]: string } = {
  ready: "Ready by race day",
  tight: "Tight: aim to finish, at the pace your results predict",
  "run-walk": "Too little time for a goal pace: run and walk, mind the cut-offs",
  "not-ready": "Not ready by race day",
};

function list(title: string, items: readonly DemandItem[]): string[] {
  return items.length === 0 ? [] : [`${title}:`, ...items.flatMap((item) => wrap(demandItemText(item), { first: "- ", rest: "  " }))];
}

/** "longest run: 29 of 32 km by race day, 22 km in this plan" */
export function demandItemText({ name, needed, reached, inPlan, unit }: DemandItem): string {
  const amount = (value: number) => `${demandFigure(value)} ${unit}`;
  return `${name}: ${demandFigure(reached)} of ${amount(needed)} by race day, ${amount(inPlan)} in this plan`;
}

/** Whole numbers from ten on, else with one decimal where there is one. */
export function demandFigure(value: number): string {
  return value >= 10 ? Math.round(value).toLocaleString("en") : String(Math.round(value * 10) / 10);
}
