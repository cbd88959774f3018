/** Words for somebody else, in seven languages. */
const OTHERS =
  /\b(?:my|mein(?:e|em|en|er)?|mi|mis|mon|ma|mes|mio|mia|meu|minha|mijn|a|ein(?:e|em)?|un[ae]?|o|a|le|la|der|die|the|our) (?:\p{L}+ )?(?:mate|buddy|friend|partner|wife|husband|girlfriend|boyfriend|son|daughter|kid|child|brother|sister|dad|father|mum|mom|mother|client|teammate|team ?mate|athlete|flatmate|colleague|freund(?:in)?|frau|mann|sohn|tochter|bruder|schwester|vater|mutter|kollege|kollegin|kumpel|amig[oa]|pareja|mujer|marido|hij[oa]|herman[oa]|padre|madre|companer[oa]|cliente|novi[oa]|ami|amie|pote|copain|copine|femme|mari|fils|fille|frere|soeur|pere|mere|amic[oa]|moglie|marito|figli[oa]|fratello|sorella|compagn[oa]|esposa|filh[oa]|irma[o]?|colega|namorad[oa]|vriend(?:in)?|vrouw|man|zoon|dochter|broer|zus|vader|moeder|maat)\b/u;
/** Who hears an alarm wrongly is safe: whatever names the writer is about the writer. */
const SELF =
  /\b(?:i|im|ive|id|me|myself|mine|ich|mir|mich|yo|me|estoy|tengo|siento|je|j|jai|moi|suis|io|mi|sono|ho|eu|estou|tenho|mim|ik|mij|ben|heb)\b/u;
const PRONOUN = /^(?:he|she|they|er|sie|ella|elle|lui|lei|ele|ela|hij|zij)\b/u;
const FRIEND_OF_MINE = /\b(?:friend|mate|colleague|buddy) of mine\b/u;

/** Whether a message tells of somebody else only: "my training partner collapsed", not "my husband choked me" or "they say I fainted". */
export function isAboutAnother(content: string): boolean {
  const plain = content.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[’'`]/gu, "");
  if (FRIEND_OF_MINE.test(plain)) return !SELF.test(plain.replace(FRIEND_OF_MINE, ""));
  return !SELF.test(plain) && (PRONOUN.test(plain) || OTHERS.test(plain));
}
