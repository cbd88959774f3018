import { type Clause, readClauses } from "../../health/clause.ts";
import type { PendingEffect } from "./pending-effects.ts";

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A clause with its place in the text. */
export interface PlacedClause extends Span {
  readonly clause: Clause;
}

export interface PlacedEffect extends PendingEffect {
  readonly spans: readonly Span[];
}

export function placeClauses(text: string): readonly PlacedClause[] {
  let from = 0;
  return readClauses(text).flatMap((clause): readonly PlacedClause[] => {
    const at = text.indexOf(clause.quote, from);
    if (at < 0) return [];
    from = at + clause.quote.length;
    return [{ clause, from: at, to: from }];
  });
}

export function spansIn(text: string, quotes: readonly string[]): readonly Span[] {
  return quotes.flatMap((quote): readonly Span[] => {
    const from = text.indexOf(quote);
    return from < 0 ? [] : [{ from, to: from + quote.length }];
  });
}

export function isWithin(part: Span, spans: readonly Span[]): boolean {
  return spans.some(({ from, to }) => from < part.to && part.from < to);
}
