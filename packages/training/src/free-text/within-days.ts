import { normalise } from "../health/normalise.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { FOCUS_TRAITS } from "../athlete/focus-traits.ts";
import { addDays, type Day, daysBetween, getMonday, type Weekday, getWeekday, EVERY_DAY } from "../calendar/day.ts";
import { EQUIPMENT, equipmentKey } from "../catalogue/equipment.ts";
import type { HealthLimits } from "../health/limits.ts";
import type { SessionCode } from "../model/plan.ts";
import { withoutWithheld } from "../statements/audit/audit-readings.ts";
import type { InjuryReading } from "../injuries/injury.ts";
import { withDatedClauses } from "./dates/dates-apart.ts";
import { getUnwantedDays } from "./availability.ts";
import type { DayLimit } from "./day-limit.ts";
import { withCommitments } from "./week-map/committed-days.ts";
import { withWishedDays } from "./wished-days.ts";

const FEWEST_DAYS = 3;

/** The athlete with the days that the text leaves, and the rest between them that it asks for. */
export function availableAthlete(entered: Athlete, { days, health, audit }: Pick<InjuryReading, "days" | "health" | "audit">): Athlete {
  const followed = withoutWithheld(withDatedClauses(entered), audit?.withheld);
  const athlete = withCommitments(withClassesElsewhere(withTimedDays(followed), days), days);
  const own = withOwnEquipment(withFewerDays(withWishedDays(athlete, days), days, health.limits), days);
  return withRestDays(
    withWantedDays(withDaysOff(withLighterDates(withDatesOff(own, days), days), days), days),
    Math.min(health.limits.daysInARow, ...days.flatMap(({ daysInARow }) => daysInARow ?? [])),
  );
}

/** Minutes for some days, and no list of days: these are trained, and as many others as the week has more sessions, apart from them. */
function withTimedDays(athlete: Athlete): Athlete {
  const { availability } = athlete;
  const { minutes, weekdays, daysPerWeek } = availability;
  if (minutes === undefined || weekdays !== undefined) return athlete;
  const timed = EVERY_DAY.filter((day) => (minutes[day] ?? 0) > 0);
  if (timed.length < FEWEST_DAYS || timed.length === EVERY_DAY.length) return athlete;
  return { ...athlete, availability: { ...availability, weekdays: withDaysApart(timed, daysPerWeek, EVERY_DAY) } };
}

/** So many days, with those of `others` that have the fewest of them beside them. */
function withDaysApart(days: readonly Weekday[], needed: number, others: readonly Weekday[]): readonly Weekday[] {
  let open = days;
  const neighbours = (day: Weekday): number => open.filter((other) => [1, 6].includes(Math.abs(other - day))).length;
  while (open.length < needed) {
    const [next] = others.filter((day) => !open.includes(day)).toSorted((a, b) => neighbours(a) - neighbours(b));
    if (next === undefined) break;
    open = [...open, next].toSorted((a, b) => a - b);
  }
  return open;
}

/** "Swimming on Thursdays": of the open days as many as are trained, with those that a sport has its place on. */
function withWantedDays(athlete: Athlete, limits: readonly DayLimit[]): Athlete {
  const { availability } = athlete;
  const open = availability.weekdays ?? EVERY_DAY;
  const { daysPerWeek, longDay } = availability;
  const wanted = [...new Set([...limits.flatMap((limit) => limit.wanted ?? []), ...(longDay === undefined ? [] : [longDay])])].filter(
    (day) => open.includes(day),
  );
  if (limits.every((limit) => limit.wanted === undefined) || open.length <= daysPerWeek || wanted.length > daysPerWeek) return athlete;
  const pairs = (days: readonly Weekday[]): number => days.filter((day) => days.includes(((day % 7) + 1) as Weekday)).length;
  const worth = (days: readonly Weekday[]): number => -10 * pairs(days) + [6, 7].filter((day) => days.includes(day as Weekday)).length * 4;
  const [best] = subsets(open)
    .filter((days) => days.length === daysPerWeek && wanted.every((day) => days.includes(day)))
    .toSorted((a, b) => worth(b) - worth(a));
  return best === undefined ? athlete : { ...athlete, availability: { ...availability, weekdays: best } };
}

