import type { Day } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import { CLOSED_WORDS } from "../../statements/schedule-words.ts";
import type { DateRange } from "../dates/date-range.ts";
import { spanIn } from "../dates/worded-span.ts";

/** The days without the usual gym that a list of equipment is told for. */
export interface KitOccasion {
  /** Where they have dates; others come when they come. */
  readonly dated?: { readonly clause: Clause; readonly range: DateRange };
}

/** "If it rains", "when I work from home", "for days when I can't make it". */
const CONDITION =
  /\b(?:(?:if|when|whenever|in case) (?:it|its|the|i|im|we|there|my|weather|work|kids?)|(?:if|when) (?:raining|snowing|travel\w*|away|stuck|needed)|(?:rainy|snow|bad weather|travel|home ?office|wfh) days?|days? (?:when|i cant|without)|as a (?:back ?up|fallback)|(?:wenn|falls) (?:es|ich|das|der|die|ma[ln]|schlecht\w*|wir)|bei (?:regen|schnee|schlechtem wetter)|(?:si|cuando) (?:llueve|nieva|hace|no (?:puedo|llego|hay)|viajo|estoy|el (?:gym|gimnasio))|s il (?:pleut|neige|fait)|(?:si|quand) (?:je|il|la salle|le temps)|(?:se|quando) (?:piove|nevica|fa|non (?:riesco|posso)|sono|viaggio|la palestra|chove|chover|neva|nao (?:posso|consigo)|estou|estiver|viajo|o ginasio|a academia)|als (?:het|ik|de)|bij (?:regen|slecht weer))\b/u;
/** Days off, or away, that end. */
const HOLIDAY =
  /\b(?:christmas|xmas|new years?|easter|thanksgiving|(?:bank |public )?holidays?|vacation|trips?|weihnacht\w*|silvester|neujahr|ostern|feiertag\w*|ferien|urlaub|dienstreise\w*|navidad\w*|nochevieja|festivos?|vacaciones|viajes?|noel|fetes|feries?|vacances|voyages?|natale|capodanno|festiv\w*|vacanz[ae]|ferie|viaggi[o]?|natal|feriados?|ferias|viage(?:m|ns)|kerst\w*|feestdag\w*|vakantie\w*|reis)\b/u;
/** Where something ends, which is read with what it ends. */
const UNTIL = /\b(?:until|till?|bis|hasta|jusqu\w*|fino|ate|tot)\b(?! \d)/u;
/** Shut for good, or what follows from now on. */
const FOR_GOOD =
  /\b(?:closed (?:down|for good)|permanently|for good|gone bust|out of business|endgultig|fur immer|dauerhaft|pleite|para siempre|definitiv\w*|per sempre|para sempre|voorgoed|failliet|from now on|ab jetzt|a partir de ahora|desormais|d ora in poi|a partir de agora|vanaf nu)\b/u;

/**
 * What a list of equipment is told for, in its own sentence or the one before: "gym closed over Christmas, I have a kettlebell at home" is no list of
 * all that there is. A gym that is shut without an end is no occasion.
 */
export function findOccasion(
  about: readonly (readonly Clause[])[],
  sentences: readonly (readonly Clause[])[],
  today: Day,
): KitOccasion | undefined {
  const near = sentences.filter((sentence, at) => about.includes(sentence) || about.includes(sentences[at + 1] ?? []));
  const clauses = near.flat();
  if (FOR_GOOD.test(clauses.map(saidIn).join(" "))) return undefined;
  for (const clause of clauses) {
    const said = saidIn(clause);
    if (UNTIL.test(said) || (!CLOSED_WORDS.test(said) && !HOLIDAY.test(said))) continue;
    const range = spanIn(said, today);
    if (range !== undefined) return { dated: { clause, range } };
    if (HOLIDAY.test(said)) return {};
  }
  return clauses.some((clause) => CONDITION.test(saidIn(clause))) ? {} : undefined;
}

function saidIn({ words }: Clause): string {
  return words.join(" ");
}
