import { getMinutes, textSchema, WEEKDAYS, type Json } from "@ironpace/contract";
import { supabase } from "#backend/supabase.ts";
import { CONTEXT_COLUMNS, contextStep, differ, gearFrom, weekFrom } from "../../model/context-step.ts";
import { getEquipment } from "../../model/places.ts";
import type { Texts } from "../../model/step-form.ts";
import type { OnboardingData } from "#backend/app-frame.ts";
import type { SaveStep } from "./save-step.ts";

/** Goals, competition, injuries, training week and equipment in one request, all or nothing. What was not changed is not written. */
export const saveContext: SaveStep = async (texts, { told, unit }) => {
  const stored = contextStep.textsOf(told, unit);
  const changed = CONTEXT_COLUMNS.filter((column) => differ([column], texts, stored));
  // A week that was never stored is stored as it is shown.
  const hasWeek = told.availability.length === 0 || differ(WEEK, texts, stored);
  const week = weekFrom(texts);
  const minutes = getMinutes(week);
  const equipment = differ(["places", "items"], texts, stored) ? [...getEquipment(gearFrom(texts))] : undefined;
  const { data, error } = await supabase.rpc("save_context", {
    ...(changed.length > 0 && { context: contextOf(texts, changed) }),
    ...(hasWeek && { minutes, days_per_week: week.daysPerWeek, ...(week.longDay !== null && { preferred_long_day: week.longDay }) }),
    ...(equipment && { equipment }),
  });
  if (error) throw error;
  return {
    context: data as OnboardingData["context"],
    ...(hasWeek && {
      availability: minutes.map((available, index) => ({ weekday: index + 1, minutes: available })),
      personal: told.personal && { ...told.personal, days_per_week: week.daysPerWeek, preferred_long_day: week.longDay },
    }),
    ...(equipment && { equipment }),
  };
};

const WEEK = ["days_per_week", "open_days", "long_day", ...WEEKDAYS.map(({ weekday }) => `minutes_${weekday}`)];

function contextOf(texts: Texts, columns: readonly (typeof CONTEXT_COLUMNS)[number][]): Json {
  return Object.fromEntries(
    columns.map((column) => {
      const text = texts[column] ?? "";
      return [column, column === "competition_date" ? text || null : textSchema(column).parse(text)] as const;
    }),
  );
}
