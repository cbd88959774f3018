export type * from "./athlete/athlete.ts";
export type * from "./calendar/day.ts";
export type * from "./plan/plan.ts";
export type * from "./units/units.ts";
