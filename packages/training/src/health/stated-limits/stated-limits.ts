import type { StatedLimit } from "./stated-limit.ts";
import { normalise } from "../normalise.ts";
import { isPainlessTail } from "../painless-tail.ts";
import { addDays, type Day, daysBetween, shortDay } from "../../calendar/day.ts";
import { isSurelyGood } from "../../clause-kinds/second-opinion.ts";
import { type Activity, getNames } from "../../injuries/activities.ts";
import { namesRegion } from "../../injuries/complaints/regions.ts";
import { weekdaysIn } from "../../free-text/dates/weekdays.ts";
import type { Region } from "../../catalogue/exercise.ts";
import { fullClearances } from "../cleared/full-clearance.ts";
import { hardWorkLimits } from "./hard-work.ts";
import { type Clause, readClauses } from "../clause.ts";
import { namesProfessional } from "../cleared/clearance.ts";
import { type HealthFinding, type Person, toldOn } from "../group.ts";
import { type HealthLimits, type Impact, strictest } from "../limits.ts";
import { limitsAfter } from "./after-limit.ts";
import { capsEffort, type LimitAsk, limitNumbers, pulseLimit, STARTS_LIGHT, UNDER_FAILURE } from "./limit-numbers.ts";
import { BUILDS_UP, forbids, movementLimits, namesWay, getWords, onlyLimits } from "./limit-movements.ts";
import { keepsGoing } from "./no-limit.ts";
import { isDoneEasily } from "./done-easily.ts";
import { deloadRhythm } from "./deload-rhythm.ts";
import { besideJointPosition } from "./joint-positions.ts";
import { clausePosition } from "./limit-positions.ts";
import { isPlausible } from "./plausible.ts";
import { rangeLimit } from "./limit-range.ts";
import { isHeldStill, isWornNow, periodOfThatDay, regionLimits, regionsIn } from "./limit-regions.ts";
import { runningLimits, tellsRunsAndWalks } from "./limit-running.ts";
import { countedFromOperation } from "./since-operation.ts";
import { swumByArms } from "./limit-swimming.ts";
import { weightLimits } from "./limit-weights.ts";
import { plainBans } from "../reach/plain-ban.ts";
import { narrowToUnderstood } from "../reach/narrow-to-understood.ts";
import { weighLimit } from "./limit-evidence.ts";
import { householdLimits } from "./household-weights.ts";
import { lightWeights } from "./light-weights.ts";
import { SAME_DAY, getStatements } from "../../statements/note-statements.ts";
import type { NoteStatement } from "../../statements/note-statement.ts";
import { getCue, getLimits as statementLimits } from "../../statements/statement-limits.ts";
import { firstSpan, leadingPeriod, limitPeriod, NEVER_WORDS, opensAgain, type Period } from "./period.ts";
import { reportsNoComplaint } from "../../injuries/all-fine.ts";
import { opensThen } from "../../statements/dates-beside.ts";
import { OPENS_LATER, TASTE_WORDS, getVerdict } from "../../statements/verdict.ts";
import { activitiesIn } from "../../injuries/activities.ts";
import { getGrowth, joined, getMinutes, getNote, underPulse } from "./limit-findings.ts";

const ORDER =
  /\b(?:signed (?:me )?off|green light|okd|oked|okayed|keep|stay|stick|remain|limit\w*|allow\w*|permit\w*|cleared|restrict\w*|must|should|told|says?|said|orders?|advis\w*|doctors? orders|erlaub\w*|darf|soll|sagt|verordnet|freigegeben|permite|deja|dice|autoriz\w*|autoris\w*|permet|dit|dois|devo|puo|mag|moet|zegt)\b/u;

const PAIN =
  /\b(?:hurts?|pain\w*|ache\w*|aching|sore|schmerz\w*|tut weh|duele|duelen|dolor\w*|fait mal|douleur\w*|fa male|dolore|dor|doi|pijn)\b/u;

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
    .filter((limit) => limit.isByProfessional || !(endsWhatIsWanted(limit) || isPainless(limit, clauses)))
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

/** "No kipping until …" of December is over with "right shoulder cleared for everything" of January. */
function isLifted({ phrase }: StatedLimit, clauses: readonly Clause[], today: Day): boolean {
  const at = clauses.findIndex(({ quote }) => quote === phrase);
  const own = clauses[at];
  if (own === undefined) return false;
  const parts = clauses.filter(({ sentence }) => Math.abs(sentence - own.sentence) <= 1).flatMap(({ english }) => regionsIn(english));
  return fullClearances(clauses, today).some(
    ({ sentence, regions }) =>
      sentence > own.sentence && (regions.length === 0 || parts.length === 0 || regions.some((region) => parts.includes(region as Region))),
  );
}

