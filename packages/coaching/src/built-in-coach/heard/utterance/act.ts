import { memoized } from "@ironpace/training";
import type { Language } from "../../language/language.ts";
import { normalise } from "../../question.ts";
import { ACT_WORDS } from "./act-words.ts";

/** What kind of utterance a message is, whatever it is about. */
export type Act =
  /** Asks for something that is stored, planned or known. */
  | "fact"
  /** Asks whether something is good, enough, wise or within reach. */
  | "judgement"
  /** Wants something changed or stored, also when it is put as a question: "can you move it?" */
  | "request"
  /** Tells something that may bear on the plan: "only 30 minutes tomorrow". */
  | "statement"
  /** Tells what was done. */
  | "report"
  /** Says that the message before was meant otherwise. */
  | "correction"
  | "acceptance"
  | "refusal"
  | "talk";

/** A part of a message that is an utterance of its own. */
export interface Clause {
  /** As it was written. */
  readonly content: string;
  /** Plain words without what only leads in. */
  readonly words: string;
  readonly act: Act;
  /** Its grammar asks: a question mark alone is only a hint. */
  readonly asks: boolean;
  /** It has a word that takes something back: "I meant", "not that one", "sorry". */
  readonly corrects: boolean;
}

export interface Utterance {
  readonly act: Act;
  readonly clauses: readonly Clause[];
}

interface Patterns {
  readonly lead: RegExp;
  readonly question: RegExp;
  readonly toTell: RegExp;
  readonly wish: RegExp;
  readonly order: RegExp;
  readonly judges: RegExp;
  readonly reports: RegExp;
  readonly corrects: RegExp;
  readonly accepts: RegExp;
  readonly refuses: RegExp;
  readonly talks: RegExp;
}

const patternsOf = memoized((language: Language): Patterns => {
  const of = ACT_WORDS[language];
  const head = (...parts: readonly string[]): RegExp => new RegExp(`^(?:${parts.join("|")})(?![\\p{L}\\d])`, "u");
  const whole = (part: string): RegExp => new RegExp(`^(?:${part})$`, "u");
  return {
    lead: head(of.lead),
    question: head(of.wh, of.inverted),
    toTell: head(of.asksToTell),
    wish: head(of.asksToDo, of.asksLeave, of.wishes),
    order: head(of.orders),
    judges: new RegExp(`(?<![\\p{L}\\d])(?:${of.judges})(?![\\p{L}\\d])`, "u"),
    reports: head(of.reports),
    corrects: new RegExp(`(?<![\\p{L}\\d])(?:${of.corrects})(?![\\p{L}\\d])`, "u"),
    accepts: whole(of.accepts),
    refuses: whole(of.refuses),
    talks: whole(of.talks),
  };
});

/** Where a new clause begins: after the end of a sentence, or after a comma before a question word. */
const SENTENCE_END = /(?<=[.!?;\n])\s+|\n+|\s+[–—-]\s+/u;

/** Reads what a message does, from its grammar alone: no word of a topic counts. */
export function readUtterance(content: string, language: Language): Utterance {
  const clauses = splitClauses(content, language).map((part) => readClause(part, language));
  return { act: actOf(clauses), clauses };
}

function splitClauses(content: string, language: Language): readonly string[] {
  const { question, lead } = patternsOf(language);
  return content
    .trim()
    .split(SENTENCE_END)
    .flatMap((sentence) => {
      // "how many in november, and was october more?": both halves ask.
      const parts = sentence.split(/,\s+/u);
      const joined: string[] = [];
      for (const part of parts) {
        const isNew =
          joined.length === 0 ||
          question.test(stripped(normalise(part), lead)) ||
          question.test(stripped(normalise(joined.at(-1) ?? ""), lead));
        if (isNew && joined.length > 0 && part.split(/\s+/u).length >= FEWEST_WORDS) joined.push(part);
        else joined.splice(-1, 1, joined.length === 0 ? part : `${joined.at(-1) ?? ""}, ${part}`);
      }
      return joined;
    })
    .filter((part) => /[\p{L}\d]/u.test(part));
}

const FEWEST_WORDS = 2;

function stripped(words: string, lead: RegExp): string {
  let rest = words;
  for (let found = lead.exec(rest); found !== null; found = lead.exec(rest)) {
    const next = rest.slice(found[0].length).trim();
    if (next === "") return rest;
    rest = next;
  }
  return rest;
}

function readClause(content: string, language: Language): Clause {
  const of = patternsOf(language);
  const plain = normalise(content);
  const words = stripped(plain, of.lead);
  const asks = of.toTell.test(words) || (of.question.test(words) && !of.wish.test(words));
  return { content, words, act: kindOf(plain, words, content.trimEnd().endsWith("?"), of), asks, corrects: of.corrects.test(plain) };
}

function kindOf(plain: string, words: string, hasMark: boolean, of: Patterns): Act {
  if (of.talks.test(plain)) return "talk";
  if (!hasMark && of.accepts.test(plain)) return "acceptance";
  if (!hasMark && of.refuses.test(plain)) return "refusal";
  const asksToTell = of.toTell.test(words);
  const asks = asksToTell || of.question.test(words);
  const isRequest = !asksToTell && (of.wish.test(words) || (!asks && of.order.test(words)));
  // "can you move it?" wants it moved; "can i do it on the treadmill?" asks.
  if (isRequest) return "request";
  if (asks || hasMark) return of.judges.test(words) ? "judgement" : "fact";
  return of.reports.test(words) ? "report" : "statement";
}

const ORDER: readonly Act[] = ["request", "judgement", "fact", "report", "statement", "acceptance", "refusal", "talk"];

/** The act of the whole: what it wants beside what it only tells. A question in it makes it one, unless a part of it orders. */
function actOf(clauses: readonly Clause[]): Act {
  const last = clauses.at(-1);
  if (last === undefined) return "talk";
  const asks = clauses.some(({ act }) => act === "fact" || act === "judgement");
  if (clauses.some(({ corrects }) => corrects) && !asks && clauses.every(({ act }) => act !== "talk")) return "correction";
  return ORDER.find((act) => clauses.some((clause) => clause.act === act)) ?? "statement";
}

/** Whether a message asks and wants nothing changed. */
export function isQuestion({ act }: Pick<Utterance, "act">): boolean {
  return act === "fact" || act === "judgement";
}
