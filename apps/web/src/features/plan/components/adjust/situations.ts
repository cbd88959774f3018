import { Activity, CalendarX, ChartLine, Flag, Gauge, HeartPulse, Plane, Thermometer, TrendingUp, type LucideIcon } from "lucide-react";

/** What can have changed in an athlete's life. */
export type SituationKind = "illness" | "travel" | "injury" | "competition" | "missed" | "benchmark" | "check-in" | "estimates" | "effort";

export interface SituationWords {
  readonly kind: SituationKind;
  readonly icon: LucideIcon;
  readonly title: string;
  /** What the plan will do about it. */
  readonly text: string;
}

export const SITUATIONS: readonly SituationWords[] = [
  { kind: "illness", icon: Thermometer, title: "I'm ill", text: "No training until you are well, then an easy return." },
  { kind: "travel", icon: Plane, title: "I'm away", text: "No training on those days; key sessions move." },
  { kind: "injury", icon: HeartPulse, title: "Something hurts", text: "Train around the pain with other exercises and weights." },
  {
    kind: "check-in",
    icon: Activity,
    title: "My pain has changed",
    text: "Build up after good days, back off after a bad one.",
  },
  { kind: "competition", icon: Flag, title: "I added a competition", text: "Build up to race day and taper for it." },
  { kind: "missed", icon: CalendarX, title: "I missed sessions", text: "Key sessions move to another day; the rest are dropped." },
  { kind: "benchmark", icon: TrendingUp, title: "I have new numbers", text: "Weights and paces follow the benchmarks in your profile." },
  {
    kind: "estimates",
    icon: ChartLine,
    title: "My training shows new numbers",
    text: "Weights and paces follow what you logged since the plan was made.",
  },
  {
    kind: "effort",
    icon: Gauge,
    title: "Training feels too hard or too easy",
    text: "The next seven days get a little easier or harder, depending on how your sessions felt.",
  },
];
