import { capsEffort } from "../../health/stated-limits/limit-numbers.ts";
import { ACTIVITIES, activitiesIn, type Activity, getNames } from "../activities.ts";
import type { Onset } from "../injury.ts";
import { saysGoneAfter } from "../../health/stated-limits/no-limit.ts";
import { onsetIn } from "./onset.ts";
import { isDenied, isNextDay, isPending } from "../words/negation.ts";
import { painNumber } from "../words/pain-number.ts";
import { firstPosition, phraseBook, positions } from "../words/phrases.ts";
import { REGION_WORDS } from "../words/region-vocabulary.ts";
import { PARTLY_WORDS, RESOLVED_WORDS } from "../words/severity-vocabulary.ts";
import type { Word } from "../words/word.ts";
import {
  AFTER_WORDS,
  COMES_AND_GOES,
  COMES_BACK,
  DOSE,
  EASES_WORDS,
  ELSEWHERE_WORDS,
  EXCEPT_WORDS,
  FINE_WORDS,
  HURTS_WORDS,
  IF_WORDS,
  MUCH_WORDS,
  NOW_WORDS,
  ONLY_WORDS,
  QUIET_WORDS,
  RETURNS_WORDS,
  UNIT,
  WARM_WORDS,
} from "../words/tolerance-vocabulary.ts";

/** What an athlete says about a complaint besides how bad it is: what is fine, what hurts, from how much on, and whether it is there now. */
export interface Tolerance {
  readonly fine: readonly Activity[];
  readonly hurts: readonly Activity[];
  /** What the athlete does not do, although nothing hurts now. */
  readonly avoids: readonly Activity[];
  /** Wraps, straps or a brace make it fine: the movement stays with them. */
  readonly isAided: boolean;
  /** Nothing but what is named hurts. */
  readonly isOnlyThere: boolean;
  /** It comes after much of something, and not before. */
  readonly isAfterMuch: boolean;
  /** Activities that bring it on when there is much of them, where they are named. */
  readonly after: readonly Activity[];
  /** From how far on. */
  readonly onset: Onset | undefined;
  /** It is not there now. */
  readonly isQuiet: boolean;
  /** It comes back: every few months, when something is overdone, or the athlete keeps an eye on it. */
  readonly comesBack: boolean;
  /** Clauses that say how bad it is: without those that say what is fine. */
  readonly words: readonly Word[];
}

type Verdict = "fine" | "hurts";

