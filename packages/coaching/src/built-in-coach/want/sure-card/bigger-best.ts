import type { Followed } from "../../conversation/follow-up-of.ts";
import { normalise } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { makeCard } from "../make-card.ts";

/** Words with which several sets are told, or what has not been done. */
const NO_BEST =
  /\d ?x ?\d|\b(?:sets?|each|every|total|in total|want|goal|try|tried|almost|nearly|could|should|tomorrow|satze|series?|ziel|fast|casi|presque|quasi)\b/;

/** "Did 12 strict pull-ups just now": more than ever is a best, and not only work of the day. */
export function biggerBest(turn: Followed): Draft | undefined {
  const { frame, diary, words } = turn;
  const subject = frame.subjects.find(({ test, lift }) => test !== undefined || lift !== undefined);
  // Of another day than today the readers of reports know the day.
  if (frame.days.some((day) => day !== turn.view.today) || /\b(?:new|neue\w*|nouveau|nueva|nuovo)\b/.test(words)) return undefined;
  const [number] = [...new Set(frame.numbers)];
  if (subject === undefined || number === undefined || frame.content.includes("?") || NO_BEST.test(words)) return undefined;
  const made = makeCard("best-new", turn);
  const [card] = made?.proposals ?? [];
  const record = card?.request.reason === "record" && card.request.record.kind === "best" ? card.request.record : undefined;
  if (made === undefined || record === undefined || record.metric === "time") return undefined;
  const stored = diary.bests.findLast(({ name, metric }) => metric === record.metric && isSame(name, record.name));
  const benchmark = diary.benchmarks.findLast(({ field }) => isSame(field.replaceAll("_", " "), subject.name));
  const known = stored?.number ?? benchmark?.value;
  return known === undefined || Number(record.value) > known ? made : undefined;
}

function isSame(one: string, other: string): boolean {
  const stem = (text: string): string => normalise(text).replaceAll(/\b(?:strict|the)\b|s\b|[ -]/g, "");
  return stem(one) === stem(other);
}
