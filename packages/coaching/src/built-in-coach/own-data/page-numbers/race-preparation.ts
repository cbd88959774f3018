import {
  addDays,
  competitionFormat,
  daysBetween,
  getMonday,
  getPhaseLabel,
  outlineWeeks,
  raceFacts,
  raceReadiness,
  shortDay,
} from "@ironpace/training";
import type { Diary, Race } from "../diary.ts";
import { raceNamed } from "../races-and-goals.ts";
import { bullet, capital } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";

/** The two bars of a race: the days that are gone, and the planned sessions that are done. */
export const racePreparation: PageNumber = {
  name: "race preparation",
  isAsked: ({ words }) =>
    /\bprep(?:aration)?(?: progress)?\b.{0,30}\b(?:\d{1,3}|percent|progress|bar|mean|number)\b|\b\d{1,3} ?(?:%|percent)?.{0,12}\bprep(?:aration)?\b|\bplanned (?:work|sessions) done\b|\bplanned work\b|\breadiness\b.{0,25}\d{1,3}/.test(
      words,
    ),
  answer: answerPreparation,
};

const STRONG_ENOUGH = /\b(?:(?:lift|lifting|train strength) (?:heavy )?enough|strong enough|enough strength)\b/;

/** What a station weighs beside the lift that carries it. */
export const raceLoads: PageNumber = {
  name: "race loads",
  isAsked: ({ words, view, diary }) =>
    ((STRONG_ENOUGH.test(words) && namesRace(words, diary)) ||
      (/\b(?:sled|farmers|lunges?|sandbag)\b/.test(words) &&
        /\b(?:compar\w*|relative|against|vs|percent|of my|than my|beside)\b|%/.test(words) &&
        /\b(?:squat|deadlift|max|lifts?|strength)\b/.test(words) &&
        !/\b(?:sets?|session|logged|did i|last|heaviest)\b/.test(words))) &&
    nextRace({ view, diary }) !== undefined,
  answer: answerLoads,
};

/** The weeks until the race by phase, also those that no plan holds yet. */
export const racePhases: PageNumber = {
  name: "race phases",
  isAsked: ({ words, view, diary }) =>
    (namesRace(/\bphases?\b(.{0,60})/.exec(words)?.[1] ?? "", diary) ||
      /\bphases?\b.{0,40}\b(?:each|until|till|til|to|before|when|start)\b|\b(?:what|which) phase\b.{0,20}\b(?:each|every|week)\b|\bnot planned yet\b|\bweeks? (?:are|is) (?:not|still) (?:un)?planned\b/.test(
        words,
      ) ||
      /\b(?:when|what (?:day|date)|which week)\b.{0,20}\b(?:peak|build|base)(?: phase)?\b.{0,15}\b(?:start|begin|end)s?\b/.test(words)) &&
    nextRace({ view, diary }) !== undefined,
  answer: answerPhases,
};

/** Days before a race over which its preparation counts, by the calendar alone. */
const PREPARATION_DAYS = 90;

/** A race by its kind, or one of the athlete's by its name or place. */
function namesRace(words: string, { races }: Diary): boolean {
  return /\b(?:race|hyrox)\b/.test(words) || raceNamed(words, races) !== undefined;
}

function nextRace({ view, diary }: Pick<PageQuestion, "view" | "diary">): Race | undefined {
  const ahead = diary.races.filter(({ on }) => on >= view.today).toSorted((a, b) => a.on.localeCompare(b.on));
  return ahead.find(({ priority }) => priority === "A") ?? ahead[0];
}

