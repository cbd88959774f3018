import type { NoteStatement, Part } from "./note-statement.ts";
import { dateBehind, dateOfComplaint, openedBehind } from "./dates-beside.ts";
import type { Day } from "../calendar/day.ts";
import { isSurelyGood, isSurelyTolerated } from "../clause-kinds/second-opinion.ts";
import { type Clause, readClauses } from "../health/clause.ts";
import { namesProfessional } from "../health/cleared/clearance.ts";
import { normalise } from "../health/normalise.ts";
import { isFeltAtStart, isNoLimit, STAYS_BAD } from "../health/stated-limits/no-limit.ts";
import { capsEffort } from "../health/stated-limits/limit-numbers.ts";
import { firstSpan, leadingPeriod, limitPeriod, NEVER_WORDS, opensAgain, type Period } from "../health/stated-limits/period.ts";
import { weekdaysIn } from "../free-text/dates/weekdays.ts";
import type { Activity } from "../injuries/activities.ts";
import { toEnglish } from "../language/translate.ts";
import { namesRegion } from "../injuries/complaints/regions.ts";
import { readStatements } from "../injuries/words/statements.ts";
import { amountsIn, timesAWeek } from "./amounts.ts";
import { isDoneEasily } from "../health/stated-limits/done-easily.ts";
import { namesOneWay } from "./one-way.ts";
import { saysWhereQuiet } from "./quiet-places.ts";
import { isOwnWay, lengthOfNames, namedIn } from "./named-movements.ts";
import {
  BUT_FOR,
  isPrefix,
  isSetAgainst,
  leavesOutBefore,
  OPENS_LATER,
  saysHealed,
  saysNothingFelt,
  type Verdict,
  getVerdict,
  verdictPointingBack,
} from "./verdict.ts";
import { isCappedBehind, limitIn, UPPER_LIMIT_WORDS, RECOMMENDS, THEN_WORDS, timesLimit } from "./note-amounts.ts";

/** More clauses than a person writes. */
const MOST_PARTS = 120;

/** The statements of a text, clause by clause. */
export function readNoteStatements(text: string, today: Day): readonly NoteStatement[] {
  return getStatements(readClauses(text), today);
}

/** The same of clauses, which are read for every week of a plan. */
export function getStatements(clauses: readonly Clause[], today: Day): readonly NoteStatement[] {
  const known = READ.get(clauses);
  if (known?.today === today) return known.found;
  const found = read(clauses, today);
  READ.set(clauses, { today, found });
  return found;
}

const READ = new WeakMap<readonly Clause[], { readonly today: Day; readonly found: readonly NoteStatement[] }>();

