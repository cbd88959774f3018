import { addDays, type Day, getWeekday } from "../../calendar/day.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import { datesIn } from "../../free-text/dates/dates-off.ts";
import { weekdaysIn } from "../../free-text/dates/weekdays.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import { namesProfessional } from "../../health/cleared/clearance.ts";
import { normalise } from "../../health/normalise.ts";
import { looksMedical } from "../../health/unread-medical.ts";
import { namesHealth } from "../../health/names-health.ts";
import { namesRegion } from "../../injuries/complaints/regions.ts";
import type { InjuryReading } from "../../injuries/injury.ts";
import { kindsIn } from "../schedule-words.ts";
import { readWishClauses } from "../wishes/wish-clauses.ts";
import { type PendingEffect, getBodyEffects, getWishEffects } from "./pending-effects.ts";
import {
  findCondition,
  findLostAmount,
  hasClosedWords,
  onlyClears,
  type Residue,
  residueOfOwn,
  residueOfSentence,
  saysRhythm,
  tellsOfSomebody,
  tellsStory,
} from "./residue.ts";

type Notes = { readonly injuries?: string; readonly dislikes?: string };
type Field = keyof Notes;

/** Words of the athlete that no reading may act on. */
export interface WithheldText {
  readonly field: Field;
  readonly words: string;
  /** What a rhythm does on the dates that are named with it. */
  readonly dated?: readonly DayLimit[];
  /** What was nearly read, and what beside it was not; absent where it is no wish at all. */
  readonly nearly?: { readonly effect: string; readonly missed: string };
}

/** A clause that is followed, and the part of it that was not read. */
export interface UnreadQualifier {
  readonly words: string;
  readonly missed: string;
}

export interface ReadingAudit {
  readonly withheld: readonly WithheldText[];
  /** Of restrictions of the body: they hold all the same. */
  readonly unreadQualifiers: readonly UnreadQualifier[];
  /** Of what is allowed on a condition, which a plan cannot watch. */
  readonly conditions: readonly UnreadQualifier[];
  /** Words that only allow and were read as a limit. */
  readonly clearances: readonly string[];
}

const NOTHING: ReadingAudit = { withheld: [], unreadQualifiers: [], conditions: [], clearances: [] };

/**
 * Looks at every reading of the notes before it acts: where its sentence also says when, on which condition or of whom, and the reading does not
 * hold that, a wish does not act at all. What protects the body acts all the same, and what was not read of it is named.
 */
export function auditReadings(notes: Notes, reading: InjuryReading, today: Day): ReadingAudit {
  const fields = (["injuries", "dislikes"] as const).filter((field) => (notes[field] ?? "").trim() !== "");
  const audits = fields.map((field) => auditField(field, notes[field] ?? "", reading, today));
  const withheld = audits.flatMap((audit) => audit.withheld);
  const unreadQualifiers = audits.flatMap((audit) => audit.unreadQualifiers);
  const conditions = allowedOnCondition(reading);
  const clearances = reading.health.findings.flatMap(({ group, phrase, limits: { closed = [] } }) =>
    group === "doctors-limit" && closed.length > 0 && onlyClears(phrase, readClauses(phrase)[0]?.language ?? "en") ? [phrase] : [],
  );
  return withheld.length + unreadQualifiers.length + conditions.length + clearances.length === 0
    ? NOTHING
    : { withheld, unreadQualifiers, conditions, clearances };
}

