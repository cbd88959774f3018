import type { Day } from "../calendar/day.ts";
import { memoized } from "../language/memoized.ts";
import { type Clause, readClauses } from "../health/clause.ts";
import { namesProfessional } from "../health/cleared/clearance.ts";
import { normalise } from "../health/normalise.ts";
import { skillGoalIn } from "../athlete/stated/stated-skills.ts";
import { wantedPartsIn } from "../athlete/stated/stated-wanted-parts.ts";
import { namesRegion } from "../injuries/complaints/regions.ts";
import { describeDayLimit } from "./availability.ts";
import { aims, saysLooks } from "./training-wishes/aims.ts";
import { altitude } from "./training-wishes/altitude.ts";
import { beforeDeadline, weekOfDeadline } from "./day-wishes/before-deadline.ts";
import { readDatedCeilings } from "./dates/dated-ceilings.ts";
import { ampleDates, saysAmple } from "./day-wishes/ample-dates.ts";
import { busyDates } from "./day-wishes/busy-dates.ts";
import { climbGoals } from "./training-wishes/goals/climb-goals.ts";
import { contentDays, saysLegDay } from "./day-wishes/content-days.ts";
import { coachThereWishes } from "./day-wishes/coach-there.ts";
import { countedDays } from "./day-wishes/counted-days.ts";
import { coachedDays } from "./day-wishes/coached-days.ts";
import { flatGround } from "./training-wishes/ground/flat-ground.ts";
import { hillyGround } from "./training-wishes/ground/hilly-ground.ts";
import { easyCardio } from "./training-wishes/easy-cardio.ts";
import { readEasyThatDay } from "./day-wishes/easy-that-day.ts";
import { eitherDay } from "./day-wishes/either-day.ts";
import { movedDays } from "./day-wishes/moved-days.ts";
import { everydayAims } from "./everyday-aims.ts";
import { floorRises } from "./training-wishes/floor-rise.ts";
import { readRestAfter } from "./dates/rest-after.ts";
import { readDatesWithoutTraining } from "./day-wishes/days-off/dates-without-training.ts";
import { readDatedOccasions } from "./day-wishes/days-off/dated-occasions.ts";
import { readFeastsOff } from "./day-wishes/days-off/feasts-off.ts";
import { freshLegs, wantsFreshLegs } from "./day-wishes/fresh-legs.ts";
import { freeDays } from "./day-wishes/days-off/free-days.ts";
import { turfLengths } from "./kit/turf-length.ts";
import { meetPractice } from "./training-wishes/meet-practice.ts";
import { kitDays } from "./day-wishes/kit-days.ts";
import { carefulLifts } from "./training-wishes/careful-lifts.ts";
import { clubSwims } from "./day-wishes/swims/club-swims.ts";
import {
  BACK_SINCE,
  backSince,
  conditionalTreadmill,
  dayOrders,
  effortByFeel,
  hourAtMost,
  impossibleDays,
  longDays,
  motives,
  noRestDays,
} from "./training-wishes/plain-wishes.ts";
import { plainLanguage } from "./training-wishes/plain-language.ts";
import { longRunDislikes } from "./training-wishes/long-run-dislikes.ts";
import { readWorkLoads } from "./week-map/work-loads.ts";
import { readWorkPhases } from "./week-map/work-phases.ts";
import { hoursOfDay } from "./day-wishes/hours-of-day.ts";
import { liftCounts } from "./training-wishes/counts/lift-counts.ts";
import { missingVariants } from "./training-wishes/missing-variants.ts";
import { outings } from "./day-wishes/outings.ts";
import { poolClosures } from "./day-wishes/swims/pool-closures.ts";
import { poolDays } from "./day-wishes/swims/pool-days.ts";
import { readPlaceDays } from "./week-map/places.ts";
import { readOpenDays } from "./day-wishes/open-days.ts";
import { rhythms } from "./day-wishes/rhythms.ts";
import { powerForms } from "./training-wishes/power-forms.ts";
import { ownStations } from "./training-wishes/weak-points/own-stations.ts";
import { runCounts } from "./training-wishes/counts/run-counts.ts";
import { sportCounts } from "./training-wishes/counts/sport-counts.ts";
import { runStreaks } from "./training-wishes/counts/run-streaks.ts";
import { safeLiftWishes } from "./training-wishes/safe-lifts.ts";
import { sessionForms } from "./training-wishes/session-forms.ts";
import { shiftDays } from "./day-wishes/shift-days.ts";
import { shortDays } from "./day-wishes/short-days.ts";
import { shortStrength } from "./training-wishes/short-strength.ts";
import { simpleDays } from "./day-wishes/simple-days.ts";
import { skillGoals } from "./training-wishes/goals/skill-goals.ts";
import { sometimesShort } from "./day-wishes/sometimes-short.ts";
import { stuckPlans } from "./training-wishes/stuck-plans.ts";
import { strengthCounts } from "./training-wishes/counts/strength-counts.ts";
import { noMaxes } from "./training-wishes/no-maxes.ts";
import { toldNumbers } from "./training-wishes/counts/told-numbers.ts";
import { toldTests } from "./training-wishes/goals/told-tests.ts";
import { indoorsUntil } from "./training-wishes/ground/indoors-until.ts";
import { longWork } from "./training-wishes/weak-points/long-work.ts";
import { toldRaces } from "./training-wishes/goals/told-races.ts";
import { wishedTests } from "./training-wishes/goals/wished-tests.ts";
import { dailyWalkIn } from "./training-wishes/daily-walks.ts";
import { toldHabits } from "./training-wishes/told-habits.ts";
import { readTiredDays } from "./week-map/tired-days.ts";
import { trackDays } from "./day-wishes/track-days.ts";
import { travelDays } from "./day-wishes/travel-days.ts";
import { trips } from "./day-wishes/trips.ts";
import { readCommitments } from "./week-map/commitments.ts";
import { readDatedEvents } from "./week-map/dated-events.ts";
import { readDatedPlaces } from "./week-map/dated-places.ts";
import { readMonthDays } from "./week-map/month-days.ts";
import { readOrNothing } from "./week-map/or-nothing.ts";
import { sportDays } from "./week-map/sport-days.ts";
import { wantedParts } from "./training-wishes/weak-points/wanted-parts.ts";
import { weightClass } from "./training-wishes/weight-class.ts";
import { weakOrWanted } from "./training-wishes/weak-points/weak-or-wanted.ts";
import { weakStations } from "./training-wishes/weak-points/weak-stations.ts";
import { workFreeDays } from "./day-wishes/days-off/work-free-days.ts";
import type { WeekSentence, WeekWish } from "./week-wish.ts";

