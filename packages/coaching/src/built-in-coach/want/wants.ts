import type { SentenceEncoder } from "../../context.ts";
import { type Feature, hashOf, plainWords } from "../../triage/features.ts";
import { encodeMeaning, getMeaningFeatures } from "../reading/meaning.ts";
import { readTokens } from "../turn/concepts/concepts.ts";
import { plainWords as wordsOf } from "../turn/frame.ts";
import type { Tongue } from "../turn/languages.ts";
import { getShares, inflateRegression, type Loaded } from "../../triage/learned.ts";

/** What a turn can want. Those with `f-` lean on the answer before. */
export const WANTS = [
  ..."knowledge own-best own-amount own-effort own-missed own-history own-progress own-goal own-race own-forecast own-ahead own-why".split(
    " ",
  ),
  ..."own-profile own-notstored own-form own-changes".split(" "),
  ..."move shorten lengthen ease harder rest swap-exercise swap-days leave-out done not-done log best-new goal-new goal-change".split(" "),
  ..."goal-delete race-new race-change race-delete weight availability equipment avoid more-less away ill injury deload-change".split(" "),
  ..."undo delete-log entry-change units settings offtopic adversarial social".split(" "),
  ..."f-period f-object f-before f-next f-without f-only f-unit f-share f-compare f-judge f-why f-when f-detail f-total".split(" "),
  ..."f-simpler f-more f-means f-doubt f-corrects f-slot f-accept f-reject f-reject-other f-also f-undo f-then f-answer f-which".split(" "),
] as const;
export type Want = string;

/** What the answer before was; "-" for a first turn. */
export const CONTEXTS = ["-", "data", "plan", "goal", "race", "advice", "card", "ask"] as const;
export type Context = (typeof CONTEXTS)[number];

/** What a classifier makes of a turn. */
export interface WantReading {
  readonly want: Want;
  /** How likely it is, 0 to 1. */
  readonly share: number;
  readonly context: Context;
  readonly shareOf: (test: (want: Want) => boolean) => number;
}

let model: Promise<Loaded> | undefined;

/**
 * Reads a turn with the committed weights (`npm run wants:train`), which are loaded with the first one. An encoder tells what an English turn
 * means beside its words.
 */
export function readWant(content: string, context: Context, encode?: SentenceEncoder): Promise<WantReading> {
  const readings = known.get(encode ?? NO_ENCODER) ?? new Map<string, Promise<WantReading>>();
  known.set(encode ?? NO_ENCODER, readings);
  const key = `${context}\n${content}`;
  const found = readings.get(key);
  if (found !== undefined) return found;
  if (readings.size >= MAX_READINGS) readings.clear();
  const reading = readWantAnew(content, context, encode);
  readings.set(key, reading);
  // What could not be read is tried again.
  reading.catch(() => readings.delete(key));
  return reading;
}

/** The readers of one message ask for the same reading several times. */
const known = new WeakMap<object, Map<string, Promise<WantReading>>>();
const NO_ENCODER = {};
const MAX_READINGS = 100;

async function readWantAnew(content: string, context: Context, encode: SentenceEncoder | undefined): Promise<WantReading> {
  model ??= import("./weights.gen.ts").then(({ WANT }) => inflateRegression(WANT));
  const meaning = getMeaning(await encodeMeaning(content, encode), content, context);
  const shares = getShares(await model, [...getTurnFeatures(content, context), ...meaning]);
  const share = Math.max(...shares);
  return {
    want: WANTS[shares.indexOf(share)] ?? "social",
    share,
    context,
    shareOf: (test) => shares.reduce((sum, each, at) => (test(WANTS[at] ?? "") ? sum + each : sum), 0),
  };
}

/** What a turn means beside its words, in a later turn also after such an answer. */
export function getMeaning(vector: Float32Array | undefined, text: string, context: Context): readonly Feature[] {
  return getMeaningFeatures(vector, text, context === "-" ? undefined : context);
}

