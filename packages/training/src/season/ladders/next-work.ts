import { DOSE_LADDERS, rungAt } from "../../catalogue/ladders/dose-ladders.ts";
import type { Rung } from "../../catalogue/ladders/rung.ts";
import type { Level } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";
import type { Stimulus, WorkMode, WorkPurpose } from "../../model/quality-work.ts";
import type { Metres, Seconds } from "../../units/units.ts";
import { lighterForm, getLongerForm, longestRepetition, getShorterForm, getShorterRest } from "./forms.ts";
import type { Exposure, LadderHistory } from "./ladder-history.ts";
import { getRest } from "./rest.ts";
import { isSameWork } from "./same-work.ts";

/** What is asked of a ladder. */
export interface WorkRequest {
  readonly stimulus: Stimulus;
  readonly mode: WorkMode;
  readonly level: Level;
  readonly date: Day;
  readonly purpose: WorkPurpose;
  /** Seconds that one metre takes, to plan repetitions by distance. */
  readonly secondsPerMetre: number;
  /** Whether repetitions with their rests fit the day and the week. */
  readonly fits: (sets: number, seconds: Seconds, rest: Seconds, last: Exposure | undefined) => boolean;
  /** Distances become times: on a bike, and where nobody knows how long a distance takes. */
  readonly byTime?: boolean;
  /** Seconds of work below which another form of a rung is no dose (dose-progression.md 4.1). */
  readonly least?: Seconds;
  /** The highest rung that the race asks for, where it is lower than the level's. */
  readonly ceiling?: number;
}

/** The dose of a session and what it was the last time. */
export interface NextWork {
  readonly rung: number;
  readonly sets: number;
  readonly seconds: Seconds;
  readonly metres?: number;
  readonly rest: Seconds;
  readonly last?: Exposure;
}

/** The next dose of a stimulus: a rung up, the same amount in another form, or about half of it in light weeks; undefined where nothing fits. */
export function nextWork(history: LadderHistory, request: WorkRequest): NextWork | undefined {
  const { stimulus, level, date } = request;
  const range = DOSE_LADDERS[stimulus].range[level];
  if (range === undefined) return undefined;
  const [start, top] = range;
  const ceiling = Math.max(start, Math.min(top, request.ceiling ?? top));
  const last = history.last(stimulus, date);
  if (request.purpose !== "load") return lighter(request, last, start);
  const wanted = last === undefined ? firstRung(history, request, { start, ceiling }) : wantedRung(history, last, { start, ceiling, date });
  const done = (form: NextWork): NextWork => (last === undefined ? form : { ...form, last });
  const recent = history.recent(date);
  const fitting = (forms: readonly NextWork[]): readonly NextWork[] =>
    forms.filter((form) => request.fits(form.sets, form.seconds, form.rest, last) && !isLeap(form, last));
  const isNew = (form: NextWork): boolean => !recent.some((other) => isSameWork(other, signature(request, form)));
  const isDose = (form: NextWork): boolean => isNew(form) && form.sets * form.seconds >= (request.least ?? 0);
  const before = history.all(stimulus, date);
  const isOnward = (form: NextWork): boolean => isDose(form) && !isStepBack(form, before);
  for (let rung = wanted; rung >= 1; rung--) {
    const forms = fitting(getForms(request, rung));
    const others = (): readonly NextWork[] =>
      fitting([...otherForms(request, rung), ...(forms.length === 0 ? [] : muchLonger(request, rung))]);
    const found =
      forms.find(isOnward) ??
      others().find(isOnward) ??
      forms.find(isDose) ??
      others().find(isDose) ??
      forms.find(isNew) ??
      others().find(isNew) ??
      forms[0];
    if (found !== undefined) return done(found);
  }
  const forms = fitting(belowLadder(request));
  const found = forms.find(isNew) ?? forms[0];
  return found === undefined ? undefined : done(found);
}

/** The pace of a half is slower than threshold: after weeks of threshold it begins with as much work as they held, or it would be a step back. */
function firstRung(
  history: LadderHistory,
  request: WorkRequest,
  { start, ceiling }: { readonly start: number; readonly ceiling: number },
): number {
  const before = request.stimulus === "pace-half" ? history.last("threshold", request.date) : undefined;
  if (before === undefined) return start;
  for (let rung = start; rung < ceiling; rung++) {
    const { sets, metres = 0, seconds = 0 } = rungAt(request.stimulus, rung);
    const each = metres > 0 ? metres * request.secondsPerMetre : seconds;
    if (sets * each >= before.sets * before.seconds) return rung;
  }
  return ceiling;
}

/** Whether as much was done before in repetitions as long, with less rest: what was a step once is none again. */
function isStepBack(form: NextWork, before: readonly Exposure[]): boolean {
  return before.some(
    (other) =>
      other.rung >= form.rung &&
      other.sets * other.seconds >= form.sets * form.seconds &&
      other.seconds >= form.seconds &&
      other.restSeconds <= form.rest,
  );
}