/** Reads the clauses about one complaint, in order. */
export function readTolerance(clauses: readonly (readonly Word[])[]): Tolerance {
  const read: Clause[] = [];
  for (const [index, words] of clauses.entries()) {
    const clause = readClause(words, read.at(-1)?.lastVerdict);
    read.push(
      isHeading(words, clauses[index + 1])
        ? { ...clause, activities: clause.named.map((activity) => ({ activity, verdict: "hurts" })) }
        : clause,
    );
  }
  const quietAt = read.findLastIndex(({ isQuiet }) => isQuiet);
  const isQuiet =
    quietAt >= 0 && !read.slice(quietAt + 1).some((clause) => clause.hurtsNow) && !clauses.some((words) => (painNumber(words) ?? 0) > 0);
  const isAfterMuch = read.some((clause) => clause.isAfterMuch && !clause.isFine);
  // "when I swim, mostly after 1500 m": the dose is that of the swim.
  // "aches on pull-ups, pressing is fine" sets one movement against another: the first is what hurts, however softly it is said.
  const isContrast = read.some(({ isFine, isElseFine }) => isFine || isElseFine);
  const told = read.flatMap(({ activities, soft }) => (isContrast ? [...activities, ...soft] : activities));
  const isAided = clauses.some(saysAid);
  const plain = new Set(read.flatMap((clause) => clause.plain));
  const named = isAfterMuch
    ? [
        ...told.filter(({ verdict, activity }) => verdict === "fine" || GROUND.has(activity) || (isContrast && activity === FLOOR)),
        ...[...plain].map((activity) => ({ activity, verdict: "hurts" as const })),
      ]
    : told;
  const aided = read.flatMap(({ activities }, index) =>
    saysAid(clauses[index] ?? []) ? activities.filter(({ verdict }) => verdict === "fine").map(({ activity }) => activity) : [],
  );
  const hurting = unique(named.filter(({ verdict }) => verdict === "hurts").map(({ activity }) => activity));
  // "sore in a front rack, fine with wraps": the movement stays, with them.
  const staysWithAid = isAided && (aided.length === 0 || clauses.some(beginsWithAid));
  const hurts = staysWithAid ? [] : hurting.filter((one) => !aided.includes(one));
  const fine = unique([
    ...named.filter(({ verdict }) => verdict === "fine").map(({ activity }) => activity),
    ...(staysWithAid ? hurting : []),
  ]).filter((one) => !hurts.includes(one));
  const hurtsFrom = read.findLastIndex(({ hurtsNow }) => hurtsNow);
  const kept = clauses.filter((_, index) => {
    const { isFine = false, eases = false, saysFine = false } = read[index] ?? {};
    // "fine except in deep squats, there it pinches": the first word is no healing.
    return !isFine && !eases && !(saysFine && index < hurtsFrom);
  });
  return {
    fine,
    hurts,
    avoids: unique(read.flatMap(({ avoids }) => avoids)),
    isAided,
    isOnlyThere:
      read.some((clause) => clause.isElseFine) ||
      (hurts.length > 0 && read.some(({ isOnly, activities }) => isOnly && activities.some(({ verdict }) => verdict === "hurts"))),
    isAfterMuch,
    after: isAfterMuch ? findActivitiesInExcess(read).filter((activity) => !plain.has(activity)) : [],
    onset: isAfterMuch ? firstOnset(read) : undefined,
    isQuiet,
    comesBack: read.some((clause) => clause.comesBack),
    words: (kept.length === 0 ? clauses : kept).flat(),
  };
}

/** Words for swelling. A joint that swells after lots of lunges has none of them: fewer would still be what it swells after. */
const SWELLS = /^(?:swell\w*|swollen|swoll|schwill\w*|schwell\w*|geschwollen|anschwell\w*|hincha\w*|gonfle\w*|gonfia\w*)$/u;

const AID =
  /^(?:wraps?|straps?|sleeves?|tape|taping|taped|brace|braces|belt|insoles?|orthotics?|support|bandagen?|wedges?|shoes?|fists?|handles?|parallettes?|push up bars?|heels?|heeled|lifters|zughilfen|tape)$/u;

/** "sore in the front rack, fine with straps or a power snatch": what was said to hurt is what the straps make fine. */
function beginsWithAid([first, ...others]: readonly Word[]): boolean {
  return (
    first !== undefined &&
    verdictsIn([first]).some(({ verdict }) => verdict === "fine") &&
    others.slice(0, 3).some(({ text }) => AID.test(text))
  );
}

/** "fine with wraps", "with straps deadlift is ok" */
function saysAid(words: readonly Word[]): boolean {
  const at = words.findIndex(({ text }) => AID.test(text));
  const isWith =
    at > 0 &&
    words
      .slice(Math.max(0, at - 3), at)
      .some(({ text }) => text === "with" || text === "mit" || text === "in" || text === "on" || text === "wide");
  return isWith && verdictsIn(words).some(({ verdict }) => verdict === "fine") && !hurtsIn(words);
}

/** "Bench: pain in front of the shoulder" */
function isHeading(words: readonly Word[], next: readonly Word[] | undefined): boolean {
  return words.length <= 2 && next !== undefined && activitiesIn(words).length > 0 && verdictsIn(words).length === 0 && hurtsIn(next);
}