/** "The dog comes along, but 10 km at most, she is 9": how far the dog runs limits nobody else. */
function isOfADog({ phrase, limits: { runMetres, runMinutes, sessionMinutes } }: StatedLimit, clauses: readonly Clause[]): boolean {
  if (runMetres === undefined && runMinutes === undefined && (sessionMinutes === undefined || OF_ALL.test(normalise(phrase)))) return false;
  const own = clauses.find(({ quote }) => quote === phrase);
  const beside = clauses.filter(({ sentence }) => sentence === own?.sentence);
  const said = normalise(beside.map(({ quote }) => quote).join(" "));
  return own !== undefined && DOG.test(said) && !OWN_LIMIT.test(normalise(phrase));
}

const DOG =
  /\b(?:dogs?|pupp(?:y|ies)|hond\w*|hund(?:e|in|s)?|hundin|welpe|perr[oa]s?|chiens?|chiennes?|can[ei]|cagn\w+|cachorr[oa]|cao|cadela)\b/u;
/** "I may run 10 km", "me deja": the limit of the one who writes. */
const OWN_LIMIT =
  /\b(?:i|me|my|ich|mir|mich|yo|mi|je|moi|mon|ma|io|mio|eu|meu|ik|mij|mijn|doctor|physio|surgeon|arzt|physio\w*|fisio\w*|kine\w*|knee|knie|achilles|calf|hip|back)\b/u;

/** Where it does not hurt, also where a professional named what it is: "(runner's knee, says the physio), uphill nothing". */
const OF_A_PLACE =
  /^(?:(?:und|and|y|et|e|en) )?(?:bergauf|uphills?|climbing|on the flat|cuesta arriba|subiendo|en (?:el )?llano|en montee|dans les montees|sur le plat|in salita|in piano|na subida|no plano|bergop|op het vlakke|im alltag|auf der ebene|in der ebene)\b/u;

/** "Downhill it twinges, uphill and in daily life nothing": what is named at the end of the sentence is no limit. */
function isPainless({ phrase }: StatedLimit, clauses: readonly Clause[]): boolean {
  const own = clauses.find(({ quote }) => quote === phrase);
  if (own === undefined) return false;
  const sentence = clauses.filter((clause) => clause.sentence === own.sentence);
  const at = sentence.indexOf(own);
  const [before, tail] = [sentence.slice(0, at), sentence.slice(at)];
  const said = normalise(before.map(({ quote }) => quote).join(" "));
  return tail.length <= 2 && (HURTS.test(said) || NOTICES.test(said)) && isPainlessTail(tail.map(({ quote }) => quote).join(" "));
}

/** "Long stairs I still notice sometimes, running nothing" */
const NOTICES = /\b(?:feel|notice|merk(?:e|s)?|spur(?:e|s)?|noto|nota|siento|sens|ressens|remarque|sento|avverto|sinto|voel)\b/u;

const HURTS =
  /\b(?:hurts?|pain\w*|twinge\w*|ache\w*|pinch\w*|zwick\w*|schmerz\w*|zieht|tut weh|sticht|duele\w*|molesta\w*|pincha\w*|dolor\w*|fait mal|tire|gene|pince|douleur\w*|fa male|tira|fastidio|dolore|doi|doem|pijn\w*)\b/u;

/** "Running downhill it twinges after an hour and a half" limits the descents, and no run on the flat. */
function withoutOnsetDownhill(limit: StatedLimit): readonly StatedLimit[] {
  const { runMinutes, runMetres, ...others } = limit.limits;
  const said = normalise(limit.phrase);
  if ((runMinutes === undefined && runMetres === undefined) || !DOWNHILL.test(said)) return [limit];
  const closed = [...new Set<Activity>([...(others.closed ?? []), "downhill"])];
  // "20 minutes of running, not downhill": both hold.
  if (NOT_DOWNHILL.test(said)) return [{ ...limit, limits: { ...limit.limits, closed } }];
  // "Downhill is fine up to 20 minutes": nothing is out, and no run is shorter for it.
  if (!HURTS.test(said) && FINE_DOWNHILL.test(said)) return Object.keys(others).length === 0 ? [] : [{ ...limit, limits: others }];
  return [{ ...limit, limits: { ...others, closed } }];
}

const FINE_DOWNHILL = /\b(?:fine|ok|okay|good|no (?:problem|trouble|pain)|gut|geht|bien|sans (?:probleme|douleur)|bene|bem|goed|prima)\b/u;
const NOT_DOWNHILL =
  /\b(?:not|no|nicht|kein\w*|pas|non|nao|niet|geen) (?:\w+ )?(?:downhills?|descents?|bergab\w*|abwarts|bajadas?|descentes?|discesa|discese|descidas?|bergaf)\b/u;
const DOWNHILL =
  /\b(?:downhills?|descents?|going down|bergab\w*|abwarts|abstieg\w*|bajadas?|cuesta abajo|bajando|descentes?|en descendant|discesa|discese|descidas?|bergaf)\b/u;

