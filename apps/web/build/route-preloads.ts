import { relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { paths } from "../src/app/paths.ts";

/** Address of a page, as the router has it, and the module below `src/app/routes` that draws it. */
const ROUTES: readonly (readonly [address: string, module: string])[] = [
  [paths.dashboard, "dashboard/dashboard"],
  [paths.profile, "profile"],
  [paths.goals, "goals"],
  [paths.workouts, "workouts"],
  [paths.exercises, "exercises/index"],
  [`${paths.exercises}/:key`, "exercises/exercise"],
  [paths.personalBests, "personal-bests"],
  [paths.trainingPlans, "training-plans"],
  [paths.competitions, "competitions"],
  [paths.sessionLog, "session-log"],
  [`${paths.sessionLog}/:origin/:id`, "session-logger"],
  [paths.library, "library"],
  [`${paths.library}/:key`, "library-piece"],
  [paths.settings, "settings"],
  [`${paths.settings}/:section`, "settings"],
];

/**
 * Has the browser fetch all scripts of the page at its address beside those of the frame, not one after the other as they import each other.
 * The page is the same file for every address, so a few lines in its head look at the address.
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
        const wanted = ROUTES.map(([address, module]) => {
          const scripts = scriptsOf(`src/app/routes/${module}.tsx`, bundle, root).filter((file) => !html.includes(file));
          return [address.split("/").map((part) => (part.startsWith(":") ? 0 : part)), scripts] as const;
        });
        const files = [...new Set(wanted.flatMap(([, scripts]) => scripts))];
        const table = JSON.stringify(wanted.map(([parts, scripts]) => [parts, scripts.map((file) => files.indexOf(file))]));
        return html.replace("</head>", () => `  <script>(${preload})(${table},${JSON.stringify(files)})</script>\n  </head>`);
      },
    },
  };
}

/** Runs in the browser; 0 stands for any part of an address. */
const preload = `(routes,files)=>{const at=location.pathname.replace(/\\/+$/,"").split("/");const found=routes.find(([parts])=>parts.length===at.length&&parts.every((part,i)=>part===0||part===at[i]));for(const i of found?.[1]??[]){const link=document.createElement("link");link.rel="modulepreload";link.href="/"+files[i];document.head.append(link)}}`;

/** The script that a module became, and all that it imports. */
function scriptsOf(module: string, bundle: Rolldown.OutputBundle, root: string): readonly string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const output = bundle[file];
    if (output?.type !== "chunk" || found.has(file)) return;
    found.add(file);
    output.imports.forEach(visit);
  };
  const entry = Object.values(bundle).find(
    (output) =>
      output.type === "chunk" && output.facadeModuleId !== null && relative(root, output.facadeModuleId).replaceAll("\\", "/") === module,
  );
  if (entry === undefined) throw new Error(`${module} is no page of the build`);
  visit(entry.fileName);
  return [...found];
}
