import { BODY, conceptsIn } from "./concepts.ts";
import { plainWords } from "./features.ts";

/** Nouns for people, in seven languages; relations of the writer and whoever else trains there. */
export const NOUN =
  "(?:mates?|dads|mums|moms|buddy|friend|\\p{L}*partner(?:in)?|wife|husband|girlfriend|boyfriend|fiancee?|son|daughter|kids?|child|brother|sister|dad|father|mum|mom|mother|granddad|grandad|grandma|grandfather|grandmother|uncle|aunt|cousin|client|team ?mate|athlete|flatmate|roommate|colleague|neighbou?r|coach|trainer|instructor|guy|dude|bloke|lads?|man|woman|lady|girl|boy|gentleman|someone|somebody|people|person|runner|rider|swimmer|lifter|cyclist|junior|juniors|teenager|student|member|freund(?:in)?|frau|mann|sohn|tochter|bruder|schwester|vater|mutter|papa|mama|opa|oma|onkel|tante|kolleg(?:e|in|en)|kumpel|schwimmer(?:in)?|laufer(?:in)?|radfahrer(?:in)?|trainingskolleg\\p{L}*|vereinskolleg\\p{L}*|herr|dame|kerl|jemand|trainerin|jugendlicher?|schuler(?:in)?|kind|madchen|junge|amig[oa]|pareja|mujer|marido|esposo|esposa|hij[oa]|herman[oa]|padre|madre|abuel[oa]|ti[oa]|prim[oa]|suegr[oa]|companer[oa]|cliente|novi[oa]|entrenador(?:a)?|senor(?:a)?|chic[oa]|hombre|alguien|alumn[oa]|nadador(?:a)?|corredor(?:a)?|vecin[oa]|amie?|potes?|copain|copine|femme|mari|fils|fille|frere|soeur|pere|mere|grand ?pere|grand ?mere|oncle|cousine?|collegue|binome|entraineur|entraineuse|monsieur|homme|gars|mec|quelqu ?un|nageur|nageuse|coureur|coureuse|cycliste|eleve|voisine?|amic[oa]|moglie|marito|figli[oa]|fratello|sorella|nonn[oa]|zi[oa]|cugin[oa]|compagn[oa]|collega|fidanzat[oa]|allenatore|allenatrice|alliev[oa]|tizi[oa]|tipo|ragazz[oa]|uomo|donna|signor[ea]|qualcuno|nuotatore|nuotatrice|corridore|vicin[oa]|filh[oa]|irma[o]?|pai|mae|avo|colega|namorad[oa]|sogr[oa]|menin[oa]|moc[oa]|homem|mulher|rapaz|rapariga|alguem|alun[oa]|nadadora?|treinadora?|senhora?|vizinh[oa]|vriend(?:in)?|vrouw|zoon|dochter|broer|zus|vader|moeder|maat(?:je)?|man|gast|kerel|meisje|jongen|iemand|meneer|mevrouw|zwemmer|loper|fietser|leerling|buurman|buurvrouw)";
const DETERMINER =
  "(?:my|our|the|a|an|this|that|some|another|one of (?:my|our|the)|mein(?:e|em|en|er)?|unser(?:e|em|en|er)?|der|die|das|ein(?:e|em|en)?|den|dem|mi|mis|nuestr[oa]|el|la|los|un|una|este|esta|mon|ma|mes|notre|le|les|une|cette|ce|il mio|la mia|il nostro|la nostra|il|lo|mio|mia|nostr[oa]|uno|questo|questa|o meu|a minha|meu|minha|noss[oa]|o|um|uma|mijn|mn|onze|ons|de|het|een)";