/** Beside words and their pieces: how a turn begins and ends, how long it is, which kinds of number it has, and what it follows. */
export function getTurnFeatures(text: string, context: Context): readonly Feature[] {
  const weights = new Map<number, number>();
  const add = (feature: string, weight = 1): void => void weights.set(hashOf(feature), weight);
  const words = plainWords(text).slice(0, MOST_WORDS);
  const shown = words.map((word) => (/^\d/u.test(word) ? numberKind(word) : word));
  shown.forEach((word, at) => {
    add(`w ${word}`, 1.5);
    if (context !== "-") add(`x ${context} ${word}`);
    const [next, second] = [shown[at + 1], shown[at + 2]];
    if (next !== undefined) add(`p ${word} ${next}`, 1.2);
    if (second !== undefined) add(`s ${word} ${second}`);
    const marked = `_${word}_`;
    for (const length of [3, 4, 5])
      for (let from = 0; from + length <= marked.length; from++) add(`c ${marked.slice(from, from + length)}`, 0.7);
  });
  const { concepts, shape } = readShape(text);
  concepts.forEach((concept, place) => {
    add(`k ${concept}`, 2);
    if (context !== "-") add(`xk ${context} ${concept}`);
    for (const other of concepts.slice(place + 1)) if (other !== concept) add(`kk ${concept} ${other}`, 1.2);
  });
  shape.forEach((each, at) => {
    const [next, second] = [shape[at + 1], shape[at + 2]];
    if (next !== undefined) add(`a ${each} ${next}`, 1.2);
    if (next !== undefined && second !== undefined) add(`a ${each} ${next} ${second}`, 1.2);
    if (second !== undefined) add(`as ${each} ${second}`);
  });
  add(`a start ${shape.slice(0, 3).join(" ")}`, 1.5);
  add(`first ${shown[0] ?? ""}`, 1.5);
  add(`start ${shown.slice(0, 2).join(" ")}`);
  add(`last ${shown.at(-1) ?? ""}`);
  if (text.includes("?")) add("?", 1.5);
  if (text.includes("!")) add("!");
  add(`long ${Math.min(words.length, 6)}`);
  const size = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0));
  return [
    ...[...weights].map(([hash, weight]): Feature => [hash, weight / size]),
    [hashOf(`context ${context}`), 0.35],
    [hashOf(context === "-" ? "first turn" : "later turn"), 0.35],
  ];
}

const TONGUES: readonly Tongue[] = ["en", "de", "fr", "es", "it"];

interface Shape {
  readonly concepts: readonly string[];
  /** The concepts in their order, with the small words between them; other words are left out, so that one sentence stands for many. */
  readonly shape: readonly string[];
}

/** What a turn is about in any language: read in the one that knows most of its words. */
function readShape(text: string): Shape {
  const readings = TONGUES.map((tongue) => {
    const words = wordsOf(text.slice(0, 300), tongue);
    return { words, ...readTokens(words, tongue) };
  });
  const { words, tokens, leftover } = readings.reduce((least, each) => (each.leftover.length < least.leftover.length ? each : least));
  const unknown = new Set(leftover);
  let end = 0;
  const shape: string[] = [];
  for (const { concept, text: token, at } of tokens) {
    shape.push(...smallWords(words.slice(end, at), unknown), concept);
    end = at + token.length;
  }
  shape.push(...smallWords(words.slice(end), unknown));
  return { concepts: [...new Set(tokens.map(({ concept }) => concept))].slice(0, 12), shape: shape.slice(0, MOST_WORDS) };
}

function smallWords(words: string, unknown: ReadonlySet<string>): readonly string[] {
  return words.split(" ").flatMap((word) => (word === "" ? [] : unknown.has(word) ? ["_"] : [word]));
}

const MOST_WORDS = 60;

/** "16.9", "63", "5", "2026" and "4th" say different things. */
function numberKind(word: string): string {
  if (/\p{L}/u.test(word)) return `#${word.replaceAll(/[\d.,]+/gu, "")}`;
  if (/[.,]/u.test(word)) return "#.#";
  return `#${Math.min(word.length, 4)}`;
}
