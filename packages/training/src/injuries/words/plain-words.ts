import type { Language } from "../../language/table.ts";
import { getLanguage } from "../../language/translate.ts";
import { spellOutContrast } from "./contrast.ts";
import { withoutIdioms } from "../../language/idioms.ts";

/** What can hurt or be operated "no joelho": there "no" is "in the". */
const PORTUGUESE_IN =
  /(?<=(?<![\p{L}])(?:dor|dores|dói|doi|les[aã]o|les[oõ]es|fratura|tendinite|entorse|distens[aã]o|cirurgia|opera[cç][aã]o|operad[oa]|artrose|incha[cç]o|desconforto|inflama[cç][aã]o|ruptura|rotura|pr[oó]tese|h[eé]rnia|problemas?)\s+)(?:nos|nas|no|na)(?=\s)/giu;

/** Small words of one language that stand for something else in the others: "no sábado" is on a day, "op 8 december" no operation. */
const SMALL_WORDS: { readonly [language in Language]?: readonly [words: RegExp, instead: string] } = {
  pt: [/(?<![\p{L}])(?:nos|nas|no|na)(?=\s)/giu, "em"],
  nl: [/(?<![\p{L}-])op(?=\s)/giu, "te"],
};

function withoutSmallWords(text: string, language: Language | "en"): string {
  const rule = language === "en" ? undefined : SMALL_WORDS[language];
  return rule === undefined ? text : text.replace(rule[0], (word) => rule[1].padEnd(word.length));
}

/** "Max. 3x", "ca. 8 km": a full stop that ends nothing. */
const ABBREVIATED =
  /(?<=\b(?:max|min|mind))\.(?=\s(?:\d|ein|zwei|drei|vier|one|two|three|un|due|dos|tres|deux))|(?<=\b(?:lt|esp|incl|ca|approx|bzw|evtl|inkl|incl|vs|usw|u|dr|nr|tel|std|wo))\.(?=\s)/giu;

/** "Shoulder operated (rotator cuff) 14 months ago": which part of it, and no complaint of its own. Inside a pair of brackets. */
export const PART = String.raw`(?:(?:the|left|right|my|medial|lateral|inner|outer|torn|acl|mcl|pcl|lcl|rotator|cuff|labr\w*|slap|bankart|menisc\w*|menisk\w*|cartilage|ligaments?|tendons?|achilles|supraspinatus|biceps|disc|disk|discectomy|[lsct]\d\w*|hallux|bunion|kreuzband|sehne|bandscheibe)\s?){1,4}`;
/** Brackets that end a clause: all but those around the part of the body that the words before them are about. */
export const BRACKET = String.raw`\((?!${PART}\))|(?<!\(${PART})\)`;

/** "geht aber gut" says nothing else than "geht gut". */
const IN_BETWEEN = /(?<=\b(?:geht|gehen|klappt|klappen|ist|sind|läuft|tut|tun)\s)aber(?=\s)/giu;

export function withoutAbbreviations(text: string): string {
  return withoutIdioms(text).replace(ABBREVIATED, " ").replace(IN_BETWEEN, "    ");
}

/** "Can't run on back-to-back days" is about how often, and no inability. */
const HOW_OFTEN =
  /\b(?:can['’]?t|cannot)(?=\s+(?:run|jog|train|jump|lift|squat)\w*\s+(?:on\s+)?(?:back|consecutive|two|2|every|daily|more|further|longer|faster|far\b|fast\b|on\s+(?:cambers?|the\s+beach|sand|grass|roads?|concrete|trails?)))|\b(?:can['’]?t|cannot|can not|don['’]?t)(?=\s+(?:kneel\w*|hang\w*|lie|press\w*\s+overhead|push\w*\s+overhead|reach\s+overhead)\b(?!,))|\b(?:can['’]?t|cannot)(?=\s+get\s+(?:down|up|on|off|back))/giu;

