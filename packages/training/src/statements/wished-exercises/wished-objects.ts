import { isWholeDislike, meantObjects } from "./dislike-evidence.ts";
import { isMuscleSoreness } from "../../free-text/muscle-soreness.ts";
import { kitIn } from "../../free-text/kit/kit-words.ts";
import { memoized } from "../../language/memoized.ts";
import { EXERCISES } from "../../catalogue/exercises.ts";
import { type Activity, activityNames, getNames } from "../../injuries/activities.ts";
import { readStatements } from "../../injuries/words/statements.ts";
import { lengthOfNames, namedIn, WAYS_OF } from "../named-movements.ts";
import { saysPaceOfAnother } from "../wishes/others-tastes.ts";
import { IN_A_ROW, readWishClauses } from "../wishes/wish-clauses.ts";
import { RHETORIC } from "../wishes/wish-markers.ts";
import type { WishClause } from "../wishes/wish-clause.ts";
import { type Qualifier, readQualifier } from "../wishes/wish-qualifiers.ts";
import { isAccessory, ONLY_COMPETITION_LIFTS } from "./competition-lifts-only.ts";
import { translateExercises } from "./exercise-translations.ts";
import { DENIED_WORDS, isBareCount } from "../schedule-words.ts";
import { isOnlyHow, tellsWhatItIs } from "./how-it-is-done.ts";
import { scheduledQuotes } from "../wishes/wish-schedule.ts";
import { withoutComplaints } from "../../free-text/wished-complaints.ts";
import { weekdaysIn } from "../../free-text/dates/weekdays.ts";
import { namesImprovement, saysWeak } from "../../athlete/stated/stated-stations.ts";
import { readWeekWishes } from "../../free-text/week-wishes.ts";
import { readEquipment } from "../../free-text/kit/equipment-sentence.ts";
import { normalise } from "../../health/normalise.ts";
import { saysEverydayScene } from "../../language/everyday-scenes.ts";
import { EQUIPMENT, type Find, MACHINES, MOVEMENTS, type Setting, SETTINGS } from "./wished-vocabulary.ts";

/** What a clause is about, at its own size. */
export interface WishedObject {
  /** As the head of the plan names it. */
  readonly label: string;
  /** Names of the catalogue. */
  readonly names: readonly string[];
  readonly activity?: Activity;
  readonly setting?: Setting;
}

/** A clause and what it is about. */
export interface Wish extends WishClause {
  readonly objects: readonly WishedObject[];
  /** The clause begins with what it is about: "burpees", "heavy deadlifts", "sled pull because the rope shreds my hands". */
  readonly isBare: boolean;
  /** Only a part of it is meant. */
  readonly qualifier: Qualifier;
}

/** "Nur freie Gewichte": no machines. */
const ONLY_FREE_WEIGHTS =
  /\b(?:only|just|nur|bloss|solo|solamente|seulement|que des|uniquement|soltanto|apenas|alleen) (?:\w+ )?(?:free weights?|freie\w* gewichte\w*|freihanteln?|pesos? libres?|poids libres?|pesi liberi|pesos livres|losse gewichten|vrije gewichten)\b/u;

/** What of the whole is trained in every plan: nobody leaves it out for a dislike. */
const WHOLES: ReadonlySet<Activity> = new Set<Activity>(["lifting", "upper-body", "leg-strength", "hinge", "held", "sitting", "contact"]);

/** A place or a way narrows these to itself. */
const NARROWED =
  /^(?:running|cycling|swimming|intervals|long runs|long rides|hills|walking|cardio|lifting|jumps|workouts?|rowing machine|ski erg|easy running)$/u;

const NARROWING: ReadonlySet<Setting> = new Set<Setting>([
  "treadmill",
  "track",
  "open-water",
  "swim-drills",
  "trainer",
  "group",
  "hour",
  "place",
  "long",
]);

const NAMES = EXERCISES.map(({ name }) => ({ name, words: plain(name) }));

const NAMES_OF_FIND = new Map<Find, readonly string[]>();

function namesWhere(find: Find): readonly string[] {
  const known = NAMES_OF_FIND.get(find);
  if (known !== undefined) return known;
  const found = EXERCISES.map(({ name }) => name).filter((name) => (find instanceof RegExp ? find.test(name) : find(name)));
  NAMES_OF_FIND.set(find, found);
  return found;
}

/** Words without plurals and hyphens, so that "Wall balls" and "wallball" meet. */
function plain(words: string): string {
  return normalise(words)
    .split(" ")
    .map((word) => (word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word))
    .join(" ");
}

