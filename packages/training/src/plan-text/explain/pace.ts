import type { Capacity } from "../../athlete/capacity.ts";
import type { Pace } from "../../model/plan.ts";
import type { Watts } from "../../units/units.ts";

const PURPOSE: { readonly [zone in Pace["zone"]]: string } = {
  recovery: "slow enough to recover while moving",
  easy: "easy pace builds endurance",
  marathon: "steady pace: firm, never straining",
  threshold: "threshold pace: the fastest you could hold for about an hour",
  interval: "interval pace trains your VO2max",
  repetition: "repetition pace: quick and relaxed, for economy",
  race: "race pace",
};

/** Where a run pace comes from and what it is for. */
export function whyPace(zone: Pace["zone"], vdot: Capacity<number>): string {
  const estimate = vdot.estimated ? " (an estimate: let effort decide)" : "";
  return `VDOT ${vdot.value.toFixed(1)} from ${vdot.source}${estimate}; ${PURPOSE[zone]}.`;
}

const SHARE: { readonly [zone: string]: string } = {
  recovery: "under 55%",
  easy: "56–75%",
  steady: "76–90%",
  threshold: "91–105%",
  interval: "106–120%",
  repetition: "121–150%",
};

/** Where a bike power comes from. */
export function whyPower(zone: string, ftp: Capacity<Watts>): string {
  return `${SHARE[zone] ?? ""} of a functional threshold power of ${Math.round(ftp.value)} W (${ftp.source}).`;
}
