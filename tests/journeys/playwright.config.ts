import { rmSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { scratchDirectory } from "../support/scratch.ts";
import { ONCE, PHONE } from "./support/once.ts";

// Workers read this file again, so what is drawn here once is kept in the environment they inherit.
// Below 32768, where Linux begins to hand out ports to outgoing connections.
process.env.JOURNEY_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000));
if (process.env.JOURNEY_DATA_DIR === undefined) {
  const dataDir = scratchDirectory("journeys");
  process.env.JOURNEY_DATA_DIR = dataDir;
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
}

const baseURL = `http://127.0.0.1:${process.env.JOURNEY_PORT}`;

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // A journey waits for the page as often as the page computes: three on two cores leave less of them idle.
  workers: 3,
  fullyParallel: true,
  // What does not pass the first time is named "flaky" in the summary.
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json"]],
  use: {
    baseURL,
    // A page that it serves cannot be held back or refused by a test; the journey about it lets it in.
    serviceWorkers: "block",
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
        // A page lives for seconds: what optimizing its code costs (a tenth of all CPU time here) is never earned back.
        "--js-flags=--no-turbofan --no-maglev",
      ],
    },
  },
  projects: [
    // What moves is drawn on the phone only: drawing it costs a tenth of the time.
    { name: "desktop", use: { viewport: { width: 1440, height: 900 }, colorScheme: "light", contextOptions: { reducedMotion: "reduce" } } },
    {
      name: "phone",
      grepInvert: new RegExp(ONCE.tag),
      use: { viewport: PHONE, colorScheme: "dark", hasTouch: true, isMobile: true },
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