/** What the clause names, the longest name first; each word counts once. */
function objectsIn({ said }: Pick<WishClause, "said">): Pick<Wish, "objects" | "isBare" | "qualifier"> {
  const found: WishedObject[] = [];
  let rest = translateExercises(said.replaceAll(NO_MOVEMENT, "this").replaceAll(GEAR_OF, "this"));
  const take = (words: RegExp): boolean => {
    if (!words.test(rest)) return false;
    rest = rest.replace(words, (all) => "·".repeat(all.length));
    return true;
  };
  for (const [setting, label, words, names] of SETTINGS) {
    const match = words.exec(rest)?.[0];
    if (match === undefined || !take(words)) continue;
    found.push({ label: label === "" ? match : label, names: names === undefined ? [] : namesWhere(names), setting });
  }
  for (const [label, words, names, activity] of MOVEMENTS) {
    if (!take(words)) continue;
    found.push({ label, names: namesWhere(names), ...(activity === undefined ? {} : { activity }) });
  }
  const left = rest.replaceAll("·", "").replace(/\s+/gu, " ").trim();
  const wordsLeft = left === "" ? [] : readStatements(left).flatMap(({ words }) => words);
  const named = namedIn(wordsLeft);
  const way = named.find((activity) => getNames(activity).length === 0 && activity in WAYS_OF);
  for (const activity of named) {
    if (WHOLES.has(activity) || found.some((other) => other.activity === activity)) continue;
    if (activity === "other-way" || activity === "barbell" || activity === "press" || activity === "row") continue;
    // "Paused bench": the paused squat is another lift.
    const names = activity === "paused" && OTHER_LIFT.test(said) ? [] : getNames(activity);
    if (names.length === 0 && activity === "paused") found.push({ label: "paused reps", names: [], setting: "untrained" });
    if (names.length > 0) found.push({ label: activityNames([activity])[0] ?? activity, names, activity });
  }
  // "strides barefoot", "high-bar squats": only that way of it.
  if (way !== undefined || named.includes("other-way"))
    return {
      objects: [{ label: way === undefined ? "that way of doing it" : (activityNames([way])[0] ?? way), names: [], setting: "untrained" }],
      isBare: true,
      qualifier: WHOLE,
    };
  if (named.length === 0) found.push(...byName(left));
  if (!found.some(({ setting, names }) => setting === undefined && names.length > 0))
    for (const [label, words, names] of EQUIPMENT) if (take(words)) found.push({ label, names: namesWhere(names) });
  withVariant(found, rest, said);
  const counts = found.map(({ names }) => names.length);
  for (const [at, object] of found.entries()) found[at] = withTheirKit(object, rest);
  const isNarrowed = found.some(({ setting }) => setting !== undefined && NARROWING.has(setting));
  // "No tempo before nine", "no intervals in the evening": when, and not whether.
  const isOfHour = found.some(({ setting }) => setting === "hour");
  const objects = isOfHour
    ? found.filter(({ setting }) => setting !== undefined)
    : isNarrowed
      ? found.filter(({ label, setting }) => setting !== undefined || !NARROWED.test(label))
      : found;
  const unknown = left.split(" ").filter((word) => word !== "" && !BEFORE_A_NAME.test(word)).length - lengthOfNames(wordsLeft);
  const isOfKit = found.some((object, at) => object.names.length < (counts[at] ?? 0));
  const qualifier =
    isOfKit ||
    (isNarrowed && !objects.some(({ setting, names }) => setting === undefined && names.length > 0)) ||
    objects.every(({ names }) => names.length === 0)
      ? WHOLE
      : readQualifier(withoutNames(rest, objects));
  return { objects, isBare: unknown <= MOST_UNKNOWN || REASON.test(left) || qualifier.isPartly, qualifier };
}

/** "Lunges with a sandbag", "weighted pull-ups": those of them that need it, where there are any. */
function withTheirKit(object: WishedObject, rest: string): WishedObject {
  const finds = [
    ...EQUIPMENT.filter(([, words]) => words.test(rest)).map(([, , find]) => find),
    ...(WEIGHTED.test(rest) ? [/^weighted/iu] : []),
  ];
  const names = finds.flatMap((find) => {
    const needing = new Set(namesWhere(find));
    return object.names.filter((name) => needing.has(name));
  });
  return names.length === 0 ? object : { ...object, names };
}

/** "She said carry on", "I'm hanging on the wall of the pool", "my running shoes are coming": words of a movement in what is none. */
const NO_MOVEMENT = /\bcarry(?:ing)? on\b|\bhang(?:ing)? on(?: to)?(?! (?:the |a )?(?:bar|rings?|rig|rope))\b/gu;
const GEAR = /\b(?:running|swim(?:ming)?|cycling|walking|lifting|rowing) (?:shoes?|trainers|bag|clothes|goggles|costume|trunks|watch)\b/u;
const GEAR_OF = new RegExp(GEAR.source, "gu");

const WEIGHTED = /\bweighted\b/u;

