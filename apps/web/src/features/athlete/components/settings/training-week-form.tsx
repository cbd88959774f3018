import { weekdaysFrom, weekErrors, type TrainingWeek } from "@ironpace/contract";
import type { Weekday } from "@ironpace/training";
import { useState, type FormEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field, Input } from "#ui/field.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.ts";
import { useSaveTrainingWeek } from "../../api/save-training-week.ts";
import { FormButtons } from "../profile/form-buttons.tsx";
import { SavedNotice } from "../plan-changes/saved-notice.tsx";
import { useUnsaved } from "../profile/unsaved-context.ts";

const COUNTS = ["3", "4", "5", "6", "7"].map((count) => ({ value: count, label: count }));

/** Days per week, which weekdays, how many minutes, and the day for the long session. */
export function TrainingWeekForm({ stored }: { readonly stored: TrainingWeek }): ReactNode {
  const weekdays = weekdaysFrom(useUnits().weekStart);
  const longDays = [{ value: "any", label: "Any day" }, ...weekdays.map(({ weekday, name }) => ({ value: String(weekday), label: name }))];
  const save = useSaveTrainingWeek();
  const [changed, setChanged] = useState<TrainingWeek>();
  useUnsaved(changed !== undefined);
  const [checked, setChecked] = useState(false);
  const [savedAt, setSavedAt] = useState<string>();
  const week = changed ?? stored;
  const errors = weekErrors(week);
  const change = (part: Partial<TrainingWeek>) => setChanged({ ...week, ...part });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(weekErrors(week)).length > 0) return;
    save.mutate(week, {
      onSuccess: () => {
        setChanged(undefined);
        setSavedAt(new Date().toISOString());
        toast({ title: "Profile Updated" });
      },
      onError: (error) => toast({ title: "Failed to update profile", description: getSentence(error), variant: "destructive" }),
    });
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <h2 className="heading-2">Training week</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Training days per week" nativeLabel={false} error={errors.days}>
          <Segmented
            options={COUNTS}
            value={String(week.daysPerWeek)}
            onValueChange={(count) => change({ daysPerWeek: Number(count) })}
            aria-label="Training days per week"
          />
        </Field>
        <Field label="Day for the long session" nativeLabel={false}>
          <Select
            options={longDays}
            value={week.longDay === null ? "any" : String(week.longDay)}
            onValueChange={(day) => change({ longDay: day === "any" ? null : (Number(day) as Weekday) })}
          />
        </Field>
      </div>
      <fieldset>
        <legend className="mb-1 text-sm font-[550]">Days you can train, and for how long</legend>
        <ul className="divide-y divide-line border-y border-line">
          {weekdays.map(({ weekday, name }) => (
            <li key={weekday} className="grid min-h-14 grid-cols-[minmax(0,1fr)_9rem] items-center gap-4 py-1.5">
              <Checkbox
                checked={week.open.includes(weekday)}
                onCheckedChange={(open) => change({ open: toggled(week.open, weekday, open) })}
              >
                {name}
              </Checkbox>
              {week.open.includes(weekday) && (
                <Field
                  label={<span className="sr-only">Minutes on {name}</span>}
                  error={checked ? errors[weekday] : undefined}
                  className="-mt-1.5 grid-cols-[minmax(0,1fr)]"
                >
                  <Input
                    inputMode="numeric"
                    figure="num"
                    unit="min"
                    value={week.minutes[weekday]}
                    onBlur={() => setChecked(true)}
                    onChange={(event) => change({ minutes: { ...week.minutes, [weekday]: event.currentTarget.value } })}
                  />
                </Field>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      <FormButtons dirty={changed !== undefined} busy={save.isPending} onCancel={() => setChanged(undefined)} />
      <SavedNotice news={{ reason: "availability" }} savedAt={savedAt} />
    </form>
  );
}

function toggled(open: readonly Weekday[], weekday: Weekday, isOpen: boolean): readonly Weekday[] {
  return isOpen ? [...open, weekday].toSorted((a, b) => a - b) : open.filter((day) => day !== weekday);
}
