/** A calendar day as `yyyy-MM-dd`; days have no time and no zone. */
export type Day = string & { readonly __unit?: "day" };

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
