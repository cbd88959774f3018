import { type Day, HYROX_STATIONS, type HyroxStation, type Session } from "@ironpace/training";
import { getRow } from "../../changes/session-named.ts";
import type { Article } from "../../answer/asked.ts";
import type { Turn } from "../../dialogue/turn.ts";
import type { Diary, Race, Work } from "../../own-data/diary.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { LINE_NAMES } from "../changes/line-names.ts";
import type { Tongue } from "../languages.ts";
import { daysInText } from "./days-in-text.ts";
import { type Quantity, quantitiesIn } from "./quantities.ts";

/** A line of a list in an answer. */
export interface Item {
  readonly text: string;
  readonly days: readonly Day[];
  readonly quantities: readonly Quantity[];
  /** RPE, 0 to 10. */
  readonly effort?: number;
  readonly session?: Session;
  readonly work?: Work;
}

/** Everything that an answer named, in its order. */
export interface Named {
  readonly items: readonly Item[];
  /** Sessions of the plan: of the card, in the text, else of the day that was asked about. */
  readonly sessions: readonly Session[];
  /** Sessions that were done. */
  readonly work: readonly Work[];
  readonly races: readonly Race[];
  readonly stations: readonly HyroxStation[];
  /** Articles of the library that it rests on. */
  readonly articles: readonly Article[];
}

const EFFORT = /(?:effort|RPE|Anstrengung|esfuerzo|sforzo) (\d+(?:[.,]\d)?)/u;

/** What an answer named: lines of its lists, sessions, races, stations. */
export function readNamed(
  turns: readonly Turn[],
  text: string,
  frame: Frame,
  tongue: Tongue,
  diary: Diary,
  view: CoachView,
): Omit<Named, "articles"> {
  const days = daysInText(text, tongue, view.today);
  const items = text.split("\n").flatMap((line) => (/^(?:- |\d+\. )/.test(line) ? [itemOf(line, days, tongue, diary, view)] : []));
  const inText = sessionsIn(text, days, view);
  const ofCard = sessionsOfCards(turns.at(-1), view);
  const ofDays = view.plan === undefined ? [] : allSessions(view.plan).filter(({ date }) => frame.days.includes(date));
  const sessions = [ofCard, inText, ofDays].find((each) => each.length > 0) ?? [];
  return {
    items,
    sessions,
    work: diary.work.filter(({ title, on }) => text.includes(title) && days.includes(on)),
    races: diary.races.filter(({ name }) => text.includes(name)).toSorted(byPlace(text)),
    stations: stationsOf(turns.at(-1)?.question ?? "", text, frame),
  };
}

function byPlace(text: string): (a: Race, b: Race) => number {
  return (a, b) => text.indexOf(a.name) - text.indexOf(b.name);
}

function itemOf(line: string, around: readonly Day[], tongue: Tongue, diary: Diary, { plan, today }: CoachView): Item {
  const own = daysInText(line, tongue, today);
  const days = own.length > 0 ? own : around;
  const session = plan === undefined ? undefined : allSessions(plan).find(({ title, date }) => line.includes(title) && days.includes(date));
  const work: Work | undefined = diary.work.find(({ title, on }) => line.includes(title) && days.includes(on));
  const effort = EFFORT.exec(line)?.[1];
  return {
    text: line.replace(/^(?:- |\d+\. )/, ""),
    days: own,
    quantities: quantitiesIn(line, tongue),
    ...(effort !== undefined && { effort: Number(effort.replace(",", ".")) }),
    ...(session !== undefined && { session }),
    ...(work !== undefined && { work }),
  };
}

/** Sessions of the plan whose title and day a text has, else the next one with the title. */
function sessionsIn(text: string, days: readonly Day[], { plan, today }: CoachView): readonly Session[] {
  if (plan === undefined) return [];
  const titled = allSessions(plan).filter(({ title }) => text.includes(title));
  const dated = titled.filter(({ date }) => days.includes(date));
  const found = dated.length > 0 ? dated : titled.filter(({ date }) => date >= today).slice(0, 1);
  return found.toSorted((a, b) => text.indexOf(a.title) - text.indexOf(b.title) || a.date.localeCompare(b.date));
}

function sessionsOfCards(turn: Turn | undefined, { plan }: CoachView): readonly Session[] {
  if (plan === undefined || turn === undefined) return [];
  const rows = new Set(
    turn.proposals.flatMap(({ request }) =>
      request.reason === "move" || request.reason === "swap"
        ? [request.sessionId]
        : request.reason === "missed"
          ? (request.sessionIds ?? [])
          : [],
    ),
  );
  const eased = turn.proposals.flatMap(({ request }) => (request.reason === "ease" && request.from === request.to ? [request.from] : []));
  return allSessions(plan).filter((each) => rows.has(getRow(plan, each)) || eased.includes(each.date));
}

/** What stations are called beside their names. */
const ALSO: readonly (readonly [said: RegExp, exercise: RegExp])[] = [
  [/\b(?:sandbag|sandsack|sacco|sac de sable|saco)\b/i, /sandbag/i],
  [/\b(?:sleds?|schlitten|traineau|trineo|slitta)\b(?! ?(?:push|pull|schieb|zieh))/i, /sled/i],
  [/\b(?:wall ?balls?)\b/i, /wall ball/i],
  [/\b(?:farmers?|carry|kettlebells?)\b/i, /farmers/i],
];

/** Stations of a Hyrox that were asked about, else those of the answer. */
function stationsOf(question: string, text: string, frame: Frame): readonly HyroxStation[] {
  const sports = frame.subjects.flatMap(({ sport }) => (sport === "row" || sport === "ski" ? [sport] : []));
  const asked = [...frame.lines, ...sports].flatMap((line) => LINE_NAMES[line] ?? []);
  const also = ALSO.flatMap(([said, exercise]) => (said.test(question) ? [exercise] : []));
  const named = HYROX_STATIONS.filter(({ exercise }) => [...asked, ...also].some((pattern) => pattern.test(exercise)));
  return named.length > 0 ? named : HYROX_STATIONS.filter(({ exercise }) => text.includes(exercise));
}
