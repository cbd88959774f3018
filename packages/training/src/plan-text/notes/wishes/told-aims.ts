import { longestRide } from "#training/week/triathlon/long-ride.ts";
import { TRAINS_PART, type WantedPart } from "#training/athlete/stated/stated-wanted-parts.ts";
import { EXERCISES_OF_AIM, type EverydayAim } from "#training/athlete/stated/stated-everyday-aims.ts";
import { hyroxCompetition } from "#training/athlete/hyrox-entry.ts";
import { HYROX_STATIONS } from "#training/catalogue/race-formats.ts";
import { hyroxCoverage } from "#training/season/demand/hyrox/coverage.ts";
import type { CountedSport } from "#training/free-text/day-limit.ts";
import { isOfSport } from "#training/week/slots/wished-counts.ts";
import type { Session } from "#training/model/plan.ts";
import { codeFacts } from "#training/model/session-codes.ts";
import { inSentence, formatList, shortName } from "#training/model/words.ts";
import { LIFT_VARIANTS } from "#training/statements/wished-exercises/lift-counts.ts";
import { formatDistance } from "#training/units/format.ts";
import { nextClimbingRace } from "#training/season/demand/races/race-climb.ts";
import { trainedFormat } from "#training/season/demand/races/prepared-race.ts";
import { runSeconds } from "#training/week/run/run-history.ts";
import { climbsOn } from "#training/free-text/training-wishes/ground/flat-ground.ts";
import { hillDays } from "#training/session/run/hill-days.ts";
import type { ToldFacts } from "./told-facts.ts";

export function stationsText(names: readonly string[], facts: ToldFacts): string {
  if (hyroxCompetition(facts.context.athlete.competitions) === undefined)
    return "you have no Hyrox race in your competitions, so the plan does not train its stations for their own sake. Add the race.";
  const each = names.map((name) => `${inSentence(shortName(name))} ${inSessions([name], facts)}`);
  const others = facts.context.entry.kind === "relay" ? "" : " The other stations are trained too: in doubles you may have to step in.";
  return `trained as yours: ${formatList(each)}.${others}`;
}

/** A weakness has its turn more often: how often, and in full, beside the other stations. */
export function weakStationsText(names: readonly string[], facts: ToldFacts): string {
  const { context, sessions } = facts;
  const found = hyroxCompetition(context.athlete.competitions);
  if (found === undefined)
    return "you have no Hyrox race in your competitions, so the plan does not train its stations for their own sake. Add the race.";
  const coverage = hyroxCoverage(sessions, { division: context.division, entry: context.entry.kind, raceDate: found.competition.date });
  const others = HYROX_STATIONS.map(({ exercise }) => exercise).filter(
    (exercise) => !names.includes(exercise) && !exercise.endsWith(" erg"),
  );
  const usual = others.map((exercise) => coverage.fulls.get(exercise) ?? 0);
  const isNothingFull = [...usual, ...names.map((name) => coverage.fulls.get(name) ?? 0)].every((fulls) => fulls === 0);
  if (isNothingFull)
    return `trained earlier and more often: ${formatList(names.map((name) => `${inSentence(shortName(name))} ${inSessions([name], facts)}`))}.`;
  const each = names.map((name) => {
    const fulls = coverage.fulls.get(name) ?? 0;
    return `${inSentence(shortName(name))} ${inSessions([name], facts)}, ${fulls === 0 ? "never yet" : times(fulls)} in full`;
  });
  return `trained earlier: ${formatList(each)}; each of the other stations without an erg ${range(usual)} in full.`;
}

function range(all: readonly number[]): string {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return most === 0 ? "never" : least === most ? times(most) : `${least} to ${most} times`;
}

export function strongText(names: readonly string[], facts: ToldFacts): string {
  return `${inSessions(names, facts)}, only as often as the race needs: the time goes to your weak points.`;
}

export function weakRunText({ sessions }: ToldFacts): string {
  const runs = sessions.filter(isRun);
  return `${runs.length} of ${sessions.length} sessions have running in them, ${runs.filter(({ hard }) => hard).length} of them hard; the stations are still trained as the race needs.`;
}

