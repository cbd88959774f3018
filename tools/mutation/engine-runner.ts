import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Check } from "../../packages/training/test/digests/checks.ts";

/** Stryker's test runner for the engine: one process that keeps the engine loaded and compares digests, so that a mutant takes milliseconds. */
export const strykerPlugins = [{ kind: "TestRunner", name: "engine", factory: () => new EngineRunner() }];

/** What the instrumented code looks up; Stryker's names. */
interface Instrumentation {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: unknown;
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
const CHECKS = "packages/training/test/digests/checks.ts";

class EngineRunner {
  #checks: readonly Check[] | undefined;

  /** Stryker starts a new process for a mutant of a constant, which exists only when the engine is loaded with it. */
  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: false };
  }

  async dryRun(): Promise<unknown> {
    const tests = [];
    for (const { name, digest } of await this.#load()) {
      instrumentation.currentTestId = name;
      const started = performance.now();
      const isSame = digest() === EXPECTED.get(name);
      tests.push({ id: name, name, timeSpentMs: performance.now() - started, status: isSame ? 0 : 1, failureMessage: "another digest" });
    }
    instrumentation.currentTestId = undefined;
    return { status: "complete", tests, mutantCoverage: instrumentation.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }: MutantRun): Promise<unknown> {
    Object.assign(instrumentation, { activeMutant: mutantActivation === "static" ? activeMutant.id : undefined, hitCount: undefined });
    const killed = (id: string, nrOfTests: number): unknown =>
      (instrumentation.hitCount ?? 0) > (hitLimit ?? Number.POSITIVE_INFINITY)
        ? { status: "timeout", reason: "hit limit" }
        : { status: "killed", killedBy: [id], failureMessage: "another digest", nrOfTests };
    let checks: readonly Check[];
    try {
      checks = await this.#load();
    } catch {
      return killed(FIRST, 1);
    }
    Object.assign(instrumentation, { activeMutant: activeMutant.id, hitCount: hitLimit === undefined ? undefined : 0, hitLimit });
    const wanted = testFilter === undefined ? checks : checks.filter(({ name }) => testFilter.includes(name));
    for (const [index, { name, digest }] of wanted.entries()) if (!isAsBefore(name, digest)) return killed(name, index + 1);
    return { status: "survived", nrOfTests: wanted.length };
  }

  /** From the folder Stryker works in, which holds the copy with the mutants. */
  async #load(): Promise<readonly Check[]> {
    this.#checks ??= ((await import(pathToFileURL(resolve(CHECKS)).href)) as { CHECKS: readonly Check[] }).CHECKS;
    return this.#checks;
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
