import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { Subject } from "../../query/query.ts";
import type { Span } from "../../own-data/span.ts";
import { readQuerySlots } from "../../query/read-query.ts";
import { normalise } from "../../question.ts";
import { type Frame, readFrame } from "../../turn/frame.ts";
import { type Period, readTimes } from "../../turn/times.ts";
import type { Context } from "../wants.ts";
import { type AskedRows, periodBefore, titled } from "./asked-rows.ts";
import { type Form, readForm, type SentenceEncoder } from "../form.ts";
import { missedOf } from "./kept-rows.ts";
import { selectRows } from "./rows.ts";

/** Turns before that a question may lean on. */
const MOST_TURNS = 4;

/** The question of a turn, with what it leaves as it was in the turns before; undefined where there is nothing to lean on. */
export async function readAskedRows(turn: Followed, context: Context, encode: SentenceEncoder | undefined): Promise<AskedRows | undefined> {
  const form = await readForm(turn.frame.content, context, encode);
  if (!leans(form)) {
    const named = namedIn(turn.frame, form.source, turn);
    return context === "-" || named.subjects.length + named.periods.length > 0 ? { ...form, ...named } : undefined;
  }
  const before = await askedBefore(turn, encode);
  if (before === undefined) return undefined;
  const named = namedIn(turn.frame, form.source === "same" ? before.source : form.source, turn);
  const next = { ...form, ...named, ...(form.shape === "each" ? {} : perDay(turn.words)) };
  if (isSame(next)) {
    if (!EARLIER.test(turn.words)) return undefined;
    return before.periods.length > 0
      ? { ...before, share: form.share, periods: before.periods.slice(-1).map(periodBefore) }
      : { ...before, share: form.share, nth: before.nth + 1 };
  }
  const ofThat = next.subjects.length === 0 && THAT_ONE.test(turn.words) ? titleOf(before, turn) : undefined;
  return merged(before, ofThat === undefined ? next : { ...next, subjects: [ofThat] }, turn.words);
}

/** A turn that changes nothing of the question before it. */
function isSame(next: AskedRows): boolean {
  const { source, measure, shape, group, subjects, without, weekdays, limits, periods, nth } = next;
  return (
    [source, measure, shape, group].every((part) => part === "same") &&
    subjects.length + without.length + weekdays.length + limits.length + periods.length === 0 &&
    nth === 1
  );
}

const EARLIER =
  /\b(?:before|b4|previous|prior|earlier|davor|vorher|vorige\w*|d avant|avant|precedent\w*|anterior|antes|prima|precedente)\b/;
const THAT_ONE =
  /\b(?:that one|this one|exactly (?:that|this)|the same (?:one|session)|those|these|genau d(?:ie|as|er)|celle la|esa misma|proprio quella)\b/;
const PER_DAY =
  /\b(?:(?:divid\w*|split|shared?)(?: it| that| this)? (?:by|over|into)|per|a|pro|durch|par|por|al?|diviso)(?: (?:the|number of|die|el|le))* (days?|weeks?|months?|tage?n?|wochen?|monate?n?|jours?|semaines?|mois|dias?|semanas?|mes(?:es)?|giorn[oi]|settiman[ae]|mesi)\b(?! (?:ago|later|before|earlier|after))/;

/** "divide by days": a sum that is shared out. */
function perDay(words: string): Partial<Form> {
  const unit = PER_DAY.exec(words)?.[1];
  if (unit === undefined) return {};
  return { shape: "average", group: /^(?:d|ta|j|g)/.test(unit) ? "day" : /^(?:w|s)/.test(unit) ? "week" : "month" };
}

/** The session that the answer before was about, where it was about one title alone. */
function titleOf(before: AskedRows, turn: Followed): Subject | undefined {
  const titles = new Set(
    (before.source === "kept" ? missedOf(before, turn) : (selectRows(before, turn)[0]?.rows ?? [])).map(({ title }) => title),
  );
  const [title] = titles;
  if (title === undefined || titles.size !== 1) return undefined;
  return titled(title, (each) => each === title);
}

function leans({ source, measure, shape, group }: Form): boolean {
  return [source, measure, shape, group].includes("same");
}

/** What the turns before ask for, each with what it leaves of the one before it. */
async function askedBefore(turn: Followed, encode: SentenceEncoder | undefined): Promise<AskedRows | undefined> {
  let last: AskedRows | undefined;
  for (const [at, { question, proposals }] of turn.turns.slice(-MOST_TURNS).entries()) {
    if (proposals.length > 0) {
      last = undefined;
      continue;
    }
    const frame = readFrame(question, turn.tongue, turn.view.today);
    const form = await readForm(question, at === 0 && turn.turns.length <= MOST_TURNS ? "-" : "data", encode);
    const named = { ...form, ...namedIn(frame, form.source === "same" ? (last?.source ?? "done") : form.source, turn) };
    last = !leans(form) ? named : last === undefined ? undefined : merged(last, named, frame.words);
  }
  return last;
}

