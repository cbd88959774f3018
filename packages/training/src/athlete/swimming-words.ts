/** Swims no crawl, in the languages that athletes write in. */
export const ONLY_BREASTSTROKE =
  /(?:\bonly\b|\bjust\b|\bnur\b|\bsolo\b|\bsólo\b|\bsolamente\b|\bseulement\b|\bque la\b)[^.,;]{0,30}(?:breast ?stroke|brustschwimm|brust\b|braza|brasse)|(?:breast ?stroke|braza|brasse)[^.,;]{0,12}\b(?:only|solo|sólo|seulement)\b|(?:can'?t|cannot|can not|never learn\w*|don'?t|do not|unable to|kann (?:kein|nicht)|no sé|no se)[^.,;]{0,24}(?:crawl|freestyle|kraul|crol)/iu;
/** "only after 1500 m" */
export const SORE_AFTER = /(?:after|nach|después de|despues de|après|apres)\s+(?<metres>\d{3,4}) ?m\b/iu;
export const FEARS_OPEN_WATER =
  /open water[^.;]{0,30}(?:scar|afraid|fear|panic|anxi|terrif|nervous)|(?:scar|afraid|fear|panic|anxi|terrif|nervous)\w*[^.;]{0,30}(?:open water|sea\b|lake)|angst[^.;]{0,30}freiwasser|miedo[^.;]{0,30}aguas? abiertas?/iu;

/** What athletes say of their swimming among their complaints, which is no complaint. */
export function namesSwimming(text: string): boolean {
  return ONLY_BREASTSTROKE.test(text) || FEARS_OPEN_WATER.test(text);
}
