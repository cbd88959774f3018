import type { Day } from "@ironpace/training";
import { readClause } from "../../conversation/clause.ts";
import { logCard } from "../../conversation/cards/log-card.ts";
import { takeLogSlots } from "../../conversation/cards/log-slots.ts";
import type { TurnContext } from "../../focus/focus.ts";
import type { Diary, Sport } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { Verb } from "../../turn/frame.ts";
import { dayIn } from "../../turn/names.ts";
import { bareUnit } from "../../want/asked/words.ts";

interface Activity {
  readonly said: RegExp;
  /** Title of the entry and exercise of its set. */
  readonly title: string;
  readonly exercise: string;
  readonly sport?: Sport;
}

const RUN: Activity = {
  said: bareUnit(
    "runs?|ran|running|jog|jogged|jogging|parkrun|treadmill|laufen|gelaufen|\\p{L}*lauf|gejoggt|joggen|laufband|couru|footing|corr[ií]|corrido|carrera|rodaje|cors[ao]|correre",
  ),
  title: "Run",
  exercise: "Easy run",
  sport: "run",
};
const ACTIVITIES: readonly Activity[] = [
  {
    said: bareUnit("bike|biked|ride|rode|cycl\\p{L}*|spin|rad|radfahren|geradelt|velo|fahrrad|bici\\p{L}*"),
    title: "Ride",
    exercise: "Bike erg",
    sport: "ride",
  },
  {
    said: bareUnit("row|rowed|rowing|rower|rudern|gerudert|rameur|remo|vogatore|canottaggio"),
    title: "Row",
    exercise: "Row erg",
    sport: "row",
  },
  { said: bareUnit("ski|skied|ski ?erg"), title: "SkiErg", exercise: "Ski erg", sport: "ski" },
  {
    said: bareUnit("swim|swam|swimming|schwimmen|geschwommen|nage|natation|nado|nadar|nadado|nuoto|nuotato"),
    title: "Swim",
    exercise: "Swim",
    sport: "swim",
  },
  {
    said: bareUnit("walk|walked|walking|hike|hiked|wandern|gewandert|spazieren|spaziergang|gegangen|marche|caminata|camminata"),
    title: "Walk",
    exercise: "Walk",
  },
  RUN,
];

const LOGS =
  /^(?:(?:i|hey|oh|oops|sorry|ups|please|pls|bitte|hab|habe|ich) )*(?:(?:forgot|forgotten) to (?:log|record|enter|add|track|write down|note)|log|record|vergessen(?: (?:einzutragen|zu loggen|aufzuschreiben|zu notieren))?|nachtrag|nachtragen|trag(?:e)? (?:bitte )?(?:ein|nach)|(?:j )?ai oublie de noter|oublie de noter|note|olvide (?:anotar|apuntar|registrar)|anota|apunta|dimenticat[oa] di (?:registrare|segnare)|registra|segna)\b/;
/** Says that it is over, so that a length and a sport are enough. */
const FORGOT = /\b(?:forgot(?:ten)?|vergessen|oublie|olvide|olvidado|dimenticat[oa])\b/;
/** How it felt, the strongest word first, as effort of 10. */
const FEELS: readonly (readonly [said: RegExp, rpe: number])[] = [
  [/\b(?:all out|maximal|am limit|a fond|a tope|al massimo)\b/, 9],
  [
    /\b(?:very|really|super|muy|molto|tres|sehr|ganz) (?:easy|gentle|light|slow|locker|leicht|ruhig|tranquille?|facile|suave|tranquil[oa]|lent[oae]?|legger[oa])\b/,
    2,
  ],
  [/\b(?:easy|gentle|light|relaxed|locker|leicht|ruhig|tranquille?|facile|suave|tranquil[oa]|legger[oa])\b/, 3],
  [/\b(?:hard|tough|hart|anstrengend|dur|dure|duro|dura|fuerte)\b/, 7],
];
const BEHIND =
  /^(?:today|yesterday|this morning|last night|heute|gestern|vorgestern|heute (?:fruh|morgen)|hier|aujourd hui|ayer|hoy|ieri|oggi)\b/;
/** A question, a plan or a change beside it is read elsewhere. */
const OTHER =
  /\b(?:how|why|what|should|could|goal|race|pr|pb|tomorrow|want|will|gonna|going to|planned|mochte|werde|geplant|voglio|quiero|veux|instead|not|only|wie|warum|soll|ziel|morgen(?! (?:gelaufen|frueh))|statt|nicht|nur|comment|pourquoi|cuanto|quanto|perche|demain|manana|domani)\b|\d ?x ?\d|\b(?:kgs?|lbs?|reps?|sets?)\b/;
