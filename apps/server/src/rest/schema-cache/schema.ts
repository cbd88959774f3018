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
  /** The relation from whose rows the function of this name computes it. Nothing writes it, and `*` leaves it out. */
  readonly computedFrom?: { readonly schema: string; readonly name: string };
}

/** A table or view, or the row type of a function's result. */
export interface Relation {
  readonly schema: string;
  readonly name: string;
  /** What messages call it where it is embedded. */
  readonly alias?: string;
  readonly columns: ReadonlyMap<string, Column>;
  /** Functions of a row that are read like columns. */
  readonly computed: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[];
  /** A table without row-level security: what the planner guesses of it is nobody's secret. */
  readonly isOpen: boolean;
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

/** A foreign key as it is seen from two relations: its tables, or views that show all its columns. */
export interface KeySeen extends ForeignKey {
  readonly tableIsView: boolean;
  readonly targetIsView: boolean;
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
      /** Then it goes by its own name only: the key's would mean the table as well. */
      readonly targetIsView: boolean;
    }
  | {
      readonly kind: "many-to-many";
      readonly table: string;
      readonly target: string;
      readonly junction: string;
      readonly near: ForeignKey;
      readonly far: ForeignKey;
    }
  | {
      readonly kind: "computed";
      readonly table: string;
      readonly target: string;
      /** The function from a row of `table` to rows of `target`. */
      readonly name: string;
      readonly toOne: boolean;
    };

export interface Argument {
  readonly name: string;
  readonly type: TypeSql;
  /** What messages call the type. */
  readonly typeTitle: string;
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
  /** Milliseconds it may take, by `set statement_timeout` of the function. */
  readonly timeout: number | undefined;
}

/** What a request may do only where the database says so; off as on a hosted project. */
export interface Settings {
  /** `Prefer: tx=rollback` (`pgrst.db_tx_end`): a caller could undo what a function counts against them. */
  readonly mayRollBack: boolean;
  /** `column.sum()` (`pgrst.db_aggregates_enabled`): they read every row, whatever the page. */
  readonly mayAggregate: boolean;
  /** The plan of a statement for whoever may make it (`pgrst.db_plan_enabled`): it tells of statistics and policies. */
  readonly mayExplain: boolean;
  /** `pgrst.db_pre_request`: a function called before every request, in its transaction and as its role. */
  readonly preRequest: { readonly schema: string; readonly name: string } | undefined;
  /** Milliseconds a statement of a role may take, by `alter role … set statement_timeout`. */
  readonly timeouts: ReadonlyMap<string, number>;
}

/** Everything of one exposed schema that a request may name. */
export interface Schema {
  readonly name: string;
  readonly relations: ReadonlyMap<string, Relation>;
  /** By the table they start from. */
  readonly relationships: ReadonlyMap<string, readonly Relationship[]>;
  readonly routines: ReadonlyMap<string, readonly Routine[]>;
  readonly settings: Settings;
  /** Types a `::cast` may name. */
  readonly types: ReadonlyMap<string, TypeSql>;
}
