import { fromPounds, type WeightUnit } from "../../units/mass.ts";
import type { Athlete } from "../athlete.ts";

/** What an athlete wrote they want to be able to do, as a number: repetitions in a row, or kilograms of a lift. */
export interface StatedGoal {
  readonly movement: "pushUps" | "pullUps" | GoalLift;
  readonly target: number;
  readonly quote: string;
}

export type GoalLift = "deadlift" | "backSquat" | "benchPress" | "snatch" | "cleanAndJerk";

/** `units`: what a number without a unit is meant in. */
type Notes = Pick<Athlete, "injuries" | "dislikes" | "units">;

const WANTS =
  /\b(?:want\w*|wanna|goals?|aim\w*|targets?|hop(?:e|ing)|dream\w*|work\w* (?:towards?|up to)|train\w* for|chasing|my first|before summer|by (?:summer|spring|easter)|finally|(?:would|i'?d) (?:love|like)|m[öo]chte|ich will|will ich|ziel|quiero|objetivo|meta|veux|voudrais|aimerais|objectif|voglio|vorrei|obiettivo|quero|gostaria|wil graag|ik wil|doel)\b/iu;
const FIRST = "first|erste[rns]?|primera?|premi[eè]re?|prim[ao]|primeir[ao]|eerste";
const COUNT = String.raw`(?<count>\d{1,3}|${FIRST}|ten|five|zehn|f[üu]nf|dix|cinq|diez|cinco|dieci|cinque|dez|tien|vijf)`;
const WORDS: { readonly [word: string]: number } = {
  ten: 10,
  five: 5,
  zehn: 10,
  fünf: 5,
  funf: 5,
  dix: 10,
  cinq: 5,
  diez: 10,
  cinco: 5,
  dieci: 10,
  cinque: 5,
  dez: 10,
  tien: 10,
  vijf: 5,
};
const BETWEEN = String.raw`[\s-]+(?:[\p{L}-]+\s+){0,3}?`;
const PUSH_UP = String.raw`(?:(?:push|press)[\s-]?ups?|liegest[üu]tzen?|flexiones|pompes|piegamenti|flessioni|flex[õo]es|opdrukken)`;
const PULL_UP = String.raw`(?:(?:pull|chin)[\s-]?ups?|klimmz[uü]ge?n?|dominadas?|tractions?|trazioni|barras? fixas?|optrekken)`;
const LIFT = String.raw`(?<lift>(?<!(?:sled|band|rope|face|lat) )\bpull(?![\s-]?(?:up|down|day|over|through|the|a\b))|deadlift|back squat|squat|bench press|bench|kreuzheben|kniebeuge|bankdr[üu]cken|peso muerto|sentadilla|press banca|soulev[ée] de terre|d[ée]velopp[ée] couch[ée]|clean (?:and|&|n) jerk|snatch|rei(?:ss|ß)en|sto(?:ss|ß)en|arrancada|dos tiempos|envi[óo]n|arrach[ée]|[ée]paul[ée][ -]jet[ée]|strappo|slancio)`;

const REPETITIONS: readonly (readonly ["pushUps" | "pullUps", RegExp])[] = [
  ["pushUps", new RegExp(`${COUNT}${BETWEEN}${PUSH_UP}`, "iu")],
  ["pullUps", new RegExp(`${COUNT}${BETWEEN}${PULL_UP}`, "iu")],
];
/** "from 92.5 to 100 kg": where it stands today is no goal. */
const FROM = String.raw`(?:from|von|de|desde|da|van)\s+\d{2,3}(?:[.,]5)?\s?(?:kg|kilos?|lbs?|pounds?)?\s+(?=(?:to|auf|a|à|al|hasta|naar|para)\s)`;
const LIFT_FIRST = new RegExp(
  String.raw`${LIFT}[\s:]+(?:up\s+)?(?:${FROM})?(?:(?:of|to|von|auf|bis|de|a|à|al|hasta|jusqu'à|fino a|até|para|naar|tot)\s+)?(?<weight>\d{2,3}(?:[.,]5)?)\s?(?<unit>kg|kilos?|lbs?|pounds?)?(?![\d%])`,
  "iu",
);
const WEIGHT_FIRST = new RegExp(String.raw`(?<weight>\d{2,3}(?:[.,]5)?)[\s-]?(?<unit>kg|kilos?|lbs?|pounds?)\s+${LIFT}`, "iu");
/** "125 deadlift": one lift, with a weight that nobody does as repetitions. */
const BARE_WEIGHT_FIRST = new RegExp(
  String.raw`(?<![\dx×:.,]|[x×] )(?<weight>[4-9]\d(?:[.,]5)?|[1-3]\d{2}(?:[.,]5)?) ${LIFT}(?!\p{L})`,
  "iu",
);
/** "65 in the snatch": a lift of the platform is told without its unit. */
const WEIGHT_IN = new RegExp(
  String.raw`(?<weight>\d{2,3}(?:[.,]5)?)\s?(?<unit>kg|kilos?|lbs?|pounds?)?\s+(?:in|on|en|im|beim|de|au|nello|no|na|op|per)\s+(?:the |my |el |la |l')?${LIFT}`,
  "iu",
);

const SENTENCE = /[.;!?\n]+(?!\d)/u;

/** The goals of the notes in which a wish and a number of a movement stand in one sentence. */
export function statedGoals({ injuries = "", dislikes = "", units = "kg" }: Notes): readonly StatedGoal[] {
  return `${injuries}. ${dislikes}`.split(SENTENCE).flatMap((sentence) => (WANTS.test(sentence) ? readGoals(sentence.trim(), units) : []));
}

function readGoals(sentence: string, units: WeightUnit): StatedGoal[] {
  const repetitions = REPETITIONS.flatMap(([movement, pattern]): StatedGoal[] => {
    const found = pattern.exec(sentence);
    const target = readCount(found?.groups?.count ?? "");
    return found === null || target === undefined ? [] : [{ movement, target, quote: found[0].trim() }];
  });
  const lifts = [LIFT_FIRST, WEIGHT_FIRST, WEIGHT_IN, BARE_WEIGHT_FIRST].flatMap((pattern): StatedGoal[] => {
    const found = pattern.exec(sentence);
    const { lift = "", weight = "", unit = units } = found?.groups ?? {};
    const number = Number(weight.replace(",", "."));
    const kilograms = /^(?:lb|pound)/iu.test(unit) ? fromPounds(number) : number;
    return found === null || kilograms < LIGHTEST ? [] : [{ movement: liftNamed(lift), target: kilograms, quote: found[0].trim() }];
  });
  return [...repetitions, ...lifts.slice(0, 1), ...furtherLifts(sentence, units, lifts[0])];
}

/** "Squat 115 and finally pull 145": each lift that has its weight right behind it. */
function furtherLifts(sentence: string, units: WeightUnit, first: StatedGoal | undefined): readonly StatedGoal[] {
  if (first === undefined) return [];
  return [...sentence.matchAll(new RegExp(LIFT_FIRST.source, "giu"))].flatMap((found): readonly StatedGoal[] => {
    const { lift = "", weight = "", unit = units } = found.groups ?? {};
    const number = Number(weight.replace(",", "."));
    const target = /^(?:lb|pound)/iu.test(unit) ? fromPounds(number) : number;
    const movement = liftNamed(lift);
    return movement === first.movement || target < LIGHTEST ? [] : [{ movement, target, quote: found[0].trim() }];
  });
}

const LIGHTEST = 20;

function readCount(text: string): number | undefined {
  const word = text.toLowerCase();
  if (new RegExp(`^(?:${FIRST})$`, "iu").test(word)) return 1;
  const count = WORDS[word] ?? Number(word);
  return Number.isInteger(count) && count > 0 && count <= MOST ? count : undefined;
}

const MOST = 100;

function liftNamed(text: string): GoalLift {
  if (/^pull|deadlift|kreuz|muerto|terre/iu.test(text)) return "deadlift";
  if (/clean|sto(?:ss|ß)en|tiempos|envi|jet|slancio/iu.test(text)) return "cleanAndJerk";
  if (/snatch|rei(?:ss|ß)|arranc|arrach|strappo/iu.test(text)) return "snatch";
  return /squat|kniebeuge|sentadilla/iu.test(text) ? "backSquat" : "benchPress";
}

/** The goal of one movement; the highest where there are several. */
export function statedGoal(notes: Notes, movement: StatedGoal["movement"]): StatedGoal | undefined {
  return statedGoals(notes)
    .filter((goal) => goal.movement === movement)
    .toSorted((one, other) => other.target - one.target)[0];
}

const CAN_DO = new RegExp(
  String.raw`\b(?:can (?:only |just |barely )?(?:do|manage)|i (?:do|manage)|schaffe(?: nur)?|puedo hacer|je fais|riesco a fare|consigo)\s+(?:about |around |maybe |etwa )?(?<count>\d{1,2})${BETWEEN}${PUSH_UP}`,
  "iu",
);
const CANNOT_DO = new RegExp(
  String.raw`\b(?:can'?t|cannot|can not|not (?:even )?(?:a |one )|kein\w*|no puedo hacer|aucune?|nessun\w*)\s+(?:do\s+)?(?:even\s+)?(?:a |one |any |single |ni una )*(?:single |proper |real |full )*${PUSH_UP}`,
  "iu",
);

/** Share of the goal that somebody who has to work for it does today (convention). */
const SHARE_OF_GOAL = 0.6;

/** Push-ups in a row that the notes tell: done today, or fewer than what somebody works towards; undefined where they say nothing. */
export function statedPushUps(notes: Notes): number | undefined {
  const text = `${notes.injuries ?? ""}. ${notes.dislikes ?? ""}`;
  const done = CAN_DO.exec(text)?.groups?.count;
  if (done !== undefined) return Number(done);
  if (CANNOT_DO.test(text)) return 0;
  const goal = statedGoal(notes, "pushUps");
  return goal === undefined ? undefined : Math.floor(SHARE_OF_GOAL * (goal.target - 1));
}
