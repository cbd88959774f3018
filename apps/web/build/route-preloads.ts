import { relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { paths } from "../src/app/navigation/paths.ts";
import { withModulesPutAside } from "./page-files.ts";

/** Address of a page, as the router has it, and the modules below `src` that draw it: the page, and what it loads in any case. */
const ROUTES: readonly (readonly [address: string, ...modules: readonly string[]])[] = [
  [paths.dashboard, "app/routes/dashboard/dashboard"],
  [paths.checkIn, "app/routes/check-in"],
  [paths.profile, "app/routes/profile"],
  [paths.goals, "app/routes/goals"],
  [paths.workouts, "app/routes/workouts"],
  [paths.exercises, "app/routes/exercises/index"],
  [`${paths.exercises}/:key`, "app/routes/exercises/exercise"],
  [paths.personalBests, "app/routes/personal-bests"],
  [paths.trainingPlans, "app/routes/training-plans"],
  [paths.competitions, "app/routes/competitions/index"],
  [`${paths.competitions}/:id`, "app/routes/competitions/race"],
  [`${paths.competitions}/:id/simulator`, "app/layout/runner-layout", "app/routes/competitions/simulator"],
  [paths.sessionLog, "app/routes/session-log"],
  [`${paths.sessionLog}/:origin/:id`, "app/routes/session-logger"],
  [`${paths.train}/:origin/:id`, "app/layout/runner-layout", "app/routes/train"],
  [paths.library, "app/routes/library"],
  [`${paths.library}/:key`, "app/routes/library-piece"],
  [paths.settings, "app/routes/settings"],
  ...["security", "devices", "preferences", "data"].map(
    (section) =>
      [`${paths.settings}/${section}`, "app/routes/settings", `features/settings/components/${section}/${section}-section`] as const,
  ),
  ...(
    [
      [paths.admin, "overview"],
      [paths.adminUsers, "users"],
      [paths.adminContent, "content"],
      [paths.adminExercises, "exercises"],
      [paths.adminVideos, "videos"],
      [paths.adminAiApprovals, "ai-approvals"],
      [paths.adminAiTesting, "ai-testing"],
    ] as const
  ).map(([address, page]) => [address, "app/admin/admin-second-factor", "app/layout/admin-layout", `app/routes/admin/${page}`] as const),
];

/**
 * Has the browser fetch all scripts and stylesheets of the page at its address beside those of the frame, not one after the other as they import each other.
 * The page is the same file for every address, so a few lines at its end look at the address. All of them wait in the template for the first paint.
 */
export function routePreloads(): Plugin {
  let root = "";
  return {
    name: "ironpace:route-preloads",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { filename, bundle }) {
        if (bundle === undefined || !filename.endsWith("app.html")) return html;
        assertComplete(bundle, root);
        const wanted = ROUTES.map(([address, ...modules]) => {
          const all = modules.flatMap((module) => filesOf(`src/${module}.tsx`, bundle, root));
          const scripts = [...new Set(all)].filter((file) => !html.includes(file));
          return [address.split("/").map((part) => (part.startsWith(":") ? 0 : part)), scripts] as const;
        });
        const files = [...new Set(wanted.flatMap(([, scripts]) => scripts))];
        const table = JSON.stringify(wanted.map(([parts, scripts]) => [parts, scripts.map((file) => files.indexOf(file))]));
        const later = withModulesPutAside(html);
        return later.replace("</template>", (end) => `${end}<script>(${preload})(${table},${JSON.stringify(files)})</script>`);
      },
    },
  };
}

/** Runs in the browser; 0 stands for any part of an address. */
const preload = `(routes,files)=>{const at=location.pathname.replace(/\\/+$/,"").split("/");const found=routes.find(([parts])=>parts.length===at.length&&parts.every((part,i)=>part===0||part===at[i]));for(const i of found?.[1]??[]){const link=document.createElement("link");const style=files[i].endsWith(".css");link.rel=style?"preload":"modulepreload";link.as=style?"style":"script";link.crossOrigin="";link.href="/"+files[i];document.querySelector("template#later").content.append(link)}}`;

/** The script that a module became, all that it imports, and their stylesheets. */
function filesOf(module: string, bundle: Rolldown.OutputBundle, root: string): readonly string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const output = bundle[file];
    if (output?.type !== "chunk" || found.has(file)) return;
    found.add(file);
    output.viteMetadata?.importedCss.forEach((stylesheet) => found.add(stylesheet));
    output.imports.forEach(visit);
  };
  const entry = Object.values(bundle).find((output) => moduleOf(output, root) === module);
  if (entry === undefined) throw new Error(`${module} is no page of the build`);
  visit(entry.fileName);
  return [...found];
}

/** Throws when there is a page that the table does not know: it would be fetched script by script. */
function assertComplete(bundle: Rolldown.OutputBundle, root: string): void {
  const known = new Set(ROUTES.flatMap(([, ...modules]) => modules.map((module) => `src/${module}.tsx`)));
  const pages = Object.values(bundle).flatMap((output) => moduleOf(output, root) ?? []);
  const missing = pages.find((module) => module.startsWith("src/app/routes/") && !known.has(module));
  if (missing !== undefined) throw new Error(`${missing} has no line in build/route-preloads.ts`);
}

/** The module that a script is loaded for. */
function moduleOf(output: Rolldown.OutputBundle[string], root: string): string | undefined {
  if (output.type !== "chunk" || output.facadeModuleId === null) return undefined;
  return relative(root, output.facadeModuleId).replaceAll("\\", "/");
}