/** One long piece after shorter repetitions holds no more work than they did: one thing grows at a time. */
function isLeap({ sets, seconds }: NextWork, last: Exposure | undefined): boolean {
  if (sets > 1) return false;
  return last === undefined ? seconds > FIRST_PIECE : last.sets > 1 && seconds > last.sets * last.seconds;
}

/** Nobody begins with a longer piece. */
const FIRST_PIECE: Seconds = 1200;

/** Shares of the minutes of the rung to try in turn, where all of them would repeat a dose of three weeks ago. */
const OTHER_SHARES = [1, 0.93, 0.87] as const;
/** Sprints and short intervals have their own lengths. */
const LEAST_OTHER: Seconds = 90;

/** About the minutes of a rung in other repetitions, where the day has no room for its own forms or all of them were done lately. */
function otherForms(request: WorkRequest, number: number): NextWork[] {
  const usual = timed(request, number, rungAt(request.stimulus, number));
  if (usual.metres !== undefined) return otherDistances(request, usual, usual.metres);
  if (usual.seconds < LEAST_OTHER) return [];
  const { sets } = usual;
  return OTHER_SHARES.flatMap((share) =>
    [sets + 1, sets, sets - 1, sets + 2].flatMap((count) => {
      if (count < 1) return [];
      const each = (usual.sets * usual.seconds * share) / count;
      const step = each >= WHOLE_MINUTES_FROM ? 2 * MIN_REPETITION_SECONDS : MIN_REPETITION_SECONDS;
      return [...new Set([Math.round(each / step), Math.ceil(each / step)])].flatMap((steps) => {
        const seconds = step * steps;
        if (seconds < LEAST_OTHER) return [];
        const rest = count === 1 ? 0 : getRest(request.stimulus, seconds, request.level);
        const form = { ...usual, sets: count, seconds, rest };
        return [form, { ...form, rest: getShorterRest(rest) }];
      });
    }),
  );
}

/** About the metres of a rung in other repetitions, where all of its own forms were done lately. */
function otherDistances(request: WorkRequest, usual: NextWork, metres: Metres): NextWork[] {
  const { stimulus, level, secondsPerMetre } = request;
  const { sets } = usual;
  return OTHER_SHARES.flatMap((share) =>
    [sets + 1, sets, sets - 1, sets + 2, sets - 2].flatMap((count) => {
      if (count < 2) return [];
      const raw = (sets * metres * share) / count;
      const step = raw >= 1000 ? 200 : 100;
      const each = step * Math.round(raw / step);
      if (each < LEAST_OTHER_METRES || each > longestRepetition(stimulus)) return [];
      const seconds = Math.round(each * secondsPerMetre);
      const rest = getRest(stimulus, seconds, level);
      const form = { ...usual, sets: count, seconds, metres: each, rest };
      return [form, { ...form, rest: getShorterRest(rest) }];
    }),
  );
}

/** Shorter repetitions belong to other ladders. */
const LEAST_OTHER_METRES: Metres = 400;

/** The metres of a rung in still fewer and longer repetitions than its longer form, and with less rest, where a slow runner had all others lately. */
function muchLonger(request: WorkRequest, number: number): NextWork[] {
  const { stimulus } = request;
  if (request.byTime === true || rungAt(stimulus, number).metres === undefined) return [];
  const longer = getLongerForm(stimulus, rungAt(stimulus, number));
  const longest = longer === undefined ? undefined : getLongerForm(stimulus, longer);
  if (longest === undefined) return [];
  const form = timed(request, number, longest);
  const denser = { ...form, rest: getShorterRest(form.rest) };
  return [form, denser, { ...denser, rest: getShorterRest(denser.rest) }];
}

/** Nobody sends anybody out for sixteen and a half minutes. */
const WHOLE_MINUTES_FROM: Seconds = 300;

/** Repetitions make sense from half a minute on. */
const MIN_REPETITION_SECONDS = 30;

/** On a day too short for the first rung: fewer repetitions of it, then shorter ones. */
function belowLadder(request: WorkRequest): NextWork[] {
  const { seconds, rest, metres: _metres, ...work } = timed(request, 1, rungAt(request.stimulus, 1));
  const lengths = [1, 0.75, 0.5].map((share) =>
    Math.max(MIN_REPETITION_SECONDS, MIN_REPETITION_SECONDS * Math.round((seconds * share) / MIN_REPETITION_SECONDS)),
  );
  const most = Math.max(2, work.sets);
  return lengths.flatMap((length) =>
    Array.from({ length: most - 1 }, (_, index) => ({ ...work, sets: most - index, seconds: length, rest })).flatMap((form) => [
      form,
      { ...form, rest: getShorterRest(form.rest) },
    ]),
  );
}

