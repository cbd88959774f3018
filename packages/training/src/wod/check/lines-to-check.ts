import type { Seconds } from "../../units/units.ts";
import { unaccented } from "../languages/board-languages.ts";
import { REST_WORD } from "../reader/write-out/lines.ts";
import { doubtfulSteps } from "./doubtful-steps.ts";
import { missedTotal } from "./stated-total.ts";
import { missesMovement } from "./missing-movements.ts";
import type { Wod, WodMovement, WodScheme, WodWork } from "../wod.ts";

/**
 * The lines of a text that say something of the clock, the rounds, the rests or the sharing that no part of its reading has: they may be read
 * wrongly, although all of their numbers are somewhere. In seven languages; what is shown back anyway is not looked at.
 */
export function linesToCheck(typed: string, read: Omit<Wod, "check">): readonly string[] {
  const shown = [...(read.notes ?? []), ...(read.unread ?? [])];
  const lines = typed
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const facts = getFacts(read);
  const plain = lines.map((line) => unaccented(without(line, shown)).toLowerCase());
  const doubts = SIGNS.map(({ says, has }) => {
    const saying = plain.map((line) => says.test(line) && !NO_SIGN.test(line));
    const count = saying.filter(Boolean).length;
    return saying.map((one, at) => one && !has(facts, plain[at] ?? "", count));
  });
  const doubtful = new Set([...doubtfulSteps(lines, read), missedTotal(lines, read)]);
  return lines.filter((line, at) => doubtful.has(line) || doubts.some((doubt) => doubt[at]) || missesMovement(without(line, shown), read));
}

function without(line: string, shown: readonly string[]): string {
  return shown.reduce((left, one) => left.replace(one, " "), line);
}

/** What a reading holds of clocks, rounds and rests. */
interface Facts {
  readonly isShared: boolean;
  readonly work: readonly WodWork[];
  readonly movements: readonly WodMovement[];
  /** Every time and every way between the work, in seconds and metres. */
  readonly rests: ReadonlySet<number>;
  /** "As long as the work." */
  readonly isEqual: boolean;
  /** Everything that the parts say in words. */
  readonly said: string;
  /** Names of movements that are none, as they were typed. */
  readonly scraps: readonly string[];
  /** Parts of these kinds. */
  readonly count: (...kinds: readonly WodScheme["kind"][]) => number;
}

function getFacts({ parts, team }: Omit<Wod, "check">): Facts {
  const work = parts.filter((part) => part.kind === "work");
  const movements = work.flatMap((part) => part.movements);
  return {
    isShared: team !== undefined || movements.some(({ how = "" }) => how.includes("partner")),
    work,
    movements,
    rests: new Set(parts.flatMap((part) => (part.kind === "rest" ? [part.seconds] : getRests(part)))),
    isEqual: work.some(({ recovery }) => recovery?.isEqual === true),
    said: saidIn(work, movements),
    scraps: movements.flatMap(({ name, isKnown }) => (!isKnown && SCRAP.test(name.toLowerCase()) ? [name.toLowerCase()] : [])),
    count: (...kinds) => work.filter(({ scheme }) => kinds.includes(scheme.kind)).length,
  };
}

/** The names and manners of the parts, and what their schemes mean in words. */
function saidIn(work: readonly WodWork[], movements: readonly WodMovement[]): string {
  const manners = movements.flatMap(({ name, how, pace, zone, tempo, load, isEachSide, isMax, upTo, secondsUpTo }) => [
    name,
    how,
    pace,
    zone,
    ...(tempo === undefined ? [] : ["paused slow negative eccentric"]),
    ...(load?.isUpTo === true || load?.isRange === true || load?.isPerSet === true ? ["build"] : []),
    ...(isEachSide === true ? ["each side left right alternating"] : []),
    ...(isMax === true ? ["max failure"] : []),
    ...((upTo ?? secondsUpTo) === undefined ? [] : ["build"]),
  ]);
  const parts = work.flatMap(({ scheme, role, recovery }) => [
    recovery?.how,
    ...(role === undefined ? [] : ["easy"]),
    ...(scheme.kind === "max-load" ? ["build heavy max"] : []),
    ...(scheme.kind === "sets" ? [scheme.style, scheme.reps.length === 0 ? "heavy" : ""] : []),
    ...(scheme.kind === "intervals" || scheme.kind === "amrap" ? ["max hard on off"] : []),
  ]);
  return [...manners, ...parts]
    .filter((one) => one !== undefined)
    .join(" ")
    .toLowerCase();
}

