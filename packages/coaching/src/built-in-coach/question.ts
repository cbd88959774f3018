import { memoized } from "@ironpace/training";
import type { CoachAction } from "@ironpace/contract";
import { germanToEnglish, isGerman } from "./language/german/gloss.ts";
import { withLastDay, withPlainTimes } from "./reading/plain-wording.ts";
import { correctSpelling } from "./reading/spelling.ts";

/** A message as the coach reads it. */
export interface Question {
  readonly action: CoachAction;
  /** As the athlete wrote it. */
  readonly content: string;
  /** In lower case, without accents and most punctuation, spelling mended, German in English words: what cues are looked for in. */
  readonly words: string;
}

export const readQuestion = memoized((content: string, action: CoachAction): Question => {
  const plain = plainText(content);
  return { action, content, words: wordsOf(plain, isGerman(plain)) };
});

/** Words of a part of a message, read in the language of the whole. */
export function readPart(part: string, whole: string): string {
  return wordsOf(plainText(part), isGerman(plainText(whole)));
}

const plainText = memoized((content: string): string =>
  spellOut(normalise(content))
    // "montagslockere runde": the day stands by itself.
    .replaceAll(
      /\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s(?=(?:locker|lauf|training|einheit|runde|ruhe)\p{L}*)/gu,
      "$1 ",
    )
    .replace(/^(?:(?:h+m+|a+h+|o+h+|u+h*m+|uh+|well|hey|yo|coach) )+(?=\S)/, ""),
);

const wordsOf = memoized((plain: string, isInGerman: boolean): string => {
  // "Bin vom 3. bis 6. weg" tells, "am i away" asks.
  const english = (isInGerman ? germanToEnglish(plain).replace(/^am (?=(?:from|at|in|on|off|away|next|until|till) )/, "im ") : plain)
    .replaceAll(PLAN_START, "the start of the plan")
    .replaceAll(FROM_DAY_UNTIL, "$1 to ");
  return withLastDay(withPlainTimes(correctSpelling(english)));
});

/** "From 23 until 28 December": a range of days, no end of something. */
const FROM_DAY_UNTIL = /\b(from (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: [a-z]+)?) (?:until|till|til) (?=(?:the )?\d{1,2}(?:st|nd|rd|th)?\b)/g;

