import type { CoachProposal } from "@ironpace/contract";
import { shortDay } from "@ironpace/training";
import { dayName, sessionOfRow } from "../dialogue/focus.ts";
import type { Slots } from "../reading/slots.ts";
import { getSpan } from "../reading/time.ts";
import type { Speech } from "../asking/speech.ts";
import { capital } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { getDays, getSessions } from "./sessions-named.ts";

/** A draft without the cards that act on something the message does not name; where none is left it asks back. */
export function withFittingCards(draft: Draft, slots: Slots, view: CoachView, speech: Speech): Draft {
  const cards = draft.proposals ?? [];
  // Whoever decided has read the days and limits of the whole message.
  const fitting = cards.filter((card) => draft.isDecided === true || fits(card, slots, view)).map((card) => withSaid(card, slots));
  if (fitting.length === cards.length) return { ...draft, text: raceText(draft, fitting, view), proposals: fitting };
  return fitting.length > 0 ? { ...draft, proposals: fitting } : askBack(slots, view, speech);
}

/** Priority and target of a race stand anywhere in the message: "munich, 3 oct 2027, A, aim 1:15". */
function withSaid(card: CoachProposal, { clock, words }: Slots): CoachProposal {
  if (card.request.reason !== "record" || card.request.record.kind !== "race") return card;
  const { record } = card.request;
  const letter = /(?:^| )([abc])(?: (?:race|prio\w*))?(?=$| (?:aim|target|goal|sub|hoping|with|in|at)\b)/
    .exec(words.replace(/\b(?:is|was|as|like|for|have|got|want|add|do|run|doing|be|a) a\b/g, " "))?.[1]
    ?.toUpperCase() as "A" | "B" | "C" | undefined;
  const target = record.target ?? clock;
  const priority = letter ?? record.priority;
  return {
    ...card,
    request: {
      ...card.request,
      record: { ...record, priority, ...(target !== undefined && { target }) },
      changes: [
        ...card.request.changes.map((change) => (change.label === "Priority" ? { ...change, after: priority } : change)),
        ...(target !== undefined && record.target === undefined ? [{ label: "Target", after: target }] : []),
      ],
    },
  };
}

/** The text says what the card says. */
function raceText(draft: Draft, cards: readonly CoachProposal[], view: CoachView): Draft["text"] {
  const [before, after] = [draft.proposals?.[0]?.request, cards[0]?.request];
  if (before?.reason !== "record" || after?.reason !== "record" || before.record.kind !== "race" || after.record.kind !== "race")
    return draft.text;
  const { name, date, priority, target } = after.record;
  if (before.record.priority === priority && before.record.target === target) return draft.text;
  const other = priority === "A" ? view.competitions.find((race) => race.priority === "A") : undefined;
  // German comes sentence by sentence from this, as of every text of the makers of cards.
  return [
    `Add **${name}** on **${shortDay(date)} ${date.slice(0, 4)}**, priority **${priority}**${target === undefined ? "" : `, target **${target}**`}.`,
    ...(other === undefined ? [] : [`You already have an A race, **${other.name}**; it keeps its priority.`]),
    "Nothing is stored until you accept the card.",
  ];
}

function fits({ request }: CoachProposal, slots: Slots, view: CoachView): boolean {
  const { today } = view;
  const named = getDays(slots, today);
  const past = slots.times.flatMap((time) => (time.past === undefined || time.past.from !== time.past.to ? [] : [time.past.from]));
  const isNamed = (day: string): boolean => named.length === 0 || named.includes(day);
  switch (request.reason) {
    case "availability":
      return !isLimited(slots, today) && !isSameWeek(request.availability, view);
    case "missed":
      return (request.sessionIds ?? []).every((row) => isNamed(sessionOfRow(row, view)?.date ?? named[0] ?? ""));
    case "ease": {
      const isMore =
        /\b(?:bigger|harder|longer|tougher|beef up|more volume|extend)\b/.test(slots.words) &&
        !/\b(?:easier|shorter|less|not)\b/.test(slots.words);
      return !isMore && (request.from !== request.to || isNamed(request.from));
    }
    case "move": {
      const from = sessionOfRow(request.sessionId, view)?.date;
      return named.length === 0 || named.includes(request.to) || (from !== undefined && named.includes(from));
    }
    case "swap": {
      const session = sessionOfRow(request.sessionId, view);
      const item =
        session === undefined
          ? undefined
          : [...session.blocks.mainWorkout, ...session.blocks.strength, ...session.blocks.skill].find(({ id }) => id === request.item);
      const isThing =
        slots.lines.length + slots.lifts.length === 0 ||
        item === undefined ||
        // "more pull-ups" names what comes, "swap the rows" what goes.
        [item.name, request.replacement].some(
          (name) => slots.lines.some((line) => line.fits.test(name)) || slots.lifts.some((lift) => lift.fits.test(name)),
        );
      return isThing && (session === undefined || isNamed(session.date));
    }
    case "record":
      if (request.record.kind === "equipment") return !isLimited(slots, today);
      if (request.record.kind === "log")
        return past.length === 0 || past.includes(request.record.date) || named.includes(request.record.date);
      return true;
    default:
      return true;
  }
}

/** Only for some days or until a day: what a card changes for good is something else. */
function isLimited({ times, words }: Slots, today: string): boolean {
  return (
    times.some(({ bound }) => bound === "until") ||
    (times.some(
      (time) =>
        time.isEvery !== true && time.weekday === undefined && time.bound !== "from" && (getSpan(time, today, false)?.to ?? "") > today,
    ) &&
      !/\b(?:from now on|for good|anymore|any more|always|from)\b/.test(words)) ||
    /\bnext \d \w+s\b|\bonly this\b|\bjust this\b/.test(words)
  );
}

function isSameWeek(
  week: {
    readonly daysPerWeek: number;
    readonly weekdays?: readonly number[];
    readonly minutes?: Readonly<Record<number, number>>;
    readonly longDay?: number;
  },
  { athlete }: CoachView,
): boolean {
  const { availability } = athlete;
  return (
    week.daysPerWeek === availability.daysPerWeek &&
    (week.weekdays === undefined || week.weekdays.join() === availability.weekdays?.join()) &&
    (week.longDay === undefined || week.longDay === availability.longDay) &&
    Object.entries(week.minutes ?? {}).every(([day, minutes]) => availability.minutes?.[Number(day) as 1] === minutes)
  );
}

/** What could have been meant, from the days or sessions that were named. */
function askBack(slots: Slots, view: CoachView, speech: Speech): Draft {
  const [session] = getSessions(slots, view);
  const [day] = getDays(slots, view.today);
  const name = session === undefined ? undefined : capital(dayName(session.date, view).replace(/s$/, ""));
  if (speech === "de")
    return {
      isFinal: true,
      text: [
        `Ich sehe nicht genau, was sich ändern soll, also ändere ich nichts.${session === undefined ? "" : ` Gemeint ist wohl **${session.title}** (${shortDay(session.date)}): kürzer, leichter, verschieben oder auslassen?`}`,
      ],
    };
  return {
    text: [
      `I am not sure what you want to change, so I change nothing.${session === undefined ? (day === undefined ? "" : ` Nothing is planned on ${shortDay(day)}.`) : ` I read **${session.title}** (${shortDay(session.date)}): do you want it shorter, easier, on another day, or left out?`}`,
    ],
    followUps:
      name === undefined
        ? ["Move Friday to Saturday", "Make Friday 45 minutes", "Skip Friday"]
        : [`Make ${name} shorter`, `Make ${name} easier`, `Skip ${name}`],
  };
}
