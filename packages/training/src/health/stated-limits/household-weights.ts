import type { Clause } from "../clause.ts";
import { type HealthLimits, LIGHTEST_LINE } from "../limits.ts";

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
