import type { Day } from "../../calendar/day.ts";
import { regionsIn } from "../stated-limits/limit-regions.ts";
import { activitiesIn } from "../../injuries/activities.ts";
import { BUILDS_UP, getWords } from "../stated-limits/limit-movements.ts";
import type { Clause } from "../clause.ts";
import { weeksSince } from "../time.ts";
import { CLEARANCE_WEEKS, clearancesIn, namesProfessional, type TrainingClearance } from "./clearance.ts";

/** A professional's yes to all of it. */
export interface FullClearance {
  readonly sentence: number;
  /** Empty: of everything that was out. */
  readonly regions: readonly string[];
  readonly by: NonNullable<TrainingClearance["by"]>;
  /** No day beside it is older than a clearance counts. */
  readonly isRecent: boolean;
}

const ALL =
  /\b(?:everything|all|anything|fully|full|complete(?:ly)?|unrestricted|no (?:restrictions?|limits?)|alles|voll\w*|uneingeschrankt|keine einschrankung\w*|todo|total|complet[oa]|sin (?:restricciones|limites)|tout|complete?|sans restriction|tutto|totale|senza (?:limiti|restrizioni)|tudo|total|sem restricoes|volledig|zonder beperking\w*)\b/u;
const PART =
  /\b(?:but|except|only|until|till|not|no(?! restrictions?| limits?)|apart|else|bar|aber|ausser|nur|bis|nicht|kein(?!e einschrankung)\w*|pero|salvo|solo|hasta|mais|sauf|seulement|jusqu\w*|pas|ma|tranne|soltanto|fino|non|mas|exceto|apenas|ate|nao|maar|behalve|alleen|tot|niet|geen)\b/u;

/** Every clearance of everything in a text; what was out before it is out no more. */
export function fullClearances(clauses: readonly Clause[], today: Day): readonly FullClearance[] {
  return clearancesIn(clauses, today).flatMap(({ quote, sentence, by }) => {
    const own = clauses.find((clause) => clause.quote === quote && clause.sentence === sentence);
    if (own === undefined) return [];
    const beside = clauses.filter((clause) => clause.sentence === sentence);
    const said = `${own.words.join(" ")} ${own.englishWords.join(" ")}`;
    if (!ALL.test(said) || beside.some(({ englishWords }) => PART.test(englishWords.join(" ")))) return [];
    // "… for everything but jumps": a movement behind it takes some of it back.
    const behind = beside.slice(beside.indexOf(own) + 1);
    if (behind.some(({ english }) => activitiesIn(getWords(english)).length > 0 && !BUILDS_UP.test(english))) return [];
    // "Cleared for everything", said by nobody, ends no doctor's ban.
    if (by === undefined) return [];
    return [{ sentence, regions: beside.flatMap(({ english }) => regionsIn(english)), by, isRecent: isRecent(own, beside, today) }];
  });
}

/** "Cardiologist in 2023: cleared for everything" has expired. */
function isRecent(own: Clause, beside: readonly Clause[], today: Day): boolean {
  const told = beside.filter((clause) => clause === own || namesProfessional(clause.words.join(" ")));
  return told.every(({ words }) => (weeksSince(words, today) ?? 0) <= CLEARANCE_WEEKS);
}
