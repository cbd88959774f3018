import { zodResolver } from "@hookform/resolvers/zod";
import { competitionGoals, competitionResultsRow, competitionResultsSchema, type CompetitionResultsEntry } from "@ironpace/contract";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { getSentence } from "#backend/error-sentence.ts";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { competitions, type Competition } from "../api/competitions.ts";
import { resultsForm } from "../model/competition.ts";

interface ResultsDialogProps {
  readonly competition: Competition;
  readonly onClose: () => void;
}

/** What came of a competition: the result and place of the whole, and of each goal. */
export function ResultsDialog({ competition, onClose }: ResultsDialogProps): ReactNode {
  const goals = competitionGoals(competition);
  const save = competitions.useSave();
  const { register, handleSubmit, formState } = useForm<CompetitionResultsEntry>({
    mode: "onTouched",
    resolver: zodResolver(competitionResultsSchema),
    defaultValues: resultsForm(competition),
  });
  const { errors } = formState;

  const submit = (entry: CompetitionResultsEntry) =>
    save.mutate(
      { ...competition, ...competitionResultsRow(entry, goals) },
      {
        onSuccess: () => {
          toast({ title: "Results recorded", description: competition.name });
          onClose();
        },
        onError: (error) => toast({ title: "Failed to record results", description: getSentence(error), variant: "destructive" }),
      },
    );

  return (
    <EntryDialog title="Record Results" busy={save.isPending} onSubmit={(event) => void handleSubmit(submit)(event)} onClose={onClose}>
      <fieldset className="grid gap-3">
        <Legend name="Overall" target={competition.target_result ?? undefined} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Result" hint="A time, a score, a total" error={errors.result?.message}>
            <Input autoComplete="off" figure="num" {...register("result")} />
          </Field>
          <Field label="Place" hint="Overall or in your age group" error={errors.place?.message}>
            <Input inputMode="numeric" autoComplete="off" figure="num" {...register("place")} />
          </Field>
        </div>
      </fieldset>
      {goals.map(({ name, target }, index) => (
        <fieldset key={index} className="grid gap-3 border-t border-line pt-4">
          <Legend name={name} target={target} />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Result" error={errors.goals?.[index]?.result?.message}>
              <Input autoComplete="off" figure="num" {...register(`goals.${index}.result`)} />
            </Field>
            <Field label="Place" error={errors.goals?.[index]?.place?.message}>
              <Input inputMode="numeric" autoComplete="off" figure="num" {...register(`goals.${index}.place`)} />
            </Field>
          </div>
        </fieldset>
      ))}
    </EntryDialog>
  );
}

function Legend({ name, target }: { readonly name: string; readonly target: string | undefined }): ReactNode {
  return (
    <legend className="mb-3 font-semibold wrap-anywhere">
      {name}
      {target !== undefined && <span className="font-normal text-ink-3">, target {target}</span>}
    </legend>
  );
}