/** "Bench press with a wide grip", "squats to a box": the narrower of two that stand together is meant. */
function narrowest<Named extends { readonly activity: Activity; readonly at: number }>(
  words: readonly Word[],
  found: readonly Named[],
): readonly Named[] {
  if (found.length < 2) return found;
  return found.filter((one) => !found.some((other) => isForm(words, one, other)));
}

/** "When I run hills": the hills. */
function isGround(broad: Activity, narrow: Activity): boolean {
  return broad === "run" && (GROUND.has(narrow) || narrow === "run-fast" || narrow === "hill-sprints" || narrow === "turns");
}

function isForm(words: readonly Word[], broad: { readonly activity: Activity; readonly at: number }, narrow: typeof broad): boolean {
  if (isGround(broad.activity, narrow.activity) && Math.abs(broad.at - narrow.at) <= 2)
    return !words.slice(broad.at, narrow.at).some(({ text }) => text === "and" || text === "or");
  // "Swim with paddles": the paddles.
  const isGear = broad.activity === "swim" && narrow.activity === "paddles" && Math.abs(broad.at - narrow.at) <= 3;
  // "Deadlift heavy off the floor": the pull from the floor.
  const isHeight = broad.activity === "deadlift" && narrow.activity === FLOOR && Math.abs(broad.at - narrow.at) <= 3;
  if (isGear || isHeight)
    return !words.slice(Math.min(broad.at, narrow.at), Math.max(broad.at, narrow.at)).some(({ text }) => text === "and" || text === "or");
  if (broad.activity === narrow.activity || FORMS.has(narrow.activity) || Math.abs(broad.at - narrow.at) > 4) return false;
  const between = words.slice(Math.min(broad.at, narrow.at), Math.max(broad.at, narrow.at));
  if (between.some(({ text }) => text === "and" || text === "or")) return false;
  const names = getNames(narrow.activity);
  const others = new Set(getNames(broad.activity));
  return names.length > 0 && names.length < others.size && names.every((name) => others.has(name));
}

/** Where it hurts, however far: "at kilometre 12, mostly downhill". */
const GROUND: ReadonlySet<Activity> = new Set<Activity>(["downhill", "hills", "stairs"]);

/** "Heavy off the floor, trap bar and RDL are fine": the height decides, and no weight makes it right. */
const FLOOR: Activity = "floor";

/** "when I swim, mostly after 1500 m" is about swimming. */
function findActivitiesInExcess(read: readonly Clause[]): readonly Activity[] {
  const own = read.flatMap(({ after }) => after);
  return unique(own.length > 0 ? own : read.flatMap(({ isFine, named }) => (isFine ? [] : named)));
}

/** Whether the words say what is fine, what hurts or whether it is there now: a sentence of them goes on about the complaint before it. */
export function saysTolerance(words: readonly Word[]): boolean {
  const { activities, isQuiet, isAfterMuch, isElseFine, comesBack, eases } = readClause(words);
  return saysAid(words) || eases || activities.length > 0 || isQuiet || isAfterMuch || isElseFine || comesBack;
}

/** "Nothing hurts", "beschwerdefrei" */
export function saysQuiet(words: readonly Word[]): boolean {
  return readClause(words).isQuiet && !hurtsIn(words);
}

export function hurtsIn(words: readonly Word[]): boolean {
  return verdictsIn(words).some(({ verdict }) => verdict === "hurts");
}

const MOSTLY = phraseBook([["mostly", "surtout, especially, mostly, mainly, particularly, vor allem, besonders, sobre todo"]]);

/** Sports of which there may be less; of a single movement there is none. */
const ENDURANCE: ReadonlySet<Activity> = new Set<Activity>([
  "run",
  "run-easy",
  "run-fast",
  "walk",
  "bike",
  "swim",
  "rower",
  "ski",
  "hills",
  "sitting",
]);

const A_LITTLE = /^(?:bit|slightly|little|tight|stiff|niggl|leicht|poco|peu)/u;