/** "Pin squats", "smith machine bench": the variant alone is meant, and often no plan uses it. */
function withVariant(found: WishedObject[], rest: string, said: string): void {
  const other = found.find(({ setting }) => setting === "untrained");
  if (other !== undefined) {
    found.splice(0, found.length, ...found.filter(({ setting }) => setting !== undefined));
    return;
  }
  const variant = VARIANT.exec(rest)?.[0];
  if (variant === undefined) return;
  for (const [at, object] of found.entries()) {
    if (object.setting !== undefined || object.names.length === 0) continue;
    const names = object.names.filter((name) => plain(name).includes(plain(variant)));
    found[at] = names.length > 0 ? { ...object, names } : { label: said, names: [], setting: "untrained" };
  }
}

const VARIANT =
  /\b(?:pin|zercher|hack|sissy|cossack|belt|anderson|cyclist|spoto|larsen|board|jm|arnold|jefferson|curtsy|snatch grip|stiff leg(?:ged)?|close grip|wide grip|banded|archer|diamond|deficit|block|landmine|tempo)(?= (?:\p{L}+ )?·)/u;

const OTHER_LIFT = /\b(?:bench\w*|press\w*|dead ?lifts?|bank\w*|kreuz\w*|banca|souleve|panca|stacco|supino)\b/u;

const WHOLE: Qualifier = { isPartly: false };

/** The words with a dot for what they name, where no list of words has taken it yet. */
function withoutNames(rest: string, objects: readonly WishedObject[]): string {
  if (rest.includes("·")) return rest;
  const words = rest.split(" ");
  const labels = objects.map(({ activity, label }) => activity ?? label);
  const end = words.findIndex(
    (_, at) => namedIn(readStatements(words.slice(0, at + 1).join(" ")).flatMap(({ words: own }) => own)).length > 0,
  );
  return end < 0 ? rest.replace(labels[0] ?? "·", "·") : [...words.slice(0, end), "·", ...words.slice(end + 1)].join(" ");
}

const BEFORE_A_NAME =
  /^(?:the|a|an|my|your|those|these|any|anything|all|really|very|heavy|light|high|rep|reps|lots?|of|many|much|endless|boring|stupid|dreaded|doing|on|in|with|mit|con|avec|com|met|alles|todo|toda|tout|tutto|tudo|involving|where|i|have|to|mostly|especially|getting|get|going|go|every|each|single|exercises?|for|die|der|das|den|schwere[ns]?|viele?|alle|el|la|los|las|muchos?|muchas?|le|les|des|du|de|un|une|una|lo|il|gli|i|o|os|as|het|veel|down|up|or|and)$/u;

const MOST_UNKNOWN = 1;

/** What a name is followed by where the reason stands with it. */
const REASON = /\b(?:because|since|cos|cause|weil|da|porque|parce|perche|omdat|pois|where i)\b/u;

const FILLER =
  /\b(?:i|im|hate|dislike|dont|do not|like|no|not|any|anything|with|all|doing|the|please|avoid|right now|now|lately|anymore|really|too|very|so|heavy|those|these|my|your|in|workout|wod|work|training|exercise|lot|of|many|a|love|prefer|ich|hasse|mag|nicht|kein\w*|odio|odeio|me|gustan?|je|deteste|detesto|pas|de|n aime|ik|haat|geen|niente|non|mi|piac\w+|nao|gosto|sem|sin|los|las|les|le|die|der|das|gli|i|os|as)\b/gu;

/** A name of the catalogue, written out. */
function byName(left: string): readonly WishedObject[] {
  const words = plain(left).replace(FILLER, " ").replace(/\s+/gu, " ").trim();
  if (words.length < 4 || ADJECTIVE.test(words)) return [];
  const names = NAMES.filter(
    ({ words: name }) => name === words || name.startsWith(`${words} `) || (words.includes(" ") && ` ${name} `.includes(` ${words} `)),
  );
  return names.length === 0 || names.length > MOST_OF_A_NAME ? [] : [{ label: words, names: names.map(({ name }) => name) }];
}

const ADJECTIVE =
  /^(?:back|front|seated|standing|single|double|incline|decline|reverse|lateral|side|strict|weighted|band|ring|wall|easy|long|assisted|loaded|barbell|dumbbell|backpack|isometric|hollow|world|technique)$/u;

const MOST_OF_A_NAME = 8;

/** The clauses of a text with what they are about; a verdict without an object is about the one before. */
export function readWishObjects(text: string | undefined): readonly Wish[] {
  return text === undefined || text.trim() === "" ? [] : readObjects(text);
}

// What is said of days and times is no movement; which day it is today changes nothing of that.
const readObjects = memoized((text: string): readonly Wish[] =>
  wishesIn(readWeekWishes(withoutComplaints(text), ANY_DAY, true).rest, WANTED.test(normalise(text))),
);

const ANY_DAY = "2000-01-01";

