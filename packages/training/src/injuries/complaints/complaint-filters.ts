import { diagnosisIn } from "../../health/groups/diagnosis.ts";
import { NEW_COMPLAINT } from "../../health/groups/operation.ts";
import { readClauses } from "../../health/clause.ts";
import type { HealthFinding } from "../../health/group.ts";
import { LOWER_LIMB } from "../impact.ts";
import type { RedFlag, RegionFinding } from "../injury.ts";
import { normalise } from "../../health/normalise.ts";

export const JUST_NOW =
  /\b(?:today|yesterday|last week|(?:\d+|few|couple of) days ago|letzte woche|vor \d+ tagen|la semana pasada|this (?:week|morning)|last night|suddenly|new|now|heute|gestern|pl(?:ö|oe)tzlich|neu|hoy|ayer|de repente|aujourd|hier|soudain)\b/iu;

/** "New left knee", "Knie-TEP": the joint is the operation's, which has limits of its own. */
export const NEW_JOINT =
  /\bnew (?:left |right )?(?:knee|hip)\b|replace(?:d|ment)|prosthes|pr[oó]t[eé]s|proth[eè]s|protesi|\btep\b|\b(?:knie|h[üu]ft|schulter)tep\b|\b(?:tkr|tka|thr)\b|k[üu]nstlich|nieuwe (?:heup|knie)|nouvelle hanche|nouveau genou|\bneue[snr]? (?:linke[snr]? |rechte[snr]? )?(?:knie|h[üu]ft)/iu;

export const OPERATION =
  /operation|surgery|operiert|\bop\b|-op\b|operaci|operad|ciruj|cirug|op[eé]r[eé]|chirurgie|repair|reconstruction|arthroscop/iu;

export const TAKEN_FROM_THERE = /\b(?:graft|greffe|injerto|transplantat)\b/iu;

export const WITHIN_LIMITS = 2;

const COMES_IN_ATTACKS = /\bgout\b|\bgicht\b|\bgota\b|\bgoutte\b/iu;

const IS_THERE =
  /\b(?:now|currently|today|yesterday|at the moment|right now|since|still|this week|sore|hurts?|swollen|hot|red|jetzt|aktuell|gerade|heute|seit|noch|schmerzt|geschwollen|ahora|hoy|actualmente|desde|duele|hinchad\w*|en ce moment|actuellement|depuis|gonfl\w*|fait mal)\b/iu;

/** "Gout in the big toe twice a year" names where the attacks come, and nothing that is there today. */
export function isQuietDiagnosis(phrase: string): boolean {
  return COMES_IN_ATTACKS.test(phrase) && !IS_THERE.test(phrase);
}

/** Joints that are stiff in the morning and nothing more want to be moved; a tendon that is so is overused. */
export function isOnlyStiff({ region, grade, pain, phrase, kind, hurts = [] }: RegionFinding): boolean {
  const isJoint =
    region === "knee" || region === "hip_groin" || region === "shoulder" || region === "wrist_hand" || region === "upper_back";
  const isQuiet = grade === 1 && pain === undefined && kind === undefined && hurts.length === 0;
  return isJoint && isQuiet && STIFF.test(phrase) && !SORE.test(phrase);
}

/** "15 months post rupture, back to sprints since September" */
export function isLongBack({ grade, pain, phrase }: RegionFinding, text: string): boolean {
  return grade > 1 && pain === undefined && LONG_SINCE.test(phrase) && BACK.test(text) && !SORE.test(phrase.replace(/tend[io]n/giu, ""));
}

/** Signs that belong to a condition that was told with them, and which its own limits and clearance answer. */
export function isOfCondition(flag: RedFlag["class"], phrase: string, findings: readonly HealthFinding[]): boolean {
  const has = (test: (finding: HealthFinding) => boolean): boolean => findings.some(test);
  if (JUST_NOW.test(phrase)) return false;
  switch (flag) {
    // A foot that drops, in a nerve disease that is known.
    case "cauda-equina":
      return (
        /\bfoot|fu(?:ß|ss)|\bpie\b|pied|piede|\bp[eé]\b|voet/iu.test(phrase) && has(({ label }) => label === "MS" || label === "a stroke")
      );
    // Toes that are numb, in a diabetes: its feet have rules of their own.
    case "nerve":
      return (
        /\btoes?\b|\bfeet\b|\bfoot\b|zehen|f(?:ü|ue)(?:ß|ss)e|dedos|pies|orteils|pieds/iu.test(phrase) &&
        has(({ group }) => group === "diabetes")
      );
    // A vertebra of thin bones waits for a clearance anyway.
    case "trauma":
      return (
        (/compression|vertebra|wirbel|wedge|aplastamiento|tassement/iu.test(phrase) && has(({ group }) => group === "osteoporosis")) ||
        (/luxi|luxat|disloc/iu.test(phrase) && has(({ group }) => group === "operation"))
      );
    // A clot that is treated, too.
    case "vascular":
      return !/swoll|swell|warm|hot|red|breath|geschwoll|hinchad|gonfl/iu.test(phrase) && has(({ group }) => group === "blood-thinner");
    default:
      return false;
  }
}

export function asChild({ region, phrase, side }: RegionFinding): RegionFinding {
  return { region, phrase, grade: 0, score: 0, ...(side === undefined ? {} : { side }) };
}

