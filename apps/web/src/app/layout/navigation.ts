import type { LucideIcon } from "lucide-react";
import {
  BookOpen,
  CalendarRange,
  Dumbbell,
  FileText,
  Flag,
  FlaskConical,
  Gauge,
  LayoutDashboard,
  ListChecks,
  NotebookPen,
  PersonStanding,
  Stamp,
  Target,
  Trophy,
  UserRound,
  Users,
  Video,
} from "lucide-react";
import { paths } from "../paths.ts";

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The main menu, in its order; a page is added here and in router.tsx. */
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

/** What administrators see below it; their pages are in admin-routes.ts. */
export const adminNavigation: readonly NavigationItem[] = [
  { to: paths.admin, label: "Overview", icon: Gauge },
  { to: paths.adminUsers, label: "Users", icon: Users },
  { to: paths.adminContent, label: "Content", icon: FileText },
  { to: paths.adminExercises, label: "Exercises", icon: ListChecks },
  { to: paths.adminVideos, label: "Videos", icon: Video },
  { to: paths.adminAiApprovals, label: "AI Approvals", icon: Stamp },
  { to: paths.adminAiTesting, label: "AI Testing", icon: FlaskConical },
];
