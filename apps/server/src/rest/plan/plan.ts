import type { Format, Preferences } from "../request/rest-request.ts";
import type { Argument, Column, Relation, Routine } from "../schema-cache/schema.ts";
import type { Condition, ReadNode } from "./read-node.ts";

/** A request whose every name was found in the schema cache. Nothing in here needs looking up again. */
export type Plan = ReadPlan | InsertPlan | UpdatePlan | DeletePlan | CallPlan;

interface Answering {
  readonly format: Format;
  /** The answer says how many rows there are in all, as the client asked for it. */
  readonly count: Preferences["count"];
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
  /** The count is what the planner supposes: the rows are not read for it. */
  readonly isGuessed: boolean;
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
  /** The body is the one argument, which has no name; null without one. */
  | { readonly kind: "body"; readonly argument: Argument; readonly body: string | null }
  | { readonly kind: "text"; readonly used: readonly { readonly argument: Argument; readonly values: readonly string[] }[] };