function read(clauses: readonly Clause[], today: Day): readonly NoteStatement[] {
  const parts = getParts(clauses);
  const verdicts = listVerdicts(parts);
  return parts.flatMap((part, index): readonly NoteStatement[] => {
    if (part.isOther) return [];
    const { said, sentence } = part;
    const inSentence = parts.filter((other) => other.sentence === sentence);
    const isByProfessional = inSentence.some((other) => namesProfessional(other.said));
    const isDated = inSentence.some((other) => (limitPeriod(other.said.split(" "), today).until ?? "") >= today);
    // What the classifier is sure of as good news takes nothing away.
    // A name alone says nothing of its own: "hills and speed have to wait".
    const isListed = part.isBare && part.verdict === undefined;
    const isGood = !isListed && (verdicts[index] === "forbidden" || verdicts[index] === "painful") && isSurelyGood(part.clause, clauses);
    if (isGood && !isSurelyTolerated(part.clause, clauses)) return [];
    const head = part.isAmount && parts[index - 1]?.sentence === sentence ? parts[index - 1] : undefined;
    const verdict =
      head === undefined
        ? isGood
          ? "fine"
          : verdicts[index]
        : (verdicts[index - 1] ?? inSentence.find(({ verdict: other, named }) => other !== undefined && named.length === 0)?.verdict);
    // "overhead (over 30 kg) is out": the number is what is out.
    const next = parts[index + 1];
    if (verdict === "forbidden" && next?.isAmount === true && next.sentence === sentence && part.named.length > 0) return [];
    // "Sore for the first 10 minutes of a run, then fine" limits no run; "… and it stays sore" does.
    const behind = parts.slice(index + 1).filter((other) => other.sentence === sentence);
    const staysBad = behind.some((other) => other.verdict === "painful" || STAYS_BAD.test(other.said));
    if (verdict === "painful" && isFeltAtStart(said) && !staysBad) return [];
    if (verdict === "forbidden" && isEitherWay(said)) return [];
    // "no running to exhaustion" forbids no running.
    if (capsEffort(said)) return [];
    // "I never deadlift and squat heavy on the same day" forbids neither.
    if (inSentence.some((other) => SAME_DAY.test(other.said))) return [];
    const isRecommended = inSentence.some((other) => RECOMMENDS.test(other.said)) && !UPPER_LIMIT_WORDS.test(said);
    const times = isRecommended ? undefined : timesLimit(part, isByProfessional || isDated || isCappedBehind(parts[index + 1], part));
    const isApart = saysApart(said);
    const limit = !isApart
      ? head === undefined
        ? limitIn(part, verdict, isByProfessional, parts.slice(0, index), isDated)
        : isNoLimit(said)
          ? undefined
          : amountsIn(said)[0]
      : undefined;
    const own =
      limit?.unit === "degrees" && part.named.length === 0 && !namesRegion(part.english) && !ARM.test(joinParts(inSentence))
        ? (["squat"] as const)
        : part.named;
    const subjects =
      head !== undefined
        ? head.named
        : verdict !== undefined &&
            verdict !== "fine" &&
            limit === undefined &&
            part.named.length > 0 &&
            !part.named.some(isOwnWay) &&
            namesOneWay(said)
          ? (["other-way"] as const)
          : own.length > 0 || (limit === undefined && times === undefined && !isApart)
            ? own
            : carried(parts, index);
    const isHealed = part.named.length === 0 && saysHealed(said);
    const isOnly =
      limit === undefined &&
      times === undefined &&
      subjects.some((one) => one !== "sitting") &&
      weekdaysIn(part.english).length === 0 &&
      ((ONLY.test(said) && !HOW_HEAVY.test(said)) ||
        isBecause(parts, index) ||
        (verdict !== "forbidden" && subjects.every((one) => one === "run-easy") && CLEARED_BY_DOCTOR.test(said)) ||
        (verdict !== "forbidden" && isByProfessional && subjects.includes("squat-box")));
    if (verdict === undefined && limit === undefined && times === undefined && !isApart && !isHealed && !isOnly) return [];
    const dated = isApart ? datedBehind(inSentence, part, today) : periodIn(inSentence, part, today);
    const isOpen = dated.until === undefined && !dated.endsByWord && !NEVER_WORDS.test(said) && verdict !== undefined && verdict !== "fine";
    const period = isOpen
      ? (openedBehind(parts, index, today) ?? dateOfComplaint(parts, index, today) ?? dateBehind(parts, index, today) ?? dated)
      : dated;
    const found = {
      clause: part.clause,
      quote: part.quote,
      said,
      sentence,
      subjects,
      verdict,
      limit,
      times,
      isApart,
      isHealed,
      isOnly,
      namesRegion: namesRegion(part.english),
      isByProfessional,
      period,
    };
    return [found];
  });
}

/** "sled pull light only" */
const HOW_HEAVY =
  /\b(?:light|easy|slow|gentle|short|leicht|locker|langsam|kurz|suave|ligero|leger|doucement|leggero|licht|rustig) (?:only|nur|solo|seulement|alleen)\b|\b(?:only|just|nur|solo|seulement|alleen) (?:very |ganz )?(?:light|easy|slow|gentle|leicht|locker|langsam|suave|ligero|leger|leggero|licht|rustig)\b/u;

