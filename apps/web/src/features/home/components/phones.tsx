import type { CSSProperties, ReactNode } from "react";
import { formatClock } from "@ironpace/training";
import { ScrollRegion } from "#ui/layout/scroll-region.tsx";
import { plateText, Sleeve } from "#ui/training/sleeve.tsx";
import { sampleLift, sampleRun } from "../model/sample-session.ts";

/** A run and a lift of the sample athlete as they stand on the phone during a session. */
export function Phones() {
  return (
    // On a phone the second screen is a swipe away.
    <ScrollRegion
      label="Two screens of a session"
      className="flex items-start gap-6 max-md:-mx-4 max-md:snap-x max-md:snap-mandatory max-md:gap-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-2"
    >
      <RunPhone />
      <LiftPhone />
    </ScrollRegion>
  );
}

function RunPhone() {
  const { sets, duration, fastest, slowest } = sampleRun;
  const target = `${formatClock(fastest)}–${formatClock(slowest)}`;
  const pace = formatClock(Math.round((fastest + slowest) / 2));
  return (
    <Phone
      label={`Run screen: ${pace} per kilometre, target ${target}, interval 4 of ${sets}`}
      head={`Interval 4 of ${sets}`}
      clock="24:10"
      name={`Interval run, ${duration}`}
      buttons={["Pause", "Lap"]}
      picture={<Intervals count={sets} current={4} />}
    >
      <p className="flex items-baseline">
        <span className="fig-pace text-[8.5rem] leading-[.76]! font-[650]! tracking-[-.02em]!">{pace}</span>
        <span className="unit">/km</span>
      </p>
      <div className="phone-band">
        <i />
        <b />
        <span>{formatClock(fastest - 12)}</span>
        <span className="font-semibold text-ink!">{target}</span>
        <span>{formatClock(slowest + 12)}</span>
      </div>
      <p className="text-ink-2">On target. Shoulders down, short steps.</p>
      <p className="flex items-baseline">
        <span className="fig-pace text-[3.5rem] leading-[.8]!">0:48</span>
        <span className="unit">to go</span>
      </p>
    </Phone>
  );
}

function LiftPhone() {
  const { sets, reps, kilograms, plates, rest } = sampleLift;
  return (
    <Phone
      label={`Lift screen: back squat ${kilograms} kilograms, set 3 of ${sets}`}
      head="Back squat"
      clock="18:05"
      name={`Set 3 of ${sets}, ${reps} reps`}
      buttons={["+15 s", "Log set 3"]}
      picture={<span className="block h-2 rounded-[2px] bg-[linear-gradient(90deg,var(--ember)_58%,var(--hover)_0)]" />}
    >
      <p className="flex items-baseline">
        <span className="fig-iron text-[4.125rem] font-[750]! tracking-[-.055em]!">{kilograms.toFixed(1)}</span>
        <span className="unit">kg</span>
      </p>
      <p className="flex items-center gap-3.5 text-sm text-ink-3">
        <Sleeve plates={plates} scale={1.35} />
        {plateText(plates)} each side
      </p>
      <p className="grid auto-cols-fr grid-flow-col gap-1.5">
        {Array.from({ length: sets }, (_, index) => (
          <i key={index} className="phone-set" data-state={index < 2 ? "done" : index === 2 ? "now" : "planned"}>
            {reps}
          </i>
        ))}
      </p>
      <p className="text-ink-2">Three reps in reserve. Push the floor away.</p>
      <p className="flex items-baseline">
        <span className="fig-pace text-[3.5rem] leading-[.8]!">1:44</span>
        <span className="unit">left of {rest} rest</span>
      </p>
    </Phone>
  );
}

interface PhoneProps {
  readonly label: string;
  readonly head: string;
  readonly clock: string;
  readonly name: string;
  readonly buttons: readonly [quiet: string, main: string];
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

function Phone({ label, head, clock, name, buttons, picture, children }: PhoneProps) {
  return (
    <div role="img" aria-label={label} className="phone">
      <div>
        <p className="flex justify-between px-5 pt-4.5 pb-3 text-sm text-ink-3">
          <b className="font-semibold text-ink">{head}</b>
          {clock}
        </p>
        <div className="grid content-between gap-3 px-5 pb-3 leading-snug">
          <p className="text-[1.0625rem] font-semibold">{name}</p>
          {children}
        </div>
        <div className="grid gap-3 border-t border-line px-5 pt-3.5 pb-5.5">
          {picture}
          <p className="grid grid-cols-[1fr_1.6fr] gap-2 text-ui font-[550] [&>span]:grid [&>span]:min-h-12 [&>span]:place-items-center [&>span]:rounded-ctl">
            <span className="border border-line-strong bg-surface">{buttons[0]}</span>
            <span className="bg-ember font-[650] text-on-ember">{buttons[1]}</span>
          </p>
        </div>
      </div>
    </div>
  );
}

/** Warm-up, the intervals below the rod, the easy end. */
function Intervals({ count, current }: { readonly count: number; readonly current: number }) {
  const state = (index: number) => (index < current ? "done" : index === current ? "now" : "planned");
  return (
    <span className="phone-rod">
      <i data-state="done" style={{ "--m": 3, "--v": 0.3 } as CSSProperties} />
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-state={state(index + 1)} style={{ "--m": 1.4, "--v": 1 } as CSSProperties} />
      ))}
      <i data-state="planned" style={{ "--m": 2.4, "--v": 0.3 } as CSSProperties} />
    </span>
  );
}
