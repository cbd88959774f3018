import type { StatedLimit } from "./stated-limit.ts";
import { normalise } from "../normalise.ts";
import { addDays, type Day, daysBetween, shortDay } from "../../calendar/day.ts";
import { isSurelyGood } from "../../clause-kinds/second-opinion.ts";
import { type Clause, readClauses } from "../clause.ts";
import { namesProfessional } from "../cleared/clearance.ts";
import { type HealthFinding, type Person, toldOn } from "../group.ts";
import type { HealthLimits } from "../limits.ts";
import { limitsAfter } from "./after-limit.ts";
import { capsEffort, type LimitAsk, STARTS_LIGHT, UNDER_FAILURE } from "./limit-numbers.ts";
import { BUILDS_UP } from "./limit-movements.ts";
import { keepsGoing } from "./no-limit.ts";
import { deloadRhythm } from "./deload-rhythm.ts";
import { besideJointPosition } from "./joint-positions.ts";
import { clausePosition } from "./limit-positions.ts";
import { isPlausible } from "./plausible.ts";
import { rangeLimit } from "./limit-range.ts";
import { isHeldStill, isWornNow, periodOfThatDay, regionLimits } from "./limit-regions.ts";
import { countedFromOperation } from "./since-operation.ts";
import { swumByArms } from "./limit-swimming.ts";
import { plainBans } from "../reach/plain-ban.ts";
import { narrowToUnderstood } from "../reach/narrow-to-understood.ts";
import { weighLimit } from "./limit-evidence.ts";
import { householdLimits } from "./limit-weights.ts";
import { lightWeights } from "./light-weights.ts";
import { SAME_DAY, getStatements } from "../../statements/note-statements.ts";
import { limitPeriod } from "./period.ts";
import { reportsNoComplaint } from "../../injuries/all-fine.ts";
import { getGrowth, joined, getMinutes, getNote, underPulse } from "./limit-findings.ts";
import { limitsIn, FINE, merged, PAIN, NOTHING_HEAVY } from "./clause/limits-in.ts";
import { opensIn } from "./clause/opens-in.ts";
import { getPeriod, untilInSentence } from "./clause/limit-period.ts";
import { besideStatement, type OwnLimit, ofStatement } from "./clause/beside-statement.ts";
import { goingOn } from "./clause/going-on.ts";
import { isApartOfMovement, isWorseInARow, saysWhen, RUNS_WORDS, isOfWeekdays } from "./clause/when-stated.ts";
import { isOfADog, isPainless, withoutOnsetDownhill, endsWhatIsWanted, withAllJumps, isLifted } from "./clause/limit-corrections.ts";
import { deniesSymptom, onTrigger } from "./clause/trigger-limits.ts";

const ORDER =
  /\b(?:signed (?:me )?off|green light|okd|oked|okayed|keep|stay|stick|remain|limit\w*|allow\w*|permit\w*|cleared|restrict\w*|must|should|told|says?|said|orders?|advis\w*|doctors? orders|erlaub\w*|darf|soll|sagt|verordnet|freigegeben|permite|deja|dice|autoriz\w*|autoris\w*|permet|dit|dois|devo|puo|mag|moet|zegt)\b/u;

/** The limits of a text, clause by clause: a list goes on with the "no" before it, and a date counts for all of its sentence. */
export function readToldLimits(clauses: readonly Clause[], today: Day, person: ReaderOfLimits): readonly StatedLimit[] {
  const days = (person.reports ?? []).map(({ on }) => on);
  const key = [today, person.age ?? "", ...days].join(" ");
  const known = READ.get(clauses);
  const found = known?.get(key) ?? findLimits(clauses, today, person);
  READ.set(clauses, (known ?? new Map<string, readonly StatedLimit[]>()).set(key, found));
  return found;
}

/** What the reader of limits needs to know of a person. */
type ReaderOfLimits = Pick<Person, "age" | "easyPace" | "reports">;

const READ = new WeakMap<readonly Clause[], Map<string, readonly StatedLimit[]>>();

