import type { Athlete } from "../athlete/athlete.ts";
import { type Day, shortDay, WEEKDAY_NAMES } from "../calendar/day.ts";
import { weekdaysIn } from "../free-text/weekdays.ts";
import { wishedLongDay } from "../free-text/within-days.ts";
import type { PlanNote } from "../model/plan.ts";
import { listOf } from "../model/words.ts";
import { dislikesIntervals, isDislikedLong } from "../selection/disliked-long.ts";
import {
  dislikedMovements,
  dislikesLightWeights,
  dislikesLongCardio,
  longestErgMetres,
  mostWishedReps,
  unlovedSports,
} from "../selection/dislikes.ts";
import { isAgainst, readWishObjects, type Setting, type Wish, wishedCaps } from "../selection/wished-objects.ts";
import { indoorsUntil } from "../statements/indoor-rides.ts";
import { wishedShape } from "../selection/wished-shape.ts";
import { readWishes, type Wishes } from "../statements/wishes.ts";

type Wisher = Pick<Athlete, "dislikes" | "competitions"> & Partial<Pick<Athlete, "focus">>;

/** What the athlete would rather not do, clause by clause: what is left out, what holds in every session, what is kept, and what nobody understood. */
export function wishNotes(athlete: Wisher, today: Day): PlanNote[] {
  const { dislikes = "" } = athlete;
  if (dislikes.trim() === "") return [];
  const wishes = readWishes(dislikes, today);
  const shape = wishedShape(dislikes);
  const all = readWishObjects(dislikes);
  const disliked = dislikedMovements(athlete);
  const found: { readonly [kind in Kind]: string[] } = {
    out: [],
    held: [],
    liked: [],
    first: [],
    kept: [],
    places: [],
    never: [],
    unread: [],
  };
  const ways = new Set<Setting>();
  const long = wishedLongDay(dislikes);
  const mostReps = mostWishedReps(dislikes);
  const until = indoorsUntil(dislikes, today);
  all.forEach((wish, index) => {
    const { quote } = wish;
    if (wish.said.split(" ").every((word) => LINKS.test(word)) || quote === long?.quote || isSaidElsewhere(quote, athlete, wishes)) return;
    if (shape.phrases.some((phrase) => overlaps(phrase, quote))) found.held.push(quote);
    else if (wish.polarity !== "cap" || wish.objects.every(({ names }) => names.length === 0)) {
      if (
        isAgainst(wish) &&
        until === undefined &&
        wishes.remarks.every((text) => !text.includes("indoors")) &&
        wish.objects.some(({ setting }) => setting === "trainer")
      )
        ways.add("trainer");
      if (isAgainst(wish))
        for (const { setting } of wish.objects) if (setting !== undefined && WAYS[setting] !== undefined) ways.add(setting);
      const kind = kindOf(wish, {
        all,
        index,
        disliked,
        scheduled: wishes.scheduled,
        staysLong: athlete.focus === "running" || athlete.focus === "triathlon",
        isPureLifter: athlete.focus === "strength" || athlete.focus === "powerlifting",
      });
      if (kind !== undefined) found[kind].push(quote);
    }
  });
  const { out, held, liked, first, kept, places, never, unread } = found;
  return [
    ...(out.length === 0 ? [] : [`You would rather not: ${quoted(out)}. It is left out wherever there is another way.`]),
    ...wishes.remarks,
    ...[...ways].map((way) => WAYS[way] ?? ""),
    ...(until === undefined ? [] : [`Every ride is on the trainer until ${shortDay(until)}.`]),
    ...wishedCaps(dislikes).map(({ label, times, quote }) => `“${quote}”: ${label} in ${timesText(times)} at most.`),
    // The head names a long day that the week reads by itself already.
    ...(long === undefined || wishes.days.some(({ isLong, phrase }) => isLong === true && phrase.includes(long.quote))
      ? []
      : [`“${long.quote}”: the long session is on ${WEEKDAY_NAMES[long.day - 1] ?? ""} where the week has room for it.`]),
    ...(kept.length === 0 ? [] : [`${quoted(kept)}: it stays in the plan.`]),
    ...(held.length === 0 ? [] : [`${quoted(held)}: ${shapeText(shape)}.`]),
    ...(first.length === 0 ? [] : [`${quoted(first)}: it comes first where the plan has a choice.`]),
    ...(mostReps === undefined || shape.reps < Infinity ? [] : [`Sets of ${mostReps} repetitions at most, as you wished.`]),
    ...(liked.length === 0 ? [] : [`${quoted(liked)}: noted; the plan chooses by what your goal needs.`]),
    ...(places.length === 0 ? [] : [`${quoted(places)}: the plan sets no place or time of day, so choose your own.`]),
    ...(never.length === 0 ? [] : [`${quoted(never)}: the plan does not use it.`]),
    ...(unread.length === 0
      ? []
      : [`I did not understand the wish ${quoted(unread)}: it changes nothing in the plan. Say it in other words.`]),
  ].map((text) => ({ kind: "wish", text }));
}