/**
 * Two rungs below the best after a long gap, else a step from the last dose. A step leads at least to the start of the level: what a short
 * day held below it was none (dose-progression.md sections 2 and 4.1).
 */
function wantedRung(
  history: LadderHistory,
  last: Exposure,
  { start, ceiling, date }: { readonly start: number; readonly ceiling: number; readonly date: Day },
): number {
  if (history.isForgotten(last, date)) return Math.min(ceiling, Math.max(start, (history.best(last.stimulus, date) ?? start) - 2));
  const move = history.move(last, date);
  // Short repetitions have no least dose: they climb from where they were.
  if (last.stimulus === "repetition") return Math.min(Math.max(ceiling, last.rung), Math.max(1, last.rung + move));
  return Math.min(Math.max(ceiling, last.rung), Math.max(move > 0 ? start : 1, last.rung + move));
}

function signature({ stimulus, mode }: WorkRequest, form: NextWork): Parameters<typeof isSameWork>[0] {
  return {
    stimulus,
    mode,
    sets: form.sets,
    seconds: form.seconds,
    restSeconds: form.rest,
    ...(form.metres === undefined ? {} : { metres: form.metres }),
  };
}

/** The rung as it is printed, in longer repetitions, and with shorter rests. */
function getForms(request: WorkRequest, number: number): NextWork[] {
  const { stimulus } = request;
  const rung = rungAt(stimulus, number);
  const longer = getLongerForm(stimulus, rung);
  const usual = timed(request, number, rung);
  const shorter = getShorterForm(rung);
  const forms = [usual, ...[longer, shorter].flatMap((form) => (form === undefined ? [] : [timed(request, number, form)]))];
  const denser = forms.filter(({ rest }) => getShorterRest(rest) < rest).map((form) => ({ ...form, rest: getShorterRest(form.rest) }));
  // When everything else was done lately: still less rest, at last a quarter more.
  const densest = denser.filter(({ rest }) => getShorterRest(rest) < rest).map((form) => ({ ...form, rest: getShorterRest(form.rest) }));
  const roomier = forms.filter(({ rest }) => rest > 0).map((form) => ({ ...form, rest: 15 * Math.ceil((form.rest * 1.25) / 15) }));
  // Longer repetitions first, then the usual ones with less rest, then the others.
  return longer === undefined
    ? [usual, ...denser.slice(0, 1), ...forms.slice(1), ...denser.slice(1), ...densest, ...roomier]
    : [...forms.slice(0, 2), ...denser, ...forms.slice(2), ...densest, ...roomier];
}

function timed(
  { stimulus, level, secondsPerMetre, byTime = false }: WorkRequest,
  number: number,
  { sets, seconds, metres }: Rung,
): NextWork {
  const raw = seconds ?? (metres ?? 0) * secondsPerMetre;
  const isTimed = seconds === undefined && byTime;
  const step = raw >= 180 ? 60 : 30;
  const one = isTimed ? Math.max(30, step * Math.round(raw / step)) : Math.round(raw);
  const rest = sets === 1 ? 0 : getRest(stimulus, one, level);
  return { rung: number, sets, seconds: one, rest, ...(metres === undefined || isTimed ? {} : { metres }) };
}

function lighter(request: WorkRequest, last: Exposure | undefined, start: number): NextWork | undefined {
  const number = last?.rung ?? start;
  const from: Rung =
    last === undefined
      ? rungAt(request.stimulus, start)
      : { sets: last.sets, ...(last.metres === undefined ? { seconds: last.seconds } : { metres: last.metres }) };
  const light = timed(request, number, lighterForm(from));
  const found = [light, ...shorterLight(request, from, light)].find(({ sets, seconds, rest }) => request.fits(sets, seconds, rest, last));
  return found === undefined || last === undefined ? found : { ...found, last };
}

/** From 55 % of the dose down to the least of a deload (dose-progression.md D4), for days that are short. */
const LIGHT_SHARES = [0.58, 0.54, 0.5, 0.46] as const;

function shorterLight({ stimulus, level }: WorkRequest, from: Rung, light: NextWork): NextWork[] {
  if (from.seconds === undefined || stimulus === "vo2-short" || stimulus === "hills") return [];
  const total = from.sets * from.seconds;
  return LIGHT_SHARES.flatMap((share) =>
    [light.sets, light.sets - 1].flatMap((sets) => {
      const seconds = sets < 1 ? 0 : MIN_REPETITION_SECONDS * Math.round((total * share) / sets / MIN_REPETITION_SECONDS);
      if (seconds < MIN_REPETITION_SECONDS || seconds > Math.max(from.seconds ?? 0, Math.min(600, longestRepetition(stimulus)))) return [];
      return [{ ...light, sets, seconds, rest: sets === 1 ? 0 : getRest(stimulus, seconds, level) }];
    }),
  );
}
