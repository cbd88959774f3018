import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { answerMildCold } from "./illness.ts";

const EASY =
  /\b(?:easy|easier|light(?:er)?|slow\w*|locker\w*|leicht\w*|ruhig\w*|doucement|facile|leger\w*|tranquill\w*|suave|piano|leggero|easily|\d\d ?%)/;
const DEEP =
  /\b(?:chest|cough\w*|brust|husten|poitrine|toux|pecho|tos|petto|tosse|stomach|magen|estomac|estomago|stomaco|ache\w*|glieder\w*|courbatur\w*)\b/;

/** "A cold, no fever, about 80 %: easy for some days?": easy days and the way back, however it is told. */
export function mildColdOfDays(frame: Frame, view: CoachView): Draft | undefined {
  const isMild = (frame.topics.has("no fever") || /\bno temp\b/.test(frame.words)) && !DEEP.test(frame.words) && !frame.hasPain;
  return isMild && EASY.test(frame.words) ? answerMildCold(frame, view) : undefined;
}
