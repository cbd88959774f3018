import { readFileSync } from "node:fs";
import type { Check } from "../../packages/training/test/digests/check.ts";
import { engineCopies } from "./engine-copies.ts";
import { isSampled, readSample, SAMPLE_VARIABLE } from "./sample.ts";

/** Stryker's test runner for the engine: one process that keeps the engine loaded and compares digests, so that a mutant takes milliseconds. */
export const strykerPlugins = [{ kind: "TestRunner", name: "engine", factory: () => new EngineRunner() }];

/** What the instrumented code looks up; Stryker's names. */
interface Instrumentation {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { readonly perTest: { [check: string]: unknown } };
}

interface MutantRun {
  readonly activeMutant: { readonly id: string };
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
  readonly mutantActivation: "static" | "runtime";
}

const NAMESPACE = "__stryker__";
const shared = globalThis as unknown as Record<typeof NAMESPACE, Instrumentation | undefined>;
const instrumentation = (shared[NAMESPACE] ??= {});
const SAMPLE = readSample(process.env[SAMPLE_VARIABLE]) ?? { which: 1, of: 1 };
/** Not a check: what the checks are given must not count as looked at. */
const PREPARATION = "preparation";

class EngineRunner {
  readonly #copies = engineCopies();
  #unchanged: readonly Check[] | undefined;

  /** A mutant of a constant, which exists only when the engine is loaded with it, gets an engine of its own. */
  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  async dryRun(): Promise<unknown> {
    const tests = [];
    const checks = await this.#copies.load(true);
    instrumentation.currentTestId = PREPARATION;
    for (const { prepare } of checks) prepare?.();
    for (const { name, digest } of checks) {
      instrumentation.currentTestId = name;
      const started = performance.now();
      const isSame = digest() === EXPECTED.get(name);
      tests.push({ id: name, name, timeSpentMs: performance.now() - started, status: isSame ? 0 : 1, failureMessage: "another digest" });
    }
    instrumentation.currentTestId = undefined;
    delete instrumentation.mutantCoverage?.perTest[PREPARATION];
    return { status: "complete", tests, mutantCoverage: instrumentation.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }: MutantRun): Promise<unknown> {
    if (!isSampled(SAMPLE, activeMutant.id)) return { status: "error", errorMessage: "not in the sample" };
    Object.assign(instrumentation, { activeMutant: undefined, hitCount: undefined });
    const killed = (id: string, nrOfTests: number): unknown =>
      (instrumentation.hitCount ?? 0) > (hitLimit ?? Number.POSITIVE_INFINITY)
        ? { status: "timeout", reason: "hit limit" }
        : { status: "killed", killedBy: [id], failureMessage: "another digest", nrOfTests };
    let checks: readonly Check[];
    try {
      checks = mutantActivation === "static" ? await this.#loadedWith(activeMutant.id) : (this.#unchanged ??= await this.#loaded());
    } catch {
      return killed(FIRST, 1);
    }
    Object.assign(instrumentation, { activeMutant: activeMutant.id, hitCount: hitLimit === undefined ? undefined : 0, hitLimit });
    const names = new Set(testFilter);
    const wanted = testFilter === undefined ? checks : checks.filter(({ name }) => names.has(name));
    for (const [index, { name, digest }] of wanted.entries()) if (!isAsBefore(name, digest)) return killed(name, index + 1);
    return { status: "survived", nrOfTests: wanted.length };
  }

  async #loaded(): Promise<readonly Check[]> {
    const checks = await this.#copies.load(false);
    for (const { prepare } of checks) prepare?.();
    return checks;
  }

  async #loadedWith(mutantId: string): Promise<readonly Check[]> {
    instrumentation.activeMutant = mutantId;
    return await this.#copies.load(false);
  }
}

function isAsBefore(name: string, digest: Check["digest"]): boolean {
  try {
    return digest() === EXPECTED.get(name);
  } catch {
    return false;
  }
}

/** The committed digest of each check. */
const EXPECTED: ReadonlyMap<string, string> = new Map(
  readFileSync("packages/training/test/digests/digests.txt", "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => [line.slice(13), line.slice(0, 12)]),
);
const [FIRST = ""] = EXPECTED.keys();
