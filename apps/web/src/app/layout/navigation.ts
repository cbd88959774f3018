import type { LucideIcon } from "lucide-react";
import {
  BookOpen,
  CalendarRange,
  Dumbbell,
  Flag,
  LayoutDashboard,
  NotebookPen,
  PersonStanding,
  Target,
  Trophy,
  UserRound,
} from "lucide-react";
import { paths } from "../navigation/paths.ts";

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The main menu, in its order; a new page also needs the places that CONTRIBUTING.md lists. */
export const mainNavigation: readonly NavigationItem[] = [
  { to: paths.dashboard, label: "Dashboard", icon: LayoutDashboard },
  { to: paths.profile, label: "Profile", icon: UserRound },
  { to: paths.goals, label: "Goals", icon: Target },
  { to: paths.workouts, label: "Workouts", icon: Dumbbell },
  { to: paths.exercises, label: "Exercises", icon: PersonStanding },
  { to: paths.personalBests, label: "Personal Bests", icon: Trophy },
  { to: paths.trainingPlans, label: "Training Plans", icon: CalendarRange },
  { to: paths.sessionLog, label: "Session Log", icon: NotebookPen },
  { to: paths.competitions, label: "Competitions", icon: Flag },
  { to: paths.library, label: "Library", icon: BookOpen },
];
