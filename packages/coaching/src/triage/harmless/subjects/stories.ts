import { cutFigures } from "../figures/folded-text.ts";
import { takesUp } from "./same-here.ts";
import { anyOf, standing } from "./word-list.ts";

/*
 * What befalls somebody in a film, a book or on a stage (triage.md section 3.5): the sentence about it is left out, all others are still read. It has to
 * name the work and who it befell there, and nothing of the writer but that he saw, reads or plays it. In English, German, Spanish, French, Italian,
 * Portuguese and Dutch.
 */

const WORK = anyOf(`
  film|movie|documentary|docu|tv series|netflix series|novel|thriller|memoir|biography|autobiography|book|audiobook|comic
  doku|fernsehserie|roman|krimi|tatort|biografie|buch|horbuch
  pelicula|peli|documental|novela|libro|biografia
  documentaire|roman|polar|livre|bouquin|biographie|bd
  documentario|romanzo|libro|giallo|biografia
  filme|documentario|livro|biografia
  documentaire|boek|roman|biografie
`);
const THE = anyOf(
  "the|a|an|that|this|some|der|die|das|dem|den|einem|einer|einen|ein|eine|meinem|el|la|un|una|mi|le|un|une|mon|l|il|lo|uno|o|os|as|um|uma|de|het|een|mijn",
);
const NAMED_WORK = `(?:${THE} ?(?:[\\p{L}\\p{N}]+ ){0,2}?${WORK}|im ${WORK}|(?:nel|nella|del|no|na|do|da|dun|du) ?${WORK})`;

/** A person of the third person whom the writer does not know. */
const CHARACTER = anyOf(`
  guy|man|woman|girl|boy|dude|lady|kid|(mountain )?climber|mountaineer|diver|free ?diver|(ultra ?)?runner|swimmer|rower|cyclist|rider|athlete|hero|heroine|protagonist|main character|detective|victim|he|she|somebody|someone|hes|shes
  mann|frau|kerl|typ|madchen|junge|bergsteiger(in)?|kletterer|kletterin|taucher(in)?|(ultra)?laufer(in)?|schwimmer(in)?|held(in)?|hauptfigur|opfer|er|sie|jemand
  hombre|mujer|tipo|tio|chica|chico|escalador(a)?|alpinista|montanero|buceador(a)?|corredor(a)?|nadador(a)?|protagonista|victima|alguien
  homme|femme|gars|type|mec|fille|garcon|alpiniste|grimpeu(r|se)|plongeu(r|se)|coureu(r|se)|nageu(r|se)|heros|heroine|victime|quelqu un
  uomo|donna|tizio|tipo|ragazz(o|a)|scalat(ore|rice)|alpinista|subacque(o|a)|corridore|nuotat(ore|rice)|protagonista|vittima|qualcuno
  homem|mulher|cara|rapaz|rapariga|alpinista|escalador(a)?|mergulhador(a)?|corredor(a)?|nadador(a)?|protagonista|vitima|alguem
  man|vrouw|kerel|jongen|meisje|klimmer|duiker|loper|zwemmer|hoofdpersoon|slachtoffer|hij|zij|iemand
`);
const EVERYBODY = anyOf("everybody|everyone|they all|alle|keiner|todos|nadie|tous|personne|tutti|nessuno|ninguem|iedereen|niemand");
const ABOUT = anyOf(
  "about|by|of|where|in which|over|uber|von|in dem|in der|wo|sobre|de|donde|en la que|en el que|sur|d|ou|dans lequel|dans laquelle|su|sul|sulla|sullo|di|dove|in cui|onde|em que|de um|waarin|waar|over",
);
/** "A memoir by a runner who", "the film where he", "der Film über den Everest, alle". */
const WORK_ABOUT = `${NAMED_WORK}(?: [\\p{L}\\p{N}]+){0,3}?,?(?: the one)? ${ABOUT} ?(?:(?:${THE} ?)?(?:[\\p{L}\\p{N}]+ ){0,2}?${CHARACTER}|[\\p{L}\\p{N} ]{0,24}[ ,–—-]{1,3}${EVERYBODY})`;
/** "In the film yesterday the climber" */
const IN_WORK = `^\\W*(?:(?:and|und|y|et|e|en|so|yesterday|gestern|ayer|hier|ieri|ontem|gisteren) )?(?:(?:in|en|dans|em) )?${NAMED_WORK}(?:,? ?[\\p{L}\\p{N}]+){0,4}?,? ?${THE} ?${CHARACTER}`;
const STORY = new RegExp(`${standing(WORK_ABOUT)}|${IN_WORK}(?![\\p{L}])`, "u");
/** Who sits beside the screen, and who is known. */
const BESIDE_SCREEN =
  /\b(?:middle of|during|while|halfway|cinema|audience|row|next to|beside|here|sofa|couch|dad|father|mum|mom|mother|wife|husband|son|daughter|brother|sister|friend|mate|partner|mitten|wahrend|beim|kino|publikum|neben|hier (?:liegt|sitzt)|vater|mutter|mutti|papa|mama|bruder|schwester|freund\w*|oma|opa|durante|mitad|cine|publico|al lado|padre|madre|herman[oa]|marido|amig[oa]|abuel[oa]|pendant|plein|milieu|cinema|salle|a cote|pere|mere|frere|soeur|mari|copain|copine|pote|mezzo|accanto|fratello|sorella|marito|moglie|nonn[oa]|meio|sala|pai|mae|irmao|irma|tijdens|midden|bioscoop|naast|vader|moeder|broer|zus|vriend\w*)\b/u;