/** "Three days a week are enough" */
function withFewerDays(athlete: Athlete, days: readonly DayLimit[], { strengthPerWeek }: HealthLimits): Athlete {
  // Who trains for strength alone lifts on every day of the plan.
  const lifts = FOCUS_TRAITS[athlete.focus].isLifting ? Math.max(FEWEST_DAYS, strengthPerWeek) : Infinity;
  const most = Math.min(...days.flatMap(({ mostDays, from }) => (from === undefined ? (mostDays ?? []) : [])), lifts);
  const { availability } = athlete;
  return availability.daysPerWeek <= most ? athlete : { ...athlete, availability: { ...availability, daysPerWeek: most } };
}

/** What the text says of the equipment of every day holds like the list of the profile. */
function withOwnEquipment(athlete: Athlete, days: readonly DayLimit[]): Athlete {
  const limits = days.filter(
    ({ weekdays, from, only, without }) => weekdays.length === 7 && from === undefined && (only !== undefined || without.length > 0),
  );
  const equipment = limits.length === 0 ? undefined : equipmentOn(athlete, limits);
  return equipment === undefined ? athlete : { ...athlete, equipment };
}

/** Who lifts "only at home with a kettlebell" still swims and rides with what the profile lists, in triathlon with both. */
function besideTicked(limit: DayLimit, { equipment: ticked, focus }: Athlete): DayLimit {
  const said = normalise(limit.phrase);
  const left = onlyTicked(limit, ticked);
  if (left.only === undefined || !isOfAllDays(limit) || left.capped !== undefined || !SAYS_ONLY.test(said) || NO_OTHER.test(said))
    return left;
  const outside = OUT_OF_GYMS.filter((item) => ticked?.some((name) => equipmentKey(name) === item) ?? focus === "triathlon");
  return { ...left, only: [...new Set([...left.only, ...outside])] };
}

const OUT_OF_GYMS = ["bicycle", "pool"] as const;

const isOfAllDays = ({ from, weekdays }: DayLimit): boolean => from === undefined && weekdays.length === EVERY_DAY.length;

/** "I train in the spare room with dumbbells up to 24 kg and a bench" takes nothing off the list of the profile, and adds nothing to it, unless it says "only". */
function onlyTicked(limit: DayLimit, ticked: readonly string[] | undefined): DayLimit {
  const { only, capped, phrase } = limit;
  if (only === undefined || !isOfAllDays(limit) || capped !== undefined || ticked === undefined || ticked.length === 0) return limit;
  const said = normalise(phrase);
  if (SAYS_ONLY.test(said) && !(AT_HOME.test(said) && !NO_OTHER.test(said))) return limit;
  const keyOf = (name: string): string => equipmentKey(name.replace(/^(?:one|2) /u, ""));
  const keys = new Set(ticked.map(equipmentKey));
  const told = only.filter((name) => keys.has(keyOf(name)));
  const named = new Set(told.map(keyOf));
  return { ...limit, only: [...told, ...ticked.filter((item) => !named.has(equipmentKey(item)))] };
}

/** "At home only a bike": what another place has is not told with it. */
const AT_HOME = /^(?:(?:and|und|y|et|e|en) )?(?:at home|thuis|zu ?hause|daheim|en casa|a la maison|chez moi|a casa|in casa|em casa)\b/u;
const NO_OTHER =
  /\b(?:gym|studio|fitnessstudio|gimnasio|salle|palestra|ginasio|academia|sportschool|nothing else|sonst nichts|nada mas|rien d autre|nient altro|mais nada|verder niks)\b/u;

