import { BEFORE_RACES } from "./regressions/before-races.ts";
import { DAYS_OFF } from "./regressions/days-off.ts";
import { DELOADS } from "./regressions/deloads.ts";
import { EASY_SETS } from "./regressions/easy-sets.ts";
import { HYROX } from "./regressions/hyrox.ts";
import { INJURIES_AND_LIFTS } from "./regressions/injuries-and-lifts.ts";
import { LIGHT_DELOADS } from "./regressions/light-deloads.ts";
import { LIGHTER_WEEKS } from "./regressions/lighter-weeks.ts";
import { MEETS } from "./regressions/meets.ts";
import { NOTES_WITH_DATES } from "./regressions/notes-with-dates.ts";
import { RACES } from "./regressions/races.ts";
import type { Regression } from "./regressions/regression.ts";
import { SINGLE_LINES } from "./regressions/single-lines.ts";
import { SINGLE_SESSIONS } from "./regressions/single-sessions.ts";
import { SHORT_DAYS } from "./regressions/short-days.ts";

/** Athletes whose plan once broke a rule; they are tried in every run. */
export const REGRESSIONS: readonly Regression[] = [
  ...INJURIES_AND_LIFTS,
  ...SHORT_DAYS,
  ...RACES,
  ...HYROX,
  ...LIGHTER_WEEKS,
  ...SINGLE_SESSIONS,
  ...DELOADS,
  ...MEETS,
  ...SINGLE_LINES,
  ...NOTES_WITH_DATES,
  ...DAYS_OFF,
  ...LIGHT_DELOADS,
  ...EASY_SETS,
  ...BEFORE_RACES,
];
