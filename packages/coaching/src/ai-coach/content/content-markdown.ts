import { type BlockName, type ExerciseItem, getPhaseLabel, itemText, type Plan, type PlanWeek, type Session } from "@ironpace/training";
import { FOCUS_NAMES } from "../../built-in-coach/topics/plan/shapes.ts";
import type { Brief } from "./read-brief.ts";

/** What stands before the sessions, in the built-in coach's words. */
export function introduction(plan: Plan, { assumed, athlete }: Brief): string {
  const { focus, durationWeeks, sessionsPerWeek, level, description, notes } = plan;
  const said = `${capital(FOCUS_NAMES[focus])}, ${durationWeeks} ${durationWeeks === 1 ? "week" : "weeks"}, ${sessionsPerWeek} days a week, level ${level}.`;
  const about = notes.filter(({ kind }) => kind === "injury" || kind === "wish-not-met").map(({ text }) => `- ${text}`);
  return [
    `${said} ${description}`,
    "Choose weights and paces by effort (RPE 1–10).",
    ...(athlete.competitions === undefined
      ? []
      : [`The competition is on the Saturday of week ${durationWeeks}; the volume falls before it.`]),
    ...(assumed.length > 0 ? [`Assumed, because the request does not say: ${assumed.join(", ")}.`] : []),
    ...(about.length > 0 ? [about.join("\n")] : []),
  ].join("\n\n");
}

/** The weeks as a table, then every session. */
export function sessionsMarkdown({ weeks }: Plan): string {
  return [
    "| Week | Phase | Time | Sessions |\n| --- | --- | --- | --- |\n" + weeks.map(weekRow).join("\n"),
    ...weeks.flatMap(({ sessions }) => sessions.map(sessionMarkdown)),
  ].join("\n\n");
}

function weekRow(each: PlanWeek): string {
  const { week, isDeload, sessions } = each;
  const phase = getPhaseLabel(each);
  const minutes = sessions.reduce((sum, { duration }) => sum + duration, 0);
  const titles = sessions.map(({ title }) => title.replaceAll("|", "/")).join("; ");
  return `| ${week} | ${isDeload ? `${phase}, deload` : phase} | ${minutes} min | ${titles} |`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A session as a section of Markdown: what it is, every block line by line, how to go about it. */
function sessionMarkdown(session: Session): string {
  const { week, title, duration, type, intensityLevel, description, blocks, coachNotes } = session;
  return [
    `## Week ${week}: ${title}`,
    `${duration} min, ${type}, RPE ${intensityLevel} of 10`,
    description,
    ...BLOCKS.filter(([name]) => blocks[name].length > 0).map(([name, heading]) => blockMarkdown(name, heading, session)),
    `**Aim:** ${coachNotes.stimulus}`,
    `**How:** ${coachNotes.strategy}`,
  ].join("\n\n");
}

const BLOCKS: readonly (readonly [BlockName, string])[] = [
  ["warmup", "Warm-up"],
  ["skill", "Skill"],
  ["strength", "Strength"],
  ["mainWorkout", "Main workout"],
  ["cooldown", "Cooldown"],
];

function blockMarkdown(name: BlockName, heading: string, { blocks, mainFormat }: Session): string {
  const isWork = name !== "warmup" && name !== "cooldown";
  const format = name === "mainWorkout" && mainFormat !== undefined ? ` (${mainFormat.label})` : "";
  return `**${heading}**${format}\n\n${blocks[name].map((item) => `- ${getLine(item, isWork)}`).join("\n")}`;
}

function getLine(item: ExerciseItem, isWork: boolean): string {
  const { restBetweenSets, notes } = item;
  const rest = restBetweenSets === undefined ? "" : `, rest ${restBetweenSets}`;
  return `${itemText(item)}${rest}${isWork && notes !== undefined ? `. ${notes}` : ""}`;
}
