import { readQuestion } from "../question.ts";

const VERB =
  "(?:do the|move|shift|swap|switch|change|reschedule|postpone|push|put|make|shorten|cut|skip|cancel|drop|ease|log|record|track|mark|add|set|update|delete|remove|replace|rest|note|did|done|new pb|i weigh|im signed|verschieb|verschiebe|mach|mache|trag|trage|tausch|tausche|streich|streiche|kurz|setz|setze|lass)";
const POLITE = "(?:please |pls |also |then |can you |could you |and |bitte |auch |dann |noch )*";
const AND = new RegExp(`\\s+(?:and|then|plus|und|dann|sowie|&)\\s+(?=${POLITE}${VERB}\\b)`, "iu");
/** German puts the verb last: "Donnerstag streichen und Freitag kürzer machen". */
const GERMAN_AND =
  /(?<=\b(?:streichen|kürzen|kuerzen|machen|verschieben|eintragen|tauschen|legen|ausfallen lassen|weglassen))\s+und\s+(?=.*\b(?:streichen|kürzen|kuerzen|machen|verschieben|eintragen|tauschen|legen|lassen)\b)/iu;
const BREAK = /(?<=[.!?;])\s+|;\s*|,\s+/u;
const BEGINS = new RegExp(`^${POLITE}${VERB}\\b`, "iu");

const PRONOUN = new RegExp(`^${POLITE}\\w+ (?:it|that|them|this one|that one)\\b`, "iu");

/** "make tomorrow a rest day and friday easy": the verb stands only once. */
const SHARED_VERB =
  /^(mach|mache|make|bitte mach)\s+(.+?)\s+(?:und|and)\s+((?:heute|morgen|today|tomorrow|\w+tag|mittwoch|\w+day)\s+(?:locker\w*|leicht\w*|k[uü]rzer|frei|ruhetag|easy|easier|shorter|lighter|off|a rest day)\b.*)$/iu;

/** The wishes of one message: what begins with a verb of its own is one of its own, the rest belongs to what stands before it. */
export function splitWishes(content: string): readonly string[] {
  // "I'd rather do the Hyrox thing on Saturday and the long one on Sunday"
  const [, one, other] =
    /\b(?:do|have|move|put|swap|make)\s+(.+?\s(?:on|to|auf|am)\s+\w+)\s+(?:and|und)\s+((?:the|my|den|die)\s+.+?\s(?:on|to|auf|am)\s+\w+)\W*$/iu.exec(
      content.trim(),
    ) ?? [];
  if (one !== undefined && other !== undefined)
    return [`move ${one.replace(/\son\s/u, " to ")}`, `move ${other.replace(/\son\s/u, " to ")}`];
  const [, verb, first, second] = SHARED_VERB.exec(content.trim()) ?? [];
  if (verb !== undefined && first !== undefined && second !== undefined) return [`${verb} ${first}`, `${verb} ${second}`];
  const parts: string[] = [];
  const sentences = content.split(BREAK).flatMap((sentence) => sentence.split(AND));
  const germanOwn = new Set(sentences.flatMap((sentence) => sentence.split(GERMAN_AND).slice(1)));
  for (const piece of sentences.flatMap((sentence) => sentence.split(GERMAN_AND))) {
    const { words } = readQuestion(piece, "coaching_question");
    const isOwn =
      germanOwn.has(piece) ||
      BEGINS.test(piece.trim()) ||
      (/^(?:and |but |please )*(?:no|without|skip|drop|minus)\b/.test(words) && leaveOut(words) !== undefined);
    const before = parts.at(-1) ?? "";
    // "Friday doesn't work, put it on Thursday": what "it" is stands before it; days of the week are one wish however they are told.
    const isContinued = PRONOUN.test(piece.trim()) || /\b(?:days|times|x) (?:a|per) week\b|\banymore\b|\bfrom now on\b/u.test(before);
    if ((isOwn && !isContinued) || parts.length === 0) parts.push(piece.trim());
    else parts.push(`${parts.pop() ?? ""} ${piece.trim()}`);
  }
  return parts.filter((part) => part !== "");
}

/** Words for exercises and parts of a session. */
export const EXERCISE =
  /\b(pull ?ups?|chin ?ups?|push ?ups?|squats?|dead ?lifts?|bench|press|row|rower|rowing|ski|ski ?erg|bike|burpees?|wall balls?|lunges?|sleds?|sled (push|pull)|farmers?|carry|carries|planks?|side plank|core|strides?|warm ?up|cool ?down|thrusters?|cleans?|snatch|jumps?|box jumps?|curls?|raises?|swings?|hip thrusts?|accessor\w+|abs|intervals|stations?|mobility|stretch\w*|skips?)\b/;

/** The exercise of "and skip the pull ups", "without the row please". */
export function leaveOut(words: string): string | undefined {
  const found =
    /\b(?:skip|drop|leave out|take out|lose|cut out|remove|without|minus|no) (?:the |those |any )?([a-z ]{3,30}?)(?: part| bit| block| please| pls| today| tomorrow| too|$)/.exec(
      words,
    )?.[1];
  return found !== undefined && EXERCISE.test(found) ? found : undefined;
}