export interface WeekWishes {
  readonly wishes: readonly WeekWish[];
  /** The text without them, every other letter in its place. */
  readonly rest: string;
}

/** Wishes about days and times in any of the fields: short days, hours, track days, free days and trips. */
export function readWeekWishes(text: string, today: Day, isWish: boolean): WeekWishes {
  return MAY_BE_OF_A_WEEK.test(text) ? readAll(text, today, isWish) : { wishes: [], rest: text };
}

/** Sentences that also tell what a body feels: whoever takes them whole for a place would lose a sign. */
const SENSATION =
  /\b(?:numb\w*|tingl\w*|pins and needles|hurts?|pain\w*|sore|ach(?:e|es|ing)|swoll\w*|swell\w*|bleed\w*|blood|dizz\w*|faint\w*|passed out|blacked out|collapsed|droop\w*|chest pain|taub\w*|kribbel\w*|schmerz\w*|schwindel\w*|schwindlig|geschwollen|blut\w*|dormid[oa]s?|hormigue\w*|duelen?|dolor\w*|mare(?:o|os|ad\w+)|sangr\w*|engourdi\w*|fourmill\w*|douleur\w*|vertiges?|saign\w*|intorpid\w*|formicol\w*|dolor[ei]|vertigini|sangu\w*|dormentes?|formigament\w*|dor(?:es)?|tontura\w*|gevoelloos|tintel\w*|pijn\w*|duizel\w*|bloed\w*)\b/u;

