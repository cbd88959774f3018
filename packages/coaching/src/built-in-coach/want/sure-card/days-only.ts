import { addDays, getMonday } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { normalise } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { onlyDays } from "../../turn/changes/training-days.ts";
import { readFrame } from "../../turn/frame.ts";
import { weekdaysSaid } from "./weekdays-said.ts";

const ONLY = /\b(?:only|just|nur|noch|seulement|uniquement|que|solo|solamente|soltanto)\b/;
/** Where the days end and their reason begins. */
const REASON = /[,;.(!]|\s[-–]\s|\b(?:because|cause|cuz|coz|bc|since|as|weil|da|denn|parce que|car|porque|perch[eé])\b/iu;
/** Some days of one week are no setting. */
const BOUND =
  /\b(?:this|next) week\b|\b(?:diese|nachste)\w* woche\b|\b(?:cette semaine|semaine prochaine|esta semana|proxima semana|questa settimana|prossima settimana)\b|\b(?:until|till|bis|jusqu|hasta|fino)\b/;

/** "From January I can only train Mon, Tue, Fri and Sat, Wed evenings is Italian class": the days of the clause that limits them, and no day of its reason. */
export function daysOnly({ frame, view, tongue }: Followed): Draft | undefined {
  const { plan, today } = view;
  if (plan === undefined || BOUND.test(frame.words) || frame.content.includes("?")) return undefined;
  const parts = splitAtReason(frame.content);
  const named = parts.findIndex((part) => ONLY.test(readFrame(part, tongue, today).words) && weekdaysSaid(part.toLowerCase()).length >= 2);
  // Without a reason that names other days the older readers have read all there is.
  const others = parts.filter((_, at) => at !== named).flatMap((part) => weekdaysSaid(readFrame(part, tongue, today).words));
  const clause = parts[named];
  if (clause === undefined || others.length === 0) return undefined;
  const read = readFrame(clause, tongue, today);
  const weekdays = weekdaysSaid(read.words);
  if (read.minutes !== undefined || others.some((day) => weekdays.includes(day))) return undefined;
  const monday = getMonday(today);
  return onlyDays(
    { ...read, days: weekdays.map((day) => addDays(monday, day - 1)), periods: read.periods.map((each) => ahead(each, today)) },
    plan,
    view,
  );
}

/** A clause of its own has a verb; a list has none. */
const HAS_VERB =
  /\b(?:is|are|was|were|i|im|ive|we|my|they|have|has|got|ist|sind|bin|hab|habe|ich|est|sont|ai|jai|es|son|tengo|hay|e|sono|ho)\b/;

/** A list of days goes on after its commas. */
function splitAtReason(content: string): readonly string[] {
  const parts: string[] = [];
  for (const part of content.split(new RegExp(`(?=${REASON.source})`, "iu"))) {
    const words = normalise(part).replace(/^(?:and|und|et|y) /, "");
    const isList = weekdaysSaid(words.split(" ")[0] ?? "").length > 0 && !HAS_VERB.test(words);
    if (isList && parts.length > 0) parts.push((parts.pop() ?? "") + part);
    else parts.push(part);
  }
  return parts;
}

/** "From January", said in November, is the next one. */
function ahead<Of extends { readonly from: string; readonly to: string }>(period: Of, today: string): Of {
  const later = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return period.to >= today ? period : { ...period, from: later(period.from), to: later(period.to) };
}
