import { NOUN as PERSON } from "../../person.ts";
import { told } from "../../told.ts";

/*
 * A heart attack, a stroke, a cardiac arrest or a seizure that is named as what somebody just had: "my brother just had a heart attack", "the stroke is
 * my husband" (triage.md section 3.4), in English, German, Spanish, French, Italian, Portuguese and Dutch. Whoever was ill once, is going to train again
 * or only makes a joke of it has none. All patterns read plain text.
 */

export const OF_HEART =
  "(?:heart attacks?|cardiac arrests?|herzinfarkt\\w*|infarkt\\w*|herzstillstand\\w*|herzkasper|infart[oi]s?|paradas?(?: cardiac\\w+)?|paro cardiaco|infarctus|crises? cardiaques?|arrets?(?: cardiaques?)?|arrest[oi](?: cardiac\\w+)?|enfartes?|hartaanval\\w*|hartinfarct\\w*|hartstilstand\\w*)";
export const OF_BRAIN =
  "(?:(?<!(?:swim|back|breast|rowing|my|sub) )strokes?(?! (?:of (?:luck|genius|bad luck)|rate|technique|coach|count|work|length))|schlaganf\\w+|hirnblutung\\w*|ictus|derrames? cerebral\\w*|avcs?|beroertes?|herseninfarct\\w*)";
export const SEIZURE =
  "(?:seizures?|krampfanf\\w+|epileptisch\\w+ (?:anf\\w+|aanval\\w*)|convulsion\\w*|convulso\\w+|convulsoes|convulsao|crises? (?:d ?)?epilep\\w+|crisis (?:epileptica|convulsiva)|crisi epilettic\\w+|crise (?:epileptica|convulsiva)|stuipen|toeval\\w*)";
/** All right again, and nothing that is asked about. */
const CALM =
  /\b(?:(?:all|everything) (?:is )?(?:good|fine|ok)|is (?:ok|okay|fine|well|better|stable|out of hospital|in rehab)|hes (?:ok|okay|fine|better)|shes (?:ok|okay|fine|better)|alles (?:gut|ok)|geht (?:es )?(?:ihm |ihr )?(?:wieder )?(?:gut|besser)|todo (?:bien|ok)|esta (?:bien|mejor)|tout va bien|va (?:bien|mieux)|tutto (?:ok|bene)|sta (?:bene|meglio)|tudo (?:bem|ok)|esta (?:bem|melhor)|gaat (?:goed|beter)|check\w*|controll?\w*|untersuch\w*)\b/u;
const EVENT = `(?:${OF_HEART}|${OF_BRAIN}|${SEIZURE})`;

/** Parents and their generation had theirs long ago more often than now. */
const ELDER =
  "(?:dads?|fathers?|mums?|moms?|mothers?|gran\\w*|nan|uncle|aunt\\w*|vater|papa|mutter|mama|oma|opa|onkel|tante|padre|madre|abuel[oa]|ti[oa]|pere|mere|oncle|nonn[oa]|zi[oa]|pai|mae|avo|vader|moeder|oom|\\w*-in-law|schwieger\\w+|suegr[oa]|beau pere|belle mere|suocer[oa]|sogr[oa]|schoon\\w+)";
const HAS =
  "(?:had|having|has|having had|suffered|hat|hatte|bekommt|bekam|tiene|tuvo|ha tenido|esta teniendo|le (?:ha dado|dio|esta dando)|fait|a fait|vient de faire|a eu|ha|ha avuto|ha appena avuto|ebbe|sta avendo|tem|teve|esta a ter|esta tendo|deu lhe|heeft|kreeg|krijgt)";
const ARTICLE =
  "(?:(?:a|an|another|what looks like a|nen|einen?|grad|gerade|eben|un|una|une|uno|uma|een|net|zojuist|just|massive|huge|big|small|mini|second|zweiten) ){0,3}";
