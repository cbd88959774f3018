import { addDays, daysBetween, type Day, getMonday, type Session } from "@ironpace/training";
import type { Sport } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { addOnce } from "../changes/add-once.ts";

const ADD =
  /\b(?:add|another|one more|an? extra|squeeze in|fit in|put in|hinzu\w*|dazu|zusatzlich\w*|noch eine?|extra|einbau\w*|pack\w*|ajout\w*|rajout\w*|en plus|anad\w*|agreg\w*|mete|otra|una mas|aggiung\w*|inserisci|in piu|un altr[ao])\b/;
const SESSION =
  /\b(?:sessions?|workouts?|row|ski|run|ride|swim|\w*einheit|training|lauf|seance|sortie|footing|sesion|entreno|rodaje|seduta|sessione|allenamento|corsa|vogata)\b/;
const NOT_BEFORE_LEGS =
  /\b(?:not|never|nicht|pas|no|non|ni)\b.{0,30}\b(?:before|vor|veille|avant|antes|prima)\b.{0,20}\b(?:legs?|leg day|squats?|beinen?|beintag|jambes|piernas?|gambe)\b/;
const DONE = /\b(?:i (?:did|rowed|ran|rode)|log|done|gemacht|gerudert|trag|j ai fait|note|hice|anota|ho fatto|registra)\b/;

/** "Add a rowing session, 40 minutes at most, not the day before legs": what is asked for lies ahead, and keeps to both limits. */
export function addBesideOthers(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { words, subjects, minutes, tongue, isForGood, days } = frame;
  if (!ADD.test(words) || !SESSION.test(words) || DONE.test(words) || isForGood || frame.daysPerWeek !== undefined) return undefined;
  const isLimited = minutes !== undefined || NOT_BEFORE_LEGS.test(words);
  const [, machine] = EINHEIT.exec(words) ?? [];
  const sport = machine === undefined ? undefined : SPORT_OF[machine];
  if ((sport === undefined && !subjects.some((each) => each.sport !== undefined)) || !isLimited || frame.tells || frame.lines.length > 0)
    return undefined;
  // "Put 40 minutes on Saturday": the days and the hours of a named day are read elsewhere.
  if (days.length > 0 || frame.gear.length > 0) return undefined;
  const { today } = view;
  const [period] = frame.periods;
  const from = period === undefined || period.from < today ? today : period.from;
  const to = period?.to ?? addDays(getMonday(from), DAYS_AHEAD);
  const sessions = allSessions(plan);
  const busy = new Set(sessions.map(({ date }) => date));
  const legs = new Set(sessions.filter(isOfLegs).map(({ date }) => date));
  const free = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at)).filter((day) => !busy.has(day));
  const avoids = NOT_BEFORE_LEGS.test(words);
  const fits = avoids ? free.filter((day) => !legs.has(addDays(day, 1))) : free;
  const [best] = fits.toSorted((a, b) => cost(a, sessions) - cost(b, sessions) || a.localeCompare(b));
  if (best === undefined) return undefined;
  const named = sport === undefined ? subjects : [{ name: sport, sport }];
  const draft = addOnce({ ...frame, subjects: named, days: [best] }, plan, view);
  if (draft === undefined || !avoids) return draft;
  const say = sayIn(tongue);
  const [first = "", ...rest] = draft.text;
  return {
    ...draft,
    text: [
      `${first} ${say(
        "No heavy legs the day after.",
        "Am Tag danach kommen keine schweren Beine.",
        "Pas de jambes lourdes le lendemain.",
        "Al día siguiente no hay piernas pesadas.",
        "Il giorno dopo non ci sono gambe pesanti.",
      )}`,
      ...rest,
    ],
  };
}

/** German puts the sport and the session into one word. */
const EINHEIT = /\b(ruder|lauf|rad|ski|schwimm)(?:erg)?einheit\b/;
const SPORT_OF: { readonly [word: string]: Sport } = { ruder: "row", lauf: "run", rad: "ride", ski: "ski", schwimm: "swim" };

/** This week and the next. */
const DAYS_AHEAD = 13;

function isOfLegs({ code, title }: Session): boolean {
  return code.startsWith("SF") || code === "HX" || /squat|deadlift|lunge/i.test(title);
}

/** A free day beside hard ones costs more. */
function cost(day: Day, sessions: readonly Session[]): number {
  const isHard = (on: Day): boolean => sessions.some(({ date, hard }) => date === on && hard);
  return Number(isHard(addDays(day, 1))) + Number(isHard(addDays(day, -1))) / 2;
}
