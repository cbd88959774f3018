import { spanBefore } from "../own-data/span.ts";
import type { Frame } from "./frame.ts";

/** Whether a message has nothing beside slots, so that it may go on from what was asked before. */
export function isFragment(frame: Frame, words: string): boolean {
  const slots = Object.keys(frame).filter((key) => !["unexplained", "isPast"].includes(key));
  return frame.unexplained.length === 0 && slots.length > 0 && words.split(" ").length <= MOST_WORDS;
}

const MOST_WORDS = 10;

/** The frame before with what a message puts in the place of its slots. */
export function mergeFrames(before: Frame, now: Frame): Frame {
  const { isStepBack, isComparing, unexplained: _, ...slots } = now;
  const isOne = before.choice !== undefined && before.choice !== "average";
  // "and the hardest?": `what` says nothing where a metric is known.
  const metric = now.metric === undefined || (now.metric === "what" && before.metric !== undefined) ? before.metric : now.metric;
  const isSubject = now.kind !== undefined || now.lift !== undefined;
  const { kind, lift, kilograms, ...others } = before;
  const subject = isSubject
    ? {}
    : { ...(kind !== undefined && { kind }), ...(lift !== undefined && { lift }), ...(kilograms !== undefined && { kilograms }) };
  const { against: __, ...rest } = others;
  const merged: Frame = {
    ...rest,
    ...subject,
    ...slots,
    ...(metric !== undefined && { metric }),
    ...(before.isPast !== undefined && now.isPast === undefined && { isPast: before.isPast }),
    ...(now.span !== undefined && before.span !== undefined && now.span.from !== before.span.from && { earlier: before.span }),
    unexplained: [],
  };
  if (isStepBack && !isOne && before.span !== undefined && now.span === undefined) {
    const span = spanBefore(before.span);
    if (span !== undefined) return { ...merged, span, earlier: before.span };
  }
  if (isStepBack) return { ...merged, choice: "last", nth: (isOne && before.choice === "last" ? (before.nth ?? 1) : 1) + 1 };
  const other = before.against ?? before.earlier;
  if (isComparing && now.span === undefined && before.span !== undefined && other !== undefined)
    return { ...merged, span: before.span, against: other };
  return merged;
}
