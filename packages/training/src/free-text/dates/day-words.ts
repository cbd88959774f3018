import type { Weekday } from "../../calendar/day.ts";
import { weekdaysIn } from "./weekdays.ts";

/** What a part of a sentence about the week says; words that none of its lists knows are `unknown`. */
export interface DayWords {
  readonly days: readonly Weekday[];
  readonly minutes: number | undefined;
  readonly isOnly: boolean;
  readonly isDenied: boolean;
  readonly isOff: boolean;
  readonly isEasy: boolean;
  readonly isHard: boolean;
  readonly isLong: boolean;
  readonly trains: boolean;
  /** "those days", "da": the days that were named before. */
  readonly refersBack: boolean;
  readonly isEach: boolean;
  readonly timeOfDay: "none" | "early" | "evening" | "other";
  readonly isAtMost: boolean;
  /** "other weekdays": those of which nothing was said before. */
  readonly isOthers: boolean;
  readonly isWish: boolean;
  readonly owns: boolean;
  readonly unknown: readonly string[];
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const ONLY = set("only just nur solo solamente seulement uniquement alleen slechts bloss lediglich soltanto");
const NOT = set(
  "no not never nothing none cant cannot dont wont kein keine keinen nicht nie niemals nichts nix nunca nada jamais pas ne rien mai niente non nooit geen niet niets nao",
);
const OFF = set(
  "off out rest mort morte ko muerto morto tot restday ruhetag ruhetage trainingsfrei libre repos descanso riposo vrij rustdag rustdagen blocked impossible unavailable",
);
const OFF_IF_ASKED = set("frei free busy");
const TRAIN = set(
  "train training trainings session sessions workout workouts exercise exercising sport gym trainieren trainiere einheit einheiten entrenar entreno entrenamiento entrenamientos sesion sesiones entrainer entraine entrainement seance seances allenarmi allenarsi allenare alleno allenamento allenamenti seduta sedute trainen sporten training",
);
const HAS_TIME = set("available possible zeit time tiempo temps tempo tijd disponible disponibile beschikbaar verfugbar");
const EASY = set("easy light gentle locker lockeres leicht suave facile leggero rustig");
const HARD = set("hard intense heavy hartes intensives anstrengendes schweres duro fuerte dur intenso zwaar");
const LONG = set("long lang lange langer langen largo larga tirada longue lungo lunga");
const LONG_OF = set("run runs ride rides lauf laufe ausfahrt day one session sessions einheit carrera sortie corsa loop");
const MOST = set(
  "max maximum maximal maximaal most tops hochstens maximo maximale maximaal hoogstens massimo limit under below within unter bis tot hasta jusqu fino to up than more over uber longer langer",
);
const INCLUDING = set(
  "including incl inc inkl inklusive einschliesslich incluido incluyendo compris includa incluso inclusief with warm warmup cool down cooldown warming shower showering duschen umziehen aufwarmen aufwarmung calentamiento echauffement riscaldamento opwarmen door",
);
const EACH = set("each every per je jeweils pro cada chaque ognuno ciascuno elke jeden jede apiece");
const EARLY = set(
  "am morning mornings morgens fruh vormittags vormittag manana mananas matin matins mattina ochtend ochtends lunchtime lunch mittags midi noon midday",
);
const EVENING = set("evening evenings abends abend pm soir soirs sera avond avonds tarde noche");
const OTHER_TIME = set("before after starting start done by uhr work oclock vor nach ab antes despues avant apres prima dopo voor na");
const LINKS = set(
  "entre than mehr als que mas plus piu di dan meer da dann those these that von zu zum zur bis from through rest other others another autres otros altri ubrigen anderen andere overige out d n gerne gern in het het t unter semana week i im ive my on the a an and or at in is are its it be can could do make have got has had we as for to of so then that this these those there here please pls thanks also but days day week weeks times time works work best good ok okay ich ist sind am an im in und oder mein meine kann habe hab hatte geht gehen gehts bitte immer der die das den dem es tag tage tagen woche mir ein eine einen yo puedo los las el la lo y o en es son por favor de del dias dia semana je peux m l le les et ou j ai cest c ce du des jours jour semaine sont est io posso il lo i e sono di giorni giorno settimana ho ik kan kunnen op de het en dagen dag week mijn heb is s t al unter ways always usually normally generally mostly really two three four five six zwei drei vier funf dos tres cuatro deux trois quatre due tre quattro twee drie vier 2 3 4 5 6 per altijd toujours siempre sempre",
);
const BACK = new Set([
  "those days",
  "these days",
  "those",
  "that day",
  "ese dia",
  "ce jour",
  "da",
  "dann",
  "esos dias",
  "ces jours",
  "die dagen",
  "quei giorni",
  "then",
  "both days",
]);
const WISH = set("please pls bitte always immer siempre toujours sempre altijd keep");
const OWNS = set("have habe hab got ai tengo ho heb");
const HOURS: { readonly [word in string]?: number } = {
  an: 60,
  a: 60,
  one: 60,
  eine: 60,
  einer: 60,
  una: 60,
  un: 60,
  une: 60,
  two: 120,
  zwei: 120,
  dos: 120,
  deux: 120,
  due: 120,
  twee: 120,
  half: 30,
  halbe: 30,
  halben: 30,
  media: 30,
  three: 180,
  drei: 180,
  een: 60,
};
const HALF = /^(?:half|halbe[nr]?|media|demi|mezz\w*|half)$/u;
const HOUR = /^(?:h|hrs?|hours?|stunden?|std|horas?|heures?|ora|ore|uur)$/u;
const MINUTE = /^(?:min|mins|minuten|minutes?|minutos?|minuti|minuut|mn)$/u;

/** Reads the words of a part of a sentence. */
export function readDayWords(quote: string, words: readonly string[]): DayWords {
  const said = words.join(" ");
  const days = weekdaysIn(`${quote} und`);
  const unknown: string[] = [];
  const has = {
    only: false,
    not: false,
    off: false,
    easy: false,
    hard: false,
    long: false,
    train: false,
    each: false,
    most: false,
    wish: false,
    owns: false,
    asks: false,
    early: false,
    evening: false,
    other: false,
  };
  let minutes = clockSpan(said);
  const isClocked = minutes !== undefined || CLOCK.test(said);
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? "";
    const glued = /^(\d+(?:\.\d+)?)(min|mins|h|hr|hrs|m)?$/u.exec(word);
    if (glued !== null && (glued[2] !== undefined || MINUTE.test(next) || HOUR.test(next))) {
      const unit = glued[2] ?? next;
      minutes = Number(glued[1]) * (HOUR.test(unit) ? 60 : 1);
    } else if (HALF.test(word) && (HOUR.test(next) || HOUR.test(words[at + 2] ?? ""))) minutes = 30;
    else if (HOUR.test(next) && HALF.test(words[at - 1] ?? "")) continue;
    else if (HOURS[word] !== undefined && HOUR.test(next)) minutes = word.startsWith("hal") && words[at - 1] === "a" ? 30 : HOURS[word];
    else if (MINUTE.test(word) || HOUR.test(word)) continue;
    else if (isClocked && (/^\d/u.test(word) || word === "bis" || word === "to")) has.other = true;
    else if (weekdaysIn(`${word} und`).length > 0 || isDayName(word, quote)) continue;
    else if (ONLY.has(word)) has.only = true;
    else if (NOT.has(word)) has.not = true;
    else if (OFF.has(word)) has.off = true;
    else if (OFF_IF_ASKED.has(word)) has.asks = true;
    else if (TRAIN.has(word)) has.train = true;
    else if (HAS_TIME.has(word)) has.train = true;
    else if (EASY.has(word)) has.easy = true;
    else if (HARD.has(word)) has.hard = true;
    else if (LONG.has(word)) has.long = true;
    else if (LONG_OF.has(word) && LONG.has(words[at - 1] ?? "")) continue;
    else if (EACH.has(word)) has.each = true;
    else if (MOST.has(word)) has.most = true;
    else if (EARLY.has(word)) has.early = true;
    else if (EVENING.has(word)) has.evening = true;
    else if (OTHER_TIME.has(word)) has.other = true;
    else if (!INCLUDING.has(word) && !LINKS.has(word) && !WISH.has(word)) unknown.push(word);
    if (WISH.has(word)) has.wish = true;
    if (OWNS.has(word)) has.owns = true;
  }
  // "30 minutes tops", "nothing longer than 45 minutes": the "no" belongs to the number.
  const isAtMost =
    has.most ||
    /\b(?:como mucho|al massimo|mehr als|more than|mas de|piu di|meer dan|at most|tops|no more|nicht mehr|pas plus)\b/u.test(said);
  return {
    days,
    minutes,
    isOnly: has.only,
    isDenied: has.not,
    isOff: has.off || (has.asks && (has.wish || has.train) && !has.owns),
    isEasy: has.easy,
    isHard: has.hard,
    isLong: has.long && !/\b(?:longer|langer) (?:than|als)\b/u.test(said),
    trains: has.train,
    refersBack: [...BACK].some((phrase) => ` ${said} `.includes(` ${phrase} `)),
    isEach: has.each,
    timeOfDay: has.evening ? "evening" : has.early ? "early" : has.other ? "other" : "none",
    isAtMost,
    isOthers: OTHERS.test(said),
    isWish: has.wish,
    owns: has.owns,
    unknown: has.asks && !(has.wish || has.train) ? [...unknown, "free"] : unknown,
  };
}

