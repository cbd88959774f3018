import { type Athlete, enteredChoice, formatClock, raceLab, type TimedRace } from "@ironpace/training";
import { ChevronDown, Undo2, Volume2, VolumeX } from "lucide-react";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { newId } from "#backend/new-id.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Button } from "#ui/button.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { vibrate } from "#ui/training/timers/signal.ts";
import { useSeconds } from "#ui/training/timers/use-seconds.ts";
import { useWakeLock } from "#ui/training/timers/use-wake-lock.ts";
import { type Competition, findLastRace, toLabRace } from "../../model/lab-race.ts";
import { lapParts, type LapPart, type LapReading, type LapState, readLaps, spokenCountdown, standingText } from "../../model/laps.ts";
import { pacedRace } from "../../model/pacing.ts";
import { roundedFinish, withPounds } from "../../model/race-text.ts";
import { FinishedLaps } from "./finished-laps.tsx";
import { say } from "./say.ts";
import "./simulator.css";

export interface SimulatorProps {
  readonly competition: Competition;
  readonly all: readonly Competition[];
  readonly athlete: Athlete;
  readonly today: string;
  readonly backHref: string;
  readonly state: LapState | null;
  readonly onKeep: (state: LapState | null) => void;
  /** Stores the laps, as the result of the race where it is the day. Resolves when they are safe. */
  readonly onStore: (state: LapState, parts: readonly LapPart[]) => Promise<void>;
}

/** The race in its order with one big button: each press ends a part and is held against the plan. */
export function Simulator({ competition, all, athlete, today, backHref, state, onKeep, onStore }: SimulatorProps): ReactNode {
  const lab = useMemo(() => {
    const race = toLabRace(competition);
    const choice = { hyrox: enteredChoice(race), course: "flat" as const };
    return raceLab(athlete, race, { today, choice, last: findLastRace(all, competition, today) });
  }, [athlete, competition, all, today]);
  const [finish, setFinish] = useState<number>();
  const target = lab?.compared.find(({ id }) => id === "target" || id === "reach");
  const shape = lab?.now ?? target;
  if (lab === undefined || shape === undefined) return <Nothing backHref={backHref} />;
  const finishes = [
    ...(lab.now === undefined ? [] : [roundedFinish(lab.now.total)]),
    ...(target === undefined ? [] : [roundedFinish(target.total)]),
  ].filter((seconds, index, every) => every.indexOf(seconds) === index);
  const chosen = state?.finish ?? finish ?? finishes.at(-1) ?? shape.total;
  const race: TimedRace = lab.now === undefined ? shape : pacedRace(lab.now, target, chosen);
  const parts = lapParts(race);
  if (state === null) {
    return (
      <Start
        competition={competition}
        parts={parts}
        finishes={finishes}
        finish={chosen}
        onFinish={setFinish}
        backHref={backHref}
        onStart={() => onKeep({ version: 1, sessionId: newId(), finish: chosen, startedAt: Date.now(), laps: [] })}
      />
    );
  }
  if (state.laps.length >= parts.length) {
    return (
      <FinishedLaps
        competition={competition}
        today={today}
        state={state}
        parts={parts}
        backHref={backHref}
        onKeep={onKeep}
        onStore={onStore}
      />
    );
  }
  return <Running state={state} parts={parts} backHref={backHref} onKeep={onKeep} />;
}

function Nothing({ backHref }: { readonly backHref: string }): ReactNode {
  return (
    <div className="grid gap-3 p-4">
      <h1 className="heading-2" tabIndex={-1}>
        This race has no parts to time
      </h1>
      <p className="text-ink-2">Enter a run time in your profile or a target for the race.</p>
      <Link to={backHref} className="link">
        Back to the race
      </Link>
    </div>
  );
}

