import { shortDay } from "../calendar/day.ts";
import { itemText } from "../plan-text/explain/item.ts";
import { PHASE_LABELS } from "../model/phase-label.ts";
import type { ExerciseItem, Session } from "../model/plan.ts";
import { inSentence, formatList } from "../model/words.ts";
import type { Layer, SessionChange } from "./adjustment.ts";

/** One changed session in words. */
export interface Explanation {
  readonly sessionId: string;
  /** "Back squat 4 × 5 at 105 kg"; "rest" where a session is added. */
  readonly before: string;
  readonly after: string;
  readonly reason: string;
  /** The whole as one sentence. */
  readonly text: string;
}

/** Every changed session once, as before → after with its reason. */
export function explain(layer: Layer): readonly Explanation[] {
  return layer.changes.map((change) => {
    const [before, after] = difference(change);
    const day = shortDay((change.before ?? change.after)?.date ?? layer.on);
    return {
      sessionId: change.sessionId,
      before,
      after,
      reason: change.reason,
      text: `${day}: ${before} → ${after}, because ${change.reason}.`,
    };
  });
}

function difference({ before, after }: SessionChange): readonly [before: string, after: string] {
  if (before === undefined) return ["rest", sessionText(after)];
  if (after === undefined) return [sessionText(before), "no session"];
  if (before.date !== after.date) return [sessionText(before), `${sessionText(after)} on ${shortDay(after.date)}`];
  if (before.code !== after.code && sessionText(before) !== sessionText(after)) return [sessionText(before), sessionText(after)];
  return lineDifference(before, after) ?? detailDifference(before, after);
}

function sessionText(session: Session | undefined): string {
  return session === undefined
    ? "no session"
    : session.title.includes(" min")
      ? session.title
      : `${session.title}, ${session.duration} min`;
}

const MOST_LINES = 3;

/** The lines of the work that differ, the heaviest part first; undefined when the work is the same. */
function lineDifference(before: Session, after: Session): readonly [string, string] | undefined {
  const all = (["strength", "skill", "mainWorkout"] as const).flatMap((block) => linePairs(work(before, block), work(after, block)));
  if (all.length === 0) return undefined;
  const isOther = before.title !== after.title && all.length > MOST_LINES;
  if (isOther) return [sessionText(before), sessionText(after)];
  // What is replaced is told first, then what falls out or comes in.
  const pairs = all.toSorted((a, b) => Number(a.includes(undefined)) - Number(b.includes(undefined)));
  const told = pairs.slice(0, MOST_LINES);
  if (told.every(([, is]) => is === undefined)) return withoutLines(before, after, pairs);
  const more = pairs.length - told.length;
  const side = (index: 0 | 1): string => {
    const there = told.flatMap((pair) => pair[index] ?? []);
    const missing = new Set(told.flatMap((pair) => (pair[index] === undefined ? [nameIn(pair[1 - index])] : [])));
    // A line less of something that stays in another line is not worth a "no".
    const none = [...missing].filter((name) => !there.some((line) => nameIn(line) === name)).map((name) => `${name} left out`);
    // What comes in is read on the other side; that it was not there before need not be said beside what was.
    return [...there, ...(index === 0 && there.length > 0 ? [] : none)].join("; ");
  };
  return [side(0), `${side(1)}${more === 0 ? "" : ` (and ${more} more ${more === 1 ? "line" : "lines"})`}`];
}

/** Where lines only fall out, what stays is named: a day without its easy run is no day off. */
function withoutLines(
  before: Session,
  after: Session,
  pairs: readonly (readonly [string | undefined, string | undefined])[],
): readonly [string, string] {
  if (before.title !== after.title) return [sessionText(before), sessionText(after)];
  const names = [...new Set(pairs.map(([was]) => `the ${nameIn(was)}`))];
  return [sessionText(before), `the same without ${formatList(names)}, ${after.duration} min`];
}

