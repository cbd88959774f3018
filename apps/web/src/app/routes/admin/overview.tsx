import { OverviewPage } from "#features/admin-dashboard/components/overview-page.tsx";
import { paths } from "../../navigation/paths.ts";

const LINKS = {
  users: paths.adminUsers,
  exercises: paths.adminExercises,
  content: paths.adminContent,
  approvals: `${paths.adminAiApprovals}?tab=pending`,
};

export function OverviewRoute() {
  return <OverviewPage links={LINKS} />;
}
