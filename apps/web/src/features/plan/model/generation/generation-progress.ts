import { GENERATION_STEPS, type GenerationProgress } from "@ironpace/contract";

/** Below it the profile is read. */
const WEEKS_FROM = 30;
/** From here on the plan is saved. */
const SAVING_FROM = 70;

export interface GenerationStage {
  readonly percent: number;
  /** What is going on, in one line. */
  readonly text: string;
  /** What takes time in this stage. */
  readonly detail?: string;
  /** Weeks that stand, 0 to `totalWeeks`. */
  readonly weeksMade: number;
  readonly totalWeeks: number;
  readonly steps: readonly { readonly text: string; readonly state: "done" | "now" | "ahead" }[];
}

/** What the overlay shows for the last event; nothing received yet counts as 0 percent. */
export function getStage(progress: GenerationProgress | undefined, expectedWeeks: number): GenerationStage {
  const percent = Math.round(Math.min(Math.max(progress?.progress ?? 0, 0), 100));
  const totalWeeks = progress?.totalWeeks ?? expectedWeeks;
  const current = progress?.currentStep ?? 1;
  return {
    percent,
    text: getText(percent, totalWeeks),
    ...(progress?.sessions && {
      detail: `Sessions written: ${progress.sessions.settled} of ${progress.sessions.total}.`,
    }),
    weeksMade: progress?.week ?? (percent >= SAVING_FROM ? totalWeeks : weekInBand(percent, totalWeeks) - 1),
    totalWeeks,
    steps: GENERATION_STEPS.map((text, index) => ({ text, state: getState(index + 1, current, percent) })),
  };
}

function getText(percent: number, totalWeeks: number): string {
  if (percent < WEEKS_FROM) return "Analysing your profile";
  if (percent >= SAVING_FROM) return "Finishing your plan";
  return `Creating sessions, week ${weekInBand(percent, totalWeeks)} of ${totalWeeks}`;
}

/** The week the band between 30 and 70 percent has reached; 1 below it. */
function weekInBand(percent: number, totalWeeks: number): number {
  const share = (percent - WEEKS_FROM) / (SAVING_FROM - WEEKS_FROM);
  return Math.min(Math.max(Math.floor(share * totalWeeks) + 1, 1), totalWeeks);
}

function getState(step: number, current: number, percent: number): "done" | "now" | "ahead" {
  if (step < current || percent === 100) return "done";
  return step === current ? "now" : "ahead";
}
