/** "Long forgotten", "acqua passata", "ni me acuerdo": it is over, and nobody thinks of it. */
const FORGOTTEN =
  /(?<!\b(?:not|isnt|never|nicht|nie|no|pas|non|nao|niet) (?:\w+ )?)\b(?:(?:long |all |totally |since )?forgotten|(?:ancient|old) history|water under the bridge|(?:i )?never (?:think|thought|hear[d]?) (?:about|of|from) it|never (?:noticed|felt|bothered)\w*|(?:langst |schon )?vergessen|schnee von gestern|nie (?:wieder|mehr) (?:was |etwas )?(?:gemerkt|gespurt|gehabt)|olvidad[oa]|agua pasada|ni me acuerdo|oubliee?|de l histoire ancienne|je n y pense (?:plus|jamais)|dimenticat[oa]|acqua passata|non ci penso (?:piu|mai)|esquecid[oa]|aguas passadas|nem me lembro|(?:allang |al )?vergeten|verleden tijd|denk er nooit (?:meer )?aan)\b/u;
/** "In the eighties", "il y a dix ans": a decade, or ten years and more. */
const DECADES =
  /\b(?:in the|in den|en los|dans les annees|negli anni|nos anos|in de jaren) (?:19)?(?:sixties|seventies|eighties|nineties|[6-9]0(?:s|er\w*)?|sechziger\w*|siebziger\w*|achtziger\w*|neunziger\w*|sesenta|setenta|ochenta|noventa|soixante\w*|quatre vingt\w*|sessanta|settanta|ottanta|novanta|oitenta|zestig|zeventig|tachtig|negentig)\b|\b(?:[1-9]\d|ten|twelve|fifteen|twenty|thirty|forty|zehn|zwanzig|dreissig|diez|veinte|treinta|dix|vingt|trente|dieci|venti|trenta|dez|vinte|trinta|tien|twintig|dertig) (?:years? ago|anos atras|anni fa|jaar geleden)\b|\b(?:vor|hace|il y a|ha) (?:[1-9]\d|zehn|zwanzig|dreissig|diez|veinte|treinta|dix|vingt|trente|dez|vinte|trinta) (?:jahr\w*|anos?|ans)\b/u;
/** It is there, or comes back. */
const STILL_THERE =
  /\b(?:still|since|again|now|today|sometimes|not operated|never (?:operated|fixed|repaired)|untreated|(?:comes|come|coming|pops?|popping|slips?|slipping|goes|stick\w*) (?:out|up|back)|pops|clicks?|gives way|bulg\w*|grow\w*|hurts?|pain\w*|aches?|aching|nicht operiert|nie operiert|wolbt|kommt|springt|rutscht|druckt|noch|seit|wieder|heute|jetzt|manchmal|schmerz\w*|sin operar|no (?:me )?operad[oa]|no (?:la|lo|me) (?:opere|operaron)|sale|salta|todavia|aun|sigue|desde|ahora|hoy|a veces|duele|pas operee?|sort|ressort|saute|toujours|encore|depuis|maintenant|parfois|mal|non operat[oa]|esce|ancora|adesso|oggi|ora|a volte|fa male|nao operad[oa]|sai|ainda|agora|hoje|as vezes|doi|niet geopereerd|komt|schiet|nog|sinds|nu|soms|pijn)\b/u;

/** @param sentence normalised words of the sentence */
export function isStillThere(sentence: string): boolean {
  return STILL_THERE.test(sentence);
}

/**
 * Whether a sentence tells a condition as history: of decades ago or forgotten, and with nothing in it that is there now.
 * @param sentence normalised words of the sentence
 */
export function isLongPast(sentence: string): boolean {
  return (
    sentence.length <= LONGEST &&
    (FORGOTTEN.test(sentence) || DECADES.test(sentence)) &&
    !STILL_THERE.test(sentence.replace(FORGOTTEN, " "))
  );
}

/** Characters of a sentence; in a longer one nobody knows what the words are about. */
const LONGEST = 400;
