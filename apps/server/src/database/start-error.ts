/** A reason not to start that the operator can do something about: one clear sentence, printed without a stack. */
export class StartError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = "StartError";
  }
}

/** What the operating system has against the directory, as a sentence. Anything else stays what it is. */
export function unusableDataDir(dataDir: string, error: unknown): unknown {
  if (!(error instanceof Error && "syscall" in error)) return error;
  return new StartError(`DATA_DIR ${dataDir} cannot be used: ${error.message}.`, { cause: error });
}
