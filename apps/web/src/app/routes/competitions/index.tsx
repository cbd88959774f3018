import { CompetitionsPage } from "#features/competitions/components/competitions-page.tsx";
import { openingFor } from "#features/competitions/model/opening.ts";
import { useActivePlan } from "#features/plan/api/get-active-plan.ts";
import { useNumbers } from "#features/athlete/components/benchmarks/use-numbers.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { useCoach } from "../../coach/coach-context.ts";
import { paths, racePath } from "../../navigation/paths.ts";

/** It runs the training engine. */
const RaceGlance = lazyPart(async () => (await import("#features/race/components/race-glance.tsx")).RaceGlance, <Skeleton />);
const RaceError = lazyPart(async () => (await import("#features/race/components/race-glance.tsx")).RaceError);

export function CompetitionsRoute() {
  const coach = useCoach();
  const { data: plan } = useActivePlan();
  const { numbers } = useNumbers();
  return (
    <CompetitionsPage
      sources={{
        plan,
        athlete: numbers?.athlete,
        planHref: paths.trainingPlans,
        profileHref: paths.profile,
        raceHref: racePath,
        Picture: RaceGlance,
        RaceError,
      }}
      onAskCoach={(competition) =>
        coach.open({
          action: "competition_preparation",
          content: openingFor(competition),
          competition: { id: competition.id, name: competition.name },
        })
      }
    />
  );
}
