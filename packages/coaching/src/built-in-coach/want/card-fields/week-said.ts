import type { CoachAnswer } from "../../answer/coach-answer.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { previewIn } from "../../turn/changes/preview.ts";
import { listIn } from "../../turn/languages.ts";
import { monthIn, weekdayIn } from "../../turn/names.ts";
import { isSameRequest } from "./same-request.ts";
import { weekdaysSaid } from "../sure-card/weekdays-said.ts";
import { beginning, daysOf, fromNextWeek, isWeek, startsLater, USUAL_MINUTES, type Week, type WeekCard, weekLine } from "./week-lines.ts";

/** So many weekdays in one message are a whole week, and no change of one. */
const WHOLE_WEEK = 3;
/** What the readers of weeks say of the beginning. */
const BEGINS = /from next week|ab nächster Woche|semaine prochaine|próxima semana|prossima settimana/iu;
const NOT_HELD = /^(?:You said until|Du hast gesagt bis|Tu as dit jusqu|Dijiste hasta|Hai detto fino)/u;
const MINUTES = /\d ?(?:min|h\b|std|stunden|hours?)/g;

/** A card for the training week with all that was said of it: the days of the open card, the minutes of a day that comes, and when it begins. */
export function weekSaid(found: CoachAnswer, turn: Followed): Draft | undefined {
  const card = found.proposals.find(isWeek) ?? exchanged(found, turn) ?? otherMinutes(found, turn);
  if (card === undefined || found.proposals.length > 1) return undefined;
  const stored = storedWeek(turn);
  const open = turn.cards.find(isWeek)?.request.availability;
  const isNew = found.proposals.includes(card) && (open === undefined || !isSameRequest(open, card.request.availability));
  const joined = open === undefined || !isNew ? card.request.availability : withOpenDays(card.request.availability, open, stored, turn);
  const week = isNew ? withMinutes(joined, stored, turn) : joined;
  const start = beginning(turn);
  const isSame = found.proposals.includes(card) && isSameRequest(week, card.request.availability);
  // An answer that says itself when the card begins has lost nothing.
  if (isSame && (start === undefined || found.text.includes(monthIn(turn.tongue, start).split(" ")[0] ?? ""))) return undefined;
  const paragraphs = found.text.split("\n\n").filter((part) => !/^_[^_]+_\s*$/u.test(part));
  const kept = isSame ? paragraphs.filter((part) => !(BEGINS.test(part) && !part.startsWith("**")) && part !== previewIn(turn.tongue)) : [];
  return {
    isDecided: true,
    text: [
      ...(kept.length === 0 ? [weekLine(week, turn)] : kept),
      ...(start === undefined ? [fromNextWeek(turn)] : [startsLater(start, turn)]),
      // "You said until 31 December": what the card does not hold stays said.
      ...paragraphs.filter((part) => !kept.includes(part) && NOT_HELD.test(part)),
      previewIn(turn.tongue),
    ],
    proposals: [
      {
        ...card,
        title:
          found.proposals.includes(card) && joined === card.request.availability
            ? card.title
            : listIn(
                turn.tongue,
                daysOf(week).map((day) => weekdayIn(turn.tongue, day)),
              ),
        request: { ...card.request, availability: week },
      },
    ],
  };
}

function storedWeek({ view }: Followed): Week {
  const { availability } = view.athlete;
  const minutes = { ...availability.minutes } as { readonly [day: number]: number };
  const weekdays = availability.weekdays ?? ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => (minutes[day] ?? 0) > 0);
  return {
    daysPerWeek: weekdays.length,
    weekdays,
    minutes,
    ...(availability.longDay !== undefined && { longDay: availability.longDay }),
  };
}

/** A change that was made from the stored week, on the week of the open card. */
function withOpenDays(week: Week, open: Week, stored: Week, { words }: Followed): Week {
  const [now, before, kept] = [daysOf(week), daysOf(stored), daysOf(open)];
  const opened = kept.filter((day) => !before.includes(day));
  const closed = before.filter((day) => !kept.includes(day));
  const isOfStored = opened.every((day) => !now.includes(day)) && closed.every((day) => now.includes(day));
  // A number of days that changed twice was changed from the open week.
  const isCounted = kept.length !== before.length && now.length !== before.length;
  if (opened.length + closed.length === 0 || !isOfStored || isCounted || weekdaysSaid(words).length >= WHOLE_WEEK) return week;
  const added = now.filter((day) => !before.includes(day));
  const gone = before.filter((day) => !now.includes(day));
  const days = [...new Set([...kept.filter((day) => !gone.includes(day)), ...added])].toSorted((a, b) => a - b);
  const minutes = Object.fromEntries(
    days.map((day) => [
      day,
      (added.includes(day) || week.minutes?.[day] !== stored.minutes?.[day] ? week.minutes?.[day] : undefined) ??
        open.minutes?.[day] ??
        week.minutes?.[day] ??
        USUAL_MINUTES,
    ]),
  );
  const longDay = week.longDay === stored.longDay ? open.longDay : week.longDay;
  return {
    daysPerWeek: days.length,
    weekdays: days,
    minutes,
    ...(longDay !== undefined && days.some((day) => day === longDay) && { longDay }),
  };
}

