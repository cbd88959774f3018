import { rungAt } from "../../catalogue/ladders/dose-ladders.ts";
import { rungTotal } from "../../catalogue/ladders/rung.ts";
import { type CardioMode, cardioMode } from "../../catalogue/cardio-mode.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import type { QualityWork } from "../../model/quality-work.ts";
import { easedDose } from "../../model/felt-effort.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import { machineName } from "../../prescription/cardio/machines.ts";
import { cardioTarget } from "../../prescription/cardio/targets.ts";
import type { Zone } from "../../physiology/zone-efforts.ts";
import { likedMachines } from "../../selection/liked.ts";
import { dislikesIntervals } from "../../statements/wished-exercises/disliked-long.ts";
import { longestErgMetres } from "../../statements/wished-exercises/dislikes.ts";
import { distanceText } from "../../prescription/items.ts";
import type { HyroxErg } from "../../season/hyrox-week.ts";
import { lowImpactMachine } from "../cardio/low-impact-machine.ts";

/** Hard skiing or rowing inside a session. */
export interface ErgWork {
  readonly line: DraftItem;
  readonly work: QualityWork;
  /** "5 × 500 m ski" */
  readonly label: string;
}

const STIMULUS_ZONES: { readonly [stimulus in HyroxErg["stimulus"]]: Zone } = { "erg-threshold": "threshold", "erg-vo2": "interval" };
const STIMULUS_CUES: { readonly [stimulus in HyroxErg["stimulus"]]: string } = {
  "erg-threshold": "The same split from the first rep to the last; easy strokes between.",
  "erg-vo2": "Build for ten strokes, then hold; rest for as long as you worked.",
};
const MACHINE_MODES: ReadonlySet<CardioMode> = new Set<CardioMode>(["row", "ski", "bike"]);
const OFF_THE_ERG = "The same pace from the first rep to the last, easy between them.";

function isErg(pattern: string): boolean {
  return pattern === "row_erg" || pattern === "ski_erg";
}

/** Seconds per metre without a test, by effort: about 2:15 and 2:30 per 500 m. */
const SECONDS_PER_METRE = 0.28;
const THRESHOLD_REST = 75;
const FEWEST_SETS = 2;

/** The rung of the week on the machine, or the highest below it that fits into the time; undefined when none does. */
export function ergWork(brief: SessionBrief, { stimulus, rung, machine }: HyroxErg, seconds: number): ErgWork | undefined {
  const { context } = brief;
  const other = machine === "Ski erg" ? "Row erg" : "Ski erg";
  const isUnloved = dislikesIntervals(context, machine) || !likedMachines(context.athlete, [machine, other]).includes(machine);
  const isSwapped = isUnloved && context.picker.allows(other);
  const choice = lowImpactMachine(context, isSwapped ? other : machine);
  if (dislikesIntervals(context, choice.exercise.name)) return undefined;
  // Without any machine the hard minutes are those of the runs.
  if (!MACHINE_MODES.has(cardioMode(choice.exercise)) && choice.exercise.name !== "Elliptical") return undefined;
  const { speed } = cardioTarget(context, choice.exercise, STIMULUS_ZONES[stimulus]);
  const longest = longestErgMetres(context.athlete.dislikes, choice.exercise.name);
  const isEased = !brief.frame.isDeload && easedDose(context.athlete, brief.date) !== undefined;
  for (let tried = rung; tried >= 1; tried--) {
    const { sets: usual, metres = 500 } = rungAt(stimulus, tried);
    const sets = isEased ? Math.max(FEWEST_SETS, usual - 1) : usual;
    if (metres > longest) continue;
    const each = speed === undefined ? 15 * Math.round((metres * SECONDS_PER_METRE) / 15) : metres / speed;
    const restSeconds = stimulus === "erg-vo2" ? 15 * Math.round(each / 15) : THRESHOLD_REST;
    if (sets * (each + restSeconds) > seconds) continue;
    const built = cardioItem(context, choice, {
      zone: STIMULUS_ZONES[stimulus],
      seconds: each,
      sets,
      restSeconds,
      show: speed === undefined ? "time" : "distance",
      notes: isErg(choice.exercise.movementPattern) ? STIMULUS_CUES[stimulus] : OFF_THE_ERG,
    });
    // The distance is that of the rung, also where a target of its own rounds it.
    const line = built.distance === undefined ? built : { ...built, distance: distanceText(metres), dose: { ...built.dose, metres } };
    const mode = machineName(choice.exercise.name);
    const dose = line.distance === undefined ? (line.duration ?? "") : distanceText(metres);
    return {
      line,
      work: {
        stimulus,
        mode: choice.exercise.name === "Ski erg" ? "ski" : choice.exercise.name === "Row erg" ? "row" : "machine",
        rung: tried,
        sets,
        seconds: Math.round(each),
        metres: rungTotal({ sets: 1, metres }),
        restSeconds,
        purpose: brief.frame.isDeload ? "deload" : brief.isTaper ? "taper" : "load",
      },
      label: `${sets} × ${dose} ${mode}`,
    };
  }
  return undefined;
}
