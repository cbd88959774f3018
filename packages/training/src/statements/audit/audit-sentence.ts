import type { Day } from "../../calendar/day.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import type { Clause } from "../../health/clause.ts";
import { namesProfessional } from "../../health/cleared/clearance.ts";
import { namesHealth } from "../../health/names-health.ts";
import { normalise } from "../../health/normalise.ts";
import { looksMedical } from "../../health/unread-medical.ts";
import { namesRegion } from "../../injuries/complaints/regions.ts";
import { readWishClauses } from "../wishes/wish-clauses.ts";
import { type Field, NOTHING, type ReadingAudit, type UnreadQualifier, type WithheldText } from "./audit-types.ts";
import { findListResidue, findPlaceResidue, findSubjectResidue, findStoryResidue, limitNamedDates } from "./beside-the-reading.ts";
import { isOfSomebody, isSmallTalk } from "./other-people.ts";
import { isWithin, placeClauses, type PlacedClause, type PlacedEffect, type Span } from "./placed-clauses.ts";
import { residueOfOwn, residueOfSentence } from "./residue.ts";

/** What the sentences of a field are weighed with. */
export interface Beside {
  readonly field: Field;
  readonly text: string;
  readonly effects: readonly PlacedEffect[];
  /** Words that complaints, conditions and signs of danger were read from. */
  readonly guarded: readonly Span[];
  /** Limits among the injuries protect what is told there. */
  readonly isOfComplaint: boolean;
  readonly today: Day;
}

export function auditSentence(
  sentence: readonly PlacedClause[],
  { field, text, effects, guarded, isOfComplaint, today }: Beside,
): ReadingAudit {
  const own = effects.filter(({ spans }) => sentence.some((part) => isWithin(part, spans)));
  if (own.length === 0) return NOTHING;
  const written = text.slice(sentence[0]?.from ?? 0, sentence.at(-1)?.to);
  const ofBody = sentence
    .filter((part) => isWithin(part, guarded) || saysOfBody(part.clause))
    .filter((part) => !isOfSomebody(part, sentence, text));
  const weekdays = new Set(own.flatMap((effect) => effect.weekdays));
  const hasExceptions = field === "dislikes" && readWishClauses(written).some(({ link }) => link === "except");
  const isRead = (part: PlacedClause): boolean => own.some(({ spans }) => isWithin(part, spans));
  // "… and in the off-weeks I swim on Monday": the weeks of one date are none of the day beside it.
  const isDatedApart = (part: PlacedClause, effect: PlacedEffect): boolean =>
    own.some((other) => other !== effect && (other.isDated || other.hasRhythm) && isWithin(part, other.spans));
  const withheld = new Map<PlacedClause, WithheldText["nearly"]>();
  const unreadQualifiers: UnreadQualifier[] = [];
  const followed = new Set<PlacedClause>();
  const onDates: DayLimit[] = [];
  for (const effect of own) {
    const parts = sentence.filter((part) => isWithin(part, effect.spans));
    const language = parts[0]?.clause.language ?? "en";
    const residue =
      parts.map(({ clause }) => residueOfOwn(clause.quote, effect, language)).find((one) => one !== undefined) ??
      findStoryResidue(effect, sentence, parts) ??
      findListResidue(effect, sentence, parts, text) ??
      findPlaceResidue(effect, parts, placeClauses(text)) ??
      findSubjectResidue(effect, text.slice(0, sentence.at(-1)?.to)) ??
      sentence
        .filter(
          (part) => parts.includes(part) || !isRead(part) || (part.clause.isJoined && !isDatedApart(part, effect)) || part === sentence[0],
        )
        .map((part) => residueOfSentence(part.clause.quote, effect, { language, isOwn: parts.includes(part), hasExceptions, weekdays }))
        .find((one) => one !== undefined);
    if (residue === undefined) continue;
    const dated = limitNamedDates(effect, sentence, today);
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
    // The dates of what somebody does may be the athlete's: another sentence of the reading is taken instead.
    const isOfDates = residue.isAside && effect.spans.length > parts.length && parts.every(({ clause }) => !isSmallTalk(clause));
    if (isOfDates) continue;
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

/** A part of the body, an illness or a professional: what such a clause closes protects somebody. */
export function saysOfBody({ quote }: Clause): boolean {
  const said = quote.replaceAll(IN_A_ROW, " ");
  return namesProfessional(normalise(said)) || namesRegion(said) || namesHealth(said) || looksMedical(said);
}

const IN_A_ROW = /back[- ]to[- ]back/giu;