/** "Thursdays work, same 75 min": the minutes that were said for the day that comes; where one day takes the place of one, it has its minutes. */
function withMinutes(week: Week, stored: Week, { words, frame }: Followed): Week {
  const before = daysOf(stored);
  const added = daysOf(week).filter((day) => !before.includes(day));
  const gone = before.filter((day) => !daysOf(week).includes(day));
  const [only, more] = added;
  const isNamed = only !== undefined && weekdaysSaid(words).includes(only);
  const said = isNamed && (words.match(MINUTES) ?? []).length === 1 ? frame.minutes : undefined;
  const [left, others] = gone;
  if (only === undefined || more !== undefined) return week;
  const ofLeft = left === undefined || others !== undefined ? undefined : stored.minutes?.[left];
  const isUsual = week.minutes?.[only] === USUAL_MINUTES;
  const minutes = said ?? (isUsual ? ofLeft : undefined);
  return minutes === undefined || minutes < 15 ? week : { ...week, minutes: { ...week.minutes, [only]: minutes } };
}

const INSTEAD =
  /\b(?:instead of|rather than|not|statt|anstatt|nicht|au lieu (?:de|du)|plutot que|pas|en vez del?|en lugar del?|invece (?:di|del)|al posto (?:di|del))\b/;
const MOST_WORDS = 10;
const FEWEST_MINUTES = 20;
const MOST_MINUTES = 300;

/** What is about one week, or has read the days itself. */
const OTHER_CARDS: ReadonlySet<string> = new Set(["availability", "move", "missed"]);

/** "And Wed instead of Tue" beside an open card for the training week: the one day for the other. */
function exchanged({ proposals }: CoachAnswer, { words, cards }: Followed): WeekCard | undefined {
  const open = cards.find(isWeek);
  const at = INSTEAD.exec(words);
  if (
    open === undefined ||
    at === null ||
    proposals.some(({ request }) => OTHER_CARDS.has(request.reason)) ||
    words.split(" ").length > MOST_WORDS
  )
    return undefined;
  const [comes, more] = weekdaysSaid(words.slice(0, at.index));
  const [goes, others] = weekdaysSaid(words.slice(at.index + at[0].length));
  const week = open.request.availability;
  if (comes === undefined || goes === undefined || more !== undefined || others !== undefined) return undefined;
  if (!daysOf(week).includes(goes) || daysOf(week).includes(comes)) return undefined;
  const weekdays = [...daysOf(week).filter((day) => day !== goes), comes].toSorted((a, b) => a - b);
  const { [goes]: minutes, ...rest } = { ...week.minutes };
  return {
    ...open,
    request: {
      ...open.request,
      availability: {
        ...week,
        weekdays,
        minutes: { ...rest, [comes]: minutes ?? USUAL_MINUTES },
        ...(week.longDay === goes && { longDay: comes }),
      },
    },
  };
}

/** "Make Saturday 120" beside an open card for the training week: the minutes of that day. */
function otherMinutes({ proposals }: CoachAnswer, { words, cards, frame }: Followed): WeekCard | undefined {
  const open = cards.find(isWeek);
  const [day, more] = weekdaysSaid(words);
  const [number, other] = [...new Set(frame.numbers)];
  const minutes = frame.minutes ?? number;
  if (open === undefined || day === undefined || more !== undefined || other !== undefined || proposals.length > 0) return undefined;
  const week = open.request.availability;
  const isMeant = minutes !== undefined && minutes >= FEWEST_MINUTES && minutes <= MOST_MINUTES && words.split(" ").length <= MOST_WORDS;
  if (!isMeant || !daysOf(week).includes(day) || frame.content.includes("?")) return undefined;
  return { ...open, request: { ...open.request, availability: { ...week, minutes: { ...week.minutes, [day]: minutes } } } };
}
