/**
 * Signs that a few words show only together, whatever the classifier makes of them. The patterns read lower case without accents and apostrophes, in
 * English, German, Spanish, French, Italian, Portuguese and Dutch.
 */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[’'`]/gu, "").replaceAll(/\s+/gu, " ");
}

function saysAll(text: string, ...patterns: readonly RegExp[]): boolean {
  const said = plain(text);
  return patterns.every((pattern) => pattern.test(said));
}

const HEEL_TENDON = /\bd?achill|\bd?aquil|\bcalf\b|\bwade\b|\bkuit\b|\bmollet\b|\bpolpaccio\b|\bpantorrilla\b|\bgemelo\b|\bpanturrilha\b/u;
const POP =
  /\b(?:popp?(?:ed|s|ing)?|geknallt|geknackt|snap(?:ped)?|bang|crack(?:ed)?|knall\w*|knack\w*|peng|plopp?|gerissen|knap(?:te|pen)?|scheur\w*|gescheurd|clac|claque\w*|craqu\w*|craque\w*|detonation|chasquido|crujido|crujio|latigazo|schiocco|crac|strappo|estalo|estalou|rasgou)\b/u;
const UNABLE =
  /\b(?:cant|cannot|couldnt|unable|kann\b.{0,25}\bnicht|konnte\b.{0,25}\bnicht|nicht mehr|kan\b.{0,20}\bniet|niet meer|peux (?:plus|pas)|arrive (?:plus|pas)|narrive|impossible|no puedo|no consigo|non riesco|non posso|nao consigo|nao posso)\b/u;
const ON_TOES =
  /\b(?:tip ?toes?|on (?:my|the) toes|zehenspitzen|auf (?:den|die) zehen|(?:mijn|de|mn) tenen|teen(?:stand)?|pointe des? pieds?|orteils|puntillas|punta del pie|punte dei piedi|punta di piedi|pontas? dos? pes?|bicos? dos? pes?)\b/u;

/** A bang in the heel tendon or calf, after which nobody can rise on the toes: it is torn. */
export function tellsOfTornTendon(text: string): boolean {
  return saysAll(text, HEEL_TENDON, POP, UNABLE, ON_TOES) || saysAll(text, /\bd?achill|\bd?aquil/u, UNABLE, ON_TOES);
}
