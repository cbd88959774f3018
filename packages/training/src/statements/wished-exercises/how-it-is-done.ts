import type { WishClause } from "../wishes/wish-clause.ts";
import { getMarker } from "../wishes/wish-markers.ts";
import { splitAtWithout } from "../without-tail.ts";

/** Whether a clause tells what something is called: "that's a walk, not a run" is against neither. */
export function tellsWhatItIs(said: string): boolean {
  return WHAT_IT_IS.test(said);
}

const WHAT_IT_IS =
  /\b(?:thats|that is|its|it is|this is|was|das ist|es ist|das war|eso es|es|c est|e|e e|isso e|dat is|het is) (?:more |eher |mas |plutot |piu |mais |meer )?(?:of )?(?:a|an|ein\w*|una?|une|um|uma|een) \p{L}+(?: and)?,? (?:not|rather than|nicht|kein\w*|no|pas|non|nao|niet|geen) (?:a |an |ein\w* |una? |une |um |uma |een )?\p{L}+/u;

/**
 * Whether the only word of a clause against something says how it is to be done: "correr sin morirme", "run without hating it".
 * @param namesSomething whether words name what can be trained; a "without" that governs such words is against them
 */
export function isOnlyHow({ said, polarity }: WishClause, namesSomething: (said: string) => boolean): boolean {
  const parts = polarity === "negative" ? splitAtWithout(said) : undefined;
  return parts !== undefined && getMarker(parts.head) !== "negative" && !UNABLE.test(parts.head) && !namesSomething(parts.tail);
}

/** "Can't swim anywhere else without driving": no wish for it. */
const UNABLE =
  /\b(?:cant|cannot|can not|couldnt|unable|(?:kann|konnte|darf|komme) (?:\w+ )?nicht|no puedo|no pode\w*|ne peu[xt]|non (?:posso|riesco)|nao (?:posso|consigo)|kan (?:\w+ )?niet)\b/u;
