import { formatWeekday } from "../../format.ts";

/** When and how much: load in minutes × RPE. */
export interface Amount {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly load: number;
  readonly ironLoad: number;
}

/** A session before and after; null where it was added or falls out. */
export interface ChangedSession {
  readonly title: string;
  readonly before: Amount | null;
  readonly after: Amount | null;
  readonly isChanged: boolean;
}

export interface ChangedWeek {
  readonly week: number;
  /** A Monday, yyyy-MM-dd. */
  readonly startDate: string;
  readonly sessions: readonly ChangedSession[];
}

export const isMove = ({ before, after }: ChangedSession): boolean => before !== null && after !== null && before.date !== after.date;

/** What a change does to the plan in one or two sentences: what moves, falls out, comes in or changes, and how much load is left. */
export function changeVerdict(weeks: readonly ChangedWeek[]): string {
  const changed = weeks.flatMap(({ sessions }) => sessions).filter((session) => session.isChanged || isMove(session));
  const moved = changed.filter(isMove);
  const removed = changed.filter(({ after }) => after === null);
  const added = changed.filter(({ before }) => before === null);
  const others = changed.length - moved.length - removed.length - added.length;
  const [move, other] = moved;
  const parts = [
    moved.length === 2 &&
    move !== undefined &&
    other !== undefined &&
    move.before?.date === other.after?.date &&
    move.after?.date === other.before?.date
      ? `${move.title} moves to ${formatWeekday(move.after?.date ?? "")} and ${other.title} to ${formatWeekday(other.after?.date ?? "")}`
      : moved.length === 1 && move !== undefined
        ? `${move.title} moves from ${formatWeekday(move.before?.date ?? "")} to ${formatWeekday(move.after?.date ?? "")}`
        : count(moved, "moves", "move"),
    count(removed, "is dropped", "are dropped"),
    count(added, "is added", "are added"),
  ].filter((part) => part !== "");
  if (others > 0)
    parts.push(parts.length === 0 ? count(changed, "changes", "change") : `${others} more ${others === 1 ? "changes" : "change"}`);
  if (parts.length === 0) return "";
  const sentence = parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
  return `${sentence}. ${loadSentence(weeks)}`.trim();
}

function count(sessions: readonly ChangedSession[], one: string, many: string): string {
  if (sessions.length === 0) return "";
  return sessions.length === 1 ? `${sessions[0]?.title} ${one}` : `${sessions.length} sessions ${many}`;
}

/** Load of all sessions: "before" or "after". */
export function totalLoad(weeks: readonly ChangedWeek[], when: "before" | "after", part: "load" | "iron" | "pace" = "load"): number {
  return weeks
    .flatMap(({ sessions }) => sessions)
    .reduce((sum, session) => {
      const amount = session[when];
      if (amount === null) return sum;
      return sum + (part === "load" ? amount.load : part === "iron" ? amount.ironLoad : amount.load - amount.ironLoad);
    }, 0);
}

function loadSentence(weeks: readonly ChangedWeek[]): string {
  const [before, after] = [totalLoad(weeks, "before"), totalLoad(weeks, "after")];
  if (before === 0) return "";
  const percent = Math.round((after / before) * 100);
  const where = weeks.length === 1 ? "this week" : `over these ${weeks.length} weeks`;
  if (percent === 100) return `The load stays the same ${where}.`;
  return percent < 100 ? `The load drops by ${100 - percent}% ${where}.` : `The load rises by ${percent - 100}% ${where}.`;
}
