import type { FunctionLog } from "../context.ts";
import { ModelFailure } from "./model-failure.ts";
import type { ModelPrompt } from "./model-prompt.ts";
import type { SessionModel } from "./session-model.ts";

/** After so many questions in a row without an answer the model is left alone. */
const MOST_FAILURES = 3;
/** Characters; several times what is asked for. */
const LONGEST_ANSWER = 12_000;

/** Asks one language model for many sessions: what one question learns about it, the others know. */
export class Asking {
  /** Also of answers that could not be used. */
  tokens = 0;
  readonly #model: SessionModel;
  readonly #signal: AbortSignal;
  readonly #log: FunctionLog;
  readonly #end: number;
  #failures = 0;
  #quietUntil = 0;

  /** `signal` aborts when the model's `allSessionsMs` are over, too. */
  constructor(model: SessionModel, signal: AbortSignal, log: FunctionLog) {
    this.#model = model;
    this.#end = performance.now() + model.allSessionsMs;
    this.#signal = signal;
    this.#log = log;
  }

  get isOver(): boolean {
    return this.#signal.aborted || this.#failures >= MOST_FAILURES || this.#quietUntil >= this.#end;
  }

  /** The whole answer; undefined when there is none. A model that has too many requests is asked a second time when it wants to be. */
  async answer(prompt: ModelPrompt): Promise<string | undefined> {
    for (let attempt = 1; attempt <= 2 && !this.isOver; attempt++) {
      await waiting(this.#quietUntil - performance.now(), this.#signal);
      if (this.isOver) return undefined;
      try {
        const text = await this.#whole(prompt);
        this.#failures = 0;
        return text;
      } catch (thrown) {
        if (this.#signal.aborted) return undefined;
        // Errors of a model may carry the whole prompt, and so the athlete's data.
        const failure = thrown instanceof ModelFailure ? thrown : new ModelFailure("unexpected");
        this.#log.error({ reason: failure.message }, "The language model wrote no session");
        this.#quietUntil = Math.max(this.#quietUntil, performance.now() + (failure.retryAfter ?? 0));
        if (failure.retryAfter !== undefined && attempt === 1) continue;
        this.#failures += 1;
        return undefined;
      }
    }
    return undefined;
  }

  async #whole(prompt: ModelPrompt): Promise<string> {
    let text = "";
    for await (const part of this.#model.write(prompt, this.#signal)) {
      if (part.kind === "usage") this.tokens += part.totalTokens;
      if (part.kind === "text") text += part.text;
      if (text.length > LONGEST_ANSWER) throw new ModelFailure("too long an answer");
    }
    return text;
  }
}

function waiting(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
  });
}
