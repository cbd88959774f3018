import { plain } from "../signs/stated-signs.ts";

/*
 * Waters that break in a pregnancy: the maternity unit now (triage.md category 13), in English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

const PREGNANT =
  /\b(?:pregnan\w*|bump|midwife|(?:[2-3]\d|4[0-2])\.? ?(?:ssw|sa)|schwanger\w*|hebamme|embarazad\w*|matrona|enceinte|sage femme|incinta|ostetrica|gravida|zwanger\w*|verloskundige)\b/u;
const WATERS =
  /\b(?:waters? (?:have |has |just |might have |may have )?(?:broke\w*|gone|went|leak\w*)|(?:leggings?|pants|shorts|underwear|knickers|trousers) (?:went|are|is|got|were|was|suddenly) (?:\w+ )?(?:wet|soaked|damp)|(?:trickl\w*|gush\w*|leak\w*) (?:\w+ ){0,4}(?:fluid|water|each time|every time|when i|down)|keeps (?:on )?(?:trickling|leaking)|fruchtwasser|fruchtblase|blasensprung|(?:hose|leggings?|unterhose|slip) (?:\w+ )?(?:nass|feucht)|(?:lauft|tropft|sickert) (?:\w+ ){0,4}(?:raus|nach|wasser|flussigkeit)|romp\w* (?:las )?(?:aguas|bolsa|fuente)|roto (?:aguas|la bolsa)|(?:mallas|leggings?|pantalon|bragas) (?:\w+ )?(?:mojad\w*|empapad\w*)|liquido amniotico|perd(?:o|iendo|u|s|re|endo) (?:\w+ )?(?:liquido|aguas|les eaux|du liquide|liquide|le acque)|poche (?:des eaux )?(?:rompue|percee|a rompu)|(?:legging|pantalon|culotte) (?:\w+ )?(?:mouille\w*|trempe\w*)|rott\w* (?:le )?acque|(?:leggings?|pantaloni|mutande) (?:\w+ )?(?:bagnat\w*|fradic\w*)|(?:bolsa|aguas?) (?:\w+ )?(?:rompeu|rebentou|rebentaram|estourou|romperam)|(?:leggings?|calca|calcas|calcinha|cuecas) (?:\w+ )?(?:molhad\w*|encharcad\w*)|vruchtwater|vliezen (?:\w+ )?gebroken|(?:legging|broek|onderbroek) (?:\w+ )?(?:nat|doorweekt))\b/u;
const OF_SWEAT =
  /\b(?:sweat\w*|rain\w*|schweiss|regen|sudor|lluvia|sueur|transpir\w*|pluie|sudore|pioggia|suor|chuva|zweet|puddle|pool|water bottle|spilled|spilt)\b/u;

/** Waters that have broken, or may have. */
export function mentionsBrokenWaters(content: string): boolean {
  const said = plain(content);
  return PREGNANT.test(said) && WATERS.test(said) && !OF_SWEAT.test(said);
}
