import { shortDay, type Weekday } from "@ironpace/training";
import { list } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { PREVIEW } from "./card.ts";
import { weekdaysMeant } from "./weekdays-meant.ts";

const DAY_STEMS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** The day that comes for one that goes: "can't do Wednesdays any more, Thursday instead". */
function insteadDay(words: string): Weekday | undefined {
  const day = "(mon|tue|wed|thu|fri|sat|sun)[a-z]*";
  const found =
    new RegExp(`\\b${day} instead\\b(?! of)`).exec(words)?.[1] ??
    new RegExp(`\\b(?:use|take|do|can do|but|rather|better) (?:on )?${day}`).exec(
      words.replace(/^.*?\b(?:anymore|any more|not)\b/, ""),
    )?.[1];
  return found === undefined ? undefined : ((DAY_STEMS.indexOf(found) + 1) as Weekday);
}

/** "only mon and fri, tuesday doesnt work any more": the day behind "only" is why, and none that stays. */
function withoutReason(words: string): string {
  const reason =
    /^(.*\bonly .*?)[, ]+(?:because |since |as )?(?:on )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* (?:doesnt|dont|does not|do not|wont|cant|isnt|is not|no longer)\b.*$/.exec(
      words,
    );
  return reason === null ? words : `${reason[1] ?? ""} from now on`;
}

/** "starting monday i can only train tue and thu": the day it begins on is none of the training days. */
function withoutStart(words: string): string {
  return words.replace(
    /\b(?:starting|beginning|from|as of)(?: on)? (?:next |this )?(?:week|month|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)(?: on(?:wards?)?(?! (?:mon|tue|wed|thu|fri|sat|sun)))?(?! ?(?:to|until|till|til|through|and|-))\b(?=.*\b(?:only|max|maximum|can|just)\b|.*\b\d (?:training )?(?:days|sessions)\b)/,
    "from now on",
  );
}

/** The days that have time in the profile. */
function knownDays({ athlete }: CoachView): readonly Weekday[] {
  return Object.entries(athlete.availability.minutes ?? {})
    .filter(([, value]) => (value ?? 0) > 0)
    .map(([day]) => Number(day) as Weekday);
}

/** "Can't make Thursdays this week" is of that week; "from next week" begins something. */
const ONE_WEEK = /(?<!\b(?:from|starting|beginning|as of|since|after) )\b(?:this|next) week\b(?! on\b| onwards?\b)/;
const FOR_GOOD = /\b(?:from now on|from (?:this|next) week|anymore|any more|every|permanently|no longer|for good)\b/;

