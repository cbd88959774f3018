/** A language model gave no answer. The message goes to the log: it holds nothing of the prompt, the answer or the key. */
export class ModelFailure extends Error {
  override readonly name: string = "ModelFailure";
  /** Milliseconds after which it may be asked again; undefined when there is no use in it. */
  readonly retryAfter: number | undefined;

  constructor(message: string, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}