/** "My older training partner", "a girl": somebody else, as the subject or with a determiner. */
const OTHERS = new RegExp(`\\b${DETERMINER} (?:\\p{L}+ ){0,2}?${NOUN}\\b`, "gu");
/** Without a determiner only at the beginning: "help, teammate is down"; a word by which the coach is addressed needs what was seen. */
const OPENING =
  "^(?:(?:help|hilfe|ayuda|aidez|aiuto|socorro|quick|schnell|omg|hey|please|bitte|training|trainings|gym|lifting|running|workout)[ ,!-]+)*";
const ADDRESSED =
  "(?:mate|buddy|dude|bloke|coach|trainer|man|guys?|lads?|people|kumpel|tio|tia|primo|amigo|amiga|hermano|mec|pote|gast|maat|kid)";
const SEEN =
  "(?:just |is |has |hat |ist |se )?(?:dropped|collapsed|fell|fainted|passed out|went down|down|unconscious|unresponsive|gasping|seizing|umgekippt|zusammengebrochen|bewusstlos|desmay\\w*|inconsciente|desplom\\w*|evanoui\\w*|svenut\\w*|crollat\\w*|flauwgevallen|bewusteloos|ingestort)";
const FIRST = new RegExp(`${OPENING}(?:${ADDRESSED} ${SEEN}|guy (?:from|in|at|next|on)|(?!${ADDRESSED}\\b)${NOUN})\\b`, "u");
/** "My wife says", "mia moglie dice che": what follows is about the writer, unless it names a third person. */
const SAYS = new RegExp(
  `\\b(?:${DETERMINER} (?:\\p{L}+ )?)?${NOUN} (?:just )?(?:says?|said|thinks?|reckons?|tells?|told|noticed|asks?|asked|sagt|sagte|meint|meinte|findet|fragt|dice|dijo|cree|piensa|dit|pense|trouve|dice|ha detto|pensa|diz|disse|acha|zegt|zei|vindt|denkt)\\b`,
  "gu",
);
/** Who hears an alarm wrongly is safe: whatever names the writer is about the writer. */
const SELF =
  /\b(?:i|im(?! (?:schwimm|train|lauf|gym|fitness|bad|wald|park|becken|verein|studio|kurs|moment|wasser|ziel|rennen|wettkampf|bett|liegen|sitzen|schlaf|gesicht|bauch|kopf|bein|arm|nacken|rucken|knie|brust))|ive|id|me|myself|mine|ich|mir|mich|yo|me|estoy|tengo|siento|je|j|jai|moi|suis|io|mi|sono|ho|eu|estou|tenho|mim|ik|mij|ben|heb)\b/u;
const PRONOUN =
  /\b(?:he|hes|she|shes|him|his|her|hers|they|theyre|them|their|er|ihm|ihn|sein\w*|elle|ella|lui|leur|lei|loro|ele|ela|dele|dela|hij|zij|hem|haar)\b|^(?:sie|ihr\w*|su|sus|sua|suo|son|sa|ses|zijn|ze)\b/u;
/** "Il" is an article in Italian and "el" one in Spanish: a person only before a verb, and with its accent. */
const HE =
  /\bil (?:est|a|n|ne|s|se|va|dit|parle|respire|repond|vomit|tremble|transpire|convulse|bouge|perd|saigne|fait|peut|avait|etait|reste|delire|titube)\b/u;
