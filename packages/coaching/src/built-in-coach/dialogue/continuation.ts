import { addDays, dayInWords, shortDay } from "@ironpace/training";
import { EXERCISE, leaveOut } from "../changes/left-out.ts";
import { daysNamed, openInWeek } from "../changes/session-named.ts";
import { readDataQuestion, slotsOf } from "../own-data/ask.ts";
import { fieldAsked } from "../frame/answer-entity.ts";
import { isAcknowledgement } from "../frame/frames-of-turns.ts";
import { readQuestion } from "../question.ts";
import { list } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { aboutSession } from "./about-session.ts";
import { askedOn } from "./asked-on.ts";
import { dayName, sessionIn, sessionsIn } from "./focus.ts";
import { mergeCard } from "./merge-card.ts";
import { corrected } from "./pending-card.ts";
import { nextDay, replaceKind, replaceSpan, replaceSport, replaceSubject } from "./replace-slots.ts";
import { ACCEPT, CLEARLY_ACCEPT, EXAMPLE, REJECT, SHORTER, THANKS, UNDO, WHY } from "./set-phrases.ts";
import { isAsking, NO_TURN, type Turn } from "./turn.ts";

/** Units an answer is given in instead of the athlete's own: "in miles". */
export type Units = { readonly distances: CoachView["distances"] } | { readonly weights: "kg" | "lb" };

/** How a message goes on from the conversation. */
export type Continuation =
  /** Questions complete in themselves that the message stands for. */
  | { readonly kind: "question"; readonly contents: readonly string[]; readonly units?: Units }
  /** The last answer in another form. */
  | { readonly kind: "shorter" | "why" | "accept" | "undo" | "reject" | "example"; readonly turn: Turn }
  | { readonly kind: "draft"; readonly draft: Draft }
  | { readonly kind: "new" };

const LEAD =
  /^(?:(?:and|what about|how about|ok|okay|same for|also|but|or|then|plus|so|no|nope|nah|actually|sorry|wait|i mean|i meant|rather|hm+|oh|oops|not|well|hey|please|correction|make it|make that|better|lets say|let it be|more like|the same for|same with|and for|for|oh and|ah)(?: |$))+/;
const FRAGMENT = /^(?:and|what about|how about|ok and|same for|same with|also|but|or|then|plus|ok|so)\b/;
const CORRECTION =
  /^(?:ok |ah |oh )?(?:no|nope|actually|sorry|wait|i mean|i meant|make it|make that|rather|hm+|not|oh|better|ok then|oops|correction|it was|was|lets say|more like|instead|should be|dont|to \d|\d+ is (?:ok|fine)|its (?:an? )?[abc]\b|(?:my |the )?target|do \d)\b/;
const MOST_WORDS = 11;

/** Reads a message in the light of what was said before; the newest turn is the last. A message is first tried as an edit of the last question. */
export function continuation(content: string, turns: readonly Turn[], view: CoachView): Continuation {
  const { words } = readQuestion(content, "coaching_question");
  const chain = resolvedTurns(turns, view);
  const turn = chain.at(-1);
  if (UNDO.test(words)) return { kind: "undo", turn: turn ?? NO_TURN };
  if (turn === undefined) return { kind: "new" };
  const isPending = turn.proposals.length > 0;
  const isOfSession = /\b(it|that)\b.*\b(shorter|easier|lighter|longer)\b/.test(words) && sessionIn(turn, view) !== undefined;
  if (turns.length > 0 && isAcknowledgement(words) && !(isPending && (ACCEPT.test(words) || REJECT.test(words))))
    return { kind: "draft", draft: ACKNOWLEDGED };
  if (!isOfSession && SHORTER.test(words) && !(isPending && /^(shorter|a bit shorter|make it shorter)$/.test(words)))
    return { kind: "shorter", turn };
  const merged = isPending ? mergeCard(words, content, turn, view) : undefined;
  if (merged !== undefined) return { kind: "draft", draft: merged };
  const there = /on (\w{3} \d{1,2} \w{3}): shall I swap it there\?|am \w{2} (\d{1,2}\. \w+): Soll ich dort tauschen\?/.exec(turn.answer);
  if (there !== null && ACCEPT.test(words)) {
    const before = readQuestion(turn.question, "coaching_question").words;
    const day = (there[1] ?? there[2] ?? "")
      .replace(/^\w{3} /, "")
      .replace(".", "")
      .toLowerCase();
    return question(`${before.replace(DAY, "").trim()} on ${day}`);
  }
  if ((isPending && ACCEPT.test(words)) || CLEARLY_ACCEPT.test(words)) return { kind: "accept", turn };
  if (isPending && REJECT.test(words)) return { kind: "reject", turn };
  if (WHY.test(words)) return { kind: "why", turn: { ...turn, question: turn.question } };
  if (EXAMPLE.test(words)) return { kind: "example", turn };
  if (THANKS.test(words) || words.split(" ").length > MOST_WORDS) return { kind: "new" };
  return resolve(words, chain, view) ?? { kind: "new" };
}

