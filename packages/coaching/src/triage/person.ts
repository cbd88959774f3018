/** Words for somebody else, in seven languages. */
const OTHERS =
  /\b(?:my|mein(?:e|em|en|er)?|mi|mis|mon|ma|mes|mio|mia|meu|minha|mijn|a|ein(?:e|em)?|un[ae]?|o|a|le|la|der|die|the|our) (?:\p{L}+ )?(?:mate|buddy|friend|\p{L}*partner(?:in)?|wife|husband|girlfriend|boyfriend|son|daughter|kid|child|brother|sister|dad|father|mum|mom|mother|client|teammate|team ?mate|athlete|flatmate|colleague|freund(?:in)?|frau|mann|sohn|tochter|bruder|schwester|vater|mutter|kollege|kollegin|kumpel|amig[oa]|pareja|mujer|marido|hij[oa]|herman[oa]|padre|madre|companer[oa]|cliente|novi[oa]|ami|amie|pote|copain|copine|femme|mari|fils|fille|frere|soeur|pere|mere|amic[oa]|moglie|marito|figli[oa]|fratello|sorella|compagn[oa]|esposa|filh[oa]|irma[o]?|colega|namorad[oa]|vriend(?:in)?|vrouw|man|zoon|dochter|broer|zus|vader|moeder|maat)\b/u;
/** Who hears an alarm wrongly is safe: whatever names the writer is about the writer. */
const SELF =
  /\b(?:i|im|ive|id|me|myself|mine|ich|mir|mich|yo|me|estoy|tengo|siento|je|j|jai|moi|suis|io|mi|sono|ho|eu|estou|tenho|mim|ik|mij|ben|heb)\b/u;
const PRONOUN = /^(?:he|she|they|er|sie|ella|elle|lui|lei|ele|ela|hij|zij)\b/u;
/** Who is seen to fall, without "my" or "a": "guy dropped off the bike". */
const SEEN =
  /^(?:(?:help|hilfe|quick|schnell|omg|hey|please|bitte|the|this|some|der|die)[ ,!]+)*(?:guy|dude|bloke|man|woman|lady|girl|boy|someone|somebody|runner|rider|swimmer|lifter|athlete|mann|frau|jemand|laufer(?:in)?|hombre|mujer|alguien|homme|femme|quelqu ?un|uomo|donna|qualcuno|homem|mulher|alguem|iemand)\b.{0,60}\b(?:dropped|collapsed|fell|fainted|passed out|went down|is down|unconscious|unresponsive|not (?:answering|breathing|responding|moving)|gasping|umgekippt|zusammengebrochen|bewusstlos|ohnmachtig|reagiert nicht|desmay\w*|inconsciente|evanoui\w*|inconscient\w*|svenut\w*|incosciente|flauwgevallen|bewusteloos|se desplom\w*|s est effondr\w*|crollat\w*)\b/u;
/** The writer, as who stands beside it and asks what to do. */
const BESIDE =
  /\b(?:next to|beside|in front of|behind|near|with) me\b|\bneben mir\b|\bvor mir\b|\b(?:what|how) (?:do|should|can|must) i (?:do|help)\b|\bwas (?:soll|kann|muss|mach\w*) ich(?: tun| machen| jetzt)*\b|\bque hago\b|\bque dois je faire\b|\bcosa faccio\b|\bo que (?:eu )?faco\b|\bwat moet ik doen\b/gu;
const FRIEND_OF_MINE = /\b(?:friend|mate|colleague|buddy) of mine\b/u;

/** Whether a message tells of somebody else only: "my training partner collapsed", not "my husband choked me" or "they say I fainted". */
export function isAboutAnother(content: string): boolean {
  const plain = content.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[’'`]/gu, "");
  if (FRIEND_OF_MINE.test(plain)) return !SELF.test(plain.replace(FRIEND_OF_MINE, ""));
  if (SEEN.test(plain)) return !SELF.test(plain.replaceAll(BESIDE, ""));
  return !SELF.test(plain) && (PRONOUN.test(plain) || OTHERS.test(plain));
}
