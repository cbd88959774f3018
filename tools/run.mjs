// The one entry of every npm script. Plain JavaScript without dependencies, because it runs before anything is installed
// and on any Node >= 20; everything it starts runs on the Node 24 that package-lock.json pins.
import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { ensureInstalled, root } from "./bootstrap/install.mjs";
import { SERVER_OPTIONS } from "./bootstrap/server-options.mjs";
import { ensureWebBuild } from "./bootstrap/web-build.mjs";

const node = `${root}/node_modules/.bin/node`;

/**
 * Task → the commands it runs one after the other; `web` builds the browser app first when it is missing or stale. What runs the product itself
 * does without the `tools` of development.
 */
const tasks = {
  start: { tools: false, web: true, run: [[...SERVER_OPTIONS, "apps/server/src/main.ts"]] },
  dev: { run: [["tools/dev.ts"]] },
  build: { tools: false, run: [["node_modules/vite/bin/vite.js", "build", "apps/web"]] },
  check: { run: [["tools/check.ts"]] },
  fix: { run: [["tools/check.ts", "--fix"]] },
  test: { web: true, run: [["tools/test.ts", "unit", "server", "journeys"]] },
  "test:conformance": { run: [["tools/test.ts", "conformance"]] },
  "test:journeys": { web: true, run: [["tools/test.ts", "journeys"]] },
  plan: { run: [["tools/plan.ts"]] },
  "notes:effects": { run: [["tools/notes/print-effects.ts"]] },
  "plan:snapshots": {
    run: [
      [
        "node_modules/vitest/vitest.mjs",
        "run",
        "packages/training/test/snapshots.test.ts",
        "packages/training/test/digests",
        "packages/training/test/stories",
        "--update",
      ],
    ],
  },
  "triage:train": { run: [["tools/train/train-triage.ts"]] },
  "notes:train": { run: [["tools/train/train-notes.ts"]] },
  "intents:train": { run: [["tools/train/train-intents.ts"]] },
  "wants:train": { run: [["tools/train/train-wants.ts"]] },
  "forms:train": { run: [["tools/train/train-forms.ts"]] },
  "articles:train": { run: [["tools/train/train-articles.ts"]] },
  fuzz: { run: [["tools/fuzz/fuzz.ts"]] },
  "fuzz:server": { run: [["tools/fuzz/fuzz-server.ts"]] },
  mutation: { run: [["tools/mutation.ts"]] },
  bench: { web: true, run: [["bench/main.ts"]] },
  demo: { tools: false, web: true, run: [["apps/server/src/cli/demo.ts"]] },
  keys: { tools: false, run: [["apps/server/src/cli/keys.ts"]] },
  backup: { tools: false, run: [["apps/server/src/cli/backup.ts"]] },
  restore: { tools: false, run: [["apps/server/src/cli/restore.ts"]] },
  seed: { tools: false, run: [["apps/server/src/cli/seed.ts"]] },
  "move-to-supabase": { tools: false, run: [["apps/server/src/cli/move-to-supabase.ts"]] },
  "grant-admin": { tools: false, run: [["apps/server/src/cli/grant-admin.ts"]] },
  "db:create": { tools: false, run: [["apps/server/src/cli/create-database.ts"]] },
  exercises: { run: [["tools/generate-exercises.ts"]] },
  "db:new": { run: [["tools/db-new.ts"]] },
  "db:types": { run: [["tools/db-types.ts"]] },
  "config:docs": { run: [["tools/config-docs.ts"]] },
};

const [name = "", ...rest] = process.argv.slice(2);
const task = tasks[name];
if (!task) {
  console.error(`There is no task "${name}". Tasks: ${Object.keys(tasks).join(", ")}.`);
  process.exit(2);
}
await ensureInstalled({ withTools: task.tools !== false });
if (task.web) await ensureWebBuild(node);
for (const command of task.run) {
  const code = await run(node, [...command, ...rest]);
  if (code !== 0) process.exit(code);
}

/** Runs a child that owns the terminal, with the pinned Node first in its path; signals are handed on, so that the server can drain. */
function run(command, parameters) {
  const PATH = [`${root}/node_modules/.bin`, process.env.PATH].join(delimiter);
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: root, stdio: "inherit", env: { ...process.env, PATH } });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
