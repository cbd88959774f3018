/* In English, German, Spanish, French, Italian, Portuguese and Dutch, in plain text. */

/** "Lost my phone, lost the feeling down one side": what nobody gets a new one of. */
export const LOST_SENSE =
  /\b(?:(?:los[te]\w*|losing) (?:the |my |all |some |any )*(?:feeling|sensation|sight|vision|hearing|speech|words|voice|strength|grip|control|balance|use|consciousness)|(?:gefuhl|sehkraft|sprache|kraft|kontrolle|gleichgewicht|stimme)\b.{0,24}\b(?:verloren|weg)|(?:perd\w+|pierdo) (?:la |el |a |o |il |l ?|le )*(?:sensibilidad|vista|vision|habla|fuerza|control|equilibrio|oido|visao|fala|forca|controle|sensacao|parole|force|vue|controle|sensation|equilibre|parola|forza|vista|controllo|sensibilita|voce)|(?:pers[oa]|perdo) (?:la |il |l ?)*(?:parola|forza|vista|controllo|sensibilita|equilibrio)|(?:gevoel|zicht|spraak|kracht|controle|evenwicht)\b.{0,24}\b(?:verloren|kwijt|weg)|(?:kwijt|verloren) (?:ben ik )?(?:het |de |mijn )*(?:gevoel|zicht|spraak|kracht|controle|evenwicht))\b/u;
