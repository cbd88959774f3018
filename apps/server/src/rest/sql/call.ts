import type { CallArguments, CallPlan } from "../plan/plan.ts";
import type { Argument } from "../schema-cache/schema.ts";
import { pageSql } from "./read.ts";
import { type Binder, identifier, qualified } from "./sql-query.ts";

/** The call itself, as the CTE `pgrst_source` holds it: rows with columns, or one column `pgrst_scalar`. */
export function callSql(plan: CallPlan, binder: Binder): string {
  const { routine } = plan;
  const call = `${qualified(routine)}(${argumentsSql(plan.arguments, binder)})`;
  const given = jsonArguments(plan.arguments, binder);
  if (plan.read) return `${given}SELECT pgrst_call.* FROM ${call} AS pgrst_call`;
  return `${given}SELECT ${call} AS pgrst_scalar${pageSql(plan, binder)}`;
}

/** Arguments of a JSON body, each read in its own type. */
function jsonArguments(given: CallArguments, binder: Binder): string {
  if (given.kind !== "json" || given.used.length === 0) return "";
  const definition = given.used.map(({ name, type }) => `${identifier(name)} ${type}`).join(", ");
  return `WITH pgrst_arguments AS (SELECT * FROM pg_catalog.json_to_record(${binder.text(given.json)}::json) AS _(${definition})) `;
}

function argumentsSql(given: CallArguments, binder: Binder): string {
  if (given.kind === "body") return given.body === null ? "NULL" : `${binder.text(given.body)}::${given.argument.type}`;
  if (given.kind === "json") {
    return given.used.map((argument) => named(argument, `(SELECT ${identifier(argument.name)} FROM pgrst_arguments)`)).join(", ");
  }
  return given.used
    .map(({ argument, values }) => {
      const texts = values.map((value) => binder.text(value));
      if (!argument.variadic) return named(argument, `${texts.join(", ")}::${argument.type}`);
      return named(argument, `(ARRAY[${texts.join(", ")}])::${argument.type}`);
    })
    .join(", ");
}

const named = (argument: Argument, value: string): string =>
  `${argument.variadic ? "VARIADIC " : ""}${identifier(argument.name)} := ${value}`;
