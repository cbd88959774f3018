/** A reason not to start that the operator can do something about: one clear sentence, printed without a stack. */
export class StartError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = "StartError";
  }
}
