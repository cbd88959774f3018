import { leaveOut } from "../changes/split-wishes.ts";
import { daysNamed } from "../changes/session-named.ts";
import { readDataQuestion } from "../own-data/ask.ts";
import { getSlots } from "../own-data/data-slots.ts";
import { readQuestion } from "../question.ts";
import type { CoachView } from "../view.ts";
import { aboutSession } from "./sessions/about-session.ts";
import { aboutValue } from "./values/about-value.ts";
import { dayName, sessionIn } from "./focus.ts";
import { corrected } from "./cards/pending-card.ts";
import { nextDay, replaceKind, replaceSpan, replaceSport, replaceSubject } from "./rewriting/replace-slots.ts";
import { isAsking, NO_TURN, type Turn } from "./turn.ts";
import { type Units, type Continuation } from "./rewriting/continuation-kinds.ts";
import { WEEKDAY, DAY } from "./rewriting/weekday-words.ts";
import { exceptDay, whichOther, listed } from "./sessions/other-sessions.ts";
import { commandAbout } from "./sessions/command-about.ts";

const LEAD =
  /^(?:(?:and|what about|how about|ok|okay|same for|also|but|or|then|plus|so|no|nope|nah|actually|sorry|wait|i mean|i meant|rather|hm+|oh|oops|not|well|hey|please|correction|make it|make that|better|lets say|let it be|more like|the same for|same with|and for|for|oh and|ah)(?: |$))+/;

const FRAGMENT = /^(?:and|what about|how about|ok and|same for|same with|also|but|or|then|plus|ok|so)\b/;

const CORRECTION =
  /^(?:ok |ah |oh )?(?:no|nope|actually|sorry|wait|i mean|i meant|make it|make that|rather|hm+|not|oh|better|ok then|oops|correction|it was|was|lets say|more like|instead|should be|dont|to \d|\d+ is (?:ok|fine)|its (?:an? )?[abc]\b|(?:my |the )?target|do \d)\b/;

export const question = (...contents: readonly string[]): Continuation => ({ kind: "question", contents });

const UNITS: readonly (readonly [RegExp, Units])[] = [
  [/^(?:and |or |whats that |what is that )*per miles?$/, { distances: "mi" }],
  [
    /^(?:and |so |whats that |what is that |how much is that |show (?:me )?(?:that |it )?|can i have (?:that|it) |say (?:that|it) |give me (?:that|it) )*(?:in|as) (?:miles?|mi|imperial)( please)?$/,
    { distances: "mi" },
  ],
  [
    /^(?:and |so |whats that |what is that |how much is that |show (?:me )?(?:that |it )?|can i have (?:that|it) |say (?:that|it) |give me (?:that|it) )*(?:in|as) (?:km|kms|kilometers?|kilometres?|metric)( please)?$/,
    { distances: "km" },
  ],
  [
    /^(?:and |so |whats that |what is that |how much is that |show (?:me )?(?:that |it )?|can i have (?:that|it) |say (?:that|it) |give me (?:that|it) )*(?:in|as) (?:lbs?|pounds?|freedom units)( please)?$/,
    { weights: "lb" },
  ],
  [
    /^(?:and |so |whats that |what is that |how much is that |show (?:me )?(?:that |it )?|can i have (?:that|it) |say (?:that|it) |give me (?:that|it) )*(?:in|as) (?:kg|kgs|kilos?)( please)?$/,
    { weights: "kg" },
  ],
];

