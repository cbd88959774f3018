import { type BlockName, type ExerciseItem, itemText, type Session } from "@ironpace/training";

/** A session as a section of Markdown: what it is, every block line by line, how to go about it. */
export function sessionMarkdown(session: Session): string {
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
  return `**${heading}**${format}\n\n${blocks[name].map((item) => `- ${lineOf(item, isWork)}`).join("\n")}`;
}

function lineOf(item: ExerciseItem, isWork: boolean): string {
  const { restBetweenSets, notes } = item;
  const rest = restBetweenSets === undefined ? "" : `, rest ${restBetweenSets}`;
  return `${itemText(item)}${rest}${isWork && notes !== undefined ? `. ${notes}` : ""}`;
}
