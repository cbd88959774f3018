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
  { kind: "injury", icon: HeartPulse, title: "Something hurts", text: "Work around it, with other movements and loads." },
  {
    kind: "check-in",
    icon: Activity,
    title: "How a sore spot took training",
    text: "Steps up after good days, down after a bad one, and ends when it is gone.",
  },
  { kind: "competition", icon: Flag, title: "A race was added", text: "Build up to race day and taper for it." },
  { kind: "missed", icon: CalendarX, title: "I missed sessions", text: "Key sessions move to another day; the rest are dropped." },
  { kind: "benchmark", icon: TrendingUp, title: "I have new numbers", text: "Loads and paces come from the benchmarks in your profile." },
  { kind: "estimates", icon: ChartLine, title: "My log has moved on", text: "Loads and paces come from what you logged since." },
  { kind: "effort", icon: Gauge, title: "It feels too hard or too easy", text: "A week of a little less or more, by how sessions felt." },
];
