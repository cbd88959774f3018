import type { Tables } from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { formatDay } from "../../../../ui/format.ts";
import { useContextData } from "../../api/get-context.ts";
import { LoadedContext } from "../loaded-context.tsx";
import { GoalsForm } from "./goals-form.tsx";

export function GoalsTab(): ReactNode {
  return <LoadedContext query={useContextData()}>{(context) => <Goals context={context} />}</LoadedContext>;
}

function Goals({ context }: { readonly context: Tables<"athlete_context"> | null }): ReactNode {
  const [editing, setEditing] = useState(false);
  return (
    <section aria-labelledby="goals-heading" className="max-w-3xl">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="goals-heading" className="heading-2">
          Competition and goals
        </h2>
        {!editing && (
          <Button variant="solid" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </div>
      {editing ? <GoalsForm context={context} onClose={() => setEditing(false)} /> : <ReadOut context={context} />}
    </section>
  );
}

function ReadOut({ context }: { readonly context: Tables<"athlete_context"> | null }): ReactNode {
  const date = context?.competition_date ?? null;
  const lines = [
    { label: "Upcoming competition", value: context?.upcoming_competition },
    { label: "Type", value: context?.competition_type },
    { label: "Date", value: date === null ? null : `${formatDay(date)} ${date.slice(0, 4)}` },
    { label: "Goals for the next 3 to 6 months", value: context?.short_term_goals },
    { label: "Goals beyond a year", value: context?.long_term_goals },
  ];
  return (
    <dl className="divide-y divide-line border-y border-line">
      {lines.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className={value ? "whitespace-pre-line wrap-anywhere" : "text-ink-3"}>{value || "Not set yet"}</dd>
        </div>
      ))}
    </dl>
  );
}
