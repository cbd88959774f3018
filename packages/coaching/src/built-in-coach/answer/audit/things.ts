import { normalise } from "../../question.ts";
import { readTokens } from "../../turn/concepts/concepts.ts";
import { plainWords } from "../../turn/frame.ts";
import { VERDICT } from "./pointing.ts";
import { type Audited, left, type LeftPart } from "./part.ts";
import { NAMES, stem } from "./topics.ts";

/** An exercise or a goal of which figures of the athlete's own say nothing. */
export function findLostThings({ frame, tongue, held, kind, content, topic }: Audited): readonly LeftPart[] {
  if (kind !== "own" || topic.startsWith("change") || VERDICT.test(held)) return [];
  // Titles of sessions are English in every language.
  const concepts = [tongue, "en" as const].flatMap((each) => readTokens(plainWords(held, each), each).tokens.map(({ concept }) => concept));
  const shown = new Set(concepts);
  const own = normalise(content);
  const named = frame.tokens.filter(({ concept, text }) => IS_SHOWN.test(concept) && own.includes(text));
  const lost = named.filter(({ concept, text }) => {
    const isGoal = concept === "topic:goal" && SHOWS_GOAL.test(held);
    return !isGoal && !shown.has(concept) && !held.includes(stem(text));
  });
  const [first] = lost;
  return first === undefined ? [] : left(first.text, lost.length === named.length || lost.some(({ concept }) => concept === "topic:goal"));
}

/** A lift, a sport and a test are said by their weight, distance or time alone; these are not. */
const IS_SHOWN = /^(?:line|topic:goal)\b/u;
const SHOWS_GOAL = /→|target|to go|to find|reach|estimate|sub \d|\d:\d\d|ziel|objecti|objeti|obietti/u;

/** A name that no table knows ("my Helen"), of which figures of the athlete's own say nothing. */
export function findLostName({ kind, frame, held, by }: Audited): readonly LeftPart[] {
  const { leftover, tokens, days, periods } = frame;
  if (kind !== "own" || leftover.length === 0 || leftover.length > MOST_NAMES || !SINGLES_OUT.test(by)) return [];
  const isNamed = days.length + periods.length > 0 || tokens.some(({ concept }) => NAMES.test(concept));
  return isNamed || leftover.some((word) => held.includes(stem(word))) ? [] : left(leftover.join(" "), true);
}

/** Ways of answering with one entry. */
const SINGLES_OUT = /^(?:own data: )?what was done$/u;
const MOST_NAMES = 2;