/** Weekdays, days a week and minutes from now on. */
export function changeAvailability(said: string, view: CoachView): Draft | undefined {
  if (ONE_WEEK.test(said) && !FOR_GOOD.test(said)) return undefined;
  // "Can I still make it with four days a week" asks.
  if (/^(?:can|could|would|will) i (?:still|even|hit|reach|make|manage|get|run|improve)\b/.test(said)) return undefined;
  const words = withoutStart(withoutReason(said));
  const weekdays = [
    ...new Set(
      [...words.matchAll(/\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur|r|es)?(?:day)?s?\b/g)].map(
        ([, name]) => (["mon", "tue", "wed", "thu", "fri", "sat", "sun"].indexOf(name ?? "") + 1) as Weekday,
      ),
    ),
  ];
  const count =
    /\b([3-7]|three|four|five|six|seven|[12]|one|two) (?:training )?(?:days|times|x|sessions)(?: (?:a|per|each|every) week)?\b/.exec(
      words,
    )?.[1] ?? /\b([3-7])x (?:a|per) week\b/.exec(words)?.[1];
  const isFromNow =
    /\b(from now on|anymore|any more|only train|(change|switch|go|drop|put|move|set) (me |it )?(down |up |back )?to (\d|three|four|five|six) (training )?(days|times)|(\d|three|four|five|six) days (a|per) week|instead of (mon|tues|wednes|thurs|fri|satur|sun)days|cant (do|make|train) (on )?(mon|tues|wednes|thurs|fri|satur|sun)days|can (only |just )?train|want to train|(also )?train on|no longer train|(set|change|make|update) my (training )?(days|week|training days|availability|schedule)|my availability|available|every (mon|tue|wed|thu|fri|sat|sun)|(mon|tues|wednes|thurs|fri|satur|sun)days)\b/.test(
      words,
    );
  const known = knownDays(view);
  const meant = weekdaysMeant(words.replace(/\b(?:my )?shifts? (?:changed|changes|work)\b/, ""), known, view.today);
  if (meant === undefined && (!isFromNow || (weekdays.length === 0 && count === undefined))) return undefined;
  // "friday's thing" is one of them.
  if (/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days (?:thing|one|workout|run|ride|hyrox|compromised|intervals?)\b/.test(words))
    return undefined;
  if (
    meant === undefined &&
    /\b(did|how many|how often|should|why|long run|session|is it|what|move|shift|swap|switch|skip|make|today|tomorrow|plan|beginner|new to)\b/.test(
      words,
    )
  )
    return undefined;
  const { athlete, plan } = view;
  const minutes: Record<number, number> = { ...(athlete.availability.minutes as Record<number, number> | undefined) };
  const perDay = Number(/\b(\d{2,3}) ?min/.exec(words)?.[1] ?? 0);
  const isAdded = /\b(also|add|as well|too|additionally|extra)\b/.test(words);
  const isTaken =
    /\b(not|no longer|no more|cant|cannot|except|without|never|dont|drop|dropping|lose)\b/.test(words) && !/\bonly\b/.test(words);
  const instead = isTaken ? insteadDay(words) : undefined;
  const days: readonly number[] =
    meant !== undefined
      ? meant.days
      : isAdded
        ? [...new Set<number>([...known, ...weekdays])]
        : isTaken
          ? [
              ...known.filter((day) => !weekdays.includes(day) || day === instead),
              ...(instead === undefined || known.includes(instead) ? [] : [instead]),
            ]
          : weekdays.length > 0
            ? weekdays
            : known;
  const isOfDay =
    meant === undefined &&
    perDay > 0 &&
    weekdays.length > 0 &&
    weekdays.every((day) => known.includes(day)) &&
    (!/\bonly (train|on)\b|\bcan only\b/.test(words) || (weekdays.length === 1 && /\b(only|just) (do |have |got |train )?\d/.test(words)));
  if (isOfDay && !isAdded && !isTaken)
    return changeAvailability(
      `also train on ${weekdays.map((day) => ["mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays"][day - 1] ?? "").join(" and ")} ${perDay} min from now on`,
      view,
    );
  const number =
    count === undefined || meant !== undefined
      ? days.length
      : ({ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 }[count] ?? Number(count));
  if (number < 3)
    return {
      text: [
        `The plan needs at least 3 training days a week. With ${number} I can keep what you have: tell me which days you are away, or shorten sessions.`,
      ],
    };
  const sorted = days.toSorted((a, b) => a - b);
  const kept = Object.fromEntries(
    sorted.map((day) => [day, perDay > 0 && weekdays.includes(day as Weekday) ? perDay : (minutes[day] ?? (perDay > 0 ? perDay : 60))]),
  );
  const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  const longDay = athlete.availability.longDay;
  const later =
    /\b(?:from|in|starting|as of) (january|february|march|april|may|june|july|august|september|october|november|december|next month)\b/.exec(
      words,
    )?.[1];
  if (meant !== undefined && later === undefined && sorted.join() === known.join())
    return { text: [`You train on ${list(known.map((day) => names[day - 1] ?? ""))} already, so nothing changes.`] };
  const usesDays = weekdays.length > 0 || sorted.length === number;
  const shorter = plan === undefined || sorted.join() !== known.join() ? [] : sorted.filter((day) => kept[day] !== minutes[day]);
  if (plan !== undefined && shorter.length > 0 && later === undefined)
    return {
      ...(meant !== undefined && { isDecided: true as const }),
      text: [
        `From now on ${list(shorter.map((day) => `**${names[day - 1] ?? ""} ${kept[day] ?? 0} min** instead of ${minutes[day] ?? 0}`))}; the other days stay. The weeks after this one are planned again.`,
        ...shorter.flatMap((day) => {
          const longer = plan.plan.weeks
            .flatMap(({ sessions }) => sessions)
            .filter((each) => each.weekday === day && each.date >= view.today && each.duration > (kept[day] ?? 0));
          return longer.length === 0
            ? []
            : [`Shorter then: ${list(longer.map((each) => `${each.title} on ${shortDay(each.date)} (${each.duration} min)`))}.`];
        }),
        PREVIEW,
        meant?.until === undefined
          ? "Your profile does not change: update the days there too, so that your next plan uses them."
          : `You said until ${shortDay(meant.until)}, but the change does not end by itself: after that day, tell me your usual minutes, and I put them back.`,
      ],
      proposals: [
        {
          title: list(shorter.map((day) => `${names[day - 1] ?? ""}s ${kept[day] ?? 0} min`)),
          why: "The other days keep their minutes.",
          request: {
            reason: "availability",
            availability: {
              daysPerWeek: number,
              weekdays: sorted,
              minutes: kept,
              ...(longDay !== undefined && sorted.includes(longDay) && { longDay }),
            },
          },
        },
      ],
    };
  return {
    ...(meant !== undefined && { isDecided: true as const }),
    text: [
      `From now on **${number} days a week**${usesDays && sorted.length > 0 ? `: ${list(sorted.map((day) => `${names[day - 1] ?? ""}${kept[day] === undefined ? "" : ` ${kept[day]} min`}`))}` : ""}${known.length > 0 ? ` (now ${known.length}: ${list(known.map((day) => (names[day - 1] ?? "").slice(0, 3)))})` : ""}. What you have done this week stays; the weeks after are planned again.`,
      ...(plan === undefined ? ["You have no active plan; enter the days in your profile, and the next plan follows them."] : [PREVIEW]),
      ...(later === undefined
        ? []
        : [`You said from ${later.replace(/^./, (letter) => letter.toUpperCase())}: accept the card then; until you do, nothing changes.`]),
      meant?.until === undefined
        ? "Your profile does not change: update the days there too, so that your next plan uses them."
        : `You said until ${shortDay(meant.until)}, but the change does not end by itself. After that day, write “train on ${list(known.map((day) => (names[day - 1] ?? "").slice(0, 3)))} from now on”, and I put your week back.`,
    ],
    ...(plan === undefined
      ? {}
      : {
          proposals: [
            {
              title: `Train ${number} days a week`,
              why: usesDays
                ? `On ${list(sorted.map((day) => (names[day - 1] ?? "").slice(0, 3)))}.`
                : `${number} days, on the days of your profile.`,
              request: {
                reason: "availability",
                availability: {
                  daysPerWeek: number,
                  ...(usesDays && sorted.length >= number && { weekdays: sorted }),
                  ...(usesDays && { minutes: kept }),
                  ...(longDay !== undefined && sorted.includes(longDay) && { longDay }),
                },
              },
            },
          ],
        }),
  };
}