interface StartProps {
  readonly competition: Competition;
  readonly parts: readonly LapPart[];
  readonly finishes: readonly number[];
  readonly finish: number;
  readonly onFinish: (finish: number) => void;
  readonly onStart: () => void;
  readonly backHref: string;
}

function Start({ competition, parts, finishes, finish, onFinish, onStart, backHref }: StartProps): ReactNode {
  const { weight } = useUnits();
  return (
    <div className="runner simulator">
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">
        <Link to={backHref} className="link hit-area self-start text-ui">
          Back to the race
        </Link>
        <div>
          <h1 className="heading-1" tabIndex={-1}>
            Race simulator
          </h1>
          <p className="mt-1.5 text-ink-2">
            {competition.name}: {parts.length} laps in race order. Press once at the end of each.
          </p>
        </div>
        {finishes.length > 1 && (
          <div className="grid gap-1.5">
            <span className="text-sm font-[550]">Pace for</span>
            <Segmented
              aria-label="Pace for"
              options={finishes.map((seconds) => ({ value: String(seconds), label: formatClock(seconds) }))}
              value={String(finish)}
              onValueChange={(value) => onFinish(Number(value))}
            />
          </div>
        )}
        <ol className="border-t border-line-strong text-ui">
          {parts.map(({ segment, planned }) => (
            <li key={segment.id} className="flex items-baseline justify-between gap-3 border-b border-line py-1.5">
              <span>
                {segment.name} <span className="text-sm text-ink-3">{withPounds(segment.detail, weight)}</span>
              </span>
              {planned !== undefined && <span className="fig-pace text-lg">{formatClock(planned)}</span>}
            </li>
          ))}
        </ol>
      </div>
      <div className="border-t border-line-strong bg-surface p-4">
        <Button variant="ember" size="lg" block onClick={onStart}>
          Start the clock
        </Button>
      </div>
    </div>
  );
}

interface RunningProps {
  readonly state: LapState;
  readonly parts: readonly LapPart[];
  readonly backHref: string;
  readonly onKeep: (state: LapState | null) => void;
}

/** Nobody means two presses within this time. Milliseconds. */
const TWICE = 800;

