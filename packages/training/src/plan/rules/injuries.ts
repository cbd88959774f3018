import { REGIONS } from "../../catalogue/exercise.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { limitCheck } from "../../injuries/substitute-exercise.ts";
import type { Violation } from "../plan.ts";
import { inSession, itemsOf, type Rule, type RuleFacts } from "./rule.ts";

/** Rule 9: no exercise above a stress limit, in any block or list of substitutions; red flags allow no workout; effort limits hold. */
export const injuries: Rule = (facts) => {
  if (facts.reading.redFlags.length > 0)
    return facts.sessions.map((session) => inSession("injuries", session, "a workout although the text holds red flags"));
  const limited = REGIONS.some((region) => facts.limits[region] < 3);
  return [...facts.sessions.flatMap((session) => effortProblems(session, facts)), ...(limited ? stressProblems(facts) : [])];
};

function stressProblems({ sessions, limits }: RuleFacts): Violation[] {
  const isWithin = limitCheck(limits);
  const tooMuch = (name: string): boolean => {
    const exercise = findExercise(name);
    return exercise !== undefined && !isWithin(exercise);
  };
  return sessions.flatMap((session) =>
    itemsOf(session).flatMap((item) =>
      [item.name, ...(item.substitutions ?? [])]
        .filter(tooMuch)
        .map((name) => inSession("injuries", session, `${name} stresses an injured region too much`)),
    ),
  );
}

function effortProblems(session: RuleFacts["sessions"][number], { reading }: RuleFacts): Violation[] {
  const highest = reading.pregnancy ? 6 : reading.conditions.length > 0 ? 7 : 10;
  return session.intensityLevel > highest ? [inSession("injuries", session, `RPE ${session.intensityLevel} is above ${highest}`)] : [];
}
