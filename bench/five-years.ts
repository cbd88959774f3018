import { chromium, type Browser, type Page } from "@playwright/test";
import { findChromium } from "../tools/test/chromium.ts";
import { getFiveYears } from "../tests/support/five-years.ts";
import { startServer, type TestServer } from "../tests/support/start-server.ts";
import { createDataDir } from "../tests/support/workspace.ts";
import { newAthlete } from "./support/athlete-on-server.ts";
import { milliseconds, percentile, print, times } from "./support/report.ts";

const ROUNDS = 7;
const MOST = 1.3;

/** A page, and what is on it as soon as it can be used. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/dashboard": (page) => page.getByRole("region", { name: "This month" }).waitFor(),
  "/dashboard?tab=activity": (page) => page.getByRole("button", { name: "View all activity" }).waitFor(),
  "/goals": (page) => page.getByRole("article").first().waitFor(),
  "/personal-bests": (page) => page.getByText("Exercise 10", { exact: true }).first().waitFor(),
  "/workouts": (page) => page.getByRole("article").first().waitFor(),
  "/session-log?tab=completed": (page) =>
    page
      .getByText(/^Session \d+$/)
      .first()
      .waitFor(),
  "/competitions": (page) => page.getByRole("main").getByRole("button", { name: "Add Competition" }).first().waitFor(),
  "/profile": (page) => page.getByRole("tab", { name: "Benchmarks" }).waitFor(),
};

/** How long the pages of an athlete take after five years (2,000 sessions, 40,000 sets), beside one with ten rows of everything. */
export async function fiveYears(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("There is no Chromium; set CHROMIUM_PATH.");
  const server = await startServer({ place: createDataDir() });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const [few, many] = [await sessionOf(server, "few", 0.005), await sessionOf(server, "many", 1)];
    const rows = [];
    for (const [path, ready] of Object.entries(PAGES)) {
      const samples = { few: [] as number[], many: [] as number[] };
      for (let round = 0; round <= ROUNDS; round++) {
        const pair = {
          few: await visit(browser, server.url + path, few, ready),
          many: await visit(browser, server.url + path, many, ready),
        };
        // The first one warms up the server.
        if (round > 0) for (const who of ["few", "many"] as const) samples[who].push(pair[who]);
      }
      const [less, more] = [percentile(samples.few, 0.5), percentile(samples.many, 0.5)];
      if (more / less > MOST) process.exitCode = 1;
      rows.push({ what: path, figure: milliseconds(more), ratio: `${times(more / less, "ten rows")}, at most ${MOST}` });
    }
    print("Pages with five years of training (median until they can be used)", rows);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function sessionOf(server: TestServer, name: string, share: number): Promise<string> {
  const { client, userId } = await newAthlete(server, name);
  await client.from("athlete_profiles").update({ has_seen_onboarding: true }).eq("id", userId).throwOnError();
  await getFiveYears(userId, server.database, share);
  return JSON.stringify((await client.auth.getSession()).data.session);
}

/** Milliseconds from the address to the page that can be used, on a device that has nothing of it yet. */
async function visit(browser: Browser, address: string, session: string, ready: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  await context.addInitScript((stored) => localStorage.setItem("ironpace-session", stored), session);
  const page = await context.newPage();
  const startedAt = performance.now();
  await page.goto(address);
  await ready(page);
  const took = performance.now() - startedAt;
  await context.close();
  return took;
}