export function weakText(names: readonly string[], facts: ToldFacts): string {
  const each = names.map((name) => `${inSentence(name)} ${inSessions([name], facts)}`);
  return withAny(names, facts).length === 0
    ? `${formatList(each)}: a limit, the equipment or the main lifts of your goal leave no room for it.`
    : `it comes first where the plan has a choice: ${formatList(each)}.`;
}

/** How often a week a lift is trained that is wished for so often, counted in the full weeks. */
export function liftCountText(names: readonly string[], wanted: number, facts: ToldFacts): string {
  const family = LIFT_VARIANTS[names[0] ?? ""];
  if (wanted < 1) {
    const weeks = facts.weeks.filter(({ sessions }) => withAny(names, { sessions }, family).length > 0).map(({ week }) => `${week}`);
    return weeks.length === 0
      ? "not in this plan."
      : `in ${weeks.length === 1 ? "week" : "weeks"} ${formatList(weeks)}, and not in the weeks between.`;
  }
  const counts = facts.weeks
    // The week of a meet or race is no full week.
    .filter(({ isDeload, sessions }) => !isDeload && sessions.length > 1 && sessions.every(({ code }) => code !== "RACE"))
    .map(({ sessions }) => withAny(names, { sessions }, family).length);
  const [least, most] = [Math.min(...counts, 99), Math.max(...counts, 0)];
  const range = least === most ? times(most) : `${least} to ${most} times`;
  const met = counts.filter((count) => count === wanted).length;
  return met === counts.length
    ? `trained ${range} in every full week.`
    : `met in ${met} of ${counts.length} full weeks (${range} a week): your days and the other lifts leave no other place for it.`;
}

/** What trains the parts that somebody wants more of, and in how many sessions. */
export function wantedPartsText(parts: readonly WantedPart[], facts: ToldFacts): string {
  const each = parts.map((part) => {
    const used = TRAINS_PART[part].filter((name) => withAny([name], facts).length > 0);
    const named = used.toSorted((one, other) => withAny([other], facts).length - withAny([one], facts).length).slice(0, MOST_NAMED);
    return used.length === 0
      ? `${part}: no exercise within your limits and equipment`
      : `${formatList(named.map(inSentence))} ${inSessions(used, facts)}`;
  });
  const lifting = facts.sessions.filter(({ blocks }) => blocks.strength.length > 0).length;
  const isFull = parts.some((part) => withAny(TRAINS_PART[part], facts).length < lifting);
  return `${formatList(each)}${isFull ? "; more hard sets of it than that you would not recover from" : ""}.`;
}

const SPORT_SESSIONS: { readonly [sport in CountedSport]: readonly [one: string, more: string] } = {
  run: ["run", "runs"],
  swim: ["swim", "swims"],
  bike: ["ride", "rides"],
  strength: ["session with strength", "sessions with strength"],
};

/** How many sessions of a sport the full weeks have, beside the number that was wished for. */
export function sportCountText(sport: CountedSport, wanted: number, { weeks }: ToldFacts): string {
  const counts = weeks
    .filter(({ isDeload, sessions }) => !isDeload && sessions.length > 1 && sessions.every(({ code }) => code !== "RACE"))
    .map(({ sessions }) => sessions.filter((session) => isOfSport(session, sport)).length);
  const [least, most] = [Math.min(...counts, 99), Math.max(...counts, 0)];
  const [one, more] = SPORT_SESSIONS[sport];
  const found = most === 0 ? `no ${one}` : least >= most ? `${most} ${most === 1 ? one : more}` : `${least} to ${most} ${more}`;
  if (counts.every((count) => count === wanted)) return `${found} in every full week.`;
  const reason = most < wanted ? "your days and the other parts of your goal leave no room for more" : "your goal needs that many";
  return `${found} a week: ${reason}.`;
}