function findLimits(clauses: readonly Clause[], today: Day, person: ReaderOfLimits): readonly StatedLimit[] {
  const found = withAllJumps(whileHeldStill(dayByDay(clauses, today, person), clauses), clauses);
  return [...found, ...plainBans(clauses, found, today)]
    .filter((limit) => !isOfADog(limit, clauses))
    .filter((limit) => !(OF_A_PLACE.test(normalise(limit.phrase)) && isPainless(limit, clauses)))
    .filter((limit) => !keepsGoing(normalise(limit.phrase)) && !isLifted(limit, clauses, today))
    .filter((limit) => limit.isByProfessional || !(endsWhatIsWanted(limit) || isPainless(limit, clauses) || deniesSymptom(limit)))
    .flatMap((limit) => onTrigger(limit) ?? [])
    .flatMap((limit) => (limit.isByProfessional ? [limit] : withoutOnsetDownhill(limit)))
    .map((limit) => countedFromOperation(limit, clauses, today))
    .flatMap((limit) => weighLimit(limit, clauses, today) ?? [])
    .map((limit) => narrowToUnderstood(limit, clauses))
    .filter((limit) => isPlausible(limit));
}

/** "For three weeks" counts from the day on which it was told. */
function dayByDay(clauses: readonly Clause[], today: Day, person: ReaderOfLimits): readonly StatedLimit[] {
  if ((person.reports ?? []).length === 0) return getOwnLimits(clauses, today, person);
  const told = new Map<Day, Clause[]>();
  for (const clause of clauses) {
    const first = clauses.find(({ sentence }) => sentence === clause.sentence) ?? clause;
    const day = toldOn(first.quote, person.reports, today);
    told.set(day, [...(told.get(day) ?? []), clause]);
  }
  return [...told].flatMap(([day, own]) => getOwnLimits(own, day, person));
}

/** Where it does not hurt, also where a professional named what it is: "(runner's knee, says the physio), uphill nothing". */
const OF_A_PLACE =
  /^(?:(?:und|and|y|et|e|en) )?(?:bergauf|uphills?|climbing|on the flat|cuesta arriba|subiendo|en (?:el )?llano|en montee|dans les montees|sur le plat|in salita|in piano|na subida|no plano|bergop|op het vlakke|im alltag|auf der ebene|in der ebene)\b/u;

/** "Wrist sprain, in a brace until 10 Dec. Can't do front rack": what the next sentence leaves out without a date comes back with the part. */
function whileHeldStill(limits: readonly StatedLimit[], clauses: readonly Clause[]): readonly StatedLimit[] {
  const still = limits.find(({ limits: { regions }, period }) => regions !== undefined && period.until !== undefined);
  if (still === undefined) return limits;
  const sentenceOf = ({ phrase }: StatedLimit): number => clauses.find(({ quote }) => quote === phrase)?.sentence ?? -1;
  const from = sentenceOf(still);
  return limits.map((one) =>
    one.period.until === undefined && !one.period.endsByWord && !onlyOpens(one) && sentenceOf(one) - from <= 1 && sentenceOf(one) >= from
      ? { ...one, period: still.period }
      : one,
  );
}