/** "The physio says it's fine as long as the belly stays flat" */
function allowedOnCondition({ clauses }: InjuryReading): readonly UnreadQualifier[] {
  return clauses.flatMap(({ kind, quote, effect }): readonly UnreadQualifier[] => {
    const missed = kind === "open" && effect !== undefined ? findCondition(quote, readClauses(quote)[0]?.language ?? "en") : undefined;
    return missed === undefined ? [] : [{ words: quote, missed }];
  });
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A clause with its place in the text. */
interface PlacedClause extends Span {
  readonly clause: Clause;
}

interface PlacedEffect extends PendingEffect {
  readonly spans: readonly Span[];
}

function placeClauses(text: string): readonly PlacedClause[] {
  let from = 0;
  return readClauses(text).flatMap((clause): readonly PlacedClause[] => {
    const at = text.indexOf(clause.quote, from);
    if (at < 0) return [];
    from = at + clause.quote.length;
    return [{ clause, from: at, to: from }];
  });
}

function spansIn(text: string, quotes: readonly string[]): readonly Span[] {
  return quotes.flatMap((quote): readonly Span[] => {
    const from = text.indexOf(quote);
    return from < 0 ? [] : [{ from, to: from + quote.length }];
  });
}

function isWithin(part: Span, spans: readonly Span[]): boolean {
  return spans.some(({ from, to }) => from < part.to && part.from < to);
}

/** What the sentences of a field are weighed with. */
interface Beside {
  readonly field: Field;
  readonly text: string;
  readonly effects: readonly PlacedEffect[];
  /** Words that complaints, conditions and signs of danger were read from. */
  readonly guarded: readonly Span[];
  /** Limits among the injuries protect what is told there. */
  readonly isOfComplaint: boolean;
  readonly today: Day;
}

function auditField(field: Field, text: string, reading: InjuryReading, today: Day): ReadingAudit {
  const placed = placeClauses(text);
  const sentences = [...Map.groupBy(placed, ({ clause }) => clause.sentence).values()];
  const ofOthers = placed.filter((part) => isOfSomebody(part, placed));
  const goesOn = placed.filter((part, at) => goesOnAboutOther(part, placed[at - 1], ofOthers));
  const pending = [...getBodyEffects(reading), ...(field === "injuries" ? [] : getWishEffects(text, today))];
  const effects = pending.flatMap((effect): readonly PlacedEffect[] => {
    const spans = spansIn(text, effect.quotes);
    return spans.length === 0 ? [] : [{ ...effect, spans }];
  });
  const { guarded, foreign } = conditionSpans(text, reading, ofOthers);
  const isOfComplaint = field === "injuries" && (guarded.length > 0 || placed.some(({ clause }) => saysOfBody(clause)));
  const beside = { field, text, effects, guarded, isOfComplaint, today };
  const found = sentences.map((sentence) => auditSentence(sentence, beside));
  const withheld = found.flatMap((one) => one.withheld);
  const asides = [...ofOthers, ...goesOn].filter(
    (part) =>
      (isWithin(part, foreign) || (field === "dislikes" && !isWithin(part, guarded) && isSmallTalk(part.clause))) &&
      !withheld.some(({ words }) => words.includes(part.clause.quote)) &&
      !effects.some(({ deed, spans }) => deed === "day" && isWithin(part, spans)),
  );
  const all = [...withheld, ...asides.map(({ from, to }): WithheldText => ({ field, words: text.slice(from, to) }))];
  return {
    withheld: withSameThings(all, beside, placed),
    unreadQualifiers: [...found.flatMap((one) => one.unreadQualifiers), ...(field === "injuries" ? lostAmounts(placed, reading) : [])],
    conditions: [],
    clearances: [],
  };
}

/** What a professional "said" is of the athlete, whoever is called "she". */
function isOfSomebody({ clause }: PlacedClause, placed: readonly PlacedClause[]): boolean {
  if (!tellsOfSomebody(clause.quote, clause.language)) return false;
  return !placed.some((other) => other.clause.sentence === clause.sentence && namesProfessional(other.clause.words.join(" ")));
}

/** Days, numbers and orders in what somebody does may be about the athlete's week. */
function isSmallTalk({ quote, language }: Clause): boolean {
  return !/\d/u.test(quote) && weekdaysIn(quote).length === 0 && !hasClosedWords(quote, language);
}

/** "… absolute machine": a few words behind what somebody else did are still about them. */
function goesOnAboutOther(part: PlacedClause, before: PlacedClause | undefined, ofOthers: readonly PlacedClause[]): boolean {
  return (
    before !== undefined &&
    ofOthers.includes(before) &&
    before.clause.sentence === part.clause.sentence &&
    part.clause.words.length <= MOST_WORDS_OF_A_REMARK &&
    !part.clause.isDenied
  );
}

const MOST_WORDS_OF_A_REMARK = 3;

/** The words of complaints and conditions, parted by whose they are. Signs of danger are never taken for somebody else's here. */
function conditionSpans(
  text: string,
  { regions, redFlags, health }: InjuryReading,
  ofOthers: readonly PlacedClause[],
): { readonly guarded: readonly Span[]; readonly foreign: readonly Span[] } {
  const told = [
    ...regions.map(({ phrase }) => phrase),
    ...health.findings.filter(({ group }) => group !== "doctors-limit" && group !== "own-plates").map(({ phrase }) => phrase),
  ].filter((phrase) => phrase.trim() !== "");
  const spans = told.flatMap((phrase) => spansIn(text, [phrase]));
  const isForeign = (span: Span): boolean => ofOthers.some((part) => part.from <= span.from && span.to <= part.to);
  return {
    guarded: [...spans.filter((span) => !isForeign(span)), ...redFlags.flatMap(({ phrase }) => spansIn(text, [phrase]))],
    foreign: spans.filter(isForeign),
  };
}

function auditSentence(sentence: readonly PlacedClause[], { field, text, effects, guarded, isOfComplaint, today }: Beside): ReadingAudit {
  const own = effects.filter(({ spans }) => sentence.some((part) => isWithin(part, spans)));
  if (own.length === 0) return NOTHING;
  const written = text.slice(sentence[0]?.from ?? 0, sentence.at(-1)?.to);
  const ofBody = sentence
    .filter((part) => isWithin(part, guarded) || saysOfBody(part.clause))
    .filter((part) => !isOfSomebody(part, sentence));
  const weekdays = new Set(own.flatMap((effect) => effect.weekdays));
  const hasExceptions = field === "dislikes" && readWishClauses(written).some(({ link }) => link === "except");
  const isRead = (part: PlacedClause): boolean => own.some(({ spans }) => isWithin(part, spans));
  const withheld = new Map<PlacedClause, WithheldText["nearly"]>();
  const unreadQualifiers: UnreadQualifier[] = [];
  const followed = new Set<PlacedClause>();
  const onDates: DayLimit[] = [];
  for (const effect of own) {
    const parts = sentence.filter((part) => isWithin(part, effect.spans));
    const language = parts[0]?.clause.language ?? "en";
    const residue =
      parts.map(({ clause }) => residueOfOwn(clause.quote, effect, language)).find((one) => one !== undefined) ??
      ofStory(effect, sentence, parts) ??
      ofAnotherPlace(effect, parts, placeClauses(text)) ??
      ofAnotherThing(effect, text.slice(0, sentence.at(-1)?.to)) ??
      sentence
        .filter((part) => parts.includes(part) || !isRead(part) || part.clause.isJoined || part === sentence[0])
        .map((part) => residueOfSentence(part.clause.quote, effect, { language, isOwn: parts.includes(part), hasExceptions, weekdays }))
        .find((one) => one !== undefined);
    if (residue === undefined) continue;
    const dated = onNamedDates(effect, sentence, today);
    if (dated.length > 0) {
      for (const part of sentence) if (!isWithin(part, guarded)) followed.add(part);
      onDates.push(...dated.map((day) => ({ ...day, phrase: written })));
      continue;
    }
    const protects = (effect.deed === "number" || effect.deed === "ban") && (ofBody.length > 0 || isOfComplaint);
    if (protects && !(residue.isAside && !parts.some((part) => ofBody.includes(part)))) {
      const of = parts.find(({ clause }) => clause.quote.includes(residue.words) && clause.quote.trim() !== residue.words);
      if (!residue.isAside && of !== undefined && !COUNTED.test(residue.words))
        unreadQualifiers.push({ words: of.clause.quote, missed: residue.words });
      continue;
    }
    const hasOthers = own.some((other) => other !== effect && !parts.some((part) => isWithin(part, other.spans)));
    // A story ends with its clause; what is half understood takes its sentence along, but for what was read whole beside it.
    const taken = residue.isAside
      ? parts.filter(({ clause }) => clause.quote.trim() === residue.words)
      : hasOthers
        ? sentence.filter((part) => !isRead(part) || parts.includes(part))
        : sentence;
    for (const part of taken)
      if (!isWithin(part, guarded) && !withheld.has(part))
        withheld.set(part, residue.isAside ? undefined : { effect: effect.effect, missed: residue.words });
  }
  if (followed.size > 0) return { ...NOTHING, withheld: [{ field, words: written, dated: onDates }], unreadQualifiers };
  return { ...NOTHING, withheld: joinNeighbours(sentence, withheld, field, text), unreadQualifiers };
}

/** "3x" is how often, which a limit of how much leaves as it is. */
const COUNTED = /^\d+ ?(?:x|times|sets?|reps?)\b/iu;

/** "Every other week I work nights, the next ones on 7 and 8 December, so those Wednesdays easy": the Wednesday of that week, and no other. */
function onNamedDates({ deed, day, isDated }: PendingEffect, sentence: readonly PlacedClause[], today: Day): readonly DayLimit[] {
  if (deed !== "day" || day === undefined || isDated || day.weekdays.length === 7) return [];
  if (!sentence.some(({ clause }) => saysRhythm(clause.quote, clause.language))) return [];
  const dates = datesIn(
    sentence.map(({ clause }) => clause),
    today,
  );
  return dates.flatMap(({ until }) =>
    day.weekdays.map((weekday): DayLimit => {
      const on = addDays(until, (weekday - getWeekday(until) + 7) % 7);
      return { ...day, weekdays: [weekday], from: on, until: on };
    }),
  );
}

/** Clauses beside each other are shown as one. */
function joinNeighbours(
  sentence: readonly PlacedClause[],
  withheld: ReadonlyMap<PlacedClause, WithheldText["nearly"]>,
  field: Field,
  text: string,
): readonly WithheldText[] {
  const runs: { readonly from: number; to: number; readonly nearly: WithheldText["nearly"]; last: number }[] = [];
  for (const [index, part] of sentence.entries()) {
    if (!withheld.has(part)) continue;
    const nearly = withheld.get(part);
    const run = runs.at(-1);
    if (run !== undefined && run.last === index - 1 && (run.nearly === undefined) === (nearly === undefined)) {
      run.to = part.to;
      run.last = index;
    } else runs.push({ from: part.from, to: part.to, nearly, last: index });
  }
  return runs.map(({ from, to, nearly }) => ({ field, words: text.slice(from, to), ...(nearly === undefined ? {} : { nearly }) }));
}

/** "Missed it by a place, all of it on the running and rowing": a bare name in a story bans nothing. */
function ofStory({ deed, isBare }: PendingEffect, sentence: readonly PlacedClause[], parts: readonly PlacedClause[]): Residue | undefined {
  if (deed !== "ban" || !isBare || parts.some(({ clause }) => clause.isDenied)) return undefined;
  const isStory = sentence.some((part) => !parts.includes(part) && tellsStory(part.clause.quote, part.clause.language));
  return isStory ? { words: parts[0]?.clause.quote.trim() ?? "", isAside: true } : undefined;
}

/** "At home I only have a kettlebell" is not all there is for who also goes to a gym. */
function ofAnotherPlace({ deed, isDated, weekdays }: PendingEffect, parts: readonly PlacedClause[], all: readonly PlacedClause[]): Residue | undefined {
  if (deed !== "kit" || isDated || weekdays.length > 0) return undefined;
  const says = (part: PlacedClause, place: RegExp): boolean => place.test(normalise(part.clause.quote));
  if (!parts.some((part) => says(part, AT_HOME))) return undefined;
  const other = all.find((part) => !parts.some(({ from }) => from === part.from) && !part.clause.isDenied && says(part, AT_A_GYM) && !says(part, AT_HOME));
  return other === undefined ? undefined : { words: other.clause.quote.trim(), isAside: false };
}

const AT_HOME = /\b(?:home|zu ?hause|daheim|chez moi|a la maison|en casa|a casa|em casa|thuis|garage|keller)\b/u;
const AT_A_GYM = /\b(?:gym|gimnasio|fitnessstudio|studio|salle|palestra|ginasio|academia|sportschool)\b/u;

/** "Two rest days back to back" is no matter of runs: such a limit needs a word of running in or before its sentence. */
function ofAnotherThing({ deed, limits, quotes }: PendingEffect, before: string): Residue | undefined {
  if (deed !== "number" || limits.consecutiveRuns !== false) return undefined;
  const { kinds } = kindsIn(normalise(before));
  return kinds.some((kind) => kind === "run" || kind === "fast-run") ? undefined : { words: quotes.join(", "), isAside: false };
}

/** What is half understood in one sentence is not followed in another either. */
function withSameThings(
  withheld: readonly WithheldText[],
  { effects, guarded, text, field }: Beside,
  placed: readonly PlacedClause[],
): readonly WithheldText[] {
  const unsure = withheld.flatMap(({ words, nearly }) => (nearly === undefined ? [] : spansIn(text, [words])));
  const names = new Set(effects.filter(({ spans }) => spans.some((span) => isWithin(span, unsure))).flatMap((effect) => effect.names));
  if (names.size === 0) return withheld;
  const more = effects.flatMap((effect): readonly WithheldText[] => {
    if (!effect.names.some((name) => names.has(name))) return [];
    const parts = placed.filter((part) => isWithin(part, effect.spans) && !isWithin(part, [...unsure, ...guarded]));
    const other = withheld.find(({ nearly }) => nearly !== undefined)?.words ?? "";
    return parts.map(({ from, to }) => ({ field, words: text.slice(from, to), nearly: { effect: effect.effect, missed: other } }));
  });
  return [...withheld, ...more];
}

/** An amount beside a complaint that nothing of the reading holds: "flares over 35 km a week". */
function lostAmounts(placed: readonly PlacedClause[], { regions, health, days, unread }: InjuryReading): readonly UnreadQualifier[] {
  const numbers = new Set(
    [...JSON.stringify([regions, health.findings, days].flat().map(({ phrase: _words, ...rest }) => rest)).matchAll(/\d+(?:\.\d+)?/gu)].map(
      ([one]) => Number(one),
    ),
  );
  return placed.flatMap(({ clause }): readonly UnreadQualifier[] => {
    if (!regions.some(({ grade }) => grade > 0) || unread.some((words) => words.includes(clause.quote))) return [];
    if (!FLARES.test(normalise(clause.quote))) return [];
    const missed = findLostAmount(clause.quote, numbers);
    return missed === undefined ? [] : [{ words: clause.quote, missed }];
  });
}

/** What brings a complaint on. */
const FLARES =
  /\b(?:flar\w*|hurt\w*|pain\w*|sore|ache\w*|limp\w*|over|above|more than|up to|max\w*|no more|schmerz\w*|weh|zwick\w*|uber|mehr als|hochstens|bis|duele\w*|molest\w*|mas de|hasta|fait mal|douleur\w*|plus de|jusqu\w*|fa male|fastidio|oltre|piu di|fino|doi|mais de|ate|pijn\w*|meer dan|boven|tot)\b/u;

/** A part of the body, an illness or a professional: what such a clause closes protects somebody. */
function saysOfBody({ quote }: Clause): boolean {
  const said = quote.replaceAll(IN_A_ROW, " ");
  return namesProfessional(normalise(said)) || namesRegion(said) || namesHealth(said) || looksMedical(said);
}

const IN_A_ROW = /back[- ]to[- ]back/giu;

/** The notes without what no reading may act on, every other letter in its place. */
export function withoutWithheld<T extends Notes>(notes: T, withheld: readonly WithheldText[] = []): T {
  if (withheld.length === 0) return notes;
  const without = (field: Field): string | undefined =>
    withheld
      .filter((one) => one.field === field)
      .reduce<string | undefined>((text, { words }) => text?.replace(words, words.replace(/[^\s.;!?]/gu, " ")), notes[field]);
  const injuries = without("injuries");
  const dislikes = without("dislikes");
  return { ...notes, ...(injuries === undefined ? {} : { injuries }), ...(dislikes === undefined ? {} : { dislikes }) };
}