/** That the writer reads or saw it, and what it made of him: "I'm reading", "hat mich motiviert". */
const READS = new RegExp(
  standing(
    anyOf(`
      (i|we|i ?m|i am|i ?ve|we ?ve|weve)( just| have| finally)? (watch(ed|ing)?|saw|seen|read(ing)?|finish(ed|ing)|listen(ed|ing) to|write|writing|wrote)|im (writing|halfway through)|(made|makes|got|gets|kept) (me|us) (want|wanna|dream|cry|laugh|think of (climbing|running|training))( [\\p{L}]+){0,3}|i loved it|loved it
      (hab|habe|haben|hatte) (ich|wir)( [\\p{L}]+){0,6}? (gesehen|geschaut|geguckt|gelesen|gehort)|(ich|wir) (hab|habe|haben)( [\\p{L}]+){0,8}? (gesehen|geschaut|geguckt|gelesen|gehort)|(den|die|das) ich (grad|gerade|jetzt|zur zeit)? ?(lese|hore|schaue|schreibe)|ich (lese|schaue|hore|schreibe)( gerade| grad)?|(hat|haben) (mich|mir|uns)( [\\p{L}]+){0,2} (motiviert|begeistert|inspiriert|gefesselt|lust gemacht|gefallen|den atem (geraubt|verschlagen))
      (he |hemos )?(visto|vi|leido|lei|vimos|leimos)|(que )?(estoy|ando) (leyendo|viendo|escribiendo)|(que )?(leo|veo|escribo)|me (dio|dieron|dan|ha dado|entraron) (muchas |unas )?ganas|me (encanto|motivo|inspiro|flipo)
      (j ?ai|on a) (vu|lu|regarde)|(que )?je (lis|regarde|ecris)|j ?ecris|ca (m ?a|ma|me) (donne|motive|inspire)|(m ?a|ma) (donne envie|motive|inspire)
      (ho|abbiamo) (visto|letto|guardato)|(che )?(sto (leggendo|guardando|scrivendo)|leggo|guardo|scrivo)|mi (e venuta voglia|ha dato|ha motivato|ha ispirato)
      (vi|vimos|li|assisti|assistimos)|(que )?(estou (lendo|a ler|vendo|a ver)|leio|vejo|escrevo)|(me )?deu( me)? vontade|me motivou|motivou me
      (ik|we) (heb|hebben)( [\\p{L}]+){0,6}? (gezien|gekeken|gelezen)|(dat|die) ik( nu| net)? lees|ik (lees|kijk|schrijf)|(kreeg|krijg) (ik )?zin in|heeft me (gemotiveerd|geinspireerd)
    `),
  ),
  "gu",
);
const SELF =
  /\b(?:i(?! \p{L}+i\b)|im(?= (?:an?|so|not|just|also|still|in|on|\p{L}+ing)\b)|ive|id|me|my|mine|myself|we|us|our|ich|mir|mich|mein\w*|wir|uns|yo|me|mi|mis|nos|estoy|tengo|je|j|moi|mon|ma|mes|nous|io|mi|mio|mia|ho|sono|eu|meu|minha|mim|estou|tenho|ik|mij|mijn|wij|we)\b/u;