/** "Whats my 5K-pace?!" → "whats my 5k pace" */
export const normalise = memoized((content: string): string =>
  content
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[’'`]/g, "")
    .replaceAll(/[‐-―-]/g, " ")
    .replaceAll(/[^\p{L}\p{N}:.,/%+&]+/gu, " ")
    .replaceAll(/[.,:](?!\d)/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim(),
);

/** "I will" where "ill" is meant so, and no words that only colour a sentence: "what even is a deload". */
export function spellOut(content: string): string {
  return content
    .replaceAll(WILL, "i will")
    .replace(/^(?:(?:so|ok|and|then) )*what(?:['’]?s| is) (?:up )?next\W*$/iu, "what is my next session")
    .replaceAll(/(?<=\d) ?(?:ish|-ish)\b/giu, "")
    .replace(TWO_DAYS, "make $1 $2 and make $3 $4")
    .replaceAll(/(?<=\p{L}) ?(?:->|→|=>|>) ?(?=\p{L})/gu, " to ")
    .replaceAll(/\bw\/ ?(?=\p{L})/giu, "with ")
    .replaceAll(COLOUR, "")
    .replaceAll(DAY_AND_MONTH, (all, ...groups: (string | undefined)[]) => {
      const [day, month] = [groups[0] ?? groups[2] ?? groups[4], groups[1] ?? groups[3] ?? groups[5]].map(Number);
      const name = MONTH_NAMES[(month ?? 0) - 1];
      return name === undefined || day === undefined || day < 1 || day > 31 ? all : `${day} ${name}`;
    })
    .replaceAll(DECIMAL_COMMA, "$1.$2")
    .replace(TAKE_OUT, "leave out $1 on ")
    .replace(HOW_HEAVY, "how heavy do i $1")
    .replace(WHY_PLAN, "why is $2 week so $1")
    .replace(WHY_DAY, "why is $1s session so $2")
    .replace(GOOD_LIFT, "is my $1 good for my weight")
    .replace(COURSE, "how did my $1$2 1rm change")
    .replace(GOOD_FOR, "is my $1 good ");
}

const REMARK =
  /(?:^|[,.;!?]\s*)(?:\(?(?:btw|by the way|fyi),? )?(?:i['’]?m|i am|i weigh) (?:about |around |only )?\d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?)(?: btw| by the way| now btw| fyi)?\)?(?=\s*(?:[,.;!?]|$))/iu;
const OF_WEIGHT =
  /\b(?:protein|carb\w*|caffeine|creatine|k?cal\w*|eat\w*|fuel\w*|gels?|drink\w*|weight|weigh|strong|norms?|heavy|bw|plates?|kg|load)\b/iu;
const FEWEST_WORDS = 3;

/** "sled pull: walk back or hand over hand? im 64kg": the weight is said beside a question that does not need it, and asks for nothing. */
export function withoutRemark(content: string): string {
  const rest = content
    .replace(REMARK, " ")
    .replace(/^[\s,.;]+/u, "")
    .trim();
  return rest !== content && rest.split(/\s+/u).length >= FEWEST_WORDS && !OF_WEIGHT.test(rest) ? rest : content;
}

const AS = "(easy|easier|lighter|shorter|off|a rest day)";
/** "friday easy and saturday shorter": the verb that both want. */
const TWO_DAYS = new RegExp(
  `^(today|tomorrow|\\w+day)s? ${AS},? and (today|tomorrow|\\w+day)s? ${AS}(?! (?:run|ride))(?= please| pls|[.!]?$)`,
  "iu",
);

const LIFT = "(?:back |front )?squat|deadlift|bench(?: press)?|overhead press|strict press|snatch|clean and jerk|clean";

/** "Is my deadlift good" is held against the norms of the body weight. */
const GOOD_LIFT = new RegExp(`^is my (${LIFT}) (?:any )?(?:good|strong|decent|ok|okay|weak|bad|enough)\\s*\\??$`, "i");

/** "A good 5 km time for my age" is held against the athlete's own. */
const GOOD_FOR = /^what(?:'?s| is) a good (5 ?k|10 ?k|500 ?m row) (?:time |run )?(?=for (?:my|a \d))/i;

/** "How heavy should I squat on Tuesday": what is planned, where a day is named. */
const HOW_HEAVY =
  /\bhow (?:heavy|much) (?:should|shall|must|will) i (squat|deadlift|bench|press)(?= (?:on |next |this )?(?:today|tomorrow|next|mon|tues|wednes|thurs|fri|satur|sun))/i;

/** "31.12.", "on 31.12", "20/03": a day of the month. "3/10" is a pain, "22.11" alone a number. */
const DAY_AND_MONTH =
  /(?<![\d.,:/])(\d{1,2})\.(\d{1,2})\.(?!\d)|(?<=\b(?:on|am|by|bis|vom|zum|until|till|from|den|dem) )(\d{1,2})[./](\d{1,2})(?<!\b\d\/10)(?![\d./:])(?! ?(?:km|kg|h|min|k|m|%)\b)|(?<![\d./])(\d{1,2})\/(0[1-9]|1[12])(?![\d/])/gi;

const MONTH_NAMES = "january february march april may june july august september october november december".split(" ");

/** "92,5" is a weight; "5,10" and "1,250" are none. */
const DECIMAL_COMMA = /(?<![\d,.])(\d{1,3}),(5|25|75|[1-9])(?![\d,])/g;

/** "Take the lunges out of Friday" leaves them out on that day. */
const TAKE_OUT =
  /\b(?:take|cut|leave) (?:the |those |my )?((?:[a-z]+ )?(?:lunges|burpees|squats|deadlifts|sleds?|sled (?:push|pull)|wall balls?|rows?|pull ?ups?|push ?ups?|bench|presses|ski(?: erg)?|rower|carry|carries|thrusters|cleans|snatches|intervals)) out (?:of|on|from) (?=today|tomorrow|next|this|mon|tue|wed|thu|fri|sat|sun)/i;

const WHY_PLAN = /^(?:and )?why is (?:the|my) (?:plan|training|week) so (light|easy|short|little|hard|heavy|long) (next|this) week\b/i;

const WHY_DAY = /^(?:and )?why is (today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day) so (hard|easy|long|short|heavy|light)\b/i;

/** "How has my squat gone", "squat progress": how its maximum has changed. */
const COURSE = new RegExp(
  `^how (?:has|have|is|did) my (${LIFT}) (?:been )?(?:gone|go|going|coming along|come along|coming on|developed|develop|progressed|progress|progressing)\\b|^(?:my )?(${LIFT}) (?:progress|development)(?= (?:in|over|since|during|for|the|last|past))`,
  "i",
);

/** "Since my plan started": one wording for all. */
const PLAN_START =
  /(?<=\bsince )(?:(?:the |my )?(?:plan|programme?|block) ?start(?:ed|s)?|(?:the )?(?:start|beginning|begin) (?:from|of) (?:the |my )?(?:plan|programme?|block))\b/g;

const COLOUR = /(?<=\S )(?:even(?! (?:if|though|when|split|pace|pacing))|actually|literally|basically|honestly) /gi;

/** "ill do it", not "im ill", "ill since monday": told apart by the verb after it. */
const WILL =
  /(?<!\b(?:['’]m|im|am|is|are|was|were|be|been|being|feel|feeling|felt|fall|fell|get|getting|got|became|really|still|quite|very|too|bit|or|when|if) )\bi['’]?ll(?= (?:(?:just|still|probably|also|then|only|try to|have to|never|not) )*(?:be|do|train|go|run|skip|take|try|make|have|move|keep|leave|rest|lift|ride|row|swim|ski|race|wait|see|stay|stick|start|stop|log|add|eat|use|need|come|miss|get|give|put|work|think|pass|manage|finish|reach|hit|push|pull|squat|bench|deadlift|let|tell|ask|check|sleep|walk|travel|fly)\b)/gi;
