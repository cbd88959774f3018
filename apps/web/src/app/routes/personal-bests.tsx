import { useQuery } from "@tanstack/react-query";
import { PersonalBestsPage } from "#features/personal-bests/components/personal-bests-page.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";

const UnlistedBenchmarks = lazyPart(
  async () => (await import("#features/athlete/components/benchmarks/unlisted-benchmarks.tsx")).UnlistedBenchmarks,
  <span />,
);

const OwnRunning = lazyPart(async () => (await import("../own-running.tsx")).OwnRunning, <span />);

export function PersonalBestsRoute() {
  const { data: profile = [] } = useQuery({
    // Read again with everything that is known of the athlete.
    queryKey: ["athlete", "profile-bests"],
    queryFn: async ({ client }) => (await import("../profile-bests.ts")).readProfileBests(client),
  });
  return <PersonalBestsPage profile={profile} Benchmarks={UnlistedBenchmarks} Running={OwnRunning} />;
}
