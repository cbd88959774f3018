import { FileText, FlaskConical, Gauge, ListChecks, Stamp, Users, Video } from "lucide-react";
import { paths } from "../navigation/paths.ts";
import type { NavigationItem } from "./navigation.ts";

/** What administrators see below the main menu; their pages are in admin-routes.ts. */
export const adminNavigation: readonly NavigationItem[] = [
  { to: paths.admin, label: "Overview", icon: Gauge },
  { to: paths.adminUsers, label: "Users", icon: Users },
  { to: paths.adminContent, label: "Content", icon: FileText },
  { to: paths.adminExercises, label: "Exercises", icon: ListChecks },
  { to: paths.adminVideos, label: "Videos", icon: Video },
  { to: paths.adminAiApprovals, label: "AI Approvals", icon: Stamp },
  { to: paths.adminAiTesting, label: "AI Testing", icon: FlaskConical },
];
