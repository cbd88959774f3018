import { TAKES_AWAY } from "../../changes/shorten.ts";
import { daysNamed, sessionOfKind } from "../../changes/session-named.ts";
import type { CoachView } from "../../view.ts";
import { dayName, sessionIn, sessionOfRow } from "../focus.ts";
import type { Turn } from "../turn.ts";

const WEEKDAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const DAY_WORD = new RegExp(`\\b(day before yesterday|todays?|tonight|tomorrows?|yesterdays?|${WEEKDAY})\\b`);
const MONTH =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/;

const COMPLETE = /^(?:swap|replace|exchange|substitute) .+ (?:for|with|by) \w/;

/** "no, saturday", "actually 45", "no 65", "by june", "not delete, just shorten": the wish before with what the message puts in the place of its parts. */
export function corrected(before: string, plain: string, turn: Turn, view: CoachView): readonly string[] | undefined {
  const request = turn.proposals[0]?.request;
  // "swap the deadlift for something else" stands for itself.
  if (request === undefined || COMPLETE.test(plain)) return undefined;
  plain = plain.replace(/\brpe (?:was|is|of|at)(?: like)? (?:an? )?(?=\d)/, "rpe ");
  const session = sessionIn(turn, view);
  const of = session === undefined ? undefined : dayName(session.date, view);
  const single = of?.replace(/s$/, "");
  const words = plain.replace(
    /^(?:not|dont|do not) (?:to )?(?:delete|skip|cancel|remove|move|drop|swap|shorten|rest)\w*(?: it| that)? (?:but |just |only |rather |please |)+/,
    "",
  );
  const day = daysNamed(words, view.today)[0]?.day;
  const named = DAY_WORD.exec(words)?.[1];
  // "Thursday next week" and "next Thursday" keep their week.
  const isNextWeek = named !== undefined && new RegExp(`\\bnext (?:week|${named})\\b`).test(words);
  const dayWord = isNextWeek ? `${named} next week` : named;
  if (/\b(also|as well)\b|\btoo$|^and\b/.test(plain) && dayWord !== undefined && DAY_WORD.test(before))
    return [before, before.replace(DAY_WORD, dayWord)];
  if (of !== undefined && single !== undefined) {
    if (/\b(move|instead|rather|shift|put)\b/.test(words) && dayWord !== undefined && request.reason !== "record")
      return [`move ${of} session to ${dayWord}`];
    if (/\b(rest day|skip it|skip that|leave it out|cancel it|drop it|day off)\b/.test(words)) return [`make ${single} a rest day`];
    if (/\b(easier|easy|lighter)\b/.test(words)) return [`make ${of} session easier`];
    const kilometres =
      /\b(\d{1,2}(?:\.\d)?) ?(?:k|km)\b/.exec(words)?.[1] ??
      (request.reason === "ease" && (session?.title ?? "").endsWith(" km") && !/\d ?(?:m|min|mins|minutes)\b/.test(before)
        ? /^(?:to |do |rather |only |is ok |is fine |make it |\d+ is (?:ok|fine) (?:too )?(?:do )?)*(\d{1,2})$/.exec(words)?.[1]
        : undefined);
    // "60" of a run of 14 km are minutes.
    const isLength = kilometres !== undefined && Number(kilometres) < Number(/([\d.]+) km$/.exec(session?.title ?? "")?.[1] ?? 0);
    if (isLength && request.reason === "ease") return [`make ${of} session ${kilometres} k`];
    const minutes =
      /\b(\d{2,3}) ?(?:min|mins|minutes|m)\b/.exec(words)?.[1] ??
      (request.reason === "ease" ? /\b(\d{2,3})\b/.exec(words)?.[1] : undefined);
    if (minutes !== undefined && request.reason !== "record")
      return [TAKES_AWAY.test(words) ? `cut ${minutes} min off ${of} session` : `make ${of} session ${minutes} min only`];
    if (/\b(shorten|shorter|short)\b/.test(words) && request.reason !== "record") return [`make ${of} session shorter`];
  }
  switch (request.reason) {
    case "move": {
      const named = view.plan === undefined ? undefined : sessionOfKind(words, view.plan, view.today, day);
      if (day === undefined || dayWord === undefined)
        return named === undefined ? undefined : [before.replace(DAY_WORD, dayName(named.date, view))];
      // "I meant Tuesday's" is the session, "to Tuesday" or a bare day is where it goes.
      const isTarget = /^why not\b/.test(words);
      const isSource =
        (!isTarget && /\b(session|one|run|workout|not|from)\b/.test(words)) ||
        (words === dayWord && dayWord.endsWith("s") && dayWord !== "tues");
      if (isSource) {
        const target = daysNamed(before, view.today).at(-1);
        const word = target === undefined ? undefined : [...before.matchAll(new RegExp(DAY_WORD, "g"))].at(-1)?.[1];
        return word === undefined || word === dayWord ? undefined : [`move ${dayWord} session to ${word}`];
      }
      return of === undefined ? undefined : [`move ${of} session to ${dayWord}`];
    }
    case "missed":
      return dayWord === undefined || single === undefined ? undefined : [`make ${dayWord} a rest day`];
    case "swap": {
      const old = /^(.+?) →/.exec(turn.proposals[0]?.title ?? "")?.[1];
      const of = sessionOfRow(request.sessionId, view);
      if (old === undefined || of === undefined) return undefined;
      const wanted = words.replace(/^(?:take|use|with|for|to|the|make it|do|a|rather|try) /, "").replace(/ (instead|please)$/, "");
      const on = dayName(of.date, view).replace(/s$/, "");
      if (/^(?:the )?(?:other|another|different|next|something else)\b/.test(wanted))
        return [
          `swap ${old.toLowerCase()} for ${/Also possible: ([^,.]+?)(?:,| and |\.)/.exec(turn.answer)?.[1]?.toLowerCase() ?? "something different"} ${on}`,
        ];
      return /^\w+( \w+){0,3}$/.test(wanted) ? [`swap ${old.toLowerCase()} for ${wanted} ${on}`] : undefined;
    }
    case "ease":
    case "injury":
    case "illness":
    case "travel":
    case "benchmark":
    case "competition":
    case "availability":
      if (request.reason === "availability" && dayWord !== undefined) return [`${before} and ${dayWord}`];
      return dayWord !== undefined && DAY_WORD.test(before) ? [before.replace(DAY_WORD, dayWord)] : undefined;
    case "record":
      return record(before, words, turn, view);
  }
}

