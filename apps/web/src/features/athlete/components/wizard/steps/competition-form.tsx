import { COMPETITION_TYPE_LABELS, COMPETITION_TYPES, type CompetitionType } from "@ironpace/contract";
import { Field } from "#ui/field.tsx";
import { localDay } from "#ui/format.ts";
import { Select } from "#ui/select.tsx";
import { addCompetitionResult } from "#features/athlete/api/save-step.ts";
import { emptyResult, resultErrors } from "#features/athlete/model/result-forms.ts";
import { ResultFrame, type ResultFormProps } from "./result-frame.tsx";
import { ResultList } from "./result-list.tsx";
import { TextInput } from "../../fields/text-fields.tsx";

export function CompetitionForm(props: ResultFormProps) {
  const { athlete, today } = props.circumstances;
  return (
    <ResultFrame
      {...props}
      part="result"
      empty={emptyResult(today, athlete.personal?.primary_focus)}
      errorsOf={resultErrors}
      add={addCompetitionResult}
      addLabel="Add result"
      saved="Competition Result Added"
      notSaved="Failed to add competition result"
      list={
        <ResultList
          label="Your competition results"
          entries={athlete.results.map(({ id, competition_name, result, date }) => ({
            id,
            name: competition_name,
            result,
            day: localDay(new Date(date)),
          }))}
        />
      }
    >
      {(form) => (
        <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:gap-x-4">
          <TextInput name="competition_name" label="Competition" form={form} fieldClassName="max-md:col-span-2" />
          <Field label="Type" nativeLabel={false}>
            <Select
              options={COMPETITION_TYPES.map((value) => ({ value, label: COMPETITION_TYPE_LABELS[value] }))}
              value={form.texts.competition_type as CompetitionType}
              onValueChange={(type) => form.set("competition_type", type)}
            />
          </Field>
          <TextInput name="date" label="Date" type="date" max={today} form={form} />
          <TextInput name="result" label="Result" placeholder="1:12:40, 3rd, 95 points" form={form} fieldClassName="max-md:col-span-2" />
          <TextInput name="notes" label="Notes" form={form} fieldClassName="col-span-2" />
        </div>
      )}
    </ResultFrame>
  );
}
