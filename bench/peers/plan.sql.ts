/** Names of columns, or `*`. */
export interface PlanColumns {
  readonly plan: readonly string[];
  readonly session: readonly string[];
}

/** A plan with its sessions as one JSON text, written by hand. */
export const planSql = ({ plan, session }: PlanColumns) => `
  select row_to_json(found)::text as body from (
    select ${of("plan", plan)}, coalesce(sessions.list, '[]') as training_sessions
    from public.training_plans as plan
    left join lateral (
      select json_agg(chosen) as list
      from (select ${of("session", session)} from public.training_sessions as session where session.plan_id = plan.id) as chosen
    ) as sessions on true
    where plan.id = $1
  ) as found`;

const of = (table: string, columns: readonly string[]) => columns.map((column) => `${table}.${column}`).join(", ");
