import { normalise } from "../normalise.ts";

const NTH = String.raw`(?:(?<three>third|3rd|three|3|dritte[nr]?|drei|tres|tercera?|trois|tre|terza|terceira|derde|drie)|(?<four>fourth|4th|four|4|vierte[nr]?|vier|cuatro|cuarta|quatre|quattro|quarta|quatro|vierde))`;
const EVERY = String.raw`(?:every|each|jede[nr]?|alle|cada|toutes les|une (?:semaine )?sur|ogni|a cada|elke|om de)`;
const WEEK = String.raw`(?:weeks?|wochen?|semanas?|semaines?|settiman[ae]|weken)`;
const DOWN = String.raw`(?:(?:down|de ?load\w*|easy|easier|recovery|rest|light(?:er)?|cut ?back|back ?off|absorption) weeks?|de ?loads?|entlastung\w*|regenerations?wochen?|ruhewochen?|(?:lockere|ruhige|leichte) wochen?|semanas? (?:de )?(?:descarga|recuperacion|suaves?|descanso)|descarga|semaines? (?:de )?(?:recup\w*|repos|allegees?|legeres?|decharge)|settiman[ae] (?:di )?(?:scarico|recupero|leggera)|scarico|semanas? (?:de )?(?:recuperacao|leves?)|rustweek|herstelweek|deloadweek)`;
/** "A real down week every third week", "deload every 3 weeks" */
const BEHIND = new RegExp(String.raw`\b${DOWN}(?: \w+){0,3}? ${EVERY} ${NTH}(?: ${WEEK})?\b`, "u");
/** "Every third week is a down week", "jede dritte Woche Entlastung" */
const BEFORE = new RegExp(String.raw`\b${EVERY} ${NTH} ${WEEK}(?: \w+){0,4}? ${DOWN}\b`, "u");
/** Most clauses say nothing of weeks, and end here. */
const MAY_SAY = /week|woche|semana|semaine|settiman|weken|deload|entlast|descarga|scarico/iu;
const NOT =
  /\b(?:no|not|never|dont|without|hate|used to|kein\w*|nicht|nie|ohne|sin|nunca|pas|jamais|sans|non|mai|senza|nao|nunca|geen|niet|nooit)\b/u;

/** How often a week is to be light, in weeks; undefined where the clause says nothing of it. */
export function deloadRhythm(quote: string): 3 | 4 | undefined {
  if (!MAY_SAY.test(quote)) return undefined;
  const said = normalise(quote);
  const groups = (BEHIND.exec(said) ?? BEFORE.exec(said))?.groups;
  if (groups === undefined || NOT.test(said)) return undefined;
  return groups["three"] === undefined ? 4 : 3;
}