/** "No barbell at home, only at the gym (Tue and Sat)": the days are those of the other place. */
const MISSING_AT_HOME =
  /^(?:kein\w*|no|sin|pas de|senza|sem|geen) (?:\w+ ){1,2}(?:daheim|zuhause|zu hause|at home|en casa|a la maison|chez moi|a casa|em casa|thuis)\b/u;

function ofPlacesAlone(sentences: readonly (readonly Clause[])[]): readonly (readonly Clause[])[] {
  return sentences.filter(
    (clauses) => !MISSING_AT_HOME.test(clauses[0]?.words.join(" ") ?? "") && !clauses.some(({ words }) => SENSATION.test(words.join(" "))),
  );
}

const readAll = memoized((text: string, today: Day, isWish: boolean): WeekWishes => {
  const phases = isWish ? readWorkPhases(ofPlacesAlone(getSentences(text)), today) : [];
  const loads = isWish ? readWorkLoads(ofPlacesAlone(getSentences(withoutQuotes(text, phases))), today) : [];
  const unphased = withoutQuotes(text, [...phases, ...loads]);
  const spans = [
    ...phases,
    ...loads,
    ...ofPlacesAlone(getSentences(unphased)).flatMap((sentence) => readDatedCeilings(sentence, today, isWish)),
  ];
  const others = getSentences(withoutQuotes(text, spans)).flatMap((sentence) => [
    ...readMonthDays(sentence, today),
    ...(isWish ? readDatedEvents(sentence, today) : []),
    ...readOrNothing(sentence),
  ]);
  const dated = [...spans, ...others];
  const stretches = isWish ? readDatedPlaces(ofPlacesAlone(getSentences(withoutQuotes(text, dated))), today) : [];
  const early = [...dated, ...stretches];
  const ofPlaces = readPlaceDays(ofPlacesAlone(getSentences(withoutQuotes(text, early))));
  const places = [...early, ...ofPlaces.map((wish) => withMinutesBehind(wish, text))];
  const unplacedSentences = getSentences(withoutQuotes(text, places));
  const dates = readCommitments(isWish ? unplacedSentences : unplacedSentences.filter(isOfNoBody), today);
  const fixed = withoutQuotes(text, [...places, ...dates]);
  const rests = readRestAfter(fixed, today);
  const free = [...rests, ...readDatesWithoutTraining(withoutQuotes(fixed, rests), today)];
  const occasions = [...free, ...readDatedOccasions(withoutQuotes(fixed, free), today)];
  const feasts = [...occasions, ...readFeastsOff(withoutQuotes(fixed, occasions), today)];
  const ordinary = withoutQuotes(fixed, feasts);
  const closures = readSentences(ordinary, (clauses) => poolClosures({ clauses, today, isWish }));
  const closed = new Set(closures.flatMap(({ quotes }) => quotes));
  const pools = readSentences(ordinary, (clauses) =>
    poolDays({ clauses: clauses.filter(({ quote }) => !closed.has(quote)), today, isWish }),
  );
  const kept = readSentences(withoutQuotes(ordinary, [...closures, ...pools]), (clauses) => sportDays({ clauses }));
  const swims = [...closures, ...pools, ...kept];
  const unswum = getSentences(withoutQuotes(ordinary, swims));
  const easy = isWish ? [...readTiredDays(unswum), ...readEasyThatDay(unswum)] : [];
  const placed = [...places, ...dates, ...feasts, ...swims, ...easy];
  const unplaced = withoutQuotes(text, placed);
  const open = readOpenDays(unplaced, dates.length > 0);
  const read = readSentences(withoutQuotes(unplaced, open), (clauses) => wishesIn({ clauses, today, isWish }));
  const wishes = [...placed, ...open, ...read].map((wish) => (open.includes(wish) ? wish : inOwnWords(wish, text)));
  return { wishes, rest: withoutQuotes(text, wishes) };
});

