import { PersonalBestsPage } from "#features/personal-bests/components/personal-bests-page.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";

const UnlistedBenchmarks = lazyPart(
  async () => (await import("#features/athlete/components/benchmarks/unlisted-benchmarks.tsx")).UnlistedBenchmarks,
  <span />,
);

const BestPaces = lazyPart(async () => (await import("../personal-bests/best-paces.tsx")).BestPaces, <span />);

export function PersonalBestsRoute() {
  return <PersonalBestsPage Benchmarks={UnlistedBenchmarks} Paces={BestPaces} />;
}
