import type { CoachProposal, CoachRecord } from "@ironpace/contract";
import { addDays, shortDay } from "@ironpace/training";
import { changeAvailability } from "../../changes/training-week.ts";
import { dayAhead as whenAhead } from "../../changes/day-ahead.ts";
import { daysNamed } from "../../changes/session-named.ts";
import { canonicalWish } from "../../intent/canonical.ts";
import { readDay } from "../../reading/period.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import type { Turn } from "../turn.ts";

type Race = CoachRecord & { readonly kind: "race" };
type Goal = CoachRecord & { readonly kind: "goal" };

const NOTHING_YET = "Nothing is stored until you accept the card.";
const NO_PLACE =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|the|a|an|my|that|it|about|under|week|weeks|days|morning|evening|doubles|singles|mixed|pro|open|total|fact)\b/;

/** A pending card with what a message says of one of its fields; undefined when it says nothing of them. */
export function mergeCard(words: string, content: string, turn: Turn, view: CoachView): Draft | undefined {
  const [card] = turn.proposals;
  if (turn.decision === null && card !== undefined) {
    const near = card.request.reason === "move" ? aroundDay(words, card.request.to, view) : undefined;
    if (near !== undefined) return { ...near, proposals: turn.proposals };
    if (STAYS.test(words) && daysNamed(words, view.today).length === 0 && words.split(" ").length <= MOST_WORDS)
      return {
        text: [`Right: the card changes only **${card.title}**; everything else stays.`],
        proposals: turn.proposals,
      };
  }
  const days = turn.proposals[0]?.request;
  if (turn.decision === null && days?.reason === "availability" && words.split(" ").length <= MOST_WORDS)
    return mergeDays(days.availability, words, view);
  const pending = turn.decision === null ? turn.proposals.findLast(({ request }) => request.reason === "record") : undefined;
  if (pending?.request.reason !== "record" || words.split(" ").length > MOST_WORDS) return undefined;
  const { record } = pending.request;
  if (record.kind === "race") return mergeRace(record, words, content, view);
  if (record.kind === "goal") return mergeGoal(record, pending, words, view);
  return record.kind === "goal-change" ? mergeGoalChange(record, pending, words, view) : undefined;
}

const MOST_WORDS = 12;
/** "no, the ride stays of course", "the run not the mobility" */
const STAYS = /\b(?:stays?|remains?|bleibt|bleiben)\b|^(?:no |nur |only |just )?the \w+(?: \w+)? not the \w+|\bnot the \w+$/;

/** "does that sit right after the long run": what stands beside the day a session would move to. */
function aroundDay(words: string, to: string, view: CoachView): Draft | undefined {
  if (
    view.plan === undefined ||
    !/\b(?:right|straight|day|directly) (?:after|before)\b|\bnext to\b|\b(?:what|anything) (?:is|comes|sits) (?:before|after|around)\b|\bback to back\b/.test(
      words,
    )
  )
    return undefined;
  const { plan } = view;
  const beside = [-1, 1].map((step) => ({
    day: addDays(to, step),
    session: allSessions(plan).find(({ date }) => date === addDays(to, step)),
  }));
  const [before, after] = beside;
  return {
    text: [
      `${before?.session === undefined ? "The day before it is free" : `**Yes**: the day before it, ${shortDay(before.day)}, is **${before.session.title}** (${before.session.duration} min, effort ${before.session.intensityLevel} of 10)`}; ${after?.session === undefined ? "the day after it is free" : `the day after it, ${shortDay(after.day)}, is **${after.session.title}** (${after.session.duration} min, effort ${after.session.intensityLevel} of 10)`}.`,
      "If you want them apart, leave it where it is or say another day.",
    ],
  };
}

type Availability = Extract<CoachProposal["request"], { readonly reason: "availability" }>["availability"];

