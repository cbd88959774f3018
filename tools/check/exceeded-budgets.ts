import type { RouteSize, RouteSizes } from "../../apps/web/build/route-sizes.ts";

/** Frame and dashboard, with the tabs and the week of a phone. */
const SHELL: RouteSize = { files: 8, kilobytes: 150 };

/** What they fetch when the page has come to rest, the client of the session among it. */
const AT_REST: RouteSize = { files: 17, kilobytes: 141 };

/** What a page adds to both, unless it is listed: a new page. */
const ROUTE: RouteSize = { files: 6, kilobytes: 60 };

/** What each page adds: about a kilobyte more than it does. */
const ROUTES: Readonly<Record<string, RouteSize>> = {
  "admin/ai-approvals": { files: 6, kilobytes: 16 },
  "admin/ai-testing": { files: 5, kilobytes: 16 },
  "admin/content": { files: 5, kilobytes: 16 },
  "admin/exercises": { files: 6, kilobytes: 15 },
  "admin/overview": { files: 4, kilobytes: 34 },
  "admin/users": { files: 5, kilobytes: 17 },
  "admin/videos": { files: 3, kilobytes: 35 },
  "competitions/index": { files: 5, kilobytes: 23 },
  "exercises/exercise": { files: 5, kilobytes: 17 },
  "exercises/index": { files: 5, kilobytes: 20 },
  goals: { files: 3, kilobytes: 11 },
  library: { files: 3, kilobytes: 9 },
  "library-piece": { files: 4, kilobytes: 40 },
  "personal-bests": { files: 4, kilobytes: 15 },
  profile: { files: 4, kilobytes: 25 },
  "session-log": { files: 5, kilobytes: 47 },
  "session-logger": { files: 5, kilobytes: 44 },
  settings: { files: 6, kilobytes: 52 },
  train: { files: 5, kilobytes: 50 },
  "training-plans": { files: 3, kilobytes: 28 },
  workouts: { files: 6, kilobytes: 24 },
};

/** What is trained with waits for nothing that opens over a page: how much such a page adds to the shell until it is drawn. */
const BEFORE_PAINT: Readonly<Record<string, RouteSize>> = {
  "exercises/exercise": { files: 5, kilobytes: 16 },
  train: { files: 8, kilobytes: 66 },
  "training-plans": { files: 7, kilobytes: 46 },
};

/** One sentence for each page that loads more files or bytes than it may. */
export function exceededBudgets({ shell, atRest, routes }: RouteSizes): readonly string[] {
  const pages = Object.entries(routes).flatMap(([name, { beforePaint, ...size }]) => [
    { name, size, budget: ROUTES[name] ?? ROUTE },
    ...(BEFORE_PAINT[name] === undefined
      ? []
      : [{ name: `${name} before its first paint`, size: beforePaint, budget: BEFORE_PAINT[name] }]),
  ]);
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
