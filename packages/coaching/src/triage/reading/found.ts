import type { LearnedReading } from "../learned.ts";
import type { DangerSign } from "../say.ts";

/** What a message was read as; `from`: the reading that made it so, `isKnown`: the category is that of a known wording. */
export interface FoundSign extends Omit<DangerSign, "person" | "aid"> {
  readonly kind: "ask" | "sign";
  readonly isSure: boolean;
  readonly from: LearnedReading;
  readonly isKnown?: boolean;
}

export type Reading = { readonly kind: "none" } | FoundSign;

const LONGEST_QUOTE = 120;

export function shown(text: string): string {
  const plain = text.replaceAll(/\s+/gu, " ").trim();
  return plain.length <= LONGEST_QUOTE ? plain : `${plain.slice(0, LONGEST_QUOTE - 1)}…`;
}
