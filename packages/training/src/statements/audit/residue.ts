import { weekdaysIn } from "../../free-text/dates/weekdays.ts";
import { type ClosedKind, findClosed, type WrittenIn } from "./closed-words.ts";
import { fold, writtenAt } from "./folded-text.ts";
import type { PendingEffect } from "./pending-effects.ts";

/** Words beside a reading that would change it and that it does not hold. */
export interface Residue {
  /** As the athlete wrote them. */
  readonly words: string;
  /** It is no wish at all: somebody else's, a story, a joke. */
  readonly isAside: boolean;
}

/** Kinds that reach over their whole sentence, and the deeds that they change. */
const OVER_SENTENCE: readonly ClosedKind[] = ["end", "rhythm", "condition", "exception"];
const TAKES: ReadonlySet<PendingEffect["deed"]> = new Set<PendingEffect["deed"]>(["ban", "cap", "number", "day", "commitment", "kit"]);

/** Of one clause, by deed. */
const IN_CLAUSE: { readonly [deed in PendingEffect["deed"]]: readonly ClosedKind[] } = {
  ban: ["partly", "state", "month", "past", "frame", "somebody"],
  like: ["past", "story", "denied", "less", "than", "frame", "somebody"],
  cap: ["partly", "month", "than", "habit", "past", "frame", "somebody"],
  keep: ["partly", "frame", "somebody"],
  number: ["partly", "month", "than", "past", "story", "frame", "somebody"],
  // Whose school, shift or club takes a day from the athlete is the reason of it.
  day: ["once", "month", "past", "frame"],
  commitment: ["once", "month", "past", "frame", "meanwhile", "somebody"],
  kit: ["past", "story", "frame", "somebody"],
};
const ASIDES: ReadonlySet<ClosedKind> = new Set<ClosedKind>(["past", "story", "habit", "frame", "meanwhile", "somebody"]);

/** What of a clause that belongs to the reading was not read, of the clause that it was read from. */
export function residueOfOwn(clause: string, read: PendingEffect, language: WrittenIn): Residue | undefined {
  const folded = fold(clause);
  // "No machines except the leg curl": the no belongs to what stands before.
  const own = fold(read.quotes.find((quote) => clause.includes(quote)) ?? clause).text;
  for (const kind of IN_CLAUSE[read.deed]) {
    if ((kind === "denied" || kind === "less") && find(kind, own, language) === undefined) continue;
    const found = find(kind, folded.text, language);
    if (found === undefined || isHeld(kind, folded.text, read, language)) continue;
    const words = ASIDES.has(kind) ? clause.trim() : writtenAt(clause, folded, [found[0], folded.text.length]);
    return { words, isAside: ASIDES.has(kind) };
  }
  return undefined;
}

/** What of any clause of the sentence was not read that reaches over all of it. */
export function residueOfSentence(written: string, read: PendingEffect, around: Around): Residue | undefined {
  const { language, isOwn, hasExceptions, weekdays } = around;
  if (!TAKES.has(read.deed)) return undefined;
  // "… because the gym is full on Mondays": why, and not when.
  const clause = written.replace(REASON, "");
  const folded = fold(clause);
  const starts = OVER_SENTENCE.flatMap((kind) => {
    if ((kind === "end" || kind === "rhythm" || kind === "exception") && read.isDated) return [];
    if ((kind === "rhythm" && read.hasRhythm) || (kind === "exception" && hasExceptions && read.deed === "ban")) return [];
    return find(kind, folded.text, language)?.[0] ?? [];
  });
  if (starts.length > 0) return { words: writtenAt(clause, folded, [Math.min(...starts), folded.text.length]), isAside: false };
  if (read.deed !== "day" && read.deed !== "commitment") {
    const named = weekdaysIn(clause).filter((day) => !weekdays.has(day));
    // The days that are left are the other side of those that were read.
    if (named.length > 0 && weekdays.size < 4 && !read.isDated) return { words: clause.trim(), isAside: false };
  }
  const amount = amountIn(folded.text, read, isOwn);
  return amount === undefined ? undefined : { words: writtenAt(clause, folded, amount), isAside: false };
}

