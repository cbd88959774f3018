-- A plan and its sessions hold what the athlete wrote about injuries, why a session was skipped, effort and notes, and row-level security
-- shows whole rows: administrators therefore read the plans of nobody but themselves.

drop policy "Athletes read their own plans, administrators all" on public.training_plans;
create policy "Athletes read their own plans" on public.training_plans
  for select to authenticated using (creator_id = (select auth.uid()));

comment on column public.training_plans.is_public is
  'Whether the athlete would share the plan. It grants no read access: a plan and its sessions hold what only the athlete may read.';
