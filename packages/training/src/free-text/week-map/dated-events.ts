import { addDays, type Day, daysBetween, getWeekday, shortDay } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import type { Minutes } from "../../units/units.ts";
import { datesIn } from "../dates/dates-off.ts";
import type { DayLimit } from "../day-limit.ts";
import type { WeekWish } from "../week-wish.ts";
import { LEGS_SPARED } from "./beside-commitment.ts";
import type { Commitment } from "./commitment.ts";
import { lengthIn } from "./lengths.ts";
import { belongsToOthers } from "./owner.ts";

interface EventRow {
  readonly words: RegExp;
  readonly label: string;
  readonly sport: Commitment["sport"];
  /** Usual length, where none is told. */
  readonly minutes: Minutes;
}

/** Contests for fun, by their words in the languages of the intake, after `normalise`: no race of the calendar, and a hard day all the same. */
const EVENTS: readonly EventRow[] = [
  {
    words:
      /\bthrow ?downs?\b|\b(?:in ?house|box|team|partner|fun|friendly|gym) (?:comp|competition|contest)\b|\b(?:vereins|box|spass) ?wettkampf\b|\bcompeticion (?:amistosa|interna|del box)\b|\bcompetition (?:amicale|interne)\b|\bgara (?:amichevole|interna|del box)\b|\bcompeticao (?:amigavel|interna)\b|\bvriendschappelijke wedstrijd\b/u,
    label: "throwdown",
    sport: "class",
    minutes: 120,
  },
  {
    words: /\btournaments?\b|\b\w*turnier\b|\btorneo\b|\btournoi\b|\btorneio\b|\btoernooi\b/u,
    label: "tournament",
    sport: "other",
    minutes: 120,
  },
  {
    words:
      /\b(?:charity|friendly|test|exhibition) (?:match|game)\b|\bfreundschaftsspiel\b|\b(?:partido )?amistoso\b|\bmatch amical\b|\b(?:partita )?amichevole\b|\boefenwedstrijd\b/u,
    label: "match",
    sport: "other",
    minutes: 75,
  },
];

/** Who judges, helps or watches does not compete. */
const LOOKS_ON =
  /\b(?:watch\w*|judg\w*|volunteer\w*|help\w*|organi[sz]\w*|host\w*|cheer\w*|miss\w*|skip\w*|cant|cannot|not|no|cancelled|zuschau\w*|helf\w*|nicht|kein\w*|ver|ayud\w*|no|pas|regard\w*|aid\w*|non|guard\w*|aiut\w*|nao|assist\w*|niet|kijk\w*|help\w*)\b/u;
/** Days ahead that a note is about. */
const AHEAD_DAYS = 182;

/** "Doing a team throwdown on Saturday 12 December just for fun": a hard day on that date, with nothing on top of it and easy legs behind it. */
export function readDatedEvents(sentence: readonly Clause[], today: Day): readonly WeekWish[] {
  return sentence.flatMap((clause): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const row = EVENTS.find(({ words }) => words.test(said));
    const [date, ...others] = datesIn([clause], today);
    if (row === undefined || date === undefined || others.length > 0 || date.from !== date.until) return [];
    if (clause.isOther || LOOKS_ON.test(said) || belongsToOthers(said) || daysBetween(today, date.from) > AHEAD_DAYS) return [];
    const { label, sport, minutes } = row;
    const told = lengthIn(said).minutes;
    const commitment: Commitment = {
      label,
      sport,
      kind: "match",
      isHard: true,
      minutes: told ?? minutes,
      isLengthTold: told !== undefined,
    };
    const effect = `your ${label} is the training of ${shortDay(date.from)}, and the day after holds no heavy legs`;
    const on = (day: Day): DayLimit => ({
      phrase: clause.quote,
      weekdays: [getWeekday(day)],
      from: day,
      until: day,
      closed: [],
      without: [],
    });
    const next = on(addDays(date.from, 1));
    return [
      {
        quotes: [clause.quote],
        days: [
          { ...on(date.from), commitment, rhythm: effect },
          { ...next, closed: LEGS_SPARED, after: {} },
        ],
        effect,
      },
    ];
  });
}