/** "I'd like my Saturday run to be with her": who wants to run has not ended running in the same breath. */
function endsWhatIsWanted({ phrase, limits: { running, closed = [] } }: StatedLimit): boolean {
  const said = normalise(phrase);
  return (running === false || closed.includes("run")) && WANTS_TO_RUN.test(said) && !BANS_RUNNING.test(said);
}

const BANS_RUNNING =
  /\b(?:no|not|cant|cannot|mustnt|never|stop\w*|without|kein\w*|nicht|nie|sin|dejar|pas|jamais|arret\w*|non|senza|smett\w*|nao|sem|geen|niet)\b(?: \w+){0,2} (?:runs?|running|jog\w*|l[au]uf\w*|correr|trotar|courir|correre|hardlopen)\b/u;

const WANTS_TO_RUN =
  /\b(?:(?:id|i would|we would|wed) (?:really |just )?(?:like|love|prefer)|(?:i|we) (?:really |just )?(?:want|wanna|hope|plan)|looking forward|mochte|wurde gern\w*|ich will|quiero|quisiera|me gustaria|je veux|je voudrais|j aimerais|voglio|vorrei|mi piacerebbe|quero|gostaria|ik wil)\b(?!(?: \w+){0,3} (?:not|no|stop|nicht|kein\w*|dejar|arreter|smettere|parar|stoppen)\b)(?: \w+){0,6} (?:runs?|running|jog\w*|l[au]uf\w*|correr|carreras?|trotar|courir|course|footing|correre|corsa|corrida|hardlopen|loop\w*)\b/u;

/** "Achilles sore, no box jumps or skipping": a broad jump and a burpee load the tendon no less than what was named. */
function withAllJumps(limits: readonly StatedLimit[], clauses: readonly Clause[]): readonly StatedLimit[] {
  if (!clauses.some(({ englishWords }) => BELOW_KNEE.test(englishWords.join(" ")))) return limits;
  return limits.map((one) => {
    const { closed = [], impact = 2, ...others } = one.limits;
    const rest = closed.filter((activity) => activity !== "box-jump" && activity !== "skipping");
    if (rest.length === closed.length) return one;
    const jumps = { impact: Math.min(2, impact) as Impact, contacts: 0 };
    return { ...one, limits: { ...others, ...jumps, ...(rest.length > 0 ? { closed: rest } : {}) } };
  });
}

const BELOW_KNEE =
  /\b(?:achill\w*|cal(?:f|ves)|shins?|waden?|schienbein\w*|pantorrillas?|gemelos?|mollets?|polpacci\w*|kuit\w*|panturrilhas?)\b/u;

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

/** What is allowed so far holds until the day of the next check-up, wherever its sentence names it. */
function untilInSentence(sentence: readonly Clause[], index: number, today: Day): Period {
  const own = getPeriod(sentence, index, today);
  if (own.until !== undefined || own.endsByWord) return own;
  return sentence.map(({ englishWords }) => limitPeriod(englishWords, today)).find(({ until }) => until !== undefined) ?? own;
}

/** "Never overhead two days in a row" bans nothing, and is about no run: the plan has no rule for it, so it is shown back. */
function isApartOfMovement({ quote, english }: Clause): boolean {
  const said = normalise(quote);
  // "It grumbles if I skip the calf raises": what helps is not out.
  if (LEFT_UNDONE.test(said)) return true;
  if (!IN_A_ROW.test(said)) return false;
  const named = activitiesIn(getWords(english.replace(DAYS_RUNNING, "$<of> in a row"))).map(({ activity }) => activity);
  return named.length > 0 && named.every((activity) => getNames(activity).length > 0 && !OF_A_WHOLE_DAY.has(activity));
}

/** Whatever trains on that day: runs, lifting, a sport. */
const OF_A_WHOLE_DAY: ReadonlySet<Activity> = new Set<Activity>([
  "run",
  "run-easy",
  "run-fast",
  "hills",
  "lifting",
  "bike",
  "swim",
  "walk",
  "rower",
  "ski",
  "leg-strength",
]);

const DAYS_RUNNING = /\b(?<of>days?|nights?|weeks?|sessions?|times) running\b/giu;
const LEFT_UNDONE =
  /\bunless i (?:do|keep up|keep doing)\b(?=.*\b(?:exercises?|raises?|stretch\w*|drills?|rehab|mobility)\b)|\b(?:if|when|whenever|unless|wenn|falls|sobald|si|cuando|quand|lorsque|se|quando|als) (?:i |ich |je |ik |eu |yo )?(?:skip|miss|forget|stop doing|leave out|dont do|do not do|auslasse|vergesse|weglasse|(?:die |meine )?\w+ (?:auslasse|vergesse|weglasse|nicht mache)|salto|me salto|dejo de hacer|no hago|olvido|saute|oublie|ne fais pas|arrete|non faccio|dimentico|nao faco|esqueco|oversla|vergeet)\b(?=.*\b(?:exercises?|raises?|stretch\w*|drills?|rehab|prehab|mobility|strength\w*|work|warm ?up|ubungen|wadenheben|dehnen|aufwarmen|ejercicios|estiramientos|calentamiento|exercices|etirements|echauffement|esercizi|sollevamenti|stretching|riscaldamento|exercicios|alongamentos|oefeningen)\b)/u;
