import { type Activity, activitiesIn } from "../../injuries/activities.ts";
import { readStatements } from "../../injuries/words/statements.ts";
import { type HealthLimits, LIGHTEST_LINE } from "../limits.ts";
import { isUpperBound, type LimitAsk } from "./limit-numbers.ts";
import type { Clause } from "../clause.ts";

const POUND = 0.453_592;
const WEIGHT = /\b(\d{1,3}(?:\.\d{1,2})?) ?(kg|kgs|kilos?|kilogram\w*|chilogrammi|chili|quilos?|lbs?|pounds?|libras)\b/gu;
/** A body and its change. */
const OF_A_BODY =
  /\b(?:i weigh|weigh(?:s|ed|ing)? (?:in )?(?:at|about)?|body ?weight|ich wiege|peso \d|je pese|peso corporal|lost|lose|losing|drop|gain\w*|pierd\w*|perder|perdid[oa]|adelgac\w*|adelgazar|perdre|maigrir|perdere|perda|dimagrire|emagrecer|afvallen|abnehmen|abnehme|abgenommen|zugenommen|weight class|gewichtsklasse)\b/u;
/** "Was 61kg in hospital", "back to 84kg": what somebody is or was, and nothing that is lifted. */
const IS_OR_WAS =
  /^(?:(?:and|but|so|i|im|in|the|hospital|krankenhaus|klinik|hopital|ospedale|ziekenhuis|el|a l|l|no|now|jetzt|ahora|ich|yo|je|j|io|eu|ik|y|et|e|und|en) )*(?:war ich|wog ich|bin ich|was|am|were|been|bin|war|wog|wiege|estaba|estoy|era|soy|pesaba|peso|suis|etais|pesais|pese|ero|sono|pesavo|estava|estou|pesava|ben|woog|weeg|(?:back |down |up )?(?:to|at)) (?:(?:only|now|about|around|just|nur|jetzt|nog|solo|ahora|maintenant|ora|agora|nu) )*\d{2,3}(?:\.\d)? ?(?:kgs?|kilos?|lbs?|pounds?)\b(?! (?:for|x|each|per hand|bar|squat\w*|bench|deadlift\w*|press\w*|max\w*|at most))/u;
/** A best lift, unless somebody orders it. */
const BEST_LIFT =
  /\b(?:1 ?rm|pr|pb|personal best|best lift|bestleistung|current(?:ly)? lift|(?:squat|bench|deadlift) max|max (?:squat|bench|deadlift|press|snatch|clean))\b/u;

const DUMBBELLS = /\b(?:dumbbells?|kurzhantel\w*|mancuernas?|halteres?|manubri)\b/u;
const OVERHEAD = /\bover ?head\b|\buber ?kopf\b|\bencima de la cabeza\b|\bau dessus de la tete\b|\bsopra la testa\b/u;

/** "+1 kg every 2 weeks": how it grows. */
const EACH_TIME = /\+ ?\d|\bplus \d|\b(?:add|adding|steigern)\b|\b(?:every|each|jede\w*|alle) (?:\w+ )?(?:weeks?|wochen?|sessions?)\b/u;

/** "Dumbbells go up to 24 kg each": nothing but what there is. */
const OWNED =
  /^(?:(?:i|we|have|own|got|only|my|our|the|at|home|a|pair|of|heaviest|adjustable|fixed|2|two|x) )*(?:dumbbells?|kettlebells?|dbs?|kbs?)(?: (?:at home|go(?:es)?|are|is|up|to|max\w*|only|from|the|heaviest|2|x|\d{1,3}(?:\.\d)?|-|kg|lbs?|pounds?|each|per|hand|and|one|pair|of))*$/u;

/** Limits of weight that a text states, in kilograms: for every lift, or for the movements named beside the number. */
export function weightLimits(said: string, quote: string, ask: LimitAsk): Partial<HealthLimits> {
  const told = [...said.matchAll(WEIGHT)].map((match) => Number(match[1]) * (/^(?:lb|pound|libra)/u.test(match[2] ?? "") ? POUND : 1));
  if (EACH_TIME.test(said) || OWNED.test(said)) return {};
  const permitted = told.length === 0 && /\d ?(?:%|percent\b|prozent\b)/u.test(said) ? undefined : permittedWeight(said, quote);
  if (permitted !== undefined) return permitted;
  if (
    told.length === 0 ||
    OF_A_BODY.test(said) ||
    IS_OR_WAS.test(said) ||
    (BEST_LIFT.test(said) && !ask.isOrder) ||
    !(isUpperBound(said) || ask.isOrder)
  )
    return {};
  const most = Math.floor(Math.min(...told) * 10) / 10;
  // "Nothing overhead with the bar, dumbbells up to 12 kg are fine"
  if (DUMBBELLS.test(said) && OVERHEAD.test(ask.whole ?? "")) return { kilogramsOf: { overhead: 2 * most } };
  if (most < LIGHTEST_LINE / 2) return { kilograms: LIGHTEST_LINE };
  const named = getLifts(quote);
  if (named.length === 0) return { kilograms: most, ...(most < HEAVY ? { heavyCarries: false } : {}), tests: false };
  return {
    kilogramsOf: Object.fromEntries(named.map((one) => [one, most])),
    ...(named.every((one) => one === "overhead") ? {} : { tests: false }),
  };
}