function getOwnLimits(clauses: readonly Clause[], today: Day, person: ReaderOfLimits): readonly StatedLimit[] {
  const highestPulse = person.age === undefined ? undefined : 208 - 0.7 * person.age;
  const statements = getStatements(clauses, today);
  return getSentences(clauses).flatMap((sentence): readonly StatedLimit[] => {
    const all = sentence.map(({ englishWords }) => englishWords.join(" "));
    const whole = all.join(" , ");
    const own = statements
      .filter(
        ({ clause }) => sentence.includes(clause) && !saysWhen(clause) && !isOfWeekdays(clause.english, clause.englishWords.join(" ")),
      )
      .flatMap((one) => ofStatement(one).map((limit) => swumByArms(limit, one, clauses)));
    const streaks = sentence.flatMap((clause, index) =>
      isWorseInARow(clause, sentence[index + 1])
        ? [{ phrase: clause.quote, limits: { consecutiveRuns: false }, period: getPeriod(sentence, index, today), isByProfessional: false }]
        : [],
    );
    const isOwned = (clause: Clause): boolean => own.some(({ clause: other }) => other === clause);
    const positions = new Map(
      sentence.flatMap((clause) => {
        const limits = clause.isOther ? undefined : clausePosition(clause, sentence);
        return limits === undefined ? [] : [[clause, limits] as const];
      }),
    );
    if (
      (positions.size === 0 && !MAY_LIMIT.test(whole) && !sentence.some(({ quote }) => deloadRhythm(quote) !== undefined)) ||
      AWAY.test(whole) ||
      SAME_DAY.test(whole)
    )
      return [...own, ...streaks];
    const ask: LimitAsk = { isOrder: namesProfessional(whole) || ORDER.test(whole), highestPulse, whole };
    const isDated =
      limitPeriod(
        sentence.flatMap(({ englishWords }) => englishWords),
        today,
      ).until !== undefined;
    const isByProfessional = namesProfessional(whole) || /\bcleared\b|\b(?:been|was|were) (?:told|advised)\b/u.test(whole);
    const isTold = isDated || tellsOrder(whole, ask);
    const lists = goingOn(sentence);
    const others = sentence.flatMap((clause, index): readonly StatedLimit[] => {
      const said = all[index] ?? "";
      if (isApartOfMovement(clause)) return [];
      const light = lightWeights(clause, whole) ?? householdLimits(clause);
      if (light !== undefined)
        return [{ phrase: clause.quote, limits: light, period: untilInSentence(sentence, index, today), isByProfessional: true }];
      const rhythm = clause.isOther ? undefined : deloadRhythm(clause.quote);
      if (rhythm !== undefined)
        return [{ phrase: clause.quote, limits: { deloadEvery: rhythm }, period: getPeriod(sentence, index, today), isByProfessional }];
      const position = positions.get(clause);
      if (position !== undefined && !ENDED.test(said)) {
        const beside = besideJointPosition(clause.quote, said);
        const spoken = beside === undefined ? clause : { ...clause, english: beside.rest };
        const told = limitsIn(spoken, { said: beside?.rest ?? said, whole, ask, isTold, goesOn: false });
        const { running: _running, impact: _impact, ...more } = told;
        const runs = RUNS_WORDS.test(normalise(clause.quote)) ? { running: false } : {};
        return [
          {
            phrase: clause.quote,
            limits: withoutLifts(merged([position, { ...more, ...runs }])),
            period: getPeriod(sentence, index, today),
            isByProfessional,
          },
        ];
      }
      // "OK'd everything but deep hip flexion"
      const goesOn =
        lists[index] === true ||
        (ALL_BUT.test(all[index - 1] ?? "") && !clause.isJoined && index > 0 && !FINE.test(said) && !BUILDS_UP.test(said));
      const part = ENDED.test(said) ? {} : regionLimits(clause.english, said, whole);
      if (Object.keys(part).length > 0) {
        const dated = periodOfThatDay(said, all, today) ?? getPeriod(sentence, index, today);
        if (dated.until !== undefined || dated.endsByWord || !isHeldStill(said) || isWornNow(said))
          return [{ phrase: clause.quote, limits: part, period: dated, isByProfessional }];
      }
      const range = clause.isOther
        ? undefined
        : rangeLimit(clause.quote, said, all.slice(Math.max(0, index - JOINT_BEFORE), index + 1).join(" "));
      if (range !== undefined) return [{ phrase: clause.quote, ...range, period: getPeriod(sentence, index, today), isByProfessional }];
      if (ENDED.test(said) || saysWhen(clause)) return [];
      // "bis dahin nur Rad und Laufen": the day is that of the clause before, which says what is out.
      if (UNTIL_THEN.test(said) || reportsNoComplaint(clause)) return [];
      if (clause.isOther || (!goesOn && !MAY_LIMIT.test(said)) || isOfWeekdays(clause.english, said)) return [];
      if (capsEffort(said))
        return [{ phrase: clause.quote, limits: UNDER_FAILURE, period: getPeriod(sentence, index, today), isByProfessional }];
      const open = opensIn(clause, { said, whole }, today);
      const found = open?.limits ?? limitsIn(clause, { said, whole, ask, isTold, goesOn });
      const limits = isOwned(clause) && open === undefined ? besideStatement(found, own, clause) : found;
      if (Object.keys(limits).length === 0) return [];
      // What the classifier is sure of as good news closes nothing; a number stays a number.
      if (open === undefined && !isByProfessional && !/\d/u.test(said) && !NOTHING_HEAVY.test(said) && isSurelyGood(clause, clauses))
        return [];
      const dated = open?.period ?? getPeriod(sentence, index, today);
      const period =
        limits.standing === false && dated.until === undefined
          ? (sentence.map(({ englishWords }) => limitPeriod(englishWords, today)).find(({ until }) => until !== undefined) ?? dated)
          : STARTS_LIGHT.test(said) && dated.until === undefined
            ? { until: addDays(today, FIRST_DAYS), endsByWord: false }
            : dated;
      return [{ phrase: clause.quote, limits, period, isByProfessional }];
    });
    // What a ban closes is read with its position too: "nothing overhead with the barbell".
    const isBanRead = (one: OwnLimit): boolean =>
      others.some(({ phrase, cue }) => phrase === one.phrase && (one.isBan || cue !== undefined));
    return [...own.filter((one) => !isBanRead(one) && !positions.has(one.clause) && !isApartOfMovement(one.clause)), ...streaks, ...others];
  });
}

