import type { FunctionContext } from "../context.ts";
import type { ModelPart } from "./model-prompt.ts";

/** What the models of one request have told they used, as long as it is not recorded. */
interface Use {
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

/** Milliseconds; the athlete waits meanwhile. */
const LONGEST_RECORDING = 2000;

/**
 * The same context, whose models have what they used recorded under the name of the function: whenever no question is under way any more, so that
 * the many questions of a plan are few records. What cannot be recorded is logged and forgotten; no answer fails with it.
 */
export function metered(functionName: string, context: FunctionContext): FunctionContext {
  const { modelName, coachModel, sessionModel, projectData, log } = context;
  if (modelName === undefined || projectData === undefined) return context;
  const records = projectData;
  let use: Use = { calls: 0, inputTokens: 0, outputTokens: 0 };
  let underWay = 0;

  async function record(): Promise<void> {
    const { calls, inputTokens, outputTokens } = use;
    use = { calls: 0, inputTokens: 0, outputTokens: 0 };
    const row = { function_name: functionName, ...modelName!, calls, input_tokens: inputTokens, output_tokens: outputTokens };
    try {
      await records.rpc("record_model_usage", row).abortSignal(AbortSignal.timeout(LONGEST_RECORDING)).throwOnError();
    } catch (thrown) {
      log.error({ reason: thrown instanceof Error ? thrown.message : "unexpected" }, "What a language model used is not recorded");
    }
  }

  async function* counted(parts: AsyncIterable<ModelPart>): AsyncIterable<ModelPart> {
    underWay += 1;
    try {
      for await (const part of parts) {
        if (part.kind === "usage") {
          use.calls += 1;
          use.inputTokens += part.inputTokens;
          use.outputTokens += part.outputTokens;
        }
        yield part;
      }
    } finally {
      underWay -= 1;
      if (underWay === 0 && use.calls > 0) await record();
    }
  }

  return {
    ...context,
    ...(coachModel && { coachModel: { answer: (question, signal) => counted(coachModel.answer(question, signal)) } }),
    ...(sessionModel && {
      sessionModel: { allSessionsMs: sessionModel.allSessionsMs, write: (prompt, signal) => counted(sessionModel.write(prompt, signal)) },
    }),
  };
}
