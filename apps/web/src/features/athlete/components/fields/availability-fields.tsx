import { DAYS_PER_WEEK, MINUTES_FIELD, openWeekdays, weekdaysFrom } from "@ironpace/contract";
import type { Weekday } from "@ironpace/training";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { NumberInput } from "#ui/form/number-input.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Select } from "#ui/form/select.tsx";
import type { FormFields } from "./use-athlete-form.ts";

const COUNTS = DAYS_PER_WEEK.map((count) => ({ value: String(count), label: String(count) }));

/** Days per week, which weekdays and for how long, and the day of the long session: the texts of `availabilityTexts`. */
export function AvailabilityFields({ form }: { readonly form: FormFields }) {
  const weekdays = weekdaysFrom(useUnits().weekStart);
  const open = openWeekdays(form.texts);
  const longDays = [{ value: "any", label: "Any day" }, ...weekdays.map(({ weekday, name }) => ({ value: String(weekday), label: name }))];
  const toggle = (weekday: Weekday, isOpen: boolean) => {
    form.set("open_days", (isOpen ? [...open, weekday].toSorted((a, b) => a - b) : open.filter((day) => day !== weekday)).join(","));
    form.touch("days_per_week");
  };
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label="Training days per week"
          nativeLabel={false}
          hint="At least 3: fewer leave no room for both strength and endurance."
          error={form.errors["days_per_week"]}
        >
          <Segmented
            options={COUNTS}
            value={form.texts["days_per_week"] ?? null}
            onValueChange={(days) => {
              form.set("days_per_week", days);
              form.touch("days_per_week");
            }}
            aria-label="Training days per week"
          />
        </Field>
        <Field label="Day for the long session" nativeLabel={false}>
          <Select options={longDays} value={form.texts["long_day"] ?? "any"} onValueChange={(day) => form.set("long_day", day)} />
        </Field>
      </div>
      <fieldset>
        <legend className="mb-1 text-sm font-[550]">Days you can train, and minutes per day</legend>
        <ul className="grid gap-x-6 divide-y divide-line border-y border-line md:grid-cols-2 md:divide-y-0">
          {weekdays.map(({ weekday, name }) => (
            <li key={weekday} className="grid min-h-13 grid-cols-[minmax(0,1fr)_9.5rem] items-center gap-3 py-1">
              <Checkbox checked={open.includes(weekday)} onCheckedChange={(isOpen) => toggle(weekday, isOpen)}>
                {name}
              </Checkbox>
              {open.includes(weekday) && <Minutes weekday={weekday} name={name} form={form} />}
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  );
}

interface MinutesProps {
  readonly weekday: Weekday;
  readonly name: string;
  readonly form: FormFields;
}

function Minutes({ weekday, name, form }: MinutesProps) {
  const field = `minutes_${weekday}`;
  const { possible, step } = MINUTES_FIELD;
  return (
    <Field label={<span className="sr-only">Minutes on {name}</span>} error={form.errors[field]} className="-mt-1.5">
      <NumberInput
        name={field}
        value={form.texts[field] ?? ""}
        onValueChange={(text) => form.set(field, text)}
        onBlur={() => form.touch(field)}
        unit="min"
        step={step}
        {...possible}
      />
    </Field>
  );
}