const REASON = /(?<=\S\s)(?:because|cos|cause|weil|denn|parce que|car|porque|perch[eé]|pois|omdat|want)\s.*$/iu;

export interface Around {
  readonly language: WrittenIn;
  /** It is the clause that the reading was read from. */
  readonly isOwn: boolean;
  /** The hasExceptions of the sentence are part of the reading. */
  readonly hasExceptions: boolean;
  /** Weekdays that the readings of the sentence hold. */
  readonly weekdays: ReadonlySet<number>;
}

/** Whether words forbid, date or condition something: what is neither training nor that is small talk. */
export function hasClosedWords(clause: string, language: WrittenIn): boolean {
  const { text } = fold(clause);
  return (["denied", "end", "rhythm", "condition", "exception", "less"] as const).some((kind) => find(kind, text, language) !== undefined);
}

/** Whether a clause says that something comes again in a rhythm of weeks. */
export function saysRhythm(clause: string, language: WrittenIn): boolean {
  return find("rhythm", fold(clause).text, language) !== undefined;
}

/** The condition of a clause, as it was written. */
export function findCondition(clause: string, language: WrittenIn): string | undefined {
  const folded = fold(clause);
  const found = find("condition", folded.text, language);
  return found === undefined ? undefined : writtenAt(clause, folded, [found[0], folded.text.length]);
}

/** "The physio signed me off to squat": words that allow, and none that limits. */
export function onlyClears(clause: string, language: WrittenIn): boolean {
  const { text } = fold(clause);
  const has = (kind: ClosedKind): boolean => find(kind, text, language) !== undefined;
  return has("cleared") && !LIMITING.test(text) && !/\d/u.test(text) && !(["denied", "condition", "exception", "end"] as const).some(has);
}

/** What somebody tells of the past, in whose sentence a bare name is no wish. */
export function tellsStory(clause: string, language: WrittenIn): boolean {
  return find("story", fold(clause).text, language) !== undefined;
}

/** Whether a clause tells of somebody else and not of the athlete. */
export function tellsOfSomebody(clause: string, language: WrittenIn): boolean {
  const { text } = fold(clause);
  const frame = find("frame", text, language);
  return frame?.[0] === 0 || ((find("somebody", text, language) ?? frame) !== undefined && !OWN.test(text));
}

/** An amount in a clause that none of these numbers is. */
export function findLostAmount(clause: string, numbers: ReadonlySet<number>): string | undefined {
  const folded = fold(clause);
  for (const match of folded.text.matchAll(AMOUNT)) {
    const { number = "", unit = "" } = match.groups ?? {};
    const measure = measureOf(unit);
    if (measure !== "way" && measure !== "weight") continue;
    if (!isAmong(Number(number), numbers)) return writtenAt(clause, folded, [match.index, match.index + match[0].length]);
  }
  return undefined;
}

function isAmong(value: number, numbers: ReadonlySet<number>): boolean {
  return [value, value * 1000, value * 60, value / 1000, value * 2].some((one) => numbers.has(one));
}

function find(kind: ClosedKind, text: string, language: WrittenIn): readonly [number, number] | undefined {
  return findClosed(kind, text, language) ?? (language === "en" ? undefined : findClosed(kind, text, "en"));
}

/** What the reading has taken into account although it holds no word of it. */
function isHeld(kind: ClosedKind, text: string, read: PendingEffect, language: WrittenIn): boolean {
  if (kind === "somebody" || kind === "meanwhile") return OWN.test(text);
  // "No box jumps since I fell off one in 2019": why, and now.
  if (kind === "past") return read.deed === "ban" && find("denied", text, language) !== undefined;
  if (kind === "month") return read.isDated;
  if (kind === "habit") return LIMITING.test(text);
  if (kind === "story")
    return read.deed === "kit" ? /^(?:just |only )?(?:got|had)\b/u.test(text) : read.deed === "number" && LIMITING.test(text);
  if (kind === "once") return read.isDated;
  return false;
}

