import type { Aggregate, Comparison, JsonStep } from "../request/rest-request.ts";
import type { Column, Relation, Relationship, TypeSql } from "../schema-cache/schema.ts";

/** One SELECT: the root of a read, or an embedded resource. */
export interface ReadNode {
  readonly relation: Relation;
  /** SQL alias made by the planner. */
  readonly alias: string;
  readonly outputs: readonly Output[];
  readonly embeds: readonly Embed[];
  /** Rows are summed up: by this node, or by what it spreads, whose aggregates become its own. */
  readonly grouped: boolean;
  readonly where: readonly Condition[];
  readonly order: readonly Order[];
  readonly limit: number | undefined;
  readonly offset: number;
}

export type Output =
  | { readonly kind: "all" }
  | { readonly kind: "value"; readonly value: Value; readonly cast: TypeSql | undefined; readonly name: string }
  | { readonly kind: "count"; readonly name: string }
  | AggregateOutput
  | { readonly kind: "embed"; readonly embed: Embed };

/** `sum(value::cast)::resultCast`; without a value it counts rows. */
export interface AggregateOutput {
  readonly kind: "aggregate";
  readonly function: Aggregate;
  readonly value: Value | undefined;
  readonly cast: TypeSql | undefined;
  readonly resultCast: TypeSql | undefined;
  readonly name: string;
}

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
