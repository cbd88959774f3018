import type { Activity } from "../../injuries/activities.ts";
import type { HealthLimits } from "../limits.ts";
import { isNoLimit } from "./no-limit.ts";

/** What a clause is read with: the words around it and the person. */
export interface LimitAsk {
  /** A professional or a clearance stands in its sentence, or an order: "keep", "stay", "not more than". */
  readonly isOrder: boolean;
  /** The sentence, normalised. */
  readonly whole?: string;
  /** Maximum heart rate by age, where an age is known. */
  readonly highestPulse: number | undefined;
}

/** Words that make a number an upper bound (EN, DE, ES, FR, IT, PT, NL). */
const UPPER =
  /\bup to\b|\blongest (?:i|we|run)\b|\bmax(?:imum|imal|imo|imale?|imaal)?\b|\bat most\b|\b(?:no|not?|never|nothing|dont|cant|cannot|shouldnt|mustnt|wont)\b(?: \w+){0,4}? (?:more|higher|heavier|longer|further|farther|harder|greater|above|over|exceed\w*|beyond|past)\b|\b(?:without|sin|sans|senza|sem|zonder|ohne)\b(?: \w+){1,3}? (?:more than|over|mas de|plus de|piu di|mais de|meer dan|mehr als|uber)\b|\b(?:under|below|less than|lower than|within)\b|\blimit(?:ed)?\b|\bcap(?:ped)?\b|\b(?:keep|stay|remain|hold|want)\w*\b|\bonly\b|\ballow\w*|\bpermit\w*|\bcleared\b|\bbis(?: zu)?\b|\bhochstens\b|\b(?:nicht|nichts|kein\w*|nie)\b(?: \w+){0,3}? (?:mehr|hoher|uber|schwerer|langer|harter)\b|\bunter\b|\bnur\b|\berlaub\w*|\bdarf\b|\bhasta\b|\b(?:no|nada)\b(?: \w+){0,3}? (?:mas|superar|pasar|encima)\b|\bpor debajo\b|\bmenos de\b|\bpermite\w*|\bdeja\b|\bsolo\b|\bjusqu\w*|\bpas (?:plus|au dessus|depasser)\b|\bne pas depasser\b|\bau maximum\b|\bmoins de\b|\bsous\b|\ben dessous\b|\bautoris\w*|\bfino a\b|\bmassimo\b|\bnon (?:piu|oltre|superare)\b|\bsotto\b|\bate\b|\bno maximo\b|\bnao (?:mais|passar)\b|\babaixo\b|\btot\b|\bhoogstens\b|\bniet (?:meer|boven|hoger|zwaarder|langer)\b|\bonder\b|\bmag\b/u;

export function isUpperBound(said: string): boolean {
  return UPPER.test(said);
}

const PULSE =
  /\bheart ?rates?\b|\bhr\b|\bpulse?\b|\bpuls\b|\bherzfrequenz\b|\bbpm\b|\bbeats?\b|\bpulsaciones\b|\bppm\b|\bfrecuencia\b|\bfrequence cardiaque\b|\bfc\b|\bpouls\b|\bfrequenza\b|\bbattiti\b|\bfrequencia\b|\bbatimentos\b|\bhartslag\b|\bschlage\b/u;
/** "So my pulse does not go over 120": what a medicine does, no order. */
const IS_FACT =
  /\b(?:so|weil|because|since|therefore|deshalb|por eso|donc) (?:\w+ ){0,2}?(?:pulse?|puls|heart rate|hr)\b.*\b(?:does ?nt|doesnt|never|not|hardly|barely|steigt|geht|sube|monte)\b/u;
/** "My pulse does not go above 115": the same without a reason; "must not" and a doctor's word are orders. */
const STAYS_LOW =
  /\b(?:pulse?|heart ?rate|hr) (?:just |simply |really |normally |usually )?(?:does ?nt|doesnt|does not|never|hardly|barely|rarely|hardly ever|wont|will not) (?:\w+ )?(?:go|goes|get|gets|rise|rises|climb|climbs|come|comes)\b|\bpulso no (?:me )?sube\b|\bheart rate ne monte\b/u;
const OWN_ORDER =
  /\b(?:must|should|shall|may|allow\w*|keep|told|says?|said|doctors?|doc|gp|cardiolog\w*|soll|darf|sagt|arzt|debe|dice|doit|dit|deve|moet|zegt)\b/u;
