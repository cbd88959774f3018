import { PersonalBestsPage } from "#features/personal-bests/components/personal-bests-page.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";

const UnlistedBenchmarks = lazyPart(
  async () => (await import("#features/athlete/components/benchmarks/unlisted-benchmarks.tsx")).UnlistedBenchmarks,
  <span />,
);

export function PersonalBestsRoute() {
  return <PersonalBestsPage Benchmarks={UnlistedBenchmarks} />;
}
