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
  adaptation_data jsonb,
  last_adjusted timestamptz,
  adjustment_reason text constraint training_plans_adjustment_reason_length check (char_length(adjustment_reason) <= 4000),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint training_plans_id_creator_id_key unique (id, creator_id),
  constraint training_plans_previous_plan_id_fkey foreign key (previous_plan_id, creator_id)
    references public.training_plans (id, creator_id) on delete set null (previous_plan_id),
  constraint training_plans_competition_id_fkey foreign key (competition_id, creator_id)
    references public.competitions (id, user_id) on delete set null (competition_id)
);
comment on column public.training_plans.start_date is 'First day of week 1, a Monday for generated plans.';
comment on column public.training_plans.first_macro_week is 'Week of the macrocycle in which week 1 of this plan lies; a continuation counts on.';
comment on column public.training_plans.previous_plan_id is 'The own plan this one continues.';
comment on column public.training_plans.is_public is 'True: everybody signed in may read the plan and its sessions.';
comment on column public.training_plans.adaptation_data is '{notes: [{kind, text}]}: how the plan was made to fit.';

create unique index training_plans_one_active_per_creator on public.training_plans (creator_id) where status = 'active';
create index training_plans_creator_id_idx on public.training_plans (creator_id, created_at desc);
create index training_plans_created_at_idx on public.training_plans (created_at desc);
create index training_plans_previous_plan_id_idx on public.training_plans (previous_plan_id, creator_id);
create index training_plans_competition_id_idx on public.training_plans (competition_id, creator_id);

create function private.keep_ended_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.ended_at := case when new.status = 'completed' then coalesce(new.ended_at, now()) end;
  return new;
end
$$;
create trigger keep_ended_at before insert or update on public.training_plans
for each row execute function private.keep_ended_at();
create trigger touch_updated_at before update on public.training_plans
for each row execute function private.touch_updated_at();

alter table public.training_plans enable row level security;
create policy "Athletes read their own and public plans, administrators all" on public.training_plans
  for select to authenticated using (creator_id = (select auth.uid()) or is_public or (select public.is_admin()));
create policy "Athletes add their own plans" on public.training_plans
  for insert to authenticated with check (creator_id = (select auth.uid()));
create policy "Athletes change their own plans" on public.training_plans
  for update to authenticated using (creator_id = (select auth.uid())) with check (creator_id = (select auth.uid()));
create policy "Athletes remove their own plans" on public.training_plans
  for delete to authenticated using (creator_id = (select auth.uid()));