/** Where no age is known. */
const CAREFUL_MAXIMUM = 170;
const RESTING = /\brest\w*\b|\bruhe\w*|\breposo\b|\brepos\b|\briposo\b|\brepouso\b|\brust\w*|\baverage\b/u;

/** "Kardiologe: nicht über 140": what a heart doctor counts without naming it. */
const HEART_DOCTOR = /\b(?:cardiolog\w*|kardiolog\w*|heart doctor|herzarzt\w*)\b/u;
const BARE_BEATS =
  /\b(?:over|above|under|below|at most|max(?:imum|imal|imo|imaal)?|up to|uber|unter|bis|mas de|hasta|por debajo de|plus de|sous|jusqu a|oltre|sotto|fino a|acima de|ate|boven|onder|tot) (?:9\d|1[0-8]\d)\b(?! ?(?:kgs?|kilos?|lbs?|pounds?|km|m\b|w\b|watts?|min\w*|cm|%|\/))/u;

/** Whether words say how low the pulse stays, as it does under a beta blocker. */
export function describesPulse(said: string): boolean {
  return STAYS_LOW.test(said) || IS_FACT.test(said);
}

/** Beats a minute that may not be passed; undefined for a resting pulse and for a maximum that is only a number of the athlete. */
export function pulseLimit(said: string, { isOrder, highestPulse, whole = said }: LimitAsk): number | undefined {
  // Who speaks later in the sentence orders nothing of how low the pulse stays.
  if (STAYS_LOW.test(said) && !(isOrder && OWN_ORDER.test(said))) return undefined;
  const isOfPulse = PULSE.test(said) || (HEART_DOCTOR.test(whole) && BARE_BEATS.test(said));
  if (!isOfPulse || RESTING.test(said) || IS_FACT.test(said) || !(UPPER.test(said) || isOrder)) return undefined;
  const share = Number(/\b(\d{2}) ?(?:%|percent|prozent|por ciento|pour cent)/u.exec(said)?.[1] ?? Number.NaN);
  if (share >= 40 && share <= 95) return Math.round((share / 100) * (highestPulse ?? CAREFUL_MAXIMUM));
  const found = [...said.matchAll(/\b(\d{2,3})\b(?! ?(?:kg|lbs?|km|m\b|w\b|min|weeks?|wochen|years?|%|percent|\/))/gu)]
    .map((match) => Number(match[1]))
    .filter((beats) => beats >= 70 && beats <= 200);
  const beats = Math.max(...found);
  if (found.length === 0) return undefined;
  const isOwnMaximum =
    /\bmax\w* (?:heart rate|hr|pulse?|puls|herzfrequenz)|\bhr ?max\b|\b(?:frecuencia|frequence|frequenza|frequencia) (?:cardiaca |cardiaque )?max/u.test(
      said,
    );
  // "My max heart rate is 184" orders nothing.
  return isOwnMaximum && (!isOrder || beats >= 0.93 * (highestPulse ?? 180)) ? undefined : beats;
}

/** Effort that goes with a share of the maximum heart rate (running.md sections 1 and 5). */
const EFFORT_AT: readonly (readonly [share: number, rpe: number])[] = [
  [0.6, 2],
  [0.7, 3],
  [0.77, 4],
  [0.82, 5],
  [0.87, 6],
  [0.92, 7],
  [0.95, 8],
];

/** The highest planned effort under a ceiling of the pulse; the formula is off by ten beats and more, so it is never the higher of two. */
export function effortAtPulse(beats: number, age: number | undefined): number {
  const share = beats / (208 - 0.7 * (age ?? 40));
  const rpe = EFFORT_AT.find(([most]) => share <= most)?.[1] ?? 9;
  return beats >= EASY_PULSE ? Math.max(EASY_EFFORT, rpe) : rpe;
}

/** From here on easy work fits under the ceiling, and the pulse itself ends it. */
const EASY_PULSE = 110;
const EASY_EFFORT = 4;

const BORG: { readonly [value in number]?: number } = { 9: 2, 10: 2, 11: 3, 12: 3, 13: 4, 14: 5, 15: 6, 16: 7, 17: 7 };

