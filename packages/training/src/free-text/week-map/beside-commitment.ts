import { addDays, type Day } from "../../calendar/day.ts";
import type { Activity } from "../../injuries/activities.ts";
import { type DateRange } from "../dates/date-range.ts";
import { datesIn } from "../dates/dates-off.ts";
import { spanIn } from "../dates/worded-span.ts";

/** What clauses behind a fixed date say of it. */
export interface Beside {
  /** Somebody else writes what is done. */
  readonly isLed?: true;
  /** Dates on which it does not take place. */
  readonly except?: readonly DateRange[];
  /** The last date before a pause whose end is told apart. */
  readonly lastOn?: Day;
  /** The first date after a pause. */
  readonly backOn?: Day;
  /** What the day after it is spared. */
  readonly spared?: readonly Activity[];
  /** The sport is wanted on no other day. */
  readonly isAll?: true;
}

/** Heavy squats, pulls from the floor and anything fast on the feet. */
export const LEGS_SPARED: readonly Activity[] = ["leg-strength", "run-fast"];
/** An erg that is pulled with the legs stays. */
const PULLS_SPARED: readonly Activity[] = ["pullup", "row", "muscle-up", "rope", "ski"];
const PRESSES_SPARED: readonly Activity[] = ["press", "overhead", "dip", "handstand"];

const LED =
  /\b(?:coach|coaches|trainer(?:in)?|teacher|instructor|they|he|she|entrenador\w*|entraineu\w*|allenat\w*|treinador\w*)\b(?: \w+){0,2}? (?:writes?|sets?|plans?|programs?|programmes?|decides?|picks?|chooses?|schreibt|gibt|bestimmt|plant|pone|escribe|decide|fixe|ecrit|scrive|escreve|schrijft|bepaalt)\b|\b(?:set|session|workout|programme|program|training) (?:is |comes )(?:\w+ )?(?:by|from) (?:the |my |our )?coach\b|^(?:and |und |y |et |e |en )?(?:the|our|my|der|die|unser\w*|el|la|le|il|o|a|de) (?:coach|trainer(?:in)?|entrenador\w*|entraineu\w*|allenat\w*|treinador\w*) (?:there |dort |da |alli |la bas |li |la |daar )?(?:is|ist|es|est|e) \w+(?: \w+)?$/u;
const IS_TRAINING =
  /^(?:(?:and|so|und|y|et|e|en) )*(?:that|this|it|thats|das|eso|esto|ca|c|questo|isso|dat) ?(?:is|s|are|counts? as|ist|zahlt als|es|cuenta como|est|compte comme|e|conta come|conta como|telt als) (?:all )?(?:(?:my|the|mein|mi|mon|il mio|o meu|mijn) )?(?:\w+ )?(?:training|session|workout|swim|run|ride|einheit|entreno|entrenamiento|seance|entrainement|allenamento|treino)\b/u;
const NO_MORE =
  /^(?:(?:so|and|also|please|bitte|por favor|y|et|e|en) )*(?:no|kein\w*|ningun\w*|pas d(?:e|autre\w*)?|nessun\w*|nenhum\w*|geen) (?:extra|more|other|further|additional|second|weitere\w*|zusatzlich\w*|mas|otr[oa]s?|autres?|altr[eioa]|mais|outr[oa]s?|andere) (?:pools?|swim\w*|runs?|running|rides?|riding|bike|schwimm\w*|lauf\w*|rad\w*|piscin\w*|nad\w*|natacion|carrera\w*|nage\w*|natation|cours\w*|nuoto|cors[ae]|corrida\w*|zwem\w*|loop\w*|fiets\w*)\b/u;
const LAST =
  /\b(?:last|final|letzte[rsn]?|ultim[oa]|dernier\w*|laatste)\b.*\b(?:match|game|fixture|session|training|practice|class|swim|run|ride|one|spiel|einheit|stunde|partido|entreno|clase|seance|cours|partita|allenamento|lezione|jogo|treino|aula|wedstrijd|les)\b/u;
const BACK =
  /\b(?:back|again|restarts?|starts? (?:again|back)|resumes?|(?:the )?next (?:match|game|session|training|one)|wieder|weiter|vuelve|volvemos|otra vez|reprend|reprise|riprende|ricomincia|volta|recomeca|weer|hervat)\b/u;