/** "60 min there", "and Wednesday out instead": said of the week that the card has. */
function mergeDays(availability: Availability, words: string, view: CoachView): Draft | undefined {
  const asked = {
    ...view,
    athlete: { ...view.athlete, availability: { ...view.athlete.availability, ...availability } as CoachView["athlete"]["availability"] },
  };
  const before = view.athlete.availability.weekdays ?? [];
  const added = (availability.weekdays ?? []).filter((day) => !before.includes(day as (typeof before)[number]));
  const minutes = /\b(\d{2,3}) ?(?:min\w*|m)\b/.exec(words)?.[1];
  if (minutes !== undefined && !/day|\b(?:mon|tue|wed|thu|fri|sat|sun)/.test(words) && added.length > 0)
    return changeAvailability(`also train on ${added.map((day) => DAYS[day - 1] ?? "").join(" and ")} ${minutes} min from now on`, asked);
  const later =
    /^(?:from|starting|as of|in) (?:january|february|march|april|may|june|july|august|september|october|november|december|next month)\b/.exec(
      words,
    )?.[0];
  if (later !== undefined)
    return changeAvailability(
      `from now on i can only train ${(availability.weekdays ?? []).map((day) => DAYS[day - 1] ?? "").join(" ")} ${later.replace(/^(?:starting|as of)/, "from")}`,
      asked,
    );
  const wish = canonicalWish("availability", words, asked);
  return wish === undefined ? undefined : changeAvailability(wish, asked);
}

const DAYS = ["mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays"] as const;

function mergeRace(race: Race, words: string, content: string, view: CoachView): Draft | undefined {
  const weekday = IS_WEEKDAY.exec(words)?.[1];
  if (weekday !== undefined) return onWeekday(race, weekday);
  const place = placeIn(content);
  const priority = /\b(?:an? )?([abc]) ?(?:race|prio\w*|event)?$|\bprio\w* (?:is )?([abc])\b|\b([abc]) (?:race|prio\w*)\b/.exec(
    words.replace(/ (?:please|then|race please)$/, ""),
  );
  const letter = (priority?.[1] ?? priority?.[2] ?? priority?.[3])?.toUpperCase() as Race["priority"] | undefined;
  const entry = /\b(doubles|relay|pro|mixed)\b/.exec(words)?.[1];
  const target = targetIn(words);
  const date = dayAhead(words, view);
  if (place === undefined && letter === undefined && entry === undefined && target === undefined && date === undefined) return undefined;
  if (/^(?:how|why|when|what|should|can i)\b/.test(words)) return undefined;
  const location = place ?? race.location;
  const withEntry = entry === undefined || race.name.toLowerCase().includes(entry) ? race.name : `${race.name} ${entry}`;
  const name = place === undefined || race.location !== "Not entered" ? withEntry : `${withEntry} ${place}`;
  const merged: Race = {
    ...race,
    name,
    location,
    priority: letter ?? race.priority,
    date: date ?? race.date,
    ...(target !== undefined && { target }),
  };
  return raceCard(merged);
}

const IS_WEEKDAY =
  /^(?:(?:and|so|but|ok) )*(?:thats|that is|its|it is|is that|isnt that|is it|is the (?:20|\d+)\w* )(?: on)?(?: an?)? (mon|tues|wednes|thurs|fri|satur|sun)day\b/;

/** "that's a Sunday, right?" asks about the day of the card and moves nothing. */
function onWeekday(race: Race, weekday: string): Draft {
  const day = `${shortDay(race.date)} ${race.date.slice(0, 4)}`;
  const isSame = shortDay(race.date).toLowerCase().startsWith(weekday.slice(0, 3));
  return {
    ...raceCard(race),
    text: [isSame ? `**Yes**, ${day}.` : `**No**: ${day}. If another day is right, tell me the date.`, NOTHING_YET],
  };
}

