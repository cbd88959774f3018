const NOT = String.raw`(?:no|not|never|nothing|without(?: any)?|kein\w*|nicht|nichts|ohne|sin|ningun\w*|pas d|pas de|pas|sans|aucune?|ne|non|nessun\w*|niente|senza|nao|sem|nenhum\w*|geen|niet|niets|zonder)`;
const LEAD = String.raw`(?:(?:and|but|there is|theres|und|aber|es ist|y|pero|hay|et|mais|il n y a|e|ma|c e|mas|en|maar|mri|scan|x ray|mrt|ultrasound|doctors?|dr|doc|gp|physio\w*|surgeon|radiolog\w*|arzt|arztin|medic[oa]|dottoress?a|dottore|fisio\w*|kine|medecin|huisarts|fysio\w*|says?|said|found|sagt\w*|dice|dijo|ha detto|dit|a dit|diz|disse|zegt|my|der|die|il|la|le|el|de|the|is|was|it|its|i|ich|je|ik|io) )*`;
const FOUND = String.raw`(?:fractur\w*|fracture lines?|tears?|torn|ruptur\w*|limp\w*|swell\w*|swollen|breaks?|broken|displac\w*|dislocat\w*|lesions?|bruis\w*|effusion|instabilit\w*|oedema|edema|bone (?:damage|injury)|nerve damage|cracks?|fraktur\w*|bruch\w*|riss\w*|gerissen\w*|gebrochen\w*|schwellung\w*|geschwollen|hinke\w*|humpel\w*|erguss|verletzung\w*|rotura\w*|rotas?|rotos?|desgarr\w*|hinchad\w*|hinchazon|coje\w*|derrame|lesion\w*|dechir\w*|casse\w*|gonfl\w*|boit\w*|epanchement|trait de fracture|frattur\w*|rottur\w*|rott[oa]|strapp\w*|gonfi\w*|zoppic\w*|versamento|lesion[ei]|fratur\w*|partid[oa]|rotura|rasg\w*|inchad\w*|inchaco|manc\w*|lesao|breuk\w*|gebroken|scheur\w*|gescheurd|gezwollen|zwelling|mank)`;
const TAIL = String.raw`(?: (?:lines?|there|at all|any ?more|now|mehr|da|zu sehen|visible|seen|found|de fractura|de fracture|di frattura|on (?:the )?(?:mri|scan|x ray)|im (?:mrt|rontgen)))*`;
const BARE = new RegExp(String.raw`^${LEAD}${NOT} (?:\w+ ){0,2}?${FOUND}${TAIL}$`, "u");
/** "Ich hinke nicht", "je ne boite pas", "loop niet mank". */
const BEHIND =
  /^(?:ich )?(?:hinke|humple|humpele) (?:gar |uberhaupt )?nicht$|^(?:je )?(?:ne )?boite pas$|^(?:ik )?loop niet mank$|^nicht (?:gerissen|gebrochen|geschwollen)$/u;

/** Whether normalised words say what was looked for and is not there: "no fracture line", "kein Riss", "no cojeo". */
export function deniesFinding(said: string): boolean {
  return BARE.test(said) || BEHIND.test(said);
}