function Running({ state, parts, backHref, onKeep }: RunningProps): ReactNode {
  const { weight } = useUnits();
  useWakeLock(true);
  const now = useSeconds(true);
  const [isLoud, setIsLoud] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const reading = readLaps(state, parts, 1000 * now);
  const part = parts[reading.index]!;
  const next = parts[reading.index + 1];
  const left = part.planned === undefined ? undefined : Math.round(part.planned) - Math.floor(reading.split);
  useEffect(() => {
    const words = isLoud && left !== undefined ? spokenCountdown(left) : undefined;
    if (words !== undefined) say(words);
  }, [isLoud, left]);
  const lap = () => {
    const end = Date.now() - state.startedAt;
    if (end - (state.laps.at(-1) ?? 0) < TWICE) return;
    const after = { ...state, laps: [...state.laps, end] };
    onKeep(after);
    vibrate(120);
    if (isLoud) say(spoken(readLaps(after, parts, Date.now()), next));
  };
  return (
    <div className="runner simulator">
      <header className="grid h-13 flex-none grid-cols-[2.75rem_minmax(0,1fr)_auto_2.75rem] items-center gap-2 px-2">
        <Link
          to={backHref}
          aria-label="Leave the simulator; the clock keeps running"
          className="grid size-11 place-items-center rounded-ctl hover:bg-hover"
        >
          <ChevronDown aria-hidden="true" size={24} strokeWidth={1.75} />
        </Link>
        <LapStrip parts={parts} index={reading.index} />
        <p className="fig-pace min-w-13 text-right text-2xl" role="timer" aria-live="off" aria-label="Time since the start">
          {formatClock(Math.floor(reading.elapsed))}
        </p>
        <button
          type="button"
          aria-pressed={isLoud}
          aria-label="Speak the splits and the countdown"
          className="grid size-11 place-items-center rounded-ctl hover:bg-hover"
          onClick={() => setIsLoud(!isLoud)}
        >
          {isLoud ? (
            <Volume2 aria-hidden="true" size={20} strokeWidth={1.75} />
          ) : (
            <VolumeX aria-hidden="true" size={20} strokeWidth={1.75} />
          )}
        </button>
      </header>
      <div className="flex min-h-0 flex-1 flex-col justify-between gap-3 overflow-y-auto px-4 pt-2 pb-4">
        <div>
          <p className="text-sm text-ink-3">
            Part {reading.index + 1} of {parts.length}
          </p>
          <h1 className="heading-1 mt-1" tabIndex={-1}>
            {part.segment.name}
          </h1>
          <p className="mt-1 text-ink-2">{withPounds(part.segment.detail, weight)}</p>
        </div>
        <p
          className="fig-pace text-[clamp(5rem,30vw,8.5rem)] leading-[.8] font-[650]"
          role="timer"
          aria-live="off"
          aria-label="Time of this part"
        >
          {formatClock(Math.floor(reading.split))}
        </p>
        <div className="grid grid-cols-2 gap-x-4 text-ui text-ink-2">
          <p>
            <span className="block text-sm text-ink-3">Planned</span>
            <span className="fig-pace text-3xl text-ink">{part.planned === undefined ? "No plan" : formatClock(part.planned)}</span>
          </p>
          <p aria-live="polite">
            <span className="block text-sm text-ink-3">Against the plan</span>
            <span className="fig-pace text-3xl text-ink">{reading.behind === undefined ? "First lap" : standingText(reading.behind)}</span>
          </p>
        </div>
        <p className="text-ui text-ink-3">
          {next === undefined ? "Then the finish." : `Next: ${next.segment.name}, ${withPounds(next.segment.detail, weight)}.`}
        </p>
      </div>
      <div className="grid flex-none gap-2.5 border-t border-line-strong bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div className="flex justify-between gap-3">
          <Button variant="ghost" disabled={state.laps.length === 0} onClick={() => onKeep({ ...state, laps: state.laps.slice(0, -1) })}>
            <Undo2 aria-hidden="true" size={18} strokeWidth={1.75} />
            Undo last lap
          </Button>
          <Discard onDiscard={() => onKeep(null)} />
        </div>
        <button ref={button} type="button" className="lap-button" onClick={lap}>
          <b>{next === undefined ? "Finish" : "Lap"}</b>
          <span className="text-lg">{part.segment.name} done</span>
        </button>
      </div>
    </div>
  );
}

/** Two presses: laps that nobody can run again are not thrown away by one. */
function Discard({ onDiscard }: { readonly onDiscard: () => void }): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked)
    return (
      <Button variant="ghost" onClick={() => setIsAsked(true)}>
        Discard
      </Button>
    );
  return (
    <span className="flex gap-2">
      <Button variant="danger" onClick={onDiscard}>
        Discard the laps
      </Button>
      <Button onClick={() => setIsAsked(false)}>Keep</Button>
    </span>
  );
}

function LapStrip({ parts, index }: { readonly parts: readonly LapPart[]; readonly index: number }): ReactNode {
  return (
    <div className="lap-strip" aria-hidden="true">
      {parts.map(({ segment }, place) => (
        <i key={segment.id} data-side={segment.side} data-state={place < index ? "done" : place === index ? "now" : "ahead"} />
      ))}
    </div>
  );
}

/** "12 seconds ahead. Next, sled push." */
function spoken({ behind, isFinished, elapsed }: LapReading, next: LapPart | undefined): string {
  const standing = behind === undefined ? "" : `${standingText(behind).replace(" s ", " seconds ")}. `;
  if (isFinished) return `Finish. ${formatClock(elapsed)}. ${standing}`;
  return `${standing}${next === undefined ? "" : `Next, ${next.segment.name}.`}`;
}
