import { unaccented } from "../languages/board-languages.ts";
import { readNumberForms } from "../reader/account-numbers.ts";
import { plainLine } from "../reader/words/plain-lines.ts";
import type { WodMovement, WodPart, WodWork } from "../wod.ts";
import { namesIn } from "./missing-movements.ts";

/** What a typed line has that tells whose line it is. */
interface LineFacts {
  readonly typed: string;
  readonly words: string;
  readonly names: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  /** Numbers without a unit as minutes too. */
  readonly times: ReadonlySet<number>;
}

/** What a step has that its line must have typed. */
interface StepFacts {
  readonly name: string;
  /** How much its name says: the name of a sport is seldom typed on the line of its ways. */
  readonly weight: number;
  readonly words: readonly string[];
  /** Words of how it is done. */
  readonly manner: readonly string[];
  readonly role: WodWork["role"];
  readonly isTimed: boolean;
  /** Its amount counts more than its loads and paces. */
  readonly amounts: readonly number[];
  readonly others: readonly number[];
  /** Of its pace and zone, which may stand in a line of their own. */
  readonly targets: readonly number[];
}

/**
 * The typed line of every step, by part: the reader writes lines out, joins and repeats them, so what a step is called and how much of it is
 * done are matched with the lines that say so. Steps keep the order of their lines, but for a block that is written out twice.
 */
export function placeSteps(lines: readonly string[], parts: readonly WodPart[]): readonly (readonly number[])[] {
  const typed = lines.map(toLineFacts);
  const names = new Set(parts.flatMap((part) => (part.kind === "work" ? part.movements.map(({ name }) => name) : [])));
  const toSteps = (part: WodPart): readonly StepFacts[] => stepsOf(part, names.size === 1);
  const steps = parts.flatMap((part) => toSteps(part));
  const scores: number[][] = [];
  const from: number[][] = [];
  steps.forEach((step, at) => {
    const before = scores.at(-1);
    const [own, origin]: [number[], number[]] = [[], []];
    typed.forEach((line, index) => {
      let best = at === 0 ? -index * SKIPPING : Number.NEGATIVE_INFINITY;
      let source = 0;
      (before ?? []).forEach((score, earlier) => {
        const isBefore = earlier === index && isOutOfOrder(steps[at - 1], step, line);
        const isOfOtherRole = step.role === "cool-down" || (steps[at - 1]?.role === "warm-up" && step.role !== "warm-up");
        const back = step.name === "Rest" ? REST_ABOVE : isOfOtherRole ? OTHER_ROLE : GOING_BACK;
        const cost = earlier > index ? back : earlier === index ? SAME_LINE : (index - earlier) * SKIPPING;
        const value = score - cost - (isBefore ? OUT_OF_ORDER : 0);
        if (value > best) [best, source] = [value, earlier];
      });
      own.push(best + fit(step, line));
      origin.push(source);
    });
    scores.push(own);
    from.push(origin);
  });
  const found: number[] = [];
  let line = indexOfMost(scores.at(-1) ?? []);
  for (let at = steps.length - 1; at >= 0; at--) {
    found.unshift(line);
    line = from[at]?.[line] ?? 0;
  }
  let taken = 0;
  return parts.map((part) => found.slice(taken, (taken += toSteps(part).length)));
}

const METRES_PER_KM = 1000;
/** A step stands rather further down than further up. */
const GOING_BACK = 2.9;
/** The head of a block may say the rest behind each of its parts. */
const REST_ABOVE = 0.3;
/** A warm-up that is typed last is done first, and a cool-down that is typed first last. */
const OTHER_ROLE = 0.5;
/** Within a line they keep their order too. */
const OUT_OF_ORDER = 0.5;
/** Of two lines that fit, the nearer one, and rather the next than the same. */
const SKIPPING = 0.02;
const SAME_LINE = 0.03;

function isOutOfOrder(before: StepFacts | undefined, step: StepFacts, { typed }: LineFacts): boolean {
  const [first, second] = [before, step].map((one) => {
    const byName = (one?.words ?? []).map((word) => typed.indexOf(word)).filter((found) => found >= 0);
    const amounts = (one?.amounts ?? []).map((amount) => String.raw`(?<![\d.])(?:${amount}|${amount / METRES_PER_KM} ?k)(?!\d)`);
    const byAmount = amounts.map((amount) => typed.search(new RegExp(amount))).filter((found) => found >= 0);
    return Math.min(...(byName.length > 0 ? byName : byAmount));
  });
  return first !== undefined && second !== undefined && Number.isFinite(first) && Number.isFinite(second) && second <= first;
}

