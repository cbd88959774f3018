/** A text out of which patterns are taken one by one: what is left at the end has not been understood. */
export class Taker {
  #text: string;

  constructor(text: string) {
    this.#text = ` ${text} `;
  }

  /** Takes the first match; undefined where there is none. Groups that did not match are empty. */
  take(pattern: RegExp): readonly string[] | undefined {
    const found = pattern.exec(this.#text);
    if (found === null) return undefined;
    this.#text = `${this.#text.slice(0, found.index)} ; ${this.#text.slice(found.index + found[0].length)}`;
    return found.map((part) => part ?? "");
  }

  has(pattern: RegExp): boolean {
    return this.take(pattern) !== undefined;
  }

  test(pattern: RegExp): boolean {
    return pattern.test(this.#text);
  }

  /** The words and numbers that nothing has taken. */
  get left(): readonly string[] {
    return this.#text.match(/[a-z\d][a-z\d./'&-]*/gi) ?? [];
  }

  /** The same with the places of what was taken: "; jog ; down". */
  get text(): string {
    return this.#text;
  }
}