function effortLimit(said: string, isOrder: boolean): number | undefined {
  const borg = /\bborg (?:of |up to |bis |max(?:imal)? |hasta )?(?:\d+ ?- ?)?(\d{1,2})\b/u.exec(said)?.[1];
  if (borg !== undefined) return BORG[Number(borg)] ?? (Number(borg) <= 8 ? Number(borg) : undefined);
  const rpe =
    /\brpe (?:of |is |max(?:imum)? |up to |bis |under |below |at |hasta |\w+ ){0,3}?(?:\d ?- ?)?(\d{1,2}(?:\.5)?)\b/u.exec(said)?.[1] ??
    /\b(?:effort|intensity|anstrengung|esfuerzo|effort|sforzo|inspanning)\b(?: \w+){0,4}? (\d{1,2})(?:\/10| (?:of|out of|von|de|sur) 10)\b/u.exec(
      said,
    )?.[1] ??
    /\b(?:everything|all|alles|todo|tout|tutto|tudo)\b(?: \w+){0,3}? (\d{1,2})\/10$/u.exec(said)?.[1] ??
    /\b(\d{1,2})(?:\/10| (?:of|out of|von) 10) (?:\w+ )?(?:effort|intensity|rpe|anstrengung)\b/u.exec(said)?.[1];
  const value = Number(rpe);
  if (rpe !== undefined && value >= 1 && value <= 10) {
    if (
      /\b(?:above|over|more|higher|beyond|exceed\w*|under|below|less|up to|max\w*|most|keep|stay|limit\w*|cap\w*|allow\w*|cleared|only|bis|unter|hochstens|hasta|jusqu\w*|nur)\b/u.test(
        said,
      ) ||
      isOrder
    )
      return /\b(?:under|below|less than|unter)\b/u.test(said) && Number.isInteger(value) ? Math.max(1, value - 1) : value;
  }
  if (GENTLE_ONLY.test(said) || (isOrder && GENTLY.test(said))) return GENTLE_EFFORT;
  return NOT_HARD.test(said) ? MODERATE_EFFORT : undefined;
}

/** "cycling indoors, resistance low" */
const LOW_RESISTANCE =
  /\b(?:low|light|easy|no|little) (?:resistance|gears?)\b|\bresistance (?:low|light|easy|off)\b|\b(?:leicht\w*|niedrig\w*|wenig|ohne) (?:gang|gange\w*|widerstand)\b|\b(?:poca|baja|sin) resistencia\b|\b(?:faible|sans) resistance\b/u;
/** "She said start light": the first weeks. */
export const STARTS_LIGHT =
  /\b(?:start\w*|begin\w*|restart\w*) (?:lifting |training |with weights )?(?:very |really |off )?(?:light|easy|gently|low|slow)\b|\bleicht (?:anfangen|beginnen|starten|einsteigen)\b|\bempezar (?:suave|ligero)\b|\bcommencer (?:leger|doucement)\b/u;
const STARTING_PERCENT = 60;
const GENTLE_EFFORT = 4;
const MODERATE_EFFORT = 6;
const GENTLE_ONLY =
  /\b(?:gentle|light|easy) (?:exercise|training|activity|movement) only\b|\beasy (?:stuff |work |sessions? |training )?only\b|\bonly easy\b|\bnur locker\w*\b|\b(?:only|cleared for|cleared to do|allowed|just|stick to|keep to|up to) (?:\w+ ){0,2}?(?:light|easy|gentle|low intensity|mild) (?:\w+ )?(?:exercise|training|activity|sport|cardio|work|movement|aerobic|sessions?)\b|\b(?:nur|freigegeben fur|erlaubt ist|bis auf) (?:\w+ )?(?:leicht\w*|locker\w*|sanft\w*) (?:\w+ )?(?:sport|training|bewegung|belastung|ausdauer)|\b(?:solo|unicamente|permite) (?:\w+ )?(?:ejercicio|entrenamiento|deporte|actividad) (?:suave|ligero|ligera)|\b(?:seulement|que|uniquement|autorise) (?:\w+ ){0,2}?(?:sport|exercice|entrainement|activite) (?:doux|douce|leger|legere)|\bsolo (?:attivita|esercizio) (?:leggera|leggero)|\balleen licht\w* (?:training|sport|inspanning)/u;