/** "Fully back since" and "now back running" name no part of the body. */
const RETURNED =
  /(?<=\b(?:fully|now|been|am|i['’]?m|slowly|gradually|already|finally|properly|came|come|got|getting|get)\s)back\b(?!\s*(?:pain|ache|hurts?|is|feels|spasm))/giu;

/** "Back to normal", "back to running", "to be back on the double-unders" */
const BACK_TO =
  /(?<=\b(?:be|go|going|was|were)\s)back(?=\s+(?:on|at|in|into|doing|under|for|soon|by)\b)|(?<!\bmy\s|\bthe\s|\blower\s|\bupper\s|\bbad\s)\bback(?=\s+to\s+(?:normal|full|training|running|work|sport|it|lifting|racing)\b)/giu;

/** "Pulled my hamstring 2 weeks back" */
const WEEKS_BACK =
  /(?<=\b(?:\d+|an?|one|two|three|four|five|six|few|couple(?: of)?)\s(?:days?|wks?|weeks?|months?|yrs?|years?)\s)back\b/giu;

/** "Tief einatmen tut weh", "hurts when I take a deep breath": no depth of a squat. */
const DEEP_BREATH =
  /\b(?:tief(?:es)?|deep|profond(?:ement)?|hondo|profundo|fondo|diep)(?=\s+(?:ein)?(?:atm\w*|luft|breath\w*|respir\w*|inspir\w*|adem\w*))/giu;
/** "Stress fracture in April, back running since October" */
const BACK_AT = /(?<=^|[,.;(]\s?|\b(?:and|but)\s)back(?=\s+(?:running|jogging|lifting|training|cycling|swimming|playing)\b)/giu;

/** "Mono in September. Back since 1/11": whoever was away is back. */
const BACK_SINCE =
  /(?<=\b(?:mono|covid|flu|ill|sick|illness|pneumonia|infection|holidays?|break|layoff|time off|away|surgery|baby|birth)\b[^\n]{0,80}[.,;]\s*)back(?=\s+(?:since|training|running|from|after|on)\b)/giu;

const MONTH_OR_SEASON = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?|spring|summer|autumn|fall|winter`;
/** Words right before "back in 2019" that make the back what was hurt: "hurt back in 2019", "bad back in spring". */
const BODY_BEFORE = String.raw`my|and|or|the|his|her|your|a|this|that|lower|upper|low|mid|middle|bad|sore|stiff|tight|weak|dodgy|painful|whole|of|on|with|hurt|(?<!(?:put|went|placed|screwed|fitted|had|came)\s)in|injur\p{L}*|tweak\p{L}*|strain\p{L}*|pull\p{L}*|br[eo]ke\p{L}*|fractur\p{L}*|t[eo]rn?e?|sprain\p{L}*|wrench\p{L}*|herniat\p{L}*|operat\p{L}*|threw|did`;
/** "Hernia mesh put in back in 2019", "back in March I tore a calf": long ago, and no spine. */
const BACK_THEN = new RegExp(
  String.raw`(?<!(?<![\p{L}])(?:${BODY_BEFORE})\s)(?<![\p{L}-])back(?=\s+in\s+(?:(?:early|late|mid|about|around|the|my|the\s+early|the\s+late)\s+)?(?:(?:19|20)\d\d|['’]?\d0s|['’]\d\d|(?:(?<=\p{L}\sback\s+in\s+(?:\p{L}+\s+){0,2})(?:${MONTH_OR_SEASON})|(?:${MONTH_OR_SEASON})(?=,?\s+(?:i|my|we|when)\s))|day|days|twenties|thirties|teens|school|college|uni)(?![\p{L}])(?!\s+(?:is|are|gets?|hurts?|aches?|feels?|pains?|stiff\p{L}*|sore\p{L}*|spasms?)(?![\p{L}])))`,
  "giu",
);

/** "Plate put back in the ankle", "popped it back in": to its place, and no spine. */
const PUT_BACK =
  /(?<=\b(?:put|puts|popped|pops|pushed|screwed|sewn|stitched|pinned|slid)\s(?:it\s|them\s|that\s)?)back(?=\s+(?:in|into|together|on|where|at)\b)/giu;

/** "My wrist hates being bent back under load": a way, and no spine; "with a bent back" is one. */
const BENT_BACK =
  /(?<=\b(?:bend|bending|fold|folding|pull|pulling|push|pushing|force|forcing)\s(?:it|them|this|that)\s(?:right\s|all\sthe\sway\s)?)back\b|(?<=\b(?:being|gets?|getting|is|it['’]?s|are|was|when|if|fully|far|stays|hands?|wrists?|palms?|toes?)\s(?:bent|folded|cocked|forced|pushed|tipped|tilted)\s)back\b/giu;

/** "Lunges with the back toe bent": the one behind. */
const AT_THE_BACK = /(?<=\b(?:the|that|a|with|on)\s)back(?=\s(?:toe|foot|heel|leg|knee|wheel|garden|yard|door|seat|pocket)s?\b)/giu;

/** "What isn't forgotten is the shoulder": it is there, and nothing of it is denied. */
const NOT_FORGOTTEN = /\b(?:isn['’]?t|is not|not) (?:yet )?forgotten\b/giu;

/** "Hurts the first ten steps, nothing when running" */
const HURTS_NOTHING = /(?<=^|[,.;(]\s?|\b(?:but|and|then)\s)nothing(?=\s+(?:when|while|during)\s)/giu;

/** "Sore after sitting, never when I run" */
const FINE_WHEN =
  /(?<=^|[,.;(]\s?|\b(?:but|and|though)\s)(?:never|not)(?=\s+(?:when|while|during)\s+(?:i['’]?m\s|i\s|my\s)?(?:run|jog|lift|train|cycl|rid|bik|swim|squat|walk|row|deadlift|press|exercis)\w*)/giu;

const BROKE = String.raw`br[eo]ke\p{L}*|fractured|tore|torn|hurt|injured|sprained|twisted|dislocated|popped|snapped|fell|gebrochen|gerissen|verletzt|verdreht|verstaucht|rot[oa]|romp[ií]|cass[ée]e?|déchir[ée]e?|blessée?|rotto|rotta|strappat[oa]|parti|quebrei|torci|gebroken|gescheurd|verstuikt`;
/** "Broke my wrist in 2019 (ice, not running!)": what it did not come from forbids nothing. */
const NOT_THE_CAUSE = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${BROKE})(?!\p{L})[^.;()]*\()((?:(?!\b(?:yes|ok|okay|fine|only|ja|s[ií]|oui|sim|walk\p{L}*|gehen|caminar|marche\p{L}*)\b)[^():]){2,30}?)[,;]?\s(?:not|nicht|no(?=\s\p{L}+(?:ndo|r)(?!\p{L}))|pas|non|não|niet)\s[^()]{2,25}(?=\))`,
  "giu",
);

/** "It's usually picking up a sock, not lifting": what brings it on, and nothing that is forbidden. */
const USUAL_CAUSE =
  /(?<=\b(?:it['’]?s|that['’]?s|is|are|was|were|comes?|from) (?:usually|mostly|normally|always|often|just|more|typically) (?:from |with |by )?[^.;()\n]{2,60}?)[,;]?\s(?:and\s)?not\s(?:the\s|from\s|by\s|when\s)?(?:lifting|running|training|squatting|deadlifting|sport|exercise|the gym)\b/giu;

/** The text without what an injury did not come from; every letter after it keeps its place. */
export function withoutOtherCauses(text: string): string {
  return text
    .replace(NOT_THE_CAUSE, (words: string, cause: string) => cause.padEnd(words.length))
    .replace(USUAL_CAUSE, (words) => " ".repeat(words.length));
}

/** "Cleans with low elbows" is a fault of technique, and no pain of the elbow. */
const LOW_ELBOWS = /\b(?:low|high|slow|fast|dropp(?:ed|ing)) elbows?\b/giu;

/** "Salle à côté" is next door, and no rib. */
const NEXT_DOOR = /(?<![\p{L}])[àa] c[ôo]t[ée](?![\p{L}])/giu;

/** "Bar on back hurts the shoulder so I squat with the safety bar": what is done because something hurts is no part of what hurts. */
export const DOES_INSTEAD =
  /\s(?=(?:(?:so|therefore|hence|which is why) i (?:now |just |only |always |usually |currently )?(?:squat|bench|press|deadlift|pull|row|ride|swim|lift|use|do|stick to|swapped to|switched to)\b|(?:also|deshalb|daher|darum) (?:mache?|nehme?|benutze?|nutze?|hebe?|drücke?|beuge?) ich\b|(?:as[ií] que|por eso) (?:hago|uso|levanto|prefiero)\b|(?:donc|du coup) (?:je (?:fais|prends|tire|pousse)|j['’]utilise)\b|(?:quindi|perci[oò]) (?:faccio|uso|tiro|spingo)(?!\p{L})|(?:ent[aã]o|por isso) (?:faço|uso)(?!\p{L})|dus (?:doe|gebruik|neem) ik\b))/giu;

/** "Fine now, it only complains when I sprint": what still sets it off stands behind, so it is not over. */
const FINE_BUT =
  /(?<=[.,;(]\s)(?:all )?(?:fine|ok(?:ay)?|good|better|quiet)(?: now| these days| again)?[,;]?(?: but| and)?(?=\s(?:it|that|this)(?: (?:will|can|does|still))? only (?:hurts?|complains?|grumbles?|aches?|bothers?|niggles?|plays? up|acts? up|flares?|tightens?|pulls?|twinges?|comes?)\b)/giu;

/** The text with words that would be misread as others of the same length: every letter after them keeps its place. */
/** "Sore to press along the bone": a finger presses, and no bar. */
const TO_THE_TOUCH =
  /(?<!\p{L})(?:sore|tender|painful|hurts?)(?: when (?:i|you)| if (?:i|you)| to) press(?:ed)?(?= (?:on|along|into|at|against|the (?:bone|shin|spot))|$|[.,;])/giu;

export function toPlainWords(text: string, language = getLanguage(text)): string {
  return withoutSmallWords(withoutAbbreviations(spellOutContrast(saidPlainly(withoutOtherCauses(text)))), language)
    .replace(DOES_INSTEAD, ",")
    .replace(FINE_BUT, (words) => " ".repeat(words.length))
    .replace(PORTUGUESE_IN, (word) => "em".padEnd(word.length))
    .replace(TO_THE_TOUCH, (words) => "tender".padEnd(words.length))
    .replace(HURTS_NOTHING, "no pain")
    .replace(FINE_WHEN, (word) => (word.length === 5 ? "fine " : "ok "))
    .replace(NEXT_DOOR, "proche")
    .replace(LOW_ELBOWS, (words) => "low catches".padEnd(words.length, "s").slice(0, words.length))
    .replace(RETURNED, "here")
    .replace(BACK_TO, "here")
    .replace(BACK_AT, "here")
    .replace(BACK_THEN, "here")
    .replace(PUT_BACK, "here")
    .replace(BENT_BACK, "here")
    .replace(NOT_FORGOTTEN, (words) => "is here".padEnd(words.length))
    .replace(AT_THE_BACK, "here")
    .replace(BACK_SINCE, "here")
    .replace(WEEKS_BACK, "ago’")
    .replace(DEEP_BREATH, (word) => "big".padEnd(word.length))
    .replace(HOW_OFTEN, (word) => "avoid".slice(0, word.length).padEnd(word.length));
}

/*
 * Figures of speech that tell a complaint, a ban or its cause. Each is read as plain words of at most the same length, so that every letter after them
 * keeps its place.
 */
const FIGURES: readonly (readonly [figure: RegExp, plain: string])[] = [
  // "Tendons are like old rope", "knees like rusty hinges": nothing that was long ago.
  [
    /\b(?:feel(?:s|ing)? )?like (?:an? )?(?:old|rusty|creaky|worn|dry) (?:rope|hinge|door|gate|leather|wood|boot|elastic|rubber)s?\b/giu,
    "sore",
  ],
  [/\bwie (?:ein(?:e[ns]?)? )?(?:alte[srn]?|rostige[srn]?) (?:seile?|scharniere?|t[uü]r(?:en)?|gummib[aä]nder|leder)\b/giu, "schmerzt"],
  [/\bcomo (?:una? )?(?:cuerdas?|bisagras?|puertas?) (?:viej[ao]s?|oxidad[ao]s?)\b/giu, "duele"],
  [/\bcomme (?:une? |des |de )?vieil(?:le)?s? (?:cordes?|charni[eè]res?|portes?)(?: rouill[eé]e?s?)?(?=[\s,.;]|$)/giu, "fait mal"],
  // "Lunges make me want to cry"
  [/\bmakes? me (?:want to |wanna )?(?:cry|scream|weep|wince)\b/giu, "hurt"],
  // "Arraché, kipping, dips c'est mort"
  [/(?<![\p{L}])c['’]est mort(?=\s*(?:[.,;!)]|$|pour moi|et|mais))/giu, "interdit"],
  // "Usually from conventional pulls"
  [
    /(?<=[,;(–-]\s?)(?:usually|mostly|mainly|nearly always|almost always|typically) (?:from|caused by|brought on by|triggered by)\b/giu,
    "hurts in",
  ],
  [/(?<=[,;(–-]\s?)(?:meistens|meist|fast immer) (?:vom|von|durch)\b/giu, "weh bei"],
];

export function saidPlainly(text: string): string {
  // What gives way or locks says so itself.
  if (GIVES_WAY.test(text)) return text;
  return FIGURES.reduce(
    (said, [figure, plain]) => said.replaceAll(figure, (words) => (plain.length > words.length ? words : plain.padEnd(words.length))),
    text,
  );
}

const GIVES_WAY = /\b(?:unstable|instab\w*|gives? (?:way|out)|giving (?:way|out)|locks?|knickt|weggeknickt|cede|l[aâ]che|cedono)\b/iu;
