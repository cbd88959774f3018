import { cutFigures } from "../figures/folded-text.ts";
import { anyOf, standing } from "./word-list.ts";

/* Blood and lungs that were spat in a manner of speaking, where the writer says so. In English, German, Spanish, French, Italian, Portuguese and Dutch. */

/** "I spat blood, in a manner of speaking" */
const FIGURATIVELY =
  /\b(?:figuratively|figure of speech|in a manner of speaking|so to speak|not literally|metaphorically|bildlich gesprochen|sozusagen|im ubertragenen sinn\w*|nicht wortlich|en sentido figurado|es un decir|por asi decirlo|no literal\w*|facon de parler|au sens figure|pas litteralement|per modo di dire|in senso figurato|per cosi dire|non letteralmente|modo de dizer|maneira de dizer|em sentido figurado|forca de expressao|bij wijze van spreken|figuurlijk)\b/u;
const NOT_FIGURATIVELY =
  /\b(?:not|no|non|nicht|kein\w*|pas|nao|niet|geen|never|ni|isnt|aint|more than|mehr als) (?:just |only |nur |seulement |solo |so |a |an |una? |une |uma? |een |eine |per |por |en |em |im |in )*(?:figur\w*|manner|so to|metaph\w*|bildlich|sozusagen|ubertragen\w*|sentido|decir|facon|au sens|modo|senso|maneira|forca|bij wijze)/u;
const REALLY =
  /\b(?:really|for real|actually|at first|then real|wirklich|echt|tatsachlich|de verdad|en serio|al principio|vraiment|pour de vrai|au debut|davvero|sul serio|all ?inizio|de verdade|a serio|no inicio|echt waar|werkelijk)\b/u;
const SPAT = new RegExp(
  standing(
    anyOf(
      "(spat|spitting|spit|sweated|sweating|cried|crying|bled) (blood|my lungs( out| up)?)|(blut und wasser|blut) (geschwitzt|gespuckt|gespien|geheult)|(escupi|escupia|escupido|sude|sudado|llore) (sangre|los pulmones)|(crache|sue|pleure|pisse)( du| le| mes| l)? ?(sang|poumons)|(sputato|sudato|pianto|sputo) (sangue|i polmoni)|(cuspi|suei|chorei) (sangue|os pulmoes)|bloed (gespuugd|gezweet|gehuild|gespuwd)|(spuugde|zweette) bloed",
    ),
  ),
  "gu",
);

/** Blood with an amount, a time or a cough was there. */
const COUGHED =
  /\b(?:cough\w*|toser|tos|tosse|tossi\w*|tuss\w*|toux|touss\w*|hust\w*|hoest\w*|becher|cup\w*|glass|verre|kopje|copo|vaso|times|twice|veces|fois|vezes|volte|this morning|heute morgen|esta manana|ce matin|stamattina|stanotte|manha|vanochtend|hoje|clots?)\b/u;

function findFigures(said: string): readonly RegExpMatchArray[] {
  if (NOT_FIGURATIVELY.test(said) || REALLY.test(said) || COUGHED.test(said)) return [];
  return [...said.matchAll(SPAT)].filter(({ index }) => FIGURATIVELY.test(said.slice(index).split(/[.!?\n]/u)[0] ?? ""));
}

/** A message without the blood that it says to be a figure of speech. */
export function withoutFigurativeBlood(content: string): string {
  return cutFigures(content, findFigures);
}
