import { TAKES_AWAY } from "../../changes/shorten.ts";
import { EXERCISE, leaveOut } from "../../changes/split-wishes.ts";
import { daysNamed } from "../../changes/session-named.ts";
import type { CoachView } from "../../view.ts";
import { dayName, type sessionIn } from "../focus.ts";

/** A wish about the session in focus, with its day named: "skip it", "too long, 40 min please", "done, rpe 7". */
export function commandAbout(words: string, session: ReturnType<typeof sessionIn>, view: CoachView): string | undefined {
  if (session === undefined) return undefined;
  const of = dayName(session.date, view);
  const single = of.replace(/s$/, "");
  // "make it a rest day friday" is about Friday, whatever was spoken of before.
  if (daysNamed(words, view.today).length > 0 && (REST_DAY.test(words) || !/\b(it|that|this|instead)\b/.test(words))) return undefined;
  const to =
    /\b(?:move|shift|put|push|do|have|bring|make|can (?:i|we|you) (?:do|move|have)) (?:it|that|this)\b.*?\b(?:to|on|onto|for|until)? ?((?:next |this )?(?:today|tomorrow|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?)\b/.exec(
      words,
    )?.[1];
  if (to !== undefined) return `move ${of} session to ${to}`;
  if (
    /\b(skip|drop|cancel|leave out|delete|remove|bin|scrap|ditch|axe|kill|get rid of|not doing|take out) (it|that|this|that one|this one|the (last|first|second|hardest|easiest|longest)(?: one| session)?)\b|^(skip|drop|cancel|delete)$|\b(ill|i will|gonna|want to|wanna) skip( it| that)?$|\bmake (it|that) a rest day\b/.test(
      words,
    )
  )
    return `make ${single} a rest day`;
  const minutes =
    /\b(\d{2,3}) ?(?:m|min|mins|minutes)\b/.exec(words)?.[1] ??
    /\b(\d{2,3}) max(?:imum)?\b|\bmax(?:imum)? (\d{2,3})\b/
      .exec(words)
      ?.slice(1)
      .find((group) => group !== undefined) ??
    BARE_MINUTES.exec(words)
      ?.slice(1)
      .find((group) => group !== undefined);
  if (
    minutes !== undefined &&
    !/\b(ran|did|log|run for|took)\b/.test(words) &&
    /\b(too long|make it|only|got|have|max|shorten|cut|shorter|please|fit|down to|instead|trim|just)\b|^(and |ok )?\d/.test(words)
  )
    return TAKES_AWAY.test(words) ? `cut ${minutes} min off ${of} session` : `make ${of} session ${minutes} min only`;
  if (
    /\b(make|do|can we do|can you make) (it|that|this|the (?:first|second|third|last|longest|hardest)(?: one)?) (a bit |much |little )?(shorter|quicker)\b|\bshorten (it|that|this)\b|^(?:that is |thats |its |it is |thats just |way |much |far |a bit |me )*too long( for me)?$|\bcut (it|that) (down|short)\b/.test(
      words,
    )
  )
    return `make ${of} session shorter`;
  if (
    /\b(make|do) (it|that|this|the (?:first|second|third|last|longest|hardest)(?: one)?) (a bit |much |little )?(easier|lighter)\b|\bease (it|that)\b|^(?:that is |thats |its |it is |way |much |far |a bit |me )*too (hard|much|heavy)( for me)?$|\btone (it|that) down\b/.test(
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

/** "i only have 50 for it", "got 45 tops": minutes without their unit. */
const BARE_MINUTES =
  /\b(?:ive got|i have|i got|got|have|only|just|make it|down to|cut it to|fit it in|in) (?:only |just |about |like |max )*(\d{2,3})\b(?! ?(?:km|k|kg|w|watts|x|%|reps?|sets?|m\b))(?= (?:for|tops|max|then|though|today|tomorrow|on|please|available|at most)|$)|^(?:ok |and |but |so |then )*(\d{2,3}) (?:tops|max|is enough|is all i have|is all i got|at most)\b/;

const REST_DAY = /\b(?:rest|off) days?\b|\bdays? off\b/;