function answerPreparation({ view, diary }: PageQuestion): Draft | undefined {
  const race = nextRace({ view, diary });
  if (race === undefined) return undefined;
  const days = daysBetween(view.today, race.on);
  const clock = Math.round(Math.min(100, Math.max(0, 100 - (100 * days) / PREPARATION_DAYS)));
  const { plan } = view;
  const sessions = plan === undefined ? [] : allSessions(plan).filter(({ date, code }) => date < race.on && code !== "RACE");
  const isDone = (id: string): boolean => plan?.outcomes.some((each) => each.sessionId === id && each.status === "completed") === true;
  const done = sessions.filter(({ id }) => isDone(id));
  const due = sessions.filter(({ id, date }) => date < view.today || isDone(id));
  const missed = due.length - done.length;
  const end = plan === undefined ? undefined : addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  return {
    text: [
      `**${race.name}**, in ${days} days:`,
      bullet([
        `Preparation **${clock}%** only counts days: how much of the last ${PREPARATION_DAYS} days before the race is behind you. It says nothing about your training.`,
        sessions.length === 0
          ? undefined
          : `Planned sessions: **${done.length} of ${sessions.length}** before the race are done. ${missed === 0 ? `All ${due.length} that were due are done: more is not possible today, so that is good` : `${missed} of the ${due.length} that were due ${missed === 1 ? "is" : "are"} missing`}.`,
        end === undefined || end >= race.on
          ? undefined
          : `Your plan ends on ${shortDay(end)}; the weeks after it are not in the number yet.`,
      ]),
    ],
  };
}

function answerLoads({ view, diary, words }: PageQuestion): Draft | undefined {
  const race = nextRace({ view, diary });
  if (race === undefined) return undefined;
  const { name, type, on } = race;
  const lines = raceReadiness(view.athlete, { name, type, date: on, priority: "A", goals: [] }, view.today).filter(
    ({ have }) => have?.includes("%") === true,
  );
  const named = lines.filter(({ name: station }) =>
    station
      .toLowerCase()
      .split(" ")
      .slice(0, 2)
      .every((word) => words.includes(word.replace(/s$/, ""))),
  );
  const shown = named.length > 0 ? named : lines;
  if (shown.length === 0) return undefined;
  return {
    text: [
      bullet(shown.map(({ name: station, have, note }) => `${station}: **${have ?? ""}**. ${note}`)),
      `The weights are the official ones of ${name}.`,
    ],
  };
}

function answerPhases({ view, diary }: PageQuestion): Draft | undefined {
  const race = nextRace({ view, diary });
  if (race === undefined) return undefined;
  const { plan } = view;
  const monday = getMonday(view.today);
  const planned = plan?.plan.weeks.filter(({ startDate }) => startDate >= monday) ?? [];
  const after = planned.at(-1) === undefined ? monday : addDays(planned.at(-1)?.startDate ?? monday, 7);
  const outline = outlineWeeks({ words: `${race.type} ${race.name}`, date: race.on }, after, {
    age: view.athlete.age,
    lastDeload: plan?.plan.weeks.findLast(({ isDeload }) => isDeload)?.startDate,
  });
  const format = competitionFormat(`${race.type} ${race.name}`);
  const priority = race.priority === "B" || race.priority === "C" ? race.priority : "A";
  const taper = format === undefined ? undefined : raceFacts(format, priority, view.athlete.age).taperDays;
  const line = (startDate: string, phase: string, isDeload: boolean, isPlanned: boolean): string =>
    `From ${shortDay(startDate)}: **${phase}**${isDeload ? ", deload" : ""}${isPlanned ? "" : " (not planned yet)"}`;
  return {
    text: [
      `${planned.length + outline.length} weeks to **${race.name}** (${shortDay(race.on)} ${race.on.slice(0, 4)}), this one counted:`,
      bullet([
        ...planned.map((week) => line(week.startDate, capital(getPhaseLabel(week)), week.isDeload, true)),
        ...outline.map(({ startDate, phase, isDeload, isRace }) => line(startDate, isRace ? "race week" : PHASES[phase], isDeload, false)),
      ]),
      taper === undefined || taper === 0 ? "" : `The taper is ${taper} days long: it begins on ${shortDay(addDays(race.on, -taper))}.`,
    ].filter((part) => part !== ""),
  };
}

const PHASES = { base: "Base", build: "Build", specific: "Peak", taper: "Taper", recovery: "Recovery" } as const;
