import { withPounds } from "@ironpace/contract";
import { formatClock } from "@ironpace/training";
import { ChevronDown, Undo2, Volume2, VolumeX } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Button } from "#ui/button.tsx";
import { vibrate } from "#ui/training/timers/signal.ts";
import { useSeconds } from "#ui/training/timers/use-seconds.ts";
import { useWakeLock } from "#ui/training/timers/use-wake-lock.ts";
import { type LapPart, type LapReading, type LapState, readLaps, spokenCountdown, standingText } from "../../model/laps.ts";

interface RunningLapsProps {
  readonly state: LapState;
  readonly parts: readonly LapPart[];
  readonly backHref: string;
  readonly onKeep: (state: LapState | null) => void;
}

/** A second press within this time is a bounce of the finger, not another lap. */
const MIN_LAP_MS = 800;

/** The race under way: the lap button, the time of this part and how it stands against the plan. */
export function RunningLaps({ state, parts, backHref, onKeep }: RunningLapsProps): ReactNode {
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
    if (end - (state.laps.at(-1) ?? 0) < MIN_LAP_MS) return;
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
          aria-label="Read the splits and the countdown aloud"
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
            Lap {reading.index + 1} of {parts.length}
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
            <span className="fig-pace text-3xl text-ink">
              {reading.behind === undefined ? <span className="text-base">Shown after lap 1</span> : standingText(reading.behind)}
            </span>
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
      <Button onClick={() => setIsAsked(false)}>Keep going</Button>
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

/** "12 seconds ahead. Next: sled push." */
function spoken({ behind, isFinished, elapsed }: LapReading, next: LapPart | undefined): string {
  const standing = behind === undefined ? "" : `${standingText(behind).replace(" s ", " seconds ")}. `;
  if (isFinished) return `Finish. ${formatClock(elapsed)}. ${standing}`;
  return `${standing}${next === undefined ? "" : `Next: ${next.segment.name}.`}`;
}

/** Says something aloud where the device can; what is being said gives way. */
function say(text: string): void {
  if (!("speechSynthesis" in window)) return;
  window.speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = "en";
  window.speechSynthesis.speak(words);
}