const IN_A_ROW =
  /\b(?:days running|in a row|back to back|consecutive days|on following days|hintereinander|nacheinander|seguidos|de suite|d affilee|di fila|achter elkaar)\b/u;

/** "2 Tagen Laufen hintereinander wirds schlechter", "it hurts if I run two days in a row": a day between runs. */
function isWorseInARow({ words, isOther }: Clause, next: Clause | undefined): boolean {
  const own = words.join(" ");
  const said = next?.isJoined === true ? `${own} ${next.words.join(" ")}` : own;
  return !isOther && DAYS_IN_A_ROW.test(own) && RUNS_WORDS.test(own) && GETS_WORSE.test(said) && !NOT_WORSE.test(said);
}

const DAYS_IN_A_ROW =
  /\b(?:(?:2|two|zwei|dos|deux|due|dois|twee) (?:\w+ ){0,3}?(?:in a row|hintereinander|nacheinander|seguidos|de suite|d affilee|di fila|achter elkaar)|back to back|consecutive days|consecutiv\w* dias|dias consecutivos|jours consecutifs|giorni consecutivi)\b/u;
const GETS_WORSE =
  /\b(?:worse|hurts?|aches?|flares?|sore|swells?|(?:goes|go) pop|pops|tears|cramps|seizes|schlechter|schlimmer|schmerzt|schmerzen|tut weh|tun weh|duele\w*|peor|empeora|se me carga|fait mal|font mal|mal (?:au|aux|a)|pire|empire|fa male|fanno male|peggio|peggiora|doi|doem|pior|piora|erger|pijn)\b/u;
const NOT_WORSE = /\b(?:no|not|never|without|doesnt|dont|nicht|kein\w*|ohne|sin|no me|sans|pas|non|senza|nao|sem|niet|geen)\b/u;

/** "Pas à plat ventre" names no run on the flat. */
const RUNS_WORDS = /\b(?:run\w*|jog\w*|laufen?|lauftag\w*|joggen|corro|correr|cours|corro|loop|trotar|courir|correre|hardlopen)\b/u;

/** Getting up from the floor is no pull from it. */
function withoutLifts({ closed, ...limits }: Partial<HealthLimits>): Partial<HealthLimits> {
  const rest = closed?.filter((activity) => activity !== "floor") ?? [];
  return rest.length === 0 ? limits : { ...limits, closed: rest };
}

/** "On crutches till last week", "sling off 5 weeks ago": over. */
function saysWhen({ englishWords }: Clause): boolean {
  const said = englishWords.join(" ");
  return HURTS_NOT.test(said) || OF_THE_HOUR.test(said);
}

/** "Hurts the first ten steps, nothing when running": what is quiet is no ban. */
const HURTS_NOT =
  /^(?:(?:but|and|then|aber|und|pero|y|mais|et) )*(?:nothing|not|none|zero|nichts|nada|rien|niente) (?:when|while|during|beim|bei|al|en|pendant|durante)\b/u;

/** "No evening intervals" says when, not whether. */
const OF_THE_HOUR =
  /\b(?:no|not|never|kein\w*|nie|sin|nunca|pas|jamais)\b(?: \w+){0,3} ?\b(?:evenings?|late|nights?|(?<!good )mornings?|early|abends?|morgens|nachts|noche|manana|soir|matin)\b/u;

const ENDED =
  /\b(?:till?|until|bis|hasta|jusqu\w*|fino|ate|tot)\b (?:\w+ ){0,2}?(?:last|yesterday|gestern|letzt\w*|vorig\w*|vergangen\w*|ayer|pasad\w*|hier|derni\w*|scors\w*|passad\w*|vorige)\b|\b(?:off|out|gone|weg|raus|ab) (?:since|for|seit|\w+ (?:weeks?|days?|months?) ago|last (?:week|month))\b/u;

/** "New left knee (total replacement) in February, bends to about 100 degrees": so many clauses before it can name the joint. */
const JOINT_BEFORE = 4;

/** "Start light" is over after so many days. */
const FIRST_DAYS = 21;

const UNTIL_THEN = /\b(?:bis dahin|until then|till then|hasta entonces|d ici la|jusque la|fino ad allora|tot dan)\b/u;

type OwnLimit = StatedLimit & { readonly clause: Clause; readonly isBan: boolean };

/** What the statement of a clause limits. */
function ofStatement(statement: NoteStatement): readonly OwnLimit[] {
  const { period, isByProfessional, clause, verdict, limit, times, isApart } = statement;
  const limits = statementLimits(statement);
  const cue = getCue(statement);
  if (Object.keys(limits).length === 0 && cue === undefined) return [];
  return [
    {
      phrase: clause.quote,
      limits,
      period,
      isByProfessional,
      clause,
      isBan: verdict === "forbidden" && limit === undefined && times === undefined && !isApart,
      ...(cue === undefined ? {} : { cue }),
    },
  ];
}

