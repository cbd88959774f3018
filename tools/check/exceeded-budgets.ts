import type { RouteSize, RouteSizes } from "../../apps/web/build/route-sizes.ts";

/** Frame and dashboard, with the tabs and the week of a phone. */
const SHELL: RouteSize = { files: 10, kilobytes: 152 };

/** What they fetch when the page has come to rest, the client of the session among it. */
const AT_REST: RouteSize = { files: 16, kilobytes: 140 };

/** What a page adds to both, unless it has a budget of its own: its schemas and forms too, which the shell does without. */
const ROUTE: RouteSize = { files: 6, kilobytes: 56 };

/** With forms on the page itself. */
const OWN: Readonly<Record<string, RouteSize>> = {
  "admin/ai-approvals": { files: 5, kilobytes: 79 },
  "admin/ai-testing": { files: 6, kilobytes: 81 },
  "admin/content": { files: 6, kilobytes: 90 },
  "admin/exercises": { files: 12, kilobytes: 76 },
  profile: { files: 7, kilobytes: 82 },
  // These three share the draft of a session with its plan lines.
  "session-log": { files: 11, kilobytes: 77 },
  "session-logger": { files: 10, kilobytes: 62 },
  train: { files: 10, kilobytes: 72 },
  settings: { files: 8, kilobytes: 68 },
  "training-plans": { files: 10, kilobytes: 85 },
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
