import { addDays, type Day } from "../calendar/day.ts";
import { type Clause, readClauses } from "../health/clause.ts";
import { regionsIn } from "../health/stated-limits/limit-regions.ts";
import { narrowedComplaint } from "../health/reach/narrowed-complaint.ts";
import type { Activity } from "../injuries/activities.ts";
import type { RegionFinding } from "../injuries/injury.ts";
import { readStatements } from "../injuries/words/statements.ts";
import { namedIn, WAYS_OF } from "./named-movements.ts";
import { readNoteStatements } from "./note-statements.ts";
import type { NoteStatement } from "./note-statement.ts";

/** How much of these a sore part takes is the matter of its ladder. */
const SPORTS: ReadonlySet<Activity> = new Set<Activity>(["run", "run-easy", "walk", "impact", "lifting", "upper-body", "leg-strength"]);
const CATEGORIES: ReadonlySet<Activity> = new Set<Activity>(["lifting", "upper-body", "leg-strength", "core"]);
/** It comes after much of something, and a little of it stays. */
const MUCH =
  /\b(?:after|lots?|loads|too|much|many|often|long|longer|high volume|nach|viel\w*|zu|lange\w*|demasiad\w*|mucho\w*|trop|beaucoup|if|when i overdo)\b/u;
const HEAVY = /^(?:(?:and|or|on|with|in|during|the|my|when|doing) )*(?:heavy|heavier|schwer\w*|pesad[oa]s?|lourde?s?|pesant[ei]|zware?)\b/u;
/** Pain, 0 to 10. */
const SLIGHT = 3;
/** A bare name of what hurts, without a number: sore, and trained around. */
const SORE = { grade: 1, score: 3, closesNothing: true } as const;

/** The complaints with what the statements beside them say: what hurts, what is fine, and what is over. */
export function withStatements(regions: readonly RegionFinding[], text: string, today: Day): readonly RegionFinding[] {
  if (regions.length === 0) return regions;
  const statements = readNoteStatements(text, today);
  if (statements.length === 0) return regions;
  const clauses = readClauses(text);
  const sentenceOf = ({ phrase }: RegionFinding): number =>
    clauses.find(({ quote }) => quote.includes(phrase) || phrase.includes(quote))?.sentence ?? -1;
  const starts = regions.map(sentenceOf);
  const told = regions.flatMap((finding, index): readonly RegionFinding[] => {
    const from = starts[index] ?? -1;
    if (LYING.test(finding.phrase) && !PAINFUL.test(finding.phrase)) return [];
    if (from < 0) return [finding];
    const end = Math.min(Infinity, ...starts.filter((start, at) => start > from && !isManner(regions[at], statements)));
    const beside = statements.filter(
      (statement) =>
        statement.sentence >= from &&
        statement.sentence < end &&
        !isOfAnotherInjury(statement, from, clauses) &&
        !isOfAnotherPart(statement, finding, from),
    );
    return isFineItself(finding, beside) ? [] : [backToTheFloor(narrowedComplaint(applied(finding, beside), beside), clauses, today)];
  });
  return keptOrOut(told);
}

/** What hurts one part is not kept because it is fine for another. */
function keptOrOut(regions: readonly RegionFinding[]): readonly RegionFinding[] {
  const out = new Set(regions.flatMap(({ grade, hurts = [] }) => (grade > 0 ? hurts : [])));
  if (out.size === 0) return regions;
  return regions.map((finding) => {
    const { fine, ...rest } = finding;
    const kept = fine?.filter((one) => !out.has(one)) ?? [];
    return fine === undefined || kept.length === fine.length ? finding : { ...rest, ...(kept.length > 0 ? { fine: kept } : {}) };
  });
}

/** "Knee hurts in front squats. Wrist is fine in front squats": a sentence that begins with another part is about that. */
function isOfAnotherPart({ sentence, clause, verdict }: NoteStatement, { region }: RegionFinding, from: number): boolean {
  if (sentence === from || verdict !== "fine") return false;
  const first = clause.englishWords.slice(0, FIRST_WORDS).join(" ");
  const named = GRIP.test(first) ? [] : regionsIn(first);
  return named.length > 0 && !named.includes(region);
}

const FIRST_WORDS = 3;

