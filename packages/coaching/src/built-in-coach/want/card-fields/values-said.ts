import type { CoachProposal } from "@ironpace/contract";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { priorityIn } from "../../conversation/open-card/race-form.ts";
import { readFrame } from "../../turn/frame.ts";
import { weekdaysSaid } from "../sure-card/weekdays-said.ts";
import { daysBehind } from "../days-ahead.ts";
import { dayAheadSaid } from "./day-said.ts";
import { type CardField, fieldsOf, readField, type Slot } from "./fields.ts";

/** A slot of a message that a field of a card takes. */
export interface SaidValue {
  readonly field: CardField;
  readonly value: string | number;
}

/** What a message says at all, whatever card it is for. */
type Kind = "day" | "clock" | "number" | "minutes" | "effort" | "priority";

const KINDS: readonly Kind[] = ["day", "clock", "number", "minutes", "effort", "priority"];
/** What a message has to say for each slot of a card. */
const TAKES: { readonly [slot in Slot]: readonly Kind[] } = {
  "day ahead": ["day"],
  "day behind": ["day"],
  "until day": ["day"],
  "from day": ["day"],
  amount: ["number"],
  clock: ["clock"],
  "race time": ["clock"],
  minutes: ["minutes", "number"],
  effort: ["effort"],
  priority: ["priority"],
};

const OF_ONE_DAY: ReadonlySet<Slot> = new Set(["day ahead", "until day", "from day"]);

const CLOCK = /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/u;
const OF_TEN = "(?: ?(?:/|out of|of|von|sur|de|su) ?10)";
const EFFORT = new RegExp(
  String.raw`\b(?:rpe|effort|anstrengung|esfuerzo|sforzo) ?(?:of |von |de |di )?(\d{1,2}(?:\.5)?)\b${OF_TEN}?|\b(\d{1,2}(?:\.5)?)${OF_TEN}\b`,
  "iu",
);
const UNTIL = /\b(?:until|till?|to|through|thru|up to|bis|jusqu ?(?:a|au|en)|au|hasta|fino|al)\b/;
const FROM = /\b(?:from|starting|as of|already on|ab|von|seit|schon am|a partir du|des|depuis|du|desde|del|a partir del|da|dal)\b/;
const UNDER = /\b(?:sub|under|unter|moins de|menos de|bajo|sotto)\b/;
const SECONDS_PER_MINUTE = 60;
const FEWEST_MINUTES = 10;
const MOST_MINUTES = 300;

/** What a turn says for the fields of a card; undefined where it says something that no field of the card takes. */
export function valuesSaid(card: CoachProposal, turn: Followed): readonly SaidValue[] | undefined {
  const said = KINDS.filter((kind) => isSaid(kind, card, turn));
  const values = fieldsOf(card).flatMap((field) => {
    const value = valueFor(field, said, card, turn);
    return value === undefined ? [] : [{ field, value }];
  });
  // Two days are a range, or two sessions: the readers of those know them.
  const isAhead = values.some(({ field }) => OF_ONE_DAY.has(field.slot));
  const days = [...turn.frame.days, ...(turn.frame.days.length > 0 && turn.frame.until !== undefined ? [turn.frame.until] : [])];
  if (isAhead && (new Set(days).size > 1 || weekdaysSaid(turn.words).length > 1)) return undefined;
  if (hasOtherUnit(card, turn)) return undefined;
  const isTaken = said.every((kind) => values.some(({ field }) => takes(field, card, turn).includes(kind)));
  return isTaken && numbersSaid(card, turn).length < 2 ? values : undefined;
}

function takes({ slot, name }: CardField, card: CoachProposal, turn: Followed): readonly Kind[] {
  return name === "target" && isInMinutes(card, turn) ? ["clock"] : TAKES[slot];
}

function isSaid(kind: Kind, card: CoachProposal, turn: Followed): boolean {
  const { frame, words } = turn;
  switch (kind) {
    case "day":
      return frame.days.length > 0 || dayAheadSaid(turn) !== undefined;
    case "clock":
      return CLOCK.test(frame.content);
    case "number":
      return numbersSaid(card, turn).length > 0;
    case "minutes":
      return frame.minutes !== undefined;
    case "effort":
      return effortSaid(words) !== undefined;
    case "priority":
      return priorityIn(frame) !== undefined;
  }
}

