/** What stands before a "without" and behind it. */
interface AroundWithout {
  readonly head: string;
  readonly tail: string;
}

/**
 * Splits a clause at a "without" that does not begin it. "Run the half without dying" tells how something is to be done: the "without" governs
 * what follows it and takes nothing away of what stands before it.
 * @param said the normalised clause, in any of the languages that are read
 */
export function splitAtWithout(said: string): AroundWithout | undefined {
  const match = WITHOUT.exec(said);
  if (match === null || match.index === 0) return undefined;
  const head = said.slice(0, match.index).trim();
  const tail = said.slice(match.index + match[0].length).trim();
  return head === "" || tail === "" || OF_A_LOAD.test(tail) ? undefined : { head, tail };
}

const WITHOUT = /\b(?:without|ohne|sin|sans|senza|sem|zonder)\b/u;

/** "Squats without a weight": the load is what is out. */
const OF_A_LOAD =
  /^(?:(?:any|a|the|extra|added|mehr|zusatz\w*|ningun\w*|un|una|aucune?|alcun\w*|nenhum\w*|een) )*(?:weights?|loads?|resistance|bars?|barbells?|plates?|gewichte?n?|last|langhantel|pesos?|cargas?|barra|poids|charges?|barre|pesi|carico|carichi|bilanciere)\b/u;
