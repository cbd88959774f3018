import { describe, expect, test } from "vitest";
import type { Athlete } from "#training/athlete/athlete.ts";
import { couldMatter } from "#training/free-text/matters.ts";
import { readClauses } from "#training/health/clause.ts";
import { readInjuries } from "#training/injuries/read-injuries.ts";
import { type Activity, activityNames } from "#training/injuries/activities.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import { getParts } from "#training/statements/note-statements.ts";
import { HYBRID } from "../athletes.ts";
import { WRITTEN_NOTES } from "./written-notes.ts";

/** What a clause may not lose: an amount, or a "no". */
const MATTERS =
  /\d|\b(?:no|not|never|only|without|avoid|max|until|kein\w*|nicht|nur|ohne|nie|bis|sin|solo|pas|sans|senza|niente|sem|geen|niet)\b/iu;
/** Dates, ages and pain stand in what they date. */
const DATED =
  /^até |^(?:since|for|about|until|till?|bis|hasta|jusqu|in|seit|vor|depuis|desde|hace|on|last|next|from|reassess|review|kontrolle)\b|\d ?(?:\/|out of) ?10|\b(?:19|20)\d\d\b|\b\d+\.? ?(?:years?|yrs?|weeks?|wks?|months?|days?|jahre?n?|wochen?|monate?n?|tagen?|a[nñ]os|mois|semaines|mesi|settimane|dias|wk)\b/iu;

/** Nothing is wrong with it, or it names a condition. */
const HARMLESS =
  /\b(?:no|not|never|sin|sonst keine|without) (?:\w+ ){0,2}(?:pain|trouble|limits?|fever|issue|restrictions?|molestias|einschr[aä]nkung)\b|^(?:day|tag) \d+$|^(?:i['’]?m|bin) \d\d$|^[LCT]\d$|^(?:type|t) ?1 diabet|^back since|^inhaler \d+ min|to loosen$|^no lying flat on my back|^doc reviews|^sonst nie$/iu;

function headOf(field: "injuries" | "dislikes", text: string): string | undefined {
  const athlete: Athlete = { ...HYBRID, [field]: text };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 1 });
  // Signs of danger stop the training, and their text quotes them.
  return result.kind === "plan" ? result.plan.notes.map((note) => note.text).join("\n") : undefined;
}

function isNamed(named: readonly Activity[], head: string): boolean {
  return named.length > 0 && activityNames(named).every((name) => head.includes(name));
}

describe("every clause that limits or allows something is printed in the head of the plan", () => {
  test.each(WRITTEN_NOTES)("%s: %s", (field, text) => {
    const head = headOf(field, text);
    if (head === undefined) return;
    const quoted = [...head.matchAll(/“([^”]+)”|'([^\n]+?)'(?=[.:])|"([^"\n]+)"/gu)].map(([, a, b, c]) => a ?? b ?? c ?? "");
    // What a condition asks for is printed without its words.
    const conditions = readInjuries(text, "2026-11-30")
      .health.findings.filter(({ group }) => group !== "doctors-limit")
      .map(({ phrase }) => phrase);
    const lost = readClauses(text).filter((clause) => {
      const { quote } = clause;
      if (clause.isOther || !MATTERS.test(quote) || DATED.test(quote) || HARMLESS.test(quote) || !couldMatter(quote)) return false;
      const isQuoted = [...quoted, ...conditions].some((phrase) => phrase.includes(quote) || (phrase.length > 3 && quote.includes(phrase)));
      return (
        !isQuoted &&
        !isNamed(
          getParts([clause]).flatMap((part) => part.named),
          head,
        )
      );
    });
    expect(lost.map(({ quote }) => quote)).toEqual([]);
  });
});