/** "Off blocks is fine, build back to the floor": what is pulled from there waits its weeks on the blocks, and is no ban. */
function backToTheFloor(finding: RegionFinding, clauses: readonly Clause[], today: Day): RegionFinding {
  const { hurts = [], fine = [], hurtsUntil } = finding;
  const waits = hurts.filter((one) => FROM_THE_FLOOR.has(one));
  const said = clauses.map(({ words, englishWords }) => `${words.join(" ")} ${englishWords.join(" ")}`);
  if (waits.length === 0 || hurtsUntil !== undefined || !said.some((words) => BUILD_BACK.test(words))) return finding;
  const until = addDays(today, 7 * WEEKS_ON_BLOCKS - 1);
  const isOffBlocks = said.some((words) => /\bblocks?\b|\bpins\b|\brack pulls?\b|\bblock pulls?\b/u.test(words));
  return {
    ...finding,
    hurtsUntil: Object.fromEntries(waits.map((one) => [one, until])),
    ...(isOffBlocks ? { fine: unique([...fine, "block-pull"]) } : {}),
  };
}

const FROM_THE_FLOOR: ReadonlySet<Activity> = new Set<Activity>(["floor", "deadlift", "conventional", "sumo"]);
/** Stages S2 and S3 of a back (return-ladders.md section 5.7). */
const WEEKS_ON_BLOCKS = 3;
const BUILD_BACK =
  /\b(?:build|work|progress|lower|come|get|go)(?:ing)? (?:\w+ ){0,3}?(?:back|down|up)? ?(?:\w+ ){0,2}?(?:to|towards|from) (?:the )?floor\b|\b(?:wieder |langsam |nach und nach |schrittweise )+(?:\w+ )?(?:bis )?(?:zum|vom) boden\b|\b(?:volver|progresar|bajar) (?:\w+ )?(?:al|desde el) suelo\b|\b(?:revenir|redescendre|reprendre) (?:\w+ )?(?:au|du) sol\b|\b(?:tornare|scendere) (?:\w+ )?(?:a|da) terra\b/u;

const ANOTHER_INJURY =
  /\b(?:old|previous|former|tears?|torn|tore|sprain\w*|strain\w*|fractur\w*|broke\w*|ruptur\w*|surger\w*|operat\w*|alte\w*|riss|gerissen|bruch|gebrochen|(?:19|20)\d\d)\b/u;

/** "Left knee pain since March. Old ACL tear 2016, fully recovered": what is over is what its own sentence names before it. */
function isOfAnotherInjury({ isHealed, namesRegion, sentence, clause }: NoteStatement, from: number, clauses: readonly Clause[]): boolean {
  if (!isHealed || namesRegion || sentence === from) return false;
  const before = clauses.filter((one) => one.sentence === sentence).map(({ words }) => words.join(" "));
  return before.slice(0, Math.max(0, before.indexOf(clause.words.join(" ")))).some((words) => ANOTHER_INJURY.test(words));
}