/** Sentences that say what kit there is on some dates. */
function sentencesAway(text: string, clauses: readonly WishClause[]): ReadonlySet<number> {
  const quotes = readEquipment(text, ANY_DAY, true).limits.flatMap(({ from, phrase }) => (from === undefined ? [] : phrase.split(", ")));
  return new Set(clauses.filter(({ quote }) => quotes.includes(quote)).map(({ sentence }) => sentence));
}

const NOT_THERE = /^(?:and |und |y |et |e |en )?(?:no|kein\w*|ohne|sin|ni|pas de?|sans|niente|senza|sem|geen|zonder)\b/u;

const WANTED = /\b(?:love|want|would like|id like|goal|mochte|will|quiero|me gustaria|veux|voudrais|aimerais|voglio|vorrei|quero|wil)\b/u;
/** "A normal gym without sled or wall balls" says what there is. */
const LACKS_THERE =
  /\b(?:gym|studio|box|home|garage|place|gimnasio|salle|palestra|sportschool|fitnessstudio|casa|maison|zu ?hause)\b.*\b(?:without|has no|hat kein\w*|ohne|no tiene|sin|sans|n a pas|senza|non ha|sem|zonder|geen)\b/u;
const TOO = /\b(?:too|also|as well|auch|ebenso|tambien|aussi|anche|tambem|ook)$|^(?:also|auch|tambien|aussi|anche|tambem|ook)\b/u;

/** "If there's a burpee in week 1 I'm asking for a refund" */
const THREATENS =
  /^(?:and |but )?(?:if|when) (?:there ?s?|i (?:see|get|find)|you (?:give|put))\b.*\b(?:refund|i(?: a?m| will|ll)? (?:quit|quitting|leave|leaving|uninstall\w*|delet\w*|scream\w*|out)|money back)\b/u;

