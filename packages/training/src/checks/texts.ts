import { fromPounds } from "../units/mass.ts";
import type { Kilograms } from "../units/units.ts";
import type { ExerciseItem, Session } from "../model/plan.ts";
import { inSession, getItems, type Rule } from "./rule.ts";

/** Texts are written for people, numbers for the rules: a weight, pace, power or RPE in words is also there as a number. */
export const texts: Rule = ({ sessions }) =>
  sessions
    .filter((session) => session.code !== "RACE")
    .flatMap((session) =>
      getItems(session).flatMap((item) =>
        textProblems(item, session).map((problem) => inSession("texts", session, `${item.name}: ${problem}`)),
      ),
    );

function textProblems(item: ExerciseItem, session: Session): string[] {
  const { weight, intensity = "", load, pace, power, rpe } = item;
  const found: string[] = [];
  const isRamp = session.blocks.warmup.includes(item);
  if (weight !== undefined && load === undefined && !(isRamp && heaviestIn(weight) <= getHeaviest(item.name, session)))
    found.push(`"${weight}" is said and not known`);
  // Most lines say no more than their effort.
  if (intensity === "" || intensity === `RPE ${rpe ?? ""}`) return found;
  if (pace === undefined && /\d:\d\d/u.test(intensity)) found.push(`a pace in "${intensity}" and none in numbers`);
  if (power === undefined && /\d W\b/u.test(intensity)) found.push(`watts in "${intensity}" and none in numbers`);
  const said = /\bRPE (?<effort>\d+(?:\.\d+)?)/u.exec(intensity)?.groups?.["effort"];
  if (said !== undefined && Number(said) !== rpe) found.push(`"${intensity}" with RPE ${rpe ?? "unknown"}`);
  return found;
}

/** The heaviest weight of a text such as "20 → 40 → 60 kg". */
function heaviestIn(weight: string): Kilograms {
  const numbers = [...weight.matchAll(/\d+(?:\.\d+)?/gu)].map((match) => Number(match[0]));
  const heaviest = Math.max(0, ...numbers);
  return weight.includes("lb") ? fromPounds(heaviest) : heaviest;
}

/** Loads of the exercise in the main work of the session. */
function getHeaviest(name: string, { blocks }: Session): Kilograms {
  const same = [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout].filter((item) => item.name === name);
  return Math.max(0, ...same.map((item) => item.load?.kilograms ?? 0)) + 1e-6;
}
