/**
 * `npm test`: the named suites, and one closing line for all of them.
 * unit: packages and guards · server: HTTP, policies and conformance (conformance: only that) · journeys: a real browser.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "./test/chromium.ts";
import { readCounts, type Counts } from "./test/counts.ts";
import { readFailures } from "./test/failures.ts";

const reports = mkdtempSync(join(tmpdir(), "ironpace-test-"));

/** Told again at the end: between them and it lies a long output. */
const failures: string[] = [];

/** Every worker loads the engine: whoever comes after the first does not strip its types and compile it once more. */
const COMPILED = fileURLToPath(new URL("../.cache/compiled", import.meta.url));

/** Suites that Vitest runs, in one go so that no core waits for the last file of one. */
const PROJECTS: Record<string, readonly string[]> = {
  unit: ["--project", "unit", "--project", "web"],
  server: ["--project", "server"],
  conformance: ["--project", "server", "tests/conformance"],
};

const parameters = process.argv.slice(2);
const isSuite = (name: string) => name in PROJECTS || name === "journeys";
const wanted = parameters.filter(isSuite);
const passedOn = parameters.filter((name) => !isSuite(name));
/** `npm test -- --changed [commit]`: what the changes since that commit touch, without the slow files that were not changed themselves. */
const changes = passedOn.includes("--changed") ? changedFiles(passedOn[passedOn.indexOf("--changed") + 1] ?? "HEAD") : undefined;

const inVitest = wanted.filter((name) => name in PROJECTS);
const results: Counts[] = [];
if (inVitest.length > 0) results.push(vitest(inVitest));
if (wanted.includes("journeys")) results.push(journeys());
const total = results.reduce((sum, counts) => ({
  passed: sum.passed + counts.passed,
  failed: sum.failed + counts.failed,
  skipped: sum.skipped + counts.skipped,
}));
rmSync(reports, { recursive: true, force: true });
for (const line of failures) console.log(`failed: ${line}`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
process.exit(total.failed > 0 || (total.passed === 0 && !changes) ? 1 : 0);

/** Paths of files that differ from the commit, and of files that git does not know yet. */
function changedFiles(commit: string): readonly string[] {
  const git = (...options: string[]) => spawnSync("git", options, { encoding: "utf8" }).stdout.split("\n").filter(Boolean);
  return [...git("diff", "--name-only", commit), ...git("ls-files", "--others", "--exclude-standard")];
}

function journeys(): Counts {
  if (changes && !changes.some((path) => path.startsWith("tests/journeys/"))) return { passed: 0, failed: 0, skipped: 0 };
  const chromium = findChromium();
  if (chromium) return playwright(chromium);
  console.error("journeys: no browser. Install Chromium (Debian: apt install chromium) or set CHROMIUM_PATH.");
  return { passed: 0, failed: 1, skipped: 0 };
}

function vitest(names: readonly string[]): Counts {
  const report = join(reports, "vitest.json");
  const options = names.flatMap((name) => PROJECTS[name] ?? []);
  const command = [
    "run",
    ...options,
    ...passedOn,
    ...(passedOn.length > 0 ? ["--passWithNoTests"] : []),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const environment: Record<string, string> = { NODE_COMPILE_CACHE: COMPILED, ...(changes && { TEST_CHANGES: changes.join(",") }) };
  return run(names.join(", "), "node_modules/.bin/vitest", command, environment, report);
}

function playwright(chromium: string): Counts {
  const report = join(reports, "journeys.json");
  const environment = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return run(
    "journeys",
    "node_modules/.bin/playwright",
    [
      "test",
      "-c",
      "tests/journeys/playwright.config.ts",
      ...passedOn.map((option) => option.replace(/^--changed$/, "--only-changed")),
      // A path may name tests of one suite only; without any at all the closing line fails.
      ...(passedOn.length > 0 ? ["--pass-with-no-tests"] : []),
    ],
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