function wishesIn(text: string, isWanting: boolean): readonly Wish[] {
  const clauses = readWishClauses(text);
  const scheduled = scheduledQuotes(text);
  const away = sentencesAway(text, clauses);
  const wishes: Wish[] = clauses.map((clause) => {
    if (saysEverydayScene(clause.said))
      return { ...clause, polarity: "positive", isFact: true, objects: [], isBare: false, qualifier: WHOLE };
    // "3 days a week is enough" is about the week.
    // "Swimming on Thursdays is my thing" is liked all the same.
    if (scheduled.has(clause.quote) && !(clause.polarity === "positive" && /\p{L}/u.test(clause.said) && WEEKDAY.test(clause.said)))
      return { ...clause, polarity: "none", objects: [], isBare: false, qualifier: WHOLE };
    // "No bike from 27 December to 2 January" says what is there on those days, and not what is unwanted.
    if (clause.polarity === "negative" && away.has(clause.sentence) && NOT_THERE.test(clause.said))
      return { ...clause, polarity: "positive", isFact: true, objects: [], isBare: false, qualifier: WHOLE };
    if ((LACKS_THERE.test(clause.said) && clause.polarity !== "positive") || isMuscleSoreness(clause.said))
      return { ...clause, polarity: "positive", isFact: true, objects: [], isBare: false, qualifier: WHOLE };
    if (ONLY_FREE_WEIGHTS.test(clause.said))
      return {
        ...clause,
        polarity: "negative",
        objects: [{ label: "machines", names: namesWhere(MACHINES) }],
        isBare: true,
        qualifier: WHOLE,
      };
    if (ONLY_COMPETITION_LIFTS.test(clause.said))
      return {
        ...clause,
        polarity: "negative",
        objects: [{ label: "accessories", names: namesWhere(isAccessory) }],
        isBare: true,
        qualifier: WHOLE,
      };
    if (THREATENS.test(clause.said)) return { ...clause, ...objectsIn(clause), polarity: "negative", isBare: false };
    // "No ring stuff (too far from the ground)": why, and nothing of its own.
    if (clause.link === "comma" && WHY_NOT.test(clause.said))
      return { ...clause, polarity: "none", objects: [], isBare: false, qualifier: WHOLE };
    // "Rest day after the long ride" asks for the day.
    if (REST_AFTER.test(clause.said)) return { ...clause, polarity: "positive", objects: [], isBare: false, qualifier: WHOLE };
    if (tellsWhatItIs(clause.said)) return { ...clause, polarity: "positive", isFact: true, objects: [], isBare: false, qualifier: WHOLE };
    if (isOnlyHow(clause, (said) => objectsIn({ said }).objects.length > 0))
      return { ...clause, ...objectsIn(clause), polarity: "positive", isBare: false };
    if (saysPaceOfAnother(clause.said))
      return { ...clause, polarity: "positive", isFact: true, objects: [], isBare: false, qualifier: WHOLE };
    // "Did 3 sessions so far: goblet squats, cable rows" tells what was done.
    if (clause.polarity === "none" && clauses.some((other) => other.sentence === clause.sentence && DONE.test(other.said)))
      return { ...clause, ...objectsIn(clause), polarity: "positive", isFact: true, isBare: false };
    // "I'd love a muscle-up. Handstand walking too."
    const before = clauses[clauses.indexOf(clause) - 1];
    if (clause.polarity === "none" && TOO.test(clause.said) && before?.polarity !== "negative" && isWanting)
      return { ...clause, ...objectsIn(clause), polarity: "positive", isBare: false };
    if (isOfTheWeak(clauses, clause)) return { ...clause, ...objectsIn(clause), polarity: "positive", isBare: false };
    const found = { ...clause, ...objectsIn({ said: clause.polarity === "negative" ? clause.said.replace(UNTIL_ABLE, "") : clause.said }) };
    // "Rack, barbell and rings in the garage" is what there is.
    const isKit =
      clause.polarity === "none" &&
      clauses.some(
        ({ sentence, said, quote }, at) =>
          sentence === clause.sentence &&
          (TRAINS_AT.test(said) ||
            (IS_THERE.test(said) && !DENIED_WORDS.test(said) && at < clauses.indexOf(clause) && kitIn(clause.quote).items.length > 0) ||
            (scheduled.has(quote) && weekdaysIn(quote).length === 0)),
      );
    return isKit ? { ...found, isBare: false } : found;
  });
  wishes.forEach((wish, index) => {
    // "Planks. So boring."
    const after = wishes[index + 1];
    const isAlone = wish.isBare && wishes.filter(({ sentence }) => sentence === wish.sentence).length === 1;
    if (wish.polarity === "none" && wish.objects.length > 0 && isAlone && after?.link === "start" && after.objects.length === 0) {
      const isVerdict =
        after.polarity !== "none" &&
        after.said.split(" ").length <= MOST_SAID_ALL_THE_SAME &&
        (after.polarity !== "positive" || REFERS.test(after.said));
      if (isVerdict) wishes[index] = { ...wish, polarity: after.polarity === "cap" ? "negative" : after.polarity };
    }
  });
  wishes.forEach((wish, index) => {
    const isAllTheSame =
      wish.polarity === "positive" &&
      wish.link === "contrast" &&
      !RHETORIC.test(wish.said) &&
      !GEAR.test(wish.said) &&
      wish.said.split(" ").length <= MOST_SAID_ALL_THE_SAME;
    if (wish.objects.length > 0 || (wish.polarity !== "cap" && wish.polarity !== "keep" && !isAllTheSame)) return;
    const { sentence } = wish;
    const polarity = isAllTheSame ? "keep" : wish.polarity;
    const before = wishes.slice(0, index).findLast((other) => other.objects.length > 0 && other.sentence >= sentence - 1);
    if (before === undefined) return;
    // "Once a week the leg press": what it is about was not understood, and is nothing of the sentence before.
    if (polarity === "cap" && before.sentence < sentence && !isBareCount(wish.said) && !POINTS_BACK.test(wish.said)) return;
    wishes[index] = { ...wish, polarity, objects: before.objects };
    // "Burpees make me miserable, once a week is plenty": what is done seldom is done.
    for (let at = index - 1; at >= 0 && (wishes[at]?.sentence ?? -1) >= before.sentence; at--) {
      const other = wishes[at];
      if (
        (other?.polarity === "negative" || other?.polarity === "none") &&
        (other === before || other.objects.length === 0 || (other.sentence === before.sentence && wishes[at + 1]?.link === "and"))
      )
        wishes[at] = { ...other, polarity };
    }
  });
  return wishes.map((wish, index): Wish => {
    // "No swimming in January, the pool is too packed": the reason holds as long as the wish.
    const isReason = wishes.some(
      (other) =>
        other !== wish &&
        other.sentence === wish.sentence &&
        isDated(other.said) &&
        other.objects.some(({ label }) => wish.objects.some((own) => own.label === label)),
    );
    if (isReason || SHUT_PLACE.test(wish.said)) return { ...wish, polarity: "none", isBare: false };
    const isSeldom = wishes.some(
      (other, at) =>
        at > index &&
        (other.polarity === "cap" || other.polarity === "keep") &&
        other.sentence <= wish.sentence + 1 &&
        other.objects.some(({ label, names }) => names.length > 0 && wish.objects.some((own) => own.label === label)),
    );
    return wish.polarity === "negative" && isSeldom ? { ...wish, polarity: "cap" } : wish;
  });
}

/** "Banned from kipping till I can do five strict ones": what is to be learned first is welcome. */
const UNTIL_ABLE =
  / (?:until|till?|til|bis|hasta que|jusqu a ce que|tant que|finche|ate|enquanto|totdat|tot|before|bevor) (?:i can|i (?:have|ve)|ich|pueda|puedo|haga|je|non|riesco|faccio|(?:eu )?consig\w*|fizer|ik)\b.*$/u;

