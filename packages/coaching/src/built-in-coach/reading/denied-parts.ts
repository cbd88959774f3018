/*
 * What a message says shall not be done beside what shall: "not the squat, swap the deadlift", "don't move it, just cut it to 45", "leave the run but drop
 * the sled". Only the part that is wanted is read as a wish; read together, the wrong one is changed.
 */

const COMMAND =
  "(?:move|shift|put|swap|exchange|replace|change|shorten|cut|trim|make|skip|drop|leave out|take out|cancel|delete|remove|add|log|ease|push|set|do|keep|verschieb\\w*|tausch\\w*|ersetz\\w*|kurz\\w*|kürz\\w*|streich\\w*|mach\\w*|lass\\w*)";
const LEAD = "(?:(?:no|nope|nah|ok|okay|actually|wait|sorry|please|hey|hm+|oh|nein|ne|bitte)[,.]? )*";
const BREAK =
  "(?: ?[,;.–—-]+ ?| but | rather | instead | sondern | aber )(?:but |just |only |rather |instead |please |sondern |nur |lieber |aber |can you |could you )*";

/** "not the squat, swap the deadlift", "don't swap the squat, the deadlift". */
const DENIED_FIRST = new RegExp(
  `^(${LEAD})(?:not|don['’]?t|do not|nicht|verschieb\\w* nicht) (?:(?:to )?(${COMMAND}) )?([^,;.]{2,60}?)${BREAK}(?! ?(?:i|im|ive|why|what|how|is|its|it['’]s|thats|that['’]s|because|cause|since|cos)\\b)(.{3,})$`,
  "iu",
);
/** "not 8, 9", "not 45 but 50 min". */
const DENIED_NUMBER =
  /^(?:no,? |sorry,? )?(?:not|nicht) (\d[\d.:]*)(?: ?(?:min|km|k|kg))?[,;]?(?: (?:but|its|it was|rather|sondern))? (\d[\d.:]*(?: ?(?:min|minutes|km|k|kg))?)[.!]?$/iu;
/** "leave the run but drop the sled", "keep Friday as it is, just move Saturday". */
const KEPT_FIRST = new RegExp(`^(${LEAD})(?:leave|keep|lass|behalte?) ([^,;.]{2,50}?)${BREAK}((?:please )?${COMMAND}\\b.{3,})$`, "iu");
/** "the deadlift, not the squat", "move it to Friday, not Saturday". */
const DENIED_LAST = new RegExp(
  `^(.{3,80}?)[,;]? (?:and |but )?(?:not|nicht) ((?:the |my |on |to |am |den |die |das |der )?[\\p{L}\\d -]{2,24})[.!]?$`,
  "iu",
);

export interface DeniedParts {
  readonly denied: string;
  readonly wanted: string;
  /** What is wanted says what shall be done, not only to what. */
  readonly hasVerb: boolean;
  /** The wish alone, in words that can be read instead of the message. */
  readonly rest: string;
}

/** What a message denies and what it wants instead; undefined when it does not do both. */
export function deniedParts(content: string): DeniedParts | undefined {
  const [, number, other] = DENIED_NUMBER.exec(content) ?? [];
  if (number !== undefined && other !== undefined) return { denied: number, wanted: other, hasVerb: false, rest: `no ${other}` };
  const denied = DENIED_FIRST.exec(content);
  if (denied !== null) {
    const [, lead = "", verb, object = "", wanted = ""] = denied;
    const isBare = object.split(" ").length <= MOST_WORDS && !QUESTION.test(object) && !STATE.test(object);
    const hasVerb = VERB.test(wanted);
    const order = verb === undefined || hasVerb ? "" : `${verb} `;
    // "not easier, shorter" changes how the card does it.
    if (isBare && MANNER.test(wanted)) return { denied: object, wanted, hasVerb: true, rest: `no, just ${wanted}` };
    // "don't do the sleds, my gym lost them" gives a reason, no other wish.
    const isReason = !hasVerb && (wanted.split(" ").length > MOST_WANTED_WORDS || CLAUSE.test(wanted));
    if (isBare && !isReason)
      return { denied: object, wanted, hasVerb: hasVerb || verb !== undefined, rest: `${lead}${order}${wanted}`.trim() };
  }
  const kept = KEPT_FIRST.exec(content);
  if (kept !== null && !OUT.test(kept[2] ?? "")) {
    // "keep saturday but make it shorter": what is kept is what "it" stands for.
    const order = (kept[3] ?? "").replace(/\b(?:it|that|es|ihn|sie)\b/iu, kept[2] ?? "it");
    return { denied: kept[2] ?? "", wanted: order, hasVerb: true, rest: `${kept[1] ?? ""}${order}`.trim() };
  }
  const [, wanted = "", object = ""] = DENIED_LAST.exec(content) ?? [];
  const hasVerb = new RegExp(`^${LEAD}${COMMAND}\\b`, "iu").test(wanted);
  const isWish = hasVerb || (content.includes(",") && /^(?:no\W+)?(?:the|my|die|das|der|den) /iu.test(wanted));
  return object !== "" && isWish && !QUESTION.test(wanted) && !NO_OBJECT.test(object)
    ? { denied: object, wanted: wanted.replace(/^no\W+/iu, ""), hasVerb, rest: wanted }
    : undefined;
}

/** The message without the part that it denies. */
export function withoutDenied(content: string): string {
  return deniedParts(content)?.rest ?? content;
}

const VERB = new RegExp(`\\b${COMMAND}\\b`, "iu");
const MANNER = /^(?:shorter|easier|lighter|harder|longer|kurzer|kürzer|leichter)(?: please| pls| bitte)?[.!]?$/iu;
const MOST_WORDS = 6;
const MOST_WANTED_WORDS = 7;
const CLAUSE =
  /^(?:i|we|my|our|the|they|he|she|it|there|ich|mein|meine|das|die|der) (?:\w+ ){0,2}(?:is|are|was|has|have|had|lost|broke|hurts?|closed|got|cant|dont|didnt|ist|hat|haben|fehlt|tut)\b/iu;
const QUESTION = /\b(?:why|what|how|when|which|should|can i|do i|is|are|warum|wie|was)\b/iu;
/** "not sure", "not feeling great": how the athlete is, and no part of a wish. */
const STATE =
  /^(?:sure|certain|feel\w*|like|know|want|think|understand|worry|great|good|well|bad|much|many|enough|yet|really|today|now|able|happy|ready|fit|tired|hungry|sleep\w*|eat\w*|had|have|been|sicher|gut|viel)\b/iu;
/** "leave out the run and move the bench" are two wishes. */
const OUT = /^out\b/iu;
/** "it does not work", "not now": nothing that something else is wanted instead of. */
const NO_OBJECT =
  /^(?:now|today|sure|yet|really|so|that|it|bad|good|too|very|at all|a|an|any|to|be|for|more|less|longer|only|just|sicher|heute|jetzt|mehr)\b/iu;