const SAYS_ONLY =
  /\b(?:only|just|nothing but|nothing else|all (?:i|we) (?:have|own)|thats (?:it|all)|nur|bloss|lediglich|sonst nichts|solo|solamente|nada mas|seulement|uniquement|juste|rien d autre|soltanto|nient altro|apenas|so tenho|mais nada|alleen|verder niks|no|not|without|kein\w*|ohne|sin|sans|senza|sem|geen|zonder)\b/u;

/** "From 15 to 31 December I come 2 or 3 times a week": the other days of those weeks are free, feasts first. */
function fewerOnDates({ availability }: Athlete, days: readonly DayLimit[]): readonly { reason: "holiday"; from: Day; to: Day }[] {
  const trained = availability.weekdays ?? EVERY_DAY;
  return days.flatMap(({ mostDays, from, until }) => {
    if (mostDays === undefined || from === undefined || until === undefined) return [];
    const dates = Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, at) => addDays(from, at));
    const weeks = Map.groupBy(
      dates.filter((date) => trained.includes(getWeekday(date))),
      getMonday,
    );
    return [...weeks.values()].flatMap((week) => {
      const keepable = week.filter((date) => !FEASTS.test(date));
      const spread = Array.from(
        { length: Math.min(mostDays, keepable.length) },
        (_, at) => keepable[Math.round((at * (keepable.length - 1)) / Math.max(1, mostDays - 1))],
      );
      return week.filter((date) => !spread.includes(date)).map((date) => ({ reason: "holiday" as const, from: date, to: date }));
    });
  });
}

const FEASTS = /-(?:12-2[56]|01-01)$/u;

/** Classes elsewhere are no sessions of the plan; where too few days are left for one, some of them stay in its week as days away. */
function withClassesElsewhere(athlete: Athlete, days: readonly DayLimit[]): Athlete {
  const classes = days.filter(({ isElsewhere }) => isElsewhere === true);
  const { availability } = athlete;
  const taken = new Set(classes.flatMap(({ weekdays }) => weekdays));
  const open = availability.weekdays ?? EVERY_DAY;
  const left = open.filter((day) => !taken.has(day));
  if (left.length === open.length || left.length < FEWEST_BESIDE) return athlete;
  const kept = open.filter((day) => taken.has(day)).slice(0, Math.max(0, FEWEST_DAYS - left.length));
  const away = classes.flatMap(({ from, until }) => {
    if (from === undefined || until === undefined) return [];
    const all = Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => addDays(from, at));
    return all.filter((date) => kept.includes(getWeekday(date))).map((date) => ({ reason: "holiday" as const, from: date, to: date }));
  });
  const { longDay, ...rest } = availability;
  const weekdays = [...left, ...kept].toSorted((a, b) => a - b);
  return {
    ...athlete,
    ...(away.length === 0 ? {} : { absences: [...(athlete.absences ?? []), ...away] }),
    availability: {
      ...rest,
      weekdays,
      // The classes take some of the training days that the athlete stated.
      daysPerWeek: Math.min(weekdays.length, Math.max(FEWEST_DAYS, availability.daysPerWeek - (open.length - left.length))),
      ...(longDay === undefined || taken.has(longDay) ? {} : { longDay }),
    },
  };
}

/** Sessions of its own that a week needs beside classes. */
const FEWEST_BESIDE = 2;

/** Dates without training are days away, as those that the athlete enters in the calendar. */
function withDatesOff(athlete: Athlete, days: readonly DayLimit[]): Athlete {
  const away = days.flatMap(({ isOff, from, until, weekdays }) => {
    if (isOff !== true || from === undefined || until === undefined) return [];
    if (weekdays.length === EVERY_DAY.length) return [{ reason: "holiday" as const, from, to: until }];
    // "No Tuesdays until the end of January": each of them by itself.
    const all = Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, at) => addDays(from, at));
    return all.filter((date) => weekdays.includes(getWeekday(date))).map((date) => ({ reason: "holiday" as const, from: date, to: date }));
  });
  const all = [...away, ...fewerOnDates(athlete, days)];
  return all.length === 0 ? athlete : { ...athlete, absences: [...(athlete.absences ?? []), ...all] };
}

