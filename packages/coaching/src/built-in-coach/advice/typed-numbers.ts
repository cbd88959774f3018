import { oneRepMaxFromSet, raceTime, vdotFromRace } from "@ironpace/training";
import type { Turn } from "../dialogue/turn.ts";
import { isGerman } from "../language/german/gloss.ts";
import { distancesIn, timesIn } from "../reading/numbers.ts";
import { normalise, readQuestion } from "../question.ts";
import { barLoad, clock, distance, pace, weight } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";

interface Typed {
  readonly content: string;
  readonly turns: readonly Turn[];
}

/** What follows from numbers that are typed in, whoever they are of: the athlete's own stored ones say nothing about them. */
export function answerTypedNumbers({ content }: Typed, view: CoachView): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  if (NO_QUESTION.test(words)) return undefined;
  const found =
    maximumOfSet(words, view) ?? shareOfWeight(words, view) ?? otherDistance(words, view) ?? timeAtPace(words, view) ?? splitOfErg(words);
  if (found === undefined) return undefined;
  return { isFinal: true, text: [found[isGerman(normalise(content)) ? 1 : 0]] };
}

type Answer = readonly [english: string, german: string] | undefined;

const NO_QUESTION = /^(?:log|add|new|set|change|move|make|goal|store|save)\b|\b(?:goal|log it|session|planned|tomorrow|today|yesterday)\b/;
const SET =
  /\b(\d{2,3}(?:\.\d{1,2})?) ?(?:kg|kgs|kilos?)? ?(?:x|for|×|times|mal|fur) ?(\d{1,2})\b(?! ?(?:weeks?|days?|min|sets?|km|k\b))|\b(\d{1,2}) ?(?:x|reps? (?:at|with|of)|times|mal) ?(\d{2,3}(?:\.\d{1,2})?) ?(?:kg|kgs|kilos?)?\b/;
const MAXIMUM = /\b(?:1 ?rm|one rep max|maximum|max|estimated max|e1rm)\b/;

/** "i squatted 100 for 4 whats my 1rm" */
function maximumOfSet(words: string, view: CoachView): Answer {
  if (!MAXIMUM.test(words)) return undefined;
  const set = SET.exec(words.replace(/\b1 ?rm\b/g, "max"));
  const kilograms = Number(set?.[1] ?? set?.[4]);
  const reps = Number(set?.[2] ?? set?.[3]);
  const maximum = set === null ? undefined : oneRepMaxFromSet(kilograms, reps);
  if (maximum === undefined) return undefined;
  const [load, typed] = [weight(view, maximum), weight(view, kilograms)];
  return [
    `${reps} × ${typed} suggests a max of about **${load}** if that was all out (Epley, ±2–5%); with two left in reserve about ${weight(view, oneRepMaxFromSet(kilograms, reps, 2) ?? maximum)}. I have stored nothing: say “new best …” or “log …” for that.`,
    `${reps} × ${typed} sprechen für ein Maximum von etwa **${load}**, wenn mehr nicht ging (Epley, ±2–5 %); mit zwei in Reserve etwa ${weight(view, oneRepMaxFromSet(kilograms, reps, 2) ?? maximum)}. Gespeichert ist damit nichts.`,
  ];
}

/** "whats 80% of 120" */
function shareOfWeight(words: string, view: CoachView): Answer {
  const [, percent, of] =
    /\b(\d{2,3}(?:\.\d)?) ?(?:%|percent) (?:of|from|von) (\d{2,3}(?:\.\d{1,2})?) ?(?:kg|kgs|kilos?)?(?! ?(?:min|km|k|reps?))\b/.exec(
      words,
    ) ?? [];
  if (percent === undefined || of === undefined) return undefined;
  const value = (Number(percent) * Number(of)) / 100;
  const bar = barLoad(view, Number(of), Number(percent));
  return [
    `${percent}% of ${weight(view, Number(of))} is **${weight(view, Math.round(10 * value) / 10)}**, on the bar ${bar}.`,
    `${percent} % von ${weight(view, Number(of))} sind **${weight(view, Math.round(10 * value) / 10)}**, auf der Stange ${bar}.`,
  ];
}

const ERG = /\b(?:row\w*|ski\w*|erg|bike|cycl\w*|swim\w*)\b/;