const NONE =
  /\b(?:no|not|none|except(?: for)?|apart from|cancelled|canceled|off|closed|shut|break|kein\w*|nicht|entfallt|ausser|fallt aus|no hay|salvo|menos|sauf|pas d\w*|annule\w*|niente|non c e|tranne|nao ha|exceto|geen|niet|behalve)\b/u;
const DAY_AFTER =
  /\b(?:the )?(?:day|morning) after(?:wards)?\b|\bnext (?:day|morning)\b|\b(?:am )?(?:tag|morgen) danach\b|\bam nachsten (?:tag|morgen)\b|\bal dia siguiente\b|\b(?:le )?lendemain\b|\b(?:il )?giorno dopo\b|\bno dia seguinte\b|\b(?:de )?(?:volgende dag|dag (?:erna|erop|daarna))\b/u;

/** What is asked of the day after, the first row that fits. What is fine then asks for nothing. */
const DAY_AFTER_ROWS: readonly (readonly [RegExp, readonly Activity[]])[] = [
  [/\b(?:fine|ok|okay|good|gut|bien|bene|bem|goed)\b/u, []],
  [/\b(?:pull\w*|klimmzug\w*|zieh\w*|zug\w*|dominadas|traction\w*|tirages?|trazion\w*|barras|optrek\w*)\b/u, PULLS_SPARED],
  [/\b(?:press(?:es|ing)?|push\w*|overhead|druck\w*|empuj\w*|pouss\w*|spint\w*|empurr\w*|duw\w*)\b/u, PRESSES_SPARED],
  [
    /\b(?:stiff\w*|sore|tired|heavy|wrecked|shattered|dead|knackered|beat|spent|legs?|squat\w*|deadlift\w*|hard|fast|intervals?|steif\w*|mude|kaputt|beine?|schwer\w*|hart\w*|rigid\w*|cansad\w*|agujetas|piernas?|pesad\w*|dur[oa]|raide\w*|fatigue\w*|jambes?|lourd\w*|rigid\w*|stanc\w*|gambe?|pesant\w*|doloridas?|pernas?|stijf|moe|benen|zwaar)\b/u,
    LEGS_SPARED,
  ],
];

/** What a clause behind a fixed date says of it; undefined where it says something else. */
export function readBeside(said: string, today: Day): Beside | undefined {
  if (LED.test(said)) return { isLed: true };
  if (IS_TRAINING.test(said)) return {};
  if (NO_MORE.test(said)) return { isAll: true };
  if (DAY_AFTER.test(said)) {
    const spared = DAY_AFTER_ROWS.find(([words]) => words.test(said))?.[1];
    return spared === undefined ? undefined : { spared };
  }
  return ofDates(said, today);
}

function ofDates(said: string, today: Day): Beside | undefined {
  const range = NONE.test(said) ? spanIn(said, today) : undefined;
  if (range !== undefined) return { except: [range] };
  const dates = datesIn([{ words: said.split(" ") }], today);
  const [date] = dates;
  if (date === undefined) return undefined;
  if (LAST.test(said)) return { lastOn: date.until };
  if (NONE.test(said)) return { except: dates };
  return BACK.test(said) ? { backOn: date.from } : undefined;
}

/** In days: a pause whose end nobody told is as long as any block. */
const OPEN_PAUSE = 300;

/** Everything that is said of one date, with its pauses as ranges. */
export function joinBeside(all: readonly Beside[], today: Day): Beside {
  const lastOn = all.flatMap((one) => one.lastOn ?? [])[0];
  const backOn = all.flatMap((one) => one.backOn ?? [])[0];
  const from = lastOn === undefined ? today : addDays(lastOn, 1);
  const until = backOn === undefined ? addDays(from, OPEN_PAUSE) : addDays(backOn, -1);
  const pause = (lastOn ?? backOn) === undefined || until < from ? [] : [{ from, until }];
  const spared = all.flatMap((one) => one.spared ?? []);
  const except = [...all.flatMap((one) => one.except ?? []), ...pause];
  return {
    ...(all.some(({ isLed }) => isLed === true) ? { isLed: true as const } : {}),
    ...(all.some(({ isAll }) => isAll === true) ? { isAll: true as const } : {}),
    ...(spared.length === 0 ? {} : { spared }),
    ...(except.length === 0 ? {} : { except }),
  };
}
