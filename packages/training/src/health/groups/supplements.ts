const NAME = String.raw`(?:[ck]r[eé]atin[ea]?|creatina|kreatine|whey|casein|prot[eé]ine?[ns]?|prote[ií]na|eiwit\w*|magn[eé]si(?:um|o)|vitamin[ea]?s?(?:[ -](?:b[ -]?\d*|c|d[ -]?3?|e|k[ -]?2?))?|omega[ -]?3|oméga[ -]?3|fish oil|fischöl|z[iy]n[ck]|zinco|electrolytes?|elektrolyte?n?|électrolytes?|electrolitos|elettroliti|eletrólitos|caff?eine?|koffein|cafeína|caffeina|caféine|cafeïne|beta[ -]?alanine?|multivit\w*|coll?[aá]gen[eo]?|kollagen)`;
const FORM = String.raw`(?:supplements?|tablet(?:s|ten|te|a|as|ten)?|pills?|capsules?|kapseln?|pulver|powder|gum|kaugummis?|gels?|pastillas?|comprim[eé]s|comprimidos|pastiglie|compresse|cápsulas|gélules?|poudre|polvo|tabletten|pillen)`;
const DOSE = String.raw`(?:\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|g|iu|ie|ui|i\.e\.)(?![\p{L}]))`;

/** A plain supplement with its form and amount, on either side. */
const SUPPLEMENT = new RegExp(
  String.raw`(?<![\p{L}])(?:${DOSE} (?:of |de |di )?)?(?:${FORM} (?:of |de |di |d['’])?)?${NAME}(?:[ -]?${FORM})?(?: ${DOSE})?(?![\p{L}])`,
  "giu",
);
/** "If that counts as medication", "kein Medikament": the athlete's word for it, once a supplement is named. */
const AS_MEDICINE =
  /(?:\b(?:if|whether|is|does|falls|ob|ist|si|se|als|zählt|geldt) (?:(?:that|it|this|das|eso|esto|ça|cela|questo|isso|dat|es|se|c['’]est) )?(?:even )?(?:(?:counts?|cuenta|compte|conta|telt|zählt|qualifies) )?(?:as |als |como |comme |come )?|\b(?:no|not|not a|kein|keine|pas un|pas de|sin|ning[uú]n|nessun|nenhum|geen|como|comme|come|als) )(?:a |an |any |un |une |um |ein |een |other )?(?:medicines?|medications?|meds|medikamente?|medicamentos?|m[ée]dicaments?|medicin[ae]|farmac[oi]|medicijn(?:en)?)(?![\p{L}])(?: zählt| geldt| telt)?/giu;

/** Words without plain supplements, which are food and no medicine; iron is not among them, since it is taken for a deficiency. */
export function withoutSupplements(words: string): string {
  const rest = words.replace(SUPPLEMENT, " ");
  return rest === words ? words : rest.replace(AS_MEDICINE, " ").trim();
}