/** How it feels, and not what it stops. */
const SOFT = /^(?:10$|tight|stiff|ach|sore|niggl|twinge|tender|grumbl|complain|burn)/u;

function isOnlyDownhill(found: readonly { readonly activity: Activity }[]): boolean {
  return (
    found.length > 0 &&
    found.every(({ activity }) => activity === "downhill" || activity === "hills") &&
    found.some(({ activity }) => activity === "downhill")
  );
}

function firstOnset(read: readonly Clause[]): Onset | undefined {
  const all = read.flatMap(({ onset, isFine }) => (onset === undefined || isFine ? [] : [onset]));
  return all.toSorted((a, b) => a.minutes - b.minutes)[0];
}

interface Clause {
  readonly onset: Onset | undefined;
  readonly named: readonly Activity[];
  readonly after: readonly Activity[];
  /** "With rope climbs and lots of kipping": the first of them brings it on in any dose. */
  readonly plain: readonly Activity[];
  readonly avoids: readonly Activity[];
  readonly activities: readonly { readonly activity: Activity; readonly verdict: Verdict }[];
  /** What only aches or is tight: less of it, and none where the athlete sets it against what is fine. */
  readonly soft: Clause["activities"];
  /** Says only what is fine. */
  readonly isFine: boolean;
  /** Something is fine, and nothing hurts. */
  readonly saysFine: boolean;
  readonly isElseFine: boolean;
  readonly eases: boolean;
  readonly isQuiet: boolean;
  /** It hurts, and no condition stands beside it. */
  readonly hurtsNow: boolean;
  readonly isOnly: boolean;
  readonly isAfterMuch: boolean;
  readonly comesBack: boolean;
  readonly lastVerdict: Verdict | undefined;
}