/** Another number, day, effort or priority of something that is to be stored. */
function record(before: string, plain: string, { proposals }: Turn, view: CoachView): readonly string[] | undefined {
  const request = proposals[0]?.request;
  if (request?.reason !== "record") return undefined;
  // "it was a 9" of a session that is done is its effort, "52 minutes" how long it took.
  const effort =
    /^(?:it |that |id say |i would say |maybe |about |around |felt |was |is |like |say |an? |the )*(10|\d(?:\.5)?)(?: ?(?:\/|of|out of) ?10)?$/.exec(
      plain,
    )?.[1];
  if (request.record.kind === "complete" && effort !== undefined) return [`${before.replace(/\brpe ?\d+(?:\.5)?/, "")} rpe ${effort}`];
  const day = daysNamed(plain, view.today)[0]?.day;
  if (request.record.kind === "race" && /\b(doubles|pro|relay|mixed)\b/.test(plain))
    return [`${before} ${/doubles|pro|relay|mixed/.exec(plain)?.[0] ?? ""}`];
  if (request.record.kind === "race" && /\b(target|goal|aim|sub|under)\b/.test(plain))
    return [`${before} goal ${plain.replace(/^(?:my |the )?(?:target|goal|aim)(?: is| time)* ?/, "")}`];
  if (/\b[abc] ?(?:race|prio\w*)\b|\bpriority\b/.test(plain) && request.record.kind === "race")
    return [`${before.replace(/\b[abc] (race|prio\w*)\b|\bpriority [abc]\b/, "")} ${plain}`];
  if (
    (/^(rpe|by|on|in|it was|yesterday|today|at|until|due)\b/.test(plain) &&
      !(/^it was\b/.test(plain) && (/\d ?(kg|kgs|km|k|lb|min|reps?)\b/.test(plain) || (/\d/.test(plain) && !DAY_WORD.test(plain))))) ||
    /\brpe\b/.test(plain)
  ) {
    const without = /\brpe\b/.test(plain)
      ? before.replace(/\brpe ?\d+(\.5)?/, "")
      : /^(by|until|due)\b/.test(plain)
        ? before.replace(/\bby .*$/, "")
        : DAY_WORD.test(plain)
          ? before.replace(new RegExp(`(?:on |last )?${DAY_WORD.source}`), "")
          : before;
    return [`${without} ${plain}`];
  }
  const month = MONTH.exec(plain)?.[0];
  if (month !== undefined && MONTH.test(before) && !/\d{1,2}(st|nd|rd|th)? /.test(`${plain} `)) return [before.replace(MONTH, month)];
  if (
    /^(?:\d{1,2}|[5-9]\.5)$/.test(plain) &&
    (request.record.kind === "complete" ||
      (request.record.kind === "log" &&
        request.record.rpe === undefined &&
        request.record.sets.every(({ kilograms, reps }) => kilograms === undefined && reps === undefined)))
  )
    return [`${before} rpe ${plain}`];
  const number = /\b(?:\d+(?:[.:]\d+)?(?::\d+)?)(?: ?(?:kg|kgs|lb|lbs|km|k|min|mins|reps?|sets?|watts|w|h))?\b/.exec(
    plain.replace(/\bnot \d+\S*/, ""),
  )?.[0];
  const isTime = /\d ?(min|mins|minutes|h|hours?)\b|\d:\d\d/.test(plain);
  if (isTime && !/\d ?(min|mins|minutes|h|hours?)\b|\d:\d\d/.test(before)) return [`${before} ${plain}`];
  if (number !== undefined) return [replaceNumber(before, number)];
  return day === undefined ? undefined : [`${before.replace(DAY_WORD, "")} ${plain}`];
}

