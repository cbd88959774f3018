import { describeDayLimit } from "#training/free-text/availability.ts";
import type { PlanNote } from "#training/model/plan.ts";
import type { InjuryReading } from "#training/injuries/injury.ts";
import { formatList } from "#training/model/words.ts";

/**
 * Sentences that were read only in part: a wish in them changes nothing and is shown with the words that are missing, a restriction of the body
 * holds and its missing words are named.
 */
export function auditNotes({ audit }: Pick<InjuryReading, "audit">): PlanNote[] {
  if (audit === undefined) return [];
  const { withheld, unreadQualifiers, conditions } = audit;
  return [
    ...withheld.flatMap(({ words, dated = [] }): readonly PlanNote[] =>
      dated.length === 0
        ? []
        : [
            {
              kind: "wish",
              text: `“${words}”: ${formatList([...new Set(dated.map(describeDayLimit))])}. The plan cannot repeat that; enter the later dates in your profile.`,
            },
          ],
    ),
    ...halfRead(withheld),
    ...conditions.map(({ words, missed }): PlanNote => ({
      kind: "injury",
      text: `“${words}”: allowed on your condition “${missed}”. The plan cannot check that: stop as soon as it is no longer true.`,
    })),
    ...unreadQualifiers.map(({ words, missed }): PlanNote => ({
      kind: "injury",
      text: `“${words}”: it holds, but I did not understand “${missed}”. Until you change it in your profile, it holds without that.`,
    })),
  ];
}

/** One line for what was not read because of the same words: what else of it stands in another sentence is quoted with it. */
function halfRead(withheld: NonNullable<InjuryReading["audit"]>["withheld"]): readonly PlanNote[] {
  const told = withheld.flatMap(({ field, words, nearly }) => (nearly === undefined ? [] : [{ field, words, nearly }]));
  const reason = (missed: string): string =>
    told.find(({ words, nearly }) => words === missed && nearly.missed !== missed)?.nearly.missed ?? missed;
  return [...Map.groupBy(told, ({ field, nearly }) => `${field} ${reason(nearly.missed)}`).values()].map((same): PlanNote => {
    const [first] = same;
    const quotes = formatList([...new Set(same.map(({ words }) => `“${words}”`))]);
    const effects = formatList([...new Set(same.map(({ nearly }) => `“${nearly.effect}”`))]);
    return {
      kind: first?.field === "injuries" ? "injury" : "wish",
      text: `${quotes}: I read ${effects}, but not “${reason(first?.nearly.missed ?? "")}”, so it changes nothing. Say it in a sentence of its own, or set it in your profile.`,
    };
  });
}

/** What tells of somebody else, of the past or a joke, in one line at the end. */
export function asideNotes({ audit }: Pick<InjuryReading, "audit">, more: readonly string[]): PlanNote[] {
  const asides = [
    ...new Set([
      ...(audit?.withheld ?? []).flatMap(({ words, nearly, dated }) => (nearly === undefined && dated === undefined ? [words] : [])),
      ...more,
    ]),
  ];
  return asides.length === 0 ? [] : [{ kind: "wish", text: `Noted, changes nothing: ${formatList(asides.map((words) => `“${words}”`))}.` }];
}
