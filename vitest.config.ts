import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Vitest leaves one core idle, which on the two of a small machine is half of it.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/**/*.test.ts", "apps/web/src/**/*.test.ts", "tests/guards/**/*.test.ts", "tools/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "server",
          // Every file brings its own server and changes nothing it shares: loading the server anew for each costs a third of the time.
          pool: "threads",
          isolate: false,
          include: ["tests/{conformance,policies,server}/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          globalSetup: ["tests/support/global-setup.ts"],
        },
      },
    ],
  },
});
