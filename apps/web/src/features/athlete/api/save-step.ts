import { fromGear, readAvailability, resultRow, wodRow, AVAILABILITY_FIELDS, type AthleteRows, type Tables } from "@ironpace/contract";
import type { WeightUnit } from "@ironpace/training";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { newId } from "#backend/new-id.ts";
import { invalidateAll } from "#backend/query-keys.ts";
import { supabase } from "#backend/supabase.ts";
import { hasChanged, type Circumstances, type Texts } from "../model/athlete-form.ts";
import { BENCHMARKS, type BenchmarkKind } from "../model/benchmarks.ts";
import { CONTEXT_COLUMNS, contextStep, readGear } from "../model/context-step.ts";
import { entryValues } from "../model/entry-texts.ts";
import { MOTIVATION_COLUMNS, textValues } from "../model/free-texts.ts";
import { personalValues, wizardEntries } from "../model/personal.ts";
import { getResultEntry, getWodEntry } from "../model/result-forms.ts";
import { recordBenchmarks } from "./benchmarks.ts";
import { patchAthleteRows } from "./get-athlete-rows.ts";
import { availabilityArguments } from "./athlete.ts";
import { updateAthlete } from "./update-athlete.ts";
import { saveMotivation } from "./texts.ts";

/** Marks every request of the wizard that its buttons wait for. */
export const SAVE_MUTATION_KEY = ["save-onboarding-step"] as const;

/** What a step of the wizard knows beside its texts. */
export interface StepCircumstances extends Circumstances {
  readonly athlete: AthleteRows;
  /** The unit weights are typed in. */
  readonly unit: WeightUnit;
}

/** Stores one step and answers with what is stored now. `id` is that of a new record: sent again, it is stored once. */
export type SaveStep = (texts: Texts, circumstances: StepCircumstances, userId: string, id: string) => Promise<Partial<AthleteRows>>;

export interface SaveStepOptions {
  readonly save: SaveStep;
  readonly userId: string;
  /** Also when the step is not shown any more. */
  readonly onStored: () => void;
  readonly onFailed: (error: Error) => void;
}

/** Runs one `SaveStep`; the profile, the form of a new plan and the header then show what was stored. */
export function useSaveStep({ save, userId, onStored, onFailed }: SaveStepOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SAVE_MUTATION_KEY,
    mutationFn: ({ texts, circumstances, id }: { readonly texts: Texts; readonly circumstances: StepCircumstances; readonly id: string }) =>
      save(texts, circumstances, userId, id),
    onSuccess: (stored) => {
      patchAthleteRows(queryClient, userId, () => stored);
      void invalidateAll(queryClient, [["athlete"], ["plan-form-defaults"], ["preferences"], ["profile"], ["competitions"]]);
      onStored();
    },
    onError: onFailed,
  });
}

/** Ends the onboarding: it is complete and was seen. */
export function useCompleteOnboarding(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SAVE_MUTATION_KEY,
    mutationFn: () => updateAthlete(userId, { onboarding_completed: true, has_seen_onboarding: true }),
    onSuccess: (personal) => patchAthleteRows(queryClient, userId, () => ({ personal })),
  });
}

/** Who trains, what they did lately, and the unit weights are shown in. */
export const savePersonal: SaveStep = async (texts, { athlete, units, unit }, userId) => ({
  personal: await updateAthlete(userId, { ...personalValues(wizardEntries(texts), texts, athlete.personal, units), units: unit }),
});

/** A new set that is current from now on; the database retires the earlier one and keeps it. */
export const saveBenchmarks =
  (kind: BenchmarkKind): SaveStep =>
  async (texts, { athlete, units, unit, today }, userId, id) => {
    const row = athlete[kind];
    const personal = athlete.personal?.units === unit ? {} : { personal: await updateAthlete(userId, { units: unit }) };
    const changes = { ...entryValues(BENCHMARKS[kind].fields, texts, row, units), date_recorded: today };
    // The set that stands already with this id was heard of: what differs from it is the next one.
    return { [kind]: await recordBenchmarks(kind, changes, row?.id === id ? newId() : id), ...personal };
  };

/** Adds a competition result. */
export const addCompetitionResult: SaveStep = async (texts, { athlete }, userId, id) => {
  const { data, error } = await supabase
    .from("competition_benchmarks")
    .upsert({ ...resultRow(getResultEntry(texts)), id, user_id: userId })
    .select()
    .single<Tables<"competition_benchmarks">>();
  if (error) throw error;
  return { results: [data, ...athlete.results].toSorted((one, other) => other.date.localeCompare(one.date)) };
};

/** Adds a benchmark workout. */
export const addBenchmarkWod: SaveStep = async (texts, { athlete }, userId, id) => {
  const { data, error } = await supabase
    .from("benchmark_wods")
    .upsert({ ...wodRow(getWodEntry(texts)), id, user_id: userId })
    .select()
    .single<Tables<"benchmark_wods">>();
  if (error) throw error;
  return { wods: [data, ...athlete.wods].toSorted((one, other) => other.date_completed.localeCompare(one.date_completed)) };
};

/** Goals, competition, injuries, availability and equipment in one request, all or nothing. What was not changed is not written. */
export const saveContext: SaveStep = async (texts, { athlete, units }) => {
  const stored = contextStep.textsOf(athlete, units);
  const changed = CONTEXT_COLUMNS.filter((column) => hasChanged([column], texts, stored));
  // A week that was never stored is stored as it is shown.
  const hasWeek = athlete.availability.length === 0 || hasChanged(AVAILABILITY_FIELDS, texts, stored);
  const week = availabilityArguments(readAvailability(texts));
  const equipment = hasChanged(["places", "items"], texts, stored) ? [...fromGear(readGear(texts))] : undefined;
  const { data, error } = await supabase.rpc("save_context", {
    ...(changed.length > 0 && { context: textValues(changed, texts) }),
    ...(hasWeek && week),
    ...(equipment && { equipment }),
  });
  if (error) throw error;
  return {
    context: data as AthleteRows["context"],
    ...(hasWeek && {
      availability: week.minutes.map((minutes, index) => ({ weekday: index + 1, minutes })),
      personal: athlete.personal && {
        ...athlete.personal,
        days_per_week: week.days_per_week,
        preferred_long_day: week.preferred_long_day ?? null,
      },
    }),
    ...(equipment && { equipment }),
  };
};

/** What keeps the athlete going, and what they would rather not do. */
export const saveMotivationStep: SaveStep = async (texts, _circumstances, userId) => ({
  motivation: await saveMotivation(userId, textValues(MOTIVATION_COLUMNS, texts)),
});