/** "La matrona dice que puedo entrenar suave": gently, by the word of somebody who decides it. */
const GENTLY =
  /\b(?:sport|exercise|training) (?:gentle|gently|light|soft)\b|\b(?:entrenar|ejercicio|deporte) (?:suave|ligero|tranquilo)\b|\b(?:treinar|exercicios?|treinos?) leves?\b|\b(?:entrainer|sport|exercice) (?:doucement|doux|leger)\b|\b(?:leicht\w*|locker\w*|sanft\w*) (?:trainieren|sport|bewegung)\b|\brustig (?:trainen|sporten|bewegen)\b|\b(?:train|exercise|exercising|training) (?:light|lightly|gently|easy)\b|\b(?:fine|ok|okay|happy) with (?:light|gentle|easy) (?:exercise|training|activity|movement)\b|\ballenar\w* (?:leggero|piano)\b/u;
const NOT_HARD =
  /\bmoderate (?:exercise|effort|training|activity|intensity|sport) (?:is|are|would be) (?:(?!not|never)\w+ )?(?:good|ok|okay|fine|safe|allowed)\b|\b(?:cleared for|allow\w*|up to|only|keep to|stick to) (?:\w+ ){0,2}?moderate\b|\bmassig\w* (?:sport|training|belastung)|\b(?:no|nothing) all[ -]?out\b(?! (?:max\w*|single\w*|lift\w*|attempt\w*|1 ?rm|prs?|tests?)\b)|\besfuerzos? moderad\w+|\beffort modere\b|\b(?:no|not|avoid|without|nothing|kein\w*|keine|ohne|sin|nada de|pas de|pas d|sans|niente|senza|sem|geen|zonder|evitar|eviter) (?:\w+ ){0,2}?(?:high intensity|intense|intensive|vigorous|strenuous|hiit|hard (?:effort|training|intervals?|work)|hohe\w* (?:intensitat|belastung)\w*|intensiv\w*|intervalltraining|alta intensidad|esfuerzos? (?:fuertes?|intensos?)|effort\w* (?:intense|violent|maximal)\w*|haute intensite|alta intensita|sforzi intensi|alta intensidade|hoge intensiteit)/u;

const REPS = String.raw`(?:reps?|repetitions?|wiederholungen|wdh|repeticiones|repetitions|ripetizioni|repeticoes|herhalingen)`;
const FEWEST = new RegExp(
  String.raw`\b(?:at least|minimum(?: of)?|min|no(?:t)? (?:fewer|less|under|below)(?: than)?|never (?:fewer|less|under|below)(?: than)?|nothing (?:under|below)|mindestens|nicht unter|al menos|minimo|por lo menos|au moins|minimum|pas moins de|almeno|pelo menos|minstens) (?<n>\d{1,2}) (?:or more )?${REPS}|\bsets? of (?:at least )?(?<m>\d{1,2})(?: or more| and more| plus|\+| minimum)|\b(?<k>\d{1,2})\+? ${REPS} (?:or more|and more|minimum|at least|oder mehr|o mas|ou plus)|\b(?<r>\d{1,2}) ?- ?\d{1,2} ${REPS} (?:only|range)|\bonly (?<o>\d{1,2}) ?- ?\d{1,2} ${REPS}`,
  "u",
);
const MOST = new RegExp(
  String.raw`\b(?:no(?:t)? more than|at most|max(?:imum)?(?: of)?|up to|nothing (?:over|above)|never (?:over|above|more than)|hochstens|maximal|nicht mehr als|no mas de|maximo(?: de)?|pas plus de|maximum|massimo|non piu di|no maximo|nao mais de|hoogstens|maximaal|niet meer dan) (?<n>\d{1,2}) ${REPS}|\b(?<m>\d{1,2}) ${REPS} (?:max(?:imum)?|at most|or fewer|or less|hochstens|como maximo|au maximum)`,
  "u",
);

/** "nothing with repetitions over 6" */
const MOST_BEHIND = new RegExp(
  String.raw`\b(?:no|nothing|nichts?|keine?|nie|never|nada|rien)\b(?: \w+){0,3}? ${REPS} (?:over|above|uber|mehr als|mas de|plus de) (?<n>\d{1,2})\b`,
  "u",
);

function numberIn(pattern: RegExp, said: string): number | undefined {
  const groups = Object.values(pattern.exec(said)?.groups ?? {}).find((value) => value !== undefined);
  return groups === undefined ? undefined : Number(groups);
}

