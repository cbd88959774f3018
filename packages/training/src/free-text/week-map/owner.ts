const NOUNS = String.raw`kids?|kiddos?|children|child|daughters?|sons?|boys?|girls?|toddlers?|lads?|husbands?|wife|wifes|partners?|missus|boyfriend|girlfriend|mum|mother|dad|father|brothers?|sisters?|nephews?|nieces?|grand ?(?:kids?|sons?|daughters?|children)|kinder\w*|kleine[nr]?|sohn\w*|tochter\w*|enkel\w*|mann|frau|freundin|freund|bruder|schwester|hij[oa]s?|nin[oa]s?|chic[oa]s?|niet[oa]s?|sobrin[oa]s?|mujer|marido|novi[oa]|herman[oa]|enfants?|filles?|fils|petits? enfants?|mari|femme|copine|frere|soeur|figli[oae]?|bambin[oiae]|nipot[ei]n?\w*|marito|moglie|fratello|sorella|filh[oa]s?|crianc\w+|net[oa]s?|esposa|esposo|mulher|namorad[oa]|irma[o]?|kinderen|kids|zoon\w*|dochter\w*|kleinkinderen|vrouw|man|vriendin|broer|zus`;
const DETERMINER = String.raw`(?:my|our|the|his|her|der|die|das|den|dem|mein\w*|unser\w*|mi|mis|el|la|los|las|nuestr\w*|mon|ma|mes|le|les|notre|nos|il|lo|i|gli|mia|mio|miei|mie|nostr\w*|o|a|os|as|meu|minha|meus|minhas|noss[oa]s?|mijn|onze|ons|de|het|little|big|older?|younger|youngest|oldest|eldest|kleine\w*|grosse\w*|petite?s?|pequen[oa]s?|ex|double|two|zwei|dos|deux|due|dois|twee)`;

const OTHERS = new RegExp(String.raw`\b(?:${NOUNS})\b`, "gu");
/** "with my wife", "and my brother": the athlete is there too. */
const WITH = new RegExp(
  String.raw`\b(?:with|w|against|mit|gegen|con|contra|avec|contre|com|met|tegen)(?: ${DETERMINER}){0,3} (?:${NOUNS})\b`,
  "gu",
);
/** The athlete does it: "I take the kids swimming and swim too" is theirs as well. */
const OWN_PART =
  /\b(?:i|we|ich|wir|yo|nosotros|je|on|nous|io|noi|eu|nos|ik) (?:also |always |usually |all |auch |immer |ook )?(?:go|do|run|ride|swim|play|dance|climb|hike|cycle|gehe?n?|laufe?n?|fahre?n?|schwimme?n?|spiele?n?|tanze?n?|va|vais|allons|fait|fais|cours|nage|joue|danse|ga|gaan|loop|ren|fiets|zwem|speel)\b|\b(?:voy|vamos|corro|corremos|nado|juego|jugamos|bailo|vado|andiamo|corriamo|corro|nuoto|gioco|giochiamo|ballo|vou|jogo|jogamos|danco|hacemos|facciamo)\b/u;
/** Whoever coaches, drives or watches does not train. */
const LOOKS_AFTER =
  /\b(?:coach|coaching|teach|teaching|referee\w*|officiat\w*|umpire|drive|driving|watch\w*|gucken|schauen|anschauen|regarde\w*|guard\w+ (?:la|il|le)|kijken?|poolside|touchline|taxi|trainiere die|betreue|leite|entreno a|doy clases?|entraine les|j entraine|alleno (?:i|le|la|una)|insegno|treino (?:os|as|a)|dou aulas?|train ik|geef (?:ik )?(?:\w+ )?les|ik geef)\b/u;

/** "Swim squad with a coach": who is coached trains. */
const COACHED = /\b(?:with|by|under|mit|con|avec|com|met) (?:\w+ ){0,2}coach\b|\bcoached (?:swim|run|session|squad)\b/gu;

/** A workout for two is the athlete's own. */
const PARTNER_WORKOUT = /\bpartner (?=(?:wods?|workouts?|training|class(?:es)?)\b)/gu;

/** Whether normalised words tell of somebody else's date: "the kids' football on Tuesdays". */
export function belongsToOthers(said: string): boolean {
  if (LOOKS_AFTER.test(said.replaceAll(COACHED, " "))) return true;
  const apart = said.replaceAll(WITH, " ").replaceAll(PARTNER_WORKOUT, " ");
  return apart.search(OTHERS) >= 0 && !OWN_PART.test(said);
}
