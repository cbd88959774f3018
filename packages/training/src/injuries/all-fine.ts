import type { Clause } from "../health/clause.ts";
import { namesProfessional } from "../health/cleared/clearance.ts";

const VALUES =
  /^(?:(?:and|but|my|the|all|her|his|meine|die|alle|mis|los|mes|les|i miei) )*(?:bloods?|blood ?work|blood tests?|blood ?pressure|bp|values?|levels?|iron|ferritin|tsh|hba1c|numbers|results|readings?|ecg|echo|scan|scans|x ?ray|mri|\w*werte|blutdruck|eisen\w*|befund\w*|valores|analitica|analyses|valori) (?:(?:is|are|was|were|has|have|been|all|back|here|now|well|very|perfectly|completely|ist|sind|wieder|alle|sehr|jetzt|estan|son|sont|sono|to|in|within|the) )*(?:stable|normal\w*|fine|good|ok|okay|great|clear|controlled|range|stabil|gut|unauffallig|in ordnung|top|estables?|bien|stables?|bons?|buoni)(?: (?:since|for|now|again|seit|desde|depuis|at the|this|last) ?(?:\w+ ?){0,3}| now| again)?$/u;
const PRESSURE =
  /^(?:(?:around|about|usually|mostly|its|it is|at|currently|now|bp|um die|meist) )*1[0-3]\d\/[5-8]\d(?: (?:lately|now|on average|at home|today|usually|zuletzt|aktuell|these days|on|with|one|two|a|tablets?|tablet|medication|meds|mit|tablette\w*))*$/u;
const CONTROLLED =
  /^(?:(?:it is|its|very|well|fully|nicely|gut|sehr|bien) )*(?:controlled|managed|eingestellt|controlad[oa]) (?:with|on|by|mit|con|thanks to) (?:\w+ ?){1,3}$/u;
const APPROVES =
  /\b(?:(?:has|have|had|sees?|with) (?:no|zero) (?:concerns?|objections?|worries|problems?|issues?)|nothing against|fine with|happy (?:with|for|about)|ok with|train (?:as|how|what|freely|normally|hard)|(?:exercise|train|sport|live) (?:as )?(?:normal\w*|freely)|normal (?:exercise|training|sport|life|activity)|all sports?|do (?:everything|anything|all)|no (?:restrictions?|limits?|limitations?)|(?:darf|kann) (?:ich )?(?:alles|normal|uneingeschrankt|wieder alles)|alles (?:machen|erlaubt|ok|gut|frei)|(?:hat|keine) (?:nichts gegen|nichts dagegen|einwande|bedenken)|nichts gegen|keine (?:einwande|bedenken|einschrankung\w*)|sin (?:restricciones|problemas)|puedo hacer (?:de todo|todo)|vida normal|ningun\w* (?:limite|limitacion|restriccion)\w*|aucune? (?:restriction|limite)|sans (?:restriction|limite)\w*|pas de (?:souci|probleme|restriction)|tout (?:faire|est permis)|nessun(?:a)? (?:problema|limite|restrizione)|encourages?|geen (?:bezwaar|beperkingen))\b/u;
const RESTRICTS =
  /\d|\b(?:but|except|only|unless|until|not (?:yet|to)|never|max\w*|most|under|below|light|easy|nur|ausser|bis|nicht (?:mehr|zu)|hochstens|solo|salvo|hasta|sauf|seulement|jusqu\w*|solo|tranne|fino|alleen|behalve|tot|walk\w*|avoid\w*|wait\w*|appointment)\b/u;

/** Whether a clause says that all is well or that a professional sees no reason to hold back: it limits nothing. */
export function reportsNoComplaint({ words }: Clause): boolean {
  const said = words.join(" ");
  if (VALUES.test(said) || PRESSURE.test(said) || CONTROLLED.test(said)) return true;
  return APPROVES.test(said) && !RESTRICTS.test(said) && namesProfessional(said);
}

/** "Arzt sagt, ich darf alles machen": who speaks stands alone before what is said. */
export function namesSpeaker({ words, sentence }: Clause, next: Clause | undefined): boolean {
  const said = words.join(" ");
  return next?.sentence === sentence && words.length <= 4 && SPEAKS.test(said) && namesProfessional(said);
}

const SPEAKS = /\b(?:says?|said|sagt\w*|meint\w*|dice|dijo|dit|zegt)$/u;

/** What a speaker allows: "ich darf alles machen". */
export function allowsAll({ words }: Clause): boolean {
  const said = words.join(" ");
  return APPROVES.test(said) && !RESTRICTS.test(said);
}