/** "My mate on the bike had a heart attack" */
const SOMEBODY_HAD = new RegExp(
  `\\b(?:${PERSON}|somebody|someone|jemand|alguien|quelqu ?un|qualcuno|alguem|iemand|she|he) (?:[\\p{L}\\d]+ ){0,5}?${HAS} (?:just |grad |gerade |eben |net |zojuist |vorhin |appena |right now ){0,2}${ARTICLE}${EVENT}`,
  "gu",
);
/** "Grandpa just had one", "hat grad einen", "ne ha appena avuto uno": of what was named before. */
const HAD_ONE_NOW = new RegExp(
  `\\b(?:${EVENT}|had a fit)\\b.{1,80}?(?:\\b(?:${PERSON}|${ELDER}|he|she) (?:[\\p{L}]+ ){0,3}?(?:just|now|right now) (?:had|has|having) (?:one|another)\\b|\\b(?:${PERSON}|${ELDER}|he|she) (?:[\\p{L}]+ ){0,3}?(?:is|has) (?:just )?(?:had|having) (?:one|another)\\b|\\b(?:hat|hatte) (?:grad|gerade|eben|jetzt|soeben|vorhin) (?:einen?|wieder einen?)\\b|\\b(?:le (?:acaba de dar|esta dando|ha dado) (?:uno|otro)|acaba de tener (?:uno|otro))\\b|\\bvient d ?en (?:faire|avoir) un\\b|\\bne (?:ha appena avuto|sta avendo) un[oa]\\b|\\bacabou de ter um\\b|\\bheeft er net een\\b)`,
  "gu",
);
/** "She says I'm having one" */
const I_HAVE_ONE = new RegExp(
  `\\b${EVENT}\\b.{1,80}?\\b(?:(?:im|i am|i ?m) (?:now |probably |maybe )?having (?:one|it)|(?:ich )?(?:hab|habe) (?:ich )?(?:grad|gerade|jetzt|auch) (?:einen|so was)|(?:estoy teniendo|tengo) uno|j ?en fais un|c ?en est un|ne sto avendo uno|(?:estou a ter|estou tendo) um|ik heb er (?:nu |ook )?een)\\b`,
  "gu",
);
/** "The stroke is my husband", "number five is my wife", "der dritte bin ich": one of those that were counted is near. */
const IT_IS = "(?:is|was|ist|war|bin|es|era|soy|fue|(?:,? ?c ?(?:est|etait))|est|etait|e|sono|foi|era|sou|a|is|ben)";
const ONE_OF_THEM =
  "(?:(?:the )?(?:number )?(?:one|two|three|four|five|six|seven|second|third|fourth|fifth|last)(?: one)?|(?:der|die|das) (?:dritte|vierte|zweite|letzte|eine)|(?:el|la) (?:tercer[oa]|segund[oa]|cuart[oa]|ultim[oa])|(?:le|la) (?:troisieme|deuxieme|quatrieme|derniere?)|(?:il|la|l) ?(?:terz[oa]|second[oa]|quart[oa]|ultim[oa])|(?:o|a) (?:terceir[oa]|segund[oa]|quart[oa]|ultim[oa])|(?:de|het) (?:derde|tweede|vierde|laatste))";
const CLOSE = `(?:(?:my|our|mein\\w*|unser\\w*|mi|nuestr[oa]|mon|ma|notre|(?:il )?mio|(?:la )?mia|(?:o )?meu|(?:a )?minha|mijn) (?:own |eigene\\w* )?(?:\\p{L}+ )?${PERSON}|me|ich|yo|moi|io|eu|ik|i)`;
const COUNTED = new RegExp(
  `\\b${EVENT}\\b.{0,90}?\\b(?:(?:the|this|that|der|die|das|el|la|l|le|il|lo|o|esse|esta|de|het)? ?(?:${EVENT}|one)|${ONE_OF_THEM}),? ?${IT_IS} (?:not a patient,? )?${CLOSE}\\b`,
  "gu",
);
/** A case at home or in front of the writer. */
const NOW =
  /\b(?:just (?:now|had|has|suffered|having|got)|(?<!(?:ok|okay|fine|well|good|better|great) )now|today|tonight|this (?:morning|minute|afternoon|evening)|right here|(?:an?|one|two|half an) (?:hours?|minutes?) ago|minutes? ago|at the moment|on the (?:sofa|couch|floor|kitchen)|grad|gerade|eben|jetzt|heute|vorhin|soeben|vor (?:einer|zwei|ein paar|\d+) (?:stunden?|minuten)|ahora|hoy|acaba|esta manana|hace (?:un rato|una hora|\w+ minutos)|maintenant|aujourdhui|vient d|ce (?:matin|soir)|il y a (?:une heure|\w+ minutes)|adesso|appena|oggi|stamattina|(?:un ora|\w+ minuti) fa|agora|hoje|acabou|ha (?:uma hora|\w+ minutos)|nu|net|zojuist|vandaag|vanmorgen|(?:een uur|\w+ minuten) geleden)\b/u;
const IN_FRONT =
  /\b(?:next to me|in front of me|beside me|here|on the (?:bike|rower|treadmill|track|erg|course|pitch|floor)|at (?:mile|km|kilometre|the finish|the gym|the pool)|in lane|neben mir|vor mir|hier|auf (?:dem|der) (?:laufband|bahn|rad|boden|strecke)|bei km|im ziel|a mi lado|aqui|en el (?:suelo|gimnasio)|en la (?:cinta|bici|pista|meta)|a cote de moi|devant moi|par terre|sur (?:le|la) (?:tapis|velo|piste)|accanto a me|qui|per terra|sul tapis|in pista|ao meu lado|no chao|na (?:pista|esteira|meta)|naast me|voor me|op de (?:grond|fiets|baan|loopband))\b/u;
