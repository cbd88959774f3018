import type { Catalogue, Column, Relation, RpcFunction } from "./catalogue.ts";

/** The module of row types, in the shape that `createClient<Database>()` of supabase-js expects. */
export function renderTypes({ relations, functions }: Catalogue): string {
  const tables = relations.filter((relation) => relation.kind === "table");
  const views = relations.filter((relation) => relation.kind === "view");
  return `// Generated from the migrations by tools/db-types.ts (npm run db:types). Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${tables.map(table).join("\n")}
    };
    Views: {
${views.map(view).join("\n")}
    };
    Functions: {
${functions.map(rpc).join("\n")}
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type Public = Database["public"];
/** A row as it is read. */
export type Tables<Name extends keyof (Public["Tables"] & Public["Views"])> = (Public["Tables"] & Public["Views"])[Name]["Row"];
export type TablesInsert<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Insert"];
export type TablesUpdate<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Update"];
`;
}

function table(relation: Relation): string {
  return `      ${relation.name}: {
        Row: {
${relation.columns.map((column) => `          ${column.name}: ${valueType(column)};`).join("\n")}
        };
        Insert: {
${relation.columns.map((column) => `          ${written(column, column.hasDefault || column.nullable)}`).join("\n")}
        };
        Update: {
${relation.columns.map((column) => `          ${written(column, true)}`).join("\n")}
        };
        Relationships: ${relationships(relation)};
      };`;
}

/** PostgreSQL does not know which columns of a view can be null, so all can. */
function view(relation: Relation): string {
  return `      ${relation.name}: {
        Row: {
${relation.columns.map((column) => `          ${column.name}: ${valueType({ ...column, nullable: true })};`).join("\n")}
        };
        Relationships: ${relationships(relation)};
      };`;
}

function written(column: Column, optional: boolean): string {
  return column.generated ? `${column.name}?: never;` : `${column.name}${optional ? "?" : ""}: ${valueType(column)};`;
}

function relationships({ relationships: list }: Relation): string {
  if (list.length === 0) return "[]";
  const entries = list.map(
    (key) => `          {
            foreignKeyName: ${JSON.stringify(key.foreignKeyName)};
            columns: ${JSON.stringify(key.columns)};
            isOneToOne: ${key.isOneToOne};
            referencedRelation: ${JSON.stringify(key.referencedRelation)};
            referencedColumns: ${JSON.stringify(key.referencedColumns)};
          },`,
  );
  return `[\n${entries.join("\n")}\n        ]`;
}

function rpc({ name, parameters, returns }: RpcFunction): string {
  const list = parameters.map((parameter) => `${parameter.name}${parameter.optional ? "?" : ""}: ${scalar(parameter)}`);
  const result = returns.relation
    ? `Database["public"]["Tables"]["${returns.relation}"]["Row"]`
    : returns.columns.length > 0
      ? row(returns.columns)
      : scalar(returns);
  return `      ${name}: {
        Args: ${list.length === 0 ? "Record<PropertyKey, never>" : `{ ${list.join("; ")} }`};
        Returns: ${result}${returns.isSet ? "[]" : ""};
      };`;
}

/** PostgreSQL does not know which columns of `returns table` can be null, so all can. */
function row(columns: RpcFunction["returns"]["columns"]): string {
  return `{\n${columns.map((column) => `          ${column.name}: ${scalar(column)} | null;`).join("\n")}\n        }`;
}

function valueType(column: Column): string {
  const type = column.values ? column.values.map((value) => JSON.stringify(value)).join(" | ") : scalar(column);
  return column.nullable ? `${type} | null` : type;
}

function scalar({ type, isArray }: { readonly type: string; readonly isArray: boolean }): string {
  const element = SCALARS[type];
  if (element === undefined) throw new Error(`No TypeScript type is known for the PostgreSQL type ${type}`);
  return isArray ? `${element}[]` : element;
}

/** As they come out of PostgreSQL's JSON. */
const SCALARS: Readonly<Record<string, string>> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  numeric: "number",
  float4: "number",
  float8: "number",
  text: "string",
  varchar: "string",
  uuid: "string",
  date: "string",
  timestamptz: "string",
  jsonb: "Json",
  json: "Json",
  tsvector: "string",
  void: "undefined",
};
