import type { RouteSize, RouteSizes } from "../../apps/web/build/route-sizes.ts";

/** Frame and dashboard. */
const SHELL: RouteSize = { files: 16, kilobytes: 325 };

/** What a page adds to the shell, unless it has a budget of its own. */
const ROUTE: RouteSize = { files: 8, kilobytes: 66 };

/** These read the numbers of an athlete, have forms beside their lists, or show articles. The aim is 60 kB in 6 files for all. */
const OWN: Readonly<Record<string, RouteSize>> = {
  "admin/ai-approvals": { files: 8, kilobytes: 84 },
  "admin/ai-testing": { files: 8, kilobytes: 84 },
  "admin/content": { files: 8, kilobytes: 92 },
  "admin/exercises": { files: 12, kilobytes: 122 },
  competitions: { files: 8, kilobytes: 112 },
  "exercises/exercise": { files: 8, kilobytes: 88 },
  "personal-bests": { files: 8, kilobytes: 108 },
  profile: { files: 8, kilobytes: 130 },
  "training-plans": { files: 11, kilobytes: 80 },
  workouts: { files: 8, kilobytes: 108 },
};

/** One sentence for each page that loads more files or bytes than it may. */
export function exceededBudgets({ shell, routes }: RouteSizes): readonly string[] {
  const pages = Object.entries(routes).map(([name, size]) => ({ name, size, budget: OWN[name] ?? ROUTE }));
  return [{ name: "shell", size: shell, budget: SHELL }, ...pages]
    .filter(({ size, budget }) => size.files > budget.files || size.kilobytes > budget.kilobytes)
    .map(
      ({ name, size, budget }) =>
        `${name} loads ${size.files} files and ${size.kilobytes} kB; its budget is ${budget.files} files and ${budget.kilobytes} kB.`,
    );
}
