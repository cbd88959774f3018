/** Words for somebody else, in seven languages. */
const OTHERS =
  /\b(?:my|mein(?:e|em|en|er)?|mi|mis|mon|ma|mes|mio|mia|meu|minha|mijn|a|ein(?:e|em)?|un[ae]?|o|a|le|la|der|die|the|our) (?:\p{L}+ )?(?:mate|buddy|friend|partner|wife|husband|girlfriend|boyfriend|son|daughter|kid|child|brother|sister|dad|father|mum|mom|mother|client|teammate|team ?mate|athlete|flatmate|colleague|freund(?:in)?|frau|mann|sohn|tochter|bruder|schwester|vater|mutter|kollege|kollegin|kumpel|amig[oa]|pareja|mujer|marido|hij[oa]|herman[oa]|padre|madre|companer[oa]|cliente|novi[oa]|ami|amie|pote|copain|copine|femme|mari|fils|fille|frere|soeur|pere|mere|amic[oa]|moglie|marito|figli[oa]|fratello|sorella|compagn[oa]|esposa|filh[oa]|irma[o]?|colega|namorad[oa]|vriend(?:in)?|vrouw|man|zoon|dochter|broer|zus|vader|moeder|maat)\b/u;
const SELF =
  /\b(?:i|im|ive|i'm|i've|me|myself|my (?:chest|heart|head|leg|calf|arm|back|knee|eye|pee|face|belly|stomach|lips|throat|hand|foot|vision|neck)|ich|mir|mich|me|yo|estoy|tengo|siento|je|jai|suis|io|sono|ho|eu|estou|tenho|ik|mij)\b/u;

/** Whether a message tells of somebody else: "my training partner collapsed", not "my coach says that I look pale". */
export function isAboutAnother(content: string): boolean {
  const plain = content.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  if (/^(?:he|she|they|er|sie|el|ella|il|elle|lui|lei|ele|ela|hij|zij|ze)\b/u.test(plain)) return true;
  const other = OTHERS.exec(plain);
  if (other === null) return false;
  const self = SELF.exec(plain);
  return self === null || other.index < self.index;
}
