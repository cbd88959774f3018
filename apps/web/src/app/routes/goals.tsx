import { useAuth } from "#backend/auth/auth-context.ts";
import { useAthleteRows } from "#features/athlete/api/get-athlete-rows.ts";
import { competitions } from "#features/competitions/api/competitions.ts";
import { GoalsPage } from "#features/goals/components/goals-page.tsx";
import { personalBests } from "#features/personal-bests/api/personal-bests.ts";
import { useToday } from "#ui/use-today.ts";
import { racePath } from "../paths.ts";

export function GoalsRoute() {
  const today = useToday();
  const context = useAthleteRows(useAuth().user?.id).data?.context;
  const races = competitions.useRows().data?.filter(({ date }) => date >= today) ?? [];
  return (
    <GoalsPage
      told={[context?.short_term_goals, context?.long_term_goals]}
      bests={personalBests.useRows().data ?? []}
      races={races.map(({ id, name, type }) => ({ name, type, href: racePath(id) }))}
    />
  );
}
