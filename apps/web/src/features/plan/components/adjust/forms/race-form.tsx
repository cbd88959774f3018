import type { ReactNode } from "react";
import { useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { formatDay } from "#ui/format.ts";
import { Select } from "#ui/form/select.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useCompetitions, type UpcomingCompetition } from "#features/plan/api/competitions.ts";
import type { SituationFormProps } from "./situation-form-props.ts";
import { NewRace } from "./new-race.tsx";

/** One of the athlete's competitions, or a new one. */
export function RaceForm(props: SituationFormProps): ReactNode {
  const competitions = useCompetitions(props.today);
  const [adding, setAdding] = useState(false);
  if (competitions.isPending) return <Skeleton className="h-24" />;
  if (competitions.isError) {
    return (
      <Alert
        tone="destructive"
        title="Your competitions could not be loaded"
        action={<Button onClick={() => void competitions.refetch()}>Try Again</Button>}
      >
        {getSentence(competitions.error)}
      </Alert>
    );
  }
  const known = competitions.data;
  if (adding || known.length === 0) return <NewRace {...props} onAdded={(race) => props.onSubmit(leadTo(props.plan.id, race))} />;
  return <KnownRaces {...props} races={known} onAdd={() => setAdding(true)} />;
}

interface KnownRacesProps extends SituationFormProps {
  readonly races: readonly UpcomingCompetition[];
  readonly onAdd: () => void;
}

function KnownRaces({ id, plan, races, given, onAdd, onSubmit }: KnownRacesProps): ReactNode {
  const before = given?.reason === "competition" ? given.competitionId : undefined;
  const [chosen, setChosen] = useState(before ?? races[0]?.id ?? "");
  return (
    <form
      id={id}
      className="grid justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const race = races.find((other) => other.id === chosen);
        if (race !== undefined) onSubmit(leadTo(plan.id, race));
      }}
    >
      <Field label="Competition" nativeLabel={false} className="w-full max-w-md">
        <Select
          options={races.map(({ id: value, name, date }) => ({ value, label: `${name}, ${formatDay(date)}` }))}
          value={chosen}
          onValueChange={setChosen}
        />
      </Field>
      <Button variant="ghost" className="-ml-4" onClick={onAdd}>
        Add another competition
      </Button>
    </form>
  );
}

function leadTo(planId: string, { id, date }: UpcomingCompetition) {
  return { planId, reason: "competition" as const, competitionId: id, targetDate: date };
}
