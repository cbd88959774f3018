import type { Activity } from "../injuries/activities.ts";
import type { Part } from "./note-statement.ts";
import type { Verdict } from "./verdict.ts";

/** Grounds and slopes: where somebody runs or walks, and no training of its own. */
const GROUNDS: ReadonlySet<Activity> = new Set<Activity>(["hills", "downhill", "run-easy", "stairs", "hard-ground", "trails", "treadmill"]);

/**
 * Whether a part says where a complaint is quiet. "It hurts on long descents, never uphill or on the flat" bans neither: a "never" without a verb
 * goes on about what hurts. With the next sentence it does so only where it names slopes and grounds and nothing else.
 */
export function saysWhereQuiet(parts: readonly Part[], at: number, verdicts: readonly (Verdict | undefined)[]): boolean {
  const part = parts[at];
  if (part === undefined || part.isOther || !isNeverSomewhere(part)) return false;
  for (let index = at - 1; index >= 0; index--) {
    const other = parts[index];
    if (other === undefined || other.sentence < part.sentence - 1) return false;
    const isSame = other.sentence === part.sentence;
    if (!isSame && !namesGrounds(part)) return false;
    // "It wakes up in the descents, never uphill": whatever its verb says of one slope, the "never" is about the others.
    if (isSame && verdicts[index] === undefined && namesGrounds(other) && namesGrounds(part)) return namesAnother(other, part);
    if (verdicts[index] === "painful") return namesAnother(other, part) && (isSame || other.named.some((one) => GROUNDS.has(one)));
    // Names alone belong to the list that the "never" ends; what is forbidden in words of its own begins a list of bans.
    if (!other.isBare && !isNeverSomewhere(other) && verdicts[index] !== undefined) return false;
  }
  return false;
}

function namesGrounds({ named }: Part): boolean {
  return named.length > 0 && named.every((one) => GROUNDS.has(one));
}

/** "Only in the descents": it says where it hurts, and the part names something else. */
function namesAnother(painful: Part, quiet: Part): boolean {
  return (painful.named.length > 0 || ONLY.test(painful.said)) && !quiet.named.some((one) => painful.named.includes(one));
}

/** A "never" or a "not" with places and movements, and without a verb that orders. */
function isNeverSomewhere({ said, named }: Part): boolean {
  return named.length > 0 && (NEVER_FIRST.test(said) || NEVER_LAST.test(said)) && !ORDERS.test(said);
}

const JOIN = String.raw`(?:(?:and|but|or|und|aber|oder|y|pero|et|mais|e|ma|mas|en|maar|also|nor) )*`;
const PLACE = String.raw`(?:on|in|at|when|while|during|with|if|uphill|downhill|hills|stairs|upstairs|downstairs|overhead|for|from|over|off)`;
/** "never uphill", "also not on the flat" */
const NEVER_FIRST = new RegExp(String.raw`^${JOIN}(?:never|not|no(?= on the flat)) (?:(?:ever|really|at all|once) )?${PLACE}\b`, "u");
const NEVER_LAST = /\b(?:never|not at all|nothing)$/u;
const ORDERS =
  /\b(?:please|again|allowed|may|must|should|shall|do|train|says?|said|told|wants?|until|till|before|heavy|above|over \d|more than|longer than|days? in a row|consecutive)\b/u;
const ONLY = /\b(?:only|just)\b/u;