/** "Wednesday in the living room, 20 min tops": how long that day is stands behind it. */
function withMinutesBehind(wish: WeekWish, text: string): WeekWish {
  const [limit] = wish.days;
  if (limit === undefined || wish.days.length > 1 || limit.minutes !== undefined || limit.from !== undefined) return wish;
  const clauses = readClauses(text);
  const at = clauses.findIndex(({ quote }) => quote === wish.quotes.at(-1));
  const [own, next] = [clauses[at], clauses[at + 1]];
  const minutes = next?.sentence === own?.sentence ? MOST_MINUTES.exec(normalise(next?.quote ?? ""))?.groups?.["minutes"] : undefined;
  if (minutes === undefined || next === undefined) return wish;
  const quotes = [...wish.quotes, next.quote];
  const phrase = quotes.join(", ");
  const days = [
    { ...limit, phrase },
    { phrase, weekdays: limit.weekdays, closed: [], without: [], minutes: Number(minutes) },
  ];
  return { ...wish, quotes, days, effect: days.map(describeDayLimit).join(" and ") };
}

const MOST_MINUTES =
  /^(?=.*\b(?:tops|max\w*|at most|only|just|hochstens|nur|como mucho|solo|au plus|seulement|al massimo|no maximo|so|hooguit|alleen)\b)(?:\p{L}+ ){0,2}(?<minutes>[1-9]\d) ?min\w*(?: \p{L}+){0,2}$/u;

/** The eve of a match is held free with it. */
const MATCH = /\b(?:match(?:es)?|games?|fixtures?|spiele?|partidos?|matchs|partit[ae]|jogos?|wedstrijd(?:en)?)\b/u;

/** "Only Tue and Thu club swims" closes the other days: a limit, and no date. */
const ONLY = /\b(?:only|nur|solo|solamente|seulement|uniquement|soltanto|somente|apenas|alleen|slechts)\b/u;

/** A date of the week in the text about the body: whatever is felt there is read first, and what a day is to be like. */
function isOfNoBody(clauses: readonly Clause[]): boolean {
  return (
    simpleDays({ clauses }).length === 0 &&
    !clauses.some(({ words }) => MATCH.test(words.join(" ")) || ONLY.test(words.join(" "))) &&
    !clauses.some(({ quote, english, words }) => SENSATION.test(words.join(" ")) || BODY.test(quote) || namesRegion(english))
  );
}

function readSentences(text: string, read: (clauses: readonly Clause[]) => readonly WeekWish[]): readonly WeekWish[] {
  return getSentences(text).flatMap(read);
}

function getSentences(text: string): readonly (readonly Clause[])[] {
  return [...Map.groupBy(readClauses(text).slice(0, MOST_CLAUSES), ({ sentence }) => sentence).values()];
}

function withoutQuotes(text: string, wishes: readonly WeekWish[]): string {
  return wishes.flatMap(({ quotes }) => quotes).reduce((left, quote) => left.replace(quote, " ".repeat(quote.length)), text);
}

/** Clauses that stand beside each other are quoted with the word between them. */
function inOwnWords(wish: WeekWish, text: string): WeekWish {
  const { quotes, days } = wish;
  const first = text.indexOf(quotes[0] ?? "");
  const last = quotes.at(-1) ?? "";
  const end = text.indexOf(last, first) + last.length;
  const inner = text.slice(first, end);
  // A bracket that opens within the words closes behind them.
  const phrase = inner.includes("(") && !inner.includes(")") && text[end] === ")" ? `${inner})` : inner;
  if (first < 0 || end <= first || phrase.length > quotes.join("").length + MOST_BETWEEN * quotes.length || phrase.includes("\n"))
    return wish;
  return { ...wish, quotes: [phrase], days: days.map((limit) => ({ ...limit, phrase })) };
}

