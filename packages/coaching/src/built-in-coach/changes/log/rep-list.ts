import type { Frame } from "../../turn/frame.ts";
import { type Lift, liftIn } from "../../own-data/subject.ts";
import { type Clause, readClause } from "../../conversation/clause.ts";
import { type LoggedWork, logCard } from "../../conversation/cards/log-card.ts";
import { takeLogSlots, withSlots } from "../../conversation/cards/log-slots.ts";
import { normalise } from "../../question.ts";
import { capital } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";

/** More repetitions in one set of a list are a weight or something else. */
const MOST_REPS = 50;
const MOST_SETS = 12;
const JOINED = String.raw`(?:(?:,| (?:and|then|und|dann|et|puis|y|luego|e|poi))? |, ?| ?/ ?| ?\+ ?)`;
const UNIT =
  "(?:kgs?|kilos?|lbs?|pounds?|km|k|mi|miles?|m|meters?|min|mins|minutes?|minuten|minutos?|minuti|s|sec|secs|h|hours?|st|nd|rd|th|x|am|pm|%|days?|tage?|jours?|dias?|giorni|weeks?|wochen|semanas?|sets?|satze|series?|rounds?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|marz|mai|juni|juli|okt|dez)";
/** "9 and 8", "8, 8, 6", "12/10/8": numbers in a row that no unit belongs to. */
const LIST = new RegExp(
  String.raw` (\d{1,2}(?:${JOINED}\d{1,2})+)(?: (?:reps?|wdh|wiederholungen|repeticiones|ripetizioni|repetitions?))?(?! ?${UNIT}\w*\b)(?![.,:/]?\d)(?= )`,
  "u",
);
const SETS =
  / (?:\d{1,2}|two|three|four|five|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro) (?:sets?|satze?|series?|serie)(?: (?:of|von|mit|de|di))?(?= )/u;
const LOAD =
  / (?:(?:at|with|@|all at|both at|mit|bei|a|avec|con) )?(\d{2,3}(?:[.,]\d{1,2})?) ?(?:kgs?|kilos?)(?= )| (?:at|with|@|mit|bei|avec|con) (\d{2,3}(?:[.,]\d{1,2})?)(?= )/u;
const TELLS =
  / (?:log|record|track|note|add|did|done|just did|just now|just|today|now|got|managed|hit|reps?|hab|habe|gemacht|eben|gerade|heute|eintragen|trag|jai|j ai|fait|aujourd hui|note|hice|hecho|hoy|anota|ho|fatto|oggi|appena|segna)(?= )/u;
const SMALL =
  / (?:i|my|of|in|the|a|an|it|was|were|on|for|me|please|pls|yay|so|ich|mein\w*|das|die|den|im|je|mes|les|des|mis|las|los|de|mie|le|di|strict|strikte?|stricte?s?|strett\w+|after work|this morning|morning|evening|sorry|no|wait|actually|it was|i mean|nein|war|waren|non|perdon|scusa|era|eran|only|nur)(?= )/u;

/** The repetitions of a list of sets, in its order; undefined where the numbers are something else. */
function takeReps(clause: Clause): readonly number[] | undefined {
  const found = clause.take(LIST)?.[1];
  const reps = found?.split(/\D+/u).map(Number) ?? [];
  return reps.length < 2 || reps.length > MOST_SETS || reps.some((each) => each < 1 || each > MOST_REPS) ? undefined : reps;
}

/** "Did 2 sets of pull-ups, 9 and 8", "bench today: 8, 8, 6 at 55": the sets of one exercise, each with its own repetitions. */
export function logRepList(frame: Frame, view: CoachView): Draft | undefined {
  const lift = findLift(frame);
  const clause = readClause(getWords(frame));
  if (lift === undefined || !TELLS.test(` ${getWords(frame)} `)) return undefined;
  clause.take(SETS);
  const load = clause.take(LOAD);
  const reps = takeReps(clause);
  if (reps === undefined) return undefined;
  const slots = takeLogSlots(clause, frame, view.today, false);
  const text = liftIn(frame.words)?.text;
  for (const name of [
    ...(text === undefined ? [] : [text]),
    ...frame.tokens.flatMap((token) => (/^(?:lift|test|line):/.test(token.concept) ? [token.text] : [])),
  ])
    clause.take(new RegExp(` ${name}(?= )`));
  while (clause.take(TELLS) !== undefined || clause.take(SMALL) !== undefined);
  if (!clause.isRead()) return undefined;
  const kilograms = Number((load?.[1] ?? load?.[2] ?? "").replace(",", "."));
  const record: LoggedWork = {
    kind: "log",
    title: capital(lift.name),
    date: view.today,
    sets: reps.map((each) => ({ exercise: capital(lift.name), reps: each, ...(load !== undefined && { kilograms }) })),
  };
  return logCard(withSlots(record, slots), frame.tongue);
}