const PERMITTED = /\b(?:ok|okay|fine|allowed|possible|no problem|stay\w*|sind gut|gehen|geht|erlaubt|bien|permitid\w*|autorise\w*)\b/u;
/** Words for a ball, beside which the number stands without a unit: "wall balls with the 6 are ok". */
const BALL =
  /\b(?:with|mit|con|avec|to|up to|bis|hasta)(?: the| der| den| dem| la| el)? (\d{1,2})\b(?!\/| (?:of|out of|von|de|sur|su|em|van) 10\b)/u;

/** "Wall balls ok to 4 kg": they stay, up to that. */
function permittedWeight(said: string, quote: string): Partial<HealthLimits> | undefined {
  if (!PERMITTED.test(said) || /\b(?:no|not|never|nicht|kein\w*)\b/u.test(said)) return undefined;
  const told = [...said.matchAll(WEIGHT)].map((match) => Number(match[1]))[0] ?? Number(BALL.exec(said)?.[1] ?? Number.NaN);
  const named = getLifts(quote);
  if (!Number.isFinite(told) || told < LIGHTEST_LINE || named.length === 0) return undefined;
  return { kilogramsOf: Object.fromEntries(named.map((one) => [one, told])), opened: named };
}

/** With this much sleds and carries are loaded within it. */
const HEAVY = 40;

/** Movements that take a weight; "no lifting over 20 kg" names none. */
const LIFTED: ReadonlySet<Activity> = new Set<Activity>([
  "overhead",
  "squat",
  "squat-deep",
  "lunge",
  "deadlift",
  "floor",
  "swing",
  "clean",
  "snatch",
  "jerk",
  "bench",
  "bench-close",
  "bench-wide",
  "press",
  "row",
  "carry",
  "sled",
  "wallball",
  "front-rack",
]);

/** What is lifted: the bench press covers its close grip. */
function getLifts(quote: string): readonly Activity[] {
  const named = getActivities(quote).filter((one) => LIFTED.has(one));
  return named.includes("bench") ? named.filter((one) => one !== "bench-close" && one !== "bench-wide") : named;
}

function getActivities(quote: string): readonly Activity[] {
  const words = readStatements(quote).flatMap((statement) => statement.words);
  return [...new Set(activitiesIn(words).map(({ activity }) => activity))];
}

/** Household things that stand for a weight in what a surgeon or midwife says, with their kilograms, in seven languages. */
const THINGS: readonly (readonly [name: RegExp, kilograms: number])[] = [
  [
    /(?:a |the |your |my |full )?(?:cups?|mugs?|phone|tasse|handy|taza|telefono|movil|tazza|chavena|caneca|telemovel|kopje|beker|telefoon)\b/u,
    0.5,
  ],
  [
    /(?:(?:bag|packet|pound|kilo) of (?:sugar|flour)|(?:carton|pint|litre|liter|bottle) of (?:milk|water)|milk carton|milchtute|milchpackung|(?:packung|packerl|tute) (?:zucker|mehl|milch)|wasserflasche|(?:carton|brik|botella|paquete|litro) (?:de )?(?:leche|agua|azucar)|(?:brique|bouteille|paquet|litre) (?:de |d )?(?:lait|eau|sucre|farine)|(?:cartone|bottiglia|pacco|litro) (?:di |d )?(?:latte|acqua|zucchero)|(?:pacote|garrafa|litro) (?:de )?(?:leite|agua|acucar)|(?:pak|fles|liter) (?:melk|water|suiker))\b/u,
    1,
  ],
  [
    /(?:full )?(?:kettle|wasserkocher|hervidor|tetera|bouilloire|bollitore|chaleira|waterkoker|laptop|handbag|handtasche|bolso|sac a main|borsetta|handtas)\b/u,
    2,
  ],
  [
    /(?:baby|newborn|infant|saugling|neugeborene\w*|bebe|recien nacido|nouveau ne|neonato|recem nascido|pasgeborene|cat|katze|gato|chat|gatto|kat)\b/u,
    4,
  ],
  [
    /(?:shopping bags?|bags? of shopping|grocer\w+(?: bags?)?|einkaufst\w+|bolsas? de (?:la )?compra|sacs? de courses|bors\w (?:della )?spesa|sacos? (?:de |das )?compras|boodschappen\w*)\b/u,
    5,
  ],
  [/(?:toddler|kleinkind|suitcase|koffer|maleta|valise|valigia|mala|bucket of water|wassereimer|kiste wasser|crate)\b/u, 10],
];

const HEAVIER = String.raw`\b(?:no|not|nothing|never|hochstens|maximal|dont|cant|cannot|nichts|nix|nicht|kein\w*|nie|nada|rien|ne|niente|nulla|non|nao|niets|niks|niet|geen)\b(?: (?!is\b|was\b|ist\b|es\b|est\b|e\b)\w+){0,4}? (?:heavier|heavy|more|bigger|schwerer\w*|pesad[oa]s?|lourd\w*|pesant[ei]|zwaarder\w*)\b(?: \w+){0,4}? `;

/** "Nothing heavier than a kettle until 15 December", "nada más pesado que una bolsa de la compra": a weight, told by a thing. */
export function householdLimits({ words, isOther }: Clause): Partial<HealthLimits> | undefined {
  const said = words.join(" ");
  if (isOther || /\d ?(?:kgs?|kilos?|lbs?|pounds?)\b/u.test(said)) return undefined;
  const kilograms = THINGS.find(([name]) => new RegExp(HEAVIER + name.source, "u").test(said))?.[1];
  return kilograms === undefined ? undefined : { kilograms: Math.max(LIGHTEST_LINE, kilograms), heavyCarries: false, tests: false };
}
