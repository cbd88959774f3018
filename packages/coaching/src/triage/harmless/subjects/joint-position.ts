import { cutFigures } from "../figures/folded-text.ts";
import { anyOf, standing } from "./word-list.ts";

/* A joint that is brought into a position is no joint that was bent the wrong way. In English, German, Spanish, French, Italian, Portuguese and Dutch. */

/** "Sore when it's bent back": a position that the joint is brought into; "it bent back when I fell" and "is bent back since" are none. */
const POSITION = new RegExp(
  standing(
    anyOf(`
      (when|whenever|if|with|while|once|every time|any time|only) (it ?s |it is |its |the wrist is |my wrist is |the hand is |it gets |i have it |i ?m |the wrist |my hand |i get it )?(bent|bend(ing)?|extended|cocked|flexed) (all the way |fully |right |far |it )?(back|backwards?)
      (wenn|sobald|immer wenn|nur wenn) (es|das handgelenk|die hand|sie|ich (es|sie|das handgelenk|die hand)) (stark |weit |ganz )?nach hinten (gebogen|gebeugt|gestreckt|geknickt|abgeknickt|biege|beuge|strecke)( ist| wird)?
      (cuando|si|solo cuando|al) (la muneca |la mano |la |esta |estar |queda |la tengo ){0,3}(doblad(a|o)|doblarla|flexionad(a|o)|extendida|doblo) (hacia|para) atras
      (quand|lorsque|si|seulement quand|une fois) (il|elle|le poignet|la main|je le|je la) (est )?(plie|pliee|flechi|flechie|en extension|tendu)( en| vers l)? ?arriere
      (quando|se|solo quando) (il polso |la mano |lo |la |e |viene ){0,3}(piegat(o|a)|piego|esteso|flesso) (all ?)?indietro
      (quando|se|so quando) (o punho |a mao |o |a |esta |fica ){0,3}(dobrad(o|a)|dobro|flexionado|estendido) (para|pra) tras
      (als|wanneer|alleen als) (hij|zij|ze|de pols|mijn pols|ik (hem|haar|mijn pols)) (ver |helemaal )?naar achteren (gebogen|geknikt|buig|gestrekt)( is| wordt| staat)?
    `),
  ),
  "gu",
);
/** What a fall has left is no position. */
const ACCIDENT =
  /\b(?:fell|fall|fallen|landed|crash\w*|accident|gefallen|gesturzt|sturz\w*|unfall|cai|caida|chute|tombe\w*|cadut\w*|cai\w*|queda|gevallen|viel|bone|pale|cold|caught|trapped|swollen|crack\w*|snap\w*|crooked|weird|angle|deform\w*|schief|torcid\w*|tordu\w*|stort\w*|torto|scheef|white|numb|blue|purple|weiss|taub|blau\w*|blanc\w*|dormid\w*|engourdi\w*|bianc\w*|branc\w*|dormente\w*|wit|doof)\b/u;

/** A message without the position in which a joint is felt. */
export function withoutPosition(content: string): string {
  return cutFigures(content, (said) => (ACCIDENT.test(said) ? [] : [...said.matchAll(POSITION)]));
}