/** Limits in numbers that a clause tells; empty when it tells none. */
export function limitNumbers(said: string, ask: LimitAsk): Partial<HealthLimits> {
  const rpe = effortLimit(said, ask.isOrder);
  const fewestReps = numberIn(FEWEST, said);
  const mostReps = numberIn(MOST, said) ?? numberIn(MOST_BEHIND, said);
  const isHard = NOT_HARD.test(said);
  return {
    ...(rpe === undefined ? {} : { rpe }),
    ...(isHard ? { scoredMinutes: 0, tests: false } : {}),
    ...(LOW_RESISTANCE.test(said) ? { aerobicRpe: GENTLE_EFFORT, scoredMinutes: 0 } : {}),
    ...(STARTS_LIGHT.test(said) ? { percent: STARTING_PERCENT, tests: false } : {}),
    ...(GENTLE_ONLY.test(said) ? { scoredMinutes: 0, tests: false, percent: 50 } : {}),
    ...(fewestReps !== undefined && fewestReps >= 2 && fewestReps <= 30
      ? { fewestReps, ...(fewestReps >= LONG_SETS ? { closed: OLYMPIC } : {}) }
      : {}),
    ...(mostReps !== undefined && mostReps >= 3 && mostReps <= 30 ? { mostReps } : {}),
    ...percentLimit(said, ask),
    ...minuteLimits(said, ask),
    ...heatLimit(said),
    ...contactLimit(said),
    ...testLimit(said),
    ...dayLimit(said),
  };
}

const WEIGHTS =
  /\b(?:1 ?rm|max(?:es|imum)?|weights?|loads?|usual|normal|before|gewicht\w*|pesos?|cargas?|charges?|poids|carichi|gewichten)\b/u;

function percentLimit(said: string, { isOrder }: LimitAsk): Partial<HealthLimits> {
  if (
    /\b(?:half (?:of )?(?:my |the )?(?:usual |normal )?(?:weights?|loads?|working weights?)|halbe\w* gewicht\w*|(?:la )?mitad de (?:mis |los )?pesos|moitie des (?:charges|poids))/u.test(
      said,
    )
  )
    return { percent: 50 };
  const told = /\b(\d{2}) ?(?:%|percent|prozent|por ciento|pour cent)/u.exec(said)?.[1];
  if (told === undefined || !WEIGHTS.test(said) || !(UPPER.test(said) || isOrder)) return {};
  if (/\bmore\b|\bmehr\b|\b(?:a|per|each|pro) (?:week|woche)\b/u.test(said)) return {};
  if (/\b(?:currently|now at|at the moment|back (?:to|at)|momentan|aktuell)\b/u.test(said)) return {};
  if (/\bweight ?bear\w*|\bbody ?weight\b|\bother side\b|\brecovered\b|\bheart\b|\bhr\b/u.test(said)) return {};
  const percent = Number(told);
  return percent >= 20 && percent < 100 ? { percent } : {};
}

/** The Olympic lifts live from ones to threes. */
const LONG_SETS = 5;
const OLYMPIC: readonly Activity[] = ["clean", "snatch", "jerk"];

const MINUTES = /\b(\d{1,3}) ?(?:min|mins|minutes?|minuten|minutos|minuti|minuut)\b/u;

const IF_LONGER =
  /\b(?:if|when|whenever|once) (?:i |my )?(?:train|exercise|work ?out|lift|sessions? (?:are|is|go|lasts?|takes?))\b(?: \w+){0,2}? (?:longer|more|over|past|beyond)(?: than)?(?: about| around| roughly)? \d|\b(?:wenn|sobald) ich (?:langer|mehr) als(?: etwa| ca| ungefahr)? \d{1,3} ?min\w* trainier/u;

