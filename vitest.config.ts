import { availableParallelism } from "node:os";
import { matchesGlob } from "node:path";
import { defaultExclude, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Random requests, faults and whole starts take minutes: `npm test -- --changed` runs those of them that were changed themselves. */
const SLOW = [
  "packages/training/src/plan/generate-plan.test.ts",
  "packages/training/src/adjust/{adjust,own-choices}.test.ts",
  "tests/conformance/fuzz/fuzz.test.ts",
  "tests/conformance/functions/adjust-reasons.test.ts",
  "tests/server/{backup,demo,embedded-start,embedded-supervision,full-disk,kill-rounds,lost-database,supabase-project}.test.ts",
];
/** Whatever takes half a minute and more, the longest first: whoever begins one of them last keeps the other cores waiting for its end. */
const LONGEST = [
  "tests/conformance/functions/dialogues/{follow-ups,own-data,changes}.test.ts",
  "tests/server/database/{kill-rounds,embedded-start}.test.ts",
  "tests/conformance/fuzz/fuzz.test.ts",
  "tests/conformance/functions/{adjust-reasons,ai-coach,coach-questions,adjust-training-plan}.test.ts",
  "tests/server/{supabase-project,demo,backup}.test.ts",
  "tests/security/{one-account,memory}.test.ts",
  "tests/server/database/{embedded-supervision,lost-database}.test.ts",
  "packages/training/test/{digests/digests,wod/wod,sixty-days}.test.ts",
  "packages/training/src/plan/{generate-plan,likes-and-dislikes}.test.ts",
  "packages/training/src/{season/race,plan/continuation/continue-block,adjust/adjust}.test.ts",
];

/** Without a run before it, which is known nowhere but on a developer's machine, Vitest goes by the size of files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      // All in one piece, as a worker ends where the next file is of another project.
      if (project.name === "web") return LONGEST.length + 1;
      const found = LONGEST.findIndex((pattern) => matchesGlob(moduleId, `**/${pattern}`));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

const changes = process.env["TEST_CHANGES"]?.split(",");
const exclude = changes
  ? [...defaultExclude, ...SLOW.filter((pattern) => !changes.some((path) => matchesGlob(path, pattern)))]
  : defaultExclude;

/**
 * Test files leave much garbage behind that is young: with more room for it (megabytes) a tenth of the time is saved. Their patterns are long and
 * many and run thousands of times: interpreting each once before it is compiled costs another tenth.
 */
const execArgv = ["--max-semi-space-size=64", "--no-regexp-tier-up"];

/**
 * Node strips the types itself, as it does where the product runs: nothing is transformed, and a call into another module goes through no getter.
 * No test mocks a module, for which the loader would read every file once more.
 */
const experimental = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          // Tests leave nothing behind in modules and globals: loading the engine anew for each file costs more than half of the time.
          // Processes, because a test moves to another time zone, which a thread cannot.
          pool: "forks",
          isolate: false,
          execArgv,
          experimental,
          // They only compute: each worker more has the engine to load and to warm up once more. Before the other suite, as both have other numbers.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
          exclude,
          include: ["packages/**/*.test.ts", "tests/guards/**/*.test.ts", "tools/**/*.test.ts"],
          // Only what hangs should run out of time: a slow machine takes several times as long as a quick one.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "web",
          // Its components are JSX, which only Vite can read.
          pool: "forks",
          isolate: false,
          execArgv,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
          exclude,
          include: ["apps/web/src/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "server",
          // Every file brings its own server and changes nothing it shares: loading the server anew for each costs a third of the time.
          // Processes: threads share one large memory, and starting a program from there stops all of them for a tenth of a second.
          pool: "forks",
          isolate: false,
          execArgv,
          experimental,
          // Files about faults and starts wait more than they compute.
          maxWorkers: availableParallelism() + 3,
          sequence: { groupOrder: 1 },
          exclude,
          include: ["tests/{conformance,policies,security,server}/**/*.test.ts"],
          // Only what hangs should run out of time: a slow machine takes several times as long as a quick one.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: ["tests/support/global-setup.ts"],
        },
      },
    ],
  },
});