const DONE =
  /\b(?:did|have done|ive done|done) (?:\w+ ){0,2}?(?:sessions?|workouts?|weeks?|trainings?)\b|\b(?:einheiten|trainings?) (?:\w+ )?gemacht\b|\b(?:hice|he hecho|llevo) (?:\w+ )?(?:sesiones|entrenos|semanas)\b|\bj ai fait (?:\w+ )?(?:seances?|semaines?)\b|\bho fatto (?:\w+ )?(?:sedute|allenamenti|settimane)\b|\b(?:fiz|ja fiz) (?:\w+ )?(?:treinos|sessoes|semanas)\b|\b(?:trainingen|sessies) gedaan\b/u;

/** "The snatch and the clean are my weak point", "improve A and B": every name of the list is to be trained, and none is unwanted. */
function isOfTheWeak(clauses: readonly WishClause[], clause: WishClause): boolean {
  if (clause.polarity === "negative") return isBadAndWanted(clauses, clause);
  if (clause.polarity !== "none") return false;
  const at = clauses.indexOf(clause);
  return clauses.some((other, index) => {
    if (other.sentence !== clause.sentence || !(saysWeak(other.quote) || namesImprovement(other.quote))) return false;
    const [from, to] = [Math.min(at, index), Math.max(at, index)];
    const list = clauses.slice(from + 1, to + 1);
    const others = clauses.slice(from, to + 1).filter((one) => one !== other);
    return others.every(({ polarity }) => polarity === "none") && (index === at || list.some(({ link }) => link === "and"));
  });
}

/** "Los wall balls se me dan fatal y quiero mejorarlos", "I suck at burpees and want to get better at them": what goes badly is what is to be trained. */
function isBadAndWanted(clauses: readonly WishClause[], clause: WishClause): boolean {
  const next = clauses[clauses.indexOf(clause) + 1];
  // "I hate the ski erg, so it probably needs work": whoever says so wants it.
  if (
    NEEDS_WORK.test(clause.said) ||
    (next?.sentence === clause.sentence && objectsIn(next).objects.length === 0 && NEEDS_WORK.test(next.said))
  )
    return true;
  if (BANS.test(clause.said)) return false;
  if (namesImprovement(clause.quote)) return true;
  return (
    next?.sentence === clause.sentence && !BANS.test(next.said) && objectsIn(next).objects.length === 0 && namesImprovement(next.quote)
  );
}

const NEEDS_WORK =
  /\b(?:needs?|need) (?:some |more |a bit of |a lot of |the )?(?:work|practi[cs]e)\b|\b(?:muss|mussen|sollte) (?:\w+ ){0,3}?(?:uben|geubt werden|besser werden)\b|\b(?:necesita|necesitan|hay que) (?:\w+ )?(?:trabajo|trabajar\w*|practicar\w*)\b|\b(?:besoin de travail|faut (?:que je )?(?:les?|la)? ?travaill\w*)\b|\b(?:ha|hanno) bisogno di lavoro\b/u;

const BANS =
  /^(?:(?:and|but|so|please|bitte|und|aber|y|pero|et|mais|e|ma|mas|en|maar) )*(?:no|not|never|without|avoid\w*|skip|leave out|kein\w*|nie|ohne|sin|nada de|nunca|evitar|pas|jamais|sans|niente|mai|senza|sem|geen|nooit|zonder)\b|\b(?:hate|hasse|odio|deteste|haat)\b/u;

/** "No swimming on Sundays, pool closed": about the place, and no taste. */
const SHUT_PLACE =
  /\b(?:pool|gym|studio|hall|track|hallenbad|schwimmbad|piscina|piscine|zwembad|gimnasio|palestra|salle)\b(?: \w+){0,3} (?:closed|shut|closes|full|busy|packed|crowded|booked|taken|reserved|zu|voll|geschlossen|cerrad\w*|llen[ao]|ferme\w*|plein\w*|chius\w*|pien[ao]|fechad\w*|chei[ao]|dicht|vol|gesloten)\b/u;

/** "I know I need them, so once every two weeks" */
const POINTS_BACK = /\b(?:them|it|em|those|sie|ihn|los|las|lo|les|li|le|ze|deze|eles|elas)\b/u;

const REST_AFTER =
  /\b(?:rest(?: day)?|day off|easy day|ruhetag|pause|descanso|repos|riposo|folga|rustdag)\b.*\b(?:after|before|nach|vor|despues|antes|apres|avant|dopo|prima|depois|na|voor)\b/u;

const WHY_NOT =
  /^(?:too|way too|because|cos|cause|since|its|they|makes?|zu|weil|da|viel zu|trop|car|demasiado|muy|troppo|perche|demais|muito|te|omdat) (?!much\b|many\b|viele?\b|beaucoup\b|mucho|muchas|molt|veel\b)\p{L}/u;

/** "Wall balls. Love them!": praise without a name of its own. */
const REFERS =
  /\b(?:it|em|them|those|these|that|they|theyre|sie|ihn|es|das|die|mag ich|les|ca|los|las|lo|li|le|ze|die)\b|^(?:\p{L}+ ){0,1}\p{L}+$/u;

