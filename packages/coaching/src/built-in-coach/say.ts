import {
  barbellLoad,
  emptyBar,
  formatClock,
  formatDistance,
  formatLoad,
  formatPace,
  formatWeight,
  pacePerMile,
  toMiles,
  type Kilograms,
  type Metres,
} from "@ironpace/training";
import type { LiftedSet } from "./own-data/diary.ts";
import type { CoachView } from "./view.ts";

type Units = Pick<CoachView, "distances" | "athlete">;

/** "4:38 /km", "7:27 /mi" */
export function pace({ distances }: Units, secondsPerKilometre: number): string {
  return distances === "km" ? formatPace(secondsPerKilometre) : `${formatClock(pacePerMile(secondsPerKilometre))} /mi`;
}

/** "5:23–6:03 /km" */
export function paceRange({ distances }: Units, fast: number, slow: number): string {
  const clock = (seconds: number): string => formatClock(distances === "km" ? seconds : pacePerMile(seconds));
  return `${clock(fast)}–${clock(slow)} /${distances}`;
}

/** "12.4 km", "7.7 mi"; short distances stay in metres, as tracks and ergs measure them. */
export function distance({ distances }: Units, metres: Metres): string {
  return distances === "km" || metres < 1500 ? formatDistance(metres) : `${Number(toMiles(metres).toFixed(1))} mi`;
}

/** What is known of a body or a maximum: "142.5 kg", "314 lb". */
export function weight({ athlete }: Units, kilograms: Kilograms): string {
  return formatWeight(kilograms, athlete.units ?? "kg");
}

/** What is lifted; implements that are made in kilograms say both. */
export function load({ athlete }: Units, kilograms: Kilograms): string {
  return formatLoad(kilograms, athlete.units ?? "kg");
}

/** A share of a maximum on the athlete's plates; "less than the empty bar" where there is none so light. */
export function barLoad(view: Units, oneRepMax: Kilograms, percent: number): string {
  const unit = view.athlete.units ?? "kg";
  const kilograms = barbellLoad(oneRepMax, percent, { cap: 1.1, bar: emptyBar(view.athlete.sex, unit), unit });
  return kilograms === undefined ? "less than the empty bar" : load(view, kilograms);
}

export function clock(seconds: number): string {
  return formatClock(seconds);
}

/** "1:23:30 h" for what is only an estimate: to whole minutes from one hour on. */
export function roughly(seconds: number): string {
  return formatClock(seconds >= 3600 ? 60 * Math.round(seconds / 60) : Math.round(seconds));
}

export function bullet(lines: readonly (string | undefined)[]): string {
  return lines
    .filter((line) => line !== undefined)
    .map((line) => `- ${line}`)
    .join("\n");
}

/** "a, b and c" */
export function list(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "95 kg × 2 at RPE 7.5" */
export function setText(set: LiftedSet | undefined, view: CoachView): string {
  if (set === undefined) return "no weight";
  const { kilograms, reps, rpe, seconds, metres, perHand } = set;
  const dose = reps !== undefined ? `${reps}` : seconds !== undefined ? `${seconds} s` : metres !== undefined ? `${metres} m` : "";
  const heavy = kilograms === undefined ? "" : `${perHand ? "2 × " : ""}${load(view, kilograms)}`;
  return `${heavy}${heavy !== "" && dose !== "" ? " × " : ""}${dose}${heavy === "" && reps !== undefined ? " reps" : ""}${rpe === undefined ? "" : ` at RPE ${rpe}`}`;
}
