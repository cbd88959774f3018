import { z } from "zod";

/** The years that the database allows for competitions: what arithmetic makes of others is no day that PostgreSQL reads. */
export const isInCalendar = (day: string): boolean => day >= "1950-01-01" && day < "2200-01-01";

export const NOT_IN_CALENDAR = "must be a day of the years 1950 to 2199";

/** A day as yyyy-mm-dd in the body of a request, with the message for anything else. */
export const day = (message: string) => z.iso.date({ error: message, abort: true }).refine(isInCalendar, NOT_IN_CALENDAR);