/** The question before, with what the message puts in the place of its parts; undefined when the message stands for itself. */
export function resolve(words: string, turns: readonly Turn[], view: CoachView): Continuation | undefined {
  const turn = turns.at(-1) ?? NO_TURN;
  const before = readQuestion(turn.question, "coaching_question").words;
  const plain = words
    .replace(LEAD, "")
    .replace(/ (?:please|pls|then|too|instead)$/, "")
    .trim();
  const isFragment = FRAGMENT.test(words) || words.split(" ").length <= 4;
  const isPending = turn.proposals.length > 0;
  const session = sessionIn(turn, view);

  const isDone = /^(ok |i |just |all )*(done|did (it|that)|finished|completed)\b/.test(words);
  const about = session === undefined || isDone || isOtherSubject(words, before, view) ? undefined : aboutSession(words, session, view);
  if (about !== undefined) return { kind: "draft", draft: about };
  // "its my kids birthday" beside a card is a reason, no question.
  if (
    isPending &&
    REASON.test(words) &&
    !QUESTION.test(words) &&
    daysNamed(words, view.today).length === 0 &&
    words.split(" ").length <= 8 &&
    !/\d/.test(words) &&
    session !== undefined
  )
    return {
      kind: "draft",
      draft: {
        text: ["All right. The card stays as it is: accept it, or tell me another day."],
        proposals: turn.proposals,
        followUps: ["Yes, do it", "No, leave it"],
      },
    };
  const units = UNITS.find(([pattern]) => pattern.test(words))?.[1];
  if (
    /^(?:and |but |so |ok )*why\b/.test(words) &&
    session !== undefined &&
    words.split(" ").length <= 8 &&
    !/^why not\b/.test(words) &&
    !isOtherSubject(words, before, view)
  )
    return { kind: "why", turn };
  const except = isPending ? exceptDay(words, turn, view) : undefined;
  if (except !== undefined) return { kind: "draft", draft: except };
  if (units !== undefined && before !== "") return { kind: "question", contents: [before], units };
  const on = aboutValue(words, before, view);
  if (on !== undefined) return question(on);
  if (isAsking(turn.answer) && !isPending && !QUESTION.test(words))
    return question(`${carried(turns)} ${withMonth(plain, carried(turns))}`);
  if (
    ABSENT.test(before) &&
    !QUESTION.test(words) &&
    /\b(since|until|till|from|for|\d+ days|yesterday|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|fever|throat|nose|chest|cough)\b/.test(
      words,
    ) &&
    words.split(" ").length <= 7
  ) {
    const end = /\b(?:until|till|to)(?: the)? (\d{1,2})(?:st|nd|rd|th)?\b/.exec(words)?.[1];
    const range = /(\d{1,2} ?(?:-|to|until|till| ) ?)\d{1,2}\b/;
    return question(end !== undefined && range.test(before) ? before.replace(range, `$1${end}`) : `${before} ${plain}`);
  }
  if (COMPLAINT.test(before) && !isPending && !QUESTION.test(words) && !/^(?:skip|move|log|swap|make)\b/.test(words))
    return question(`${before} ${plain}`);
  const ofSession = commandAbout(words, session ?? listed(words, turn, view), view);
  if (isPending) {
    const too = alsoFor(words, before, view);
    if (too !== undefined) return question(before, too);
    const leaving = session === undefined ? undefined : leaveOut(words);
    if (leaving !== undefined && session !== undefined)
      return question(before, `leave out ${leaving} ${dayName(session.date, view).replace(/s$/, "")}`);
    const [more] =
      /^(?:and |also |then |plus )+(?:move |put )?(?:the |my )?((?:\w+days?|today|tomorrow)(?: session| run| one)? (?:to|on) (?:\w+day|today|tomorrow))$/
        .exec(words)
        ?.slice(1) ?? [];
    if (more !== undefined && turn.proposals[0]?.request.reason === "move")
      return question(before, `move ${more.replace(/(?<=day|row)s? one /, "s session ")}`);
    const logged = turn.proposals[0]?.request;
    if (
      logged?.reason === "record" &&
      logged.record.kind === "log" &&
      /^(?:and|also|plus|then)\b/.test(words) &&
      /\d/.test(words) &&
      EXERCISE_OR_SPORT.test(words)
    )
      return question(before, `log ${plain.replace(/^(?:add|log|put) (?:in )?/, "")}`);
    if (OTHER.test(words)) return { kind: "draft", draft: whichOther(session, view) };
    if (
      CORRECTION.test(words) ||
      /^(?:nah|na|nee|ok|hm+) \d/.test(words) ||
      isFragment ||
      ofSession !== undefined ||
      /\brpe ?\d/.test(words) ||
      plain.startsWith("rpe")
    ) {
      const fixed = QUESTION.test(words) && !/^why not\b/.test(words) ? undefined : corrected(before, plain, turn, view);
      if (fixed !== undefined) return question(...fixed);
    }
  }
  if (ofSession !== undefined) return question(ofSession);
  if (!isPending && CORRECTION.test(words) && CHANGE.test(before)) {
    const next = DAY.exec(plain)?.[0];
    if (next !== undefined && DAY.test(before)) return question(before.replace(DAY, next));
  }
  const goal = /\bgoal\b/.test(plain) ? undefined : replaceGoal(plain, before, isFragment);
  if (goal !== undefined) return question(goal);
  return isFragment || isElliptic(words) ? edited(plain, words, before, turn, view) : undefined;
}

