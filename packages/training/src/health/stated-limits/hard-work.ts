import type { HealthLimits } from "../limits.ts";

const DENIES = String.raw`(?:no(?! more| longer)|not(?! only)|never|avoid\w*|without|nothing|stop|kein\w*|nichts?|ohne|vermeid\w*|sin|nada de|evit\w*|pas d[e']?|rien de|sans|ne|niente|nessun\w*|senza|non|nao|sem|geen|niet|niets|zonder)`;
const HARD = String.raw`(?:hard(?:er)?|intens\w*|strenuous|vigorous|all out|hart\w*|anstrengend\w*|schwere\w*|fuertes?|dur[oae]s?|durs?|dures?|exigent\w*|violent\w*|soutenu\w*|fort[ei]s?|pesant\w*|pesad\w*|zware?|zwaar|intensief|intensieve)`;
const WORK = String.raw`(?:training\w*|train\w*|sessions?|work(?:ing)?|workouts?|work ?outs?|efforts?|exercis\w*|exertion|intervals?|sports?|activit\w*|runs?|running|rides?|riding|lavor[oi]|allenament[oi]|sedut[ae]|sforz[oi]|ripetute|trabajos?|entren\w*|sesion\w*|esfuerzos?|ejercicio\w*|seances?|entrainement\w*|travail|exercices?|treinos?|esforcos?|exercicios?|trabalhos?|sessoes|sessao|atividades?|einheit\w*|belastung\w*|arbeit|inspanning\w*|arbeid)`;
/** "Niente lavori intensi", "keine harten Einheiten", "geen zware training", "rien de dur". */
const NO_HARD_WORK = new RegExp(
  String.raw`\b${DENIES} (?:\w+ ){0,2}?(?:(?:${HARD}|heavy) (?:\w+ )?${WORK}|${WORK} (?:\w+ )?${HARD}|(?<=\b(?:nothing|nichts|rien de|nada|niente|niets) )${HARD})\b`,
  "u",
);
/** What bans only the second of two, an hour, a place or what was not done. */
const OF_SOMETHING_ELSE =
  /\b(?:in a row|back to back|consecutive|hintereinander|nacheinander|seguid\w*|de suite|d affilee|di fila|achter elkaar|heat|hitze|calor|chaleur|caldo|hitte|cold|outside|draussen|more than|mehr als|mas de|plus de|piu di|same day|day (?:before|after)|every|lately|recently|since|so far|yet|seit|desde|depuis|sinds|bislang|bisher|morning|evening|night|after work|gym|ever|did|was|were|had|been)\b/u;
const ENDS = /\b(?:until|till?|til|before|for|bis|fur|hasta|durante|jusqu\w*|pendant|pour|fino|per|finche|ate|por|tot|voor|weeks?)\b/u;

/** What is left of training without hard work: easy and steady, nothing against the clock and no test. */
const EASY_WORK: Partial<HealthLimits> = { rpe: 6, aerobicRpe: 5, scoredMinutes: 0, tests: false };

/** The limits of a ban of hard work, by somebody's order or up to a day; empty where there is none. */
export function hardWorkLimits(said: string, isOrder: boolean): Partial<HealthLimits> {
  return (isOrder || ENDS.test(said)) && NO_HARD_WORK.test(said) && !OF_SOMETHING_ELSE.test(said) ? EASY_WORK : {};
}