function readClause(words: readonly Word[], before?: Verdict): Clause {
  const verdicts = verdictsIn(words, before);
  const isElsewhere = positions(ELSEWHERE_WORDS, words).length > 0;
  const found = narrowest(words, activitiesIn(words));
  const isOnly = positions(ONLY_WORDS, words).length > 0;
  // "tight at the bottom of the bench" asks for less of it; "hurts", "makes it worse" and "only there" for none.
  const isSoft =
    !isOnly &&
    positions(MOSTLY, words).length === 0 &&
    verdicts.filter(({ verdict }) => verdict === "hurts").every(({ at }) => SOFT.test(words[at]?.text ?? "")) &&
    (found.length === 0 || found.some(({ activity }) => ENDURANCE.has(activity)) || words.some(({ text }) => A_LITTLE.test(text)));
  const activities = found.flatMap(({ activity, at, length }) => {
    // "sitting is worse than running"
    if (isUnlessDone(words, at) || words[at - 1]?.text === "than") return [];
    const verdict =
      nearest(verdicts, at, length) ??
      ((isIn(words, at) || isCause(words, at, activity) || (verdicts.length === 0 && positions(IF_WORDS, words).length > 0)) &&
      namesRegionIn(words)
        ? "hurts"
        : undefined) ??
      (isOnly && FORMS.has(activity) ? "fine" : undefined);
    return verdict === undefined ? [] : [{ activity, verdict }];
  });
  // "it comes back if I sprint uphill"
  const triggers =
    verdicts.length === 0 && positions(IF_WORDS, words).length > 0 && positions(RETURNS_WORDS, words).length > 0
      ? found.map(({ activity }) => ({ activity, verdict: "hurts" as const }))
      : [];
  const form = isOnly && !verdicts.some(({ verdict }) => verdict === "hurts") && found.some(({ activity }) => FORMS.has(activity));
  const hurting = verdicts.some(({ verdict }) => verdict === "hurts");
  const isNarrowed = !hurting && isWithCloseGrip(words, found);
  const fine = verdicts.some(({ verdict }) => verdict === "fine");
  const isIf = positions(IF_WORDS, words).length > 0;
  const isComing = positions(COMES_AND_GOES, words).length > 0;
  // "fine now if I don't deadlift"
  const isWellWithout = fine && !hurting && found.length > 0 && found.every(({ at }) => isUnlessDone(words, at));
  const isWell = fine || isQuietIn(words);
  // "Shorter is no issue", "nothing below"
  const isLess = !hurting && words.some(({ text }) => LESS.has(text));
  const isGone = saysGoneAfter(words.map(({ text }) => text).join(" "));
  const eases =
    !hurting &&
    (isGone || positions(EASES_WORDS, words).length > 0 || (isWell && (saysDose(words) || positions(WARM_WORDS, words).length > 0)));
  const isSwollen = words.some(({ text }) => SWELLS.test(text)) && found.some(({ activity }) => !ENDURANCE.has(activity));
  // "When I sit long and with sleds": the dose is that of the seat, and says nothing of sleds.
  const isOfSeat =
    found.some(({ activity }) => activity === "sitting") &&
    found.some(({ activity, at }) => activity !== "sitting" && words[at - 1]?.text !== "after");
  const isAfterMuch = !eases && !isSwollen && !isOfSeat && (saysDose(words) || saysMuch(words));
  return {
    avoids: found.filter(({ at, length }) => isAvoided(words, at, length)).map(({ activity }) => activity),
    named: found.map(({ activity }) => activity),
    after: isAfterMuch ? found.map(({ activity }) => activity) : [],
    plain: isAfterMuch && !fine ? beforeMuch(words, found) : [],
    // Where only the way down brings it on, the way up and the flat have no distance.
    onset: isAfterMuch && !isOnlyDownhill(found) ? onsetIn(words) : undefined,
    soft: isSoft && !isAfterMuch ? activities.filter(({ verdict }) => verdict === "hurts") : [],
    saysFine: fine && !hurting,
    activities:
      triggers.length > 0
        ? triggers
        : isNarrowed
          ? CLOSE_GRIP
          : form
            ? withForm(found.map(({ activity }) => activity))
            : isAfterMuch || isSoft
              ? activities.filter(
                  ({ verdict, activity }) => verdict === "fine" || (isAfterMuch && (GROUND.has(activity) || activity === FLOOR)),
                )
              : activities,
    isFine:
      // "Swimming cleared by the doctor" heals no ankle.
      (found.length > 0 && !hurting && words.some(({ text }) => text === "cleared")) ||
      isLess ||
      (fine && !hurting && (found.length > 0 || isElsewhere)) ||
      (form && found.length > 0 && !hurting),
    isElseFine: isElsewhere && fine && !hurting,
    isQuiet: (!eases && !isElsewhere && !isLess && !isComing && found.length === 0 && isQuietIn(words)) || isWellWithout,
    eases,
    hurtsNow: hurting && (!isIf || EXCEPT_WORDS.has(words[0]?.text ?? "")),
    isOnly,
    isAfterMuch,
    lastVerdict: verdicts.at(-1)?.verdict,
    comesBack: isComing || positions(COMES_BACK, words).length > 0 || (isIf && isAfterMuch),
  };
}

const AVOIDED = phraseBook([["avoid", "avoid*, skip, skipping, leave out, stay away, stop short, vermeide*, evit*, lasse, meide"]]);

const NO_LIMIT = /^(?:injur|problem|issue|pain|trouble|limit|restrict|difficult)/u;

