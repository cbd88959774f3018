import type { Diary } from "../own-data/diary.ts";
import { readQuestion } from "../question.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { sum } from "../own-data/figures.ts";
import { getColumns, getMeasure } from "./evaluate.ts";
import type { Query } from "./query.ts";
import { shiftedSpan } from "./shifted-span.ts";
import { OTHER, type QuerySlots, readQuery, getSource } from "./read-query.ts";
import { SUMMED_METRICS } from "./rows.ts";
import { say, writeAnswer } from "./write-answer.ts";

/** What a message goes on with: "and in october?", "what about rowing", "only the long ones", "no, the week before". */
const GOES_ON =
  /^(?:(?:and|ok|so|but|no|nah|nope|sorry|hm|oh|well|i mean|i meant|actually|also|or|then|same|what about|how about|only|just|not|without|in|on|for|over|since|the|vs|versus|compared|per|a|whats|what is|what was|how (?:much|many|far|long|often)|which|when|of|those|that|it|is|was|in total|total|average)\b ?)+/;
const MOST_WORDS = 10;

/** The query before with the slots that a message names in the place of its own; undefined where the message is no rest of it. */
export function mergeQuery(before: Query, slots: QuerySlots): Query | undefined {
  const { words, leftover, subjects, spans, measure, pick, limits, weekdays, group, unit, except, reps, latest, top, nth } = slots;
  if (leftover.length > 0 || OTHER.test(words) || words.split(" ").length > MOST_WORDS) return undefined;
  const isRest = GOES_ON.test(words) || words.split(" ").length <= 3;
  const alone = readQuery(slots);
  // A question that names its own subject, period and measure stands alone.
  if (alone !== undefined && subjects.length > 0 && spans.length > 0 && measure !== undefined) return undefined;
  if (!isRest) return undefined;
  // After the longest "the one before that" is the second longest.
  const isExtreme = (before.pick === "most" || before.pick === "least") && before.group === undefined;
  const isNextRank =
    isExtreme &&
    /^(?:(?:and|what about|whats|what was) )*(?:the )?(?:(?:one|run|session) before(?: (?:that|it))?|next(?: one)?|runner up)$/.test(words);
  if (isNextRank) return { ...before, nth: (before.nth ?? 1) + 1 };
  const shifted = shiftedSpan(words, before.spans[0]);
  const isCompared =
    slots.isCompared ||
    /^(?:(?:and|is that|was that|is it|that is) )*(?:vs|versus|compared|more than|less than|further than|longer than)\b/.test(words);
  const isSame =
    spans.length + subjects.length + limits.length + weekdays.length === 0 &&
    [measure, pick, group, unit, except, reps, latest, top, nth, shifted].every((slot) => slot === undefined) &&
    !slots.isPerWeek;
  if (isSame) return undefined;
  // "only the long ones": a kind inside the subject of before narrows it.
  const nextSpans =
    shifted !== undefined ? [shifted] : spans.length === 0 ? before.spans : isCompared ? [...before.spans.slice(-1), ...spans] : spans;
  const { latest: _, ...rest } = before;
  // "and the easiest", "the second longest": the measure stays where only the end of it is named.
  const isSameMeasure = slots.measures.length === 0 && pick !== undefined && pick === before.pick;
  const nextMeasure = isSameMeasure
    ? (before.measure ?? measure)
    : (measure ?? (pick !== undefined && pick !== before.pick && pick !== "total" && pick !== "mean" ? undefined : before.measure));
  // "and the effort?" after the last long run: of that run.
  const isOfRow = (before.pick === "last" || before.pick === "first") && subjects.length + spans.length === 0 && !slots.isPerWeek;
  const nextPick = pick ?? (measure === undefined || isOfRow ? before.pick : undefined);
  const { pick: _pick, measure: _measure, ...kept } = rest;
  return {
    ...kept,
    ...((slots.source !== undefined || pick === "next") && { source: getSource(slots) }),
    ...(nextMeasure !== undefined && { measure: nextMeasure }),
    ...(nextPick !== undefined && { pick: nextPick }),
    subjects: subjects.length > 0 ? (isCompared && spans.length === 0 ? [...before.subjects, ...subjects] : subjects) : before.subjects,
    spans: nextSpans,
    limits: limits.length > 0 ? limits : before.limits,
    weekdays: weekdays.length > 0 ? weekdays : before.weekdays,
    isPerWeek: slots.isPerWeek || (before.isPerWeek && measure === undefined),
    isCompared,
    ...(group !== undefined && { group }),
    ...(unit !== undefined && { unit }),
    ...(except !== undefined && { except }),
    ...(reps !== undefined && { reps }),
    ...(latest !== undefined && { latest }),
    ...(top !== undefined && { top }),
    ...(nth !== undefined && { nth }),
  };
}

/** "what's the total of both": the last two queries added up. */
export function getSum(content: string, before: readonly Query[], diary: Diary, view: CoachView): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  if (!TOTAL_OF_BOTH.test(words)) return undefined;
  const [first, second] = before.slice(-2);
  if (first === undefined || second === undefined || first.measure !== second.measure || !SUMMED_METRICS.has(getMeasure(second)))
    return undefined;
  const columns = [...getColumns(first, diary, view), ...getColumns(second, diary, view)];
  const values = columns.flatMap(({ value }) => value ?? []);
  if (columns.length !== 2 || values.length !== 2) return undefined;
  const measure = getMeasure(second);
  const isSameSubject = first.subjects[0]?.name === second.subjects[0]?.name;
  const part = ({ value = 0, span, subject }: (typeof columns)[number]): string =>
    `${say(value, measure, view, second.unit)} ${span.label}${isSameSubject ? "" : ` (${subject.name})`}`;
  return { text: [`**${say(sum(values), measure, view, second.unit)}** together: ${columns.map(part).join(" and ")}.`] };
}

const TOTAL_OF_BOTH =
  /^(?:(?:and|so|ok|whats|what is|the|in) )*(?:total|sum|both|together|all)(?: (?:of|for|in|both|them|those|together|total|the 2|all|months|weeks))*$/;

/** "so which was better": the last two queries beside each other, where only their period or their subject differs. */
export function getBetter(content: string, before: readonly Query[], diary: Diary, view: CoachView): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  if (
    !/^(?:(?:and|so|ok) )*(?:which|what|whats|wheres|how much|is that|was that)(?: (?:one|month|week|year|of them|of those|was|is|were|the|had|by))* (?:better|more|best|higher|the most|bigger|longer|faster|difference|less|worse)(?: (?:then|overall|of the 2|of the two|between them|month|week))?$/.test(
      words,
    )
  )
    return undefined;
  const [first, second] = before.slice(-2);
  if (first === undefined || second === undefined) return undefined;
  const isOfSpans = JSON.stringify(first.spans) !== JSON.stringify(second.spans);
  const both: Query = isOfSpans
    ? { ...second, spans: [...first.spans, ...second.spans], isCompared: true }
    : { ...second, subjects: [...first.subjects, ...second.subjects], isCompared: true };
  return getColumns(both, diary, view).length === 2 ? writeAnswer(both, diary, view) : undefined;
}
