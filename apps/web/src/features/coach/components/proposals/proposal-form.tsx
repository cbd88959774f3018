import { adjustTrainingPlanRequest, type CoachPlanRequest } from "@ironpace/contract";
import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Field, Input, Textarea } from "#ui/form/field.tsx";

interface ProposalFormProps {
  readonly request: CoachPlanRequest;
  readonly onSubmit: (request: CoachPlanRequest) => void;
  readonly onCancel: () => void;
}

/** Missed sessions, new numbers and chosen exercises are what they are: there is nothing to write about them. */
export function isEditable(request: CoachPlanRequest): boolean {
  return EDITABLE.has(request.reason) || (request.reason === "ease" && request.mostMinutes !== undefined);
}

const EDITABLE: ReadonlySet<CoachPlanRequest["reason"]> = new Set(["injury", "illness", "travel", "competition", "move"]);

/** What the proposal goes from, in the athlete's words and days. */
export function ProposalForm({ request, onSubmit, onCancel }: ProposalFormProps): ReactNode {
  const [edited, setEdited] = useState(request);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  function submit(event: FormEvent): void {
    event.preventDefault();
    const checked = adjustTrainingPlanRequest.safeParse({ planId: ANY_PLAN, ...edited });
    if (checked.success) return onSubmit(edited);
    setErrors(Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join("."), message])));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {fields()}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="solid">
          See what changes
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );

  function fields(): ReactNode {
    if (edited.reason === "injury") {
      return (
        <Field label="What hurts, and how much" error={errors["details"]}>
          <Textarea value={edited.details} onChange={(event) => setEdited({ ...edited, details: event.target.value })} />
        </Field>
      );
    }
    if (edited.reason === "competition") {
      return (
        <Field label="Race day" error={errors["targetDate"]}>
          <Input type="date" value={edited.targetDate} onChange={(event) => setEdited({ ...edited, targetDate: event.target.value })} />
        </Field>
      );
    }
    if (edited.reason === "move") {
      return (
        <Field label="Move to" error={errors["to"]}>
          <Input type="date" value={edited.to} onChange={(event) => setEdited({ ...edited, to: event.target.value })} />
        </Field>
      );
    }
    if (edited.reason === "ease") {
      return (
        <Field label="Maximum minutes" error={errors["mostMinutes"]}>
          <Input
            type="number"
            inputMode="numeric"
            min={15}
            max={600}
            value={String(edited.mostMinutes ?? "")}
            onChange={(event) => setEdited({ ...edited, mostMinutes: event.target.valueAsNumber })}
          />
        </Field>
      );
    }
    if (edited.reason !== "illness" && edited.reason !== "travel") return null;
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First day" error={errors["from"]}>
          <Input type="date" value={edited.from} onChange={(event) => setEdited({ ...edited, from: event.target.value })} />
        </Field>
        <Field label="Last day" error={errors["to"]}>
          <Input type="date" value={edited.to} onChange={(event) => setEdited({ ...edited, to: event.target.value })} />
        </Field>
      </div>
    );
  }
}

/** The schema checks a whole request; which plan it is for does not matter to the fields. */
const ANY_PLAN = "00000000-0000-4000-8000-000000000000";