/** "My cardiologist cleared me for easy running": for that, and for nothing faster. */
const CLEARED_BY_DOCTOR =
  /\b(?:cardiologist|doctor|dr|gp|kardiologe|kardiologin|arzt|arztin|cardiologo|cardiologa|medico|cardiologue|medecin)\b.*\b(?:cleared|clears|allow\w*|signed|freigegeben|erlaubt|autoris\w*|permit\w*)\b|\bcleared (?:me )?by (?:my |the )?(?:cardiologist|doctor|gp)\b/u;

const ONLY = /\b(?:only|nur|ausschliesslich|solo|solamente|seulement|uniquement|alleen|soltanto|somente|because of|due to|wegen)\b/u;

export const SAME_DAY =
  /\b(?:on|in) the same (?:day|session|workout)\b|\bin one session\b|\bam (?:selben|gleichen) tag\b|\bel mismo dia\b|\ble meme jour\b|\bthe (?:day|night|morning) (?:before|after)\b|\b(?:right|straight|directly|immediately) (?:before|after)\b|\bam tag (?:vor|nach|davor|danach)\b|\b(?:direkt )?(?:vor|nach) (?:dem|einem) langen lauf\b|\bel dia (?:antes|despues)\b|\bla veille\b|\ble lendemain\b|\bil giorno (?:prima|dopo)\b/u;

/** "no cleans under 80 %" may forbid the light ones or the heavy ones: it is shown back. */
export function isEitherWay(said: string): boolean {
  return (
    /\b(?:under|below|less than|unter|weniger als) \d/u.test(said) &&
    amountsIn(said).some(({ unit }) => unit === "percent" || unit === "kilograms")
  );
}

/** "deadlift from blocks (5 cm) because of my hamstring" */
function isBecause(parts: readonly Part[], index: number): boolean {
  const { sentence } = parts[index] ?? { sentence: -1 };
  const next = parts.slice(index + 1).find(({ isAmount, named, said }) => !isAmount && !(named.length === 0 && /^\d/u.test(said)));
  return next?.sentence === sentence && /^(?:because of|due to|wegen|por mi|a cause)\b/u.test(next.said);
}

