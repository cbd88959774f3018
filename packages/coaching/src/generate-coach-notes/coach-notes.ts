import type { CoachNoteColumns, Json, Tables } from "@ironpace/contract";
import { type ExerciseItem, itemText, type MainFormat, PAIN_RULE } from "@ironpace/training";

/** A stored session; its blocks may come from elsewhere than the engine, so their lines may lack anything. */
export type NotedSession = Pick<
  Tables<"training_sessions">,
  | "type"
  | "duration"
  | "intensity_level"
  | "training_intent"
  | "is_deload"
  | "warmup"
  | "strength"
  | "skill"
  | "main_workout"
  | "main_format"
>;

/** What a coach would say before this session, from what stands in it and nothing else. */
export function coachNotesFor(session: NotedSession): CoachNoteColumns {
  const work = [...getLines(session.strength), ...getLines(session.skill), ...getLines(session.main_workout)];
  const stimulus = getStimulus(session);
  const strategy = getStrategy(session, work);
  return {
    coach_notes: `${stimulus}\n\n${strategy}`,
    coach_notes_stimulus: stimulus,
    coach_notes_strategy: strategy,
    coach_notes_substitutions: getSubstitutions(work),
    coach_notes_warmup: getWarmUp(getLines(session.warmup)),
  };
}

/** What the body should feel of a session, by its type. */
const AIM: Readonly<Record<string, string>> = {
  strength: "Strength: every rep looks like the first, and the last set still leaves one or two reps in reserve.",
  conditioning: "Endurance: the last third goes as fast as the first.",
  skill: "Skill: short sets, full rest, and stop before your form goes.",
  recovery: "Recovery: you finish fresher than you began.",
  mixed: "Strength first while you are fresh, then conditioning.",
};

function getStimulus({ type, duration, intensity_level, training_intent, is_deload }: NotedSession): string {
  const aim = training_intent?.trim() || AIM[type] || "Solid work at the planned effort, no more.";
  const effort = `About ${duration} minutes at RPE ${intensity_level} of 10 overall.`;
  const deload = is_deload ? " This is a lighter week on purpose: save your energy for next week." : "";
  return `${sentence(aim)} ${effort}${deload}`;
}

function getStrategy({ main_format }: NotedSession, work: readonly ExerciseItem[]): string {
  const [first, ...others] = work;
  if (first === undefined) return "This session has no exercises yet: keep it easy, and stop while it still feels good.";
  const loaded = work.find(({ weight }) => weight !== undefined) ?? first;
  const key = `The key part is ${inSentence(itemText(loaded))}${loaded.why === undefined ? "." : `: ${sentence(inSentence(loaded.why))}`}`;
  const format = main_format as unknown as MainFormat | null;
  const clock =
    format?.label === undefined ? "" : ` ${sentence(format.label)}${format.target === undefined ? "" : ` Aim for ${format.target}.`}`;
  const pacing = others.length === 0 ? "" : " Start a little slower than you feel you could, and finish strong.";
  return `${key}${clock}${pacing}`;
}

const MOST_TOLD = 2;

function getSubstitutions(work: readonly ExerciseItem[]): string {
  const told = work
    .flatMap(({ name, replaced, substitutions = [] }) => {
      if (replaced !== undefined) return [`${name} stands in for ${inSentence(replaced.name)}: ${sentence(inSentence(replaced.reason))}`];
      return substitutions.length === 0
        ? []
        : [`Instead of ${inSentence(name)}: ${substitutions.slice(0, 2).map(inSentence).join(" or ")}.`];
    })
    .slice(0, MOST_TOLD);
  if (told.length === 0) return "Do it as written; if equipment is taken, swap it and keep the time and the effort.";
  return `${told.join(" ")} Keep the time and the effort.`;
}

function getWarmUp(warmUp: readonly ExerciseItem[]): string {
  const first = warmUp[0] === undefined ? "Begin with ten easy minutes." : `Begin with ${inSentence(itemText(warmUp[0]))}.`;
  return `${first} Build up until the last minutes feel like the start of the main work. ${PAIN_RULE}`;
}

/** Lines that at least have a name. */
function getLines(block: Json): readonly ExerciseItem[] {
  if (!Array.isArray(block)) return [];
  return (block as readonly unknown[]).filter(
    (line): line is ExerciseItem => typeof line === "object" && line !== null && "name" in line && typeof line.name === "string",
  );
}

function sentence(text: string): string {
  const whole = text.trim();
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

/** Lower case at the beginning, unless the word is written so: "RPE", "GHD". */
function inSentence(text: string): string {
  return /^[A-Z][^A-Z]/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}
