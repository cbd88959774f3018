import type { Day } from "@ironpace/training";
import { queryOptions } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { timeZone } from "#backend/time-zone.ts";
import type { CalendarData } from "../model/calendar/calendar-data.ts";
import type { TrainedDay } from "../model/calendar/year.ts";

/* Under the key of plans, because a changed plan changes the calendar, and what is logged is told to it as well. */

/** Everything a calendar shows of these days, in one request. */
export const calendarOptions = (first: Day, last: Day) =>
  queryOptions({
    queryKey: ["plans", "calendar", first, last],
    queryFn: async () => {
      const days = supabase.rpc("training_calendar", { first_day: first, last_day: last, zone: timeZone() });
      return (await getData(days)) as unknown as CalendarData;
    },
    placeholderData: (before) => before,
  });

/** The days with training of the year that ends with `last`. */
export const trainedDaysOptions = (first: Day, last: Day) =>
  queryOptions({
    queryKey: ["plans", "calendar", "year", first, last],
    queryFn: async () => {
      const days = supabase.rpc("training_days", { first_day: first, last_day: last, zone: timeZone() });
      return getData(days.overrideTypes<TrainedDay[], { merge: false }>());
    },
    placeholderData: (before) => before,
  });
