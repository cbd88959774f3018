-- The exercise library: read by every athlete, kept by administrators.

create table public.exercises (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint exercises_name_length check (char_length(btrim(name)) between 1 and 120),
  description text constraint exercises_description_length check (char_length(description) <= 4000),
  category text not null default 'strength' constraint exercises_category_known
    check (category in ('strength', 'cardio', 'flexibility', 'functional')),
  difficulty text not null default 'beginner' constraint exercises_difficulty_known
    check (difficulty in ('beginner', 'intermediate', 'advanced')),
  muscle_group text constraint exercises_muscle_group_length check (char_length(muscle_group) <= 200),
  equipment text constraint exercises_equipment_length check (char_length(equipment) <= 200),
  movement_pattern text constraint exercises_movement_pattern_length check (char_length(movement_pattern) <= 60),
  body_regions_stressed jsonb not null default '{}' constraint exercises_body_regions_stressed_is_object
    check (jsonb_typeof(body_regions_stressed) = 'object'),
  substitutions text[] not null default '{}',
  video_url text constraint exercises_video_url_is_web check (video_url ~ '^(https?:/)?/' and char_length(video_url) <= 2000),
  video_thumbnail_url text constraint exercises_video_thumbnail_url_is_web
    check (video_thumbnail_url ~ '^(https?:/)?/' and char_length(video_thumbnail_url) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.exercises.muscle_group is 'Comma separated.';
comment on column public.exercises.equipment is 'Comma separated: all of it is needed. "none": nothing is needed.';
comment on column public.exercises.body_regions_stressed is 'Region to stress 1 (light) to 3 (high); a region that is absent is not stressed.';
comment on column public.exercises.substitutions is 'Names of exercises, the nearest first.';
create unique index exercises_name_key on public.exercises (lower(name));
create index exercises_name_idx on public.exercises (name);
create index exercises_category_idx on public.exercises (category, name);

create trigger touch_updated_at before update on public.exercises
for each row execute function private.touch_updated_at();

alter table public.exercises enable row level security;
create policy "Everybody signed in reads the exercise library" on public.exercises
  for select to authenticated using (true);
create policy "Administrators add exercises" on public.exercises
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change exercises" on public.exercises
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators remove exercises" on public.exercises
  for delete to authenticated using ((select public.is_admin()));
