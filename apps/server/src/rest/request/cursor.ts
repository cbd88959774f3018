import { parseFailure, type RestError } from "../errors.ts";

const NAME_CHARACTER = /[\p{L}\p{N}_$ ]/u;

/** Reads a query parameter from left to right. Fails as PostgREST does: PGRST100 with the place. */
export class Cursor {
  readonly text: string;
  readonly #what: string;
  #position = 0;

  /** @param what what is being read, for the message: "select parameter", "filter", … */
  constructor(text: string, what: string) {
    this.text = text;
    this.#what = what;
  }

  get position(): number {
    return this.#position;
  }

  set position(position: number) {
    this.#position = position;
  }

  get done(): boolean {
    return this.#position >= this.text.length;
  }

  startsWith(token: string): boolean {
    return this.text.startsWith(token, this.#position);
  }

  /** Steps over `token` if it comes next. */
  take(token: string): boolean {
    if (!this.startsWith(token)) return false;
    this.#position += token.length;
    return true;
  }

  /** Steps over what a sticky expression matches here. */
  match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.text);
    if (!found) return undefined;
    this.#position += found[0].length;
    return found;
  }

  expect(token: string): void {
    if (!this.take(token)) throw this.fail(`"${token}"`);
  }

  expectEnd(): void {
    if (!this.done) throw this.fail("end of input");
  }

  rest(): string {
    const rest = this.text.slice(this.#position);
    this.#position = this.text.length;
    return rest;
  }

  /** A quoted name, or letters, digits, `_`, `$`, inner blanks and dashes (a dash that starts `->` ends it). */
  name(): string {
    if (this.startsWith('"')) return this.quoted();
    let end = this.#position;
    for (;;) {
      const character = String.fromCodePoint(this.text.codePointAt(end) ?? 0);
      const dash = character === "-" && end > this.#position && this.text[end + 1] !== ">";
      if (!NAME_CHARACTER.test(character) && !dash) break;
      end += character.length;
    }
    const name = this.text.slice(this.#position, end).trim();
    if (name === "") throw this.fail("field name (* or [a..z0..9_$])");
    this.#position = end;
    return name;
  }

  /** `"…"` with backslash escapes. */
  quoted(): string {
    this.expect('"');
    let value = "";
    for (;;) {
      const character = this.text[this.#position];
      if (character === undefined) throw this.fail('closing "');
      this.#position += 1;
      if (character === '"') return value;
      if (character !== "\\") {
        value += character;
        continue;
      }
      const escaped = this.text[this.#position];
      if (escaped === undefined) throw this.fail('closing "');
      this.#position += 1;
      value += escaped;
    }
  }

  fail(expected: string): RestError {
    const next = this.text[this.#position];
    const found = next === undefined ? "unexpected end of input" : `unexpected '${next}'`;
    return parseFailure(
      `"failed to parse ${this.#what} (${this.text})" (line 1, column ${this.#position + 1})`,
      `${found} expecting ${expected}`,
    );
  }
}
