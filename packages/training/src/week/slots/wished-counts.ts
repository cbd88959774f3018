import type { PlanContext } from "../../context/context.ts";
import type { CountedSport } from "../../free-text/day-limit.ts";
import type { Session, SessionCode } from "../../model/plan.ts";
import { isRunCode } from "../run/run-metres.ts";
import type { PatternFocus, WeekPattern } from "./patterns.ts";

/** Sessions that count as one of the sport. */
const OF_SPORT: { readonly [sport in CountedSport]: (code: SessionCode) => boolean } = {
  run: isRunCode,
  swim: (code) => code === "SW" || code === "SWs",
  bike: (code) => code === "BK" || code === "BQ",
  strength: (code) => STRENGTH_CODES.has(code),
};

const STRENGTH_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>([
  "SF",
  "SFm",
  "SL",
  "SL2",
  "SU",
  "SU2",
  "SUE",
  "PS",
  "PB",
  "PD",
  "PV",
  "PT",
  "REs",
  "SWs",
  "OLs",
  "SLm",
]);

/** What gives its place to a session of the sport, the first that the week misses least. What a focus lives from is in no list. */
const GIVES_WAY: {
  readonly [sport in CountedSport]: { readonly [focus in PatternFocus]?: readonly (readonly [from: SessionCode, to: SessionCode])[] };
} = {
  run: {
    general: [
      ["ZE", "RE"],
      ["EI", "RE"],
      ["MM", "RE"],
      ["ML", "RL"],
      ["SFm", "REs"],
    ],
    crossfit: [
      ["ZE", "RE"],
      ["ML", "RE"],
    ],
    hyrox: [
      ["ZE", "RE"],
      ["SUE", "RE"],
    ],
    running: [
      ["ZE", "RE"],
      ["SFm", "REs"],
    ],
    runner: [
      ["SFm", "REs"],
      ["SU", "RE"],
    ],
    strength: [
      ["ZE", "RE"],
      ["SFm", "RE"],
      ["SU2", "RE"],
      ["SL2", "REs"],
    ],
    powerlifting: [
      ["ZE", "RE"],
      ["PT", "RE"],
    ],
    triathlon: [
      ["SW", "RE"],
      ["BQ", "RE"],
    ],
  },
  swim: {
    triathlon: [
      ["BQ", "SW"],
      ["RC", "SW"],
    ],
    general: [
      ["ZE", "SW"],
      ["EI", "SW"],
      ["MM", "SW"],
      ["ML", "SW"],
      ["RE", "SW"],
    ],
    crossfit: [["ZE", "SW"]],
    strength: [
      ["ZE", "SW"],
      ["SFm", "SW"],
    ],
    running: [["RE", "SW"]],
    runner: [
      ["RE", "SW"],
      ["RI", "SW"],
      ["SU", "SW"],
    ],
  },
  bike: {
    triathlon: [
      ["SW", "BQ"],
      ["RC", "BQ"],
    ],
    general: [
      ["ML", "BK"],
      ["ZE", "BQ"],
      ["EI", "BQ"],
      ["MM", "BQ"],
      ["RE", "BQ"],
    ],
    strength: [
      ["ZE", "BK"],
      ["SFm", "BK"],
    ],
    runner: [
      ["RE", "BQ"],
      ["RI", "BQ"],
      ["RL", "BK"],
    ],
  },
  strength: {
    running: [
      ["RE", "REs"],
      ["RC", "SFm"],
    ],
    runner: [
      ["RE", "REs"],
      ["RI", "SFm"],
    ],
    general: [
      ["ZE", "SFm"],
      ["MM", "SFm"],
      ["EI", "SFm"],
      ["ML", "SFm"],
      ["RE", "REs"],
    ],
    hyrox: [
      ["ZE", "SFm"],
      ["RT", "REs"],
    ],
    triathlon: [["SW", "SWs"]],
    crossfit: [["ZE", "SFm"]],
  },
};

/** The printed week with as many sessions of a sport as are wished for, where others can give way to them. */
export function withWishedCounts(pattern: WeekPattern, focus: PatternFocus, { reading, picker, runReturn }: PlanContext): WeekPattern {
  return reading.days.reduce((week: WeekPattern, { times }) => {
    if (times === undefined || (times.sport === "run" && runReturn !== undefined)) return week;
    const name = NEEDED_EXERCISE[times.sport];
    if (name !== undefined && !picker.allows(name)) return week;
    return (GIVES_WAY[times.sport][focus] ?? []).reduce((codes: WeekPattern, [from, to]) => {
      const missing = times.count - codes.filter((code) => code !== undefined && OF_SPORT[times.sport](code)).length;
      let left = ONCE_A_WEEK_CODES.has(to) ? Math.min(missing, codes.includes(to) ? 0 : 1) : missing;
      // The last day gives way first.
      return codes
        .toReversed()
        .map((code) => (code === from && left-- > 0 ? to : code))
        .toReversed();
    }, week);
  }, pattern);
}

/** A second one in the week would repeat the first. */
const ONCE_A_WEEK_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["BQ", "BK", "RL", "SFm"]);

const NEEDED_EXERCISE: { readonly [sport in CountedSport]?: string } = { run: "Easy run", swim: "Swim intervals", bike: "Long ride" };

/** Whether a session is one of the sport; strength counts wherever something is lifted. */
export function isOfSport({ code, blocks }: Session, sport: CountedSport): boolean {
  return sport === "strength" ? blocks.strength.length > 0 : OF_SPORT[sport](code);
}