function indexOfMost(values: readonly number[]): number {
  return values.reduce((best, value, index) => (value > (values[best] ?? Number.NEGATIVE_INFINITY) ? index : best), 0);
}

function toLineFacts(line: string): LineFacts {
  const plain = plainLine(line);
  return {
    typed: unaccented(line).toLowerCase(),
    words: `${unaccented(line)} ${plain}`.toLowerCase(),
    names: new Set([...namesIn(plain), ...namesIn(plain.replaceAll(/\d\S*|@/g, ";"))]),
    numbers: new Set(readNumberForms(line, false)),
    times: new Set(readNumberForms(line)),
  };
}

function stepsOf(part: WodPart, isOneSport: boolean): readonly StepFacts[] {
  if (part.kind === "rest")
    return [
      {
        name: "Rest",
        weight: 1,
        words: ["rest"],
        manner: [],
        role: undefined,
        isTimed: true,
        amounts: [part.seconds],
        others: [],
        targets: [],
      },
    ];
  const { scheme } = part;
  const counts =
    scheme.kind === "sets"
      ? [
          ...(scheme.reps.length > 1 ? [scheme.reps.length] : []),
          ...new Set(scheme.reps),
          ...(scheme.seconds === undefined ? [] : [scheme.seconds]),
        ]
      : scheme.kind === "emom" && scheme.every !== 60
        ? [scheme.every]
        : [];
  // What all of them share stands in a line above.
  const [first] = part.movements;
  const isShared = part.movements.length > 1 && part.movements.every(({ seconds }) => seconds !== undefined && seconds === first?.seconds);
  return part.movements.map((movement) => ({
    name: movement.name,
    weight: !SPORT.test(movement.name) ? 1 : isOneSport ? 0 : OF_SPORT,
    words: unaccented(movement.name)
      .toLowerCase()
      .replaceAll(/ \(.*$/g, "")
      .split(/[ -]/),
    manner:
      unaccented(movement.how ?? "")
        .toLowerCase()
        .match(/[a-z]{3,}/g) ?? [],
    role: part.role,
    isTimed: movement.seconds !== undefined,
    amounts: isShared ? [] : getAmounts(movement),
    others: [...counts, ...(movement.load?.values ?? [])],
    targets: numbersIn([movement.pace, movement.zone, movement.how]),
  }));
}

function getAmounts({ reps, metres, calories, seconds, list = [] }: WodMovement): readonly number[] {
  return [reps, metres, calories === true ? undefined : calories, seconds, ...list].filter((one) => one !== undefined);
}

function numbersIn(texts: readonly (string | undefined)[]): readonly number[] {
  return texts.flatMap((text) => (text === undefined ? [] : readNumberForms(text)));
}

function fit({ name, weight, words, manner, amounts, others, targets, role, isTimed }: StepFacts, line: LineFacts): number {
  if (NO_STEP.test(line.typed)) return -1;
  const isNamed = line.names.has(name);
  const named = isNamed ? NAME : (WORDS * words.filter((word) => line.words.includes(word)).length) / words.length;
  const share = (values: readonly number[], numbers = line.times): number =>
    values.length === 0 ? 0 : values.filter((value) => numbers.has(value)).length / values.length;
  const isOfRole = role !== undefined && ROLES[role]?.test(line.words) === true;
  return (
    (isOfRole ? ROLE : 0) +
    weight * named +
    AMOUNT * share(amounts, isTimed ? line.times : line.numbers) +
    OTHERS * share(others) +
    TARGETS * share(targets) +
    (manner.some((word) => line.words.includes(word)) ? MANNER : 0)
  );
}

const NAME = 2.5;
const WORDS = 2;
const AMOUNT = 1.5;
const OTHERS = 1;
const MANNER = 0.4;
const TARGETS = 0.3;
/** Of the weight of a name, where several sports are named. */
const OF_SPORT = 0.4;
const SPORT = /^(?:Run|Walk|Swim|(?:Row|Bike|Ski) erg|Assault bike|Endurance|Rest)$/;
/** Lines that never hold a step. */
const NO_STEP = /^\W*(?:(?:time )?cap|tc|score|total)\b(?!.*:.*[a-z]{4})/;

const ROLE = 1;
const ROLES: Readonly<Record<string, RegExp>> = {
  "warm-up": /\bwarm|\bwu\b|\bw\/u\b|einlauf|einrud|aufwarm|\bech|calent|riscald/,
  "cool-down": /\bcool|\bcd\b|\bwd\b|\b[cw]\/d\b|auslauf|ausrud|retour au calme|vuelta a la calma/,
};