/** Numbers that stand beside those of a statement: how often, how hard, how heavy. What is closed is the statement's to say. */
const BESIDE_STATEMENT: ReadonlySet<string> = new Set([
  "consecutiveRuns",
  "fastRunsInARow",
  "growsFreely",
  "weeklyRunMetres",
  "weeklyRunGrowth",
  "runsPerWeek",
  "runRung",
  "pulse",
  "rpe",
  "aerobicRpe",
  "fewestReps",
  "mostReps",
  "heat",
  "hardDays",
  "warmupMinutes",
  "cooldownMinutes",
  "breathHolding",
  "outdoors",
]);

function besideStatement(found: Partial<HealthLimits>, all: readonly OwnLimit[], clause: Clause): Partial<HealthLimits> {
  const ofClause = all.filter((one) => one.clause === clause);
  // "Weights sitting or lying are ok" leaves out what is done standing.
  if (found.standing === false) return found;
  if (ofClause.every(({ isBan }) => isBan)) return found;
  const own = ofClause.map(({ limits }) => limits);
  const known = new Set(own.flatMap((limits) => Object.keys(limits)));
  const isWeight = !known.has("kilograms") && !known.has("kilogramsOf");
  return Object.fromEntries(
    Object.entries(found).filter(
      ([field]) =>
        !known.has(field) &&
        !(field === "consecutiveRuns" && known.has("daysInARow")) &&
        (BESIDE_STATEMENT.has(field) || (isWeight && (field === "kilogramsOf" || field === "kilograms"))),
    ),
  );
}

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

interface Told {
  readonly said: string;
  readonly whole: string;
  readonly ask: LimitAsk;
  readonly isTold: boolean;
  readonly goesOn: boolean;
}

function limitsIn(clause: Clause, { said, whole, ask, isTold, goesOn }: Told): Partial<HealthLimits> {
  const pulse = pulseLimit(said, ask);
  const running = runningLimits(said, whole, ask.isOrder);
  const { runMetres } = running;
  const isDatedAlone = isHeldStill(whole) || (!ask.isOrder && /\b(?:until|till?|bis|hasta|jusqu|fino|tot)\b.*\d/u.test(said));
  const isRunning = Object.keys(running).length > 0;
  const parts: Partial<HealthLimits>[] = [
    pulse === undefined ? {} : { pulse },
    running,
    runMetres === undefined && !tellsRunsAndWalks(said) ? ofRunning(limitNumbers(said, ask), said, whole) : {},
    weightLimits(said, clause.english, ask),
    SLOW_TO_RISE.test(said) || risesBadly(said, whole) ? { floor: false } : {},
    BELOW_SHOULDER.test(said) && FINE.test(said) ? { overhead: false, kipping: false, closed: ["arms-overhead"] as const } : {},
    NOT_ON_FOOT.test(said) ? { running: false, impact: 1 as const } : {},
    hardWorkLimits(said, ask.isOrder),
    TALK_PACE.test(said) ? { aerobicRpe: TALKING_RPE } : {},
    said.length < 300 && UNDER_TALKING.test(said) ? { rpe: TALKING_RPE + 1, aerobicRpe: TALKING_RPE } : {},
    said.length < 300 && LIMP_ABOVE_THRESHOLD.test(said) ? { aerobicRpe: BELOW_THRESHOLD } : {},
    ...onlyLimits(said, clause.english, ask.isOrder, isDatedAlone),
    ...(isTold && !isRunning && !saysPainThere(clause) && !saysFine(clause, said) && !TASTE_WORDS.test(said)
      ? movementLimits(said, clause.english, goesOn)
      : []),
  ].filter((part) => Object.keys(part).length > 0);
  const { rpe, percent, ...others } = merged(parts);
  // "RPE 7 max on leg days": no effort of everything.
  if (OF_A_PART.test(said) && (rpe !== undefined || percent !== undefined) && pulse === undefined) return others;
  return merged(parts);
}

/** What a clause calls fine is closed by none of its words: "walking, no limp", "squats whenever". */
function saysFine({ english }: Clause, said: string): boolean {
  return getVerdict(english, said, getWords(english)) === "fine";
}

const OF_A_PART =
  /\b(?:on|for|with|in|at|bei|an|fur|en|los dias de|pour) (?:\w+ )?(?:legs?|leg days?|lower body|upper body|squats?|bench\w*|deadlifts?|press\w*|bein\w*|beintag\w*|unterkorper|oberkorper|kniebeugen?|piernas?|jambes)\b/u;

/** "Everything below shoulder height is fine, above nothing" */
const BELOW_SHOULDER = /\bbelow (?:the |my )?shoulders?\b/u;

const NOT_ON_FOOT =
  /\b(?:nothing|no (?:work|training|sport)|not) on (?:my )?(?:foot|feet)\b|\bnichts zu fuss\b|\bnada a pie\b|\brien a pied\b/u;

