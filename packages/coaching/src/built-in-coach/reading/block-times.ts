import { addDays, type Day } from "@ironpace/training";
import type { Diary } from "../own-data/diary.ts";
import { plainDay, type Span } from "../own-data/span.ts";
import type { Time } from "./calendar.ts";
import type { Sentence } from "./sentence.ts";

const BLOCK = String.raw`(?:block|training block|plan|cycle)`;
const WHICH = String.raw`(this|the current|current|my current|the last|last|my last|the previous|previous|my previous|the)`;
const PART = String.raw`(?:(?:the )?(first|last) (?:(\d) )?(?:weeks? )?|(?:the )?week (\d) )(?:of|in|from) `;
const OF_BLOCK = new RegExp(
  String.raw`\b(?:in |of |during |from )?(?:${PART})?${WHICH} ${BLOCK}( before(?: last| that| this)?)?(?: so far)?\b`,
);

/** Blocks and weeks of them: "the first two weeks of this block", "last block", "week 2 of the block before". */
export function takeBlockTimes(sentence: Sentence, blocks: Diary["blocks"], today: Day): readonly Time[] {
  const found: Time[] = [];
  const active = blocks.findIndex(({ isActive }) => isActive);
  for (let guard = 0; guard < 3; guard++) {
    const match = sentence.find(OF_BLOCK);
    if (match === undefined) break;
    const [part, amount, nth, which = "", before] = match.groups;
    const isPrevious = /last|previous/.test(which) || before !== undefined;
    // "The block" alone may mean the plan as a whole.
    if (which === "the" && before === undefined && part === undefined && nth === undefined) break;
    const block = blocks[active - (isPrevious ? 1 : 0)];
    if (active < 0 || block === undefined) break;
    const span = getPart(block, {
      ...(part !== undefined && { part }),
      amount: Number(amount ?? 1),
      ...(nth !== undefined && { nth: Number(nth) }),
    });
    const name = isPrevious ? "the block before" : "this block";
    const of =
      nth !== undefined
        ? `week ${nth} of `
        : part === undefined
          ? ""
          : `the ${part} ${amount === undefined ? "week" : `${amount} weeks`} of `;
    sentence.take(OF_BLOCK);
    const past: Span = { ...span, to: span.from <= today && span.to > today ? today : span.to, label: `in ${of}${name}`, unit: "other" };
    found.push({ at: match.at, past, ahead: { ...span, label: past.label }, ...(span.to < today && { fixed: "past" as const }) });
  }
  return found;
}

function getPart(
  { from, weeks }: Diary["blocks"][number],
  { part, amount, nth }: { readonly part?: string; readonly amount: number; readonly nth?: number },
): Span {
  const [first, length] =
    nth !== undefined ? [nth - 1, 1] : part === "first" ? [0, amount] : part === "last" ? [weeks - amount, amount] : [0, weeks];
  const start = addDays(from, 7 * first);
  const to = addDays(start, 7 * length - 1);
  return { from: start, to, label: `from ${plainDay(start)} to ${plainDay(to)}`, unit: "other" };
}
