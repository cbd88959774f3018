import type { CoachModelQuestion } from "./coach-model.ts";
import type { ModelPart } from "./model-prompt.ts";
import { textCheck, UntrustedText } from "./trusted-text.ts";

/**
 * The parts of a model's answer, its text by whole sentences and lines: each is checked before anybody sees it. Throws `UntrustedText`
 * at the first one that fails, and at an answer that says nothing or never ends.
 */
export async function* checkedAnswer(parts: AsyncIterable<ModelPart>, question: CoachModelQuestion): AsyncIterable<ModelPart> {
  const check = textCheck(question);
  let held = "";
  let length = 0;
  for await (const part of parts) {
    if (part.kind === "usage") {
      yield part;
      continue;
    }
    length += part.text.length;
    if (length > LONGEST) throw new UntrustedText("too long an answer");
    held += part.text;
    const end = lastEnd(held);
    if (end === 0) continue;
    const text = held.slice(0, end);
    held = held.slice(end);
    check(text);
    yield { kind: "text", text };
  }
  check(held);
  if (held !== "") yield { kind: "text", text: held };
}

/** Where the last whole sentence or line ends; a full stop counts once a space has followed, so that "62." waits for "5 kg". */
function lastEnd(text: string): number {
  return (/^[^]*(?:\n|[.!?:;]\s)/.exec(text)?.[0] ?? "").length;
}

/** Characters; about four times what the model is asked for. */
const LONGEST = 8000;
