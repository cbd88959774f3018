import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { ENGINES } from "./tests/support/engines.ts";

/** What no database engine makes a difference to: left out of the run that is PostgreSQL's alone. */
const ONCE = [
  "tests/server/{caller,config,demo,http,log,mail-content,web-app}.test.ts",
  "tests/security/*.test.ts",
  "tests/conformance/auth/redirect.test.ts",
  "tests/conformance/storage/s3.test.ts",
  "tests/conformance/functions/{coach-model,coach-questions,deno-entries,language-model,misbehaving-session-model}.test.ts",
];

export default defineConfig({
  test: {
    // Vitest leaves one core idle, which on the two of a small machine is half of it.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/**/*.test.ts", "apps/web/src/**/*.test.ts", "tests/guards/**/*.test.ts", "tools/**/*.test.ts"],
          // Only what hangs should run out of time: a slow machine takes several times as long as a quick one.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: "server",
          // Every file brings its own server and changes nothing it shares: loading the server anew for each costs a third of the time.
          pool: "threads",
          isolate: false,
          include: ["tests/{conformance,policies,security,server}/**/*.test.ts"],
          exclude: ENGINES.includes("pglite") ? [] : ONCE,
          // Only what hangs should run out of time: a slow machine takes several times as long as a quick one.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: ["tests/support/global-setup.ts"],
        },
      },
    ],
  },
});