type Kind = "out" | "held" | "liked" | "first" | "kept" | "places" | "never" | "unread";

/** What follows from a way of training that is not wanted. */
const WAYS: { readonly [setting in Setting]?: string } = {
  treadmill: "No treadmill: every run can be run outside.",
  track: "No track: the fast runs need none.",
  "open-water": "No open water: every swim is in the pool.",
  "swim-drills": "No swim drills: you swim the whole stroke.",
  trainer: "Indoor trainer: ride outside. On ice or in the dark ride indoors, 60 minutes at most.",
  group: "No groups or classes: every session is for you alone.",
};

const PLACES: ReadonlySet<Setting | undefined> = new Set<Setting>([
  "hour",
  "place",
  "group",
  "treadmill",
  "trainer",
  "track",
  "open-water",
]);

interface Around {
  readonly all: readonly Wish[];
  readonly index: number;
  readonly disliked: readonly string[];
  readonly scheduled: ReadonlySet<string>;
  /** Long easy work is what the sport is trained by. */
  readonly staysLong: boolean;
  /** Nothing of it is done against the clock. */
  readonly isPureLifter: boolean;
}

function kindOf(wish: Wish, { all, index, disliked, scheduled, staysLong, isPureLifter }: Around): Kind | undefined {
  const { polarity, objects, quote } = wish;
  if (objects.some(({ setting }) => setting === "trainer") && polarity !== "positive") return undefined;
  if (REMARK.test(wish.said) || mostWishedReps(quote) !== undefined) return undefined;
  if (AT_AN_HOUR.test(quote) && objects.every(({ setting }) => setting === "hour")) return "places";
  const isBesideDay = all.some((other) => other.sentence === wish.sentence && scheduled.has(other.quote));
  // "Fridays off, that's pub night": the reason of a day.
  if (isBesideDay && objects.every(({ setting }) => setting !== undefined) && wish.link === "comma") return undefined;
  if (isAgainst(wish)) {
    if (objects.some(({ names }) => names.some((name) => disliked.includes(name)))) return "out";
    if (staysLong && objects.some(({ setting }) => setting === "long")) return "kept";
    if (AT_AN_HOUR.test(quote)) return "places";
    if (LONG_OR_INTERVALS.some((reads) => reads(quote))) return "out";
    if (OTHERS.some((reads) => reads(quote))) return undefined;
    if (objects.some(({ setting }) => setting !== undefined && WAYS[setting] !== undefined)) return undefined;
    if (objects.some(({ setting }) => setting === "long" || setting === "whole")) return "kept";
    if (objects.some(({ setting }) => setting === "untrained") || (isPureLifter && WORKOUTS.test(wish.said))) return "never";
    if (objects.some(({ setting }) => PLACES.has(setting))) return "places";
    if (objects.some(({ setting, names }) => setting === undefined && names.length > 0)) return "kept";
    // "so boring", "my lats hate it": said of what stands beside it.
    const beside = [all[index - 1], all[index + 1]].filter((other) => other !== undefined && Math.abs(other.sentence - wish.sentence) <= 1);
    if (
      objects.length === 0 &&
      wish.said.split(" ").length <= MOST_REMARK &&
      beside.some((other) => other !== undefined && (isAgainst(other) || other.polarity === "cap") && other.objects.length > 0)
    )
      return undefined;
    return "unread";
  }
  if (wish.link === "instead") return undefined;
  if (polarity === "keep")
    return objects.length > 0 && !all.slice(0, index).some((other) => other.polarity === "keep") ? "kept" : undefined;
  if (polarity === "cap") return "unread";
  if (wish.isFact === true) return undefined;
  if (polarity === "positive") return objects.some(({ setting, names }) => setting === undefined && names.length > 0) ? "first" : "liked";
  const isOfAnother = all.some(
    (other) =>
      other !== wish && other.sentence === wish.sentence && other.objects.some(({ label }) => objects.some((own) => own.label === label)),
  );
  if (isOfAnother || isBesideDay) return undefined;
  if (LONG_OR_INTERVALS.some((reads) => reads(quote))) return "out";
  if (objects.length > 0 && weekdaysIn(quote).length > 0) return "liked";
  return objects.length > 0 && objects.every(({ setting }) => PLACES.has(setting)) ? "places" : "unread";
}

