import { type Weekday, EVERY_DAY } from "../../calendar/day.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import { weekdaysIn } from "../../free-text/dates/weekdays.ts";
import type { HealthLimits } from "../../health/limits.ts";
import { activitiesIn, type Activity } from "../../injuries/activities.ts";
import { getWords } from "../../health/stated-limits/limit-movements.ts";
import { getLanguage, toEnglish } from "../../language/translate.ts";
import { CLOSED_WORDS, type SportKind } from "../schedule-words.ts";
import type { Polarity } from "./wish-clause.ts";
import { getSign } from "./wish-markers.ts";

/** What a wish says of the week: its days, how often and how long, and dates. */
export interface ScheduleReading {
  /** Clauses of which nothing is left to read. */
  readonly quotes: ReadonlySet<string>;
  readonly days: readonly DayLimit[];
  readonly limits: readonly ScheduleLimit[];
  /** What the plan cannot set, as a sentence. */
  readonly remarks: readonly string[];
}

export interface ScheduleLimit {
  readonly phrase: string;
  readonly limits: Partial<HealthLimits>;
  readonly note: string;
}

/** A plan has three days and more. */
export const FEWEST_DAYS = 3;

/** What each kind closes on a day without it. */
export const CLOSES: { readonly [kind in SportKind]?: readonly Activity[] } = {
  run: ["run"],
  "fast-run": ["run-fast"],
  swim: ["swim"],
  bike: ["bike"],
  strength: ["lifting"],
  legs: ["leg-strength"],
  cardio: ["run", "bike", "swim", "rower", "ski"],
};

/** Sports that a day may be kept for. */
export const SPORTS = ["run", "swim", "bike", "strength"] as const satisfies readonly SportKind[];

/** A clause with the bare days that stand beside it. */
export interface Statement {
  readonly quotes: readonly string[];
  readonly said: string;
  readonly days: readonly Weekday[];
  readonly kinds: readonly SportKind[];
  readonly minutes: number | undefined;
  readonly isDenied: boolean;
  readonly isEnough: boolean;
  readonly polarity: Polarity;
  /** The long session was named before it in the sentence. */
  readonly isOfLong: boolean;
  /** Its days are those named before it. */
  readonly isBack: boolean;
  /** Other days were named before it in the sentence. */
  readonly isLater: boolean;
}

const DAY_FILL =
  /^(?:auf|open|offen|geoffnet|abiert[oa]|ouverte?|apert[oa]|and|und|y|e|et|en|or|oder|o|ou|of|nor|ni|nem|the|on|am|an|every|each|jeden?|le|les|el|los|il|la|al|ao|aos|as|a|o|no|na|op|de|do|di|only|nur|solo|seulement|alleen|so|por|isso|entao|deshalb|darum|daher|also|donc|quindi|dus|entonces|please|bitte|always|immer|siempre|toujours|sempre|altijd|afternoons?|evenings?|mornings?|nights?|abends?|morgens|soirs?|matins?|with|mit|con|avec|com|met|club|verein|team|gruppe|grupo|groupe|gruppo|masters|friends|amigos|amis|amici|freunden|vrienden|im|noche|manana|por|tarde|sera|mattina|mattino|noite|manha|de|da|avond|ochtend)$/u;

export const LONG_OF = /\b(?:long(?:est)?|lang(?:e[nrs]?)?|larg[oa]s?|longue?s?|lung[oh]\w*|long[ao]s?|longao)\b/u;

export const NO_TRAINING =
  /\b(?:no (?:training|sessions?|workouts?|sport)|no chance (?:of|to) (?:any )?(?:train\w*|session\w*|workouts?|gym)|(?:dont|do not) (?:plan|book|put|schedule|give me) anything|(?:plan|planifie|planifica|planea|programma) (?:nichts|nix|rien|nada|niente|niks|niets)|keine chance (?:auf|zu) train\w*|ninguna posibilidad de entrenar|aucune chance de m entrainer|nessuna possibilita di allenar\w*|sem chance de treinar|geen kans om te trainen|nothing|none|off|nix|nichts|kein (?:training|sport)|trainingsfrei|pause|sin entrenar|nada|pas d(?:e)? (?:entrainements?|seances?|sport)|aucune? (?:entrainement|seance)|ningun entren\w*|nenhum treino|rien|niente|nessun allenamento|sem treinos?|geen (?:training|trainingen|sport)|rest)\b/u;