/** Words of the clock and the bar that are no movement by themselves. */
const SCRAP =
  /^(?:as|at|em|in|of|on|after|between|entre|bar|sets?|rounds?|pool|max|rest|amrap|emom|each|ladders?|back-?off|top|work|kgs?x?\d*|lbs?x?\d*|jog entre|reps?|then|total)$/;

function getRests({ scheme, restSeconds, restUpTo, recovery, blocks, movements }: WodWork): readonly number[] {
  const resting = movements.filter(({ name, how = "" }) => name === "Rest" || /\b(?:recovery|jog|walk)\b/.test(how));
  return [
    restSeconds,
    restUpTo,
    recovery?.metres,
    blocks?.restSeconds,
    scheme.kind === "intervals" ? scheme.rest : undefined,
    scheme.kind === "sets" ? scheme.pauseSeconds : undefined,
    ...resting.flatMap(({ seconds, metres }) => [seconds, metres]),
  ].filter((one) => one !== undefined);
}

interface Sign {
  readonly says: RegExp;
  /** Whether a reading has what the line says; so many lines say it. */
  readonly has: (facts: Facts, line: string, saying: number) => boolean;
}

/** Who jumps over a partner works alone, and "no rest between" says that there is none. */
const NO_SIGN =
  /\bover (?:your |the )?partner\b|\b(?:no|without|ohne|sin|sans|senza|sem|geen) (?:rest|pause|descanso|repos|recupero|rust)\b/;