/** A part of the body that was told only with its operation: the weeks of the operation limit it, and no list of its region. */
export function withinOperation(finding: RegionFinding, findings: readonly HealthFinding[]): RegionFinding {
  const { isUnsaid, phrase, grade, score, region } = finding;
  const operated = findings.find(
    ({ group, phrase: other, limits: { regions = {} } }) =>
      group === "operation" &&
      regions[region] !== undefined &&
      other.split("” and “").some((part) => part.includes(phrase) || phrase.includes(part)),
  );
  if (isUnsaid !== true || grade !== 2 || operated === undefined) return finding;
  const { runRung, running } = operated.limits;
  return {
    ...finding,
    grade: 1,
    score: LOWER_LIMB.has(region) ? score : Math.min(score, WITHIN_LIMITS),
    closesNothing: true,
    // Its runs are those of the operation.
    ...(runRung === undefined && running !== false ? {} : { running: "free" as const }),
  };
}

/** "Achilles rupture left, repaired 10 months ago": the tear is the operation's. */
export function operatedTear(finding: RegionFinding, text: string, findings: readonly HealthFinding[]): RegionFinding {
  const { grade, pain, phrase } = finding;
  if (grade !== 3 || pain !== undefined || !TEAR.test(phrase)) return finding;
  const clauses = readClauses(text);
  const sentenceOf = (words: string): number | undefined =>
    clauses.find(({ quote }) => quote.includes(words) || words.includes(quote))?.sentence;
  const own = sentenceOf(phrase);
  const isOperated = findings.some(
    ({ group, phrase: other, ask }) => group === "operation" && ask === undefined && own !== undefined && sentenceOf(other) === own,
  );
  return isOperated ? { ...finding, grade: 1, score: WITHIN_LIMITS, closesNothing: true } : finding;
}

/** "Torn labrum, managed, no op, high box squats ok": a tear that somebody lives with, of which what hurts is told. */
export function managedTear(finding: RegionFinding, text: string): RegionFinding {
  const { grade, pain, phrase, hurts = [], fine = [], kind } = finding;
  if (grade !== 3 || pain !== undefined || !TEAR.test(phrase) || kind === "strain" || hurts.length + fine.length === 0) return finding;
  const sentence = text.split(/(?<!\d)[.!?;\n]/u).find((part) => part.includes(phrase)) ?? phrase;
  if (!MANAGED.test(normalise(sentence)) || JUST_NOW.test(sentence)) return finding;
  return { ...finding, grade: 1, score: WITHIN_LIMITS, closesNothing: true };
}

const MANAGED =
  /\b(?:managed|manageable|under control|conservativ\w*|konservativ\w*|(?:no|without|not) (?:an? )?(?:op|operation|surgery|operated)|nicht operiert|ohne op|sin oper\w*|no operad\w*|sans operation|pas operee?|non operat\w*|nao operad\w*|niet geopereerd|for years|seit jahren|desde hace anos|depuis des annees|da anni|ha anos|al jaren)\b/u;

const TEAR = /rupt|torn|tear|tore|\briss\b|gerissen|rotura|romp[ui]|d[eé]chir|rottura|rotto|rotta|strapp|rasgad|rasguei|gescheurd/iu;

/** A named diagnosis of which nothing else is told: its own limits stand in the place of the list of its region. */
export function withinDiagnosis(finding: RegionFinding): RegionFinding {
  const { pain, kind, phrase, grade, score } = finding;
  const isOpen = grade === 2 || (grade === 1 && (finding.hurts ?? []).length === 0);
  return pain === undefined && kind === undefined && isOpen && diagnosisIn(normalise(phrase).split(" ")) !== undefined
    ? { ...finding, grade: 1, score: Math.min(score, 3), closesNothing: true }
    : finding;
}

const LONG_SINCE =
  /\b(?:[1-9]\d months?|\d+ (?:years?|yrs?)) (?:post|ago|since|after)\b|\bvor (?:[1-9]\d monaten|\d+ jahren|einem jahr)\b/iu;

const BACK = /\bback (?:to|at) (?:sprint|run|full|rac|play|jump|everything|normal|lift)|\bwieder (?:voll|alles|sprints?)\b/iu;

const STIFF = /\bstiff|\bsteif/iu;

const SORE = /pain|hurt|sore|ache|aching|swell|swollen|tend[io]n|schmerz|arthr/iu;

/** A heavy pelvis is the pregnancy's, and its limits are. */
export function isPregnancy(phrase: string, text: string): boolean {
  return (
    /pelvi|becken|heav|schwer/iu.test(phrase) &&
    /pregnan|schwanger|embaraz|enceinte|postpartum/iu.test(text) &&
    !/pain|hurt|schmerz|duele|douleur|mal /iu.test(phrase)
  );
}

/** A hernia that was closed, and the place a graft was taken from, are the operation's: they are no complaint of their own. */
export function isRepaired(phrase: string): boolean {
  if (NEW_JOINT.test(phrase) && !SORE.test(phrase) && !NEW_COMPLAINT.test(phrase)) return true;
  return (/hernia|leistenbruch|nabelbruch|hernie/iu.test(phrase) && OPERATION.test(phrase)) || TAKEN_FROM_THERE.test(phrase);
}

/** The word "operation" alone says nothing of today once the surgeon has said yes: its own weeks limit the part. */
export function afterClearance(finding: RegionFinding): RegionFinding {
  return finding.grade === 3 && finding.pain === undefined && OPERATION.test(finding.phrase)
    ? { ...finding, grade: 2, score: CLEARED_SCORE }
    : finding;
}

const CLEARED_SCORE = 4;
