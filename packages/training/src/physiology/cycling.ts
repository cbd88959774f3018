import type { Watts } from "../units/units.ts";

/** Functional threshold power: 0.95 of the best mean power over 20 minutes (Allen & Coggan). An estimate: 60-minute power is −40 to +32 W off. */
export function ftpFrom20Min(watts: Watts): Watts {
  return 0.95 * watts;
}

export interface PowerZone {
  readonly low: Watts;
  /** Absent in the highest zone, which has no upper end. */
  readonly high?: Watts;
}

export interface PowerZones {
  readonly recovery: PowerZone;
  readonly endurance: PowerZone;
  readonly tempo: PowerZone;
  readonly sweetSpot: PowerZone;
  readonly threshold: PowerZone;
  readonly vo2Max: PowerZone;
  readonly anaerobic: PowerZone;
  readonly neuromuscular: PowerZone;
}

/** Coggan's zones in whole watts. Sweet spot lies across tempo and threshold. */
export function powerZones(ftp: Watts): PowerZones {
  const zone = (low: number, high: number): PowerZone => ({ low: Math.round((ftp * low) / 100), high: Math.round((ftp * high) / 100) });
  return {
    recovery: zone(40, 55),
    endurance: zone(56, 75),
    tempo: zone(76, 90),
    sweetSpot: zone(88, 94),
    threshold: zone(91, 105),
    vo2Max: zone(106, 120),
    anaerobic: zone(121, 150),
    neuromuscular: { low: Math.round(ftp * 1.51) },
  };
}
