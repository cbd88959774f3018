/** One statement and its values. */
export interface SqlQuery {
  readonly text: string;
  readonly parameters: readonly string[];
  /** Whether it has a regular expression of the request's, which a short text can make take for ever. */
  readonly hasPattern: boolean;
}

/** Collects the values of a statement. The same value is sent once. */
export class Binder {
  readonly #positions = new Map<string, number>();
  hasPattern = false;

  /** A placeholder for `value`, as text: PostgreSQL casts it to what the place needs. */
  text(value: string): string {
    const known = this.#positions.get(value);
    const position = known ?? this.#positions.size + 1;
    if (known === undefined) this.#positions.set(value, position);
    return `$${position}::text`;
  }

  count(value: number): string {
    return `(${this.text(String(value))})::bigint`;
  }

  get parameters(): readonly string[] {
    return [...this.#positions.keys()];
  }
}

/** A name from the schema cache, or the name of a column in the answer; quoted either way. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const qualified = (named: { readonly schema: string; readonly name: string }): string =>
  `${identifier(named.schema)}.${identifier(named.name)}`;
