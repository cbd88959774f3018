import type { CoachStreamEvent } from "@ironpace/contract";
import type { FunctionContext } from "../context.ts";
import { checkedAnswer } from "../language-model/checked-answer.ts";
import type { CoachModel } from "../language-model/coach-model.ts";
import { ModelFailure } from "../language-model/model-failure.ts";
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
  { caution, text, forModel }: Prepared,
  context: FunctionContext,
  signal: AbortSignal,
  emit: Emit,
): Promise<Written> {
  const lead = caution === undefined ? "" : `${caution}\n\n`;
  if (forModel !== undefined && context.coachModel !== undefined) {
    const written = await fromModel(context.coachModel, forModel, lead, context, signal, emit);
    if (!("failed" in written)) return written;
    // The answer to a danger is the handler's.
    if (forModel.tools.danger() !== undefined) return { text: "", coach: "built-in", tokens: written.tokens, interrupted: false };
    return builtIn(`${lead}${INSTEAD}\n\n${text}`, written.tokens, signal, emit);
  }
  return builtIn(lead + text, 0, signal, emit);
}

const INSTEAD = "_The language model had no usable answer, so this one is from the built-in coach._";

async function builtIn(text: string, tokens: number, signal: AbortSignal, emit: Emit): Promise<Written> {
  let given = "";
  for (const piece of pieces(text)) {
    if (signal.aborted) return { text: given, coach: "built-in", tokens, interrupted: true };
    if (!(await taken(emit({ event: "delta", data: { text: piece } }))))
      return { text: given, coach: "built-in", tokens, interrupted: true };
    given += piece;
  }
  return { text: given, coach: "built-in", tokens, interrupted: false };
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

/** Also a failed answer has cost tokens, as far as they were told. */
interface Failed {
  readonly failed: true;
  readonly tokens: number;
}

/** `Failed` when the model failed, said nothing, or said what no athlete should read. */
async function fromModel(
  model: CoachModel,
  { question, tools }: NonNullable<Prepared["forModel"]>,
  lead: string,
  context: FunctionContext,
  signal: AbortSignal,
  emit: Emit,
): Promise<Written | Failed> {
  let text = "";
  let tokens = 0;
  try {
    for await (const part of checkedAnswer(model.answer(question, signal), question)) {
      if (signal.aborted) break;
      if (tools.danger() !== undefined) return failed(text, tokens, emit);
      if (part.kind === "usage") tokens = part.totalTokens;
      else if (part.kind === "tool") {
        const progress = tools.tools.find(({ name }) => name === part.name)?.progress;
        if (progress !== undefined) await taken(emit({ event: "progress", data: { text: progress } }));
      } else {
        const piece = text === "" ? lead + part.text : part.text;
        text += piece;
        if (!(await taken(emit({ event: "delta", data: { text: piece } })))) return { text, coach: "model", tokens, interrupted: true };
      }
    }
  } catch (thrown) {
    if (!signal.aborted) {
      // Errors of a model may carry the whole prompt, and so the athlete's data.
      const reason = thrown instanceof ModelFailure ? thrown.message : "unexpected";
      context.log.error({ reason }, "The language model gave no answer; the built-in coach answers");
      return failed(text, tokens, emit);
    }
  }
  if (signal.aborted) return { text, coach: "model", tokens, interrupted: true };
  if (tools.danger() !== undefined) return failed(text, tokens, emit);
  return text.slice(lead.length).trim() === "" ? failed(text, tokens, emit) : { text, coach: "model", tokens, interrupted: false };
}

/** What has been shown so far is void. */
async function failed(shown: string, tokens: number, emit: Emit): Promise<Failed> {
  if (shown !== "") await taken(emit({ event: "restart", data: { coach: "built-in" } }));
  return { failed: true, tokens };
}