/** A week with little time has easy, short sessions. */
function withLighterDates(athlete: Athlete, days: readonly DayLimit[]): Athlete {
  const lighter = days.flatMap(({ isEasy, isBusy, isCeiling, minutes, from, until }) =>
    minutes === undefined || from === undefined || until === undefined
      ? []
      : [
          {
            from,
            to: until,
            share: isCeiling === true ? 1 : LIGHTER_SHARE,
            onlyEasy: isEasy === true,
            mostMinutes: minutes,
            ...(isBusy === true ? { isBusy } : {}),
          },
        ],
  );
  return lighter.length === 0 ? athlete : { ...athlete, lighterDays: [...(athlete.lighterDays ?? []), ...lighter] };
}

const LIGHTER_SHARE = 0.7;

/** The most days of which so many follow each other at most, Sunday and Monday too; the long day stays. */
function withRestDays(athlete: Athlete, daysInARow: number): Athlete {
  const { availability } = athlete;
  const open = availability.weekdays ?? EVERY_DAY;
  if (daysInARow >= 7 || longestRun(open) <= daysInARow) return athlete;
  const choices = subsets(open).filter((days) => days.length <= availability.daysPerWeek && longestRun(days) <= daysInARow);
  const worth = (days: readonly Weekday[]): number =>
    10 * days.length + (availability.longDay !== undefined && days.includes(availability.longDay) ? 5 : 0) + (days.includes(6) ? 1 : 0);
  const best = choices.toSorted((a, b) => worth(b) - worth(a))[0];
  if (best === undefined || best.length < FEWEST_DAYS) return athlete;
  const { longDay, ...rest } = availability;
  return {
    ...athlete,
    availability: {
      ...rest,
      weekdays: best,
      daysPerWeek: best.length,
      ...(longDay === undefined || !best.includes(longDay) ? {} : { longDay }),
    },
  };
}

function subsets(days: readonly Weekday[]): readonly (readonly Weekday[])[] {
  return Array.from({ length: 2 ** days.length }, (_, mask) => days.filter((_day, at) => (mask >> at) % 2 === 1));
}