function minuteLimits(said: string, { isOrder, whole }: LimitAsk): Partial<HealthLimits> {
  const told = Number(MINUTES.exec(said)?.[1] ?? Number.NaN);
  if (!Number.isFinite(told) || isNoLimit(said)) return {};
  // "I go low if I train longer than about 75 minutes"
  if (IF_LONGER.test(said)) return told >= 20 && told <= 180 ? { sessionMinutes: told } : {};
  if (/\bwarm ?(?:ing )?up\b|\baufwarm\w*|\beinlaufen\b|\bcalent\w*|\bechauff\w*|\briscald\w*|\baquec\w*|\bopwarm\w*/u.test(said))
    return told >= 3 && told <= 30 ? { warmupMinutes: told } : {};
  if (/\bcool ?(?:ing )?down\b|\babwarm\w*|\bauslaufen\b|\benfriam\w*|\bvuelta a la calma\b|\bretour au calme\b|\bdefatic\w*/u.test(said))
    return told >= 3 && told <= 20 ? { cooldownMinutes: told } : {};
  const onset = onsetMinutes(said, whole);
  if (onset !== undefined) return onset;
  if ((!UPPER.test(said) && !isOrder) || /\b(?:every|each|breaks?|alle|pausen?)\b/u.test(said)) return {};
  if (/\brests?\b|\bpausen?\b|\bdescans\w*/u.test(said)) return {};
  if (/\brun\w*|\bjog\w*|\blauf\w*|\bcorr\w*|\bcour\w*|\bhardlop\w*/u.test(said))
    return told >= 5 && told <= 240 ? { runMinutes: told } : {};
  if (/\blongest i can be (?:out|away)\b/u.test(said)) return { runMinutes: told };
  if (/\b(?:hours?|after|since|onset|hurts?|pain\w*|schmerz\w*|duele|fait mal|ago)\b/u.test(said)) return {};
  const isSession =
    /\b(?:sessions?|workouts?|training|exercis\w*|sport\w*|einheit\w*|sesion\w*|entren\w*|seances?|allenament\w*|treinos?|activity|at a time|per day|a day|am tag|al dia|par jour)\b/u.test(
      said,
    ) || isOrder;
  return isSession && told >= 10 && told <= 120 ? { sessionMinutes: told } : {};
}

const LONGER = String.raw`(?:(?:goes|go|going|train\w*|exercis\w*|work\w* out|move|lift\w*|it is|its|is|am|are|takes?|lasts?|sport|mache|treino|entreno) )?(?:(?:for|on) )?(?:longer|more|over|past|beyond|above|after|mehr|langer|mas|plus|piu|oltre|mais|meer|langer|uber|nach|despues|apres|dopo|depois|na|boven)(?: (?:of|de|di|que|als|than|da|do|dei|dan))?`;
/** "I go low if I train longer than about 75 minutes", "after 40 minutes my sugar drops": what a body does from so many minutes on. */
const ONSET = new RegExp(
  String.raw`\b${LONGER} (?:about |around |roughly |circa |ca |etwa |ungefahr |unos |unas |environ |~ ?)?(?<minutes>\d{2,3}) ?(?:min|mins|minutes?|minuten|minutos|minuti|minuut)\b`,
  "u",
);
/** Something that goes wrong in the whole body; what hurts in a part of it has rules of its own. */
const GOES_WRONG =
  /\b(?:(?:go|going|get|getting|run|am|sugar|glucose|bg|levels?|cgm) (?:\w+ ){0,2}?(?:low|hypo|down)|hypos?|crash\w*|drop(?:s|ping)?|dizz\w*|lighthead\w*|faint\w*|black ?out\w*|migraine\w*|seizure\w*|nause\w*|throw up|vomit\w*|wheez\w*|asthma attack|flare\w*|relaps\w*|exhaust\w*|wiped out|fatigue\w*|overheat\w*|legs? go(?:es)? (?:numb|weak|heavy)|unterzucker\w*|schwindl?i?g\w*|schwindel|mareo|mareos|me mareo|bajon\w*|bajada\w*|hipogluc\w*|hypoglyc\w*|ipoglic\w*|vertiges?|malaise|tonturas?|duizelig)\b/u;

/** "Unterzucker, wenn …": what goes wrong stands in the clause before. */
const CONDITION = /^(?:if|when|once|after|wenn|sobald|ab|si|cuando|quand|se|quando|als|na|nach|despues|apres|dopo)\b/u;

function onsetMinutes(said: string, whole: string | undefined): Partial<HealthLimits> | undefined {
  const minutes = Number(ONSET.exec(said)?.groups?.["minutes"] ?? Number.NaN);
  if (!Number.isFinite(minutes) || minutes < 15 || minutes > 180) return undefined;
  if (!GOES_WRONG.test(said) && !(CONDITION.test(said) && GOES_WRONG.test(whole ?? ""))) return undefined;
  const isRun = /\brun\w*|\bjog\w*|\blauf\w*|\bcorr\w*|\bcour\w*|\bhardlop\w*/u.test(said);
  return isRun ? { runMinutes: minutes } : { sessionMinutes: minutes };
}