const MOST_SAID_ALL_THE_SAME = 5;

/** So many names are those of an implement. */
const MOST_OF_ONE = 12;

/** "Auf Wache haben wir Rudergerät, KH und Langhantel", "at the station we've got a rower and a barbell". */
const IS_THERE =
  /\b(?:(?:haben|hat) (?:wir|es|man|die|das)|(?:wir|die|das) (?:haben|hat)|gibt s?|gibts|(?:we|they|it|the \w+|work) (?:have|has|ve got|got)|weve(?: got)?|theyve(?: got)?|there(?: i|re| a)?s?(?: are| is)?|hay|tenemos|tienen|on a|nous avons|il y a|abbiamo|c e|ci sono|hanno|temos|tem|hebben (?:we|ze)|(?:we|ze) hebben|is er|er is)\b/u;

const TRAINS_AT =
  /\b(?:home gym|(?:in|at) (?:my |the |our )?(?:garage|basement|home)|garage gym|zu ?hause|daheim|im keller|en casa|a la maison|chez moi|in casa|thuis)\b/u;

/** Names of the catalogue that the athlete would rather not do: of clauses against them, at their own size, without what is liked of them. */
export function findDislikedNames(text: string | undefined): ReadonlySet<string> {
  const wishes = readWishObjects(text);
  const welcome = wishes
    .filter(({ polarity }) => polarity === "positive" || polarity === "cap" || polarity === "keep")
    .flatMap(({ objects }) => objects);
  // "Tues is club night with a bar and a comp bench", "the station has a rower, dumbbells, a barbell": what goes on from it is what there is.
  const isOfList = ({ polarity, link, sentence }: Wish, at: number): boolean => {
    if (polarity !== "none" || (link !== "and" && link !== "comma")) return false;
    const before = wishes.slice(0, at).filter((other) => other.sentence === sentence);
    const head = before.findLast((other) => weekdaysIn(other.quote).length > 0 || HAS_KIT.test(other.said));
    return head !== undefined && before.slice(before.indexOf(head)).every((other) => other.polarity !== "negative");
  };
  const unwanted = wishes.filter((wish, at) => isAgainst(wish) && isWholeDislike(wish) && !isOfList(wish, at)).flatMap(meantObjects);
  return new Set(
    unwanted.flatMap(({ names }) => {
      const spared = welcome.filter((other) => other.names.length < names.length);
      return names.filter((name) => !spared.some((other) => other.names.includes(name)));
    }),
  );
}

/** "I have to get up" has nothing. */
const HAS_KIT =
  /\b(?:(?:has|have)(?! to\b)|ive got|theres|there is|there are|hat|haben|habe|gibts|gibt|steht|stehen|(?:tiene|tengo|tenemos)(?! que\b)|hay(?! que\b)|(?:on|il y|il|elle|j|salle) (?:a|ai)|nous avons|(?:palestra|box|casa) (?:ha|c e)|abbiamo|c e|ci sono|(?:tem|tenho|temos)(?! (?:que|de)\b)|heeft|heb|hebben|staat|staan)\b/u;

/** Whether the clause is against its objects; a bare name among the dislikes is. */
const COMES_ALONG =
  /\b(?:dogs?|hund\w*|perr[oa]|chien\w*|cane|cachorr[oa]|cao|hond|kids?|son|daughter|wife|husband|partner|mate|friend)\b(?: \w+){0,2} (?:comes?|joins?|tags?|runs? with|kommt|lauft mit|viene|corre con|vient|court avec|corre com|vem|komt|loopt mee)\b/u;

/** "Dog comes on the easy runs": who is there, and no taste. */
export function isOfCompany(said: string): boolean {
  return COMES_ALONG.test(said);
}

export function isAgainst(wish: Wish): boolean {
  const { polarity, quote, said, objects, isBare, link } = wish;
  // "no swimming in January" is about some weeks, "never deadlift on Mondays" about a day.
  // "no running two days in a row" about days beside each other.
  if (isDated(said) || WEEKDAY.test(said) || IN_A_ROW.test(said)) return false;
  if (wish.qualifier.isPartly) return false;
  if (polarity === "none" && isOfCompany(said)) return false;
  // "Parkrun with my daughter, easy pace": how, and not what.
  if (polarity === "none" && link !== "start" && HOW.test(said)) return false;
  // "Dumbbells rather than a barbell" prefers one and bans no lift.
  if (link === "instead" && objects.some(({ names }) => names.length > MOST_OF_ONE)) return false;
  // "long runs over two hours" and "nothing above 90 minutes" are about an amount.
  if (polarity === "negative") return !OVER_AN_AMOUNT.test(said);
  // "The crew gym has a treadmill" is what there is.
  if (polarity === "none" && HAS_KIT.test(said) && said.split(" ").length > MOST_OF_A_VERDICT) return false;
  if (polarity !== "none" || objects.length === 0 || !isBare || /[<>=]/u.test(quote)) return false;
  return (
    !/\d/u.test(said) &&
    !NO_NAME.test(said) &&
    !/\b(?:only|nur|just|solo|seulement|alleen|so|when|if|wenn|si|quand|in a row|max\w*)\b/u.test(said)
  );
}

