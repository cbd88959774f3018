import { strykerPlugins as vitestPlugins } from "@stryker-mutator/vitest-runner";
import { isSampled, readSample, SAMPLE_VARIABLE } from "./sample.ts";

/** Stryker's own runner for Vitest, for the mutants of a sample only. */
type Factory = ((injector: unknown) => Runner) & { inject: readonly string[] };

interface Runner {
  mutantRun: (options: { readonly activeMutant: { readonly id: string } }) => Promise<unknown>;
}

const SAMPLE = readSample(process.env[SAMPLE_VARIABLE]) ?? { which: 1, of: 1 };
const [vitest] = vitestPlugins as unknown as readonly { readonly factory: Factory }[];
if (vitest === undefined) throw new Error("no runner for Vitest");

const sampledVitest = ((injector: unknown): Runner => {
  const runner = vitest.factory(injector);
  const run = runner.mutantRun.bind(runner);
  runner.mutantRun = async (options) =>
    isSampled(SAMPLE, options.activeMutant.id) ? await run(options) : { status: "error", errorMessage: "not in the sample" };
  return runner;
}) as Factory;
sampledVitest.inject = vitest.factory.inject;

export const strykerPlugins = [{ kind: "TestRunner", name: "sampled-vitest", factory: sampledVitest }];
