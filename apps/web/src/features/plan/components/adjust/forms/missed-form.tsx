import { useState, type ReactNode } from "react";
import { useDistanceText } from "#backend/preferences/use-distance-text.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { formatDay } from "#ui/format.ts";
import { getMissableSessions } from "#features/plan/model/situation-forms.ts";
import type { SituationFormProps } from "./situation-form-props.ts";

/** Which sessions were not done, and why if the athlete wants to say it. */
export function MissedForm({ id, plan, today, session, given, onSubmit }: SituationFormProps): ReactNode {
  const before = given?.reason === "missed" ? given : undefined;
  const inUnit = useDistanceText();
  const sessions = getMissableSessions(plan, today, session);
  const [chosen, setChosen] = useState<readonly string[]>(
    before?.sessionIds ?? (session === undefined ? sessions.map((missed) => missed.id) : [session.id]),
  );
  const [why, setWhy] = useState(before?.why ?? "");
  const [sent, setSent] = useState(false);
  const none = chosen.length === 0;
  if (sessions.length === 0) return <p role="status">You missed nothing in the last two weeks.</p>;
  return (
    <form
      id={id}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (!none)
          onSubmit({ planId: plan.id, reason: "missed", sessionIds: [...chosen], ...(why.trim() === "" ? {} : { why: why.trim() }) });
      }}
    >
      <fieldset className="grid">
        <legend className="mb-1 text-sm font-[550]">Sessions you did not do</legend>
        {sessions.map((missed) => (
          <Checkbox
            key={missed.id}
            checked={chosen.includes(missed.id)}
            onCheckedChange={(checked) => setChosen(checked ? [...chosen, missed.id] : chosen.filter((other) => other !== missed.id))}
          >
            {inUnit(missed.title)}, {formatDay(missed.date)}
          </Checkbox>
        ))}
        {sent && none && (
          <p className="text-sm text-danger" role="alert">
            Choose at least one session
          </p>
        )}
      </fieldset>
      <Field label="Why" hint="Optional. For example: no time, bad sleep, travel.">
        <Input value={why} maxLength={500} onChange={(event) => setWhy(event.currentTarget.value)} autoComplete="off" />
      </Field>
    </form>
  );
}
