import type { CoachStreamEvent } from "@ironpace/contract";
import type { FunctionContext } from "../context.ts";
import type { CoachModel, CoachModelQuestion } from "../language-model/coach-model.ts";
import type { Prepared } from "./prepare-answer.ts";

export interface Written {
  readonly text: string;
  readonly coach: "built-in" | "model";
  readonly tokens: number;
  /** The athlete stopped it: `text` is what had come so far. */
  readonly interrupted: boolean;
}

type Emit = (event: CoachStreamEvent) => Promise<void>;

/** Streams the answer: a language model's where one may be asked, the built-in one else and when the model fails. */
export async function writeAnswer(
  { text, forModel }: Prepared,
  context: FunctionContext,
  signal: AbortSignal,
  emit: Emit,
): Promise<Written> {
  if (forModel !== undefined && context.coachModel !== undefined) {
    const written = await fromModel(context.coachModel, forModel, context, signal, emit);
    if (written !== undefined) return written;
  }
  return builtIn(text, signal, emit);
}

async function builtIn(text: string, signal: AbortSignal, emit: Emit): Promise<Written> {
  let given = "";
  for (const piece of pieces(text)) {
    if (signal.aborted) return { text: given, coach: "built-in", tokens: 0, interrupted: true };
    if (!(await taken(emit({ event: "delta", data: { text: piece } }))))
      return { text: given, coach: "built-in", tokens: 0, interrupted: true };
    given += piece;
  }
  return { text: given, coach: "built-in", tokens: 0, interrupted: false };
}

/** False when the reader has gone. */
async function taken(emitted: Promise<void>): Promise<boolean> {
  return emitted.then(
    () => true,
    () => false,
  );
}

/** Lines and sentences, with everything between them. */
function pieces(text: string): readonly string[] {
  return text.match(/[^\n.!?]+[.!?]*\s*|[\s.!?]+/g) ?? [];
}

/** Undefined when the model failed or said nothing. */
async function fromModel(
  model: CoachModel,
  question: CoachModelQuestion,
  context: FunctionContext,
  signal: AbortSignal,
  emit: Emit,
): Promise<Written | undefined> {
  let text = "";
  let tokens = 0;
  try {
    for await (const part of model.answer(question, signal)) {
      if (signal.aborted) break;
      if (part.kind === "usage") tokens = part.totalTokens;
      else {
        text += part.text;
        if (!(await taken(emit({ event: "delta", data: { text: part.text } })))) return { text, coach: "model", tokens, interrupted: true };
      }
    }
  } catch (thrown) {
    if (!signal.aborted) {
      context.log.error({ err: thrown }, "The language model gave no answer; the built-in coach answers");
      if (text !== "") await emit({ event: "restart", data: { coach: "built-in" } });
      return undefined;
    }
  }
  if (signal.aborted) return { text, coach: "model", tokens, interrupted: true };
  return text.trim() === "" ? undefined : { text, coach: "model", tokens, interrupted: false };
}