function raceCard(race: Race): Draft {
  const day = `${shortDay(race.date)} ${race.date.slice(0, 4)}`;
  const place = race.location === "Not entered" ? "" : ` in **${race.location}**`;
  const proposal: CoachProposal = {
    title: `Add ${race.name}`,
    why: `${day}, priority ${race.priority}.`,
    request: {
      reason: "record",
      record: race,
      changes: [
        { label: "Race", after: race.name },
        { label: "Day", after: day },
        ...(race.location === "Not entered" ? [] : [{ label: "Place", after: race.location }]),
        { label: "Priority", after: race.priority },
        ...(race.target === undefined ? [] : [{ label: "Target", after: race.target }]),
      ],
    },
  };
  return {
    text: [
      `Add **${race.name}** on **${day}**${place}, priority **${race.priority}**${race.target === undefined ? "" : `, target **${race.target}**`}.`,
      NOTHING_YET,
    ],
    proposals: [proposal],
    followUps: [`Prepare me for ${race.name}`],
  };
}

/** "its in Berlin", "findet in Köln statt" */
function placeIn(content: string): string | undefined {
  const found = /(?:^|\s)(?:in|at)\s+(\p{L}[\p{L}-]{2,}(?:\s\p{Lu}[\p{L}-]+)?)/u.exec(content)?.[1];
  return found === undefined || NO_PLACE.test(found.toLowerCase())
    ? undefined
    : found.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** "sub 1:45", "target is 1:42", "unter 4 stunden" */
function targetIn(words: string): string | undefined {
  const found =
    /\b(sub|under|below|unter|target|goal|aim|ziel)\b(?: time)?(?: is| of| for| would be)?(?: (?:sub|under|below|unter))? (\d{1,2}[:.]\d{2}(?:[:.]\d{2})?|\d{2,3}(?: ?min\w*)?|\d ?h(?:ours?)?(?: ?\d{2})?)\b/.exec(
      words,
    );
  const value = found?.[2]?.replaceAll(".", ":");
  return value === undefined ? undefined : `sub ${value}`;
}

function dayAhead(words: string, view: CoachView): string | undefined {
  const day = daysNamed(words, view.today)[0]?.day ?? readDay(words, view.today);
  return day !== undefined &&
    day >= view.today &&
    /\d|\b(?:today|tomorrow|\w+day)\b/.test(words) &&
    !/\b(?:before|after|until|till)\b/.test(words)
    ? day
    : undefined;
}

function mergeGoalChange(
  goal: CoachRecord & { readonly kind: "goal-change" },
  pending: CoachProposal,
  words: string,
  view: CoachView,
): Draft | undefined {
  const due = dueIn(words, view);
  if (due === undefined || pending.request.reason !== "record") return undefined;
  const day = `${shortDay(due)} ${due.slice(0, 4)}`;
  const changes = pending.request.changes.map((change) =>
    change.label === "Due" || change.label === "Fällig" ? { ...change, after: day } : change,
  );
  return {
    text: [`Change the goal to **${goal.title}**, due **${day}**.`, NOTHING_YET],
    proposals: [{ ...pending, request: { reason: "record", record: { ...goal, due }, changes } }],
  };
}

function dueIn(words: string, view: CoachView): string | undefined {
  return /^(?:and |but |no |actually )*(?:by|until|till|due|for|make it|better|rather|end of|in)\b/.test(words)
    ? whenAhead(words, view.today)?.day
    : undefined;
}

function mergeGoal(goal: Goal, pending: CoachProposal, words: string, view: CoachView): Draft | undefined {
  const due = dueIn(words, view);
  if (due === undefined || due === goal.due || pending.request.reason !== "record") return undefined;
  const day = `${shortDay(due)} ${due.slice(0, 4)}`;
  return {
    text: [`New goal: **${goal.title}**, due **${day}**.`, NOTHING_YET],
    proposals: [
      {
        title: `Goal: ${goal.title}`,
        why: `Due ${day}.`,
        request: {
          reason: "record",
          record: { ...goal, due },
          changes: pending.request.changes.map((change) => (change.label === "Due" ? { ...change, after: day } : change)),
        },
      },
    ],
  };
}
