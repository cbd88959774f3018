import { useState } from "react";
import { Tabs } from "#ui/layout/tabs.tsx";
import type { StepProps } from "./step-frame.tsx";
import { COMPETITION_TYPE_LABELS, COMPETITION_TYPES, type CompetitionType } from "@ironpace/contract";
import { Field } from "#ui/form/field.tsx";
import { localDay, formatDay } from "#ui/format.ts";
import { Select } from "#ui/form/select.tsx";
import { addCompetitionResult, addBenchmarkWod } from "#features/athlete/api/save-step.ts";
import { emptyResult, resultErrors, emptyWod, wodErrors } from "#features/athlete/model/result-forms.ts";
import { ResultFrame, type ResultFormProps } from "./result-frame.tsx";
import { TextInput } from "../../fields/text-fields.tsx";
import { BENCHMARK_WORKOUTS } from "@ironpace/training";
import { SuggestInput } from "#ui/form/suggest-input.tsx";

type Tab = "competitions" | "wods";

/** Results are added one after the other; the step goes on when the athlete says so. */
export function CompetitionStep(props: StepProps) {
  const [tab, setTab] = useState<Tab>("competitions");
  return (
    <Tabs<Tab>
      label="Competition Benchmarks"
      value={tab}
      onValueChange={setTab}
      tabs={[
        {
          value: "competitions",
          label: "Competitions",
          count: props.circumstances.athlete.results.length,
          panel: <CompetitionForm {...props} active={tab === "competitions"} />,
        },
        {
          value: "wods",
          label: "Benchmark WODs",
          count: props.circumstances.athlete.wods.length,
          panel: <WodForm {...props} active={tab === "wods"} />,
        },
      ]}
    />
  );
}

function CompetitionForm(props: ResultFormProps) {
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

const WORKOUT_NAMES = BENCHMARK_WORKOUTS.map(({ name }) => name);

function WodForm(props: ResultFormProps) {
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
          <Field label="WOD" hint="Fran, Murph or one of your own" error={form.errors["wod_name"]}>
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

interface ResultListProps {
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly name: string; readonly result: string | null; readonly day: string }[];
}

/** What was added so far, newest first. */
function ResultList({ label, entries }: ResultListProps) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {entries.map(({ id, name, result, day }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-2.5">
          <span className="min-w-0 wrap-anywhere">
            <b className="font-semibold">{name}</b>
            {result && <span className="ml-2 fig-pace text-[1.0625rem]">{result}</span>}
          </span>
          <span className="shrink-0 text-sm text-ink-3">
            {formatDay(day)} {day.slice(0, 4)}
          </span>
        </li>
      ))}
    </ul>
  );
}