/** Over, survived or treated; or somebody who trains with it. */
const OVER =
  /\b(?:years?|yrs|months?|weeks?|(?:19|20)\d\d|last|since|ever since|survived|survivor|recover\w*|rehab\w*|bypass|stents?|again|back to|back (?:on|in)|cleared|used to|once|when (?:i|he|she|we) (?:was|were)|at (?:age )?\d\d|aged|in (?:his|her) \w+|history|run(?:s|ning)? in (?:the|my) family|family|died|dies|dead|jahr\w*|monat\w*|woche\w*|seit|letzte\w*|reha|damals|einmal|mit \d\d|wieder|gestorben|verstorben|anos?|meses|(?:el|este|un) mes|semanas?|desde|pasad[oa]|una vez|murio|rehabilit\w*|a los \d\d|ans|mois|semaines?|depuis|derniere?|une fois|reeduc\w*|mort|decede|anni|mese|mesi|settiman[ae]|da allora|scors[oa]|una volta|riabilit\w*|morto|mort[ao]|morreu|passad[oa]|uma vez|reabilit\w*|aos \d\d|jaar|jaren|maand\w*|weken|sinds|vorig\w*|ooit|revalid\w*|overleden|op zn|wants? to|would like to|likes? to|can (?:he|she|they)|for (?:him|her)|(?:for|because|thats why|deshalb|deswegen|por eso|cest pourquoi|per questo|por isso|daarom)(?= i | ich | il ))\b/u;
/** A joke, a fear or a film. */
const NOT_MEANT =
  /\b(?:nearly|almost|practically|basically|fast|beinahe|casi|presque|failli|quasi|quase|bijna|if|will|would|gonna|going to|could|might|wenn|falls|wurde|si (?:me|le|tengo|alguien|quelqu|je)|se (?:mi|ho|alguem|qualcuno|eu)|als|gave|gives|giving|every time|each time|when (?:he|she|they) (?:saw|sees|heard|hears)|cada vez|a chaque fois|ogni volta|jedes mal|dummy|film|movie|series|show|novel|book|play|scene|role|first aid|erste hilfe|primeros auxilios|premiers secours|primo soccorso|primeiros socorros|ehbo|drill|dog|cat|hund|katze|perr[oa]|gat[oa]|chien|chat|cane|gatt[oa]|cao|hond|kat)\b|\b(?:lol|lmao|ha(?:ha)+\w*|jaja\w*|mdr|kkk+|rsrs\w*)\b|😂|🤣/u;

/** "The third one is me" */
const IS_MINE = new RegExp(`\\b${IT_IS} (?:me|ich|yo|moi|io|eu|ik|i)\\b`, "u");
/** Letters from an event to what it is said of, and a bit of what is told beside. */
const FARTHEST = 180;

export interface NamedEvent {
  readonly kind: "ask" | "sign";
  readonly category: "heart" | "stroke" | "faint";
  readonly person: "self" | "other";
}

/**
 * A named event of somebody near: a sign when it is of now, a question when it does not say when it was.
 * @param said plain text
 * @param meant the same without its figures of speech
 */
export function namedEventOf(said: string, meant: string): NamedEvent | undefined {
  for (const pattern of [COUNTED, I_HAVE_ONE, HAD_ONE_NOW]) {
    const at = told(said, pattern)[0];
    if (at === undefined) continue;
    const found = said.slice(at, at + FARTHEST);
    if (NOT_MEANT.test(found)) continue;
    if (pattern === COUNTED && OVER.test(found.replace(/\blast\b/u, " ")) && !NOW.test(found)) continue;
    return {
      kind: "sign",
      category: categoryAt(said, at),
      person: pattern === I_HAVE_ONE || (pattern === COUNTED && IS_MINE.test(found)) ? "self" : "other",
    };
  }
  for (const at of told(meant, SOMEBODY_HAD)) {
    const sentence = sentenceAt(meant, at);
    if (NOT_MEANT.test(sentence) || OVER.test(sentence)) continue;
    const isElder = new RegExp(`\\b${ELDER} (?:[\\p{L}\\d]+ ){0,5}?${HAS} `, "u").test(sentence);
    const isNow = NOW.test(sentence) || (!isElder && IN_FRONT.test(sentence));
    if (!isNow && (isElder || OVER.test(meant) || CALM.test(meant))) continue;
    return { kind: isNow ? "sign" : "ask", category: categoryAt(meant, at), person: "other" };
  }
  return undefined;
}

function categoryAt(said: string, at: number): NamedEvent["category"] {
  const from = said.slice(at);
  const [brain, heart, seizure] = [OF_BRAIN, OF_HEART, SEIZURE].map((names) => {
    const all = [...from.matchAll(new RegExp(`\\b${names}\\b`, "gu"))];
    return all.at(-1)?.index ?? -1;
  }) as [number, number, number];
  const last = Math.max(brain, heart, seizure);
  return last === brain ? "stroke" : last === heart ? "heart" : "faint";
}

function sentenceAt(said: string, at: number): string {
  const from = Math.max(...[".", "!", "?", ";", "\n"].map((sign) => said.lastIndexOf(sign, at))) + 1;
  const end = said.slice(at).search(/[.!?;\n]/u);
  return said.slice(from, end < 0 ? undefined : at + end);
}