/** "but I do not squat deep", "no jumping yet" */
function isAvoided(words: readonly Word[], at: number, length: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at);
  if (isUnlessDone(words, at)) return true;
  // "no overhead above 20 kg" and "nothing overhead with the bar" leave the rest of it.
  const isOverhead = ACTIVITIES.match(words, at)?.meaning === "overhead";
  if (isOverhead && words.some(({ text }) => /^(?:barbell|bar|langhantel|barra|barre)$/u.test(text))) return false;
  if (words.some(({ text }) => /^(?:\d+)?(?:kg|kgs|kilos?|lbs?|pounds?)$/u.test(text))) return false;
  if (capsEffort(words.map(({ text }) => text).join(" "))) return false;
  if (positions(AVOIDED, before).length > 0) return true;
  const isDeniedHere = isDenied(words, at) && verdictsIn(words).length === 0;
  return isDeniedHere && !words.slice(at + length, at + length + 2).some(({ text }) => NO_LIMIT.test(text));
}

/** "fine if I don't deadlift", "ok as long as I avoid lunges": fine because it is left out. */
function isUnlessDone(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 5), at).map(({ text }) => text);
  const condition = before.findLastIndex((text) => UNLESS.has(text));
  return condition >= 0 && before.slice(condition + 1).some((text) => NOT_DONE.has(text));
}

const UNLESS = new Set("if when as long provided wenn solange si mientras tant se finche".split(" "));

const NOT_DONE = new Set("dont not no never avoid skip without stop nicht kein evito evite vermeide".split(" "));

/** "only with a close grip": the form is fine, the rest of the movement is not. */
export const FORMS: ReadonlySet<Activity> = new Set<Activity>(["bench-close", "squat-box"]);

/** "Bench is fine with a narrower grip": the wide one is not. */
function isWithCloseGrip(words: readonly Word[], found: readonly { readonly activity: Activity; readonly at: number }[]): boolean {
  const close = found.find(({ activity }) => activity === "bench-close");
  if (close === undefined || !found.some(({ activity }) => activity === "bench")) return false;
  return words.slice(Math.max(0, close.at - 2), close.at).some(({ text }) => text === "with" || text === "mit");
}

const CLOSE_GRIP: Clause["activities"] = [
  { activity: "bench-wide", verdict: "hurts" },
  { activity: "bench-close", verdict: "fine" },
];

function withForm(found: readonly Activity[]): Clause["activities"] {
  return found.map((activity) => ({ activity, verdict: FORMS.has(activity) ? "fine" : "hurts" }));
}

interface Said {
  readonly at: number;
  readonly verdict: Verdict;
}

/** "my toe on lunges" */
function isIn(words: readonly Word[], at: number): boolean {
  return IN.has(words[at - 1]?.text ?? "");
}

const IN = new Set("on in at with during while when bei beim im mit al con en lors au aux pendant".split(" "));

const CAUSE = new Set("since seit desde depuis sinds dal dallo dalla dai".split(" "));
/** Words between "since" and the lift: "since today's deadlifts", "seit dem schweren Kreuzheben". */
const MOST_BETWEEN = 3;

/** "4 of 10 since today's deadlifts": the lift that it began with; a run that it began on is judged by how running feels now. */
function isCause(words: readonly Word[], at: number, activity: Activity): boolean {
  return !ENDURANCE.has(activity) && words.slice(Math.max(0, at - MOST_BETWEEN), at).some(({ text }) => CAUSE.has(text));
}

function namesRegionIn(words: readonly Word[]): boolean {
  return words.some((_, at) => (REGION_WORDS.match(words, at)?.meaning.regions.length ?? 0) > 0);
}

/** "… is fine, pressing is not": the opposite of what was said before. */
function ellipsis(words: readonly Word[], before: Verdict | undefined): readonly Said[] {
  if (EXCEPT_WORDS.has(words[0]?.text ?? "")) return [{ at: 0, verdict: before === "hurts" ? "fine" : "hurts" }];
  const last = words.at(-1);
  // "when it is bent back (push-ups, front rack)"
  const named = activitiesIn(words);
  if (before === "hurts" && named.length > 0 && firstPosition(MOSTLY, words) !== undefined) return [{ at: -1, verdict: before }];
  if (
    before !== undefined &&
    named.length > 0 &&
    !NOT.has(last?.text ?? "") &&
    words.length <= named.reduce((sum, { length }) => sum + length, 1)
  )
    return [{ at: -1, verdict: before }];
  if (last?.text === "nothing") return [{ at: words.length - 1, verdict: "fine" }];
  // "sprinting and strides no"
  if (last?.text === "no" && named.length > 0) return [{ at: words.length - 1, verdict: "hurts" }];
  if (before === undefined || last === undefined || !NOT.has(last.text)) return [];
  return [{ at: words.length - 1, verdict: before === "fine" ? "hurts" : "fine" }];
}

