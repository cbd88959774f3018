-- A block of training. An athlete has at most one active plan, whatever number of requests arrive at once.

create table public.training_plans (
  id uuid primary key default gen_random_uuid(),
  creator_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null default 'Training Plan' constraint training_plans_title_length check (char_length(btrim(title)) between 1 and 200),
  description text not null default 'A periodized training plan' constraint training_plans_description_length
    check (char_length(description) <= 4000),
  focus_area text not null default 'general' constraint training_plans_focus_area_known
    check (focus_area in ('hyrox', 'crossfit', 'running', 'triathlon', 'strength', 'powerlifting', 'general')),
  level text not null default 'intermediate' constraint training_plans_level_known
    check (level in ('beginner', 'intermediate', 'advanced', 'elite')),
  difficulty text constraint training_plans_difficulty_known check (difficulty in ('beginner', 'intermediate', 'advanced', 'elite')),
  duration_weeks integer not null default 12 constraint training_plans_duration_weeks_range check (duration_weeks between 1 and 52),
  sessions_per_week integer not null default 4 constraint training_plans_sessions_per_week_range
    check (sessions_per_week between 1 and 14),
  status text not null default 'active' constraint training_plans_status_known check (status in ('active', 'completed')),
  start_date date not null default date_trunc('week', current_date)::date,
  first_macro_week integer not null default 1 constraint training_plans_first_macro_week_range check (first_macro_week between 1 and 1000),
  previous_plan_id uuid,
  competition_id uuid,
  is_ai_generated boolean not null default false,
  is_public boolean not null default false,
  adaptation_data jsonb constraint training_plans_adaptation_data_size check (pg_column_size(adaptation_data) <= 524288),
  last_adjusted timestamptz,
  adjustment_reason text constraint training_plans_adjustment_reason_length check (char_length(adjustment_reason) <= 4000),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 0,
  request_id uuid,
  declined_numbers_of timestamptz,
  token_count integer not null default 0 constraint training_plans_token_count_possible check (token_count >= 0),
  constraint training_plans_id_creator_id_key unique (id, creator_id),
  constraint training_plans_previous_plan_id_fkey foreign key (previous_plan_id, creator_id)
    references public.training_plans (id, creator_id) on delete set null (previous_plan_id),
  constraint training_plans_competition_id_fkey foreign key (competition_id, creator_id)
    references public.competitions (id, user_id) on delete set null (competition_id)
);
comment on column public.training_plans.start_date is 'First day of week 1, a Monday for generated plans.';
comment on column public.training_plans.first_macro_week is 'Week of the macrocycle in which week 1 of this plan lies; a continuation counts on.';
comment on column public.training_plans.previous_plan_id is 'The own plan this one continues.';
comment on column public.training_plans.is_public is
  'Whether the athlete would share the plan. It grants no read access: a plan and its sessions hold what only the athlete may read.';
comment on column public.training_plans.adaptation_data is '{notes: [{kind, text}]}: how the plan was made to fit.';
comment on column public.training_plans.revision is 'Counts adjustments and their undoing: whoever changes the plan says which revision was looked at.';
comment on column public.training_plans.request_id is 'Chosen by the client: the same request makes one plan, however often it is sent.';
comment on column public.training_plans.declined_numbers_of is
  'The athlete has seen what the benchmarks saved until then would change, and kept the plan as it is.';
comment on column public.training_plans.token_count is
  'Tokens of all questions to a language model while the plan was made, and their answers, also those that were not used.';
create unique index training_plans_one_active_per_creator on public.training_plans (creator_id) where status = 'active';
create index training_plans_creator_id_idx on public.training_plans (creator_id, created_at desc);
create index training_plans_created_at_idx on public.training_plans (created_at desc);
create index training_plans_previous_plan_id_idx on public.training_plans (previous_plan_id, creator_id);
create index training_plans_competition_id_idx on public.training_plans (competition_id, creator_id);
create unique index training_plans_creator_id_request_id_key on public.training_plans (creator_id, request_id);

