import { isOfMovements } from "../find-movement.ts";
import { unaccented } from "../languages/board-languages.ts";
import { FILLER } from "../reader/line/asides.ts";
import { SCHEME } from "./unaccounted-words.ts";
import { TALK } from "../talk-words.ts";

/** Nouns of movements and machines, beside those of the catalogue, without accents. */
const NOUNS: ReadonlySet<string> = new Set(
  [
    "raise curl extension ext walk carry hold stretch drill flow throw crawl hop jump step stepover stepup press row pull push squat lunge bridge",
    "plank twist rotation swing slam fly flye dip shrug march climb climber shuffle skip bound toss kickback pulldown pushdown pullover apart hinge",
    "bend reach circle crunch situp vup tuck rock roll kick jack getup windmill halo complex snatch clean jerk thruster sprint run swim jog bike ski erg",
    "machine stairmaster stepper stairs elliptical treadmill trx ghd ghr hyper prowler sandbag log axle mobility yoga pilates strength core balance",
    "stretching worm inchworm duck skier dance shadowboxing boxing punch abs burpee hspu rdl sldl dl ohp ss pass through over game",
    "warm-up cool-down warmup cooldown breathing atmung",
    "dehnen klettern seilspringen schwimmen gehen",
    "tirage developpe souleve fente pompe traction gainage saut montee course elevation etirement marche corde planche gammes",
    "sentadilla zancada flexion flexiones dominada muerto empuje remo salto plancha elevacion puente caminata carrera arranque cargada estiramiento comba movilidad",
    "piegamenti affondi trazioni stacco panca alzate salti corsa camminata rematore allungamento",
    "opdrukken uitvalspassen hurken lopen touwtje agachamento remada prancha corrida alongamento",
  ].flatMap((line) => line.split(" ")),
);

/** Parts of compounds: "Ausfallschritte", "Wandbälle", "Kastensprünge", "Beinheben". */
const COMPOUND =
  /(?:heben|drucken|beugen?|zuge?|stutze?|schritte?|sprunge?|springen|lauf|laufen|rudern|wurfe?|balle?|halten|tragen|strecken|rollen)$/;

/** Words of the clock, of counts, efforts, labels and sentences: what has one of them is no movement. */
const NO_NAME =
  /^(?:timer|clock|min|mins|minutes?|sec|secs|seconds?|hours?|laps?|ave|avg|average|est|estimate|approx|weeks?|wks?|sets?|rounds?|rds|reps?|times|cap|total|tot|between|after|before|until|transition|changeover|repeat|pace|repeats?|ascending|descending|wave|waves|attempts?|event|phase|next|ramp|cool|level|score|mon|tue|tues|wed|thu|thurs|fri|sat|sun|a|the|your|you|we|dann|danach|luego|puis|poi|davon|dazwischen|zwischen|entre|hours|amrap|emom|ratio|vs|note|locker|facile|suave|souple|rustig|song|split|rate|week|bottom|hole)$/;

function getWords(name: string): readonly string[] {
  return (
    unaccented(name)
      .toLowerCase()
      .match(/[a-z\d][a-z\d'-]*/g) ?? []
  );
}

/** Whether a name is made of the words of movements: "chair squats", "Cable kickback", "TRX row", but not "Set a timer". */
export function isMovementName(name: string): boolean {
  const words = getWords(name);
  return mayBeName(words) && words.flatMap((word) => [word, ...word.split("-")]).some((word) => isNoun(word));
}

/** Whether all words are those of a movement: an item of a list, and no cue. */
export function isItemName(line: string): boolean {
  const words = getWords(line);
  return (
    words.length <= LONGEST_NAME && isMovementName(line) && words.every((word) => isNoun(word) || LOOSE.test(word) || isOfMovements(word))
  );
}

/** Whether words that nobody knows may be a name: beside other items of a list they are one. */
export function mayBeItem(name: string): boolean {
  const words = getWords(name);
  return (
    words.length > 0 &&
    words.length <= LONGEST_NAME &&
    mayBeName(words) &&
    words.some((word) => word.length > 1 && !FILLER.test(word) && !SCHEME.test(word) && !TALK.has(word))
  );
}

const LONGEST_NAME = 5;
const LONGEST = 7;

function mayBeName(words: readonly string[]): boolean {
  return words.length <= LONGEST && !words.some((word) => NO_NAME.test(word) || /\d/.test(word));
}

function isNoun(word: string): boolean {
  const single = word.replace(/(?<=(?:ch|sh|ss|x))es$|(?<!s)s$/, "");
  if (NOUNS.has(word) || NOUNS.has(single) || COMPOUND.test(word)) return true;
  return (isOfMovements(word) || isOfMovements(single)) && !FILLER.test(word) && !SCHEME.test(word) && !TALK.has(word) && !LOOSE.test(word);
}

/** Words of names that name nothing without another word. */
const LOOSE =
  /^(?:to|one|full|half|long|short|low|high|side|up|down|over|back|on|off|from|air|body|power|bar|box|plate|ball|wall|ring|band|banded|front|interval|threshold|tempo|hang|close|wide|narrow|reverse|incline|decline|single|double|seated|standing|weighted|strict|kipping|butterfly|bodyweight|grip|arm|leg|hip|hips|knees?|toes?|chest|heels?|floor|ground|target|object|outside|inside|dead|work|group|free|style|mixed|modal)$/;
