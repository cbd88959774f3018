import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { answerStationWork } from "../results/station-work.ts";
import { countWords, type LastAnswer, namesNothing } from "./record.ts";

const MOST_WORDS = 12;
const IMPROVES =
  /\b(?:improve|work on|get better at|focus on|fix|verbesser\w*|arbeiten|besser werden|trainier\w*|ameliorer|progresser|travailler|mejorar|trabajar|migliorare|lavorare|allenare)\b/;
const FIRST =
  /\b(?:first|most|where|what|which|zuerst|als erstes|am meisten|woran|was|wo|d abord|en premier|quoi|que|primero|mas|prima|per prima cosa|cosa|dove)\b/;

/** "and what should I improve first" after a question about a race: the station that loses most. */
export function improveFirst(frame: Frame, { frame: asked, text }: LastAnswer, diary: Diary, view: CoachView): Draft | undefined {
  const isOfRace = asked.topics.has("race") || view.competitions.some(({ name }) => name !== undefined && text.includes(name));
  if (!isOfRace || !namesNothing(frame) || countWords(frame) > MOST_WORDS) return undefined;
  if (!IMPROVES.test(frame.words) || !FIRST.test(frame.words)) return undefined;
  return answerStationWork({ ...frame, topics: new Set(["splits"]) }, diary, view);
}