/** "left one, only going downstairs": more about the complaint that the card is for. */
export function isMoreOfComplaint(words: string, { proposals }: Turn): boolean {
  return (
    proposals[0]?.request.reason === "injury" &&
    !QUESTION.test(words) &&
    words.split(" ").length <= MOST_COMPLAINT_WORDS &&
    MORE_OF_COMPLAINT.test(words)
  );
}

const MOST_COMPLAINT_WORDS = 14;

const MORE_OF_COMPLAINT =
  /\b(?:left|right|both|inside|outside|front|behind|only|when|going|stairs|\d|sharp|dull|since|worse|better|swollen|mild|fine)\b/;

const REASON = /^(?:its|it is|because|since|cause|as) (?:my|our|the|a|an|i|we)\b/;

const ABSENT =
  /\b(i have a cold|have the flu|im ill|im sick|got a cold|caught a cold|feel ill|im away|on holiday|going on holiday|travelling|traveling|holiday)\b/;

const COMPLAINT =
  /\b(knees?|ankles?|shoulders?|foot|heel|hips?|groin|hamstrings?|calf|elbows?|wrists?|neck|achilles|shins?|back)\b.*\b(hurts?|pain\w*|sore|ach\w+|twing\w*|pinch\w*|stiff|tight)\b|\b(hurts?|pain|sore) .*\b(knees?|ankles?|shoulders?|foot|heel|hips?|groin|hamstrings?|calf|elbows?|wrists?|neck|achilles|shins?|back)\b/;

const QUESTION = /^(and |so |but |ok )*(what|whats|how|hows|why|when|which|who|where|is|are|do|does|did|can|could|should|will|am)\b/;

const CHANGE = /^(please |can you |could you )?(move|swap|shift|make|skip|shorten|cancel|ease|put|push)\b/;

const OTHER =
  /^(?:no |nah |not that one |sorry |i meant |i mean |rather |the )*(?:the )?(?:other (?:one|session|day)|another (?:one|session)|wrong (?:one|session|day)|not that one|different (?:one|session))$/;

/** Slots of an own-data question or another word of the same kind. */
function edited(plain: string, words: string, before: string, turn: Turn, view: CoachView): Continuation | undefined {
  if (plain === "") return undefined;
  const after = nextDay(plain, before, view);
  if (after !== undefined) return question(after);
  const start = view.plan?.plan.startDate;
  const now = getSlots(words, view.today, start);
  const then = getSlots(before, view.today, start);
  const wasData = readDataQuestion(before, view.today, start) !== undefined;
  // "and what time do i need" is a question of its own.
  if (OWN_QUESTION.test(plain)) return undefined;
  if (now.against !== undefined && /\bthan\b/.test(before))
    return question(before.replace(/\bthan .*/, plain.startsWith("than") ? plain : `than ${plain}`));
  if (/^(the )?(one|session|time) before( that)?$/.test(plain) && /\blast (session|workout|run|ride)\b/.test(before))
    return question("show me my last 2 sessions");
  if (/^(the )?((week|month|year|one) before( that| last)?|before that)$/.test(plain)) return question(replaceSpan(before, plain));
  if (/^(?:in )?(?:total|ever|all time|altogether|overall)$/.test(plain) && wasData)
    return question(replaceSpan(before, "so far in total"));
  if (
    /^(?:and |what about |how about |but |also )*for (?!today|tomorrow|\w+day)/.test(words) &&
    !/\b(week|month|year)\b/.test(plain) &&
    before !== ""
  )
    return question(`${before} for ${plain.replace(/^for /, "")}`);
  const kind =
    wasData && (now.lift !== undefined || now.test !== undefined || now.span !== undefined) ? undefined : replaceKind(before, plain);
  if (kind !== undefined && plain.split(" ").length <= 5) return question(kind);
  const named = new RegExp(`^(?:on |this |next )?(?:today|tomorrow|${WEEKDAY}s?)$`).exec(plain)?.[0];
  if (named !== undefined && DAY.test(before)) return question(before.replace(new RegExp(`(?:on |this |next )?${DAY.source}s?`), named));
  const only = Object.keys(now).filter((key) => key !== "wanted");
  if (only.length === 0) return isCombined(plain, before, turn) ? question(`${before} ${plain}`) : undefined;
  let next = before;
  if (now.lift !== undefined || now.test !== undefined) next = replaceSubject(next, plain, then);
  if (now.span !== undefined) next = replaceSpan(next, plain.replace(/^(?:the )?(?:whole|entire|full) /, "this "));
  if (now.sport !== undefined && now.lift === undefined && now.test === undefined) next = replaceSport(next, plain);
  return question(next === before ? `${before} ${plain}` : next);
}

