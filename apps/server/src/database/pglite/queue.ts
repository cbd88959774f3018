/** Work done strictly one after another, in the order it came. A failure concerns only the one who asked. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How much work has not begun. */
  get waiting(): number {
    return this.#waiting;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#last.then(() => {
      this.#waiting -= 1;
      return work();
    });
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when everything asked for so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
