import { type Benchmark, levelValues, raceTime, vdotFromRace } from "@ironpace/training";
import { type Best, bestOfLift, bestOfTest } from "../../asking/best.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { Subject } from "../../query/query.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { valueText } from "./bests.ts";
import type { Frame } from "../frame.ts";
import { type Said, sayIn, type Tongue, valueIn } from "../languages.ts";
import { dayIn, thingIn } from "../names.ts";

/** What a best is compared in, and how its value becomes that of the norm. */
interface Standard {
  readonly benchmark: Benchmark;
  /** The value in the unit of the norm. */
  readonly toNorm: (value: number, bodyWeight: number | undefined) => number | undefined;
  /** A value of the norm in the unit of the best. */
  readonly fromNorm: (value: number, bodyWeight: number | undefined) => number | undefined;
  readonly isLower?: boolean;
}

const share = (value: number, weight: number | undefined): number | undefined => (weight === undefined ? undefined : value / weight);
const times = (value: number, weight: number | undefined): number | undefined => (weight === undefined ? undefined : value * weight);
const same = (value: number): number => value;

const STANDARDS: { readonly [name: string]: Standard } = {
  "back squat": { benchmark: "backSquat", toNorm: share, fromNorm: times },
  deadlift: { benchmark: "deadlift", toNorm: share, fromNorm: times },
  "bench press": { benchmark: "benchPress", toNorm: share, fromNorm: times },
  "overhead press": { benchmark: "overheadPress", toNorm: share, fromNorm: times },
  "clean and jerk": { benchmark: "cleanAndJerk", toNorm: share, fromNorm: times },
  snatch: { benchmark: "snatch", toNorm: share, fromNorm: times },
  "strict pull-ups": { benchmark: "strictPullUps", toNorm: same, fromNorm: same },
  "handstand push-ups": { benchmark: "handstandPushUps", toNorm: same, fromNorm: same },
  "5 km": { benchmark: "running", toNorm: same, fromNorm: same, isLower: true },
  // The norm is of 5 km: the other distance counts as the equal one.
  "10 km": {
    benchmark: "running",
    toNorm: (seconds) => raceTime(vdotFromRace(10_000, seconds), 5000),
    fromNorm: (seconds) => raceTime(vdotFromRace(5000, seconds), 10_000),
    isLower: true,
  },
  // The norm is of 5 km: an oxygen uptake counts as the time that equals it by Daniels' tables.
  VO2max: {
    benchmark: "running",
    toNorm: (points) => raceTime(points, 5000),
    fromNorm: (seconds) => vdotFromRace(5000, seconds),
    isLower: true,
  },
  "500 m row": { benchmark: "rowing", toNorm: same, fromNorm: same, isLower: true },
  "20-minute power": {
    benchmark: "cycling",
    toNorm: (watts, weight) => share(0.95 * watts, weight),
    fromNorm: (value, weight) => (weight === undefined ? undefined : (value * weight) / 0.95),
  },
};

const LEVELS = ["beginner", "intermediate", "advanced", "elite"] as const;
/** How many of a hundred people who train stay below the middle of a level: assumed, not measured, so the answer calls it an estimate. */
const SHARE_BELOW = { beginner: 20, intermediate: 50, advanced: 80, elite: 95 } as const;
const LEVEL_NAMES: { readonly [level in (typeof LEVELS)[number]]: Said } = {
  beginner: ["beginner", "Einsteiger", "débutant", "principiante", "principiante"],
  intermediate: ["intermediate", "mittel", "intermédiaire", "intermedio", "intermedio"],
  advanced: ["advanced", "fortgeschritten", "avancé", "avanzado", "avanzato"],
  elite: ["elite", "Elite", "élite", "élite", "élite"],
};

interface Judged {
  readonly best: Best;
  readonly value: number;
  readonly on: string;
  readonly standard: Standard;
  /** How many of a hundred people who train stay below. */
  readonly below: number;
}