const NOT = new Set("not isnt arent dont doesnt cant no nicht non".split(" "));

function verdictsIn(words: readonly Word[], before?: Verdict): readonly Said[] {
  const hurts = positions(HURTS_WORDS, words)
    .filter((at) => (FINE_WORDS.match(words, at)?.length ?? 0) < 2)
    .map((at): Said => ({ at, verdict: isDenied(words, at, 3) ? "fine" : "hurts" }));
  const fine = positions(FINE_WORDS, words)
    .filter((at) => !hurts.some((hurt) => hurt.at === at) && !(words[at]?.text === "i" && firstPosition(ONLY_WORDS, words) !== undefined))
    .map((at): Said => ({ at, verdict: isDenied(words, at) || isDeniedAfter(words, at) ? "hurts" : "fine" }));
  const isException = EXCEPT_WORDS.has(words[0]?.text ?? "") && hurts.length === 0 && firstPosition(ELSEWHERE_WORDS, words) !== undefined;
  // "except in deep squats all is well"
  if (isException) return [{ at: 0, verdict: "hurts" }];
  const starts = words.flatMap((_, at): readonly Said[] => (isStart(words, at) ? [{ at, verdict: "hurts" }] : []));
  const said = [...hurts, ...fine, ...starts, ...scores(words)].toSorted((a, b) => a.at - b.at);
  return said.length === 0 ? ellipsis(words, before) : said;
}

/** "3/10 on stairs", "0/10 on the bike" */
function scores(words: readonly Word[]): readonly Said[] {
  return words.flatMap(({ text }, at): readonly Said[] => {
    if (!/^\d{1,2}$/u.test(text) || words[at + 1]?.text !== "10" || painNumber(words) === undefined) return [];
    return [{ at: at + 1, verdict: text === "0" ? "fine" : "hurts" }];
  });
}

/** "geht nach 2 km nicht mehr", "je peux pas" */
function isDeniedAfter(words: readonly Word[], at: number): boolean {
  return VERBS_BEFORE_NOT.has(words[at]?.text ?? "") && words.slice(at + 1, at + 6).some(({ text }) => text === "not");
}

const VERBS_BEFORE_NOT = new Set("geht gehen klappt kann darf peux passe".split(" "));

function nearest(verdicts: readonly Said[], at: number, length: number): Verdict | undefined {
  const distance = (said: Said): number => (said.at >= at + length ? said.at - at - length : at - said.at);
  return verdicts.filter((said) => said.at < at || said.at >= at + length).toSorted((a, b) => distance(a) - distance(b))[0]?.verdict;
}

/** "After 5 km it starts, before that I feel nothing" */
const BEFORE_IT = /^(?:davor|vorher|before|beforehand|avant|antes|prima|daarvoor)$/u;

function isQuietIn(words: readonly Word[]): boolean {
  if (words.slice(0, 3).some(({ text }) => BEFORE_IT.test(text))) return false;
  if (words.some(({ text }) => PARTLY_WORDS.has(text))) return false;
  const holds = (at: number): boolean =>
    !isNextDay(words, at) && !isDenied(words, at) && !isPending(words, at) && !/^\d{1,2}$/u.test(words[at - 1]?.text ?? "");
  if (positions(QUIET_WORDS, words).some(holds)) return true;
  if (firstPosition(NOW_WORDS, words) === undefined) return false;
  return positions(RESOLVED_WORDS, words).some(holds) || (words.some(({ text }) => text === "nothing") && !hurtsIn(words));
}

