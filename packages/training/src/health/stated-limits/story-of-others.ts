/**
 * "Himself has never run further than the bar" tells what another does, and orders nothing. "She has never let me run" and "he said no running" are
 * about the athlete.
 */
export function isStoryOfOthers(said: string): boolean {
  return ABOUT_ANOTHER.test(said) && !OF_THE_ATHLETE.test(said) && !ORDERS.test(said);
}

const LEAD = String.raw`^(?:(?:and|but|so|because|since|as|though|although|while|und|aber|obwohl|y|pero|aunque|et|mais|e|ma|mas|en|maar) )*`;
const PERSON = String.raw`(?:he|she|himself|herself|they|(?:the |my |our )?(?:husband|hubby|wife|missus|mrs|other half|boyfriend|girlfriend|partner|brother|sister|mate|buddy|pal|boss|coach|physio|doctor|doc|gp|surgeon|consultant|neighbour|mother|father|mum|mom|dad|kids|dog)|(?:der|die|mein|meine) (?:mann|frau|arzt|arztin|physio|trainer|bruder|schwester|chef|freund|freundin|nachbar)|(?:el|la|mi) (?:marido|mujer|medico|fisio|entrenador|hermano|hermana|jefe|amigo|amiga|vecino)|(?:le|la|mon|ma) (?:mari|femme|medecin|kine|coach|frere|soeur|chef|copain|copine|voisin|neurologue)|(?:il|la)? ?(?:mio|mia)? ?(?:marito|moglie|medico|fisio|fratello|sorella|capo|amico|amica|vicino)|(?:o|a)? ?(?:meu|minha) (?:marido|mulher|medico|fisio|irmao|irma|chefe|amigo|amiga|vizinho)|mijn (?:man|vrouw|arts|huisarts|fysio|broer|zus|baas|vriend|vriendin|buurman))`;
/** What somebody does, did or never does; "he says", "she wants" order. */
const TELLS = String.raw`(?:(?:has|have|had|hasnt|havent|hadnt|is|was|isnt|wasnt|does|doesnt|did|didnt|never|cant|cannot|couldnt|always|only|himself|herself|runs?|lifts?|squats?|cycles?|swims?|trains?|hat|ist|war|lauft|kann|hebt|macht|ha|nunca|corre|levanta|n a|na|court|fait|non ha|non corre|nao corre|loopt|heeft|kan)(?: |$))`;
const ABOUT_ANOTHER = new RegExp(`${LEAD}${PERSON} ${TELLS}`, "u");
const OF_THE_ATHLETE =
  /\b(?:me|my(?! (?:husband|hubby|wife|missus|mrs|other half|boyfriend|girlfriend|partner|brother|sister|mate|buddy|pal|boss|coach|physio|doctor|doc|gp|surgeon|consultant|neighbour|mother|father|mum|mom|dad|kids|dog)\b)|i|im|ive|us|mich|mir|ich|yo|m|moi|je|io|eu|ik|mij|(?:me|mi|ma|mon|mein\w*|meu|minha|mio|mia|mijn) (?!\w+ (?:has|is|hat|ist|ha|court|corre|loopt|heeft))\w+ (?=darf|kann|soll|puede|peut|puo|pode|mag))\b/u;
const ORDERS =
  /\b(?:says?|said|sagt\w*|meint\w*|dice|dijo|dicho|dit|disse|detto|diz|zegt|zei|gezegd|told|wants?|wanted|will|bann\w*|forb\w*|verb\w*|prohib\w*|interdi\w*|viet\w*|proib\w*|stopp\w*|ruled|recommend\w*|advis\w*|prefer\w*|allow\w*|order\w*|reckons?|thinks?|took|put|cleared|clear|signed|given|lets?|letting|rate[nt]|abgeraten|empf\w*|rat|untersagt|gestrichen|consej\w*|aconsej\w*|conseil\w*|consigli\w*|sconsigli\w*|aconselh\w*|quiere|quitado|veut|vuole|quer|wil|toegestaan|happy|ok|okay|fine|strict|clear about|against|for|until|till|bis|hasta|jusqu\w*|fino|ate|tot)\b/u;
