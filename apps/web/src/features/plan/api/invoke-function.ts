import { FunctionsHttpError } from "@supabase/functions-js";
import { supabase } from "#backend/supabase.ts";
import { PlanError, planErrorFrom } from "./plan-error.ts";

interface Call {
  readonly signal?: AbortSignal | undefined;
  /** What a refusal without words says. */
  readonly fallback: string;
}

/** Calls one of the coaching functions. Throws PlanError when it refuses. */
export async function invokeFunction<Answer>(name: string, body: object, { signal, fallback }: Call): Promise<Answer> {
  const { data, error } = await supabase.functions.invoke<Answer>(name, { body: { ...body }, ...(signal === undefined ? {} : { signal }) });
  if (error instanceof FunctionsHttpError && error.context instanceof Response) {
    throw planErrorFrom(await error.context.json().catch(() => undefined), fallback);
  }
  if (error) throw error as Error;
  if (data === null) throw new PlanError(fallback, "EMPTY_RESPONSE");
  return data;
}