const QUALIFIER =
  /\b(?:synchro\w*|unbroken|paused|weighted|deficit|banded|supinated|pronated|negatives?|eccentrics?|build(?:ing)?|heavier|strides?|drills?|kick|paddles?|fins|uphill|downhill|threshold|backwards?|legless|plyo|(?<!^\W*[a-z]+ \()optional(?:ly)?)\b/;
const QUALIFIERS = new RegExp(QUALIFIER, "g");

/** Minutes of a time cap. */
const CAP = /\b(?:cap|limit|zeitlimit|tope|limite)\b\D{0,6}(\d+)(?![\d:])|(?<![\d:])(\d+) ?(?:min\w*|')? ?(?:time )?cap\b/g;

/** A count of rounds that stands alone: no range, no "2 more rounds". */
const ROUNDS = /(?<![\d.,:/x×+-] ?)\b(\d{1,2}) ?(?:rounds|rft|rds|runden|durchgange|tours|rondas|vueltas|giri|rodadas|voltas|rondes)\b/;

/** An option for others has rounds of its own. */
const EASIER = /\b(?:scal\w*|beginners?|debutants?|principiant\w*|einsteiger|anfanger|option\w*|or)\b/;

/** How often a part or its blocks are done. */
function getRounds({ scheme, blocks, movements }: WodWork): readonly number[] {
  const own =
    scheme.kind === "rounds" || scheme.kind === "intervals"
      ? [scheme.rounds]
      : scheme.kind === "sets" || scheme.kind === "reps"
        ? [scheme.reps.length]
        : scheme.kind === "emom"
          ? [scheme.turns, scheme.turns / Math.max(1, movements.length)]
          : [];
  return [
    ...own,
    ...(blocks === undefined ? [] : [blocks.count]),
    ...movements.flatMap(({ list }) => (list === undefined ? [] : [list.length])),
  ];
}

const REST = new RegExp(String.raw`\b(?!descansa\b)(?:${REST_WORD}|pausen|erholung|recuperaca?ion?)\b`);
const SPAN = String.raw`\d+(?:[:.,]\d+)? ?(?:min\w*|'|"|s|se[ckg]\w*)?(?: ?\d\d(?!\d))?`;
/** A rest with its own time. */
const REST_AMOUNT = new RegExp(
  String.raw`\b${REST_WORD}\b[ :=]*(?:of |de |di |von )?${SPAN}(?![a-z])|(?<![\d:.x/–-] ?)${SPAN} ?(?:of |de |di )?${REST_WORD}\b`,
  "g",
);

/** Whether one AMRAP is so many minutes long. */
function isLongAsSaid(work: readonly WodWork[], minutes: string | undefined): boolean {
  const windows = work.flatMap(({ scheme }) => (scheme.kind === "amrap" ? [scheme.seconds / 60] : []));
  return minutes === undefined || windows.length === 0 || windows.includes(Number(minutes));
}

const SIGNS: readonly Sign[] = [
  {
    says: /\bamrap\b(?! ?- ?(?:rounds?|reps))|\bas many (?:rounds|reps)\b|\bmax(?:imum)? rounds\b|\bso ?viele runden\b|\bmax(?:imo)? (?:de )?(?:rondas|tours|giri)\b/,
    // A title says it once more.
    has: ({ count, movements, work }, line, saying) => {
      const isOfSet = work.some(({ scheme }) => scheme.kind === "sets" && scheme.style === "last set max");
      const found = count("amrap", "intervals") + movements.filter(({ isMax }) => isMax).length;
      return isOfSet || found >= saying || (found > 0 && !/\d/.test(line));
    },
  },
  {
    says: /\be\d*mom\b|\botm\b|\bon the minute\b|\bevery \d|\bevery (?:other )?minute\b|\balle \d|\bjede minute\b|\bcada (?:\d+ ?)?min|\btoutes les\b|\bogni (?:\d+ ?)?min|\belke (?:\d+ ?)?min/,
    has: ({ count }, line, saying) => {
      const found = count("emom", "death-by", "intervals");
      return found >= saying || (found > 0 && !/\d/.test(line));
    },
  },
  { says: /\btabata\b/, has: ({ work }) => work.some(({ scheme }) => scheme.kind === "intervals" && scheme.isTabata) },
  {
    says: /\b(?:between|after) (?:each|every|all|the|sets?|rounds?|exercises|blocks?|movements?|efforts?)\b|\b(?:zwischen|nach) (?:jed|den|allen)|\b(?:entre|despues de|tras|apres) (?:cada|chaque|les|las|los|series|rondas|tours)\b|\b(?:tra|fra|dopo) (?:ogni|le|i)\b|\b(?:tussen|na) (?:elke|de|iedere)\b/,
    has: ({ rests, work, movements }, line) =>
      readAmounts(line).some((amount) => rests.has(amount)) ||
      work.some(({ recovery }) => recovery !== undefined) ||
      movements.some(({ how = "" }) => /\b(?:after|between) every\b/.test(how)),
  },
  {
    says: /\+ ?\d+ ?(?:reps? |kg |m )?(?:each|every|per|je|jede|pro|cada|chaque|ogni|elke)\b|\badd \d.*\b(?:each|every|per) |^\W*(?:\.{2,}|…)|\b(?:ladder|leiter|escalera|echelle|pyramid\w*)\b/,
    has: ({ work, movements, count }) =>
      count("reps", "death-by") > 0 ||
      work.some(({ scheme }) => scheme.kind === "amrap" && scheme.ladder !== undefined) ||
      movements.some(({ list }) => list !== undefined),
  },
  {
    says: /\b(?:odd|even|ungerade|gerade|impares?|pares|impaires?|paires?|dispari|pari|oneven)\b(?= ?(?:min|:|=|-))|\bmin(?:ute|uto|uut)?s? (?:impares|pares|impaires|paires|dispari|pari)\b/,
    has: ({ work }) =>
      work.some(({ scheme, movements }) => scheme.kind === "emom" && (scheme.inTurns || movements.some(({ turn = 1 }) => turn > 1))),
  },
  { says: /\bbuy[- ]?in\b/, has: ({ work }) => work.some(({ role, isSameClock }) => role === "buy-in" || isSameClock === true) },
  { says: /\bcash[- ]?out\b/, has: ({ work }) => work.some(({ role, isSameClock }) => role === "cash-out" || isSameClock === true) },
  {
    says: /\bnot (?:for time|timed)\b|\b(?:no|without) (?:measure|score|clock)\b|\bunscored\b|\bfor quality\b|\bnicht auf zeit\b|\bohne (?:zeit|uhr)\b|\bsin (?:tiempo|reloj|crono)|\bno (?:es )?por tiempo\b|\b(?:pas|sans) (?:de |contre )?(?:chrono|temps|la montre)|\b(?:non a|senza) tempo\b|\bniet op tijd\b|\bsem tempo\b/,
    has: ({ work, count }) =>
      count("steady", "sets", "max-load") > 0 || work.some(({ scheme }) => scheme.kind === "rounds" && scheme.timed === false),
  },
  {
    says: /\bpartners?\b|\bp[123] ?[:=]|\byou go,? i go\b|\bigyg\b|\bim team\b|\bzu zweit\b|\b(?:en|por) (?:parejas?|equipos?|duo|binome)\b|\ba coppie\b|\bin coppia\b|\bem duplas?\b|\bteams? of\b/,
    has: ({ isShared }) => isShared,
  },
  {
    says: /(?:^|[\s@(])r ?\d\d\b(?![.,]\d| ?(?:"|''|s\b|sec|min))|\bspm\b|\bstroke rate\b|\d ?s\/m\b/,
    has: ({ movements }, _, saying) => movements.filter(({ cadence }) => cadence !== undefined).length >= saying,
  },
  // "27 cal (20 women)", "calorie row", "(L)", "only if the last wave was clean"
  {
    says: /\d ?(?:for )?(?:women|ladies|girls|frauen|mujeres|femmes|donne|mulheres|vrouwen)\b|\b(?:women|ladies|girls|frauen|mujeres|femmes|donne|mulheres|vrouwen):? \d+(?! ?(?:kg|lb|\d))/,
    has: ({ movements }) => movements.some(({ forWomen, load }) => forWomen !== undefined || (load?.values.length ?? 0) > 1),
  },
  {
    says: /\b(?:k?cals?|calories?|kalorien|calorias|calorie)\b/,
    has: ({ movements }) => movements.some(({ calories }) => calories !== undefined),
  },
  {
    says: /\((?:l|r|left|right|links|rechts)\)/,
    has: ({ movements }) => movements.some(({ how = "", isEachSide }) => isEachSide === true || /\b(?:left|right)\b/.test(how)),
  },
  {
    says: /\d.*(?:\/ ?(?:side|leg|arm)|\b(?:each|per) (?:side|leg|arm)|\be\/s)\b/,
    has: ({ movements }, _, saying) => movements.filter(({ isEachSide }) => isEachSide === true).length >= saying,
  },
  { says: /\b(?:only|nur|solo|seulement|soltanto|so|alleen) (?:if|wenn|si|se|als)\b/, has: () => false },
  // "AMRAP of 5 burpees" is no time.
  {
    says: /\bamrap (?:of|de|von|di) \d+(?!\d| ?(?:min|m\b|'|:))/,
    has: ({ work }, line) =>
      !work.some(({ scheme }) => scheme.kind === "amrap" && new RegExp(`\\bamrap \\w+ ${scheme.seconds / 60}\\b`).test(line)),
  },
  {
    says: /\b\d ?x ?(?:amrap|emom|tabata)\b/,
    has: ({ work, count }, line) =>
      isLongAsSaid(work, /\d ?x ?amrap (?:of )?(\d+)(?! ?(?:s|sec\w*|reps?)\b)/.exec(line)?.[1]) &&
      (work.some(({ blocks }) => blocks !== undefined) || count("intervals") > 0 || count("amrap", "emom") > 1),
  },
  {
    says: /^\W*[2-9]\d? ?x\W*$/,
    has: ({ work }, line) =>
      work.some(({ blocks, scheme }) => {
        const rounds = Number(/\d+/.exec(line)?.[0]);
        return blocks?.count === rounds || (scheme.kind === "rounds" && scheme.rounds === rounds);
      }),
  },
  // How it is done.
  {
    says: QUALIFIER,
    has: ({ said }, line) => [...line.matchAll(QUALIFIERS)].every(([word]) => said.includes(getStem(word))),
  },
  // One complex is not the clusters of its last lift.
  {
    says: /\(\d ?(?:\+ ?\d ?)+\)/,
    has: ({ work }) =>
      !(work.some(({ isComplex }) => isComplex) && work.some(({ scheme }) => scheme.kind === "sets" && scheme.parts !== undefined)),
  },
  // Nobody goes so far.
  { says: /\d{2,} ?k\b/, has: ({ movements }) => !movements.some(({ metres = 0 }) => metres > MOST_METRES) },
  {
    says: /\b(?:cap|time limit|zeitlimit|tope|limite)\b.*\d|\d+ ?(?:min\w*|')? ?(?:time )?cap\b/,
    has: ({ work }, line) => {
      const caps = work.flatMap(({ capSeconds, scheme }) => [capSeconds, scheme.kind === "amrap" ? scheme.seconds : undefined]);
      const minutes = [...line.matchAll(CAP)].map(([, behind, before]) => 60 * Number(behind ?? before));
      const found = caps.filter((cap) => cap !== undefined);
      return found.length > 0 && (minutes.length === 0 || [...minutes, ...readAmounts(line)].some((cap) => found.includes(cap)));
    },
  },
  // "5 rounds" are somewhere.
  {
    says: ROUNDS,
    has: ({ work, count }, line) => {
      const found = new Set(work.flatMap((part) => getRounds(part)).concat(count("rounds", "sets", "intervals", "once", "amrap", "emom")));
      return EASIER.test(line) || [...line.matchAll(new RegExp(ROUNDS, "g"))].every(([, rounds]) => found.has(Number(rounds)));
    },
  },
  {
    says: /\d ?x ?\d+.*\b(?:on|auf|abgang|salida|depart|partenza)\b (?:the )?\d?:\d\d/,
    has: ({ work }, line) => work.some(({ scheme }) => scheme.kind === "emom" && readAmounts(line).includes(scheme.every)),
  },
  {
    says: /\d ?x ?\( ?\d+ ?x|\b\d+ (?:blocks|blocs|bloques|blocchi|blocke|blokken)\b/,
    has: ({ work }) => work.some(({ blocks }) => blocks !== undefined),
  },
  // Rounds with a rest between are timed each by itself.
  {
    says: /\beach (?:round |set |one )?(?:is )?for time\b/,
    has: ({ rests, count, isEqual }) => rests.size > 0 || count("emom") > 0 || isEqual,
  },
  {
    says: REST,
    has: ({ rests, work, movements, isEqual }, line) => {
      const amounts = readAmounts(line);
      const isLoad = movements.some(({ name, load }) => name === "Rest" && load !== undefined);
      const isHow = movements.some(({ how = "", name, seconds }) => /\bpause/.test(how) || (name === "Rest" && seconds === undefined));
      const isTurn = work.some((part) => isTurnOf(part, amounts));
      const own = [...line.matchAll(REST_AMOUNT)].map(([found]) => readAmounts(found));
      const hasOwn = own.every((one) => one.length === 0 || one.some((amount) => rests.has(amount)));
      return !isLoad && (amounts.length === 0 || isHow || isEqual || isTurn || (hasOwn && amounts.some((amount) => rests.has(amount))));
    },
  },
  {
    says: /\d ?x ?\d.*\b(?:float|jog|trab\w*|trote|gehpause|footing|corsetta|paddle|walk back)\b/,
    has: ({ rests, work }) => rests.size > 0 || work.some(({ recovery }) => recovery !== undefined),
  },
  // What follows a clock that ends by itself is not of it.
  {
    says: /^\W*(?:then|dann|danach|luego|despues|puis|ensuite|poi|depois|daarna)\b/,
    has: ({ work }) => !work.some(({ scheme, movements }) => scheme.kind === "death-by" && movements.length > 1),
  },
  { says: /[a-z]/, has: ({ scraps }, line) => !scraps.some((scrap) => line.split(/[^a-z0-9-]+/).includes(scrap)) },
];

/** How much of a word tells it from others: "builds", "building". */
function getStem(word: string): string {
  return word.slice(0, Math.max(4, Math.min(5, word.length - 2)));
}

/** Further than a workout goes, but for a ride. */
const MOST_METRES = 180_000;

/** "Rest the remainder" and "minute 5: rest" are of the clock. */
function isTurnOf({ scheme }: WodWork, amounts: readonly Seconds[]): boolean {
  return scheme.kind === "emom" && amounts.includes(scheme.every);
}

/** The times of a line in seconds and its ways in metres; "m" is either. */
function readAmounts(line: string): readonly number[] {
  const clocks = [...line.matchAll(/(?<![\d:])(\d*)(?::|'|′| ?min )(\d\d)(?![\d/])/g)].map(
    ([, minutes, seconds]) => 60 * Number(minutes) + Number(seconds),
  );
  const units = [
    ...line.matchAll(/(\d+(?:[.,]\d+)?)(?:\s?[-–]\s?(\d+))? ?(min\w*|mn|m|'(?!')|′|s|sec\w*|sek\w*|seg\w*|''|"|″|km|k)(?![a-z])/g),
  ].flatMap(([, low = "", high, unit = ""]) => {
    const values = [Number(low.replace(",", ".")), ...(high === undefined ? [] : [Number(high)])];
    const factors = /^(?:min|mn|'$|′)/.test(unit) ? [60] : unit === "m" ? [60, 1] : unit.startsWith("k") ? [1000] : [1];
    return values.flatMap((value) => factors.map((factor) => value * factor));
  });
  // "12:00–15:00 rest"
  const [from, to] = clocks;
  const window = from !== undefined && to !== undefined && to > from ? [to - from] : [];
  return [...clocks, ...units, ...window];
}