/** "keep it conversational" */
const TALK_PACE =
  /\b(?:keep|kept|stay|stays|only|always|all|must|should|at|im|nur|solo|seulement)\b.*\b(?:conversational|talk(?:ing)? (?:pace|test)|able to talk|plaudertempo|unterhaltungstempo|ritmo de conversacion|allure de conversation)\b/u;

const TALKING_RPE = 4;

/** "keep it under 'can talk'": of everything, the weights too. */
const UNDER_TALKING = /\b(?:keep|stay|stays|always|all)\b.*\b(?:under|below|within|where i)\b.*\b(?:can|could|able to) (?:still )?talk\b/u;

/** "Schlapp bei allem über Schwelle": what is no longer easy is left out. */
const LIMP_ABOVE_THRESHOLD =
  /\b(?:schlapp|schwach|mude|platt|erschopft|weak|flat|tired|exhausted|wiped out|drained|empty|dead)\b.*\b(?:uber|oberhalb|above|over|more than)\b(?: \w+){0,2} (?:schwelle|threshold)\b|\b(?:uber|oberhalb|above|over|more than)\b(?: \w+){0,2} (?:schwelle|threshold)\b.*\b(?:schlapp|schwach|mude|platt|weak|flat|tired|exhausted|drained)\b/u;

const BELOW_THRESHOLD = 5;

/** "Getting up off the floor is slow" */
const SLOW_TO_RISE =
  /\bget\w* (?:back )?(?:up|down) (?:and (?:up|down) )?(?:again )?(?:from|off|onto|to) the (?:floor|ground)\b.*\b(?:slow\w*|hard|difficult|tough|struggle|awkward|effort|takes (?:me )?(?:a while|ages|long|forever|time))\b/u;

/** "Exercises lying on the floor, I get up badly", "trouble getting up from the floor" */
const RISES_BADLY =
  /\b(?:get|gets|getting|stand|come) (?:back )?up (?:again )?(?:(?:from|off) the (?:floor|ground) )?(?:very |really |only |so )?(?:badly|poorly|slowly|with (?:difficulty|trouble|help|effort))\b|\b(?:trouble|difficult\w*|problems?|struggl\w*|hard) (?:\w+ )?(?:to get|get|getting) (?:back )?up\b|\bkomme? (?:nur )?(?:schlecht|schwer|kaum) (?:wieder )?hoch\b/u;

function risesBadly(said: string, whole: string): boolean {
  return RISES_BADLY.test(whole) && ON_FLOOR.test(whole) && (RISES_BADLY.test(said) || ON_FLOOR.test(said));
}

const ON_FLOOR = /\b(?:floor|ground|lying|boden)\b/u;

/** "Run every second day and cap it at 45 minutes": the minutes are those of a run. */
function ofRunning(limits: Partial<HealthLimits>, said: string, whole: string): Partial<HealthLimits> {
  const { sessionMinutes, ...rest } = limits;
  // "Doc says walk 20 min": the minutes are those of the walk.
  if (sessionMinutes !== undefined && !OF_ALL.test(said) && NOT_A_RUN.test(said)) return rest;
  const isRun =
    sessionMinutes !== undefined &&
    !/\b(?:sessions?|workouts?|train\w*|exercis\w*|sport|einheit\w*|per volta|seances?)\b/u.test(said) &&
    /\b(?:run\w*|jog\w*|lauf\w*)\b/u.test(whole);
  return isRun ? { ...rest, runMinutes: sessionMinutes } : limits;
}

const OF_ALL = /\b(?:sessions?|workouts?|train\w*|exercis\w*|sport|einheit\w*|seances?|entren\w*|allen\w*|trein\w*)\b/u;

const NOT_A_RUN =
  /\b(?:walk\w*|bike|biking|cycl\w*|rid\w*|swim\w*|row\w*|ski\w*|elliptical|gehen|spazier\w*|rad\w*|schwimm\w*|rudern|caminar|bici\w*|nadar|marche\w*|velo|nag\w*|camminare|nuot\w*|fiets\w*|wandel\w*|zwem\w*)\b/u;

/** "cannot run because of my knee": how bad the knee is. */
function saysPainThere({ english: quote, englishWords }: Clause): boolean {
  const said = englishWords.join(" ");
  if (namesProfessional(said) || DATED.test(said)) return false;
  return (
    (namesRegion(quote) && PAIN.test(said)) ||
    (/^(?:i )?(?:cant|cannot|can not|unable)\b/u.test(said) && !namesWay(said) && !NOTHING_HEAVY.test(said))
  );
}

