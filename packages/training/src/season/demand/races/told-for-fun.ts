import type { Athlete } from "#training/athlete/athlete.ts";
import { normalise } from "#training/health/normalise.ts";
import type { Race } from "./race.ts";

const FOR_FUN =
  /\b(?:just for (?:the )?fun|(?:only|purely) for fun|for (?:the )?fun (?:only|of it)|(?:nur )?zum spass|(?:nur )?aus spass|(?:solo )?por diversion|(?:juste |seulement )?pour le (?:plaisir|fun)|(?:solo )?per (?:divertimento|divertirmi)|(?:so )?por diversao|voor de lol|voor mijn plezier)\b/u;
const ANY_RACE = /\b(?:races?|10 ?k|5 ?k|half|marathon|rennen|lauf|wettkampf|carrera|course|gara|corsa|prova|corrida|wedstrijd|loop)\b/u;

type Told = Pick<Athlete, "injuries" | "dislikes" | "competitions">;

/** 0 to 10. */
const MILD_SCORE = 2;

/** A race for fun on a leg that hardly hurts needs no trial: the start itself is easy. */
export function needsTrial(athlete: Told, race: Pick<Race, "name" | "priority">, regions: readonly { readonly score: number }[]): boolean {
  return !(regions.every(({ score }) => score <= MILD_SCORE) && isToldForFun(athlete, race));
}

/** Whether the athlete says of a race of priority C that it is run for fun: by its name, or of the only one as "the race". */
export function isToldForFun(
  { injuries = "", dislikes = "", competitions = [] }: Told,
  { name, priority }: Pick<Race, "name" | "priority">,
): boolean {
  if (priority !== "C") return false;
  const isOnly = competitions.filter((one) => one.priority === "C").length === 1;
  return `${injuries}. ${dislikes}`.split(/[.!?;\n]/u).some((sentence) => {
    const said = normalise(sentence);
    return FOR_FUN.test(said) && (said.includes(normalise(name)) || (isOnly && competitions.length === 1 && ANY_RACE.test(said)));
  });
}
