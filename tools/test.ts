/**
 * `npm test`: the named suites one after the other, each with its own runner, and one closing line for all of them.
 * unit: packages and guards · server: HTTP, policies and conformance on PGlite · postgres: the same on PostgreSQL · journeys: a real browser.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./test/chromium.ts";
import { postgresAvailable } from "../tests/support/postgres.ts";
import { readCounts, type Counts } from "./test/counts.ts";
import { readFailures } from "./test/failures.ts";

const reports = mkdtempSync(join(tmpdir(), "ironpace-test-"));

/** Told again at the end: between them and it lies a long output. */
const failures: string[] = [];

const suites: Record<string, () => Counts> = {
  unit: () => vitest("unit", ["--project", "unit"]),
  server: () => vitest("server", ["--project", "server"], { TEST_ENGINE: "pglite" }),
  conformance: () => vitest("conformance", ["--project", "server", "tests/conformance"]),
  postgres: () => {
    if (postgresAvailable) return vitest("postgres", ["--project", "server"], { TEST_ENGINE: "postgres" });
    console.log(
      "postgres: skipped, because neither DATABASE_URL is set nor a PostgreSQL server is installed (Debian: apt install postgresql).",
    );
    return { passed: 0, failed: 0, skipped: 1 };
  },
  journeys: () => {
    const chromium = findChromium();
    if (chromium) return playwright(chromium);
    console.error("journeys: no browser. Install Chromium (Debian: apt install chromium) or set CHROMIUM_PATH.");
    return { passed: 0, failed: 1, skipped: 0 };
  },
};

const wanted = process.argv.slice(2).filter((name) => name in suites);
const passedOn = process.argv.slice(2).filter((name) => !(name in suites));
const total = wanted
  .map((name) => suites[name]!())
  .reduce((sum, counts) => ({
    passed: sum.passed + counts.passed,
    failed: sum.failed + counts.failed,
    skipped: sum.skipped + counts.skipped,
  }));
rmSync(reports, { recursive: true, force: true });
for (const line of failures) console.log(`failed: ${line}`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

function vitest(name: string, options: string[], environment: Record<string, string> = {}): Counts {
  const report = join(reports, `${name}.json`);
  const command = ["run", ...options, ...passedOn, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return run(name, "node_modules/.bin/vitest", command, environment, report);
}

function playwright(chromium: string): Counts {
  const report = join(reports, "journeys.json");
  const environment = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return run(
    "journeys",
    "node_modules/.bin/playwright",
    ["test", "-c", "tests/journeys/playwright.config.ts", ...passedOn],
    environment,
    report,
  );
}

function run(name: string, command: string, options: string[], environment: Record<string, string>, report: string): Counts {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, options, { stdio: "inherit", env: { ...process.env, ...environment } });
  const read = () => readFileSync(report, "utf8");
  const counts = readCounts(read);
  failures.push(...readFailures(read).map((line) => `${name}: ${line}`));
  if (status === 0 || counts.failed > 0) return counts;
  // A runner that dies without naming a failed test has still failed.
  failures.push(`${name}: the runner ended with ${status ?? "a signal"}`);
  return { ...counts, failed: 1 };
}
