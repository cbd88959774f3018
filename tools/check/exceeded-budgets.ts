import type { RouteSize, RouteSizes } from "../../apps/web/build/route-sizes.ts";

/** Frame and dashboard. The aim is 150 kB in 12 files. */
const SHELL: RouteSize = { files: 16, kilobytes: 258 };

/** What they fetch when the page has come to rest. */
const AT_REST: RouteSize = { files: 10, kilobytes: 96 };

/** What a page adds to both, unless it has a budget of its own. */
const ROUTE: RouteSize = { files: 6, kilobytes: 61 };

/** These read the numbers of an athlete. */
const OWN: Readonly<Record<string, RouteSize>> = {
  "admin/exercises": { files: 9, kilobytes: 94 },
  competitions: { files: 6, kilobytes: 86 },
  "personal-bests": { files: 6, kilobytes: 80 },
  profile: { files: 6, kilobytes: 102 },
  "training-plans": { files: 7, kilobytes: 56 },
  workouts: { files: 6, kilobytes: 82 },
};

/** One sentence for each page that loads more files or bytes than it may. */
export function exceededBudgets({ shell, atRest, routes }: RouteSizes): readonly string[] {
  const pages = Object.entries(routes).map(([name, size]) => ({ name, size, budget: OWN[name] ?? ROUTE }));
  const frame = [
    { name: "shell", size: shell, budget: SHELL },
    { name: "what is fetched at rest", size: atRest, budget: AT_REST },
  ];
  return [...frame, ...pages]
    .filter(({ size, budget }) => size.files > budget.files || size.kilobytes > budget.kilobytes)
    .map(
      ({ name, size, budget }) =>
        `${name} loads ${size.files} files and ${size.kilobytes} kB; its budget is ${budget.files} files and ${budget.kilobytes} kB.`,
    );
}
