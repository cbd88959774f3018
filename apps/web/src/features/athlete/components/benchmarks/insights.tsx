import { LEVEL } from "@ironpace/contract";
import {
  type BenchmarkField,
  powerZones,
  type Capacity,
  type PowerZone,
  formatClock,
  pacePerMile,
  type TrainingPaces,
} from "@ironpace/training";
import type { ReactNode } from "react";
import type { BenchmarkKind } from "../../model/benchmarks.ts";
import type { Numbers } from "../../model/numbers.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { TermText } from "#ui/training/glossary/term-text.tsx";

interface InsightsProps {
  readonly kind: BenchmarkKind;
  readonly numbers: Numbers;
}

/** What the numbers say together: level, weak link, paces and power, and what knowing more would improve. */
export function Insights({ kind, numbers }: InsightsProps): ReactNode {
  const { strengthLevel, weakLink, capacities, missing } = numbers;
  const wanted = missing.filter(({ benchmark }) => KINDS[benchmark] === kind || (kind === "strength" && benchmark === "bodyWeight"));
  return (
    <aside aria-label="What your numbers say" className="grid content-start gap-7">
      {kind === "strength" && strengthLevel !== undefined && (
        <Insight title="Strength level">
          <p className="heading-2">{LEVEL.labels[strengthLevel.level]}</p>
          <p className="text-sm text-ink-2">
            Your typical level across lifts, compared with{" "}
            {numbers.athlete.sex === undefined ? "women of your body weight" : "people of your sex and body weight"}.
            {numbers.athlete.sex === undefined && " Set your gender under Settings to compare with the right lifters."}
          </p>
        </Insight>
      )}
      {weakLink !== undefined && (
        <Insight title="Your weak link">
          <p className="heading-2 first-letter:uppercase">{weakLink.name}</p>
          <p className="text-sm text-ink-2">
            {LEVEL.labels[weakLink.level]} level, below your other benchmarks. Your next plan trains it more.
          </p>
        </Insight>
      )}
      {kind === "conditioning" && capacities.vdot !== undefined && capacities.paces !== undefined && (
        <RunningPaces vdot={capacities.vdot} paces={capacities.paces} />
      )}
      {kind === "conditioning" && capacities.ftp !== undefined && (
        <CyclingPower ftp={capacities.ftp} bodyWeight={numbers.athlete.bodyWeight} />
      )}
      {wanted.length > 0 && (
        <Insight title="Worth testing">
          <ul className="grid gap-2 text-sm text-ink-2">
            {wanted.slice(0, 3).map(({ benchmark, state, sharpens }) => (
              <li key={benchmark}>
                <b className="font-[550] text-ink">{NAMES[benchmark]}</b> sets {sharpens}.
                {state === "old" ? " Your last test is over six months old." : ""}
              </li>
            ))}
          </ul>
        </Insight>
      )}
    </aside>
  );
}

const NAMES: Readonly<Record<BenchmarkField, string>> = {
  backSquat: "Back squat",
  deadlift: "Deadlift",
  benchPress: "Bench press",
  cleanAndJerk: "Clean and jerk",
  snatch: "Snatch",
  overheadPress: "Overhead press",
  strictPullUps: "Strict pull-ups",
  handstandPushUps: "Handstand push-ups",
  run5k: "5 km run",
  run10k: "10 km run",
  row500m: "500 m row",
  ftp20min: "20-minute bike power",
  bodyWeight: "Body weight",
};

const KINDS: Readonly<Partial<Record<BenchmarkField, BenchmarkKind>>> = {
  backSquat: "strength",
  deadlift: "strength",
  benchPress: "strength",
  cleanAndJerk: "strength",
  snatch: "strength",
  overheadPress: "strength",
  strictPullUps: "gymnastics",
  handstandPushUps: "gymnastics",
  run5k: "conditioning",
  run10k: "conditioning",
  row500m: "conditioning",
  ftp20min: "conditioning",
};

/** One thing the numbers say, under its name. */
function Insight({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-sm text-ink-3">{title}</h3>
      {children}
    </section>
  );
}

interface CyclingPowerProps {
  readonly ftp: Capacity<number>;
  /** Kilograms. */
  readonly bodyWeight: number | undefined;
}

/** Functional threshold power, which is an estimate, and its zones. */
function CyclingPower({ ftp, bodyWeight }: CyclingPowerProps): ReactNode {
  const zones = powerZones(ftp.value);
  const lines = [
    ["Endurance", zones.endurance],
    ["Tempo", zones.tempo],
    ["Sweet spot", zones.sweetSpot],
    ["Threshold", zones.threshold],
    ["VO2 max", zones.vo2Max],
    ["Anaerobic", zones.anaerobic],
  ] as const;
  return (
    <Insight title="Threshold power (FTP), estimated">
      <p className="flex items-baseline">
        <span className="fig-num text-[2rem] font-bold">{Math.round(ftp.value)}</span>
        <span className="unit">W</span>
        {bodyWeight !== undefined && <span className="ml-3 text-sm text-ink-2">{(ftp.value / bodyWeight).toFixed(1)} W/kg</span>}
      </p>
      <p className="text-sm text-ink-2">Comes from {ftp.source}.</p>
      <dl className="divide-y divide-line">
        {lines.map(([name, zone]) => (
          <div key={name} className="flex items-baseline justify-between gap-3 py-1.5">
            <dt className="text-sm text-ink-2">
              <TermText text={name} />
            </dt>
            <dd className="whitespace-nowrap">
              <span className="fig-num">{rangeText(zone)}</span>
              <span className="unit">W</span>
            </dd>
          </div>
        ))}
      </dl>
    </Insight>
  );
}

function rangeText({ low, high }: PowerZone): string {
  return high === undefined ? `over ${low}` : `${low}–${high}`;
}

interface RunningPacesProps {
  readonly vdot: Capacity<number>;
  readonly paces: TrainingPaces;
}

/** VDOT with where it comes from, and the paces the plan runs at. */
function RunningPaces({ vdot, paces }: RunningPacesProps): ReactNode {
  const { distance } = useUnits();
  const per = distance === "mi" ? "/mi" : "/km";
  const text = (seconds: number) => formatClock(distance === "mi" ? pacePerMile(seconds) : seconds);
  const lines = [
    ["Easy", `${text(paces.easy.fast)}–${text(paces.easy.slow)}`, per],
    ["Marathon", text(paces.marathon), per],
    ["Threshold", text(paces.threshold), per],
    ["Interval", text(paces.interval), per],
    ["Repetition", formatClock(paces.repetition400), "/400 m"],
  ] as const;
  return (
    <Insight title={vdot.estimated ? "VDOT, estimated" : "VDOT"}>
      <p className="flex items-baseline">
        <span className="fig-num text-[2rem] font-bold">{vdot.value.toFixed(1)}</span>
      </p>
      <p className="text-sm text-ink-2">
        <TermText text="VDOT" /> comes from {vdot.source}
        {vdot.estimated ? ". Paces can be 10 s/km off either way, so run by effort." : "."}
      </p>
      <dl className="divide-y divide-line">
        {lines.map(([name, pace, unit]) => (
          <div key={name} className="flex items-baseline justify-between gap-3 py-1.5">
            <dt className="text-sm text-ink-2">
              <TermText text={name} />
            </dt>
            <dd className="whitespace-nowrap">
              <span className="fig-pace text-xl [font-stretch:75%]">{pace}</span>
              <span className="unit">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Insight>
  );
}
