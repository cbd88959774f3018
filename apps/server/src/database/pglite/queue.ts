/** Work done strictly one after another, in the order it came. A failure concerns only the one who asked. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when everything asked for so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