function judge(subject: Subject, diary: Diary, { athlete }: CoachView): Judged | undefined {
  const best =
    subject.lift !== undefined ? bestOfLift(subject.lift, diary) : subject.test !== undefined ? bestOfTest(subject.test, diary) : undefined;
  const last = best?.values.at(-1);
  const standard = best === undefined ? undefined : STANDARDS[best.name];
  const norm = standard === undefined || last === undefined ? undefined : standard.toNorm(last.value, athlete.bodyWeight);
  if (best === undefined || last === undefined || standard === undefined || norm === undefined) return undefined;
  const levels = levelValues(standard.benchmark, athlete.sex);
  const points = LEVELS.map((level) => [standard.isLower === true ? -levels[level] : levels[level], SHARE_BELOW[level]] as const);
  return { best, ...last, standard, below: interpolated(standard.isLower === true ? -norm : norm, points) };
}

/** Between the middles of the levels in a straight line; beyond them at least 5 and at most 97. */
function interpolated(value: number, points: readonly (readonly [value: number, below: number])[]): number {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return 50;
  if (value <= first[0]) return Math.max(5, Math.round(20 - (15 * (first[0] - value)) / Math.max(0.01, Math.abs(first[0]) * 0.4)));
  if (value >= last[0]) return 97;
  const at = points.findIndex(([limit]) => value < limit);
  const [low, high] = [points[at - 1] ?? first, points[at] ?? last];
  return Math.round(low[1] + ((value - low[0]) / (high[0] - low[0])) * (high[1] - low[1]));
}

/** "is that any good": the value that was talked about against people who train. */
export function answerJudged(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const judged = frame.subjects.flatMap((subject) => judge(subject, diary, view) ?? []);
  const [first] = judged;
  if (first === undefined || judged.length !== frame.subjects.length) return undefined;
  return judged.length > 1 ? compared(judged, frame.tongue, view) : ofOne(first, frame.tongue, view);
}

/** Two bests of different kinds: which of them stands higher among people who train. */
function compared(judged: readonly Judged[], tongue: Tongue, view: CoachView): Draft {
  const ranked = judged.toSorted((a, b) => b.below - a.below);
  const [top, other] = ranked;
  const name = top === undefined ? "" : thingIn(tongue, top.best.name);
  const say = sayIn(tongue);
  const isEqual = top !== undefined && other !== undefined && top.below - other.below < 3;
  return {
    text: [
      isEqual
        ? say(
            "**About the same**, beside people who train:",
            "**Etwa gleich**, verglichen mit Leuten, die trainieren:",
            "**À peu près pareil**, par rapport aux gens qui s’entraînent :",
            "**Más o menos lo mismo**, frente a gente que entrena:",
            "**Più o meno uguale**, rispetto a chi si allena:",
          )
        : say(
            `**${name}** is stronger, compared with people who train:`,
            `**${name}** ist mehr wert, verglichen mit Leuten, die trainieren:`,
            `**${name}** vaut plus, par rapport aux gens qui s’entraînent :`,
            `**${name}** vale más, frente a gente que entrena:`,
            `**${name}** vale di più, rispetto a chi si allena:`,
          ),
      bullet(
        ranked.map(
          (each) => `${thingIn(tongue, each.best.name)}: **${valueText(tongue, each.value, each.best, view)}**, ${aboveText(each, tongue)}`,
        ),
      ),
    ],
  };
}

function aboveText({ below }: Judged, tongue: Tongue): string {
  return sayIn(tongue)(
    `by estimate better than about ${below} of 100`,
    `geschätzt besser als etwa ${below} von 100`,
    `selon une estimation, mieux qu’environ ${below} sur 100`,
    `según una estimación, mejor que unos ${below} de cada 100`,
    `secondo una stima, meglio di circa ${below} su 100`,
  );
}