export const NO_GYM =
  /\b(?:no|without(?: an?y?)?|kein\w*|ohne|sin|nada de|sans|pas de|senza|niente|sem|geen|zonder|no (?:hay|tendre|tengo)) (?:access to (?:an? )?|\w+ )?(?:gym|box(?! (?:jump|step|squat|over|pistol|sprung|salto))|studio|fitnessstudio|gimnasio|salle|palestra|ginasio|academia|sportschool)\b|\b(?:gym|box|studio|fitnessstudio|gimnasio|salle|palestra|ginasio|academia|sportschool) (?:is |ist |esta |est |e |is )?(?:closed|shut|zu|geschlossen|cerrado|fermee?|chiusa|fechado|dicht|gesloten)\b/u;

export const POOL_CLOSED = new RegExp(
  String.raw`\b(?:pool|schwimmbad|hallenbad|bad|piscina|piscine|zwembad)\b.*${CLOSED_WORDS.source}|\b(?:no|kein|sin|pas de|niente|sem|geen) (?:pool|swimming|schwimmen|schwimmbad|piscina|piscine|natation|nadar|nuoto|zwembad|zwemmen)\b`,
  "u",
);

export type FoundSchedule = Partial<Pick<ScheduleReading, "days" | "limits" | "remarks">>;

export const NOT_DAYS =
  /^(?:(?:so|also|and|und|please|bitte) )*(?:not|nicht|never|no|pas|non|nao|niet) (?:on |am |an |los |el |le |il |op |as |aos )?\p{L}+s?(?: (?:and|or|und|oder|y|o|et|ou|e|en|of) (?:on |am )?\p{L}+)?(?: (?:please|bitte|either|auch))*$/u;

export function isOfSwims(kinds: readonly SportKind[]): boolean {
  return kinds.includes("swim") && !kinds.includes("bike") && !kinds.includes("run");
}

/** A session that somebody else leads on that day. */
export const COACHED_WORDS =
  /\b(?:coached|counts? (?:that |it |already )?as (?:one|a|1|my)|count (?:that|it) as|squad|masters|(?:club|team|school|uni) (?:swim\w*|runs?|running|rides?|session|training|practice)|zahlt (?:schon )?als|cuenta como|compte comme|conta come|conta como|telt als)\b/u;

/** Movements that a clause names, in the English that they are read in. */
export function movementsIn(phrase: string): readonly Activity[] {
  return [...new Set(activitiesIn(getWords(toEnglish(phrase, getLanguage(phrase)))).map(({ activity }) => activity))];
}

/** In this field a bare "running on Mondays" is unwanted; what asks, likes or tells something says so itself. */
export function isUnwanted({ said, kinds, polarity }: Statement): boolean {
  return (kinds.length > 0 || LONG_OF.test(said)) && getSign(said, polarity) === "unwanted";
}

/** "Swimming on Mondays and Thursdays only": on no other day. */
export function outside(limit: DayLimit, kinds: readonly SportKind[]): FoundSchedule {
  const weekdays = EVERY_DAY.filter((day) => !limit.weekdays.includes(day));
  return { days: [{ ...limit, weekdays, wanted: limit.weekdays, closed: kinds.flatMap((kind) => CLOSES[kind] ?? []) }] };
}

/** "Sabato no": the day is out, and no part of a list. */
const TRAILING_NO = /\p{L}+ (?:no|nein|non|not|nicht|niet|nao|never|mai|nie|nunca|jamais|nooit)$/u;

/** "Thursdays at 6 early": the hour belongs to the day, and not to a length. */
const HOUR_BESIDE =
  /\b(?:um|at|a las|alle|as|om|ab|from) (?:1?\d|2[0-4])(?:[.:h][0-5]\d)?(?: ?(?:uhr|h|am|pm|heures?|uur|horas?))?(?: (?:in der )?(?:fruh|early|morgens|morning|temprano|tot))?(?! ?(?:min\w*|km|k\b|x\b|mal|times|bis|to))/gu;

export function isBareDays(quote: string, said: string): boolean {
  const days = weekdaysIn(`${quote} und`);
  if (days.length === 0 || TRAILING_NO.test(said)) return false;
  const others = said
    .replace(HOUR_BESIDE, " ")
    .trim()
    .split(/ +/u)
    .filter((word) => !DAY_FILL.test(word) && weekdaysIn(`${word.charAt(0).toUpperCase()}${word.slice(1)} und`).length === 0);
  return others.length === 0;
}

export const REASON_IN_QUOTE = /(?<=\w)\s+(?:because|since i|as i|cos|weil|denn|wegen|porque|parce|perch[eé]|pois|omdat)\b.*$/iu;