const SUB_SPLIT =
  /:\s|\s(?=(?:instead of|rather than|statt|anstatt|anstelle von|en lugar de|en vez de|au lieu d[eu']|plut[ôo]t que|invece d\p{L}*|al posto d\p{L}*|em vez d\p{L}*|in plaats van)\s)|\s\/\s|(?<=\p{L}{3})\/(?=\p{L}{3})|\.{2,}|\s[&+]\s|…|\s(?=(?:because|weil|porque|parce que|perche)\s)|\s(?=so (?:please )?(?:use|do|give|put|take)\s)|\s(?=(?:except|apart from|other than|au(?:ß|ss)er|bis auf|sauf|hormis|salvo|excepto|menos|behalve|tranne|eccetto|exceto)\s)/giu;

const DAYS_RUNNING = /\b(?<of>days?|nights?|weeks?|sessions?|times) running\b/giu;

/** The pieces of all clauses. */
export function getParts(clauses: readonly Clause[]): readonly Part[] {
  return clauses
    .flatMap((clause) => pieces(clause.quote).map((quote) => ({ quote, clause })))
    .slice(0, MOST_PARTS)
    .map(({ quote, clause }) => {
      const english = toEnglish(quote.replace(DAYS_RUNNING, "$<of> in a row"), clause.language);
      const said = normalise(english.replace(/>\s*(?=\d)/gu, " over ").replace(/<\s*(?=\d)/gu, " under "));
      // "No snatches until five strict pull-ups without pain": what ends the ban is neither banned nor fine.
      const told = withoutCondition(english);
      const words = readStatements(told).flatMap((statement) => statement.words);
      const named = namedIn(words);
      const isBare =
        named.length > 0 && words.filter(({ text: word }) => !FILLER.test(word) && !/^\d/u.test(word)).length <= lengthOfNames(words);
      return {
        clause,
        quote,
        english,
        said,
        words,
        sentence: clause.sentence,
        named,
        isBare,
        isAmount:
          named.length === 0 &&
          amountsIn(said).some(({ unit }) => unit !== "bare") &&
          said.split(" ").every((word) => /\d/u.test(word) || OF_AN_AMOUNT.test(word)),
        // "Vélo : rien du tout"
        verdict: saysNothingFelt(quote) ? "fine" : getVerdict(told, told === english ? said : normalise(told), words),
        isOther: clause.isOther,
      };
    });
}

/** A clause without the feat that ends it; a date ends it too, and stays. */
function withoutCondition(english: string): string {
  const at = /\S\s+(?:until|till|bis|hasta|jusqu\S*|fino a|finch[eé]|at[eé]|tot)\s/iu.exec(english);
  if (at === null) return english;
  const tail = readStatements(english.slice(at.index + 1)).flatMap((statement) => statement.words);
  return namedIn(tail).length > 0 && !/\d{1,2}[.\s]+(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])/iu.test(english)
    ? english.slice(0, at.index + 1)
    : english;
}

/** What is said of it is what stands before. */
const SAME_AGAIN =
  /^(?:(?:and|but|und|y|et|e|en|its|it is|is) )*(?:(?:the |exactly the )?same(?: (?:thing|story|goes))?|ditto|likewise|similarly|genauso|ebenso|dasselbe|das gleiche|lo mismo|igual(?:mente)?|idem|pareil|la meme chose|uguale|lo stesso|la stessa cosa|o mesmo|a mesma coisa|hetzelfde|net zo|ook zo)\b/u;
/** Begins another occasion of what hurts. */
const GOES_ON = /^(?:and |or )?(?:after|beyond|over|more than|longer than|when|during|especially|also)\b/u;

const FILLER =
  /^(?:indoor|outdoor|stationary|easy|light|gentle|training|and|or|so|also|the|my|a|too|even|esp|especially|heavy|all|both|sets?|n|on|in|with|und|oder|auch|bei|beim|im|zum|al|con|aux|au|bij|nel|y|o|et|ou|e|en|of|hard|any|like)$/u;

const OF_AN_AMOUNT =
  /^(?:over|under|above|below|up|to|upto|max|maximal|maximum|tops|at|most|about|around|ca|etwa|approx|bis|uber|unter|hasta|mas|de|jusqu|a|fino|tot|per|side|each|hand|k|kms?|m|metres?|meters?|mins?|minut\w*|h|hrs?|hours?|stunden?|kgs?|kilos?|lbs?|pounds?|%|percent|prozent)$/u;

function pieces(quote: string): readonly string[] {
  return quote
    .split(SUB_SPLIT)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
}

/** A list takes the verdict that stands before all of it, else the one that ends it: "sprints and RDL hurt, squats, bike, bridges fine". */
/** "Kipping in big sets and anything hanging lights it up": both of them do. */
function isSharedSubject(before: Part, part: Part): boolean {
  return (
    before.sentence === part.sentence &&
    part.clause.isJoined &&
    before.named.length > 0 &&
    part.named.length > 0 &&
    before.said.split(" ").length <= LONGEST_SUBJECT &&
    !HAS_A_SUBJECT.test(before.said)
  );
}

const LONGEST_SUBJECT = 5;
/** A press behind the neck is one way of pressing: the others are not named. */
const HAS_A_SUBJECT =
  /\b(?:neck|nek|nacken|nuca|nuque|collo|i|im|ive|we|ich|wir|je|j|on|yo|ik|eu|io|do|did|does|is|are|was|mach\w*|geh\w*|hago|fais|faccio|faco|doe|want|love|like|hate|need|can|since|when|after|until|before)\b/u;

/**
 * "Squatting doesn't bother it at all. Curls and chins do.", "tut nicht weh. Curls schon.": names behind a full stop, or in a list, that are set
 * against the sentence before. Undefined where nothing is.
 */
function setAgainst(
  parts: readonly Part[],
  verdicts: readonly (Verdict | undefined)[],
  index: number,
): { readonly verdict: Verdict; readonly all: readonly number[] } | undefined {
  const part = parts[index];
  if (part === undefined || part.named.length === 0 || !isSetAgainst(part.said)) return undefined;
  const isOfList = (at: number): boolean => parts[at]?.sentence === part.sentence && parts[at].isBare && parts[at].verdict === undefined;
  let first = index;
  while (isOfList(first - 1)) first--;
  const before = parts[first - 1];
  if (before === undefined || part.sentence - before.sentence > 1) return undefined;
  // What a comma sets against it is read with its own clause.
  if (first === index && before.sentence === part.sentence) return undefined;
  const verdict = verdictPointingBack(part.said, before.said, verdicts[first - 1]);
  return verdict === undefined ? undefined : { verdict, all: Array.from({ length: index - first + 1 }, (_, at) => first + at) };
}

function listVerdicts(parts: readonly Part[]): readonly (Verdict | undefined)[] {
  const own = parts.map(({ verdict }) => verdict);
  const verdicts = own.map((verdict, at) => (saysWhereQuiet(parts, at, own) ? "fine" : verdict));
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const verdictBefore = verdicts[index - 1];
    if (before?.sentence === part.sentence) {
      // "Hamstrings stiff: sprints not" answers to no movement.
      const pointed =
        before.named.length === 0 && /(?:^|\s)(?:not|never)$/u.test(part.said)
          ? undefined
          : verdictPointingBack(part.said, before.said, verdictBefore);
      // "la bici no me molesta, las dominadas sí"
      if (
        pointed !== undefined &&
        (verdicts[index] === undefined ||
          verdicts[index] === "fine" ||
          /\b(?:not|never)$|^(?:but |and )?not (?:with|in|on|when|at|during|if|while|without|using|going)\b/u.test(part.said)) &&
        part.named.length > 0
      )
        verdicts[index] = pointed;
    }
    if (before !== undefined && isSharedSubject(before, part) && verdictBefore === undefined && verdicts[index] === "painful")
      verdicts[index - 1] = "painful";
    const against = setAgainst(parts, verdicts, index);
    for (const at of against?.all ?? []) verdicts[at] = against?.verdict;
    if (before?.sentence === part.sentence && before.named.length > 0 && part.named.length === 0 && leavesOutBefore(part.said))
      verdicts[index - 1] = "forbidden";
    // "It hurts when I lean forward, same on the rower"
    if (verdicts[index] === undefined && before?.sentence === part.sentence && part.named.length > 0 && SAME_AGAIN.test(part.said))
      verdicts[index] = verdictBefore;
    // "it hurts downhill and after 40 minutes of running"
    if (verdicts[index] === undefined && before?.sentence === part.sentence && verdictBefore === "painful" && GOES_ON.test(part.said))
      verdicts[index] = "painful";
    // "It hurts with the bar, not in a neutral grip": nobody leaves out the grip that is easy.
    if (verdicts[index] === "forbidden" && part.named.length > 0 && part.named.every((one) => one === "neutral-grip"))
      verdicts[index] = "fine";
    if (verdicts[index] !== undefined) continue;
    // "everything except kneeling and deep squats with the new knee"
    if (
      before?.sentence === part.sentence &&
      verdictBefore === "forbidden" &&
      BUT_FOR.test(before.said) &&
      part.clause.isJoined &&
      part.named.length > 0
    ) {
      verdicts[index] = verdictBefore;
      continue;
    }
    if (!part.isBare) continue;
    // "squat: no pause reps": what is out is named behind the heading.
    if (parts[index + 1]?.clause === part.clause && /\b(?:reps?|sets?|wiederholungen|repeticiones)\b/u.test(parts[index + 1]?.said ?? ""))
      continue;
    const isOfNext =
      parts[index + 1]?.clause.isJoined === true && verdicts[index + 1] !== undefined && parts[index + 1]?.sentence === part.sentence;
    // "No running, easy cycling and arms are fine": what is to be easy is not out.
    if (verdictBefore === "forbidden" && isDoneEasily(part.said)) continue;
    if (!isOfNext && before?.sentence === part.sentence && verdictBefore !== undefined && isPrefix(before.said, verdictBefore)) {
      verdicts[index] = verdictBefore;
      continue;
    }
    const next = parts.findIndex(
      (other, at) => at > index && (other.sentence !== part.sentence || !other.isBare || verdicts[at] !== undefined),
    );
    const following = next < 0 ? undefined : parts[next];
    if (
      following?.sentence === part.sentence &&
      (following.named.length > 0 || following.words.length <= 3) &&
      verdicts[next] !== undefined &&
      amountsIn(following.said).length === 0
    )
      verdicts[index] = verdicts[next];
  }
  return verdicts;
}

const APART =
  /\b(?:ein(?:en)?|1|one|a|un|una|een) (?:tag|day|dia|jour|giorno|dag) (?:pause|ruhe|frei|off|rest|of rest|break|de descanso|de repos|di riposo|rust|dazwischen|between|in between|abstand)\b|\brest day (?:after|between)\b|\b(?:day|tag|24 ?h|48 ?h|48 hours|24 hours) (?:between|dazwischen|zwischen)\b|\b(?:no|not|never|nie|nicht|kein\w*|pas|nunca|no puedo|mai|non|niet|nooit|geen|sem|nao) (?:\w+ ){0,3}?(?:two days in a row|2 days in a row|days in a row|consecutive days|back to back|zwei tage\w* (?:hintereinander|nacheinander|in folge)|tage\w* hintereinander|dias seguidos|jours de suite|giorni di fila|dagen achter elkaar)\b/u;

/** "not more than two days in a row", "max 3 training days without a rest day" */
const FEW_DAYS =
  /\b(?:not more than|no more than|max\w*|at most|hochstens|nicht mehr als|maximal) (?:two|2|three|3|zwei|drei) (?:training |gym |workout )?(?:days|tage\w*) (?:in a row|without|running|hintereinander|am stuck|ohne|nacheinander)/u;

function saysApart(said: string): boolean {
  return APART.test(said) || FEW_DAYS.test(said);
}

const ALL_OF_IT = /\b(?:nothing|nichts|everything|anything|all|else|nada|rien|niente|niets|alles)\b/u;

/** What the clause before was about: "running is allowed, only 20 minutes at a time". */
function carried(parts: readonly Part[], index: number): readonly Activity[] {
  const part = parts[index];
  if (part === undefined || (ALL_OF_IT.test(part.said) && amountsIn(part.said).some(({ unit }) => unit === "kilograms"))) return [];
  const own = parts.slice(0, index).filter(({ sentence }) => sentence === part.sentence);
  // "Swimming again from 15 December. Then 1500 m at most."
  if (own.length === 0 && THEN_WORDS.test(part.said))
    return parts.slice(0, index).find(({ sentence, named }) => sentence === part.sentence - 1 && named.length > 0)?.named ?? [];
  const before = own;
  // "Cycling fine, none longer than 10 km": what is fine without end is not what the number is about.
  const last = before.at(-1);
  // "No deadlifts from the floor and never over 60 kg": of what is out no weight is left to limit.
  const isWeight = amountsIn(part.said).some(({ unit }) => unit === "kilograms");
  if (isWeight && last?.verdict === "forbidden" && amountsIn(last.said).length === 0 && BAN.test(part.said)) return [];
  // "The treadmill is fine, but not longer than 25 minutes"
  if (last?.named.length === 1 && amountsIn(part.said).some(({ unit }) => unit === "minutes")) return last.named;
  // "Running on the road is fine, three times a week at most"
  if (last !== undefined && last.named.length > 0 && timesAWeek(part.said) !== undefined) return last.named;
  return before.findLast(({ named, verdict, said }) => named.length > 0 && (verdict !== "fine" || amountsIn(said).length > 0))?.named ?? [];
}

/** The parts from the last "then" on: a date before it ends what stands before it. */
function sincePart(sentence: readonly Part[], part: Part): readonly Part[] {
  const at = sentence.indexOf(part);
  const then = sentence.findLastIndex(({ said }, index) => index <= at && index > 0 && THEN_WORDS.test(said));
  return then < 0 ? sentence : sentence.slice(then);
}

const BAN = /^(?:and |und |y |et |e )?(?:never|nothing|nie|niemals|nichts|nunca|nada|jamais|rien|mai|niente|nooit|niets)\b/u;

function periodIn(whole: readonly Part[], part: Part, today: Day): Period {
  const sentence = sincePart(whole, part);
  const first = firstSpan(
    part.said,
    whole.slice(0, whole.indexOf(part)).map(({ said }) => said),
    today,
  );
  if (first !== undefined) return first;
  const later = sentence.slice(sentence.indexOf(part)).find(({ said }) => OPENS_LATER.test(said));
  if (later !== undefined && (later === part || part.isBare)) {
    const tail = later.said.replace(new RegExp(`^.*?${OPENS_LATER.source}`, "u"), "");
    const until = opensAgain(`from ${tail.trim()}`.split(" "), today) ?? limitPeriod(`until ${tail.trim()}`.split(" "), today).until;
    if (until !== undefined) return { until, endsByWord: false };
  }
  const own = limitPeriod(part.said.split(" "), today);
  if (own.until !== undefined || own.endsByWord) return own;
  const before = sentence.slice(0, sentence.indexOf(part));
  // "Until the end of January nothing overhead and 15 kg at most", "no overhead barbell for six weeks, dumbbells up to 10 kg are fine".
  const led = NEVER_WORDS.test(part.said)
    ? undefined
    : (before.map(({ said }) => leadingPeriod(said, today)).find((period) => period !== undefined) ??
      (part.verdict === "fine" && amountsIn(part.said).length > 0
        ? before
            .filter(({ verdict }) => verdict === "forbidden")
            .map(({ said }) => limitPeriod(said.split(" "), today))
            .find(({ until }) => until !== undefined)
        : undefined));
  if (led !== undefined) return led;
  const found = datedBehind(sentence, part, today, own);
  if (found.until !== undefined || found.endsByWord) return found;
  // "20 minutes at most, speed only from 21 December": the careful weeks end on the same day.
  const behind = sentence.slice(sentence.indexOf(part) + 1).find(({ said }) => OPENS_LATER.test(said));
  const opens = behind === undefined ? undefined : opensAgain(behind.said.split(" "), today);
  return opens === undefined || opens < today ? found : { until: opens, endsByWord: false };
}

function datedBehind(sentence: readonly Part[], part: Part, today: Day, own: Period = { endsByWord: false }): Period {
  const after = sentence.slice(sentence.indexOf(part) + 1);
  // "3 runs a week, none longer than 10 km, until Christmas": a date that stands alone ends all before it.
  const beside = after
    .filter(
      ({ said, named }) =>
        named.length === 0 && /^(?:und |and |all |both |beides |alles )?(?:until|till?|bis|hasta|jusqu|fino|ate|tot|for|fur)\b/u.test(said),
    )
    .map(({ said }) => limitPeriod(said.split(" "), today))
    .find(({ until, endsByWord }) => endsByWord || until !== undefined);
  if (beside !== undefined) return beside;
  // "never on two days in a row, and no hill sprints until spring": never has no end, the date is that of the other ban.
  if (NEVER_WORDS.test(part.said)) return own;
  // "max 25 km a week and no run longer than 8 km until the end of January"
  const joined = after.map(({ said, verdict, named, clause }) => ({
    period: limitPeriod(said.split(" "), today),
    // "Runs of 30 minutes, no jumps until Christmas": the date is that of the ban alone.
    isLimit: verdict === "forbidden" ? clause.isJoined : named.length > 0,
  }));
  return joined.find(({ period: { until }, isLimit }) => until !== undefined && until >= today && isLimit)?.period ?? own;
}

function joinParts(parts: readonly Part[]): string {
  return parts.map(({ said }) => said).join(" ");
}

/** "Frozen shoulder, stay under 90": the angle is the arm's. */
const ARM = /\b(?:shoulders?|arms?|elbows?|wrists?|schulter\w*|hombros?|epaules?|spall\w*|ombros?|schouder\w*)\b/u;
