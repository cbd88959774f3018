/** Words as people type them in a message, and the same as dictionaries spell them; one word each, so that word counts stay. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nich: "nicht",
    garnicht: "nicht",
    garnich: "nicht",
    keen: "kein",
    wk: "week",
    wks: "weeks",
    chrismas: "christmas",
    xmas: "christmas",
    shant: "wont",
    rn: "now",
    swimmig: "swimming",
    swiming: "swimming",
    runing: "running",
    joging: "jogging",
    cicling: "cycling",
    deads: "deadlifts",
    conv: "conventional",
    prob: "problem",
    probs: "problems",
    nn: "non",
    xq: "porque",
    pq: "porque",
    qd: "quand",
  }),
);

/** A lower-case word spelled out; others stay. */
export function spellOut(word: string): string {
  return SPELLINGS.get(word) ?? word;
}
