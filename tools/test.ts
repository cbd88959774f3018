/**
 * `npm test`: the named suites, and one closing line for all of them.
 * unit: packages and guards · server: HTTP, policies and conformance (conformance: only that) · journeys: a real browser.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./test/chromium.ts";
import { readCounts, type Counts } from "./test/counts.ts";
import { readFailures } from "./test/failures.ts";

const reports = mkdtempSync(join(tmpdir(), "ironpace-test-"));

/** Told again at the end: between them and it lies a long output. */
const failures: string[] = [];

/** Suites that Vitest runs, in one go so that no core waits for the last file of one. */
const PROJECTS: Record<string, readonly string[]> = {
  unit: ["--project", "unit"],
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
// Side by side: many server tests wait for a process to start or a limit to pass, and the browser uses that time.
const vitestRun = inVitest.length > 0 ? vitest(inVitest) : undefined;
const journeysRun = wanted.includes("journeys") ? journeys(vitestRun) : undefined;
const results = await Promise.all([vitestRun, journeysRun].filter((suite) => suite !== undefined));
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

/** @param told the suite whose output comes first */
async function journeys(told?: Promise<unknown>): Promise<Counts> {
  if (changes && !changes.some((path) => path.startsWith("tests/journeys/"))) return { passed: 0, failed: 0, skipped: 0 };
  const chromium = findChromium();
  if (chromium) return playwright(chromium, told);
  console.error("journeys: no browser. Install Chromium (Debian: apt install chromium) or set CHROMIUM_PATH.");
  return { passed: 0, failed: 1, skipped: 0 };
}

function vitest(names: readonly string[]): Promise<Counts> {
  const report = join(reports, "vitest.json");
  const options = names.flatMap((name) => PROJECTS[name] ?? []);
  const command = ["run", ...options, ...passedOn, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const environment: Record<string, string> = changes ? { TEST_CHANGES: changes.join(",") } : {};
  return run(names.join(", "), "node_modules/.bin/vitest", command, environment, report);
}

function playwright(chromium: string, told?: Promise<unknown>): Promise<Counts> {
  const report = join(reports, "journeys.json");
  const environment = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return run(
    "journeys",
    "node_modules/.bin/playwright",
    ["test", "-c", "tests/journeys/playwright.config.ts", ...passedOn.map((option) => option.replace(/^--changed$/, "--only-changed"))],
    environment,
    report,
    told,
  );
}

/** @param told the suite whose output comes first; this one's is held back until then */
async function run(
  name: string,
  command: string,
  options: string[],
  environment: Record<string, string>,
  report: string,
  told?: Promise<unknown>,
): Promise<Counts> {
  const heading = `\n— ${name}`;
  if (!told) console.log(heading);
  const runner = spawn(command, options, { stdio: told ? ["ignore", "pipe", "pipe"] : "inherit", env: { ...process.env, ...environment } });
  const ended = once(runner, "exit") as Promise<[number | null]>;
  if (told) {
    const held: (string | Uint8Array)[] = [`${heading}\n`];
    let print = (chunk: string | Uint8Array): unknown => held.push(chunk);
    for (const output of [runner.stdout, runner.stderr]) output?.on("data", (chunk: Uint8Array) => print(chunk));
    await told;
    print = (chunk) => process.stdout.write(chunk);
    held.forEach(print);
  }
  const [status] = await ended;
  const read = () => readFileSync(report, "utf8");
  const counts = readCounts(read);
  failures.push(...readFailures(read).map((line) => `${name}: ${line}`));
  if (status === 0 || counts.failed > 0) return counts;
  // A runner that dies without naming a failed test has still failed.
  failures.push(`${name}: the runner ended with ${status ?? "a signal"}`);
  return { ...counts, failed: 1 };
}