/** "Sorry, 9 and 7" beside a card that logs sets: their repetitions, and their weight where one is named. */
export function otherReps(record: LoggedWork, frame: Frame): Draft | undefined {
  const [first] = record.sets;
  const clause = readClause(getWords(frame));
  if (first?.reps === undefined) return undefined;
  const load = clause.take(LOAD);
  const reps = takeReps(clause);
  while (clause.take(TELLS) !== undefined || clause.take(SMALL) !== undefined);
  if (reps === undefined || !clause.isRead()) return undefined;
  const kilograms = load === undefined ? undefined : Number((load[1] ?? load[2] ?? "").replace(",", "."));
  return logCard(
    { ...record, sets: reps.map((each) => ({ ...first, reps: each, ...(kilograms !== undefined && { kilograms }) })) },
    frame.tongue,
  );
}

const ORDINALS: readonly (readonly [at: number, said: RegExp])[] = [
  [-1, / (?:last|final|letzte[nrs]?|derniere?|ultim[oa])(?= )/],
  [0, / (?:first|1st|1th|erste[nrs]?|premiere?|primer[oa]?|prim[oa])(?= )/],
  [1, / (?:second|2nd|2th|zweite[nrs]?|deuxieme|segund[oa]|second[oa])(?= )/],
  [2, / (?:third|3rd|3th|dritte[nrs]?|troisieme|tercer[oa]?|terz[oa])(?= )/],
  [3, / (?:fourth|4th|vierte[nrs]?|quatrieme|cuart[oa]|quart[oa])(?= )/],
];
const SET = / (?:sets?|one|set was|satz|satze|serie|series)(?= )/;
const REPS = / (\d{1,2})(?: (?:reps?|wdh|wiederholungen|repetitions?|repeticiones|ripetizioni))?(?= )/;
const WITH =
  / (?:at|with|@|mit|bei|avec|con|a) (\d{2,3}(?:[.,]\d{1,2})?)(?: ?(?:kgs?|kilos?))?(?= )| (\d{1,3}(?:[.,]\d{1,2})?) ?(?:kgs?|kilos?)(?= )/;
const ASIDE =
  / (?:and|but|only|just|actually|really|was|were|with|did|got|managed|though|tho|und|aber|nur|waren|war|hatte|bloss|et|mais|seulement|juste|etait|y|pero|solo|fue|fueron|e|ma|era|erano|el|la|le|il|der|die|das|the|a|of|i|in|on|im|den)(?= )/;

/** "And the last set was only 7" beside a card that logs sets: that set alone gets other repetitions or another weight. */
export function oneSetOther(record: LoggedWork, frame: Frame): Draft | undefined {
  const clause = readClause(getWords(frame));
  const at = ORDINALS.find(([, said]) => clause.take(said) !== undefined)?.[0];
  const isSet = clause.take(SET) !== undefined;
  if (at === undefined || record.sets.length < 2 || !(isSet || at === -1)) return undefined;
  const weight = clause.take(WITH);
  const reps = clause.take(REPS)?.[1];
  while (clause.take(SMALL) !== undefined || clause.take(ASIDE) !== undefined);
  const index = at < 0 ? record.sets.length - 1 : at;
  const kilograms = weight === undefined ? undefined : Number((weight[1] ?? weight[2] ?? "").replace(",", "."));
  if ((reps === undefined && kilograms === undefined) || !clause.isRead() || record.sets[index]?.reps === undefined) return undefined;
  const sets = record.sets.map((set, place) =>
    place === index ? { ...set, ...(reps !== undefined && { reps: Number(reps) }), ...(kilograms !== undefined && { kilograms }) } : set,
  );
  return logCard({ ...record, sets }, frame.tongue);
}

/** Plain words read "8. Thanks" as the 8th: a list of repetitions has no dates. */
function getWords({ words, content }: Frame): string {
  return /\dth\b/iu.test(content) ? words : words.replaceAll(/(\d)th\b/g, "$1");
}

function findLift({ subjects, words }: Frame): Lift | undefined {
  return (
    liftIn(words)?.lift ??
    subjects.flatMap(({ lift, test }) => lift ?? (test === undefined ? [] : (liftIn(normalise(test.name))?.lift ?? [])))[0]
  );
}
