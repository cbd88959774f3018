import type { Followed } from "../../conversation/follow-up-of.ts";
import { plainAnswer } from "../../dialogue/turn.ts";
import { raceEstimate } from "../../own-data/page-numbers/race-estimate.ts";
import { getSlots } from "../../asking/ask.ts";
import type { Draft } from "../../topic.ts";

/** What keeps a race from its target: "costing me the most time", "where are the two minutes", "what holds me back". English, as its numbers are. */
const COSTS =
  /\b(?:cost\w*|los\w+|lost|find|gain|save|drop|missing|short|hold\w* me back|weakest|slowest|bottleneck|limit\w*)\b.{0,30}\b(?:time|most|seconds|minutes?|back|part|bit)\b|\bwhere (?:are|is|do|does|would|will) .{0,25}\b(?:time|minutes?|seconds|gap)\b/;

/** The parts of the race ahead with what each has to give for its target. */
export function timeToFind({ frame, words, turns, diary, view, tongue }: Followed): Draft | undefined {
  if (tongue !== "en" || !COSTS.test(words) || frame.subjects.length + frame.verbs.length + frame.days.length > 0) return undefined;
  const ahead = diary.races.filter(({ on, result }) => on >= view.today && result === undefined);
  const before = turns.slice(-2).map(({ answer }) => plainAnswer(answer));
  const isNamed = frame.topics.has("race") || ahead.some(({ name }) => before.some((answer) => answer.includes(name)));
  if (!isNamed) return undefined;
  return raceEstimate.answer({ words, kinds: new Set(["which"]), slots: getSlots(words, view, diary), diary, view });
}
