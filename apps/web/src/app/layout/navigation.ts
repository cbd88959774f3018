import type { LucideIcon } from "lucide-react";
import { CalendarRange, LayoutDashboard, UserRound } from "lucide-react";
import { paths } from "../paths.ts";

/** The main menu, in its order; a page is added here and in router.tsx. */
export const mainNavigation: readonly { readonly to: string; readonly label: string; readonly icon: LucideIcon }[] = [
  { to: paths.dashboard, label: "Dashboard", icon: LayoutDashboard },
  { to: paths.profile, label: "Profile", icon: UserRound },
  { to: paths.trainingPlans, label: "Training Plans", icon: CalendarRange },
];