const DISTANCE =
  /(?<![\d.,:])(\d{1,3}(?:[.,]\d{1,2})?|\d{3,5}) ?(km|kms|k|m|metres?|meters?|meter|kilometers?|kilometres?|miles?|mi)(?![\p{L}\d])/gu;
const METRES_PER_MILE = 1609.344;
/** "Super easy" and "38 min" tell how it was. */
const TELLS: ReadonlySet<Verb> = new Set(["log", "add", "ease", "harder", "shorten"]);
/** Minutes a kilometre in which a distance without a sport is a run. */
const RUNNING = { fastest: 3.5, slowest: 9 };

/** "forgot to log: yesterday 6k super easy with my sister, 38 min, effort 2": day, distance, time and effort in one message make the card. */
export function completeLog({ tongue, words, frame, diary, view }: TurnContext): Draft | undefined {
  const isLog = LOGS.test(words);
  if ((!isLog && !BEHIND.test(words)) || frame.looksAhead || frame.content.includes("?") || OTHER.test(words)) return undefined;
  if (frame.verbs.some((verb) => !TELLS.has(verb)) || frame.periods.length > 0 || frame.days.length > 1) return undefined;
  if (frame.subjects.some(({ lift }) => lift !== undefined)) return undefined;
  const distances = [...words.matchAll(DISTANCE)];
  const [found] = distances;
  const metres = found === undefined ? undefined : findMetres(found);
  const rest = found === undefined ? words : words.replace(found[0], " ");
  const { rpe: said, minutes, seconds, on } = takeLogSlots(readClause(rest), frame, view.today, false);
  const clocked = seconds ?? clockIn(rest);
  const length = minutes ?? (clocked === undefined ? undefined : Math.round(clocked / 6) / 10);
  const isForgotten = isLog && FORGOT.test(words);
  const rpe = said ?? (isForgotten ? FEELS.find(([feels]) => feels.test(words))?.[1] : undefined);
  if (distances.length > 1 || length === undefined || (!isForgotten && (metres === undefined || rpe === undefined))) return undefined;
  const activity =
    ACTIVITIES.find((each) => each.said.test(words)) ?? (metres !== undefined && isRunning(metres, length) ? RUN : undefined);
  if (activity === undefined) return undefined;
  const date = on ?? view.today;
  const draft = logCard(
    {
      kind: "log",
      title: activity.title,
      date,
      minutes: length,
      ...(rpe !== undefined && { rpe }),
      sets: metres === undefined ? [] : [{ exercise: activity.exercise, metres, seconds: Math.round(60 * length) }],
    },
    tongue,
    loggedAlready(date, activity, diary).map(
      (title) =>
        ({
          en: `Careful: **${title}** is already logged on ${dayIn(tongue, date, false)}. This would be a second entry.`,
          de: `Achtung: **${title}** ist am ${dayIn(tongue, date, false)} schon eingetragen. Das wäre ein zweiter Eintrag.`,
          fr: `Attention : **${title}** est déjà noté le ${dayIn(tongue, date, false)}. Ce serait une deuxième entrée.`,
          es: `Ojo: **${title}** ya está anotado el ${dayIn(tongue, date, false)}. Sería una segunda entrada.`,
          it: `Attenzione: **${title}** è già registrato ${dayIn(tongue, date, false)}. Sarebbe una seconda voce.`,
        })[tongue],
    ),
  );
  return { ...draft, isFinal: true };
}

function findMetres([, amount = "", unit = ""]: RegExpMatchArray): number | undefined {
  const number = Number(amount.replace(",", "."));
  const metres = Math.round(number * (/^(?:k|kilo)/.test(unit) ? 1000 : unit.startsWith("mi") ? METRES_PER_MILE : 1));
  return metres >= 100 ? metres : undefined;
}

/** "in 38:20", no pace. */
function clockIn(words: string): number | undefined {
  const [, hours, minutes, seconds] = /(?<![\d:@])(?:(\d):)?(\d{1,2}):(\d{2})(?![\d:]| ?(?:\/|per|pace|uhr|am|pm))/.exec(words) ?? [];
  return minutes === undefined ? undefined : 3600 * Number(hours ?? 0) + 60 * Number(minutes) + Number(seconds);
}

function isRunning(metres: number, minutes: number): boolean {
  const pace = minutes / (metres / 1000);
  return pace >= RUNNING.fastest && pace <= RUNNING.slowest;
}

/** What the log has of the same sport on that day. */
function loggedAlready(date: Day, { sport }: Activity, { work }: Diary): readonly string[] {
  const there = sport === undefined ? undefined : work.find(({ on, metres }) => on === date && (metres[sport] ?? 0) > 0);
  return there === undefined ? [] : [there.title];
}