/** Whoever tells of another and of themselves tells of themselves. */
const OWN =
  /\b(?:i|im|ive|id|ill|me|my(?= (?:training|knee|back|legs?|time|own))|we|us|ich|mich|mir|wir|uns|je|j|moi|me|nous|yo|conmigo|nosotros|io|mi|noi|eu|nos|ik|mij|wij|doctor|doc|gp|physio\w*|surgeon|consultant|cardiologist|midwife|arzt|arztin|hebamme|medecin|kine|medico|fisio\w*|arts|huisarts)\b/u;

/** A number that is told as the most or the only one. */
const LIMITING =
  /\b(?:max\w*|at most|up to|no more|not more|no longer|under|below|only|tops|limit\w*|cap|hochstens|bis zu|nicht mehr|unter|nur|como mucho|hasta|maximo|no mas|solo|au plus|jusqu|pas plus|moins de|seulement|al massimo|fino|non piu|solo|ate|no maximo|nao mais|hooguit|hoogstens|tot|niet meer|onder|alleen)\b/u;

const UNIT = String.raw`(?<unit>km|kms|kilometers?|kilometres?|k|m|metres?|meters?|miles?|mi|kgs?|kilos?|lbs?|min\w*|hours?|hrs?|h|stunden?|horas?|heures?|or[ae]|uur|bpm|%|sessions?|runs?|einheiten|sesiones|seances|sedute|treinos|trainingen|reps?|x|times|days?|tage|dias|jours|giorni|dagen)`;
const AMOUNT = new RegExp(
  String.raw`(?<![\d./])(?<number>\d+(?:\.\d+)?) ?${UNIT}(?!\p{L})(?<per> (?:a|per|each|die|pro|par|por|al|alla|per) (?:week|woche|semaine|semana|settimana))?`,
  "gu",
);

type Measure = "way" | "weight" | "time" | "count" | "share";

function measureOf(unit: string): Measure {
  if (/^(?:k|km|kms|kilom|m|met|mi|mil)/u.test(unit) && !/^min/u.test(unit)) return /^k(?:g|ilos?$)/u.test(unit) ? "weight" : "way";
  if (/^(?:kg|kilo|lb)/u.test(unit)) return "weight";
  if (/^(?:min|h|stund|hor|heur|or|uur)/u.test(unit)) return "time";
  return /^(?:bpm|%)/u.test(unit) ? "share" : "count";
}

/** An amount that the reading does not hold: any in its own clause, and one of the same measure beside it. */
function amountIn(text: string, read: PendingEffect, isOwn: boolean): readonly [number, number] | undefined {
  if (read.deed === "day" || read.deed === "commitment" || read.deed === "cap") return undefined;
  for (const match of text.matchAll(AMOUNT)) {
    const { number = "", unit = "" } = match.groups ?? {};
    const measure = measureOf(unit);
    const value = Number(number);
    if (isAmong(value, read.numbers)) continue;
    if (BACK_IN_TIME.test(text.slice(match.index))) continue;
    const isOfDeed = read.deed === "number" ? isOwn || measuresOf(read).has(measure) : read.deed === "kit" ? measure === "weight" : isOwn;
    if (isOfDeed) return [match.index, match.index + match[0].length];
  }
  return undefined;
}

/** "Never 2 days running" is a rhythm; "for 3 days", "2 days ago" is when. */
const BACK_IN_TIME =
  /^\d+ days? (?:ago|later|after|running|in a row)|^\d+ (?:tage|dias|jours|giorni|dagen) (?:hintereinander|nacheinander|seguidos|de suite|di fila|achter elkaar)|^\d+ (?:tage|dias|jours|giorni|dagen) (?:spater|despues|apres|dopo|later)/u;

function measuresOf({ limits }: PendingEffect): ReadonlySet<Measure> {
  const fields = Object.keys(limits);
  return new Set<Measure>([
    ...(fields.some((field) => /Minutes$/u.test(field)) ? (["time"] as const) : []),
    ...(fields.some((field) => /Metres$/u.test(field)) ? (["way"] as const) : []),
    ...(fields.some((field) => /^kilograms/u.test(field)) ? (["weight"] as const) : []),
    ...(fields.some((field) => /PerWeek$|^daysInARow$|^timesOf$/u.test(field)) ? (["count"] as const) : []),
  ]);
}