export function runGoalText(metres: number, { sessions, context }: ToldFacts): string {
  const longest = Math.max(0, ...sessions.map(runMetres));
  const text = formatDistance(100 * Math.round(longest / 100));
  const race = (context.athlete.competitions ?? []).find((one) => {
    const format = one.date < context.start ? undefined : trainedFormat(one);
    return format?.kind === "running" && format.distance === metres;
  });
  const minutes = Math.max(0, ...sessions.map((session) => Math.round(runSeconds(session) / 60)));
  if (race !== undefined)
    return `the plan leads there: its longest run grows to ${longest > 0 ? text : `${minutes} minutes`}, and the next blocks go on to ${race.name ?? "the race"}.`;
  if (longest >= metres) return `the plan gets you there: its longest run is ${text}.`;
  return longest === 0
    ? "no run in this block is measured in kilometres, because of your other goals or a note above."
    : `the longest run of these weeks has ${text}; the rest comes in the next block.`;
}

/** Where the climbs are done that the plan has, and what the flat cannot give. */
export function flatText({ sessions, context }: ToldFacts): string {
  const place = climbsOn(context.athlete) ?? "stairs";
  const climbing = sessions.filter(({ blocks }) => blocks.mainWorkout.some(({ dose }) => (dose.climb ?? 0) > 0)).length;
  const race = nextClimbingRace(context.athlete, context.start);
  const inHills = sessions.filter(
    ({ weekday, blocks }) =>
      hillDays(context.reading.days).includes(weekday) && blocks.mainWorkout.some(({ dose }) => (dose.climb ?? 0) > 0),
  ).length;
  if (inHills > 0) {
    const left = climbing - inHills;
    const rest = left === 0 ? "" : `; ${left} short ${left === 1 ? "session climbs" : "sessions climb"} on ${place}`;
    return `${inHills} ${inHills === 1 ? "session climbs and descends" : "sessions climb and descend"} in your hills${rest}. The other days stay on the flat.`;
  }
  const descents =
    race === undefined || race.climb < LONG_DESCENT
      ? ""
      : " None of this trains long descents, and the race goes down as much as up: once or twice in the last eight weeks before it, do a long run in real hills, and finish strength days with slow step-downs.";
  return climbing === 0
    ? "this plan has no hill sessions."
    : `${climbing} ${climbing === 1 ? "session climbs" : "sessions climb"}, on ${place}; no other session needs a hill.${descents}`;
}

/** Metres. */
const LONG_DESCENT = 400;

/** What trains for an aim of everyday life, and in how many sessions. */
export function everydayText(aims: readonly EverydayAim[], facts: ToldFacts): string {
  const each = aims.flatMap((aim) => {
    const used = EXERCISES_OF_AIM[aim].filter((name) => withAny([name], facts).length > 0);
    const named = used.toSorted((one, other) => withAny([other], facts).length - withAny([one], facts).length).slice(0, MOST_NAMED);
    return used.length === 0 ? [] : [`${formatList(named.map(inSentence))} ${inSessions(used, facts)}`];
  });
  return each.length === 0
    ? "your limits or your equipment leave no exercise for it in this block; its strength training still helps."
    : `the plan trains for it, a little more from week to week: ${formatList([...new Set(each)])}.`;
}

const MOST_NAMED = 2;

/** The walks that lead to a hike, from the first to the longest. */
export function hikesText({ sessions }: ToldFacts): string {
  const minutes = sessions.filter(({ title }) => title.startsWith("Hill walk")).map(({ duration }) => duration);
  if (minutes.length === 0) return "once a week, take a walk that is longer each time, uphill and with a light pack, on a free day.";
  const [first = 0, most] = [minutes[0], Math.max(...minutes)];
  const length = first < most ? `from ${first} to ${most} min` : `${most} min at most`;
  return `${minutes.length} walks lead there, uphill and with a pack that gets heavier: ${length}, as long as their day allows.`;
}

/** The way to a long ride, from the first to the longest of these weeks. */
export function rideGoalText(minutes: number, { sessions }: ToldFacts): string {
  const hours = `about ${Math.round((2 * minutes) / 60) / 2} h in the saddle`;
  const rides = sessions.filter(({ code }) => code === "BK").map((session) => Math.round(longestRide([session])));
  if (rides.length === 0)
    return `${hours}: no day of the plan is a long ride; ride once a week, easily, and a quarter of an hour longer each time.`;
  const longest = Math.max(...rides);
  const rest = longest >= minutes ? "" : "; the next blocks go on from there";
  return `${hours}. The long ride of these weeks grows from ${rides[0] ?? 0} to ${longest} min, as far as its day goes${rest}.`;
}