const MOST_OF_A_VERDICT = 3;

const HOW = /^(?:easy|slow|steady|gentle|relaxed|leicht|locker|langsam|suave|tranquil\w*|facile|lento|doucement|rustig)(?: pace| tempo)?$/u;

/** "High rep squats", "squats after deadlifts": against a part of what it names. */
export function isAgainstPart(wish: Wish): boolean {
  return wish.qualifier.isPartly && isAgainst({ ...wish, qualifier: WHOLE });
}

/** How a set of an exercise is wished: of so many repetitions at most, or not heavy. */
export interface WishedSets {
  readonly most?: number;
  readonly isLight?: true;
}

/** "High rep squats", "heavy deadlifts": by the names of the catalogue. */
export function wishedSets(text: string | undefined): ReadonlyMap<string, WishedSets> {
  return new Map(
    readWishObjects(text)
      .filter(isAgainstPart)
      .flatMap(({ objects, qualifier: { sets } }) =>
        sets === undefined
          ? []
          : objects.flatMap(({ names }) =>
              names.map((name): [string, WishedSets] => [name, sets === "long" ? { most: FEW_REPS } : { isLight: true }]),
            ),
      ),
  );
}

const FEW_REPS = 8;

/** How often, or what for: no name of something to leave out. */
const NO_NAME =
  /^(?:on|auf|en|sur|op|for|fur|furs|fur den|beim|im|para|pour|per|pelo|pela|voor|with|mit|con|avec|com|met|more|less|mehr|weniger|ofter|mas|menos|plus|moins|piu|meno|mais|meer|minder|vaker)\b|\b(?:once|twice|einmal|zweimal|dreimal|times|veces|vez|fois|volte?|vezes|keer)\b/u;

const WEEKDAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|segundas?|tercas?|quartas?|quintas?|sextas?)\b/u;

/** "in January", "until March", "bis Ende Februar" */
export function isDated(said: string): boolean {
  return DATED.test(said);
}

const MONTH = String.raw`(?:jan|feb|fev|mar|maer|apr|avr|abr|mai|may|maggio|mei|mayo|jun|juin|giugno|jul|juil|luglio|aug|aou|ago|sep|oct|okt|ott|out|nov|dec|dez|dic)\w*`;

const DATED = new RegExp(
  String.raw`\b(?:in|im|en|em|a) (?:the |early |late |ganzen )?${MONTH}$|\b(?:in|im|en) (?:${MONTH}) |\b(?:until|till?|bis|hasta|jusqu\w*|fino|ate|tot|before|from|ab|since) (?:a |au |en |the |zum |mid |end of |ende |eind |fin |finales de |fine )*(?:${MONTH}|\d|christmas|weihnachten|navidad|noel|natale|natal|kerst|new year|spring|fruhjahr|summer)`,
  "u",
);

const OVER_AN_AMOUNT =
  /\b(?:over|above|beyond|(?:longer|more|heavier|further|farther|faster) than|uber|langer als|mehr als|schwerer als|mas de|plus de?|piu di|mais de|meer dan|langer dan|max\w*) (?:about |an? |one |two |\d)/u;

/** Names that the athlete likes. */
export function likedNames(text: string | undefined): ReadonlySet<string> {
  return new Set(
    readWishObjects(text)
      .filter(({ polarity, isNeutral }) => polarity === "positive" && isNeutral !== true)
      .flatMap(({ objects }) => objects.flatMap(({ names }) => names)),
  );
}

/** A movement that is wished seldom. */
export interface WishedCap {
  readonly label: string;
  readonly names: readonly string[];
  /** Sessions a week at most; a half is one in two weeks. */
  readonly times: number;
  readonly quote: string;
}

/** "Burpees once a week is plenty"; how often somebody runs is a limit of its own. */
export function wishedCaps(text: string | undefined): readonly WishedCap[] {
  return readWishObjects(text).flatMap(({ times, objects, quote }) =>
    times === undefined
      ? []
      : objects.flatMap(({ label, names: all }) => {
          // A Romanian deadlift is none of those that "deadlifts once a week" counts.
          const names = label === "deadlifts" ? all.filter((name) => FROM_FLOOR.test(name)) : all;
          return names.length === 0 || label === "running" ? [] : [{ label, names, times, quote }];
        }),
  );
}

const FROM_FLOOR = /^(?:(?:sumo|trap-bar|deficit) )?deadlift$/iu;
