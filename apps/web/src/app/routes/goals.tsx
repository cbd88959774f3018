import { useAuth } from "#backend/auth/auth-context.ts";
import { useAthleteRows } from "#features/athlete/api/get-athlete-rows.ts";
import { GoalsPage } from "#features/goals/components/goals-page.tsx";

export function GoalsRoute() {
  const context = useAthleteRows(useAuth().user?.id).data?.context;
  return <GoalsPage told={[context?.short_term_goals, context?.long_term_goals]} />;
}