/** ", and " */
const MOST_BETWEEN = 7;

function wishesIn(sentence: WeekSentence): readonly WeekWish[] {
  const isVisit = sentence.clauses.some(({ quote }) => AT_RELATIVES.test(quote));
  const clauses = sentence.clauses.filter((clause) => {
    const { quote, english, isOther, words } = clause;
    const said = words.join(" ");
    const isOfBody =
      namesRegion(english) &&
      skillGoalIn(quote) === undefined &&
      !saysLooks(said) &&
      !saysLegDay(clause) &&
      !saysAmple(said) &&
      wantedPartsIn(quote).length === 0 &&
      !wantsFreshLegs({ words }) &&
      !GRIP_FAILS.test(quote) &&
      !BACK_SINCE.test(said);
    // "The dog gets an hour every evening": who walks it is the one who writes.
    const isOwn = !isOther || isVisit || HOME.test(quote) || WITH_OTHERS.test(quote) || dailyWalkIn(quote) !== undefined;
    return isOwn && !isOfBody && (!BODY.test(quote) || BACK_SINCE.test(said));
  });
  if (clauses.length === 0 || sentence.clauses.some(({ words }) => isOfProfessional(words.join(" ")))) return [];
  let open = clauses;
  const found: WeekWish[] = [];
  for (const read of READERS) {
    const more = read({ ...sentence, clauses: open, whole: sentence.clauses });
    found.push(...more);
    open = open.filter(({ quote }) => !more.some(({ quotes }) => quotes.includes(quote)));
  }
  return found;
}

/** What a professional says is no wish; a nurse who comes off a shift at the hospital is at work. */
function isOfProfessional(said: string): boolean {
  return namesProfessional(said) && !AT_WORK.test(said);
}

const AT_WORK =
  /\b(?:(?:i |we )?work|working|shifts?|nights|on call|(?:get|come|coming|finish) off|i (?:finish|leave)|arbeite|arbeit|dienst|\w*bereitschaft|nachtdienst|\w*schicht\w*|feierabend|trabajo|salgo|turnos?|guardias?|travaille|bosse|garde|d astreinte|sors|lavoro|esco|turn[io]|reperibil\w*|guardia|trabalho|saio|plantao|werk|dienst\w*|wacht\w*)\b(?!.*\b(?:says?|said|told|meint|sagt|dice|dijo|dit|disse|diz|zegt)\b)/u;

/** The first that reads a clause has it. */
const READERS: readonly ((sentence: WeekSentence) => readonly WeekWish[])[] = [
  altitude,
  toldRaces,
  toldTests,
  wishedTests,
  longWork,
  indoorsUntil,
  missingVariants,
  stuckPlans,
  workFreeDays,
  noMaxes,
  toldNumbers,
  shiftDays,
  liftCounts,
  rhythms,
  countedDays,
  beforeDeadline,
  weekOfDeadline,
  busyDates,
  ampleDates,
  turfLengths,
  meetPractice,
  ownStations,
  wantedParts,
  weakOrWanted,
  weakStations,
  sometimesShort,
  strengthCounts,
  sportCounts,
  shortStrength,
  easyCardio,
  weightClass,
  carefulLifts,
  powerForms,
  safeLiftWishes,
  floorRises,
  everydayAims,
  eitherDay,
  movedDays,
  contentDays,
  simpleDays,
  outings,
  flatGround,
  hillyGround,
  skillGoals,
  climbGoals,
  trips,
  travelDays,
  runStreaks,
  kitDays,
  trackDays,
  freshLegs,
  coachThereWishes,
  coachedDays,
  toldHabits,
  longRunDislikes,
  longDays,
  dayOrders,
  conditionalTreadmill,
  clubSwims,
  impossibleDays,
  hourAtMost,
  noRestDays,
  plainLanguage,
  effortByFeel,
  sessionForms,
  backSince,
  shortDays,
  freeDays,
  runCounts,
  hoursOfDay,
  aims,
  motives,
];

