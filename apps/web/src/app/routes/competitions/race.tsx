import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { competitions } from "#features/competitions/api/competitions.ts";
import { useActivePlan } from "#features/plan/api/get-active-plan.ts";
import { getWeek } from "#features/plan/model/weeks.ts";
import { useNumbers } from "#features/athlete/components/benchmarks/use-numbers.ts";
import { RacePage } from "#features/race/components/race-page.tsx";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { useToday } from "#ui/use-today.ts";
import { paths, simulatorPath } from "../../navigation/paths.ts";

const SeasonToRace = lazy(async () => ({ default: (await import("../../race/season-to-race.tsx")).SeasonToRace }));

export function RaceRoute() {
  const { id = "" } = useParams();
  const today = useToday();
  const query = competitions.useRows();
  const { data: plan } = useActivePlan();
  const { numbers } = useNumbers();
  if (query.isLoadingError) {
    return (
      <Alert
        tone="destructive"
        title="Your competition could not be loaded"
        action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
      >
        {getSentence(query.error)}
      </Alert>
    );
  }
  const week = plan ? getWeek(plan, today) : 0;
  return (
    <RacePage
      key={id}
      id={id}
      competitions={query.data}
      athlete={numbers?.athlete}
      plan={plan}
      place={plan && week >= 1 && week <= plan.durationWeeks ? `block week ${week} of ${plan.durationWeeks}` : undefined}
      hrefs={{ list: paths.competitions, profile: paths.profile, simulator: simulatorPath(id) }}
    >
      {plan !== undefined && query.data !== undefined && (
        <div className="border-t border-line pt-6 empty:hidden">
          <Suspense>
            <SeasonToRace plan={plan} competitions={query.data} today={today} raceId={id} />
          </Suspense>
        </div>
      )}
    </RacePage>
  );
}