const HE_IN_SPANISH = /(?:^|[\s,.;])él\b/iu;
/** The writer, as who stands beside it, helps, worries or asks what to do. */
const BESIDE =
  /\b(?:next to|beside|in front of|behind|near|with|tells?|told|asks?|asked|sent|sends|texts|texted|messaged|rang|showed|shows) me\b|\b(?:neben|vor|hinter|bei|mit) mir\b|\b(?:naast|achter|voor|volgens|met) (?:me|mij)\b|\b(?:de|en|con) mi (?:grupo|club|equipo|gym|gimnasio|clase|box)\b|\bavec moi\b|\bcon me\b|\bcomigo\b|\ba mi lado\b|\ba cote de moi\b|\b(?:accanto|vicino) a me\b|\bao meu lado\b|\bi (?:cant|cannot|couldnt) (?:get|wake|rouse) (?:him|her|them)(?: (?:to|up))?\b|\b(?:what|how) (?:do|should|can|must|shall) i(?: do| help| tell| give)?\b|\b(?:do|should|can|shall|must) i (?:call|move|give|let|put|wait|drive|take|do|help|cool|wake)\b|\bi (?:think|dont know|see|saw|found|called|am with|am not sure|guess)\b|\bim (?:with|worried|scared|alone with|not sure|his|her|their)\b|\b(?:was|wie) (?:soll|kann|muss|mach\w*|tu|tue) ich(?: tun| machen| jetzt| helfen)*\b|\b(?:soll|kann|darf|muss) ich (?:ihn|ihr|ihm|sie|rufen|wasser)\b|\bich (?:glaub|glaube|weiss nicht|hab angerufen|habe angerufen|bin bei)\b|\bque hago(?: yo)?\b|\bpuedo hacer\b|\bcreo que\b|\bque dois ?je faire\b|\bje fais quoi\b|\bje crois\b|\b(?:je|jsuis|suis) (?:avec|a cote)\b|\bcosa (?:faccio|devo fare)\b|\bche faccio\b|\bcredo\b|\bo que (?:eu )?faco\b|\bacho que\b|\bwat (?:moet|kan|doe) ik(?: doen| nu)*\b|\bik (?:denk|weet niet)\b|\baidez[ -]moi\b/gu;
const FRIEND_OF_MINE = /\b(?:friend|mate|colleague|buddy|client|athlete|teammate|neighbour|student) of mine\b/u;
/** Nobody writes this about himself at that moment: "doesn't answer", "atmet nicht"; but "not breathing right" he may. */
const LIFELESS =
  /\b(?:(?:not|isnt|doesnt|wont|stopped) (?:respond(?:ing)?|answer(?:ing)?|breath(?:e|ing)|wak(?:e|ing)(?: up)?)|unresponsive|no pulse|(?:reagiert|antwortet|atmet) (?:gar |uberhaupt )?nicht|kein puls|no (?:responde|respira|reacciona)|(?:ne )?(?:repond|respire|reagit) (?:pas|plus)|non (?:risponde|respira|reagisce)|nao (?:responde|respira|reage)|(?:reageert|ademt) niet)\b(?! (?:right|well|properly|normally|easily|great|richtig|gut|normal|bien|bene|bem|goed))/u;
const POSSESSIVE = /^(?:my|mein(?:e|em|en|er|es)?|mi|mis|mon|ma|mes|mio|mia|miei|mie|meu|minha|meus|minhas|mijn|mn)$/u;
const SIDE = /^(?:left|right|whole|link\w*|recht\w*|ganz\w*)$/u;

/** Whether a message tells of somebody else only: "my training partner collapsed", not "my wife says my mouth hangs" or "they say I fainted". */
export function isAboutAnother(content: string): boolean {
  const plain = content.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[’'`]/gu, "");
  const said = plain.replaceAll(BESIDE, " ").replace(FRIEND_OF_MINE, "my friend");
  const words = plainWords(content);
  if (SELF.test(said.replaceAll(SAYS, " ").replaceAll(OTHERS, " ")) || namesOwnBody(words)) return false;
  if (PRONOUN.test(said) || HE.test(said) || HE_IN_SPANISH.test(content.normalize("NFC")) || LIFELESS.test(said)) return true;
  return isSubject(said.replaceAll(SAYS, " "));
}

/** Whether a person is named before anything of the body: who comes after it only told or saw it. */
function isSubject(said: string): boolean {
  const at = FIRST.test(said) ? 0 : said.search(OTHERS);
  if (at < 0) return false;
  return !conceptsIn(plainWords(said.slice(0, at))).some(({ concept }) => BODY.has(concept) || concept === "pain" || concept === "numb");
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