create trigger touch_updated_at before update on public.training_plans
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.training_plans
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.training_plans
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.training_plans enable row level security;
create policy "Athletes add their own plans" on public.training_plans
  for insert to authenticated with check (creator_id = (select auth.uid()));
create policy "Athletes change their own plans" on public.training_plans
  for update to authenticated using (creator_id = (select auth.uid())) with check (creator_id = (select auth.uid()));
create policy "Athletes remove their own plans" on public.training_plans
  for delete to authenticated using (creator_id = (select auth.uid()));
-- A plan and its sessions hold what the athlete wrote about injuries, why a session was skipped, effort and notes, and row-level security shows whole
-- rows: neither administrators nor is_public open a plan to others (ADR 031).
create policy "Athletes read their own plans" on public.training_plans
  for select to authenticated using (creator_id = (select auth.uid()));
create policy "Only sessions that count" on public.training_plans
  as restrictive for all to authenticated using ((select public.require_session()));

create table public.plan_circumstances (
  plan_id uuid primary key,
  user_id uuid not null default auth.uid(),
  athlete jsonb not null constraint plan_circumstances_athlete_is_object check (jsonb_typeof(athlete) = 'object')
    constraint plan_circumstances_athlete_size check (pg_column_size(athlete) <= 262144),
  updated_at timestamptz not null default now(),
  constraint plan_circumstances_plan_id_fkey foreign key (plan_id, user_id)
    references public.training_plans (id, creator_id) on delete cascade
);
comment on table public.plan_circumstances is
  'What the training engine knew of the athlete when the plan was made or last adjusted. Apart from the plan, because a plan may be '
  'public and this is health data: nobody else may see it.';
create index plan_circumstances_plan_id_user_id_idx on public.plan_circumstances (plan_id, user_id);

create trigger touch_updated_at before update on public.plan_circumstances
for each row execute function private.touch_updated_at();

alter table public.plan_circumstances enable row level security;
create policy "Athletes keep the circumstances of their own plans" on public.plan_circumstances
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.plan_circumstances
  as restrictive for all to authenticated using ((select public.require_session()));

-- A plan that was ended by mistake can be taken up again for a while.
create function private.keep_ended_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and old.status = 'completed' and new.status = 'active' and old.ended_at < now() - interval '15 minutes' then
    raise exception 'A plan that ended more than 15 minutes ago stays ended.' using errcode = 'PT409';
  end if;
  new.ended_at := case when new.status = 'completed' then coalesce(new.ended_at, now()) end;
  return new;
end
$$;
comment on function private.keep_ended_at() is 'Also keeps the 15 minutes within which the end of a plan can be undone.';
create trigger keep_ended_at before insert or update on public.training_plans
for each row execute function private.keep_ended_at();

create function public.reopen_training_plan(plan_id uuid) returns public.training_plans
language plpgsql
set search_path = ''
as $$
declare
  reopened public.training_plans;
begin
  if exists (
    select 1 from public.training_plans as p
    where p.creator_id = auth.uid() and p.status = 'active' and p.id <> reopen_training_plan.plan_id
  ) then
    raise exception 'You already have an active training plan' using errcode = 'PT409';
  end if;
  update public.training_plans as p set status = 'active'
  where p.id = reopen_training_plan.plan_id and p.creator_id = auth.uid()
  returning * into reopened;
  if not found then
    raise exception 'Plan not found' using errcode = 'PT404';
  end if;
  return reopened;
end
$$;
comment on function public.reopen_training_plan(uuid) is
  'Takes end_training_plan back, within 15 minutes and while no other plan is active. Returns the plan; 404 when it is not the caller''s, '
  '409 with the reason when it is too late or another plan is active.';
revoke execute on function public.reopen_training_plan(uuid) from public, anon;
grant execute on function public.reopen_training_plan(uuid) to authenticated, service_role;
