import type { Comparison, Format, JsonStep } from "../request/rest-request.ts";
import type { Argument, Column, Relation, Relationship, Routine, TypeSql } from "../schema-cache/schema.ts";

/** A request whose every name was found in the schema cache. Nothing in here needs looking up again. */
export type Plan = ReadPlan | InsertPlan | UpdatePlan | DeletePlan | CallPlan;

interface Answering {
  readonly format: Format;
  /** The answer says how many rows there are in all. */
  readonly count: boolean;
  readonly readOnly: boolean;
  /** No rows are sent: HEAD, or a mutation without `return=representation`. */
  readonly bodiless: boolean;
  /** What it did is undone once the answer is known. */
  readonly rollback: boolean;
}

export interface ReadPlan extends Answering {
  readonly kind: "read";
  readonly node: ReadNode;
  readonly offset: number;
}

interface Mutating extends Answering {
  readonly relation: Relation;
  /** Reads the affected rows; undefined when nothing of them is sent. */
  readonly read: ReadNode | undefined;
  readonly returning: Returning;
  readonly maxAffected: number | undefined;
  /** Names of the preferences that were obeyed, as the answer repeats them. */
  readonly applied: readonly string[];
}

/** Which columns of the affected rows the read needs: asking for fewer needs fewer grants. */
export type Returning =
  | { readonly kind: "nothing" }
  | { readonly kind: "all" }
  | { readonly kind: "columns"; readonly names: readonly string[] };

export interface InsertPlan extends Mutating {
  readonly kind: "insert";
  readonly columns: readonly Column[];
  /** A JSON array of objects. */
  readonly json: string;
  readonly rows: number;
  /** Absent keys take the column's default instead of null. */
  readonly missingAsDefault: boolean;
  readonly conflict: { readonly columns: readonly string[]; readonly action: "merge" | "ignore" } | undefined;
  /** The answer is a Location header made from the key. */
  readonly headersOnly: boolean;
}

export interface UpdatePlan extends Mutating {
  readonly kind: "update";
  readonly columns: readonly Column[];
  /** A JSON array; its first object holds the new values. */
  readonly json: string;
  /** Columns asked for without a value take their default instead of null. */
  readonly missingAsDefault: boolean;
  readonly where: readonly Condition[];
}

export interface DeletePlan extends Mutating {
  readonly kind: "delete";
  readonly where: readonly Condition[];
}

export interface CallPlan extends Answering {
  readonly kind: "call";
  readonly routine: Routine;
  readonly arguments: CallArguments;
  /** Reads the rows a function returns; undefined for scalars and void. */
  readonly read: ReadNode | undefined;
  readonly limit: number | undefined;
  readonly offset: number;
  readonly maxAffected: number | undefined;
}

export type CallArguments =
  | { readonly kind: "json"; readonly json: string; readonly used: readonly Argument[] }
  | { readonly kind: "text"; readonly used: readonly { readonly argument: Argument; readonly values: readonly string[] }[] };

/** One SELECT: the root of a read, or an embedded resource. */
export interface ReadNode {
  readonly relation: Relation;
  /** SQL alias made by the planner. */
  readonly alias: string;
  readonly outputs: readonly Output[];
  readonly embeds: readonly Embed[];
  readonly where: readonly Condition[];
  readonly order: readonly Order[];
  readonly limit: number | undefined;
  readonly offset: number;
}

export type Output =
  | { readonly kind: "all" }
  | { readonly kind: "value"; readonly value: Value; readonly cast: TypeSql | undefined; readonly name: string }
  | { readonly kind: "count"; readonly name: string }
  | { readonly kind: "embed"; readonly embed: Embed };

export interface Value {
  readonly column: Column;
  readonly json: readonly JsonStep[];
}

export interface Embed {
  /** Key in the answer, and the name filters use. */
  readonly name: string;
  /** SQL alias of the joined sub-select. */
  readonly alias: string;
  readonly shape: "object" | "array" | "spread" | "spread-array";
  /** Rows of the parent without a match are dropped. */
  readonly inner: boolean;
  readonly relationship: Relationship;
  readonly node: ReadNode;
}

export type Condition =
  | { readonly kind: "compare"; readonly negated: boolean; readonly value: Value; readonly comparison: Comparison }
  | { readonly kind: "embedded"; readonly embed: Embed; readonly present: boolean }
  | { readonly kind: "and" | "or"; readonly negated: boolean; readonly children: readonly Condition[] };

export interface Order {
  readonly value: Value;
  /** The column belongs to this to-one embed. */
  readonly embed: Embed | undefined;
  readonly descending: boolean;
  readonly nulls: "first" | "last" | undefined;
}
