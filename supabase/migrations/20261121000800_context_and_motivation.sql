-- What surrounds the training: goals, the next race, injuries, and what moves the athlete. Free text, one row per athlete.

create table public.athlete_context (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() constraint athlete_context_user_id_key unique references auth.users (id) on delete cascade,
  short_term_goals text constraint athlete_context_short_term_goals_length check (char_length(short_term_goals) <= 4000),
  long_term_goals text constraint athlete_context_long_term_goals_length check (char_length(long_term_goals) <= 4000),
  upcoming_competition text constraint athlete_context_upcoming_competition_length check (char_length(upcoming_competition) <= 200),
  competition_date date,
  competition_type text constraint athlete_context_competition_type_length check (char_length(competition_type) <= 100),
  injuries text constraint athlete_context_injuries_length check (char_length(injuries) <= 4000),
  coach_notes text constraint athlete_context_coach_notes_length check (char_length(coach_notes) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.athlete_context.short_term_goals is 'Horizon 3 to 6 months.';
comment on column public.athlete_context.long_term_goals is 'Horizon a year and more.';
comment on column public.athlete_context.injuries is 'In the athlete''s own words; the training engine reads it. Health data: nobody else may see it.';

create table public.athlete_motivation (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() constraint athlete_motivation_user_id_key unique references auth.users (id) on delete cascade,
  motivation_drivers text constraint athlete_motivation_motivation_drivers_length check (char_length(motivation_drivers) <= 4000),
  training_style_preferences text constraint athlete_motivation_training_style_preferences_length
    check (char_length(training_style_preferences) <= 4000),
  training_dislikes text constraint athlete_motivation_training_dislikes_length check (char_length(training_dislikes) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger touch_updated_at before update on public.athlete_context
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.athlete_motivation
for each row execute function private.touch_updated_at();

alter table public.athlete_context enable row level security;
create policy "Athletes keep their own context" on public.athlete_context
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
alter table public.athlete_motivation enable row level security;
create policy "Athletes keep their own motivation" on public.athlete_motivation
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
