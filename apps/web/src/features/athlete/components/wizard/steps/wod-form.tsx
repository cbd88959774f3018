import { BENCHMARK_WORKOUTS } from "@ironpace/training";
import { Field } from "#ui/field.tsx";
import { SuggestInput } from "#ui/suggest-input.tsx";
import { addBenchmarkWod } from "#features/athlete/api/save-step.ts";
import { emptyWod, wodErrors } from "#features/athlete/model/result-forms.ts";
import { ResultFrame, type ResultFormProps } from "./result-frame.tsx";
import { ResultList } from "./result-list.tsx";
import { TextInput } from "../../fields/text-fields.tsx";

const WORKOUT_NAMES = BENCHMARK_WORKOUTS.map(({ name }) => name);

export function WodForm(props: ResultFormProps) {
  const { athlete, today } = props.circumstances;
  return (
    <ResultFrame
      {...props}
      part="wod"
      empty={emptyWod(today)}
      errorsOf={wodErrors}
      add={addBenchmarkWod}
      addLabel="Add WOD"
      saved="Benchmark WOD Added"
      notSaved="Failed to add benchmark WOD"
      list={
        <ResultList
          label="Your benchmark WODs"
          entries={athlete.wods.map(({ id, wod_name, result, date_completed }) => ({ id, name: wod_name, result, day: date_completed }))}
        />
      }
    >
      {(form) => (
        <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:gap-x-4">
          <Field label="WOD" hint="A named one, or your own." error={form.errors["wod_name"]}>
            <SuggestInput
              name="wod_name"
              suggestions={WORKOUT_NAMES}
              value={form.texts["wod_name"] ?? ""}
              onValueChange={(text) => form.set("wod_name", text)}
              onBlur={() => form.touch("wod_name")}
            />
          </Field>
          <TextInput name="result" label="Result" placeholder="4:12, 18 rounds, 100 kg" form={form} />
          <TextInput name="date_completed" label="Date" type="date" max={today} form={form} />
          <TextInput name="notes" label="Notes" form={form} fieldClassName="max-md:col-span-2" />
        </div>
      )}
    </ResultFrame>
  );
}
