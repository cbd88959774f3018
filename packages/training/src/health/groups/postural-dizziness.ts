/** Light-headed, dizzy, a head that turns. */
const DIZZY = String.raw`(?:dizz\w*|light ?head\w*|head ?rush\w*|woozy|see stars|schwind\w*|schwummr\w*|schwarz vor (?:den )?augen|mare[oa]\w*|marea\w*|cabeza me da vueltas|tete (?:qui |me |un peu )*tourne|tete qui me tourne|tourne la tete|etourdi\w*|gira(?:no)? la testa|testa (?:che )?(?:mi )?gira|giramenti|capogir\w*|tont\w*|tontur\w*|zonz\w*|cabeca (?:a )?(?:andar a roda|rodar|gira)|duizel\w*|draaierig|licht in (?:mijn|m n|het) hoofd)`;
/** Getting up from a chair, a bed or the floor. */
const RISES = String.raw`(?:(?:stand\w*|get(?:ting)?|got|jump\w*|ris(?:e|ing)|com(?:e|ing)) (?:\w+ )?up|standing quickly|aufsteh\w*|aufricht\w*|hochkomm\w*|steh\w*(?: \w+){0,3} auf|me (?:levanto|pongo de pie|incorporo)|levantarme|incorporarme|ponerme de pie|me (?:re)?leve|me (?:re)?lever|releve|debout|mi alzo|alzarmi|alzo|in piedi|me levanto|levantar me|ponho de pe|opsta\w*|sta(?:an)?(?: \w+){0,3} op|overeind)`;
const FLOOR = String.raw`(?:floor|ground|boden|suelo|sol|terre|pavimento|terra|chao|grond|vloer)`;
/** Anything beside it that makes it another matter: a blow, the heart, sight that goes, effort, a faint, or that it gets worse. */
const MORE_THAN_THAT =
  /\b(?:faint\w*|pass(?:ed)? out|black(?:ed)? ?out|collaps\w*|fell|ohnmacht\w*|umgekippt|bewusstlos\w*|desmay\w*|evanoui\w*|malaise|svenut\w*|svengo|desmai\w*|flauwge\w*|flauw|chest|brust|pecho|poitrine|petto|peito|borst|palpitat\w*|herzrasen|worse|schlimmer|peor|pire|peggio|pior|erger|hearts?|herz\w*|coeur|cuore|corazon|coracao|hart|fall\w*|fell|hit|bang\w*|knock\w*|gefallen|gestu\w*|sturz\w*|tomb\w*|chute|caid\w*|cai|golpe\w*|cadut\w*|bot[te]\w*|gevallen|gestoten|concuss\w*|sur la tete|vision|sight|goes? (?:black|dark)|numb\w*|taub\w*|speech|train\w*|run\w*|exercis\w*|effort|race|beim (?:laufen|training)|entren\w*|corr\w*|entraine\w*|cour\w*|allen\w*|hardlop\w*)\b/u;

const BOTH = new RegExp(String.raw`\b${DIZZY}\b.*\b${RISES}\b|\b${RISES}\b.*\b${DIZZY}\b`, "u");
const OFF_THE_FLOOR = new RegExp(String.raw`\b${FLOOR}\b`, "u");

/** The heart, a blow or the sight, told in the words around it. */
const BESIDE_IT =
  /\b(?:hearts? (?:rac\w*|pound\w*|beat\w*|flutter\w*|skip\w*)|herz\w* (?:rast|klopft|stolpert)|coeur (?:qui )?(?:bat|s emballe)|cuore (?:\w+ )?batte|batte (?:\w+ )?(?:il )?cuore|corazon|coracao|hart (?:bonst|klopt|slaat)|vision|sight|everything goes (?:black|dark)|numb\w*|speech|hit my head|auf den kopf|sur la tete|en la cabeza golpe\w*|in testa|op (?:mijn|m n) hoofd)\b/u;

/**
 * Dizziness of a change of posture alone, which no plan has to wait for: "chair", or "floor" where it comes on getting up from there. `said`:
 * what is told around the words.
 */
export function posturalDizziness(words: string, said: string): "chair" | "floor" | undefined {
  if (!BOTH.test(words) || MORE_THAN_THAT.test(words) || BESIDE_IT.test(said)) return undefined;
  return OFF_THE_FLOOR.test(words) ? "floor" : "chair";
}