/** The turns with questions that are complete in themselves: "8k" after "log a run today" is "log a run today 8k". */
function resolvedTurns(turns: readonly Turn[], view: CoachView): readonly Turn[] {
  const chain: Turn[] = [];
  for (const turn of turns) {
    const { words } = readQuestion(turn.question, "coaching_question");
    const isSet = [SHORTER, ACCEPT, REJECT, WHY, UNDO, EXAMPLE, THANKS].some((form) => form.test(words));
    const isShort = words.split(" ").length <= MOST_WORDS && chain.length > 0;
    const meant = isShort && !isSet ? resolve(words, chain, view) : undefined;
    const before = chain.at(-1);
    if (isSet && before !== undefined)
      chain.push({ ...turn, question: before.question, proposals: turn.proposals.length > 0 ? turn.proposals : before.proposals });
    else if (meant?.kind === "question") chain.push({ ...turn, question: meant.contents.at(-1) ?? turn.question });
    else if (before !== undefined && meant === undefined && isShort && turn.proposals.length === 0 && fieldAsked(words)?.rest.length === 0)
      chain.push({ ...turn, question: before.question });
    else if (meant?.kind === "draft" && before !== undefined) chain.push({ ...turn, question: before.question });
    else chain.push(turn);
  }
  return chain;
}

