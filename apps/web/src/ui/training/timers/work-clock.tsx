import { Pause, Play, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../button.tsx";
import { Field } from "../../form/field.tsx";
import { TermText } from "../glossary/term-text.tsx";
import { NumberInput } from "../../form/number-input.tsx";
import { Select } from "../../form/select.tsx";
import { ClockFace, ClockLine } from "./clock-face.tsx";
import { TABATA, type ClockMode, type ClockSetting } from "./clock-setting.ts";
import { useKept, type Kept } from "./use-kept.ts";
import { TimeSignal } from "./time-signal.tsx";
import { useWorkClock, type ClockState, type WorkClock as Clock } from "./use-work-clock.ts";

/** What a clock was set to and where it stands, as it can be kept. */
export interface ClockDraft {
  readonly mode: ClockMode;
  /** As typed, of amrap, emom and the cap of for-time. */
  readonly minutes: string;
  readonly state: ClockState;
}

/** What there is to score once a clock was stopped or ran out. Seconds. */
export interface ClockResult {
  readonly mode: ClockMode;
  readonly worked: number;
  /** The clock ran out, as it does at a cap. */
  readonly ranOut: boolean;
}

interface WorkClockProps {
  /** As the plan asks for it. */
  readonly setting: ClockSetting;
  readonly kept?: Kept<ClockDraft | undefined>;
  /** Asks for the score, below the clock, while it stands. */
  readonly renderScore?: (result: ClockResult) => ReactNode;
}

const MODES: Readonly<Record<ClockMode, string>> = {
  "for-time": "For time",
  amrap: "AMRAP",
  emom: "EMOM",
  tabata: "Tabata, 8 × 20 s",
  intervals: "Intervals",
};

const MODE_HINTS: { readonly [mode in ClockMode]?: string } = {
  amrap: "AMRAP: as many rounds as you can before the time is up.",
  emom: "EMOM: start the reps at the top of each minute.",
};

const DEFAULT_MINUTES = 12;
const MAX_MINUTES = 120;

/** The clock of the main work: set as the plan asks for it, or to another mode. */
export function WorkClock({ setting: planned, kept: elsewhere, renderScore }: WorkClockProps): ReactNode {
  const kept = useKept(elsewhere, undefined);
  const draft: ClockDraft = kept.value ?? {
    mode: planned.mode,
    minutes: String((planned.seconds ?? 60 * DEFAULT_MINUTES) / 60),
    state: { at: 0 },
  };
  const { mode, minutes, state } = draft;
  const change = (part: Partial<ClockDraft>) => kept.keep({ ...draft, ...part });
  const setting = getSetting(planned, mode, minutes);
  const clock = useWorkClock(setting, { value: state, keep: (next) => change({ state: next }) });
  const modes = (Object.keys(MODES) as ClockMode[]).filter((name) => name !== "intervals" || planned.mode === "intervals");
  const standing = clock.state === "off";
  const unset = (mode === "amrap" || mode === "emom") && setting.seconds === undefined;
  return (
    <section aria-label="Clock" className="grid gap-4 border-t border-line pt-4">
      {standing && (
        <div className="grid max-w-md gap-4 sm:grid-cols-2">
          <Field label="Clock" nativeLabel={false} hint={MODE_HINTS[mode] && <TermText text={MODE_HINTS[mode]} />}>
            <Select<ClockMode>
              options={modes.map((value) => ({ value, label: MODES[value] }))}
              value={mode}
              onValueChange={(next) => change({ mode: next })}
            />
          </Field>
          {(mode === "amrap" || mode === "emom") && (
            <Field label="Minutes" error={unset ? `Enter 1 to ${MAX_MINUTES} minutes` : undefined}>
              <NumberInput
                value={minutes}
                onValueChange={(next) => change({ minutes: next })}
                step={1}
                min={1}
                max={MAX_MINUTES}
                unit="min"
                buttons
              />
            </Field>
          )}
        </div>
      )}
      {!standing && <Running clock={clock} />}
      <Buttons clock={clock} off={unset} />
      {(clock.state === "paused" || clock.state === "done") &&
        renderScore?.({
          mode,
          worked: Math.min(clock.worked, setting.seconds ?? Number.POSITIVE_INFINITY),
          ranOut: clock.state === "done",
        })}
    </section>
  );
}

function Running({ clock: { reading, state } }: { readonly clock: Clock }): ReactNode {
  return (
    <div className="grid gap-3">
      <p className={`font-[550] ${reading.part === "rest" ? "text-ink-3" : ""}`} aria-live="polite">
        {reading.text}
      </p>
      <ClockFace seconds={reading.seconds} label={state === "done" ? "Final time" : "Time"} />
      {reading.share !== undefined && <ClockLine share={reading.share} />}
      {reading.share !== undefined && reading.part === "work" && <TimeSignal left={reading.seconds} end="" />}
    </div>
  );
}

function Buttons({ clock, off }: { readonly clock: Clock; readonly off: boolean }): ReactNode {
  const { state, start, pause, reset } = clock;
  return (
    <div className="flex flex-wrap gap-2">
      {state === "running" ? (
        <Button onClick={pause}>
          <Pause aria-hidden="true" size={16} strokeWidth={1.75} />
          Pause
        </Button>
      ) : (
        state !== "done" && (
          <Button variant="solid" disabled={off} onClick={start}>
            <Play aria-hidden="true" size={16} strokeWidth={1.75} />
            {state === "paused" ? "Resume" : "Start clock"}
          </Button>
        )
      )}
      {(state === "paused" || state === "done") && (
        <Button variant="ghost" onClick={reset}>
          <RotateCcw aria-hidden="true" size={16} strokeWidth={1.75} />
          Reset
        </Button>
      )}
    </div>
  );
}

/** What the plan sets where the mode is its own; else the plain form of the mode. */
function getSetting(planned: ClockSetting, mode: ClockMode, minutes: string): ClockSetting {
  if (mode === "tabata") return TABATA;
  if (mode === "intervals" || mode === "for-time") return planned.mode === mode ? planned : { mode };
  const count = Number(minutes);
  const seconds = Number.isInteger(count) && count >= 1 && count <= MAX_MINUTES ? { seconds: 60 * count } : {};
  return { mode, ...seconds, ...(planned.mode === mode && planned.turns !== undefined ? { turns: planned.turns } : {}) };
}
