/** "… donc plutôt vélo ou rameur": what is said behind a complaint to do instead. */
export function statedPreferences(injuries: string): readonly string[] {
  return [...injuries.matchAll(PREFERS)].flatMap(([found]) => (REFUSES.test(found) ? [] : [found.trim()]));
}

const PREFERS =
  /(?<!\p{L})(?:(?:i(?:'d| would)? )?(?:rather|prefer)|plut[oô]t|lieber|mejor|prefiero|meglio|piuttosto|preferisco|je pr[ée]f[èe]re)\s[^.,;!?\n]{3,50}/giu;
const REFUSES = /(?<!\p{L})(?:not|no|nicht|kein\p{L}*|pas|non|nada|than|als|que|than|di)(?!\p{L})/iu;