/** Getting up from the floor, and the legs for it. */
export function floorRiseText(facts: ToldFacts): string {
  const practised = facts.sessions.filter(({ blocks }) => blocks.warmup.some(({ name }) => name === "Floor-to-stand")).length;
  const legs = withAny(
    ["Sit-to-stand", "Goblet squat to box", "Step-up (low box)", "Split squat", "Split squat (short range)"],
    facts,
  ).length;
  return practised === 0
    ? "your limits rule out the floor for now, so this block builds the leg strength for it first."
    : `practised in ${practised} ${practised === 1 ? "session" : "sessions"}, beside a heavy chair, with less help step by step${legs === 0 ? "" : `; ${legs} ${legs === 1 ? "session builds" : "sessions build"} the leg strength for it`}.`;
}

export function goalText({ weeks, sessions, context }: ToldFacts): string {
  const hours = Math.round((10 * sessions.reduce((sum, { duration }) => sum + duration, 0)) / 60 / weeks.length) / 10;
  const strength = sessions.filter(({ code }) => codeFacts(code).type === "strength").length;
  const races = context.athlete.competitions ?? [];
  const long = sessions.filter(({ code }) => code === "RL").length;
  const place = races.length > 0 && races.every(({ goal }) => goal === undefined) ? " If you have a target time, add it to the race." : "";
  const leads =
    strength > 0
      ? `; ${strength} of ${sessions.length} sessions ${strength === 1 ? "starts" : "start"} with strength`
      : long > 0
        ? `; ${long} of ${sessions.length} sessions ${long === 1 ? "is a long run" : "are long runs"}`
        : "";
  return `noted as your goal. This block has about ${hours} h of training a week${leads}.${place}`;
}

/** What became of the long runs of somebody who is bored by them. */
export function longRunsText({ sessions }: ToldFacts): string {
  const long = sessions.filter(({ code }) => code === "RL");
  if (long.length === 0) return "the plan has no long run.";
  const kinds = [
    ...Map.groupBy(long, ({ title }) =>
      title
        .replace(/^Deload: /u, "")
        .replace(/, [\d.]+ (?:km|min).*$/u, "")
        .toLowerCase(),
    ),
  ];
  const steady = long.filter(({ mainFormat }) => mainFormat?.label.endsWith(" easy") === true).length;
  const rest =
    steady === 0
      ? "none of them is run at one pace from start to end"
      : `${steady} at one pace, because the day is too short for anything else`;
  return `the long runs stay and are broken up: ${formatList(kinds.map(([kind, all]) => `“${kind}” ${times(all.length)}`))}; ${rest}.`;
}

export function varietyText({ sessions }: ToldFacts): string {
  const titles = new Set(sessions.map(({ title }) => title));
  return `${titles.size} of ${sessions.length} sessions have a title of their own; main lifts repeat on purpose: that is how they improve.`;
}

/** "in 6 of 20 sessions" */
export function inSessions(names: readonly string[], facts: Pick<ToldFacts, "sessions">): string {
  const count = withAny(names, facts).length;
  return `in ${count === 0 ? "none" : count} of ${facts.sessions.length} sessions`;
}

/** Sessions whose main parts hold one of the exercises: a warm-up trains nothing. */
export function withAny(names: readonly string[], { sessions }: Pick<ToldFacts, "sessions">, family?: RegExp): readonly Session[] {
  return sessions.filter(({ blocks }) =>
    [blocks.strength, blocks.skill, blocks.mainWorkout].some((items) =>
      items.some(({ name }) => names.includes(name) || family?.test(name) === true),
    ),
  );
}

function runMetres({ blocks }: Session): number {
  const lines = [...blocks.warmup, ...blocks.mainWorkout].filter(({ name, dose }) => /\brun\b/iu.test(name) && dose.metres !== undefined);
  return lines.reduce((sum, { sets = 1, dose }) => sum + sets * (dose.metres ?? 0), 0);
}

function isRun({ blocks }: Session): boolean {
  return Object.values(blocks).some((items) => items.some(({ name }) => /\brun\b|strides|sprint/iu.test(name)));
}

function times(count: number): string {
  return count === 1 ? "once" : count === 2 ? "twice" : `${count} times`;
}
