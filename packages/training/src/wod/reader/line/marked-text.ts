/* The text of a line out of which readings are taken; each leaves a mark, so that what stands between is still in its place. */

const OPEN = "\uE000";
const CLOSE = "\uE001";
/** A mark in the text: its number is the first group. */
export const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

export class MarkedText<Mark> {
  readonly marks: Mark[] = [];
  #text: string;

  constructor(text: string) {
    this.#text = ` ${text} `;
  }

  get text(): string {
    return this.#text;
  }

  /** Takes the first match and leaves a cut. */
  take(pattern: RegExp): readonly string[] | undefined {
    return this.#replace(pattern, () => " ; ");
  }

  /** Takes the first match and leaves nothing: what is before and behind belongs together. */
  drop(pattern: RegExp): readonly string[] | undefined {
    return this.#replace(pattern, () => " ");
  }

  has(pattern: RegExp): boolean {
    return this.take(pattern) !== undefined;
  }

  test(pattern: RegExp): boolean {
    return pattern.test(this.#text);
  }

  /** Takes every match and leaves the mark that is made of it; what makes no mark stays. */
  markAll(pattern: RegExp, read: (...found: readonly string[]) => Mark | undefined): void {
    this.#text = this.#text.replaceAll(pattern, (...found: unknown[]) => {
      const groups = found
        .slice(
          0,
          found.findIndex((one) => typeof one === "number"),
        )
        .map((one) => (typeof one === "string" ? one : ""));
      const mark = read(...groups);
      if (mark === undefined) return groups[0] ?? "";
      this.marks.push(mark);
      return ` ${OPEN}${this.marks.length - 1}${CLOSE} `;
    });
  }

  #replace(pattern: RegExp, left: () => string): readonly string[] | undefined {
    const found = pattern.exec(this.#text);
    if (found === null) return undefined;
    this.#text = `${this.#text.slice(0, found.index)}${left()}${this.#text.slice(found.index + found[0].length)}`;
    return found.map((part) => part ?? "");
  }
}
