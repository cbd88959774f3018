import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { percentile, print } from "../support/report.ts";

interface ScoredPages {
  /** Port of the browser, for the devtools protocol. */
  readonly port: number;
  /** Address of the server. */
  readonly url: string;
  readonly paths: readonly string[];
  readonly runs: number;
  readonly categories: readonly Category[];
  readonly targets: readonly string[];
  /** As the client of accounts stores it; without one the pages are a visitor's. */
  readonly session?: unknown;
  /** The page was open on this device before, and the browser keeps what it does of it. */
  readonly again?: boolean;
}

type Category = "performance" | "accessibility" | "best-practices" | "seo";

/** Prints what Lighthouse says of pages, as a phone on a slow network sees them on a first visit or `again`: of an odd number of runs the median by performance. */
export async function lighthouseScores({
  port,
  url,
  paths,
  runs,
  categories,
  targets,
  session,
  again = false,
}: ScoredPages): Promise<void> {
  for (const path of paths) {
    const results: Result[] = [];
    while (results.length < runs) {
      if (session !== undefined) await forgetAllBut(port, url, session);
      if (again) await visit(port, `${url}${path}`);
      results.push(await run(port, `${url}${path}`, { onlyCategories: [...categories], disableStorageReset: session !== undefined }));
    }
    const median = results.toSorted((a, b) => score(a, "performance") - score(b, "performance"))[Math.floor(runs / 2)]!;
    const value = (result: Result, id: string) => result.audits[id]?.numericValue ?? Number.NaN;
    print(`Lighthouse, mobile${again ? ", again" : ""}: ${new URL(path, url).pathname}`, [
      ...categories.map((name) => ({
        what: name,
        figure: score(median, name).toFixed(0),
        ratio: `all runs ${results.map((each) => score(each, name).toFixed(0)).join(", ")}`,
      })),
      ...METRICS.map(([id, name, text], index) => ({
        what: name,
        figure: text(
          percentile(
            results.map((each) => value(each, id)),
            0.5,
          ),
        ),
        ratio: `median of all runs, target ${targets[index]}`,
      })),
      { what: "requests", figure: String(requestsOf(median)), ratio: `${(value(median, "total-byte-weight") / 1000).toFixed(0)} kB` },
      {
        what: "main thread, all work",
        figure: median.audits["mainthread-work-breakdown"]?.displayValue ?? "unknown",
        ratio: `on a machine of benchmark index ${median.environment.benchmarkIndex.toFixed(0)}`,
      },
    ]);
  }
}

const METRICS = [
  ["largest-contentful-paint", "largest contentful paint", (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`],
  ["total-blocking-time", "total blocking time", (milliseconds: number) => `${milliseconds.toFixed(0)} ms`],
  ["cumulative-layout-shift", "cumulative layout shift", (shift: number) => shift.toFixed(3)],
] as const;

/** Signs the browser in as on a device that has nothing else of the app. */
async function forgetAllBut(port: number, url: string, session: unknown): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]!.newPage();
  try {
    await page.goto(`${url}/about`);
    const protocol = await page.context().newCDPSession(page);
    await protocol.send("Storage.clearDataForOrigin", { origin: url, storageTypes: "all" });
    await protocol.send("Network.clearBrowserCache");
    await page.evaluate((stored) => localStorage.setItem("ironpace-session", stored), JSON.stringify(session));
  } finally {
    await page.close();
    await browser.close();
  }
}

/** Opens the page on a phone of Lighthouse's size, long enough for it to come to rest, and leaves it. */
async function visit(port: number, address: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]!.newPage();
  try {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(address);
    await page.waitForTimeout(VISIT);
    await page.goto("about:blank");
  } finally {
    await page.close();
    await browser.close();
  }
}

/** Milliseconds. */
const VISIT = 6000;

interface RunOptions {
  readonly onlyCategories: string[];
  readonly disableStorageReset: boolean;
}

/** On a busy machine Chromium now and then loses the beginning of a trace; Lighthouse asks to be run again then. */
async function run(port: number, address: string, options: RunOptions, attempts = 3): Promise<Result> {
  const result = await lighthouse(address, { port, output: "json", logLevel: "error", ...options });
  const failure = result === undefined ? "no result" : result.lhr.runtimeError?.message;
  if (result !== undefined && failure === undefined) return result.lhr;
  if (attempts > 1) return run(port, address, options, attempts - 1);
  throw new Error(`Lighthouse failed at ${address}: ${failure}`);
}

const score = (result: Result, category: string): number => (result.categories[category]?.score ?? 0) * 100;

function requestsOf(result: Result): number {
  const details = result.audits["network-requests"]?.details;
  return details?.type === "table" ? details.items.length : Number.NaN;
}