/** A text of a few letters has no wish in it. */
const MAY_BE_OF_A_WEEK = /\p{L}{3}|\p{L}{2}\W/u;
const BODY =
  /\b(?:pain\w*|hurts?|sore|ache\w*|stiff\w*|swell\w*|swollen|injur\w*|surgery|operat\w*|rehab|cleared|physio\w*|doctor|ill|(?<!(?:would|that) (?:be|is) )sick|fever|covid|schmerz\w*|verletz\w*|krank(?!enhaus|enpfleg|enschwest|enwagen)\w*|dolor|lesi[oó]n|enferm(?!er)\w*|douleur\w*|malade\w*|dolore|malat\w*|dor|ziek|pijn\w*)\b/iu;

/** A grip that opens under a carry is a weakness and no sore hand. */
const GRIP_FAILS = /\bgrip (?:goes|fails|gives|slips|lets go)\b/iu;

/** What somebody does with others is their own: "parkrun with the kids", "my partner does the sleds, I take the wall balls". */
const WITH_OTHERS =
  /\b(?:(?:with|mit|con|avec|com|met) (?:my|our|meine[mrn]?|unser\w*|mi|mis|nuestr\w*|ma|mon|mes|notre|mia|mio|il mio|la mia|minha|meu|mijn) (?:little |big |old |older |younger |kleinen? |grossen? )?(?:daughters?|sons?|wife|husband|partner|girlfriend|boyfriend|kids?|mates?|friends?|buddy|mum|mom|dad|sister|brother|dog|tochter|sohn|frau|mann|freundin|freund|kinder\w*|hund|hij[oa]s?|mujer|marido|novi[oa]|amig[oa]s?|perro|fille|fils|femme|mari|copine|copain|enfants|chien|figli[oa]|moglie|marito|amic\w+|cane|filh[oa]|esposa|dochter|zoon|vrouw|man|hond)|park ?run|hills?|fells?|mountains?|berge|montaña|monte|montagne?|trail|hik\w+|wander\w+|rando\w*|(?:i(?:'ll| will)?|ich|yo|je|io) (?:\w+ )?(?:take|do|mache|hago|fais|faccio))\b/iu;

/** "We're at my mum's": where the one who writes is. */
export const AT_RELATIVES =
  /\b(?:(?:im|i'm|i am|we're|were|we are|off|going|staying) (?:to |at |with )(?:my |the |our |her |his )?(?:mum|mom|dad|parents?|in-?laws?|sister|brother|daughter|son|family|gran)\p{L}*(?:['’]s?)?|(?:sind|bin|bei) (?:wir |ich )?(?:bei )?(?:den|meinen|meiner|meinem|unseren) (?:eltern|schwiegereltern|mutter|vater|familie|tochter|sohn|oma)|(?:estamos|estoy|voy|vamos) (?:en|a) casa de mis? \p{L}+|(?:on est|je suis|nous sommes) chez (?:mes|ma|mon|nos) \p{L}+|(?:siamo|sono) (?:dai|da) (?:miei|mia|mio|suoceri) ?\p{L}*|(?:estamos|estou) em casa d[oa]s? meus? \p{L}+|(?:zijn|zitten|ben) (?:we |ik )?bij (?:mijn|onze|de) (?:ouders|schoonouders|moeder|vader|familie))/iu;

/** Somebody else may say when to be home. */
const HOME = /\b(?:home|back) (?:by|before|at)\b/iu;

const MOST_CLAUSES = 120;
