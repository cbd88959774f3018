import { isOwnActivity } from "../model/session-content.ts";
import { findExercise } from "../catalogue/exercises.ts";
import type { Session, Violation } from "../model/plan.ts";
import { inSession, getItems, type Rule } from "./rule.ts";

const MOST_NOTE_WORDS = 80;

/** Rule 12: warm-up, main part and cooldown are there, ids are unique, names are the catalogue's, minutes add up, notes are short. */
export const completeness: Rule = ({ sessions }) => {
  const ids = new Set<string>();
  return sessions.flatMap((session) => {
    const found = problems(session);
    if (ids.has(session.id)) found.push("its id is not unique");
    ids.add(session.id);
    return found.map((message): Violation => inSession("completeness", session, message));
  });
};

/** Minutes by which lines and session may differ: both are whole. */
const ROUNDING = 61 / 60;
/** More than eighty words have more letters and spaces than this. */
const SURELY_SHORT = 2 * MOST_NOTE_WORDS - 2;

function problems(session: Session): string[] {
  const found: string[] = [];
  const { warmup, strength, skill, mainWorkout, cooldown } = session.blocks;
  if (warmup.length === 0) found.push("no warm-up");
  if (cooldown.length === 0) found.push("no cooldown");
  if (strength.length + mainWorkout.length === 0) found.push("no main part");
  if (session.code.startsWith("GY") && skill.length === 0 && !isOwnActivity(session)) found.push("no skill");
  const items = getItems(session);
  const minutes = items.reduce((sum, item) => sum + item.dose.totalSeconds, 0) / 60;
  // A race takes the time it takes.
  if (Math.abs(minutes - session.duration) > (session.code === "RACE" ? 0.1 * session.duration : ROUNDING))
    found.push(`${session.duration} minutes, but its lines take ${minutes.toFixed(0)}`);
  if (items.some((item) => !(item.dose.totalSeconds > 0))) found.push("a line that takes no time");
  if (new Set(items.map((item) => item.id)).size !== items.length) found.push("line ids are not unique");
  for (const { name, substitutions = [] } of items) {
    if (findExercise(name) === undefined) found.push(`"${name}" is not in the catalogue`);
    for (const other of substitutions) if (findExercise(other) === undefined) found.push(`"${other}" is not in the catalogue`);
  }
  for (const [name, text] of Object.entries(session.coachNotes)) {
    if (text.length <= SURELY_SHORT && text.trim() !== "") continue;
    const words = wordsIn(text);
    if (words === 0 || words > MOST_NOTE_WORDS) found.push(`the ${name} note has ${words} words`);
  }
  if (session.title.trim() === "" || session.description.trim() === "") found.push("no title or description");
  return found;
}

function wordsIn(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

const WORD = /\S+/gu;
