import { powerZones, type Capacity, type PowerZone } from "@ironpace/training";
import type { ReactNode } from "react";
import { Insight } from "./insight.tsx";

interface CyclingPowerProps {
  readonly ftp: Capacity<number>;
  /** Kilograms. */
  readonly bodyWeight: number | undefined;
}

/** Functional threshold power, which is an estimate, and its zones. */
export function CyclingPower({ ftp, bodyWeight }: CyclingPowerProps): ReactNode {
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
            <dt className="text-sm text-ink-2">{name}</dt>
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
