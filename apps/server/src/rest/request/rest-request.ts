/** What a request asks for, as written: no name in here has been looked up yet. */
export interface RestRequest {
  readonly method: "GET" | "HEAD" | "POST" | "PATCH" | "DELETE";
  readonly schema: string;
  readonly target: { readonly kind: "relation" | "function"; readonly name: string };
  readonly query: Query;
  /** From the Range header, zero-based. */
  readonly range: { readonly offset: number; readonly limit?: number };
  readonly payload: Payload;
  readonly preferences: Preferences;
  readonly format: Format;
  readonly explain?: Explain | undefined;
}

export interface Query {
  readonly select: readonly SelectItem[];
  readonly filters: readonly At<Logic>[];
  readonly orders: readonly At<readonly OrderTerm[]>[];
  readonly pages: readonly At<Page>[];
  readonly columns: readonly string[] | undefined;
  readonly onConflict: readonly string[];
  /** Arguments of a function called with GET. */
  readonly arguments: readonly (readonly [name: string, value: string])[];
}

/** Something said about an embedded resource, or about the root when `path` is empty. */
export interface At<T> {
  readonly path: readonly string[];
  readonly value: T;
}

export interface Page {
  readonly limit?: number;
  readonly offset?: number;
}

export type JsonStep =
  | { readonly kind: "key"; readonly key: string; readonly asText: boolean }
  | { readonly kind: "index"; readonly index: number; readonly asText: boolean };

/** `name->a->>b` */
export interface Field {
  readonly name: string;
  readonly json: readonly JsonStep[];
}

export type Aggregate = "avg" | "count" | "max" | "min" | "sum";

export type SelectItem =
  | { readonly kind: "all" }
  | { readonly kind: "field"; readonly field: Field; readonly alias?: string; readonly cast?: string }
  | {
      readonly kind: "aggregate";
      readonly function: Aggregate;
      /** Undefined for `count()`. */
      readonly field: Field | undefined;
      readonly alias?: string;
      /** Type that the values are cast to before they are added up. */
      readonly cast?: string;
      readonly resultCast?: string;
    }
  | {
      readonly kind: "embed";
      readonly relation: string;
      readonly alias?: string;
      readonly hint?: string;
      readonly inner: boolean;
      readonly spread: boolean;
      readonly select: readonly SelectItem[];
    };

export type Logic =
  | { readonly kind: "filter"; readonly negated: boolean; readonly field: Field; readonly comparison: Comparison }
  | { readonly kind: "and" | "or"; readonly negated: boolean; readonly children: readonly Logic[] };

export type Comparison =
  | { readonly kind: "operator"; readonly operator: Operator; readonly quantifier?: "any" | "all"; readonly value: string }
  | { readonly kind: "in"; readonly values: readonly string[] }
  | { readonly kind: "is"; readonly value: "null" | "not_null" | "true" | "false" | "unknown" }
  | { readonly kind: "distinct"; readonly value: string }
  | { readonly kind: "search"; readonly parser: SearchParser; readonly language?: string; readonly value: string };

export type Operator =
  | "eq"
  | "neq"
  | "gt"
  | "gte"
  | "lt"
  | "lte"
  | "like"
  | "ilike"
  | "match"
  | "imatch"
  | "cs"
  | "cd"
  | "ov"
  | "sl"
  | "sr"
  | "nxl"
  | "nxr"
  | "adj";

export type SearchParser = "fts" | "plfts" | "phfts" | "wfts";

export interface OrderTerm {
  readonly field: Field;
  /** `author(name)`: order by a column of an embedded to-one relation. */
  readonly embed?: string;
  readonly descending: boolean;
  readonly nulls?: "first" | "last";
}

/** Valid JSON as it was sent; PostgreSQL reads the values, so no digit is lost on the way. */
export type Payload =
  | { readonly kind: "none" }
  | { readonly kind: "object"; readonly json: string; readonly keys: readonly string[] }
  | { readonly kind: "array"; readonly json: string; readonly length: number; readonly keys: readonly string[]; readonly uniform: boolean }
  /** JSON that is neither a row nor rows. */
  | { readonly kind: "value"; readonly json: string }
  /** What is no JSON, as a function with one unnamed argument takes it. */
  | { readonly kind: "raw"; readonly type: RawType; readonly body: Buffer };

export type RawType = "text/plain" | "text/xml" | "application/octet-stream";

export interface Preferences {
  readonly return?: "minimal" | "representation" | "headers-only";
  readonly resolution?: "merge-duplicates" | "ignore-duplicates";
  readonly missing?: "default" | "null";
  readonly count?: "exact" | "planned" | "estimated";
  readonly handling?: "strict" | "lenient";
  readonly maxAffected?: number;
  readonly tx?: "commit" | "rollback";
  /** Unknown preferences, rejected with `handling=strict`. */
  readonly unknown: readonly string[];
}

/** The plan of the statement in place of its rows (`EXPLAIN`). */
export interface Explain {
  readonly format: "json" | "text";
  readonly options: readonly ExplainOption[];
  /** The media type as it was asked for. */
  readonly mediaType: string;
}

export type ExplainOption = "analyze" | "verbose" | "settings" | "buffers" | "wal";

export type Format = { readonly kind: "array" | "object"; readonly stripNulls: boolean } | { readonly kind: "csv" };