/** "I can't lift heavy": of all loads, and of no part. Where there is only little to lift, it limits nothing. */
const NOTHING_HEAVY =
  /^(?!.*\b(?:home|gym|hotel|garage|flat|upstairs|neighbou?rs?|evenings?|alone|spotter|yet|zuhause|casa|maison|thuis)\b)(?:(?:and|but|so|i|we|soll|darf|must|may) )*(?:no|not|nothing|cant|cannot|can not|unable to)\b(?: (?:do|be|lift\w*|carry\w*|carries|anything|nothing|no|any|of|my|really|heavily))*(?: (?:too|so|very))? heav(?:y|ily)\b(?: (?:lift\w*|carr\w*|weights?|loads?|things?|stuff|anything))*$/u;

const DATED = /\b(?:until|till|bis|hasta|jusqu\w*|fino|ate|tot|for (?:the next )?\w+ (?:days?|weeks?|months?)|fur \w+ \w+)\b/u;

/** The smallest of two parts field by field, without those that stand at no limit. */
function merged(parts: readonly Partial<HealthLimits>[]): Partial<HealthLimits> {
  if (parts.length < 2) return parts[0] ?? {};
  const all = strictest(parts);
  const fields = new Set(parts.flatMap((part) => Object.keys(part)));
  return Object.fromEntries(Object.entries(all).filter(([field]) => fields.has(field)));
}

/** "no deadlifts, squats or lunges": clauses that name movements, say nothing of their own and stand behind a "no". */
function goingOn(sentence: readonly Clause[]): readonly boolean[] {
  let isOpen = false;
  const isFine = sentence.map(({ englishWords }) => FINE.test(englishWords.join(" ")));
  return sentence.map(({ english: quote }, index) => {
    // "nothing overhead, bench and rows are fine"
    const ends = isFine[index] === true || (isFine[index + 1] === true && sentence[index + 1]?.isJoined === true);
    if (ends && !forbids(quote)) {
      isOpen = false;
      return false;
    }
    const words = getWords(quote.replace(UP_TO_THEN, ""));
    const named = activitiesIn(words).reduce((sum, { length }) => sum + length, 0);
    // "No sprints, bike and swimming as you like": what goes on with a clause of its own is no list.
    const next = sentence[index + 1];
    const isOfNext = next?.isJoined === true && !forbids(next.english) && !isOnlyNames(next);
    const isList =
      isOpen &&
      named > 0 &&
      !isOfNext &&
      !isDoneEasily(normalise(quote)) &&
      words.filter(({ text }) => !LINKS.test(text)).length <= named + 1;
    isOpen = isList || forbids(quote);
    return isList;
  });
}

/** "… and running until the check-up": when a list ends names nothing of it. */
const UP_TO_THEN = /(?<=\S\s+)(?:until|till|bis|hasta|jusqu\S*|fino a|at[eé]|tot)\s.*$/iu;

function isOnlyNames({ english }: Clause): boolean {
  const words = getWords(english);
  const named = activitiesIn(words).reduce((sum, { length }) => sum + length, 0);
  return named > 0 && words.filter(({ text }) => !LINKS.test(text)).length <= named + 1;
}

const FINE =
  /\b(?:from now|ab sofort|ab jetzt|fine|ok|okay|good|great|no problem|allowed|gut|geht|gehen|bien|va|(?<!\bi )can$|schon$|wel$)\b/u;

const LINKS =
  /^(?:or|and|nor|until|till|before|for|the|any|heavy|weeks?|months?|days?|\d+(?:st|nd|rd|th)?|january|february|march|april|may|june|july|august|september|october|november|december|two|three|four|six|o|ni|und|oder|y|et|ou|e|bis|hasta|jusqu\w*)$/u;

const STARTS = /\b(?:start\w*|begin\w*|again|anfangen|beginnen|wieder|volver|reprendre|riprendere|beginnen)\b/u;

const NO_RUNNING = /\b(?:lauffrei|laufpause|(?:no|not|without|kein\w*|off) (?:\w+ )?(?:run\w*|lauf\w*))\b/u;

/** "I can't run on Wednesdays" is a matter of the day. */
function isOfWeekdays(quote: string, said: string): boolean {
  const named = quote.split(/\b(?:until|till?|bis|hasta|jusqu|fino|tot)\b/iu)[0] ?? quote;
  const days = weekdaysIn(named).length;
  return days > 0 && days < 7 && !/\b(?:before|since|seit|next|from|ab)\b/u.test(said);
}

interface Opening {
  readonly limits: Partial<HealthLimits>;
  readonly period: Period;
}

const AGAIN =
  /\b(?:allowed|ok|okay|okd|okayed|again|can|may|cleared|start|wieder|darf|erlaubt|ab|puedo|permitid\w*|volver|otra vez|peux|autorise\w*|reprendre|posso|di nuovo|mag|weer|from|not before|nicht vor|no antes|pas avant|after \S+ (?:weeks?|months?))\b/u;

