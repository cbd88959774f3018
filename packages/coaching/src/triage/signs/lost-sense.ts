/* In English, German, Spanish, French, Italian, Portuguese and Dutch, in plain text. */

/** "Lost my phone, lost the feeling down one side": what nobody gets a new one of. */
export const LOST_SENSE =
  /\b(?:(?:los[te]\w*|losing) (?:the |my |all |some |any )*(?:feeling|sensation|sight|vision|hearing|speech|words|voice|strength|grip|control|balance|use|consciousness)|(?:gefuhl|sehkraft|sprache|kraft|kontrolle|gleichgewicht|stimme)\b.{0,24}\b(?:verloren|weg)|(?:perd\w+|pierdo) (?:la |el |a |o |il |l ?|le )*(?:sensibilidad|vista|vision|habla|fuerza|control|equilibrio|oido|visao|fala|forca|controle|sensacao|parole|force|vue|controle|sensation|equilibre|parola|forza|vista|controllo|sensibilita|voce)|(?:pers[oa]|perdo) (?:la |il |l ?)*(?:parola|forza|vista|controllo|sensibilita|equilibrio)|(?:gevoel|zicht|spraak|kracht|controle|evenwicht)\b.{0,24}\b(?:verloren|kwijt|weg)|(?:kwijt|verloren) (?:ben ik )?(?:het |de |mijn )*(?:gevoel|zicht|spraak|kracht|controle|evenwicht))\b/u;

/** Feeling, sight or speech that is gone; a feeling for the pace, and a goal that one loses sight of, are none. */
const SENSE =
  /\b(?:feeling|sensation|sight|vision|hearing|speech|gefuhl|sehkraft|sprache|sensibilidad|vista|vision|habla|oido|visao|fala|sensacao|parole|vue|sensation|parola|sensibilita|gevoel|zicht|spraak)\b(?! (?:of|for|fur|para|pour|per|voor|de|del|di|van)\b)/u;

/** What somebody lost of his senses: "perdu la parole". */
export function tellsOfLostSense(said: string): boolean {
  const lost = LOST_SENSE.exec(said);
  return lost !== null && SENSE.test(said.slice(lost.index, lost.index + lost[0].length + FOR_REACH));
}

/** Letters of the word behind it. */
const FOR_REACH = 6;
