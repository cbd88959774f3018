import { gzipSync } from "node:zlib";
import type { Browser, Response } from "@playwright/test";
import { print } from "../support/report.ts";

/** Kilobytes (1000 bytes, gzip) of script a page for visitors may load until its form can be used. */
const BUDGET = 90;

const visitor = [
  "/",
  "/about",
  "/privacy",
  "/terms",
  "/contact",
  "/login",
  "/sign-up",
  "/forgot-password",
  "/reset-password",
  "/auth/callback?code=00000000-0000-4000-8000-000000000000",
  "/no-such-page",
];
const app = ["/dashboard", "/training-plans", "/session-log", "/goals", "/profile", "/settings"];

/** Prints the script every route loads on a first visit, and the requests for data it makes. A page for visitors over the budget fails the run. */
export async function routeScripts(browser: Browser, url: string, session: unknown): Promise<void> {
  const sizes = [];
  for (const path of visitor) sizes.push({ path, ...(await firstVisit(browser, `${url}${path}`)) });
  const over = sizes.filter(({ kilobytes }) => kilobytes > BUDGET);
  for (const path of app) sizes.push({ path, ...(await firstVisit(browser, `${url}${path}`, session)) });
  print(
    `Script of a first visit, gzip (visitors' pages: at most ${BUDGET} KB)`,
    sizes.map(({ path, kilobytes, files, requests }) => ({
      what: path,
      figure: `${kilobytes.toFixed(1)} KB`,
      ratio: `${files} files, ${requests} requests`,
    })),
  );
  if (over.length > 0) process.exitCode = 1;
}

interface FirstVisit {
  readonly kilobytes: number;
  readonly files: number;
  /** For data. */
  readonly requests: number;
}

async function firstVisit(browser: Browser, address: string, session?: unknown): Promise<FirstVisit> {
  const context = await browser.newContext();
  if (session !== undefined) {
    await context.addInitScript((stored) => localStorage.setItem("ironpace-session", stored), JSON.stringify(session));
  }
  const page = await context.newPage();
  const scripts: Response[] = [];
  let requests = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") requests += 1;
  });
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  await page.goto(address);
  // Forms run their scripts when somebody is about to use them.
  const form = page.locator("form").first();
  if ((await form.count()) > 0) await form.hover();
  await page.waitForLoadState("networkidle");
  const inside = await page.evaluate(() =>
    Array.from(document.querySelectorAll("script:not([src])"), ({ textContent }) => textContent).join(""),
  );
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  await context.close();
  const bytes = [Buffer.from(inside), ...bodies].reduce(
    (sum, body) => sum + (body.length > 0 ? gzipSync(body, { level: 9 }).length : 0),
    0,
  );
  return { kilobytes: bytes / 1000, files: bodies.length, requests };
}