function heatLimit(said: string): Partial<HealthLimits> {
  const told =
    /\b(?:above|over|beyond|uber|mas de|por encima de|plus de|au dessus de|sopra|acima de|boven|hotter than|warmer than) (\d{2}) ?(?:c\b|degrees?|grad|grados|degres|gradi|graus|graden)/u.exec(
      said,
    )?.[1];
  // "keine Beugung über 90 Grad" is an angle.
  if (told !== undefined) return Number(told) >= COOL - 9 && Number(told) <= HOTTEST && !ANGLE.test(said) ? { heat: Number(told) } : {};
  if (/\b(?:the )?heat (?:makes|gets|kills|bothers|triggers|worsens|brings|sets)\b/u.test(said)) return { heat: COOL };
  return /\b(?:no|not|avoid|stay out of|nothing|kein\w*|nicht|sin|evitar|pas|eviter|no con|non|evitare|nao|geen|niet) (?:\w+ ){0,4}?(?:heat|hot (?:weather|rooms?|days?|yoga)|hitze|sauna|calor|chaleur|caldo|calor|hitte)\b/u.test(
    said,
  )
    ? { heat: COOL }
    : {};
}

const HOTTEST = 45;
const ANGLE = /\b(?:beug\w*|flex\w*|bend\w*|knee\w*|knie\w*|elbow|hip|squat\w*|arm|angle|winkel)\b/u;
const COOL = 24;

function contactLimit(said: string): Partial<HealthLimits> {
  const told = /\b(\d{1,3}) (?:jumps|contacts|landings|hops|sprunge|saltos|sauts)\b/u.exec(said)?.[1];
  return told !== undefined && UPPER.test(said) ? { contacts: Number(told) } : {};
}

function testLimit(said: string): Partial<HealthLimits> {
  return /\b(?:no|not|avoid|never|nothing|kein\w*|keine|sin|pas de|sans|niente|geen) (?:\w+ ){0,2}?(?:1 ?rms?|singles?|max(?:imal|imum|es|ing)?(?: (?:lifts?|efforts?|attempts?|tests?|out))?|maxversuche?|maximalversuch\w*|maximos|maximales|massimali|to failure|failure)\b/u.test(
    said,
  )
    ? { tests: false, percent: 90, repsInReserve: 2 }
    : {};
}

const DENIES = String.raw`(?:no|not|never|nothing|avoid\w*|without|dont|do not|shouldnt|should not|mustnt|wont|cant|cannot|kein\w*|nicht\w*|nie|ohne|sin|nunca|no|pas|sans|jamais|mai|non|senza|geen|niet|nooit)`;
const TO_THE_END = String.raw`(?:(?:un)?til |to |bis zu[mr] |al |hasta el |a l |jusqu a l |fino al |tot )(?:the |total |complete |muscular |muscle |my |vollige[nr]? )?(?:failure|exhaustion|limits?|max(?:imum)?|versagen|muskelversagen|erschopfung|fallo|agotamiento|echec|epuisement|cedimento|esaurimento|falen|uitputting)|(?:all|flat) out|full (?:gas|throttle)|vollgas|ans limit|an die grenzen?|a fondo|a tope|a bloc|al massimo`;
const CAPS_EFFORT = new RegExp(
  String.raw`\b${DENIES} (?:[\p{L}'-]+ ){0,5}?(?:${TO_THE_END})\b|^(?:(?:and|but|please|just|to|i|you|we|so) )*(?:dont|do not|not|no|never|shouldnt|should not|must not|mustnt) (?:to )?(?:over ?do it|push|push(?:ing)?(?: (?:it|myself|too|hard|that|much|so))+)$`,
  "u",
);

/** "no lifting to failure", "don't push": the movement stays, only the last of the effort is left out. */
export function capsEffort(said: string): boolean {
  return CAPS_EFFORT.test(said) && !/\d/u.test(said) && !NOT_HARD.test(said);
}

/** Two repetitions are left at the end of a set. */
export const UNDER_FAILURE: Partial<HealthLimits> = { rpe: 8, repsInReserve: 2, tests: false };

function dayLimit(said: string): Partial<HealthLimits> {
  const told =
    /\b(?:only|max(?:imum)?|at most|no more than|not more than) (one|two|three|1|2|3) (?:hard|intense|intensive|quality)\b/u.exec(
      said,
    )?.[1];
  return told === undefined ? {} : { hardDays: HARD_DAYS[told] ?? 2 };
}

const HARD_DAYS: { readonly [word in string]?: number } = { one: 1, two: 2, three: 3, 1: 1, 2: 2, 3: 3 };
