import { weekdaysIn } from "../../free-text/dates/weekdays.ts";
import type { Clause } from "../../health/clause.ts";
import { namesProfessional } from "../../health/cleared/clearance.ts";
import type { InjuryReading } from "../../injuries/injury.ts";
import { type PlacedClause, type Span, spansIn } from "./placed-clauses.ts";
import { PEOPLE } from "./closed-words.ts";
import { hasClosedWords, isOfOwnBody, tellsOfSomebody } from "./clause-words.ts";

/** What a professional "said" is of the athlete, whoever is called "she". */
export function isOfSomebody({ clause, from }: PlacedClause, placed: readonly PlacedClause[], text: string): boolean {
  if (!tellsOfSomebody(clause.quote, clause.language, text.slice(0, from))) return false;
  return !placed.some((other) => other.clause.sentence === clause.sentence && namesProfessional(other.clause.words.join(" ")));
}

/** "My partner Jonas" gives a name; "Jonas is slower on the runs" is about him. */
export function tellsOfNamed(clause: string, text: string): boolean {
  const names = new Set([...text.matchAll(NAMED)].map(({ groups }) => groups?.["name"] ?? ""));
  const [first = "", second = ""] = clause.replace(/^(?:(?:and|but|so|und|aber|et|mais|y|pero|e|ma|mas|en|maar) )+/iu, "").split(" ");
  return names.has(first) && second !== "";
}

const NAMED = new RegExp(String.raw`(?<!\p{L})${PEOPLE.source.replaceAll("\\b", "")}(?!\p{L}),? (?<name>\p{Lu}\p{Ll}{1,})(?!\p{L})`, "gu");

/** Days, numbers and orders in what somebody does may be about the athlete's week. */
export function isSmallTalk({ quote, language }: Clause): boolean {
  return !/\d/u.test(quote) && weekdaysIn(quote).length === 0 && !hasClosedWords(quote, language);
}

/** "… absolute machine": a few words behind what somebody else did are still about them. */
export function goesOnAboutOther(part: PlacedClause, before: PlacedClause | undefined, ofOthers: readonly PlacedClause[]): boolean {
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
export function conditionSpans(
  text: string,
  { regions, redFlags, health }: InjuryReading,
  ofOthers: readonly PlacedClause[],
): { readonly guarded: readonly Span[]; readonly foreign: readonly Span[] } {
  const told = [
    ...regions.map(({ phrase }) => phrase),
    ...health.findings.filter(({ group }) => group !== "doctors-limit" && group !== "own-plates").map(({ phrase }) => phrase),
  ].filter((phrase) => phrase.trim() !== "");
  const spans = told.flatMap((phrase) => spansIn(text, [phrase]));
  const isForeign = (span: Span): boolean =>
    ofOthers.some((part) => part.from <= span.from && span.to <= part.to && !isOfOwnBody(part.clause.quote, part.clause.language));
  return {
    guarded: [...spans.filter((span) => !isForeign(span)), ...redFlags.flatMap(({ phrase }) => spansIn(text, [phrase]))],
    foreign: spans.filter(isForeign),
  };
}
