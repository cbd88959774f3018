import type { HealthLimits } from "../limits.ts";
import { normalise } from "../normalise.ts";

/**
 * Where a joint is under load, in the words of the seven languages after `normalise`: "elbows behind me" names a position that the athlete
 * may not take, and no sore elbow.
 */
export const JOINT_POSITIONS: readonly (readonly [words: RegExp, limits: Partial<HealthLimits>])[] = [
  [
    /\b(?:hands?|wrists?|palms?) (?:\w+ ){0,3}?(?:ben[dt]\w*|folded|cocked) (?:\w+ ){0,2}?back\b|\bben[dt]\w* (?:my |the )?(?:hands?|wrists?) back\b|\bwrists? extension\b|\b(?:handgelenke?|hande?) (?:\w+ ){0,3}?(?:nach hinten|abgeknickt|abknick\w*|uberstreckt)\b|\b(?:munecas?|manos?) (?:\w+ ){0,3}?(?:doblad\w+|hacia atras|en extension)\b|\bdobl\w+ (?:la |las )?(?:munecas?|manos?) (?:hacia )?atras\b|\b(?:poignets?|mains?) (?:\w+ ){0,3}?(?:en arriere|casse\w*|en extension)\b|\b(?:pols[oi]|man[oi]) (?:\w+ ){0,3}?(?:all indietro|piegat\w+|in estensione)\b|\b(?:pulsos?|punhos?|maos?) (?:\w+ ){0,3}?(?:para tras|dobrad\w+|em extensao)\b|\b(?:pols\w*|handen?) (?:\w+ ){0,3}?(?:naar achteren|achterover|geknikt)\b/u,
    { closed: ["hand-bent-back"] },
  ],
  [
    /\belbows? (?:\w+ ){0,4}?(?:behind|past|back of) (?:me|my (?:body|back|torso|sides?|ribs?|shirt)|the (?:body|back|torso|ribs?))\b|\bellb[oe]+gen (?:\w+ ){0,3}?hinter (?:dem |den |meinen |meinem )?(?:korper|rucken|rumpf|mich|mir)\b|\bcodos? (?:\w+ ){0,3}?(?:por |hacia )?(?:detras|atras)\b|\bcoudes? (?:\w+ ){0,3}?(?:derriere|en arriere)\b|\bgomit[oi] (?:\w+ ){0,3}?(?:dietro|indietro)\b|\bcotovelos? (?:\w+ ){0,3}?(?:atras|para tras)\b|\bellebogen? (?:\w+ ){0,3}?(?:achter|naar achteren)\b/u,
    { closed: ["elbows-behind"] },
  ],
  [
    /\bpush\w* (?:\w+ ){0,2}?off (?:\w+ ){0,2}?(?:toes|forefoot|balls? of (?:my |the )?f(?:oo|ee)t)\b|\btoe offs?\b|\b(?:uber |mit |von |vom |aus )(?:den |dem |die )?(?:zehen|zehenspitzen|vorfuss|fussballen) (?:\w+ ){0,2}?(?:ab\w*|druck\w*|stoss\w*)\b|\b(?:empuj\w+|impuls\w+|despeg\w+) (?:\w+ ){0,3}?(?:puntas?|dedos|antepie|metatarso)\b|\b(?:pouss\w*|impulsions?|appui\w*) (?:\w+ ){0,3}?(?:orteils|pointes?|avant pied)\b|\b(?:sping\w+|spinta|spinte) (?:\w+ ){0,3}?(?:punt[ae]|dita|avampiede)\b|\b(?:empurr\w+|impuls\w+) (?:\w+ ){0,3}?(?:pontas?|dedos)\b|\b(?:afzet\w*|afduw\w*) (?:\w+ ){0,3}?(?:tenen|voorvoet|bal van (?:mijn|de) voet)\b/u,
    { contacts: 0, closed: ["toe-off"] },
  ],
  [
    /\b(?:turn|twist|pivot|rotat|spin)\w* (?:\w+ ){0,4}?(?:(?:planted|fixed|stuck) f(?:oo|ee)t|f(?:oo|ee)t (?:\w+ )?(?:planted|fixed|stuck))\b|\b(?:dreh\w*|verdreh\w*) (?:\w+ ){0,4}?(?:fuss\w*)|\b(?:fuss\w*|standbein) (?:\w+ ){0,3}?(?:dreh\w*|verdreh\w*)|\b(?:gir|rot|pivot|torc)\w+ (?:\w+ ){0,3}?pie (?:\w+ )?(?:clavado|fijo|plantado|apoyado)\b|\b(?:tourn|pivot|rotation)\w* (?:\w+ ){0,3}?pied (?:\w+ )?(?:fixe|plante|ancre|bloque|au sol)\b|\b(?:gir|ruot|torc|rotazion)\w+ (?:\w+ ){0,3}?piede (?:\w+ )?(?:ferm|piantat|fiss|bloccat)\w*|\b(?:gir|rod|torc)\w+ (?:\w+ ){0,3}?pe (?:\w+ )?(?:fix|pres|apoiad|fincad|plantad)\w*|\bdraai\w* (?:\w+ ){0,4}?(?:vaste|staande|geplante) voet\b/u,
    { closed: ["turns", "planted-turn"] },
  ],
  [
    /\b(?:jump|drop|hop|step|land)\w* (?:down|off)(?: \w+){0,2} (?:box\w*|steps?|bench\w*|heights?|ledges?)\b|\bjump\w* down(?:wards?)?\b|\b(?:runter|herunter|hinunter|abwarts)spring\w*|\b(?:salt|saltar|brinc)\w* (?:hacia |para )?abajo\b|\bcaer de (?:los |las |un |una )?(?:cajon\w*|altura)\b|\bsaut\w* (?:vers le |en )bas\b|\bsalt\w+ (?:in |verso il )?(?:giu|basso)\b|\b(?:salt|pul)\w+ para baixo\b|\bnaar beneden spring\w*|\b(?:af|neer)sprong\w*/u,
    { contacts: 0, impact: 2 },
  ],
];

