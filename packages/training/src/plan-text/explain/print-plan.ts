import { addDays, dayInWords } from "../../calendar/day.ts";
import { getPhaseLabel } from "../../model/phase-label.ts";
import type { Plan, PlanNote, PlanWeek } from "../../model/plan.ts";
import type { WeightUnit } from "../../units/mass.ts";
import { IN_PLAIN_WORDS } from "../../free-text/training-wishes/plain-language.ts";
import { plainWords } from "./plain-words.ts";
import { printDemand } from "./print-demand.ts";
import { printSession } from "./print-session.ts";
import { wrap } from "./wrap.ts";

/** Between pages: printers and editors start a new one. */
const PAGE_BREAK = "\f\n";

/** The whole plan as text for a coach: a page of what holds for all of it, then a page for each week. `unit` is that of the athlete. */
export function printPlan(plan: Plan, unit: WeightUnit = "kg"): string {
  return [printCover(plan), ...plan.weeks.map((week) => printWeek(plan, week, unit))].join(PAGE_BREAK);
}

/** Whether the athlete asked for pages without the short forms of coaches: the notes say so. */
function isPlain({ notes }: Plan): boolean {
  return notes.some(({ text }) => text.endsWith(`: ${IN_PLAIN_WORDS}.`));
}

/** Title, how it was made, and everything the athlete should know. */
export function printCover(plan: Plan): string {
  const facts = `${plan.level}, ${plan.focus}, ${plan.sessionsPerWeek} days a week, from ${dayInWords(plan.startDate)}`;
  const kinds = [...new Set(plan.notes.map((note) => note.kind))];
  return lines([
    plan.title.toUpperCase(),
    facts,
    "",
    ...wrap(plan.description),
    ...(plan.demand === undefined ? [] : printDemand(plan.demand, plan.demand.date < addDays(plan.startDate, 7 * plan.durationWeeks))),
    ...kinds.flatMap((kind) => printNotes(kind, plan.notes)),
  ]);
}

/** One week on one page. */
export function printWeek(plan: Plan, week: PlanWeek, unit: WeightUnit = "kg"): string {
  const isHeld = week.sessions.length > 0 && week.sessions.every(({ intensityLevel, code }) => HELD.has(code) && intensityLevel <= 3);
  const name = isHeld ? "easy movement" : getPhaseLabel(week);
  const kind = week.isDeload ? `${name}, deload` : name;
  const minutes = week.sessions.reduce((sum, session) => sum + session.duration, 0);
  const load = week.sessions.reduce((sum, session) => sum + session.load, 0);
  const text = lines([
    `WEEK ${week.week} OF ${plan.durationWeeks}: ${kind}, from ${dayInWords(week.startDate)}`,
    `${week.sessions.length} ${week.sessions.length === 1 ? "session" : "sessions"}, ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min, load ${load}`,
    ...(week.sessions.length === 0 ? ["", ...awayIn(plan, week)] : []),
    ...week.sessions.flatMap((session) => ["", ...printSession(session, unit)]),
  ]);
  return isPlain(plan) ? plainWords(text) : text;
}

/** All sessions of a week that waits for a clearance. */
const HELD: ReadonlySet<string> = new Set(["ZE", "RC"]);

/** Why a week is empty: its days away. */
function awayIn({ notes }: Plan, { week }: PlanWeek): string[] {
  const isAbout = new RegExp(`, so weeks? [^.]*\\b${week}\\b`, "u");
  return notes.filter(({ kind, text }) => kind === "away" && isAbout.test(text)).flatMap(({ text }) => wrap(text));
}

const NOTE_TITLES: { readonly [kind in PlanNote["kind"]]: string } = {
  estimate: "Estimated",
  missing: "Missing",
  injury: "Injuries",
  wish: "Your wishes",
  "wish-not-met": "Wishes that could not be met",
  substitution: "Replaced",
  "data-quality": "Please check",
  progress: "From your last block",
  taper: "Your races",
  away: "Days away",
  "weak-link": "Weakest link",
};

function printNotes(kind: PlanNote["kind"], notes: readonly PlanNote[]): string[] {
  const texts = notes.filter((note) => note.kind === kind).map((note) => note.text);
  return ["", NOTE_TITLES[kind], ...texts.flatMap((text) => wrap(text, { first: "- ", rest: "  " }))];
}

function lines(parts: readonly string[]): string {
  return `${parts.join("\n")}\n`;
}