/** Days in a row, over the end of the week. */
function longestRun(days: readonly Weekday[]): number {
  if (days.length === EVERY_DAY.length) return EVERY_DAY.length;
  let longest = 0;
  let run = 0;
  for (const day of [...EVERY_DAY, ...EVERY_DAY]) {
    run = days.includes(day) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The athlete without the weekdays that the text rules out; the profile stays where too few days would be left. */
function withDaysOff(athlete: Athlete, days: readonly DayLimit[]): Athlete {
  const off = new Set(days.filter(({ isOff, from }) => isOff === true && from === undefined).flatMap(({ weekdays }) => weekdays));
  const short = days.filter(({ minutes, from }) => minutes !== undefined && from === undefined);
  if (short.length > 0)
    return withDaysOff(
      withMinutes(athlete, short),
      days.filter((limit) => !short.includes(limit)),
    );
  // The longest session of a triathlete is the ride: a day of the long run is no day of its own.
  const isLongest = ({ isLong, longOf }: DayLimit): boolean => isLong === true && !(longOf === "RL" && athlete.focus === "triathlon");
  const longDay = days.find(isLongest)?.weekdays[0];
  if (longDay !== undefined && !off.has(longDay))
    return withDaysOff(
      { ...athlete, availability: { ...athlete.availability, longDay } },
      days.filter((limit) => !isLongest(limit)),
    );
  const ofLong = withMovedLongDay(athlete, days);
  if (ofLong !== athlete) return withDaysOff(ofLong, days);
  if (off.size === 0) return athlete;
  const { availability } = athlete;
  // "Only Monday, Wednesday and Saturday" names all of them.
  const isNamed = days.some(({ isOnly }) => isOnly === true);
  const left = (isNamed ? EVERY_DAY : (availability.weekdays ?? EVERY_DAY)).filter((day) => !off.has(day));
  const moved = getMoves(athlete, days).filter(({ to }) => !off.has(to) && !left.includes(to));
  const named = [...left, ...moved.map(({ to }) => to)];
  const weekdays = [...named, ...(isNamed ? [] : addedBesideOff(named, off, availability))].toSorted((a, b) => a - b);
  if (weekdays.length < FEWEST_DAYS) return athlete;
  const { longDay: chosen, ...rest } = availability;
  return {
    ...athlete,
    availability: {
      ...rest,
      weekdays,
      ...(rest.minutes === undefined ? {} : { minutes: { ...rest.minutes, ...minutesMoved(rest.minutes, moved) } }),
      daysPerWeek: Math.min(availability.daysPerWeek, weekdays.length),
      ...(chosen === undefined || off.has(chosen) ? {} : { longDay: chosen }),
    },
  };
}

/** Where the days off leave fewer of the chosen days than a week is trained, as many others as it has sessions. */
function addedBesideOff(left: readonly Weekday[], off: ReadonlySet<Weekday>, { daysPerWeek }: Athlete["availability"]): readonly Weekday[] {
  if (left.length >= FEWEST_DAYS) return [];
  const open = EVERY_DAY.filter((day) => !off.has(day));
  return withDaysApart(left, daysPerWeek, open).filter((day) => !left.includes(day));
}

/** Days that were not chosen and are trained, because the text rules out nearly all of those that were. */
export function daysBesideChosen(told: Athlete, { availability }: Athlete, days: readonly DayLimit[]): readonly Weekday[] {
  const chosen = told.availability.weekdays;
  const isOff = (day: Weekday): boolean => days.some((limit) => limit.isOff === true && limit.weekdays.includes(day));
  if (chosen === undefined || days.some(({ isOnly }) => isOnly === true) || chosen.filter((day) => !isOff(day)).length >= FEWEST_DAYS)
    return [];
  return (availability.weekdays ?? []).filter((day) => !chosen.includes(day));
}

/** A day of training whose session goes to another one. */
interface Move {
  readonly from: Weekday;
  readonly to: Weekday;
}

/** "Swap Tuesday for Wednesday": of the days that are trained. */
function getMoves({ availability }: Athlete, days: readonly DayLimit[]): readonly Move[] {
  return days.flatMap(({ movedTo, from, weekdays }) =>
    movedTo === undefined || from !== undefined
      ? []
      : weekdays.filter((day) => availability.weekdays?.includes(day) === true).map((day) => ({ from: day, to: movedTo })),
  );
}

/** The other day has as much time. */
function minutesMoved(minutes: { readonly [day in Weekday]?: number }, moved: readonly Move[]): { readonly [day in Weekday]?: number } {
  return Object.fromEntries(moved.flatMap(({ from, to }) => ((minutes[to] ?? 0) > 0 ? [] : [[to, minutes[from]]])));
}

/** "No long runs on Sundays": the other day of the weekend, or else the day with the most time, has the longest session. */
function withMovedLongDay(athlete: Athlete, days: readonly DayLimit[]): Athlete {
  const { availability, focus } = athlete;
  const barred = getUnwantedDays(focus === "triathlon" ? "BK" : "RL", days);
  if (barred.length === 0 || (availability.longDay !== undefined && !barred.includes(availability.longDay))) return athlete;
  const room = (day: Weekday): number => (availability.minutes?.[day] ?? UNTOLD_MINUTES) + ([6, 7].includes(day) ? WEEKEND_MINUTES : 0);
  const [longDay] = (availability.weekdays ?? EVERY_DAY).filter((day) => !barred.includes(day)).toSorted((a, b) => room(b) - room(a));
  return longDay === undefined ? athlete : { ...athlete, availability: { ...availability, longDay } };
}

/** Ahead of a day of the week that has as much time. */
const WEEKEND_MINUTES = 20;
const UNTOLD_MINUTES = 240;

function withMinutes(athlete: Athlete, days: readonly DayLimit[]): Athlete {
  const minutes: { [day in Weekday]?: number } = { ...athlete.availability.minutes };
  for (const { weekdays, minutes: most = Infinity } of days)
    for (const day of weekdays) minutes[day] = Math.min(minutes[day] ?? Infinity, most);
  const { availability } = athlete;
  // Nothing was said about the other days: they are training days as well.
  if (availability.minutes === undefined) for (const day of availability.weekdays ?? EVERY_DAY) minutes[day] ??= UNTOLD_MINUTES;
  // "50 minutes on weekdays": the long session is on the weekend.
  const isOfWorkdays = [1, 2, 3, 4, 5].every((day) => days.some(({ weekdays }) => weekdays.includes(day as Weekday)));
  const free = ([7, 6] as const).find(
    (day) => (minutes[day] ?? UNTOLD_MINUTES) >= UNTOLD_MINUTES && availability.weekdays?.includes(day) !== false,
  );
  const longDay = availability.longDay ?? (isOfWorkdays ? free : undefined);
  return { ...athlete, availability: { ...availability, minutes, ...(longDay === undefined ? {} : { longDay }) } };
}

/** Returns the days without sled and ski erg for a session of runs and stations; none unless some days of the week have them. */
export function daysWithoutStations(
  code: SessionCode,
  { availability, equipment }: Athlete,
  limits: readonly DayLimit[],
): readonly Weekday[] {
  if (code !== "HX") return [];
  // What no day has is missed on none.
  const isThere = (key: string): boolean => equipment === undefined || equipment.includes(key);
  const poor = new Set(
    limits
      .filter(({ from, without }) => from === undefined && without.some((key) => STATIONS.has(key) && isThere(key)))
      .flatMap(({ weekdays }) => weekdays),
  );
  const trained = availability.weekdays ?? EVERY_DAY;
  // "Saturday I can go to a Hyrox gym": the other days are those without.
  const rich = limits.flatMap(({ extra = [], weekdays, from }) =>
    from === undefined && extra.some((key) => STATIONS.has(key)) ? weekdays : [],
  );
  if (trained.some((day) => rich.includes(day))) return trained.filter((day) => !rich.includes(day));
  return trained.some((day) => !poor.has(day)) ? [...poor] : [];
}

const STATIONS: ReadonlySet<string> = new Set(["sled", "ski erg"]);

/** What there is to train with on a day with these limits; undefined where nothing of it changes. */
export function equipmentOn(athlete: Athlete, said: readonly DayLimit[]): readonly string[] | undefined {
  const limits = said.map((limit) => besideTicked(limit, athlete));
  const without = new Set(limits.flatMap((limit) => limit.without));
  const told = limits.find((limit) => limit.only !== undefined);
  const extra = limits.flatMap((limit) => limit.extra ?? []);
  if (extra.length > 0) {
    const usual = equipmentOn(
      athlete,
      limits.map(({ extra: _extra, ...limit }) => limit),
    );
    const there = usual ?? athlete.equipment;
    return there === undefined ? undefined : [...new Set([...there, ...extra])];
  }
  if (without.size === 0 && told === undefined) return undefined;
  // "Dumbbells go to 22.5 kg" adds no machine to the list of the profile.
  const listed = athlete.equipment?.map(equipmentKey);
  if (told?.isOwn === true && athlete.equipment !== undefined)
    return without.size === 0 ? undefined : athlete.equipment.filter((item) => !without.has(equipmentKey(item)));
  const only =
    told?.capped === undefined || listed === undefined
      ? told?.only
      : told.only?.filter((name) => listed.includes(equipmentKey(name.replace(/^(?:one|2) /u, ""))));
  const owned = only ?? athlete.equipment ?? EQUIPMENT;
  // "One kettlebell 16 kg" is a kettlebell.
  const counted = owned.flatMap((item) => (COUNTED.test(item) ? [item.replace(COUNTED, "").replace(/s? \d.*$/u, ""), item] : [item]));
  return counted.filter((item) => !without.has(equipmentKey(item)));
}

const COUNTED = /^(?:one|2) (?=(?:dumbbell|kettlebell)s? )/u;
