import { chromium } from "@playwright/test";
import { findChromium } from "../tools/test/chromium.ts";
import { newAthlete } from "./support/athlete-on-server.ts";
import { startServerProcess } from "./support/server-process.ts";
import { freePort } from "../tests/support/postgres.ts";
import { lighthouseScores } from "./web/lighthouse-scores.ts";
import { routeScripts } from "./web/route-scripts.ts";

/** What a first visit costs: script of every route in a real browser, and Lighthouse (mobile, its default throttling) of the two front doors. */
export async function web(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("There is no Chromium; set CHROMIUM_PATH.");
  const debuggingPort = await freePort();
  const server = await startServerProcess();
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const { data } = await (await newAthlete(server, "web")).client.auth.getSession();
    await routeScripts(browser, server.url, data.session);
    await lighthouseScores(debuggingPort, [`${server.url}/`, `${server.url}/login`]);
  } finally {
    await browser.close();
    await server.stop();
  }
}
