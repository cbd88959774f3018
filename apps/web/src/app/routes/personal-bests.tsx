import { useQuery } from "@tanstack/react-query";
import { useReadAhead } from "#backend/reads/page-reads.ts";
import { PersonalBestsPage } from "#features/personal-bests/components/personal-bests-page.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";

const BestPaces = lazyPart(async () => (await import("../personal-bests/best-paces.tsx")).BestPaces, <span />);

/** The bests that the profile knows. */
const AHEAD = ["strength", "gymnastics", "conditioning"] as const;

export function PersonalBestsRoute() {
  useReadAhead(AHEAD);
  const { data: profile = [] } = useQuery({
    // Read again with everything that is known of the athlete.
    queryKey: ["athlete", "profile-bests"],
    queryFn: async ({ client }) => (await import("../profile-bests.ts")).readProfileBests(client),
  });
  return <PersonalBestsPage profile={profile} Paces={BestPaces} />;
}
