import { Pause, Play, RotateCcw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TABATA, type ClockMode, type ClockSetting } from "../../model/work-clock.ts";
import { ClockFace, ClockLine } from "./clock-face.tsx";
import { TimeSignal } from "./time-signal.tsx";
import { useWorkClock, type WorkClock as Clock } from "./use-work-clock.ts";

interface WorkClockProps {
  /** As the plan asks for it. */
  readonly setting: ClockSetting;
}

const MODES: Readonly<Record<ClockMode, string>> = {
  "for-time": "For time",
  amrap: "AMRAP",
  emom: "EMOM",
  tabata: "Tabata, 8 × 20 s",
  intervals: "Intervals",
};

const DEFAULT_MINUTES = 12;
const MOST_MINUTES = 120;

/** The clock of the main work: set as the plan asks for it, or to another mode. */
export function WorkClock({ setting: planned }: WorkClockProps): ReactNode {
  const [mode, setMode] = useState<ClockMode>(planned.mode);
  const [minutes, setMinutes] = useState(String((planned.seconds ?? 60 * DEFAULT_MINUTES) / 60));
  const setting = settingOf(planned, mode, minutes);
  const clock = useWorkClock(setting);
  const modes = (Object.keys(MODES) as ClockMode[]).filter((name) => name !== "intervals" || planned.mode === "intervals");
  const standing = clock.state === "off";
  return (
    <section aria-label="Clock" className="grid gap-4 border-t border-line pt-4">
      {standing && (
        <div className="grid max-w-md gap-4 sm:grid-cols-2">
          <Field label="Clock" nativeLabel={false}>
            <Select<ClockMode> options={modes.map((value) => ({ value, label: MODES[value] }))} value={mode} onValueChange={setMode} />
          </Field>
          {(mode === "amrap" || mode === "emom") && (
            <Field label="Minutes" error={setting.seconds === undefined ? `Enter 1 to ${MOST_MINUTES} minutes` : undefined}>
              <NumberInput value={minutes} onValueChange={setMinutes} step={1} min={1} max={MOST_MINUTES} unit="min" buttons />
            </Field>
          )}
        </div>
      )}
      {!standing && <Running clock={clock} />}
      <Buttons clock={clock} off={(mode === "amrap" || mode === "emom") && setting.seconds === undefined} />
    </section>
  );
}

function Running({ clock: { reading, state } }: { readonly clock: Clock }): ReactNode {
  return (
    <div className="grid gap-3">
      <p className={`font-[550] ${reading.part === "rest" ? "text-ink-3" : ""}`} aria-live="polite">
        {reading.text}
      </p>
      <ClockFace seconds={reading.seconds} label={state === "done" ? "Time at the end" : "Time"} />
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
function settingOf(planned: ClockSetting, mode: ClockMode, minutes: string): ClockSetting {
  if (mode === "tabata") return TABATA;
  if (mode === "intervals" || mode === "for-time") return planned.mode === mode ? planned : { mode };
  const count = Number(minutes);
  const seconds = Number.isInteger(count) && count >= 1 && count <= MOST_MINUTES ? { seconds: 60 * count } : {};
  return { mode, ...seconds, ...(planned.mode === mode && planned.turns !== undefined ? { turns: planned.turns } : {}) };
}
