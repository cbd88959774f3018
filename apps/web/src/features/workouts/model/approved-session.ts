import type { WorkoutEntry } from "@ironpace/contract";

/** One session of a reviewed text, as a workout begins with it. */
export interface SessionOfText {
  /** "Week 1: Easy run" */
  readonly title: string;
  readonly filled: Omit<WorkoutEntry, "date" | "difficulty">;
}

/** The sessions of a reviewed text: its sections, or all of it where it has none. What stands before the first section is about all of them. */
export function getSessions(title: string, content: string): readonly SessionOfText[] {
  const [whole = "", ...sections] = content.split(/^##\s+/m);
  if (sections.length === 0) return [getSession(title, whole)];
  return sections.map((section) => {
    const [heading = "", ...lines] = section.split("\n");
    return getSession(heading.trim() || title, lines.join("\n"));
  });
}

function getSession(title: string, text: string): SessionOfText {
  const lines = plain(text);
  const [facts = ""] = lines;
  return {
    title,
    filled: {
      title: title.slice(0, MOST_TITLE),
      description: shortened(lines.join("\n")),
      duration: /\b(\d{1,3}) ?min\b/.exec(facts)?.[1] ?? "60",
      type: typeIn(facts),
      tags: ["reviewed"],
    },
  };
}

/** As the columns of workouts hold at most. */
const MOST_TITLE = 200;
const MOST_TEXT = 4000;

/** "55 min, strength, RPE 7 of 10" */
function typeIn(facts: string): WorkoutEntry["type"] {
  if (/\bstrength\b/i.test(facts)) return "strength";
  if (/\b(conditioning|endurance)\b/i.test(facts)) return "endurance";
  return /\brecovery\b/i.test(facts) ? "recovery" : "hybrid";
}

/** The description of a workout is no Markdown: the signs go, the lines stay. */
function plain(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) =>
      line
        .replaceAll(/\*\*|__|`/g, "")
        .replace(/^\s*[*+-]\s+/, "– ")
        .replace(/^#+\s+/, "")
        .trim(),
    )
    .filter((line) => line !== "");
}

/** Up to the last whole line that fits. */
function shortened(text: string): string {
  if (text.length <= MOST_TEXT) return text;
  const room = text.slice(0, MOST_TEXT - 2);
  return `${room.slice(0, Math.max(room.lastIndexOf("\n"), 1))}\n…`;
}