const LESS = new Set("shorter less lighter slower darunter weniger kurzer leichter langsamer shorter menos moins".split(" "));

/** "after 1500 m", "from km 12 on", "after 2 h" */
function saysDose(words: readonly Word[]): boolean {
  // "add no more than 2 km a week" is a limit, and not where it begins to hurt.
  if (/\b(?:no|not|nothing) (?:more|longer|over|above|further)\b|\badd\b/u.test(words.map(({ text }) => text).join(" "))) return false;
  return words.some(({ text }, at) => {
    const isDose =
      DOSE.test(text) ||
      (isNumber(words[at]) && isCounted(text, ACTIVITIES.match(words, at + 1)?.meaning)) ||
      (UNIT.test(text) && (isNumber(words[at - 1]) || isNumber(words[at + 1])));
    return isDose && (firstPosition(AFTER_WORDS, words.slice(Math.max(0, at - 6), at)) !== undefined || startsBehind(words.slice(at + 1)));
  });
}

/** "After a run" is a dose, "when I catch a snatch" the movement itself. */
function isCounted(number: string, activity: Activity | undefined): boolean {
  return activity !== undefined && (!ARTICLE.test(number) || ENDURANCE.has(activity));
}

const ARTICLE = /^(?:an?|un[ao]?|une|einer?)$/u;

/** "40 minutes before my knee starts" */
function startsBehind(words: readonly Word[]): boolean {
  const before = words.findIndex(({ text }) => text === "before");
  return before >= 0 && before <= 1 && (hurtsIn(words.slice(before)) || words.slice(before).some((_, at, tail) => isStart(tail, at)));
}

/** "before my knee starts", "before it begins": the complaint itself begins. */
function isStart(words: readonly Word[], at: number): boolean {
  if (!/^(?:starts?|begins?|tells)$/u.test(words[at]?.text ?? "")) return false;
  const before = words.slice(Math.max(0, at - 4), at);
  return (
    before.some(({ text }) => text === "before") &&
    (before.at(-1)?.text === "it" || namesRegionIn(before)) &&
    (words[at + 1] === undefined || /^(?:to|up|on|off|again)$/u.test(words[at + 1]?.text ?? ""))
  );
}

/** "after lots of jerks", "if I bench too often" */
function saysMuch(words: readonly Word[]): boolean {
  return positions(MUCH_WORDS, words).some((at) => firstPosition(AFTER_WORDS, words.slice(0, at + 1)) !== undefined);
}

/** What stands before the "lots of" of another movement, behind the word for what brings it on. */
function beforeMuch(words: readonly Word[], found: readonly { readonly activity: Activity; readonly at: number }[]): readonly Activity[] {
  const much = firstPosition(MUCH_WORDS, words);
  const cause = words.findIndex(({ text }) => BRINGS_ON.has(text));
  if (much === undefined || cause < 0 || !found.some(({ at }) => at > much)) return [];
  return found.filter(({ at, activity }) => at > cause && at < much && !WHOLE.has(activity)).map(({ activity }) => activity);
}

const BRINGS_ON = new Set(["with", "from", "during", "bei", "beim", "mit", "con", "avec", "com", "bij", "met"]);
/** How much of a sport a part takes is a matter of its dose. */
const WHOLE = new Set<Activity>(["run", "run-easy", "walk", "bike", "swim", "sitting", "impact", "carry"]);

const NUMBER_WORDS = new Set(
  "one two three four five six seven eight nine ten an a couple few several half zwei drei vier funf sechs acht zehn uno una dos tres cuatro cinco deux trois quatre cinq un une einer eine".split(
    " ",
  ),
);

function isNumber(word: Word | undefined): boolean {
  return word !== undefined && (/^\d/u.test(word.text) || NUMBER_WORDS.has(word.text));
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}