function isDayName(word: string, quote: string): boolean {
  if (weekdaysIn(`${word.charAt(0).toUpperCase()}${word.slice(1)} und`).length === 0) return false;
  const own = new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, "iu").exec(quote)?.[0];
  return own !== undefined && weekdaysIn(`${own.charAt(0).toUpperCase()}${own.slice(1)} und`).length > 0;
}

const OTHERS = /\b(?:other|others|rest of the|remaining|autres|otros|demas|altri|ubrigen|anderen|andere|overige)\b/u;
const CLOCK =
  /\b\d{1,2}[.:]\d\d\b|\b(?:before|after|by|until|till|vor|nach|ab|bis|at|antes de las|apres|avant) \d{1,2}\b|\b\d{1,2} ?(?:am|pm|uhr|h)\b/u;
const SPAN =
  /\b(?<from>\d{1,2}(?:[.:]\d\d)?) ?(?:am|pm|uhr)? ?(?:to|till?|until|bis|a|al|-) ?(?<to>\d{1,2}(?:[.:]\d\d)?)\b(?! (?:min|mins|minutes?|minuten|sessions?|times|x|days?|tage?))/u;
const BY_START =
  /\bdone by (?<to>\d{1,2}(?:[.: ]\d\d)?)\b.*\bstart\w* (?:at )?(?<from>\d{1,2}(?:[.: ]\d\d)?)\b|\bstart\w* (?:at )?(?<from2>\d{1,2}(?:[.: ]\d\d)?)\b.*\bdone by (?<to2>\d{1,2}(?:[.: ]\d\d)?)\b/u;

/** "6.30 to 7.30 in the morning": the minutes between two times of the clock. */
export function clockSpan(said: string): number | undefined {
  const isClock = /\b\d{1,2}[.:]\d\d\b|\b(?:am|pm|uhr|morning|evening|morgens|abends)\b/u.test(said);
  const groups = BY_START.exec(said)?.groups ?? (isClock ? SPAN.exec(said)?.groups : undefined);
  const from = clockMinutes(groups?.["from"] ?? groups?.["from2"]);
  const to = clockMinutes(groups?.["to"] ?? groups?.["to2"]);
  if (from === undefined || to === undefined) return undefined;
  const minutes = (to - from + 720) % 720;
  return minutes >= 15 && minutes <= 300 ? minutes : undefined;
}

function clockMinutes(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [hours = "", minutes = "0"] = text.split(/[.: ]/u);
  const at = 60 * Number(hours) + Number(minutes);
  return Number(hours) <= 24 && Number(minutes) < 60 ? at : undefined;
}
