/** A language model gave no answer. The message goes to the log: it holds nothing of the prompt, the answer or the key. */
export class ModelFailure extends Error {
  override readonly name: string = "ModelFailure";
}
