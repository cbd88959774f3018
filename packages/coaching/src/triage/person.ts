import { BODY, conceptsIn } from "./concepts.ts";
import { plainWords } from "./features.ts";

/** Words for somebody else, in seven languages. */
const OTHERS =
  /\b(?:my|mein(?:e|em|en|er)?|mi|mis|mon|ma|mes|mio|mia|meu|minha|mijn|a|ein(?:e|em)?|un[ae]?|o|a|le|la|der|die|the|our) (?:\p{L}+ )?(?:mate|buddy|friend|\p{L}*partner(?:in)?|wife|husband|girlfriend|boyfriend|son|daughter|kid|child|brother|sister|dad|father|mum|mom|mother|client|teammate|team ?mate|athlete|flatmate|colleague|freund(?:in)?|frau|mann|sohn|tochter|bruder|schwester|vater|mutter|kollege|kollegin|kumpel|amig[oa]|pareja|mujer|marido|hij[oa]|herman[oa]|padre|madre|companer[oa]|cliente|novi[oa]|ami|amie|pote|copain|copine|femme|mari|fils|fille|frere|soeur|pere|mere|amic[oa]|moglie|marito|figli[oa]|fratello|sorella|compagn[oa]|esposa|filh[oa]|irma[o]?|colega|namorad[oa]|vriend(?:in)?|vrouw|man|zoon|dochter|broer|zus|vader|moeder|maat)\b/u;
/** Who hears an alarm wrongly is safe: whatever names the writer is about the writer. */
const SELF =
  /\b(?:i|im|ive|id|me|myself|mine|ich|mir|mich|yo|me|estoy|tengo|siento|je|j|jai|moi|suis|io|mi|sono|ho|eu|estou|tenho|mim|ik|mij|ben|heb)\b/u;
const PRONOUN =
  /\b(?:he|hes|she|shes|him|his|her|hers|they|theyre|them|their|er|ihm|ihn|sein\w*|elle|ella|lui|leur|lei|loro|ele|ela|dele|dela|hij|zij|hem|haar)\b|^(?:sie|ihr\w*|el|il|su|sus|sua|suo|son|sa|ses|zijn|ze)\b/u;
/** Who is seen to fall, without "my" or "a": "guy dropped off the bike". */
const SEEN =
  /^(?:(?:help|hilfe|quick|schnell|omg|hey|please|bitte|the|this|some|der|die)[ ,!]+)*(?:guy|dude|bloke|man|woman|lady|girl|boy|someone|somebody|runner|rider|swimmer|lifter|athlete|mann|frau|jemand|laufer(?:in)?|hombre|mujer|alguien|homme|femme|quelqu ?un|uomo|donna|qualcuno|homem|mulher|alguem|iemand)\b.{0,60}\b(?:dropped|collapsed|fell|fainted|passed out|went down|is down|unconscious|unresponsive|not (?:answering|breathing|responding|moving)|gasping|umgekippt|zusammengebrochen|bewusstlos|ohnmachtig|reagiert nicht|desmay\w*|inconsciente|evanoui\w*|inconscient\w*|svenut\w*|incosciente|flauwgevallen|bewusteloos|se desplom\w*|s est effondr\w*|crollat\w*)\b/u;
/** The writer, as who stands beside it, helps, worries or asks what to do. */
const BESIDE =
  /\b(?:next to|beside|in front of|behind|near|with|tells?|told|asks?|asked) me\b|\b(?:neben|vor|hinter|bei) mir\b|\b(?:what|how) (?:do|should|can|must|shall) i(?: do| help| tell| give)?\b|\b(?:do|should|can|shall|must) i (?:call|move|give|let|put|wait|drive|take|do|help|cool|wake)\b|\bi (?:think|dont know|see|saw|found|called|am with|am not sure|guess)\b|\bim (?:with|worried|scared|alone with|not sure|his|her|their)\b|\b(?:was|wie) (?:soll|kann|muss|mach\w*|tu|tue) ich(?: tun| machen| jetzt| helfen)*\b|\b(?:soll|kann|darf|muss) ich (?:ihn|ihr|ihm|sie|rufen|wasser)\b|\bich (?:glaub|glaube|weiss nicht|hab angerufen|habe angerufen|bin bei)\b|\bque hago\b|\bpuedo hacer\b|\bcreo que\b|\bque dois ?je faire\b|\bje fais quoi\b|\bje crois\b|\b(?:je|jsuis|suis) (?:avec|a cote)\b|\bcosa (?:faccio|devo fare)\b|\bche faccio\b|\bcredo\b|\bo que (?:eu )?faco\b|\bacho que\b|\bwat (?:moet|kan|doe) ik(?: doen| nu)*\b|\bik (?:denk|weet niet)\b|\baidez[ -]moi\b/gu;
const FRIEND_OF_MINE = /\b(?:friend|mate|colleague|buddy) of mine\b/u;

/** "Training partner fainted", without "my". */
const PARTNER = /^(?:training|trainings|gym|lifting|running|workout)[ -]?(?:partner(?:in)?|buddy|mate|kumpel)\b/u;
const PERSON =
  /\b(?:guy|dude|bloke|lad|man|woman|lady|girl|boy|someone|somebody|runner|rider|lifter|athlete|client|typ|mann|frau|jemand|kerl|tio|tipo|chic[oa]|hombre|mujer|alguien|gars|mec|type|homme|femme|fille|quelqu ?un|tizio|tipo|ragazz[oa]|uomo|donna|qualcuno|cara|menin[oa]|moc[oa]|homem|mulher|alguem|gast|kerel|meisje|jongen|iemand)\b/u;
const POSSESSIVE = /^(?:my|mein(?:e|em|en|er|es)?|mi|mis|mon|ma|mes|mio|mia|miei|mie|meu|minha|meus|minhas|mijn|mn)$/u;
const SIDE = /^(?:left|right|whole|link\w*|recht\w*|ganz\w*)$/u;

/** Whether a message tells of somebody else only: "my training partner collapsed", not "my wife says my mouth hangs" or "they say I fainted". */
export function isAboutAnother(content: string): boolean {
  const plain = content.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[’'`]/gu, "");
  const said = plain.replaceAll(BESIDE, " ").replace(FRIEND_OF_MINE, "my friend");
  const words = plainWords(content);
  if (SELF.test(said.replace(OTHERS, " ")) || namesOwnBody(words)) return false;
  return (
    PRONOUN.test(said) ||
    OTHERS.test(said) ||
    SEEN.test(said) ||
    PARTNER.test(said) ||
    (PERSON.test(said) && conceptsIn(words).some(({ concept }) => concept === "lifeless"))
  );
}

/** "My chest", "mein linker Arm" */
function namesOwnBody(words: readonly string[]): boolean {
  const body = new Set(
    conceptsIn(words)
      .filter(({ concept }) => BODY.has(concept))
      .map(({ at }) => at),
  );
  return words.some((word, at) => POSSESSIVE.test(word) && body.has(SIDE.test(words[at + 1] ?? "") ? at + 2 : at + 1));
}