/** The number of the same unit, else the nearest, gives way. */
export function replaceNumber(before: string, number: string): string {
  const unit = /[a-z]+$/.exec(number)?.[0];
  const found = [...before.matchAll(/\b\d+(?:[.:]\d+)?(?::\d+)?(?: ?(?:kg|kgs|lb|lbs|km|k|min|mins|reps?|sets?|watts|w|h))?\b/g)];
  const byX = /\b(\d{1,2}) ?x ?(\d{1,3})\b/.exec(before);
  const value = Number.parseFloat(number);
  if (unit !== undefined && /^reps?$/.test(unit) && byX !== null && !found.some(([text]) => /reps?$/.test(text)))
    return before.replace(byX[0], `${byX[1] ?? ""}x${value}`);
  if (unit !== undefined && /^sets?$/.test(unit) && byX !== null && !found.some(([text]) => /sets?$/.test(text)))
    return before.replace(byX[0], `${value}x${byX[2] ?? ""}`);
  const plain = (text: string): number => Number.parseFloat(text);
  const stem = (of: string): string => of.replace(/s$/, "");
  const target =
    found.find(([text]) => unit !== undefined && stem(/[a-z]+$/.exec(text)?.[0] ?? "") === stem(unit)) ??
    found.find(([text]) => number.includes(":") === text.includes(":") && /kg|lb/.test(text)) ??
    found
      .filter(([text]) => number.includes(":") === text.includes(":"))
      .toSorted((a, b) => Math.abs(plain(a[0]) - value) - Math.abs(plain(b[0]) - value))[0] ??
    found[0];
  if (target === undefined) return `${before} ${number}`;
  const kept = /[a-z]+$/.exec(target[0])?.[0];
  const next = unit === undefined && kept !== undefined ? `${number} ${kept}` : number;
  return before.slice(0, target.index) + next + before.slice(target.index + target[0].length);
}