function ofOne(judged: Judged, tongue: Tongue, view: CoachView): Draft {
  const say = sayIn(tongue);
  const { best, value, on, standard, below } = judged;
  const { athlete } = view;
  const name = thingIn(tongue, best.name);
  const levels = levelValues(standard.benchmark, athlete.sex);
  // The level whose middle is nearest, as the engine takes it.
  const level = below < 34 ? "beginner" : below < 66 ? "intermediate" : below < 89 ? "advanced" : "elite";
  const next = LEVELS[LEVELS.indexOf(level) + 1];
  const target = next === undefined ? undefined : standard.fromNorm(levels[next], athlete.bodyWeight);
  const verdict =
    below >= 75
      ? say("Yes, it is strong", "Ja, das ist stark", "Oui, c’est solide", "Sí, es una buena marca", "Sì, è un buon valore")
      : below >= 45
        ? say("It is solid", "Das ist solide", "C’est correct", "Es una marca sólida", "È un valore solido")
        : say("There is room", "Da ist noch Luft", "Il y a de la marge", "Hay margen", "C’è margine");
  const who =
    athlete.sex === "male"
      ? say("men who train", "Männern, die trainieren", "hommes qui s’entraînent", "hombres que entrenan", "uomini che si allenano")
      : say("women who train", "Frauen, die trainieren", "femmes qui s’entraînent", "mujeres que entrenan", "donne che si allenano");
  const shown = valueText(tongue, value, best, view);
  return {
    text: [
      say(
        `**${verdict}**: your ${name} of **${shown}** (${dayIn(tongue, on)}) is, by estimate, better than about **${below} of 100** ${who}, adults of any age: ${say(...LEVEL_NAMES[level])}.`,
        `**${verdict}**: ${name} **${shown}** (${dayIn(tongue, on)}) ist geschätzt besser als bei etwa **${below} von 100** ${who}, Erwachsene jeden Alters: ${say(...LEVEL_NAMES[level])}.`,
        `**${verdict}** : ${name} **${shown}** (${dayIn(tongue, on)}), c’est, selon une estimation, mieux qu’environ **${below} sur 100** ${who}, adultes de tout âge : niveau ${say(...LEVEL_NAMES[level])}.`,
        `**${verdict}**: ${name} **${shown}** (${dayIn(tongue, on)}) es, según una estimación, mejor que unas **${below} de cada 100** ${who}, adultos de cualquier edad: nivel ${say(...LEVEL_NAMES[level])}.`,
        `**${verdict}**: ${name} **${shown}** (${dayIn(tongue, on)}) è, secondo una stima, meglio di circa **${below} su 100** ${who}, adulti di ogni età: livello ${say(...LEVEL_NAMES[level])}.`,
      ),
      ...(next === undefined || target === undefined
        ? []
        : [
            say(
              `A typical result at ${say(...LEVEL_NAMES[next])} level is about ${valueText(tongue, roundTo(target, best), best, view)}.`,
              `Die Mitte von „${say(...LEVEL_NAMES[next])}“ liegt bei etwa ${valueText(tongue, roundTo(target, best), best, view)}.`,
              `Le milieu du niveau ${say(...LEVEL_NAMES[next])} : environ ${valueText(tongue, roundTo(target, best), best, view)}.`,
              `La mitad del nivel ${say(...LEVEL_NAMES[next])}: unos ${valueText(tongue, roundTo(target, best), best, view)}.`,
              `La metà del livello ${say(...LEVEL_NAMES[next])}: circa ${valueText(tongue, roundTo(target, best), best, view)}.`,
            ),
          ]),
      ...(standard.toNorm === share && athlete.bodyWeight !== undefined
        ? [
            say(
              `That is ${valueIn(tongue, (value / athlete.bodyWeight).toFixed(2))} times your body weight. Age is not in these tables.`,
              `Das ist das ${valueIn(tongue, (value / athlete.bodyWeight).toFixed(2))}-Fache deines Körpergewichts. Das Alter ist in diesen Tabellen nicht drin.`,
              `C’est ${valueIn(tongue, (value / athlete.bodyWeight).toFixed(2))} fois ton poids. L’âge n’est pas dans ces tableaux.`,
              `Es ${valueIn(tongue, (value / athlete.bodyWeight).toFixed(2))} veces tu peso. La edad no está en estas tablas.`,
              `È ${valueIn(tongue, (value / athlete.bodyWeight).toFixed(2))} volte il tuo peso. L’età non è in queste tabelle.`,
            ),
          ]
        : []),
    ],
  };
}

function roundTo(value: number, { kind }: Best): number {
  return kind === "load" ? Math.round(value / 2.5) * 2.5 : Math.round(value);
}
