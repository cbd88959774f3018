import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { toast } from "#ui/feedback/toast.ts";
import type { TestCase, TestResult } from "../api/get-tests.ts";
import { runTest, type TestRun } from "../api/run-test.ts";
import { testKeys } from "../api/test-keys.ts";

export interface TestRunner {
  /** The one that is asked now; undefined when none is. */
  readonly running: TestCase | undefined;
  /** Finished tests among those that were started together. */
  readonly progress: { readonly done: number; readonly of: number };
  /** What came of the last run of each, by the id of the test case. */
  readonly results: ReadonlyMap<string, TestResult>;
  run(cases: readonly TestCase[]): void;
  stop(): void;
}

/** Asks one after the other, so that the times can be compared. Leaving the page stops it. */
export function useTestRunner(): TestRunner {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<TestCase>();
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const [results, setResults] = useState<ReadonlyMap<string, TestResult>>(new Map());
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  async function runAll(cases: readonly TestCase[]): Promise<void> {
    const { signal } = (stopper.current = new AbortController());
    const runs: TestRun[] = [];
    try {
      for (const testCase of cases) {
        setRunning(testCase);
        setProgress({ done: runs.length, of: cases.length });
        const run = await runTest(testCase, signal);
        runs.push(run);
        setResults((before) => new Map([...before, [testCase.id, run.result]]));
      }
      tell(runs);
    } catch (error) {
      if (signal.aborted) toast({ title: "Tests stopped", description: `${runs.length} of ${cases.length} were run.` });
      else toast({ title: "Test failed", description: `Error running test: ${getSentence(error) ?? "unknown"}`, variant: "destructive" });
    }
    setRunning(undefined);
    await queryClient.invalidateQueries({ queryKey: testKeys.results });
  }

  return { running, progress, results, run: (cases) => void runAll(cases), stop: () => stopper.current?.abort() };
}

function tell(runs: readonly TestRun[]): void {
  const [only] = runs;
  if (runs.length !== 1 || only === undefined) {
    const passed = runs.filter(({ result }) => result.passed_expectations).length;
    return toast({ title: "Test completed", description: `${passed} of ${runs.length} tests passed all expectations.` });
  }
  const { result, failure } = only;
  if (failure !== undefined) return toast({ title: "Test failed", description: `Error running test: ${failure}`, variant: "destructive" });
  const missing = result.keywords_missing.length;
  toast({
    title: "Test completed",
    description: missing === 0 ? "Test passed all expectations!" : `Test completed with ${missing} missing expectations.`,
  });
}
