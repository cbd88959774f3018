/** SQL text of a type, always with its schema and quoted: `pg_catalog."int4"`. Equal text, equal type. */
export type TypeSql = string;

export const builtinType = (name: string): TypeSql => `pg_catalog."${name}"`;

export interface Column {
  readonly name: string;
  readonly type: TypeSql;
  /** What a value is compared as: the type itself, or the base type of a domain. */
  readonly baseType: TypeSql;
  /** The base type is an array. */
  readonly isArray: boolean;
  /** SQL of the default, written by PostgreSQL; null when there is none. */
  readonly default: string | null;
}

/** A table or view, or the row type of a function's result. */
export interface Relation {
  readonly schema: string;
  readonly name: string;
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[];
}

export interface ForeignKey {
  readonly constraint: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly targetTable: string;
  readonly targetColumns: readonly string[];
  /** The columns are unique together, so that each target row has at most one row. */
  readonly unique: boolean;
}

/** One way from `table` to `target`. `columns[i]` of one side equals `targetColumns[i]` of the other. */
export type Relationship =
  | {
      readonly kind: "many-to-one" | "one-to-many" | "one-to-one";
      readonly table: string;
      readonly target: string;
      readonly constraint: string;
      readonly columns: readonly string[];
      readonly targetColumns: readonly string[];
      /** The foreign key lives in `table`. */
      readonly outgoing: boolean;
    }
  | {
      readonly kind: "many-to-many";
      readonly table: string;
      readonly target: string;
      readonly junction: string;
      readonly near: ForeignKey;
      readonly far: ForeignKey;
    };

export interface Argument {
  readonly name: string;
  readonly type: TypeSql;
  readonly required: boolean;
  readonly variadic: boolean;
}

export interface Routine {
  readonly schema: string;
  readonly name: string;
  readonly arguments: readonly Argument[];
  readonly returnsSet: boolean;
  /** `relation` is set when rows with columns come back; its name is the table's where there is one. */
  readonly result: { readonly kind: "void" } | { readonly kind: "scalar" } | { readonly kind: "rows"; readonly relation: Relation };
  readonly volatile: boolean;
}

/** Everything of one exposed schema that a request may name. */
export interface Schema {
  readonly name: string;
  readonly relations: ReadonlyMap<string, Relation>;
  /** By the table they start from. */
  readonly relationships: ReadonlyMap<string, readonly Relationship[]>;
  readonly routines: ReadonlyMap<string, readonly Routine[]>;
  /** Types a `::cast` may name. */
  readonly types: ReadonlyMap<string, TypeSql>;
}
