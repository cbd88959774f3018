import { HISTORY_FIELDS, type EntryField } from "@ironpace/contract";
import type { FormEvent, ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { formatDay } from "#ui/format.ts";
import { toast } from "#ui/feedback/toast.ts";
import { type AthleteData, useUpdateAthlete } from "../../api/athlete.ts";
import { entryRules, entryTexts, entryValues } from "../../model/entry-texts.ts";
import { EntryInput } from "../fields/entry-input.tsx";
import { FormButtons } from "../profile/form-buttons.tsx";
import { useProfileForm } from "../profile/use-profile-form.ts";

const { weeklyRun, longestRun, runsPerWeek, weeklyHours, longestRide, longestSwim, wasInjured, ...years } = HISTORY_FIELDS;
const RECENT: readonly EntryField[] = [weeklyRun, longestRun, runsPerWeek, weeklyHours, longestRide, longestSwim];
const YEARS: readonly EntryField[] = Object.values(years);
const FIELDS: readonly EntryField[] = [...RECENT, ...YEARS, wasInjured];
const RULES = entryRules(FIELDS);

/** What the athlete did lately and for how long: where the next plan starts. */
export function HistoryForm({ stored }: { readonly stored: AthleteData["profile"] }): ReactNode {
  const units = useUnits();
  const save = useUpdateAthlete();
  const form = useProfileForm(RULES, entryTexts(FIELDS, stored, units), stored?.gender);
  const givenOn = stored?.history_given_on;

  function submit(event: FormEvent<HTMLFormElement>): void {
    const texts = form.check(event);
    if (texts === undefined) return;
    save.mutate(entryValues(FIELDS, texts, stored, units), {
      onSuccess: () => {
        form.reset();
        toast({ title: "Profile Updated" });
      },
      onError: (error) => toast({ title: "Failed to update profile", description: getSentence(error), variant: "destructive" }),
    });
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <div className="grid gap-2">
        <h2 className="heading-2">Recent training</h2>
        <p className="text-ink-2">
          Your next plan starts from these numbers. Leave unknown ones empty for an easy start. After three logged weeks, your log takes
          over.
        </p>
        {givenOn && (
          <p className="text-sm text-ink-3">
            Last changed on {formatDay(givenOn)} {givenOn.slice(0, 4)}.
          </p>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {RECENT.map((field) => (
          <EntryInput key={field.column} field={field} form={form} />
        ))}
      </div>
      <fieldset className="grid gap-5">
        <legend className="float-left mb-3 font-semibold">Years of regular training</legend>
        <div className="grid grid-cols-2 gap-5 lg:grid-cols-3">
          {YEARS.map((field) => (
            <EntryInput key={field.column} field={field} form={form} />
          ))}
        </div>
      </fieldset>
      <EntryInput field={wasInjured} form={form} />
      <FormButtons dirty={form.changed} busy={save.isPending} onCancel={form.reset} />
    </form>
  );
}
