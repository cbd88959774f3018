import { addDays, assessReadiness } from "@ironpace/training";
import { useState, type ReactNode } from "react";
import { outbox, useOutbox } from "#backend/outbox/outbox.ts";
import { Field, Textarea } from "#ui/form/field.tsx";
import { formatDay } from "#ui/format.ts";
import { NumberInput } from "#ui/form/number-input.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveState } from "#ui/form/save-state.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useToday } from "#ui/use-today.ts";
import { EMPTY_CHECK_IN, useMornings, type CheckInEntry } from "../api/check-ins.ts";
import { saveCheckIn } from "../api/save-check-in.ts";
import { Questions } from "./check-in-card.tsx";
import { MorningHistory } from "./morning-history.tsx";
import { ReadinessParts } from "./readiness-parts.tsx";

/** Today's check-in with what can be typed, and the mornings before it. */
export function CheckInPage(): ReactNode {
  const today = useToday();
  const mornings = useMornings(today);
  const { waiting, failed } = useOutbox();
  const mine = ({ key }: { readonly key: string }) => key === `check-in:${today}`;
  const failure = failed.find(mine);
  const state = failure !== undefined ? "failed" : waiting.some(mine) ? "waiting" : "saved";
  const readiness = mornings && assessReadiness(mornings.checkIns, today);
  return (
    <div className="grid gap-8">
      <PageHeader title="Check-in" lede={`${formatDay(today)}. You can change your answers until midnight.`}>
        {mornings?.today !== undefined && <SaveState state={state} reason={failure?.refusal} onRetry={() => void outbox.retry()} />}
      </PageHeader>
      {mornings === undefined ? (
        <Skeleton className="h-96 max-w-160" />
      ) : (
        <div className="grid gap-x-16 gap-y-8 *:min-w-0 xl:grid-cols-2">
          <Form key={today} entry={mornings.today ?? { ...EMPTY_CHECK_IN, day: today }} />
          <div className="grid content-start gap-8">
            {readiness !== undefined && (
              <section aria-labelledby="today-beside-usual" className="grid gap-3">
                <h2 id="today-beside-usual" className="heading-2">
                  Today against your normal range
                </h2>
                <ReadinessParts parts={readiness.parts} />
              </section>
            )}
            <MorningHistory entries={mornings.entries} from={addDays(today, -27)} to={today} />
          </div>
        </div>
      )}
    </div>
  );
}

type NumberItem = "sleep_hours" | "resting_heart_rate" | "heart_rate_variability";

const NUMBERS = [
  { item: "sleep_hours", label: "Hours slept", unit: "h", step: 0.5, min: 0, max: 16 },
  { item: "resting_heart_rate", label: "Resting heart rate", unit: "bpm", step: 1, min: 25, max: 150 },
  { item: "heart_rate_variability", label: "HRV (rMSSD)", unit: "ms", step: 1, min: 3, max: 400 },
] as const satisfies readonly { readonly item: NumberItem; readonly [key: string]: unknown }[];

function Form({ entry }: { readonly entry: CheckInEntry }): ReactNode {
  const [texts, setTexts] = useState(() => ({
    sleep_hours: entry.sleep_hours?.toString() ?? "",
    resting_heart_rate: entry.resting_heart_rate?.toString() ?? "",
    heart_rate_variability: entry.heart_rate_variability?.toString() ?? "",
    notes: entry.notes ?? "",
  }));
  const [errors, setErrors] = useState<Partial<Record<NumberItem, string>>>({});

  const save = (change: Partial<CheckInEntry>) => void saveCheckIn(entry.day, change);

  function saveNumber({ item, min, max, step, unit }: (typeof NUMBERS)[number]): void {
    const text = texts[item].trim().replace(",", ".");
    const value = text === "" ? null : Number(text);
    const isPossible = value === null || (value >= min && value <= max && (step < 1 || Number.isInteger(value)));
    setErrors({ ...errors, [item]: isPossible ? undefined : `Enter ${step < 1 ? "" : "a whole number from "}${min} to ${max} ${unit}.` });
    if (isPossible) save({ [item]: value === null ? null : Math.round(value * 10) / 10 });
  }

  return (
    <form noValidate className="grid max-w-160 content-start gap-6" onSubmit={(event) => event.preventDefault()}>
      <Questions entry={entry} onAnswer={(item, value) => save({ [item]: value })} />
      <div className="grid grid-cols-3 items-end gap-3 sm:gap-4">
        {NUMBERS.map((number) => (
          <Field key={number.item} label={number.label} error={errors[number.item]}>
            <NumberInput
              value={texts[number.item]}
              onValueChange={(text) => setTexts({ ...texts, [number.item]: text })}
              onBlur={() => saveNumber(number)}
              unit={number.unit}
              step={number.step}
              min={number.min}
              max={number.max}
            />
          </Field>
        ))}
      </div>
      <Field label="Note" hint="For your own log. Hurt, ill or away? Use “Something changed” in your plan.">
        <Textarea
          rows={2}
          maxLength={500}
          value={texts.notes}
          onChange={(event) => setTexts({ ...texts, notes: event.target.value })}
          onBlur={() => save({ notes: texts.notes.trim() === "" ? null : texts.notes.trim() })}
        />
      </Field>
    </form>
  );
}