/** Whose story it is matters where somebody ends a life, or where it is news. */
const GRAVE_THEME =
  /\b(?:suici\w*|suizid\w*|selbstmord\w*|zelfmoord\w*|(?:kills?|killed|hangs?|hanged|shoots?|drowns?) (?:him|her|them)selv?\w*|pills|overdos\w*|tabletten|erhang\w*|bringt sich um|se (?:mata|suicida|ahorca|cuelga|tue|pend|enforca)|si (?:uccide|ammazza|impicca)|pastillas|cachets|pastiglie|comprimidos|pillen|(?:takes?|took) (?:his|her|their) (?:own )?life)\b/u;

/** "A play where I collapse": what the writer only acts, as long as no word of a time says that it happened. */
const ACTED = new RegExp(
  standing(
    `(?:rehears|act|perform|play|prob|spiel|ensay|actu|repet|jou|prov|recit|ensai|represent|speel|oefen|film|dreh|shoot)\\p{L}* (?:[\\p{L}]+ ){0,3}?(?:play|musical|scene|sketch|stuck|theaterstuck|szene|obra|escena|piece|spectacle|recita|scena|commedia|peca|cena|toneelstuk|voorstelling|scene) (?:where|in which|in dem|in der|wo|donde|en la que|ou|dans laquelle|dove|in cui|onde|em que|waarin) (?:i|ich|yo|je|j|io|eu|ik) [^.!?,;:\\n–—]{3,80}`,
  ),
  "gu",
);
const HAPPENED =
  /\b(?:yesterday|today|tonight|last night|now|since|really|real|actually|then|gestern|heute|jetzt|seit|wirklich|echt|ayer|hoy|anoche|ahora|desde|verdad|hier|aujourdhui|maintenant|depuis|vraiment|ieri|oggi|adesso|davvero|ontem|hoje|agora|verdade|gisteren|vandaag|nu|sinds|but|aber|pero|mais|ma|mas|maar|ma[kd]es?|gives|gave|until|macht\w*|me (?:da|dio|hace|hizo|fait|faz|fez)|mi (?:fa|ha)|maakt\w*)\b/u;

/** A message without its sentences about a story. */
export function withoutStories(content: string): string {
  return cutFigures(content, (said) => {
    if (takesUp(said) || GRAVE_THEME.test(said)) return [];
    const acted = [...said.matchAll(ACTED)].filter(({ 0: words }) => !HAPPENED.test(words));
    const told = [...said.matchAll(SENTENCE)].filter(({ 0: sentence }) => isStory(sentence));
    return told.length > 0 ? told : acted;
  });
}

/** What was read or watched says so. */
const IS_READ =
  /^\W*(?:reading|read|watched|saw|finished)\b|\b(?:yesterday|last night|gestern|anoche|ayer|ieri|hier soir|ontem|gisteren)\b/u;
const SENTENCE = /[^.!?\n]+/gu;

function isStory(sentence: string): boolean {
  return (
    (IS_READ.test(sentence) || sentence.search(READS) >= 0) &&
    STORY.test(sentence) &&
    !BESIDE_SCREEN.test(sentence) &&
    !SELF.test(sentence.replaceAll(READS, " "))
  );
}
