import { normalise } from "./normalise.ts";

const NOTHING = /\b(?:nix|nichts|nothing|not at all|nada|rien|niente|niets|niks)(?: (?:at all|du tout|de nada|proprio|helemaal))?$/u;
/** "No squats, nothing" and "I can do nothing" are bans: only a place or a movement with its "nothing" behind it says where it does not hurt. */
const BANS_OR_ABLE =
  /\b(?:no|not|never|none|only|without|avoid\w*|stop\w*|cant|cannot|can|could|able|do|does|doing|works?|kein\w*|nicht|nie|nur|ohne|kann|geht|gehen|mach\w*|tu\w*|sin|nunca|solo|puedo|puede|hacer|hago|nada de|ne|pas|jamais|sans|peux|peut|faire|fais|non|mai|senza|posso|fare|faccio|nao|sem|geen|niet|nooit|zonder|kan)\b/u;
const FEWEST_WORDS = 2;

/** "Uphill and in daily life nothing", "cuesta arriba nada": the end of a complaint says where nothing hurts. */
export function isPainlessTail(words: string): boolean {
  const said = normalise(words);
  return NOTHING.test(said) && said.split(" ").length >= FEWEST_WORDS && !BANS_OR_ABLE.test(said);
}