/** "early long runs in the dark" */
const AT_AN_HOUR =
  /\b(?:in the dark|early|before (?:work|dawn|breakfast)|at night|late at|im dunkeln|fr[üu]hmorgens|(?:before|after|vor|nach|avant|apr[eè]s|antes de las?|despu[eé]s de las?|prima delle|dopo le|antes das|depois das|voor|na) \d{1,2}(?:[.:h]\d{2})?(?: ?(?:am|pm|uhr|h|uur)\b|(?=$)))/iu;
const MOST_REMARK = 6;
const WORKOUTS = /\b(?:metcons?|wods?|amraps?|emoms?|tabatas?|circuits?|zirkel\w*|hiit|chippers?|for time)\b/u;
/** "… or I go mad", "(getting up and) down all the time" */
const REMARK = /^(?:or )?(?:i|ill|i will) (?:go|get|lose|quit|cry|scream|die)\b(?: \w+){0,4}$|^(?:up|down)\b(?: \w+){0,4}$/u;

function timesText(times: number): string {
  if (times < 1) return "one session in two weeks";
  return `${times} ${times === 1 ? "session" : "sessions"} a week`;
}

const LINKS =
  /^(?:and|or|the|a|also|too|but|und|oder|auch|y|o|et|ou|e|en|please|pls|bitte|thanks|danke|gracias|merci|grazie|obrigad\w*|bedankt|por|favor|per|favore|alsjeblieft|aub|sil|plait|te|vous|lol|haha|really|absolutely|anything|everything|alles|todo|tout|tutto|tudo|otherwise|sonst|whatever|yes|yeah|ja|oui|sim|happy|with|good|fine|ok|okay|else|rest|i|im|am|not|sure|yet|there|zufrieden|mit|pas|plus|more|nicht|mehr|no|mas|non|di|piu|nao|mais|niet|meer|max|tops)$/u;

function quoted(all: readonly string[]): string {
  return listOf(all.map((quote) => `“${quote}”`));
}

function overlaps(a: string, b: string): boolean {
  return a.includes(b) || b.includes(a);
}

/** Days, limits, places, hours and unloved sports have notes of their own. */
function isSaidElsewhere(quote: string, athlete: Wisher, { days, findings, scheduled }: Wishes): boolean {
  return (
    scheduled.has(quote) ||
    days.some(({ phrase }) => overlaps(phrase, quote)) ||
    findings.some(({ phrase }) => phrase.split("” and “").some((part) => overlaps(part, quote))) ||
    unlovedSports({ ...athlete, dislikes: quote }).length > 0
  );
}

const LONG_WORK = ["Easy run", "Long run", "Bike erg", "Row erg", "Ski erg"];

/** "Long boring rowing", "ski intervals": not the machine, but one way of using it. */
const LONG_OR_INTERVALS: readonly ((quote: string) => boolean)[] = [
  dislikesLongCardio,
  (quote) => LONG_WORK.some((name) => isDislikedLong({ athlete: { dislikes: quote } }, name)),
  (quote) =>
    ["Row erg", "Ski erg"].some(
      (name) => longestErgMetres(quote, name) < Infinity || dislikesIntervals({ athlete: { dislikes: quote } }, name),
    ),
];

/** Wishes that a single part of the plan reads by itself. */
const OTHERS: readonly ((quote: string) => boolean)[] = [
  (quote) => mostWishedReps(quote) !== undefined,
  dislikesLightWeights,
  (quote) => /\b(?:turbo|trainer|zwift)\b.*\b(?:over|longer|max)|runs?\b.*in a row|l[äa]ufe.*hintereinander/iu.test(quote),
];

function shapeText({ exercises, warmupMinutes, reps, noClock, sessionMinutes, workoutMinutes }: ReturnType<typeof wishedShape>): string {
  return listOf([
    ...(exercises < Infinity ? [`${exercises} exercises a session at most`] : []),
    ...(warmupMinutes < Infinity ? [`warm-ups of ${warmupMinutes} minutes at most, except before a test`] : []),
    ...(reps < Infinity ? [`sets of ${reps} at most`] : []),
    ...(noClock ? ["no workout for time: rounds in a fixed time, or with rests"] : []),
    ...(sessionMinutes < Infinity ? [`sessions of ${sessionMinutes} minutes at most`] : []),
    ...(workoutMinutes < Infinity ? [`workouts of ${workoutMinutes} minutes at most`] : []),
  ]);
}