/** Getting up from the floor is no pull from it. */
function withoutLifts({ closed, ...limits }: Partial<HealthLimits>): Partial<HealthLimits> {
  const rest = closed?.filter((activity) => activity !== "floor") ?? [];
  return rest.length === 0 ? limits : { ...limits, closed: rest };
}

const ENDED =
  /\b(?:till?|until|bis|hasta|jusqu\w*|fino|ate|tot)\b (?:\w+ ){0,2}?(?:last|yesterday|gestern|letzt\w*|vorig\w*|vergangen\w*|ayer|pasad\w*|hier|derni\w*|scors\w*|passad\w*|vorige)\b|\b(?:off|out|gone|weg|raus|ab) (?:since|for|seit|\w+ (?:weeks?|days?|months?) ago|last (?:week|month))\b/u;

/** "New left knee (total replacement) in February, bends to about 100 degrees": so many clauses before it can name the joint. */
const JOINT_BEFORE = 4;

/** "Start light" is over after so many days. */
const FIRST_DAYS = 21;

const UNTIL_THEN = /\b(?:bis dahin|until then|till then|hasta entonces|d ici la|jusque la|fino ad allora|tot dan)\b/u;

/** What only stays open limits nothing. */
export function onlyOpens({ limits, cue }: StatedLimit): boolean {
  return cue === undefined && Object.keys(limits).length > 0 && Object.keys(limits).every((field) => field === "opened");
}

const ALL_BUT = /\b(?:okd?|okayed|allow\w*|cleared|fine|erlaubt|frei\w*|permit\w*)\b.*\b(?:everything|anything|all|alles|todo|tout)$/u;

/** What there is in a hotel is no limit of the body. */
const AWAY = /\b(?:hotel|travel\w*|daheim|zuhause|at home|home gym|work away|auf reisen|weights? i have|all i have|i only have|i own)\b/u;

/** Clauses of each sentence, as many as a person writes in one breath. */
function getSentences(clauses: readonly Clause[]): readonly (readonly Clause[])[] {
  const sentences = new Map<number, Clause[]>();
  for (const clause of clauses) {
    const known = sentences.get(clause.sentence) ?? [];
    if (known.length < LONGEST_SENTENCE) known.push(clause);
    sentences.set(clause.sentence, known);
  }
  return [...sentences.values()];
}

const LONGEST_SENTENCE = 30;

