import type { Focus } from "./athlete.ts";

/** What the engine asks about a focus in more than one place or as a yes or no; a new focus has to answer all of it. */
interface FocusTraits {
  /** Endurance alone is the sport: lifting maintains strength and leaves the legs fresh. */
  readonly isEndurance: boolean;
  /** Every day of the plan is a day of lifting. */
  readonly isLifting: boolean;
  /** Strength and endurance meet in one workout, on ergs that its races use too. */
  readonly isMixed: boolean;
  /** Its races are run, in whole or in part. */
  readonly runsInRaces: boolean;
  /** Notes on injuries speak of running even where no run is planned yet. */
  readonly isRunner: boolean;
  /** Its weeks hold runs by distance, which grow over a season. */
  readonly hasRunningSeason: boolean;
  /** A strength session beyond the number that was asked for becomes an easy run, elsewhere easy work on a machine. */
  readonly runsInsteadOfLifting: boolean;
  /** A weightlifting meet may be prepared in it. */
  readonly allowsMeet: boolean;
  /** Its strength serves something else and takes exercises for parts that the athlete calls weak. */
  readonly takesWeakParts: boolean;
  /** Its gentle strength day keeps the lifts that were tested. */
  readonly keepsTestedLifts: boolean;
  /** Its spare minutes in light weeks are easy minutes, no drills. */
  readonly endsLightDaysEasy: boolean;
  /** An elliptical stands where it is usually trained. */
  readonly hasElliptical: boolean;
  /** Its weeks are stretched towards the hours that the athlete stated. */
  readonly fillsStatedHours: boolean;
  /** A note says why the weeks stay below the stated hours. */
  readonly explainsHours: boolean;
  /** What is left of the stated hours becomes easy minutes on machines: a race of runs and stations lives from them. */
  readonly fillsHoursOnMachines: boolean;
}

/** Traits of each focus; the compiler asks for all of them. */
export const FOCUS_TRAITS: { readonly [focus in Focus]: FocusTraits } = {
  running: {
    isEndurance: true,
    isLifting: false,
    isMixed: false,
    runsInRaces: true,
    isRunner: true,
    hasRunningSeason: true,
    runsInsteadOfLifting: true,
    allowsMeet: false,
    takesWeakParts: true,
    keepsTestedLifts: false,
    endsLightDaysEasy: false,
    hasElliptical: true,
    fillsStatedHours: true,
    explainsHours: false,
    fillsHoursOnMachines: false,
  },
  triathlon: {
    isEndurance: true,
    isLifting: false,
    isMixed: false,
    runsInRaces: true,
    isRunner: true,
    hasRunningSeason: false,
    runsInsteadOfLifting: false,
    allowsMeet: false,
    takesWeakParts: true,
    keepsTestedLifts: false,
    endsLightDaysEasy: false,
    hasElliptical: true,
    fillsStatedHours: false,
    explainsHours: false,
    fillsHoursOnMachines: false,
  },
  hyrox: {
    isEndurance: false,
    isLifting: false,
    isMixed: true,
    runsInRaces: true,
    isRunner: true,
    hasRunningSeason: true,
    runsInsteadOfLifting: true,
    allowsMeet: false,
    takesWeakParts: true,
    keepsTestedLifts: true,
    endsLightDaysEasy: true,
    hasElliptical: false,
    fillsStatedHours: true,
    explainsHours: true,
    fillsHoursOnMachines: true,
  },
  crossfit: {
    isEndurance: false,
    isLifting: false,
    isMixed: true,
    runsInRaces: false,
    isRunner: true,
    hasRunningSeason: false,
    runsInsteadOfLifting: false,
    allowsMeet: false,
    takesWeakParts: false,
    keepsTestedLifts: false,
    endsLightDaysEasy: true,
    hasElliptical: false,
    fillsStatedHours: false,
    explainsHours: true,
    fillsHoursOnMachines: false,
  },
  strength: {
    isEndurance: false,
    isLifting: true,
    isMixed: false,
    runsInRaces: false,
    isRunner: false,
    hasRunningSeason: false,
    runsInsteadOfLifting: false,
    allowsMeet: true,
    takesWeakParts: true,
    keepsTestedLifts: false,
    endsLightDaysEasy: false,
    hasElliptical: true,
    fillsStatedHours: true,
    explainsHours: true,
    fillsHoursOnMachines: false,
  },
  powerlifting: {
    isEndurance: false,
    isLifting: true,
    isMixed: false,
    runsInRaces: false,
    isRunner: false,
    hasRunningSeason: false,
    runsInsteadOfLifting: false,
    allowsMeet: true,
    takesWeakParts: false,
    keepsTestedLifts: false,
    endsLightDaysEasy: false,
    hasElliptical: false,
    fillsStatedHours: true,
    explainsHours: true,
    fillsHoursOnMachines: false,
  },
  general: {
    isEndurance: false,
    isLifting: false,
    isMixed: false,
    runsInRaces: false,
    isRunner: false,
    hasRunningSeason: true,
    runsInsteadOfLifting: false,
    allowsMeet: true,
    takesWeakParts: true,
    keepsTestedLifts: true,
    endsLightDaysEasy: true,
    hasElliptical: true,
    fillsStatedHours: true,
    explainsHours: false,
    fillsHoursOnMachines: false,
  },
};
