import type { CoachAction } from "@ironpace/contract";

export interface CoachTab {
  readonly value: CoachAction;
  readonly label: string;
  /** What can be asked here, in the empty field. */
  readonly hint: string;
}

export const COACH_TABS: readonly CoachTab[] = [
  { value: "coaching_question", label: "General Questions", hint: "Ask about training, pace, food or sleep" },
  { value: "personalize_plan", label: "Training Plan", hint: "Ask what to change in your plan, and why" },
  { value: "injury_adaptation", label: "Injury Adaptations", hint: "Ask about pain, range of motion or exercise swaps" },
  { value: "competition_preparation", label: "Competition Prep", hint: "Ask about your race, its pacing or the taper" },
];