/** Without any of these words nothing is limited; most clauses end here. */
const MAY_LIMIT =
  /\d|\b(?:pensar|hablar|sogno|question|threshold|schwelle|parallel|weights?|gewichte|pesos|charges|pesi|gewichten|sitting|seated|lying|conversational|talk\w*|plaudertempo|unterhaltungstempo|conversacion|conversation|only|rather|moderate|slow\w*|gradual\w*|langsam\w*|every|jeden|ramp|start\w*|begin\w*|om|no|not|non|nao|never|nothing|avoid\w*|without|dont|cant|cannot|may|can|can|only|just|light|limit\w*|max\w*|under|below|up|until|till|keep|stay\w*|skip|stop|seated|crutches|cast|plaster|sling|boot|from|again|half|low|allow\w*|permit\w*|forbid\w*|banned|off|kein\w*|nicht\w*|nur|ohne|verboten|vermeid\w*|meide\w*|ab|bis|darf|wieder|entlast\w*|krucken|halbe\w*|sin|nada|evit\w*|prohib\w*|solo|solamente|hasta|puedo|muletas|mitad|pas|sans|rien|ne|eviter|interdit\w*|seulement|jusqu\w*|bequilles|moitie|niente|senza|vietat\w*|fino|posso|sem|proibid\w*|apenas|ate|geen|niet|niets|zonder|vermijd\w*|alleen|tot|mag|verboden|hoogstens)\b/u;

/** The clauses of a text that tell a limit, as they were written. */
export function statedLimitPhrases(text: string, today: Day): readonly string[] {
  return readToldLimits(readClauses(text), today, {}).map(({ phrase }) => phrase);
}

/** "I can't squat" beside a sore knee is the knee's; a professional, a date or a bare order makes it a limit. */
function tellsOrder(whole: string, { isOrder }: LimitAsk): boolean {
  return isOrder || !PAIN.test(whole);
}

/** A limit that has not begun closes nothing yet; the plan says when it does. */
function aheadFinding({ phrase, limits, period }: StatedLimit, from: Day): HealthFinding {
  const note = `${getNote(phrase, limits, period, false)} It starts on ${shortDay(from)}.`;
  return { group: "doctors-limit", label: "a limit you were given", phrase, limits: { clearance: "advise" }, note };
}

/** What the limits of a text are so many weeks after `today`, each a finding of its own; over ones leave their way back for some weeks. */
export function statedLimitFindings(
  told: readonly StatedLimit[],
  today: Day,
  elapsed: number,
  person: ReaderOfLimits,
): readonly HealthFinding[] {
  const now = addDays(today, 7 * elapsed);
  const stays = [...new Set(told.filter(onlyOpens).flatMap(({ limits }) => limits.opened ?? []))];
  const growth = getGrowth(told) ** elapsed;
  const findings = joined(told).flatMap((one): readonly HealthFinding[] => {
    const { phrase, limits, period, cue, from } = one;
    const { until } = period;
    if (onlyOpens(one)) return [];
    // In the week in which it begins it holds from the first day.
    if (from !== undefined && from > addDays(now, 6)) return [aheadFinding(one, from)];
    const own = {
      ...limits,
      ...(limits.runMinutes === undefined || growth === 1 ? {} : { runMinutes: Math.floor(limits.runMinutes * growth) }),
      ...(limits.pulse === undefined ? {} : underPulse(limits, limits.pulse, person.age)),
      ...(limits.runMetres === undefined ? {} : { runMinutes: getMinutes(limits.runMetres, person.easyPace) }),
    };
    const isOver = until !== undefined && until < now;
    const way = isOver ? limitsAfter(own, daysBetween(until, now)) : undefined;
    if (isOver && way === undefined) return [];
    const held = way ?? own;
    return [
      {
        group: "doctors-limit",
        label: "a limit you were given",
        phrase,
        limits: { ...held, clearance: "advise" },
        ...(until === undefined ? {} : { until }),
        note: cue !== undefined && !isOver ? cue : getNote(phrase, own, period, isOver),
      },
    ];
  });
  // What is fine opens only what another clause closes.
  return stays.length === 0
    ? findings
    : findings.map((finding) => ({ ...finding, limits: { ...finding.limits, opened: [...(finding.limits.opened ?? []), ...stays] } }));
}
