/** A plan with its sessions as one JSON text, written by hand. */
export const PLAN = `
  select row_to_json(found)::text as body from (
    select plan.*, coalesce(sessions.list, '[]') as training_sessions
    from public.training_plans as plan
    left join lateral (
      select json_agg(session) as list from public.training_sessions as session where session.plan_id = plan.id
    ) as sessions on true
    where plan.id = $1
  ) as found`;
