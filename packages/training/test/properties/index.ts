import type { Athlete } from "#training/athlete/athlete.ts";
import type { Plan } from "#training/model/plan.ts";
import { calendar, chosenDays, dayLength, saysWhatItDid, sessionCount } from "./days.ts";
import { prerequisites, repetitionCaps } from "./gates.ts";
import { hardInARow, heavyLegs } from "./hard-days.ts";
import { effortLimit, firstDays, noNewImpact, stress } from "./injuries.ts";
import { machineTargets, paceOrder, runPaces } from "./paces.ts";
import { planFacts, type Property } from "./plan-facts.ts";
import { aroundRace, eachRacePrepared, intensityKept, neverSubstituted, nothingNew, raceOnItsDay, taper } from "./race.ts";
import { triathlonPeak } from "./triathlon.ts";
import { dosesClimb, dosesDiffer, thresholdWorth } from "./quality.ts";
import { longestRun } from "./running.ts";
import { barbell, curve, knownMaxima, oneLegSets, prilepin } from "./strength-loads.ts";
import { deloadDose, deloadLoad, deloadPlaces, loadGrowth, phaseOfMacroWeek } from "./weeks.ts";
import { blocks, easyShare, minutesAddUp, notesAreShort } from "./wholeness.ts";
import { dislikedMovements, ownedEquipment, titles, variety } from "./wishes.ts";

/** The rules of a plan a coach could sign, by number; each property reads the plan and the reference tables only. */
const PROPERTIES: { readonly [rule: string]: { readonly [name: string]: Property } } = {
  "1": { sessionCount, calendar, chosenDays, dayLength, saysWhatItDid },
  "2": { hardInARow, heavyLegs },
  "3": { phaseOfMacroWeek, deloadPlaces, deloadLoad, deloadDose },
  "4": { barbell, knownMaxima },
  "5": { curve, prilepin, oneLegSets },
  "6": { runPaces, paceOrder, machineTargets },
  "7": { longestRun, dosesDiffer, dosesClimb, thresholdWorth },
  "8": { loadGrowth },
  "9": { stress, noNewImpact, effortLimit, firstDays },
  "10": { raceOnItsDay, aroundRace, taper, eachRacePrepared, intensityKept, nothingNew, neverSubstituted, triathlonPeak },
  "11": { prerequisites, repetitionCaps },
  "12": { blocks, minutesAddUp, notesAreShort, easyShare },
  "13": { ownedEquipment, dislikedMovements, variety, titles },
};

/** Everything that breaks a rule, as "rule 2 (heavyLegs): …". */
export function brokenProperties(plan: Plan, athlete: Athlete): readonly string[] {
  const facts = planFacts(plan, athlete);
  return Object.entries(PROPERTIES).flatMap(([rule, properties]) =>
    Object.entries(properties).flatMap(([name, property]) => property(facts).map((message) => `rule ${rule} (${name}): ${message}`)),
  );
}