/** "running again from 15 January" forbids it until the day before. */
function opensIn({ english: quote }: Clause, { said, whole }: Pick<Told, "said" | "whole">, today: Day): Opening | undefined {
  if (!(AGAIN.test(said) || CLEARED_LATER.test(said)) || PAIN.test(said)) return undefined;
  const until = opensAgain(said.split(" "), today);
  if (until === undefined || until < today || daysBetween(today, until) > LONGEST_DAYS) return undefined;
  // "Cleared for everything from 1 December": until then walking.
  if (CLEARED_LATER.test(said)) return { limits: WALKING, period: { until, endsByWord: false } };
  // "jogging from 1 December, 3x a week up to 3 km": the numbers are read by themselves.
  const named = movementLimits(said.replace(OWN_NUMBERS, " "), quote, true);
  // "No running for 4 weeks, the doctor says start again from 7 December"
  const isRunning = named.length === 0 && STARTS.test(said) && NO_RUNNING.test(whole);
  // "Running on grass from Monday" begins the running, wherever it is.
  const isOfPlace = RUNS_AGAIN.test(said) && named.every(({ closed = [] }) => closed.length > 0 && closed.every((one) => PLACES.has(one)));
  const parts = isRunning || isOfPlace ? [{ running: false, impact: 1 as const }] : named;
  return parts.length === 0 ? undefined : { limits: merged(parts), period: { until, endsByWord: false } };
}

const RUNS_AGAIN = /\b(?:run\w*|jog\w*|lauf\w*)\b/u;
const PLACES: ReadonlySet<string> = new Set(["trails", "hard-ground", "treadmill", "hills"]);

const OWN_NUMBERS = /\b\d+(?:\.\d+)? ?(?:x|times|mal|kms?|k|min\w*)\b/gu;

const CLEARED_LATER =
  /\b(?:cleared|clearance|signed off|green light|freigabe|freigegeben|grunes licht|alta|feu vert|via libera|groen licht)\b.*\b(?:from|ab|a partir|des|dal|vanaf)\b/u;

const WALKING: Partial<HealthLimits> = { rpe: 3, percent: 0, scoredMinutes: 0, tests: false, running: false, impact: 1 };

const LONGEST_DAYS = 420;

/** The date of its own clause, else the first that the sentence names; a date before a "then" ends what stands before it. */
function getPeriod(whole: readonly Clause[], at: number, today: Day): Period {
  const then = whole.findLastIndex(({ englishWords }, index) => index <= at && index > 0 && THEN.test(englishWords.join(" ")));
  const sentence = then < 0 ? whole : whole.slice(then);
  const index = then < 0 ? at : at - then;
  const dated = (clause: Clause | undefined): Period => {
    const words = clause?.englishWords ?? [];
    const before = clause === undefined ? [] : whole.slice(0, whole.indexOf(clause)).map((other) => other.englishWords.join(" "));
    const period = firstSpan(words.join(" "), before, today) ?? limitPeriod(words, today);
    // "Hasta el 15" has lost its article in English.
    return period.until === undefined && !period.endsByWord && clause !== undefined ? limitPeriod(clause.words, today) : period;
  };
  const own = dated(sentence[index]);
  if (own.until !== undefined || own.endsByWord) return own;
  const led = sentence
    .slice(0, index)
    .map(({ englishWords }) => leadingPeriod(englishWords.join(" "), today))
    .find((period) => period !== undefined);
  if (led !== undefined && !NEVER_WORDS.test(sentence[index]?.english ?? "")) return led;
  const isForbidden = forbids(sentence[index]?.english ?? "");
  const isForEver = NEVER_WORDS.test(sentence[index]?.english ?? "");
  const beside = sentence
    .filter((_, other) => other !== index)
    .filter(({ englishWords }) => BESIDE.test(englishWords.join(" ")))
    // "up to 8 km, no speed until 10 January": the date is that of the ban.
    // "never on two days in a row, and no hill sprints until spring": never has no end, and each ban its own.
    .filter(({ english }) => (isForbidden && !isForEver) || !forbids(english))
    .map((clause) => dated(clause))
    .find(({ until, endsByWord }) => endsByWord || (until !== undefined && until >= today));
  return beside ?? opensBehind(sentence, index, today) ?? own;
}

/** "20 minutes at most, speed only from 21 December": the careful weeks end on the same day. */
function opensBehind(sentence: readonly Clause[], index: number, today: Day): Period | undefined {
  const behind = sentence.slice(index + 1).find(({ englishWords }) => {
    const said = englishWords.join(" ");
    return OPENS_LATER.test(said) || (opensThen(said) && activitiesIn(getWords(said)).length === 0);
  });
  const until = behind === undefined ? undefined : opensAgain(behind.englishWords, today);
  return until === undefined || until < today ? undefined : { until, endsByWord: false };
}

const THEN = /^(?:then|after that|afterwards|dann|danach|luego|despues|ensuite|puis|apres|poi|dopo|daarna)\b/u;

/** What dates a whole sentence. */
const BESIDE =
  /\b(?:until|till|before|for|next|during|bis|fur|nachsten?|vor|hasta|durante|por|proximas?|jusqu\w*|pendant|pour|avant|prochaines?|fino|per|prossime|ate|tot|voor|komende)\b/u;

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
