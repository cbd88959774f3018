import type { Day } from "../../calendar/day.ts";
import { readClauses } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import type { InjuryReading } from "../../injuries/injury.ts";
import { auditSentence, type Beside, saysOfBody } from "./audit-sentence.ts";
import { type Field, NOTHING, type Notes, type ReadingAudit, type UnreadQualifier, type WithheldText } from "./audit-types.ts";
import { conditionSpans, goesOnAboutOther, isOfSomebody, isSmallTalk } from "./other-people.ts";
import { getBodyEffects, getWishEffects } from "./pending-effects.ts";
import { isWithin, placeClauses, type PlacedClause, type PlacedEffect, spansIn } from "./placed-clauses.ts";
import { findLostAmount } from "./amounts.ts";
import { findCondition, onlyClears } from "./clause-words.ts";

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

function auditField(field: Field, text: string, reading: InjuryReading, today: Day): ReadingAudit {
  const placed = placeClauses(text);
  const sentences = [...Map.groupBy(placed, ({ clause }) => clause.sentence).values()];
  const ofOthers = placed.filter((part) => isOfSomebody(part, placed, text));
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