/** How somebody stands, gets about or holds the back, and what an exercise is called: a part of the body in the words, and none that hurts. */
const POSTURES: readonly RegExp[] = [
  /(?<!\p{L})(?:in piedi|à pied|a piedi|zu fu(?:ß|ss)|te voet|op de been|em pé|de pé|a pé|auf den beinen|(?:estar|estoy|est[aá]n|estando|quedarme|paso|pasar|trabaj\p{L}+|horas|d[ií]a|rato|tiempo|parad[oa])(?: \p{L}+)? de pie)(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:schiena|espalda|columna) (?:tonda|curva|dritta|piatta|redonda|curvada|encorvada|recta|plana)|dos (?:rond|droit|plat)|costas (?:curvas|curvadas|retas|redondas)|(?:ronde|bolle|rechte) rug|(?:rund|gerad|flach|krumm)e[mnr]? rücken|(?:round(?:ed)?|straight|flat|neutral) (?:back|spine))(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:legs?|knees?) (?:\p{L}+ )?(?:go|come|move|are|pulled|spread|fall) (?:\p{L}+ )?apart|beine? (?:\p{L}+ )?auseinander\p{L}*|piernas? (?:se )?(?:abren|separan|separadas|abiertas)|jambes? (?:s['’])?(?:écartent|écartées)|gambe (?:si )?(?:aprono|allargano|divaricate|aperte)|pernas (?:se )?(?:abrem|afastadas|abertas)|benen (?:uit elkaar|gespreid))(?!\p{L})/giu,
  // "Bend my toes back": where to, and no spine.
  /(?<=(?<!\p{L})(?:ben[dt]\p{L}*|pull\p{L}*|push\p{L}*|fold\p{L}*|tip\p{L}*)\s(?:(?:my|the|your|both)\s)?(?:hands?|wrists?|toes?|fingers?|thumbs?|foot|feet|arms?|elbows?|head)\s)back(?!\p{L})/giu,
  // A firm grip is how one holds, and no severe pain.
  /(?<=(?<!\p{L})(?:agarr\p{L}*|apretar|presa|prise|serrer|stretta|grip\p{L}*|pega|zugreifen|greifen)\s(?:muy\s|très\s|molto\s)?)(?:fuerte|forte|fort|hard|strong|strongly)(?!\p{L})/giu,
  /(?<!\p{L})sommeil (?:haché|coupé|léger|agité|morcelé)(?!\p{L})/giu,
  /(?<!\p{L})(?:tipo|like|such as|wie|genre|type|como|zoals|soort|del tipo)\s+(?:['‘][^'’\n]{1,40}['’]|["“„«][^"”“»\n]{1,40}["”“»])/giu,
];

/** The text without such words, every other letter in its place. */
export function withoutPostures(text: string): string {
  return POSTURES.reduce((left, posture) => left.replace(posture, (words) => " ".repeat(words.length)), text);
}

/** A joint position and what is read of the words around it; undefined where none is named. */
export function besideJointPosition(quote: string, english: string): { readonly rest: string } | undefined {
  const said = normalise(quote);
  if (!JOINT_POSITIONS.some(([words]) => words.test(said))) return undefined;
  const rest = JOINT_POSITIONS.reduce((left, [words]) => left.replace(words, " "), english);
  // In the other languages the translation word by word may have lost the position: then nothing more is read of the clause.
  return { rest: rest === english ? "" : rest };
}