function valueFor(field: CardField, said: readonly Kind[], card: CoachProposal, turn: Followed): string | number | undefined {
  const { frame, words, view } = turn;
  if (!takes(field, card, turn).some((kind) => said.includes(kind))) return undefined;
  const now = readField(card, field.name);
  const near = typeof now === "string" ? now : undefined;
  const [number] = numbersSaid(card, turn);
  switch (field.slot) {
    case "day ahead":
      return dayAheadSaid(turn, near);
    case "day behind": {
      if (
        frame.days.length > 0 &&
        frame.days.every((day) => day > view.today) &&
        frame.tokens.some(({ concept }) => concept.startsWith("month"))
      )
        return undefined;
      // "On Saturday, not yesterday": the day that the card has is the one that is denied.
      const days = daysBehind(frame, view.today);
      return days.find((day) => day !== now) ?? days[0];
    }
    case "until day":
      return UNTIL.test(words) ? dayAheadSaid(turn, near) : undefined;
    case "from day":
      return FROM.test(words) && !UNTIL.test(words) ? dayAheadSaid(turn, near) : undefined;
    case "clock":
      return CLOCK.exec(frame.content)?.[0];
    case "race time": {
      const time = CLOCK.exec(frame.content)?.[0];
      return time === undefined ? undefined : UNDER.test(words) || String(now).startsWith("sub") ? `sub ${time}` : time;
    }
    case "amount": {
      const clock = isInMinutes(card, turn) ? CLOCK.exec(frame.content)?.[0] : undefined;
      const value = clock === undefined ? number : minutesOfClock(clock);
      return field.name === "value" && value !== undefined ? String(value) : value;
    }
    case "minutes":
      // A bare number is one of minutes where the card has some.
      return frame.minutes ?? (now !== undefined && field.name === "minutes" && isMinutes(number) ? number : undefined);
    case "effort":
      return effortSaid(words);
    case "priority":
      return priorityIn(frame);
  }
}

/** Units beside a number, with what a card for it is in. */
const UNITS: readonly (readonly [unit: string, said: RegExp])[] = [
  ["kg", /\d ?(?:kgs?|kilos?|lbs?|pounds?)\b/],
  [
    "reps",
    /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn)) ?(?:reps?|repetitions?|wdh|wiederholungen|repeticiones|ripetizioni|rep)\b|\b(?:double|triple)\b/,
  ],
  ["km", /\d ?(?:k|kms?|kilomet\w+|m|met(?:er|re)s?)\b/],
];

/** "65.7 km" is no body weight, and "it was 5 reps" no weight of a best. */
function hasOtherUnit(card: CoachProposal, { words }: Followed): boolean {
  const stored = readField(card, "unit");
  const unit = (stored === "lb" ? "kg" : stored) ?? (readField(card, "kilograms") === undefined ? undefined : "kg");
  return unit !== undefined && unit !== "min" && UNITS.some(([of, said]) => of !== unit && said.test(words));
}

function isMinutes(number: number | undefined): boolean {
  return number !== undefined && Number.isInteger(number) && number >= FEWEST_MINUTES && number <= MOST_MINUTES;
}

function isInMinutes({ request }: CoachProposal, { diary }: Followed): boolean {
  const record = request.reason === "record" ? request.record : undefined;
  if (record?.kind === "goal") return record.unit === "min";
  return record?.kind === "goal-change" && diary.goals.find(({ id }) => id === record.goalId)?.unit === "min";
}

function minutesOfClock(clock: string): number {
  const seconds = clock.split(":").reduce((sum, part) => SECONDS_PER_MINUTE * sum + Number(part), 0);
  return Math.round((100 * seconds) / SECONDS_PER_MINUTE) / 100;
}

/** Numbers that are no part of a time or an effort; of several not the one that the card has: "137.5, not 135". */
function numbersSaid(card: CoachProposal, { frame, tongue, view }: Followed): readonly number[] {
  const rest = frame.content.replaceAll(new RegExp(CLOCK, "gu"), " ").replaceAll(new RegExp(EFFORT, "giu"), " ");
  const numbers = [...new Set(rest === frame.content ? frame.numbers : readFrame(rest, tongue, view.today).numbers)];
  const held = fieldsOf(card).map(({ name }) => Number(readField(card, name)));
  return numbers.length > 1 ? numbers.filter((each) => !held.includes(each)) : numbers;
}

function effortSaid(words: string): number | undefined {
  const [, named, ofTen] = EFFORT.exec(words) ?? [];
  const value = Number(named ?? ofTen);
  return value >= 1 && value <= 10 ? value : undefined;
}
