import { parseArgs } from "node:util";
import { type Athlete, type Day, generatePlan, parseDay, type Plan, printCover, printPlan, printWeek } from "@ironpace/training";
import { readAthleteFile } from "./plan/athlete-file.ts";

const USAGE = `npm run plan -- --athlete file.json [--start yyyy-mm-dd] [--weeks 1-12] [--macro-week n] [--week n]
Prints the training block of an athlete as text, a page for each week. Without --start it begins next Monday; --week prints one page.
Examples of athletes: packages/training/test/reference/*.json`;

try {
  process.stdout.write(planText());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function planText(): string {
  const { values } = parseArgs({
    options: {
      athlete: { type: "string" },
      start: { type: "string" },
      weeks: { type: "string", default: "5" },
      "macro-week": { type: "string", default: "1" },
      week: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return `${USAGE}\n`;
  if (values.athlete === undefined) throw new Error(`--athlete is missing.\n${USAGE}`);
  const startDate = startDay(values.start);
  const weeks = wholeNumber("--weeks", values.weeks, 12);
  const firstMacroWeek = wholeNumber("--macro-week", values["macro-week"], 1000);
  const page = values.week === undefined ? undefined : wholeNumber("--week", values.week, weeks);
  const athlete = readAthleteFile(values.athlete);
  const result = generatePlan(athlete, { startDate, weeks, firstMacroWeek });
  return result.kind === "referral" ? `${result.referral.text}\n` : pages(result.plan, page, athlete.units);
}

function pages(plan: Plan, page: number | undefined, unit: Athlete["units"]): string {
  const week = page === undefined ? undefined : plan.weeks[page - 1];
  return week === undefined ? printPlan(plan, unit) : `${printCover(plan)}\f\n${printWeek(plan, week, unit)}`;
}

function startDay(text: string | undefined): Day {
  const day = text === undefined ? new Date().toISOString().slice(0, 10) : parseDay(text);
  if (day === undefined) throw new Error(`--start is a day like 2026-11-23, not "${text ?? ""}".`);
  return day;
}

function wholeNumber(option: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most) throw new Error(`${option} is a whole number from 1 to ${most}, not "${text}".`);
  return number;
}