function applied(finding: RegionFinding, beside: readonly NoteStatement[]): RegionFinding {
  if (beside.length === 0) return finding;
  if (isOver(finding, beside)) return healed(finding);
  const fineNow = beside
    .filter(({ verdict, said, isOnly }) => (verdict === "fine" && !AID.test(said)) || (isOnly && verdict === undefined))
    .flatMap(({ subjects }) => subjects)
    .filter((one) => !CATEGORIES.has(one));
  const isAided = beside.some(({ said }) => AID.test(said));
  const painful = beside
    .filter(
      ({ verdict, limit, times, said, isByProfessional }) =>
        (verdict === "painful" || (verdict === "forbidden" && !isByProfessional)) &&
        limit === undefined &&
        times === undefined &&
        !MUCH.test(said),
    )
    .flatMap(({ subjects }) => subjects)
    .filter(
      (one) => one !== "other-way" && !SPORTS.has(one) && !fineNow.includes(one) && !(isAided && finding.fine?.includes(one) === true),
    );
  // A way of moving stands in the place of the whole movement, with its number too: "sore neck on the aero bars after 2 hours".
  const named = beside.filter(({ verdict }) => verdict === "painful" || verdict === "forbidden").flatMap(({ subjects }) => subjects);
  const limited = new Set(
    beside
      .filter(({ limit, times }) => times !== undefined || (limit !== undefined && limit.unit !== "degrees"))
      .flatMap(({ subjects }) => subjects),
  );
  const broad = new Set(named.flatMap((one) => WAYS_OF[one] ?? []).filter((one) => !named.includes(one)));
  // "Swimming with fins no": the swim itself does not hurt.
  const wayOnly = new Set(
    beside
      .filter(({ subjects }) => subjects.includes("other-way"))
      .flatMap(({ quote }) => readStatements(quote).flatMap(({ words }) => namedIn(words))),
  );
  const { hurts: before = [], fine: fineBefore = [], grade, pain, kind } = finding;
  const isBackAgain = grade === 0 && (isMisreadAsQuiet(finding, beside) || hurtsNow(finding, beside));
  if (grade === 0 && !isBackAgain) return finding;
  // What the words of another language named before they were read in English: "el remo con barra no".
  const fineByWords = new Set(
    beside
      .filter(({ verdict, clause }) => verdict === "fine" && clause.language !== "en")
      .flatMap(({ quote }) => readStatements(quote).flatMap(({ words }) => namedIn(words))),
  );
  // "Heavy rows" hurt, and lighter ones do not: the weight is held back, and the movement stays.
  const painsOf = (one: Activity): readonly NoteStatement[] =>
    beside.filter(({ verdict, subjects }) => verdict === "painful" && subjects.includes(one));
  const isOnlyHeavy = (one: Activity): boolean => painsOf(one).length > 0 && painsOf(one).every(({ said }) => HEAVY.test(said));
  const isAfterMuch = finding.after !== undefined || finding.onset !== undefined;
  const hurts = unique([
    ...before.filter(
      (one) =>
        !fineNow.includes(one) &&
        !(fineByWords.has(one) && !painful.includes(one)) &&
        !broad.has(one) &&
        !limited.has(one) &&
        !(wayOnly.has(one) && !painful.includes(one)),
    ),
    ...(isAfterMuch ? [] : painful),
  ]).filter((one) => !((finding.pain ?? 0) <= SLIGHT && isOnlyHeavy(one)));
  // "Swimming hurts. No swimming until 13 December": after that day it is tried again.
  const dated = beside.flatMap(({ verdict, period: { until }, subjects }) =>
    verdict === "forbidden" && until !== undefined ? subjects.filter((one) => hurts.includes(one)).map((one) => [one, until] as const) : [],
  );
  const out = new Set(
    beside.filter(({ verdict, limit }) => verdict === "forbidden" && limit === undefined).flatMap(({ subjects }) => subjects),
  );
  const fine = unique([...fineBefore, ...fineNow]).filter((one) => !hurts.includes(one) && !out.has(one));
  // "everything below 90 degrees hurts, above it nothing"
  const isOfDepth = beside.some(({ limit }) => limit?.unit === "degrees") && grade === 2 && pain === undefined && kind === undefined;
  const isNarrowed =
    isBackAgain || isOfDepth || (grade === 2 && pain === undefined && kind === undefined && hurts.length > 0 && painful.length > 0);
  const { hurts: _hurts, fine: _fine, ...rest } = finding;
  return {
    ...rest,
    ...(isNarrowed ? { ...SORE, ...soreAs(beside) } : {}),
    ...(hurts.length > 0 ? { hurts } : {}),
    ...(dated.length > 0 ? { hurtsUntil: Object.fromEntries(dated) } : {}),
    ...(fine.length > 0 ? { fine } : {}),
  };
}

/** "Still stiff in the morning, 2-3/10": the number of a slight complaint is its own, wherever it stands. */
function soreAs(beside: readonly NoteStatement[]): Pick<RegionFinding, "score" | "pain"> | undefined {
  const pains = beside.flatMap(({ verdict, said }) => {
    const number = verdict === "painful" ? /(?:^|\s)(?:[0-3](?:-| to | bis | a ))?([1-3])\/10(?:$|\s)/u.exec(said)?.[1] : undefined;
    return number === undefined ? [] : [Number(number)];
  });
  const most = Math.max(0, ...pains);
  return most === 0 ? undefined : { score: most, pain: most };
}

/** "Bench press is fine with a medium grip" goes on about the shoulder before it, and begins nothing about a hand. */
function isManner(finding: RegionFinding | undefined, statements: readonly NoteStatement[]): boolean {
  return (
    finding?.grade === 0 &&
    statements.some(({ quote, subjects, verdict }) => verdict === "fine" && subjects.length > 0 && quote === finding.phrase)
  );
}

/** "Neutral grip is fine" complains of no hand. */
function isFineItself({ phrase, grade, pain, isUnsaid }: RegionFinding, beside: readonly NoteStatement[]): boolean {
  // "Chest and back fine", "legs all good": a part that is called fine.
  if (grade < 3 && pain === undefined && isUnsaid === true && isCalledFine(phrase, beside)) return true;
  const own = beside.filter(({ quote, subjects }) => subjects.length > 0 && (quote.includes(phrase) || phrase.includes(quote)));
  if (grade === 0) return own.some(({ verdict }) => verdict === "fine");
  // "Pulls fine with a neutral grip, curls kill it": a grip is how, and no hand that hurts.
  if (grade < 3 && pain === undefined && GRIP.test(phrase) && own.length > 0 && own.every(({ verdict }) => verdict === "fine")) return true;
  return (
    grade < 3 &&
    pain === undefined &&
    own.length > 0 &&
    !beside.some(({ verdict, namesRegion }) => verdict === "painful" && !namesRegion) &&
    own.every(({ verdict }) => verdict === "fine")
  );
}

