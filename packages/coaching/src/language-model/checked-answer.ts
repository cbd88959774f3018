import type { CoachModelQuestion } from "./coach-model.ts";
import type { ModelPart } from "./model-prompt.ts";
import { textCheck, UntrustedText } from "./trusted-text.ts";

/**
 * The parts of a model's answer, its text by whole sentences and lines: each is checked before anybody sees it, and left out when it fails, which
 * the answer says at its end. Throws `UntrustedText` at what spoils the whole answer, when more is left out than shown, and at one that never ends.
 */
export async function* checkedAnswer(parts: AsyncIterable<ModelPart>, question: CoachModelQuestion): AsyncIterable<ModelPart> {
  const check = textCheck(question);
  let held = "";
  let shown = 0;
  let leftOut = 0;
  let reason: string | undefined;
  const passed = (text: string): readonly ModelPart[] => {
    const wrong = check(text);
    if (wrong === undefined) {
      shown += text.trim().length;
      return text === "" ? [] : [{ kind: "text", text }];
    }
    reason ??= wrong;
    leftOut += text.trim().length;
    return [];
  };
  for await (const part of parts) {
    if (part.kind !== "text") {
      yield part;
      continue;
    }
    held += part.text;
    if (shown + leftOut + held.length > LONGEST) throw new UntrustedText("too long an answer");
    for (let sentence = firstSentence(held); sentence !== ""; sentence = firstSentence(held)) {
      held = held.slice(sentence.length);
      yield* passed(sentence);
    }
  }
  yield* passed(held);
  if (reason === undefined) return;
  if (leftOut >= shown) throw new UntrustedText(reason);
  yield { kind: "text", text: LEFT_OUT };
}

const LEFT_OUT = "\n\n_I left out what I could not check against your own data._";

/** The first whole sentence or line; a full stop counts once a space has followed, so that "62." waits for "5 kg". */
function firstSentence(text: string): string {
  return /^[^]*?(?:\n|[.!?;]\s+)/.exec(text)?.[0] ?? "";
}

/** Characters; about four times what the model is asked for. */
const LONGEST = 8000;
