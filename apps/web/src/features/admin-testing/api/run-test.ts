import { type AiCoachResponse, type CoachErrorBody, type CoachUserProfile, judgeCoachAnswer } from "@ironpace/contract";
import { FunctionsHttpError } from "@supabase/functions-js";
import { getData } from "#backend/request-data.ts";
import { getSentence } from "#backend/error-sentence.ts";
import { supabase } from "#backend/supabase.ts";
import type { TestCase, TestResult } from "./get-tests.ts";

export interface TestRun {
  readonly result: TestResult;
  /** What the coach failed with; undefined when it answered. */
  readonly failure: string | undefined;
}

/** Asks the coach what the test case says, and stores how it did. A coach that fails is a result too. Throws when stopped, and when nothing can be stored. */
export async function runTest(testCase: TestCase, signal: AbortSignal): Promise<TestRun> {
  const { id, name, expected_keywords } = testCase;
  const { answer, failure, milliseconds } = await asked(testCase, signal);
  const response = answer?.response ?? `Error: ${failure}`;
  // An error that happens to hold the words is no answer.
  const judged =
    answer === undefined
      ? { keywords_found: [], keywords_missing: expected_keywords, passed_expectations: false }
      : judgeCoachAnswer(response, expected_keywords);
  const stored = await getData(
    supabase
      .from("ai_coach_test_results")
      .insert({
        test_case_id: id,
        response,
        response_time: milliseconds,
        // Without a language model there are none to count.
        token_count: answer?.coach === "model" ? answer.tokenCount.total : null,
        ...judged,
      })
      .select("*")
      .single(),
  );
  return { result: { ...stored, ai_coach_test_cases: { name } }, failure };
}

interface Asked {
  readonly answer?: AiCoachResponse;
  readonly failure?: string;
  readonly milliseconds: number;
}

async function asked({ action, content, user_profile }: TestCase, signal: AbortSignal): Promise<Asked> {
  const start = performance.now();
  const { data, error } = await supabase.functions.invoke<AiCoachResponse>("ai-coach", {
    body: { action, content, userProfile: user_profile as Partial<CoachUserProfile>, isTest: true },
    signal,
  });
  const milliseconds = Math.round(performance.now() - start);
  signal.throwIfAborted();
  if (data !== null && !error) return { answer: data, milliseconds };
  return { failure: await getReason(error), milliseconds };
}

async function getReason(error: unknown): Promise<string> {
  if (error instanceof FunctionsHttpError && error.context instanceof Response) {
    const body = (await error.context.json().catch(() => ({}))) as Partial<CoachErrorBody>;
    if (typeof body.error === "string") return body.error;
  }
  return getSentence(error) ?? "The coach did not answer.";
}