/** A later question in the place of the parts of the one before that it names. */
function merged(before: AskedRows, next: AskedRows, words: string): AskedRows {
  const kept = <T extends keyof Form>(part: T): Form[T] => (next[part] === "same" ? before[part] : next[part]);
  const isCompared = next.shape === "compare";
  // "and without the hike, who wins": what was ranked is ranked again.
  const isRanked = isCompared && next.subjects.length + next.periods.length === 0 && RANKED.has(before.shape);
  const isNarrower = ONLY.test(words);
  const pair = <T>(old: readonly T[], now: readonly T[]): readonly T[] => (now.length === 0 ? old : isCompared ? [...old, ...now] : now);
  return {
    source: kept("source"),
    measure: kept("measure"),
    shape: isRanked ? before.shape : kept("shape"),
    group: kept("group"),
    share: next.share,
    subjects: isNarrower && next.subjects.length > 0 ? next.subjects : pair(before.subjects, next.subjects),
    without: [...before.without, ...next.without],
    weekdays: next.weekdays.length > 0 ? next.weekdays : before.weekdays,
    limits: next.limits.length > 0 ? next.limits : before.limits,
    // What is planned lies in no period of what was done.
    periods: next.source === "same" || next.source === before.source ? pair(before.periods, next.periods) : next.periods,
    nth: next.nth > 1 ? next.nth : 1,
  };
}

const RANKED: ReadonlySet<string> = new Set(["highest", "lowest"]);
const ONLY = /\b(?:only|just|nur|bloss|seulement|solo|soltanto)\b/;

/** What a question names: its kinds of sessions, what is left out of them, its days, limits and periods. */
function namedIn(frame: Frame, source: string, { diary, view, tongue }: Followed): Omit<AskedRows, keyof Form> {
  const { today } = view;
  const left = LEFT_OUT.exec(frame.words);
  const [said, out] =
    left === null ? [frame.words, ""] : [frame.words.slice(0, left.index), frame.words.slice(left.index + left[0].length)];
  const main = left === null ? frame : readFrame(said, tongue, today);
  const rest = out === "" ? undefined : readFrame(out, tongue, today);
  const slots = tongue === "en" ? readQuerySlots(frame.content, diary, view) : undefined;
  const titles = (of: Frame): readonly Subject[] => titlesIn(of, diary);
  const without = rest === undefined ? [] : [...rest.subjects, ...titles(rest)];
  // "not the 10k" alone corrects; what is left out has to be named.
  const isLeft = rest !== undefined && without.length > 0;
  const subjects = isLeft ? [...main.subjects, ...titles(main)] : [...frame.subjects, ...titles(frame)];
  const times = readTimes(frame.tokens, frame.words, view.today, source === "planned");
  const days = times.periods.length > 0 ? [] : times.days;
  const dated = [...times.periods, ...days.map((day): Period => ({ from: day, to: day, kind: "day" }))];
  return {
    subjects: narrowest(subjects),
    without,
    weekdays: frame.weekdays,
    limits: slots?.limits ?? [],
    periods: dated.length > 0 ? dated : (slots?.spans ?? []).map(toPeriod),
    nth: slots?.nth ?? frame.ordinal ?? 1,
  };
}

function toPeriod({ from, to, unit }: Span): Period {
  return { from, to, kind: unit === "other" ? "range" : unit };
}

/** What stands before something that is left out. */
const LEFT_OUT =
  /(?:^| )(?:(?:take|leave|drop|kick|remove) (?:out )?(?=(?:the |that |those )?\p{L}+(?: \p{L}+)? out\b)|without|except(?: for)?|exclud(?:e|ing)|excl|minus|not counting|dont count|but not|not (?=the |my |any )|leaving out|apart from|ohne|ausser|nicht (?=die |den |das |mit)|abzuglich|sans|sauf|hors|pas (?=les |la |le )|sin|excepto|salvo|senza|tranne|togli|esclus\w+)(?: (?:the|my|any|die|den|das|meine\w*|les?|la|mes|mis?|los|las|il|i|le|gli|mie))* (?=\S)/u;

/** Sessions by a word of their title that means no kind of session: "parkrun", "murph"; by its sets: "the 8x800 or the 7x1k". */
function titlesIn(frame: Frame, diary: Diary): readonly Subject[] {
  const bySets = [...frame.words.matchAll(SETS)].flatMap(([text, sets = "", of = ""]) => {
    const title = new RegExp(`\\b${sets} × ${of}\\b`);
    return diary.work.some((work) => title.test(work.title)) ? [titled(text, (each) => title.test(each))] : [];
  });
  if (bySets.length > 0 || frame.subjects.length > 0) return bySets;
  return frame.leftover
    .filter((word) => isTitleWord(word, diary))
    .slice(0, 1)
    .map((word) => titled(word, (title) => normalise(title).split(" ").includes(word)));
}

const SETS = /\b(\d{1,2}) ?x ?(\d{1,4}(?:[.,]\d)?)(?: ?(?:k|km|m|min))?\b/g;
const LEAST_LETTERS = 4;
/** A word that stands in so many of the titles names no session. */
const MOST_TITLED = 0.25;

function isTitleWord(word: string, { work }: Diary): boolean {
  if (word.length < LEAST_LETTERS || !/^\p{L}+$/u.test(word)) return false;
  const count = work.filter(({ title }) => normalise(title).split(" ").includes(word)).length;
  return count > 0 && count < MOST_TITLED * work.length;
}

/** One subject once; where sessions are named by their sets, their kind says no more. */
function narrowest(all: readonly Subject[]): readonly Subject[] {
  const bySets = all.filter(({ name }) => new RegExp(`^${SETS.source}$`).test(name));
  const subjects = bySets.length > 0 ? bySets : all;
  return subjects.filter((each, at) => subjects.findIndex(({ name }) => name === each.name) === at);
}
