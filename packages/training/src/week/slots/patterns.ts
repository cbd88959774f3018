import type { Availability, Focus } from "../../athlete/athlete.ts";
import type { SessionCode } from "../../model/plan.ts";

/** Seven entries, Monday first; undefined is a rest day. */
export type WeekPattern = readonly (SessionCode | undefined)[];

/** A weightlifting meet has a week of its own, and so has who runs much without a race ("runner"). */
export type PatternFocus = Focus | "weightlifting" | "runner";

/** Weekly tables by focus, for 3 to 7 days (microcycles.md section 2). "-" is a rest day. */
const WEEK_PATTERNS: { readonly [focus in PatternFocus]: readonly string[] } = {
  hyrox: ["SF - RT - - HX -", "RI SF - RL - HX -", "RT SF - RL SUE HX -", "RI SL ZE RL SUE HX -", "RI SL ZE RL SUE HX RC"],
  crossfit: ["OLs - GYE - SLm - -", "OLs GYE - SLm - ML -", "OLs GY ZE - SLm ML -", "OLs GY ML ZE SLm GYE -", "OLs GY ML ZE SLm GYE RC"],
  running: ["- RT - REs - - RL", "- RT SFm - RE - RL", "- RI SFm RE RT - RL", "RE RI SFm RE RT - RL", "RC RI SFm RE RT RE RL"],
  strength: ["SF - SU - SF - -", "SL SU - SL2 SU2 - -", "SL SU ZE SL2 SU2 - -", "SL SU ZE SL2 SU2 SFm -", "SL SU ZE SL2 SU2 SFm RC"],
  powerlifting: ["PS - PB - PD - -", "PS PB - PD PV - -", "PS PB - PD PV PT -", "PS PB ZE PD PV PT -", "PS PB ZE PD PV PT RC"],
  weightlifting: [
    "OLs - OLs - OLs - -",
    "OLs - OLs SU - OLs -",
    "OLs SU OLs - SU OLs -",
    "OLs SU OLs ZE SU OLs -",
    "OLs SU OLs ZE SU OLs RC",
  ],
  runner: ["SF - RI - SF - RL", "SF - RI SU - RL -", "SL - RI SU SFm - RL", "SL RE RI SU SL2 - RL", "SL RE RI SU SL2 RC RL"],
  triathlon: ["- SWs - RT - BK -", "SWs RT - BQ - BK -", "SWs RT - BQ - BK RL", "SWs RT SW BQ - BK RL", "SWs RT SW BQ RC BK RL"],
  general: ["SF - EI - SF - -", "SF EI - SF - ML -", "SL EI SU - MM RE -", "SL RE SU MM SFm EI -", "SL RE SU MM SFm EI RC"],
};

/** The sessions a week that an athlete gets: 3 to 7. */
export function sessionsPerWeek({ daysPerWeek }: Pick<Availability, "daysPerWeek">): number {
  return Math.min(7, Math.max(3, Math.round(daysPerWeek)));
}

/** The printed week of a focus; `days` outside 3-7 is clamped. */
export function weekPattern(focus: PatternFocus, days: number): WeekPattern {
  const index = sessionsPerWeek({ daysPerWeek: days }) - 3;
  const text = WEEK_PATTERNS[focus][index] ?? "";
  return text.split(" ").map((code) => (code === "-" ? undefined : (code as SessionCode)));
}
