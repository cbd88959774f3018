import { readTime, timeText } from "@ironpace/contract";
import { Timer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { TimeInput } from "#ui/form/measured-field.tsx";
import { type ClockResult, WorkClock } from "#ui/training/timers/work-clock.tsx";
import { ClockFace } from "#ui/training/timers/clock-face.tsx";
import { useSeconds } from "#ui/training/timers/use-seconds.ts";
import { changeSession } from "../../model/change-draft.ts";
import type { ChangeDraft, DraftScore, SessionDraft } from "../../model/draft.ts";
import { maker } from "./use-draft.ts";

interface MainClockProps {
  readonly draft: SessionDraft;
  readonly change: ChangeDraft;
}

/** AMRAP, EMOM, For Time, Tabata or the intervals of the plan; where it stops, the score is written down. */
export function MainClock({ draft, change }: MainClockProps): ReactNode {
  const [open, setOpen] = useState(draft.clock !== undefined);
  return (
    <section aria-labelledby="clock-heading" className="border-t border-line-strong pt-4">
      <h2 id="clock-heading" className="heading-2">
        Clock and score
      </h2>
      {draft.score !== undefined && <p className="mt-1 text-sm text-ink-3">The score is saved with the session.</p>}
      <div className="mt-3">
        {open ? (
          <WorkClock
            setting={draft.clockSetting ?? { mode: "for-time" }}
            kept={{
              value: draft.clock,
              keep: (clock) => change(({ clock: _, ...other }) => (clock === undefined ? other : { ...other, clock })),
            }}
            renderScore={(result) => <Score result={result} draft={draft} change={change} />}
          />
        ) : (
          <Button onClick={() => setOpen(true)}>
            <Timer aria-hidden="true" size={16} strokeWidth={1.75} />
            Open the clock
          </Button>
        )}
      </div>
    </section>
  );
}

/** What there is to count in each format: the time, whole rounds, repetitions beyond them or at the cap. */
const COUNTED_UNITS = {
  "for-time": { rounds: undefined, reps: "Reps at the cap" },
  amrap: { rounds: "Rounds", reps: "Extra reps" },
  emom: { rounds: "Minutes done", reps: undefined },
  tabata: { rounds: undefined, reps: "Total reps" },
  intervals: { rounds: "Intervals done", reps: undefined },
} as const;

function Score({ result, draft, change }: MainClockProps & { readonly result: ClockResult }): ReactNode {
  const { mode, worked, ranOut } = result;
  const asked = COUNTED_UNITS[mode];
  const kept = draft.score?.format === mode ? draft.score : undefined;
  const score: DraftScore = kept ?? { format: mode, time: timeText(Math.floor(worked)), rounds: "", reps: "" };
  const set = (part: Partial<DraftScore>) => change((now) => changeSession(now, { score: { ...score, ...part } }, maker));
  return (
    <div role="group" aria-label="Score" className="grid max-w-md gap-4 sm:grid-cols-2">
      {mode === "for-time" && (
        <Field label="Time">
          <TimeInput value={score.time} tidy={tidyTime} onValueChange={(time) => set({ time })} />
        </Field>
      )}
      {asked.rounds !== undefined && (
        <Field label={asked.rounds}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            figure="num"
            maxLength={4}
            value={score.rounds}
            onChange={({ currentTarget: { value } }) => set({ rounds: value })}
          />
        </Field>
      )}
      {asked.reps !== undefined && (mode !== "for-time" || ranOut) && (
        <Field label={asked.reps}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            figure="num"
            maxLength={5}
            value={score.reps}
            onChange={({ currentTarget: { value } }) => set({ reps: value })}
          />
        </Field>
      )}
      {kept === undefined && (
        <Button className="justify-self-start sm:col-span-2" onClick={() => set({})}>
          Save as score
        </Button>
      )}
    </div>
  );
}

/** The time since the session was begun; it goes on while the page is closed. Milliseconds. */
export function ElapsedTime({ since }: { readonly since: number }): ReactNode {
  const now = useSeconds(true);
  return (
    <div>
      <p className="mb-1 text-sm text-ink-3" aria-hidden="true">
        Time
      </p>
      <ClockFace
        seconds={Math.max(0, Math.floor(now - since / 1000))}
        label="Time since the start"
        className="text-[2.5rem] leading-none"
      />
    </div>
  );
}

function tidyTime(text: string): string | undefined {
  const seconds = readTime(text);
  return seconds === undefined ? undefined : timeText(seconds);
}
