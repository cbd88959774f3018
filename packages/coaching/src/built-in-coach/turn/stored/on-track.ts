import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { isNamed } from "../results/splits.ts";
import { raceOutlook } from "../thread/race-outlook.ts";

const ON_TRACK =
  /\b(?:on (?:track|course|schedule|pace) for|wishful|kidding myself|dreaming|(?:will|can|going to) i? ?(?:hit|make|reach|get|run|do)|hit my|make my|auf kurs|traum\w* ich|mach\w* ich mir was vor|schaff\w* ich|erreich\w* ich|(?:sur|dans) (?:la bonne voie|les temps|les clous)|en bonne voie|je reve|vais je (?:atteindre|tenir)|voy (?:bien|en camino|encaminad[oa])|ilusion|me engano|llegare|sulla (?:buona )?strada(?: giusta)?|in linea|mi illudo|riusciro|ce la faro)\b/;
const TARGET_TIME =
  /\b(?:goal (?:time|at|for|in)|target(?: time)?|race goal|my goal time|zielzeit|wunschzeit|rennziel|ziel (?:in|bei|fur)|objectif(?: de temps)?|temps (?:vise|cible)|tiempo (?:objetivo|meta)|(?:objetivo|meta) de tiempo|marca objetivo|tempo (?:obiettivo|target)|obiettivo(?: di tempo)?)\b/;
const TARGET = /([0-3])[:h](\d{2})/;

/** "Am I on track for my goal time": the stored target of the Hyrox ahead beside the last result and the numbers of today. */
export function answerOnTrack(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { words, subjects, verbs } = frame;
  const race = diary.races.find(({ on, type, result }) => on >= view.today && type === "hyrox" && result === undefined);
  const target = TARGET.exec(race?.target ?? "");
  if (race === undefined || target === null || !ON_TRACK.test(words)) return undefined;
  // A goal of a lift or a distance is one of the goals, and a time in the question is read there.
  if (subjects.length > 0 || verbs.some((verb) => verb !== "harder") || /\d:\d\d/.test(words)) return undefined;
  if (!TARGET_TIME.test(words) && !isNamed(race.name, words)) return undefined;
  return raceOutlook(frame.tongue, race, target, diary, view);
}