/** "if i run 5k in 21:30 what should my 10k be" */
function otherDistance(words: string, view: CoachView): Answer {
  const metres = distancesIn(words);
  const clocks = words.match(/\b\d{1,2}:\d{2}(?::\d{2})?\b/g) ?? [];
  const [from, to] = metres;
  if (metres.length !== 2 || clocks.length !== 1 || from === undefined || to === undefined || from === to || ERG.test(words))
    return undefined;
  if (!/\b(?:if|what|whats|how|equal\w*|predict\w*|mean|worth|would|could|should|is|bedeutet|heisst)\b/.test(words)) return undefined;
  const [seconds] = timesIn(`${words.replaceAll(/\b(?:half|marathon)\b/g, "")} ${from > 20_000 ? "marathon" : ""}`);
  // The time belongs to the distance that stands nearer to it.
  const at = words.indexOf(clocks[0] ?? "");
  const places = metres.map((each) => readPlace(words, each));
  const isSecond = Math.abs((places[1] ?? 0) - at) < Math.abs((places[0] ?? 0) - at);
  const [known, asked] = isSecond ? [to, from] : [from, to];
  if (seconds === undefined || seconds < 100) return undefined;
  const vdot = vdotFromRace(known, seconds);
  const predicted = raceTime(vdot, asked);
  if (!(vdot > 20 && vdot < 85)) return undefined;
  const [a, b] = [distance(view, known), distance(view, asked)];
  return [
    `${a} in ${clock(seconds)} (VDOT ${vdot.toFixed(1)}) equals about **${clock(Math.round(predicted))}** over ${b}, **${pace(view, predicted / (asked / 1000))}**, if you have the endurance for it.`,
    `${a} in ${clock(seconds)} (VDOT ${vdot.toFixed(1).replace(".", ",")}) entspricht etwa **${clock(Math.round(predicted))}** über ${b}, **${pace(view, predicted / (asked / 1000))}**, die Ausdauer dafür vorausgesetzt.`,
  ];
}

function readPlace(words: string, metres: number): number {
  const name =
    metres > 42_000 ? /(?<!half )marathon/ : metres > 21_000 && metres < 21_200 ? /half/ : new RegExp(String.raw`\b${metres / 1000} ?k`);
  return name.exec(words)?.index ?? 0;
}

/** "how long would 12k take me at 5:30" */
function timeAtPace(words: string, view: CoachView): Answer {
  const metres = distancesIn(words);
  const [of] = metres;
  const typed =
    /\b(?:at|with|in|mit|bei|pace of|pace) (?:a |an )?(?:pace (?:of )?)?(\d{1,2}:\d{2})(?: ?(?:\/ ?km|per km|pace|min))?\b|\b(\d{1,2}:\d{2}) ?(?:\/ ?km|per km|pace)\b/.exec(
      words,
    );
  const [seconds] = timesIn(typed?.[1] ?? typed?.[2] ?? "");
  if (of === undefined || metres.length > 1 || seconds === undefined || seconds < 150 || seconds > 720 || ERG.test(words)) return undefined;
  if (!/\b(?:how long|what time|finish\w*|total time|take|takes|wie lange|end up)\b/.test(words)) return undefined;
  const total = clock(Math.round((seconds * of) / 1000));
  return [
    `${distance(view, of)} at ${pace(view, seconds)} takes **${total}**.`,
    `${distance(view, of)} mit ${pace(view, seconds)} dauern **${total}**.`,
  ];
}

/** "what split is 7:40 for 2k row" */
function splitOfErg(words: string): Answer {
  if (!/\b(?:split|pace|per 500|\/ ?500)\b/.test(words) || !/\b(?:row\w*|ski\w*|erg)\b/.test(words)) return undefined;
  const named = /\b(\d(?:\.\d)?) ?k\b|\b(500|1000|2000|5000|10000) ?m?\b/.exec(words);
  const metres = named?.[1] === undefined ? Number(named?.[2]) : 1000 * Number(named[1]);
  const [seconds] = timesIn(words);
  if (seconds === undefined || !(metres >= 500) || !/\d:\d\d/.test(words)) return undefined;
  const split = (500 * seconds) / metres;
  if (split < 75 || split > 240) return undefined;
  const text = `${Math.floor(split / 60)}:${(split % 60).toFixed(1).padStart(4, "0")}`;
  return [
    `${metres} m in ${clock(seconds)} is **${text} /500 m**.`,
    `${metres} m in ${clock(seconds)} sind **${text.replace(".", ",")} /500 m**.`,
  ];
}
