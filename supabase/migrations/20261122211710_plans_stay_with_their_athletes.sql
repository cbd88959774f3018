-- A plan lies in the same rows as what became of it: effort, notes, why a session was left out. Row-level security cannot show the one
-- without the other, and no screen publishes a plan, so that is_public opens nothing. Sharing, once there is any, will share a copy.

drop policy "Athletes read their own and public plans, administrators all" on public.training_plans;
create policy "Athletes read their own plans, administrators all" on public.training_plans
  for select to authenticated using (creator_id = (select auth.uid()) or (select public.is_admin()));

comment on column public.training_plans.is_public is
  'Whether the athlete would share the plan. It opens nothing: beside what is prescribed, a plan and its sessions hold what only the athlete may read.';