/** The clause of the part says that it is fine, and nothing behind it says otherwise. */
function isCalledFine(phrase: string, beside: readonly NoteStatement[]): boolean {
  const own = beside.findIndex(
    ({ clause, verdict, subjects }) =>
      verdict === "fine" && subjects.length === 0 && (clause.quote.includes(phrase) || phrase.includes(clause.quote)),
  );
  return (
    own >= 0 &&
    phrase.split(" ").length <= SHORT_NAME &&
    beside.slice(own + 1).every(({ verdict, namesRegion }) => verdict === "fine" || namesRegion)
  );
}

const SHORT_NAME = 4;
const GRIP = /\b(?:grip|griff|\p{L}*griff|agarre|prise|presa|pegada|greep)\b/iu;

/** "No lying flat on my back" is how one lies, and no back that hurts. */
const LYING = /\b(?:lying|lie|laying|flat|sleep\w*|auf dem)\b.*\b(?:back|rücken)\b/iu;
const PAINFUL = /pain|hurt|ach|sore|schmerz|weh|stiff|tight/iu;

/** "Rib sore when I pull hard, UT2 fine": what is fine is something else, and nothing says that it is over. */
function isMisreadAsQuiet(finding: RegionFinding, beside: readonly NoteStatement[]): boolean {
  if (beside.some(({ quote, verdict }) => verdict === "fine" && isOwn(finding, quote))) return false;
  if (beside.some(({ said, isHealed }) => isHealed || PASSED.test(said)) || PASSED.test(finding.phrase)) return false;
  const hurts = beside.some(
    ({ verdict, clause, subjects, limit }) =>
      verdict === "painful" && (isOwn(finding, clause.quote) || subjects.length > 0 || limit !== undefined),
  );
  const isElsewhere = beside.some(({ verdict, subjects, said }) => verdict === "fine" && (subjects.length > 0 || UNKNOWN.test(said)));
  return hurts && isElsewhere;
}

/** "Labrum repair 2016. Kipping lights it up the next day": an old injury that a movement wakes today. */
function hurtsNow({ phrase }: RegionFinding, beside: readonly NoteStatement[]): boolean {
  if (beside.some(({ isHealed }) => isHealed)) return false;
  return beside.some(
    ({ verdict, quote, subjects, namesRegion, said }) =>
      verdict === "painful" && subjects.length > 0 && !namesRegion && !phrase.includes(quote) && !OF_THEN.test(said),
  );
}

const OF_THEN =
  /\b(?:last|ago|used to|was|were|had|hurted|did|then|back then|years?|20\d\d|war|hatte|tat|damals|fruher|era|estaba|dolia|etait|avait|faisait|faceva|aveva|doia|deed|was|had)\b(?! (?:sore|worse)? ?(?:the )?next)/u;

/** Wraps make it fine: the movement stays with them. */
const AID =
  /\b(?:with|mit|in|on) (?:\w+ )?(?:wraps?|straps?|sleeves?|tape|brace|belt|insoles?|orthotics?|wedges?|fists|handles|parallettes|heels|lifters)\b/u;
const PASSED =
  /\b(?:last|ago|used to|was|were|had|once|since|years?|months?|now|today|currently|quiet|silent|gone|no longer|anymore|any more|hasnt|havent|old|winter|summer|before|again|all|everything|it|20\d\d|jetzt|ruhig|war|hatte|fruher|seit|letzt\w*|vor|alles|zur zeit|ahora|antes|pasad[oa]|hace|todo|maintenant|dernier\w*|plus|depuis|tout|ora|scors[oa]|agora|passad[oa]|nu|vorig\w*)\b/iu;
/** A word of its own before the "fine". */
const UNKNOWN = /^(?!(?:i|im|feels?|is|its|fine|ok|okay|good|great|no|not)\b)\w+/u;

function isOwn({ phrase }: RegionFinding, quote: string): boolean {
  return quote.includes(phrase) || phrase.includes(quote);
}

/** "…, cleared, zero issues", "clicks, doesn't hurt": said of it, with nothing that hurts behind it. */
function isOver(finding: RegionFinding, beside: readonly NoteStatement[]): boolean {
  if (finding.grade === 0 || (finding.pain ?? 0) > 0) return false;
  const at = beside.findLastIndex(({ isHealed, namesRegion, clause }) => isHealed && (!namesRegion || isOwn(finding, clause.quote)));
  if (at < 0) return false;
  return !beside
    .slice(at + 1)
    .some(({ verdict, limit, isByProfessional }) => (verdict === "painful" || limit !== undefined) && !isByProfessional);
}

function healed(finding: RegionFinding): RegionFinding {
  const { region, phrase, side } = finding;
  return { region, phrase, grade: 0, score: 0, ...(side === undefined ? {} : { side }) };
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}
