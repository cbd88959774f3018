import { useNumbers } from "#features/athlete/components/benchmarks/use-numbers.ts";
import { PersonalBestsPage } from "#features/personal-bests/components/personal-bests-page.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";

const UnlistedBenchmarks = lazyPart(
  async () => (await import("#features/athlete/components/benchmarks/unlisted-benchmarks.tsx")).UnlistedBenchmarks,
  <span />,
);

export function PersonalBestsRoute() {
  const { vdot, paces } = useNumbers().numbers?.capacities ?? {};
  const running = vdot === undefined || paces === undefined ? undefined : { vdot, paces };
  return <PersonalBestsPage Benchmarks={UnlistedBenchmarks} running={running} />;
}
