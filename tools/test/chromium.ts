import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The headless shell first: the same engine without the windows around it, at two thirds of the work. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
];

/** An installed Chromium, else Playwright's own, else one from apt as root; undefined when none can be had. */
export function findChromium(): string | undefined {
  return known() ?? download() ?? fromApt();
}

function known(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find(
    (path) => path !== undefined && path !== "" && existsSync(path),
  );
}

function download(): string | undefined {
  console.log("journeys: no Chromium found, trying Playwright's download …");
  spawnSync("node_modules/.bin/playwright", ["install", "--with-deps", "chromium-headless-shell", "chromium"], {
    stdio: "ignore",
    timeout: 300_000,
  });
  return known();
}

function fromApt(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("journeys: installing Chromium through apt …");
  spawnSync("sh", ["-c", "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium"], {
    stdio: "ignore",
    timeout: 600_000,
  });
  return known();
}