const OWN_QUESTION = /\b(why|how|should|can i|do i need|when was|when is|what time|eat|need|explain|what is|what are|whats the)\b/;

/** "and for a 31yo woman in hyrox": more about what was asked, nothing of its own. */
function isCombined(plain: string, before: string, { proposals }: Turn): boolean {
  return (
    proposals.length === 0 &&
    before !== "" &&
    /^(?:a |an |my |the )?[a-z0-9 ]+$/.test(plain) &&
    /^(?:for|with|in|on|at|as|if|a|an|when|during|after|before|without)\b|\bfor\b/.test(plain)
  );
}

function isElliptic(words: string): boolean {
  return (
    words.split(" ").length <= 7 &&
    !/\b(is|are|was|were|do|does|did|have|has|can|should|will|what|whats|how|why|when|where|which|move|skip|log|add|set|make|swap|change|cancel|delete|want|need)\b/.test(
      words,
    )
  );
}

/** Another lift, race or day that is no part of what was said before. */
function isOtherSubject(words: string, before: string, view: CoachView): boolean {
  const day = daysNamed(words, view.today)[0];
  const { lift, test, span } = getSlots(words, view.today);
  return (
    day !== undefined ||
    test !== undefined ||
    (span !== undefined && !/\btoday\b/.test(words)) ||
    (lift !== undefined && !before.includes(lift.name)) ||
    /\b(race|goal|berlin|hyrox|last (time|week|month)|ever|usually|in general|my best)\b/.test(words)
  );
}

const EXERCISE_OR_SPORT =
  /\b(squats?|dead ?lifts?|bench|press|rows?|rowing|run|bike|ride|swim|ski|pull ?ups?|push ?ups?|cleans?|snatch|lunges?|thrusters?|hip thrusts?|dips?|curls?|planks?|sit ?ups?|rdls?|good mornings?|step ?ups?|split squats?)\b/;

/** "and friday too": the same wish for another day. */
function alsoFor(words: string, before: string, view: CoachView): string | undefined {
  const day = daysNamed(words, view.today);
  if (
    /\b(days|anymore|from now on|every)\b/.test(before) ||
    day.length !== 1 ||
    !/\b(also|too|as well|and|same)\b/.test(words) ||
    !DAY.test(before) ||
    !/^(?:and |also |same |the same |for |on |please |do |it |with |that )*(?:today|tomorrow|\w+days?|mon|tue|wed|thu|fri|sat|sun)(?: too| as well| also| please)*$/.test(
      words,
    )
  )
    return undefined;
  const name = DAY.exec(words)?.[0];
  return name === undefined || name === DAY.exec(before)?.[0] ? undefined : before.replace(DAY, name);
}

const GOAL_NAME = /\b(squat|deadlift|bench|press|pull ?ups?|10 ?k|5 ?k|hyrox|race|run)\b/;

/** "and the squat one?" after goals. */
function replaceGoal(plain: string, before: string, isFragment: boolean): string | undefined {
  if (!/\bgoals?\b/.test(before)) return undefined;
  const name = GOAL_NAME.exec(plain)?.[0];
  if (name === undefined || !(isFragment || /\bone\b/.test(plain))) return undefined;
  const rest = plain
    .replace(GOAL_NAME, "")
    .replace(/\b(the|one|my|and)\b/g, "")
    .trim();
  return `${rest === "" ? "whats my" : rest} ${name} goal`.trim();
}

/** The questions since the coach began to ask back, joined. */
function carried(turns: readonly Turn[]): string {
  const last = turns.findLastIndex(({ answer }) => !isAsking(answer));
  return turns
    .slice(last + 1)
    .map(({ question: asked }) => readQuestion(asked, "coaching_question").words)
    .join(" ");
}

/** "18th" after "in April" is the 18th of April. */
function withMonth(plain: string, before: string): string {
  const month = /\b(january|february|march|april|may|june|july|august|september|october|november|december)\b/.exec(before)?.[1];
  return month === undefined
    ? plain
    : plain.replace(/\b(\d{1,2})(?:st|nd|rd|th)\b(?! (?:of )?[a-z]*(?:ber|uary|ch|il|ay|ne|ly|ust)\b)/, `$1 ${month}`);
}