/** "make tuesday my long day" */
export function changeLongDay(words: string, view: CoachView): Draft | undefined {
  const named = /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/.exec(words)?.[1];
  if (!/\blong day\b/.test(words) || named === undefined || !/\b(make|set|change|move|want|switch)\b/.test(words)) return undefined;
  const { athlete, plan } = view;
  const day = (DAY_STEMS.indexOf(named) + 1) as Weekday;
  const minutes: Record<number, number> = { ...(athlete.availability.minutes as Record<number, number> | undefined) };
  const before = athlete.availability.longDay;
  const longest = Math.max(60, ...Object.values(minutes));
  const next = { ...minutes, [day]: Math.max(minutes[day] ?? 0, longest) };
  const weekdays = Object.entries(next)
    .filter(([, value]) => value > 0)
    .map(([of]) => Number(of));
  const name = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][day - 1] ?? "";
  const old = before === undefined ? undefined : ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][before - 1];
  return {
    text: [
      `Make **${name}** your long day${old === undefined ? "" : ` (now ${old})`}, with ${longest} min. The weeks after this one are planned again.`,
      ...(plan === undefined ? ["You have no active plan; enter it in your profile, and the next plan follows it."] : [PREVIEW]),
    ],
    ...(plan === undefined
      ? {}
      : {
          proposals: [
            {
              title: `Long day on ${name}`,
              why: `${longest} min on that day.`,
              request: {
                reason: "availability",
                availability: { daysPerWeek: weekdays.length, weekdays, minutes: next, longDay: day },
              },
            },
          ],
        }),
  };
}
