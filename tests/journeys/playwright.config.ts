import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// Workers read this file again, so what is drawn here once is kept in the environment they inherit.
process.env.JOURNEY_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env.JOURNEY_DATA_DIR ??= mkdtempSync(join(tmpdir(), "ironpace-journeys-"));

const baseURL = `http://127.0.0.1:${process.env.JOURNEY_PORT}`;

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  // What only passes the second time is named "flaky" in the summary.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json"]],
  use: {
    baseURL,
    // Recording every test would cost more than it tells.
    trace: "on-first-retry",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 }, colorScheme: "light" } },
    {
      name: "phone",
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, colorScheme: "dark", hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: "node_modules/.bin/node apps/server/src/main.ts",
    cwd: "../..",
    url: `${baseURL}/healthz`,
    env: {
      PORT: process.env.JOURNEY_PORT,
      DATA_DIR: process.env.JOURNEY_DATA_DIR,
      LOG_LEVEL: "warn",
      // All journeys come from one network address, and so without that limit.
      RATE_LIMIT_ATTEMPTS: "0",
      PASSWORD_HASH_COST: "4",
    },
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
