import { plain } from "../signs/stated-signs.ts";

/*
 * A baby that moves less than usual is seen today (triage.md category 13), in English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

const PREGNANT =
  /\b(?:pregnan\w*|bump|(?:[2-3]\d|4[0-2])\.? ?(?:wks?|weeks?|wochen?|ssw|semanas?|semaines?|sa|settiman[ae]|weken)|schwanger\w*|embarazad\w*|enceinte|incinta|gravida|zwanger\w*)\b/u;
const BABY =
  /\b(?:baby|bebe|little ones?|little one|in there|bump|das kleine|der kleine|die kleine|kind\w*|il piccolo|la piccola|bimb[oa]|kicks?|tritte|bewegungen|patad\w*|coups|calci\w*|pontapes|schopp\w*)\b/u;
const MOVES_LESS =
  /\b(?:(?:barely|hardly|scarcely) (?:any |a |moved|moving|felt )*(?:wriggle\w*|kicks?|nudge|move\w*|anything|flutter)?|(?:much |a lot |way )?(?:less|fewer|weaker) (?:kick\w*|mov\w*|wriggl\w*)|(?:not|hasnt|havent felt (?:it|him|her|baby)) (?:moved?|moving|kick\w*)|(?:kaum|weniger|wenig|keine) (?:\w+ )?(?:gespurt|bewegung\w*|tritte)|(?:bewegt|strampelt) sich (?:kaum|weniger)|(?:se mueve|moverse) (?:mucho |muy )?(?:menos|poco)|(?:apenas|casi no) (?:lo |la |se )?(?:noto|mueve|siento)|bouge (?:\w+ )?(?:moins|peu|pas|plus)|a peine bouger|moins de (?:coups|mouvements)|(?:muove|muoversi) (?:\w+ )?(?:meno|poco|pochissimo)|(?:mal|quase nao) o (?:sinto|mexe)|mexe\w* (?:\w+ )?menos|beweegt (?:\w+ )?(?:minder|nauwelijks|amper)|(?:nauwelijks|amper) (?:bewegen|iets|bewogen))\b/u;

/** A baby in the womb that moves less than usual. */
export function mentionsStillBaby(content: string): boolean {
  const said = plain(content);
  return PREGNANT.test(said) && BABY.test(said) && MOVES_LESS.test(said);
}
