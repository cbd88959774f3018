import { namesRegion } from "#training/injuries/complaints/regions.ts";
import { hardWorkLimits } from "../hard-work.ts";
import type { Clause } from "../../clause.ts";
import { namesProfessional } from "../../cleared/clearance.ts";
import { type HealthLimits, strictest } from "../../limits.ts";
import { type LimitAsk, limitNumbers, pulseLimit } from "../limit-numbers.ts";
import { movementLimits, namesWay, getWords, onlyLimits } from "../limit-movements.ts";
import { isHeldStill } from "../limit-regions.ts";
import { runningLimits, tellsRunsAndWalks } from "../limit-running.ts";
import { weightLimits } from "../limit-weights.ts";
import { TASTE_WORDS, getVerdict } from "#training/statements/verdict.ts";

export const PAIN =
  /\b(?:hurts?|pain\w*|ache\w*|aching|sore|schmerz\w*|tut weh|duele|duelen|dolor\w*|fait mal|douleur\w*|fa male|dolore|dor|doi|pijn)\b/u;

export interface Told {
  readonly said: string;
  readonly whole: string;
  readonly ask: LimitAsk;
  readonly isTold: boolean;
  readonly goesOn: boolean;
}

export function limitsIn(clause: Clause, { said, whole, ask, isTold, goesOn }: Told): Partial<HealthLimits> {
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

export const OF_ALL = /\b(?:sessions?|workouts?|train\w*|exercis\w*|sport|einheit\w*|seances?|entren\w*|allen\w*|trein\w*)\b/u;

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
export const NOTHING_HEAVY =
  /^(?!.*\b(?:home|gym|hotel|garage|flat|upstairs|neighbou?rs?|evenings?|alone|spotter|yet|zuhause|casa|maison|thuis)\b)(?:(?:and|but|so|i|we|soll|darf|must|may) )*(?:no|not|nothing|cant|cannot|can not|unable to)\b(?: (?:do|be|lift\w*|carry\w*|carries|anything|nothing|no|any|of|my|really|heavily))*(?: (?:too|so|very))? heav(?:y|ily)\b(?: (?:lift\w*|carr\w*|weights?|loads?|things?|stuff|anything))*$/u;

const DATED = /\b(?:until|till|bis|hasta|jusqu\w*|fino|ate|tot|for (?:the next )?\w+ (?:days?|weeks?|months?)|fur \w+ \w+)\b/u;

/** The smallest of two parts field by field, without those that stand at no limit. */
export function merged(parts: readonly Partial<HealthLimits>[]): Partial<HealthLimits> {
  if (parts.length < 2) return parts[0] ?? {};
  const all = strictest(parts);
  const fields = new Set(parts.flatMap((part) => Object.keys(part)));
  return Object.fromEntries(Object.entries(all).filter(([field]) => fields.has(field)));
}

export const FINE =
  /\b(?:from now|ab sofort|ab jetzt|fine|ok|okay|good|great|no problem|allowed|gut|geht|gehen|bien|va|(?<!\bi )can$|schon$|wel$)\b/u;