/** The lines that train something: mobility at the end of a session is not worth a word. */
function work({ blocks }: Session, block: "strength" | "skill" | "mainWorkout"): readonly ExerciseItem[] {
  return blocks[block].filter((item) => item.rpe === undefined || item.rpe > 1);
}

/** "strides" of "Strides 6 × 20 s at RPE 6" */
function nameIn(line: string | undefined): string {
  return inSentence((line ?? "").replace(/ [\d(].*$/u, ""));
}

/** Lines of the same name belong together; what is left over pairs up in order. */
function linePairs(before: readonly ExerciseItem[], after: readonly ExerciseItem[]): (readonly [string | undefined, string | undefined])[] {
  const open = [...after];
  const matched = before.map((item) => {
    const index = open.findIndex((other) => other.name === item.name);
    return { item, other: index < 0 ? undefined : open.splice(index, 1)[0] };
  });
  const pairs = matched.map(({ item, other }) => {
    const partner = other ?? open.shift();
    return [itemText(item), partner === undefined ? undefined : itemText(partner)] as const;
  });
  return [...pairs, ...open.map((item) => [undefined, itemText(item)] as const)].filter(([was, is]) => was !== is);
}

function detailDifference(before: Session, after: Session): readonly [string, string] {
  if (before.duration !== after.duration) return [`${before.title}, ${before.duration} min`, `${after.duration} min`];
  if (before.title !== after.title) return [before.title, after.title];
  const lines = (["warmup", "skill", "strength", "mainWorkout", "cooldown"] as const).flatMap((block) =>
    linePairs(before.blocks[block], after.blocks[block]),
  );
  const [first] = lines;
  if (first !== undefined) return [first[0] ?? `no ${nameIn(first[1])}`, first[1] ?? `no ${nameIn(first[0])}`];
  if (before.isDeload !== after.isDeload || before.phase !== after.phase) return [weekText(before), `the same work in ${weekText(after)}`];
  const cue = newCue(before, after) ?? newPurpose(before, after);
  return (
    noteDifference(before, after) ?? [before.title, cue === undefined ? "the same work, explained anew" : `the same work; new: ${cue}`]
  );
}

/** The first sentence that the athlete reads with the work and did not read before. */
function newCue(before: Session, after: Session): string | undefined {
  const sentences = ({ coachNotes, blocks }: Session): readonly string[] =>
    [coachNotes.strategy, ...Object.values(blocks).flatMap((items) => items.map(({ notes = "" }) => notes))].flatMap((text) =>
      text.split(/(?<=[.!?]) /u).filter((sentence) => sentence !== ""),
    );
  const known = new Set(sentences(before));
  const cue = sentences(after).find((sentence) => !known.has(sentence));
  return cue === undefined ? undefined : inSentence(firstSentence(cue));
}

/** What the session is for, where only that differs. */
function newPurpose(before: Session, after: Session): string | undefined {
  return before.trainingIntent === after.trainingIntent ? undefined : inSentence(firstSentence(after.trainingIntent));
}

/** What a line of the work is told to be done at, where only that differs. */
function noteDifference(before: Session, after: Session): readonly [string, string] | undefined {
  const lines = ({ blocks }: Session): readonly ExerciseItem[] => [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];
  const now = lines(after);
  for (const [index, { name, notes = "" }] of lines(before).entries()) {
    const other = now[index]?.notes ?? "";
    if (now[index]?.name === name && notes !== other && notes !== "" && other !== "")
      return [`${name}: ${inSentence(firstSentence(notes))}`, inSentence(firstSentence(other))];
  }
  return undefined;
}

/** "About 1:25 (2:04 /500 m: your 2,000 m split plus 11 s)" */
function firstSentence(text: string): string {
  return text.replace(/\.(?: .*)?$/u, "");
}

/** In the words of the week on every page: "a deload week of the build phase". */
function weekText({ phase, isDeload }: Session): string {
  return `${isDeload ? "a deload" : "a"} week of the ${PHASE_LABELS[phase]} phase`;
}