const question = (...contents: readonly string[]): Continuation => ({ kind: "question", contents });

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
function resolve(words: string, turns: readonly Turn[], view: CoachView): Continuation | undefined {
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
  const on = askedOn(words, before, view);
  if (on !== undefined) return question(on);
  if (isAsking(turn.answer) && !isPending && !QUESTION.test(words)) return question(`${carried(turns)} ${plain}`);
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
      /^(?:and |also |then |plus )+(?:move |put )?((?:\w+days?|today|tomorrow)(?: session| run)? (?:to|on) (?:\w+day|today|tomorrow))$/
        .exec(words)
        ?.slice(1) ?? [];
    if (more !== undefined && turn.proposals[0]?.request.reason === "move") return question(before, `move ${more}`);
    const logged = turn.proposals[0]?.request;
    if (
      logged?.reason === "record" &&
      logged.record.kind === "log" &&
      /^(?:and|also|plus|then)\b/.test(words) &&
      /\d/.test(words) &&
      EXERCISE_OR_SPORT.test(words)
    )
      return question(before, `log ${plain}`);
    if (OTHER.test(words)) return { kind: "draft", draft: whichOther(session, view) };
    if (CORRECTION.test(words) || isFragment || ofSession !== undefined || /\brpe ?\d/.test(words) || plain.startsWith("rpe")) {
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

const ACKNOWLEDGED: Draft = { text: ["All right, nothing changes. Ask again whenever you like."] };

const ABSENT =
  /\b(i have a cold|have the flu|im ill|im sick|got a cold|caught a cold|feel ill|im away|on holiday|going on holiday|travelling|traveling|holiday)\b/;
const COMPLAINT =
  /\b(knees?|ankles?|shoulders?|foot|heel|hips?|groin|hamstrings?|calf|elbows?|wrists?|neck|achilles|shins?|back)\b.*\b(hurts?|pain\w*|sore|ach\w+|twing\w*|pinch\w*|stiff)\b|\b(hurts?|pain|sore) .*\b(knees?|ankles?|shoulders?|foot|heel|hips?|groin|hamstrings?|calf|elbows?|wrists?|neck|achilles|shins?|back)\b/;
const QUESTION = /^(and |so |but |ok )*(what|whats|how|hows|why|when|which|who|where|is|are|do|does|did|can|could|should|will|am)\b/;
const CHANGE = /^(please |can you |could you )?(move|swap|shift|make|skip|shorten|cancel|ease|put|push)\b/;
const WEEKDAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?";
const DAY = new RegExp(`\\b(today|tomorrow|${WEEKDAY})(?=s?\\b)`);

const OTHER =
  /^(?:no |nah |not that one |sorry |i meant |i mean |rather |the )*(?:the )?(?:other (?:one|session|day)|another (?:one|session)|wrong (?:one|session|day)|not that one|different (?:one|session))$/;

/** "Ease this week" and then "not Saturday though": the days before and after it. */
function exceptDay(words: string, turn: Turn, view: CoachView): Draft | undefined {
  const [proposal] = turn.proposals;
  const request = proposal?.request;
  const day = /^(?:but |and |just |ok |only )*(?:not|except|without|leave|keep|apart from|but not|all but)\b/.test(words)
    ? daysNamed(words, view.today)[0]?.day
    : undefined;
  if (
    proposal !== undefined &&
    request?.reason === "availability" &&
    /^(?:but |and |just |ok )*(?:not|except|without|apart from|but not|only not)\b.*\b(this|tomorrow|today|\w+day)\b/.test(words)
  )
    return {
      text: [
        "Then accept the card only once that day is over: nothing changes until you accept it, and it plans the days that follow. Here it is again.",
      ],
      proposals: turn.proposals,
    };
  if (
    proposal === undefined ||
    request?.reason !== "ease" ||
    day === undefined ||
    request.from >= request.to ||
    day < request.from ||
    day > request.to
  )
    return undefined;
  const { reason, from, to, ...how } = request;
  const spans = [
    { from, to: addDays(day, -1) },
    { from: addDays(day, 1), to },
  ].filter(
    (span) =>
      span.from <= span.to &&
      openInWeek(view.plan as NonNullable<CoachView["plan"]>, from, view.today).some(({ date }) => date >= span.from && date <= span.to),
  );
  return {
    text: [
      `Then ${dayInWords(day).replace(/ \d{4}$/, "")} stays as it is, and the other days get easier.`,
      "The card shows it before and after. Nothing changes until you accept it.",
    ],
    proposals: spans.map((span) => ({
      title: `Easier ${shortDay(span.from)} to ${shortDay(span.to)}`,
      why: proposal.why,
      request: { reason, ...how, ...span },
    })),
  };
}

/** "No, the other one": the sessions it can be. */
function whichOther(session: ReturnType<typeof sessionIn>, view: CoachView): Draft {
  const { plan, today } = view;
  const others = plan === undefined ? [] : openInWeek(plan, session?.date ?? today, today).filter(({ id }) => id !== session?.id);
  return others.length === 0
    ? { text: ["There is no other open session in that week. Which day do you mean?"] }
    : {
        text: [
          `Which one? Also open in that week: ${list(others.map(({ date, title }) => `${shortDay(date)} ${title}`))}. Say the day, and I make the card for it.`,
        ],
        followUps: others.slice(0, 3).map(({ date }) => `I meant ${dayName(date, view)}`),
      };
}

/** Slots of an own-data question or another word of the same kind. */
function edited(plain: string, words: string, before: string, turn: Turn, view: CoachView): Continuation | undefined {
  if (plain === "") return undefined;
  const after = nextDay(plain, before, view);
  if (after !== undefined) return question(after);
  const start = view.plan?.plan.startDate;
  const now = slotsOf(words, view.today, start);
  const then = slotsOf(before, view.today, start);
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
  const { lift, test, span } = slotsOf(words, view.today);
  return (
    day !== undefined ||
    test !== undefined ||
    (span !== undefined && !/\btoday\b/.test(words)) ||
    (lift !== undefined && !before.includes(lift.name)) ||
    /\b(race|goal|berlin|hyrox|last (time|week|month)|ever|usually|in general|my best)\b/.test(words)
  );
}

/** A wish about the session in focus, with its day named: "skip it", "too long, 40 min please", "done, rpe 7". */
function commandAbout(words: string, session: ReturnType<typeof sessionIn>, view: CoachView): string | undefined {
  if (session === undefined) return undefined;
  const of = dayName(session.date, view);
  const single = of.replace(/s$/, "");
  if (daysNamed(words, view.today).length > 0 && !/\b(it|that|this|instead)\b/.test(words)) return undefined;
  const to =
    /\b(?:move|shift|put|push|do|have|bring|make|can (?:i|we|you) (?:do|move|have)) (?:it|that|this)\b.*?\b(?:to|on|onto|for|until)? ?((?:next |this )?(?:today|tomorrow|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?)\b/.exec(
      words,
    )?.[1];
  if (to !== undefined) return `move ${of} session to ${to}`;
  if (
    /\b(skip|drop|cancel|leave out|delete|remove|bin) (it|that|this|that one|this one|the (last|first|second|hardest|easiest|longest) one)\b|^(skip|drop|cancel|delete)$|\b(ill|i will|gonna|want to|wanna) skip( it| that)?$|\bmake (it|that) a rest day\b/.test(
      words,
    )
  )
    return `make ${single} a rest day`;
  const minutes = /\b(\d{2,3}) ?(?:m|min|mins|minutes)\b/.exec(words)?.[1] ?? (/\bhalf an hour\b/.test(words) ? "30" : undefined);
  if (
    minutes !== undefined &&
    !/\b(ran|did|log|run for|took)\b/.test(words) &&
    /\b(too long|make it|only|got|have|max|shorten|cut|shorter|please|fit|down to|instead|trim|just)\b|^(and |ok )?\d/.test(words)
  )
    return `make ${of} session ${minutes} min only`;
  if (
    /\b(make|do|can we do|can you make) (it|that|this) (a bit |much |little )?(shorter|quicker)\b|\bshorten (it|that|this)\b|^(way |much |far )?too long( for me)?$|\bcut (it|that) (down|short)\b/.test(
      words,
    )
  )
    return `make ${of} session shorter`;
  if (
    /\b(make|do) (it|that|this) (a bit |much |little )?(easier|lighter)\b|\bease (it|that)\b|^(way |much |far )?too (hard|much)( for me)?$|\btone (it|that) down\b/.test(
      words,
    )
  )
    return `make ${of} session easier`;
  if (
    /^(ok |i |just |all )*(done|did it|finished( it)?|completed( it)?|did that|finished that)\b/.test(words) &&
    session.date <= view.today
  )
    return `did ${single}s session ${words.replace(/^(ok |i |just |all )*(done|did it|finished( it)?|completed( it)?|did that|finished that)/, "").trim()}`;
  const kilometres = /\b(?:make (?:it|that)|only|just|cut (?:it|that) to|shorten (?:it|that) to|do) (\d{1,2}(?:\.\d)?) ?(?:k|km)\b/.exec(
    words,
  )?.[1];
  if (kilometres !== undefined) return `make ${of} session ${kilometres} k`;
  const missing =
    /\b(?:dont have|havent got|have no|there is no|theres no) (?:a |an |any |the )?([a-z ]{3,20}?)(?: at my gym| here| today| there|$)/.exec(
      words,
    )?.[1] ?? /\b(?:replace|swap|change|swap out|switch) (?:out )?(?:the |those |my )?([a-z ]{3,20}?)(?: please| pls|$)/.exec(words)?.[1];
  if (missing !== undefined && EXERCISE.test(missing) && !/\b(for|with|to)\b/.test(missing))
    return `swap ${missing} for something else ${single}`;
  const leaving = leaveOut(words);
  if (leaving !== undefined) return `leave out ${leaving} ${single}`;
  const swap = /\b(?:swap|replace|switch|change|exchange|sub) (?:the |my )?(.+?) (?:for|with|to|by) (.+)$/.exec(words);
  return swap === null || daysNamed(words, view.today).length > 0 ? undefined : `${swap[0]} ${single}`;
}

/** "drop the last one" of what was listed. */
function listed(words: string, turn: Turn, view: CoachView): ReturnType<typeof sessionIn> {
  const which = /\b(last|first|second|hardest|easiest|longest|shortest) (one|session)\b/.exec(words)?.[1];
  const all = which === undefined ? [] : sessionsIn(turn, view);
  switch (which) {
    case "last":
      return all.at(-1);
    case "second":
      return all[1];
    case "hardest":
      return all.toSorted((a, b) => b.intensityLevel - a.intensityLevel)[0];
    case "easiest":
      return all.toSorted((a, b) => a.intensityLevel - b.intensityLevel)[0];
    case "longest":
      return all.toSorted((a, b) => b.duration - a.duration)[0];
    case "shortest":
      return all.toSorted((a, b) => a.duration - b.duration)[0];
    default:
      return all[0];
  }
}

const EXERCISE_OR_SPORT =
  /\b(squats?|dead ?lifts?|bench|press|rows?|rowing|run|bike|ride|swim|ski|pull ?ups?|push ?ups?|cleans?|snatch|lunges?|thrusters?|hip thrusts?)\b/;
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
