import { chromium } from "@playwright/test";
import { findChromium } from "../tools/test/chromium.ts";
import { generate, newAthlete, type AthleteOnServer } from "./support/athlete-on-server.ts";
import { startServerProcess } from "./support/server-process.ts";
import { freePort } from "../tests/support/postgres.ts";
import { lighthouseScores } from "./web/lighthouse-scores.ts";
import { routeScripts } from "./web/route-scripts.ts";

/**
 * What a visit costs: script of every route in a real browser, and Lighthouse (mobile, its default throttling) of the two front doors and, on a first
 * visit and when coming back, of the pages that an athlete trains with.
 */
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
    const athlete = await newAthlete(server, "web");
    const paths = await trainingPaths(athlete);
    const { session } = (await athlete.client.auth.getSession()).data;
    await routeScripts(browser, server.url, session);
    const pages = { port: debuggingPort, url: server.url };
    await lighthouseScores({
      ...pages,
      paths: ["/", "/login"],
      runs: 3,
      categories: ["performance", "accessibility", "best-practices", "seo"],
      targets: ["at most 1.5 s", "at most 100 ms", "0"],
    });
    // What search engines make of them does not matter: they are asked not to list pages of the app.
    for (const again of [false, true]) {
      await lighthouseScores({
        ...pages,
        paths,
        runs: 5,
        categories: ["performance", "accessibility", "best-practices"],
        targets: ["at most 1.8 s", "at most 150 ms", "0"],
        session,
        again,
      });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Dashboard, plan, a session of it, the runner of that session, and the log, of an athlete with a plan. */
async function trainingPaths(athlete: AthleteOnServer): Promise<readonly string[]> {
  const { client, userId } = athlete;
  await client.from("athlete_profiles").upsert({ id: userId, has_seen_onboarding: true }).throwOnError();
  const planId = await generate(athlete);
  const { data } = await client
    .from("training_sessions")
    .select("id")
    .eq("plan_id", planId)
    .order("scheduled_date")
    .limit(1)
    .single()
    .throwOnError();
  return [
    "/dashboard",
    "/training-plans",
    `/training-plans?planId=${planId}&sessionId=${data.id}`,
    `/train/plan/${data.id}`,
    "/session-log",
  ];
}
