import type { Clause } from "../../health/clause.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

const LEGS = /\b(?:legs?|beine?n?|oberschenkel|piernas|jambes|gambe|pernas|benen)\b/u;
/** What is wanted or must be, not what is. */
const WISH =
  /\b(?:should\w*|must\w*|need\w*|want\w*|cant|cannot|would like|id like|so (?:that )?(?:my|the|i)|keep|keeping|please|soll\w*|durf\w*|darf|muss\w*|brauch\w*|mochte|will|damit|bitte|quiero|necesito|deb\w+|tienen que|tengo que|para que|que no|sin que|faut|dois|doivent|veux|voudrais|besoin|pour que|dev\w+|voglio|vorrei|bisogno|quero|preciso|moeten|mogen|wil)\b/u;
const NOT_DEAD =
  /\b(?:shouldnt|should not|cant|cannot|mustnt|must not|dont want|not|arent|without|nicht|keine?|no|sin|pas|sans|ne|non|senza|nao|niet|geen)\b.*\b(?:dead|tired|heavy|trashed|fried|cooked|wrecked|smashed|destroyed|shot|toast|empty|jelly|mude|platt|schwer\w*|tot\w*|kaputt|leer|cansad\w*|cargad\w*|muert\w*|pesad\w*|reventad\w*|lourd\w*|fatigue\w*|mort\w*|casse\w*|cuit\w*|stanch\w*|pesant\w*|imballat\w*|distrutt\w*|moe|zwaar)\b/u;
const FRESH =
  /(?<!\b(?:not|never|nicht|nie|no|pas|non|niet) )\b(?:fresh|rested|frisch\w*|ausgeruht\w*|fresc\w*|descansad\w*|fraiche\w*|reposee\w*|riposat\w*|frisse?)\b/u;

/** "Legs shouldn't be dead for Wednesday's football": a wish about the day before, whose weekday may stand in the clause before it. */
export function freshLegs({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    if (!wantsFreshLegs(clause)) return [];
    const before = clauses[at - 1];
    const own = getDays(clause);
    const weekdays = own.length > 0 || before === undefined ? own : getDays(before);
    if (weekdays.length === 0) return [];
    const quotes = own.length > 0 || before === undefined ? [clause.quote] : [before.quote, clause.quote];
    return [{ quotes, days: [], told: { kind: "fresh-legs", weekdays } }];
  });
}

/** Whether a clause asks for legs that are fresh on a day. */
export function wantsFreshLegs({ words }: Pick<Clause, "words">): boolean {
  const said = words.join(" ");
  return LEGS.test(said) && WISH.test(said) && (NOT_DEAD.test(said) || FRESH.test(said));
}
