-- The best of each exercise, with what it was before.

create table public.personal_bests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  category text not null constraint personal_bests_category_known check (category in ('strength', 'gymnastics', 'running', 'hyrox')),
  exercise_name text not null constraint personal_bests_exercise_name_length check (char_length(btrim(exercise_name)) between 1 and 120),
  exercise_key text generated always as (lower(btrim(exercise_name))) stored,
  value text not null constraint personal_bests_value_length check (char_length(btrim(value)) between 1 and 40),
  unit text constraint personal_bests_unit_length check (char_length(unit) <= 20),
  -- nullif: a default that leaves the value to the trigger, so that clients see an optional column.
  metric text not null default nullif('', '') constraint personal_bests_metric_known
    check (metric in ('weight', 'reps', 'time', 'distance', 'calories', 'points')),
  direction text not null default nullif('', '') constraint personal_bests_direction_known check (direction in ('higher', 'lower')),
  value_number numeric,
  date date not null,
  notes text constraint personal_bests_notes_length check (char_length(notes) <= 4000),
  performed_set_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint personal_bests_user_id_category_exercise_key_key unique (user_id, category, exercise_key),
  constraint personal_bests_id_user_id_key unique (id, user_id),
  constraint personal_bests_performed_set_id_fkey foreign key (performed_set_id, user_id)
    references public.performed_sets (id, user_id) on delete set null (performed_set_id)
);
comment on column public.personal_bests.exercise_key is 'exercise_name without regard to case: one best per category and exercise.';
comment on column public.personal_bests.value is 'As typed, such as 23:15 or 102.5, in unit.';
comment on column public.personal_bests.unit is 'kg, reps or min by category when none is given.';
comment on column public.personal_bests.metric is 'What is measured; read from unit, else from category, when none is given.';
comment on column public.personal_bests.direction is 'Which way is better; lower for times, else higher, when none is given.';
comment on column public.personal_bests.value_number is 'value in kg, repetitions, seconds, metres, kcal or points; null when it cannot be read. Kept by the database.';
comment on column public.personal_bests.performed_set_id is 'The set of the ledger in which it happened.';
create index personal_bests_user_id_idx on public.personal_bests (user_id, date desc);
create index personal_bests_performed_set_id_idx on public.personal_bests (performed_set_id, user_id);

create table public.personal_best_history (
  id uuid primary key default gen_random_uuid(),
  personal_best_id uuid not null,
  user_id uuid not null,
  value text not null,
  unit text,
  value_number numeric,
  date date not null,
  created_at timestamptz not null default now(),
  constraint personal_best_history_personal_best_id_fkey foreign key (personal_best_id, user_id)
    references public.personal_bests (id, user_id) on delete cascade
);
comment on table public.personal_best_history is 'Values a personal best had before; written when it changes, by nobody else.';
create index personal_best_history_personal_best_id_idx on public.personal_best_history (personal_best_id, user_id);
create index personal_best_history_user_id_idx on public.personal_best_history (user_id, date desc);

create function private.measured_value(value text, unit text, metric text) returns numeric
language sql immutable
set search_path = ''
as $$
  select case
    when metric = 'time' and value like '%:%' then private.clock_seconds(value)
    when value !~ '^\d{1,9}([.,]\d{1,6})?$' then null
    else replace(value, ',', '.')::numeric * case metric
      when 'time' then case when lower(unit) in ('s', 'sec', 'seconds') then 1 when lower(unit) in ('h', 'hours') then 3600 else 60 end
      when 'weight' then case when lower(unit) in ('lb', 'lbs') then 0.45359237 else 1 end
      when 'distance' then case lower(unit) when 'km' then 1000 when 'mi' then 1609.344 else 1 end
      else 1
    end
  end
$$;
comment on function private.measured_value(text, text, text) is 'A typed value in kg, seconds, metres or as a count; null when it cannot be read. Bare times are minutes.';

create function private.read_personal_best() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.unit := coalesce(nullif(btrim(new.unit), ''), old.unit);
  end if;
  new.unit := coalesce(nullif(btrim(new.unit), ''), case new.category when 'strength' then 'kg' when 'gymnastics' then 'reps' else 'min' end);
  new.metric := coalesce(new.metric, case
    when lower(new.unit) in ('kg', 'lb', 'lbs') then 'weight'
    when lower(new.unit) in ('reps', 'rounds') then 'reps'
    when lower(new.unit) in ('min', 's', 'sec', 'seconds', 'h', 'hours') then 'time'
    when lower(new.unit) in ('m', 'km', 'mi') then 'distance'
    when lower(new.unit) in ('cal', 'kcal') then 'calories'
    when new.category = 'strength' then 'weight'
    when new.category = 'gymnastics' then 'reps'
    else 'time'
  end);
  new.direction := coalesce(new.direction, case new.metric when 'time' then 'lower' else 'higher' end);
  new.value_number := private.measured_value(btrim(new.value), new.unit, new.metric);
  return new;
end
$$;
create trigger read_personal_best before insert or update on public.personal_bests
for each row execute function private.read_personal_best();
create trigger touch_updated_at before update on public.personal_bests
for each row execute function private.touch_updated_at();

create function private.record_personal_best_history() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.personal_best_history (personal_best_id, user_id, value, unit, value_number, date)
  values (old.id, old.user_id, old.value, old.unit, old.value_number, old.date);
  return null;
end
$$;
create trigger record_history after update on public.personal_bests
for each row when ((new.value, new.date, new.unit) is distinct from (old.value, old.date, old.unit))
execute function private.record_personal_best_history();

alter table public.personal_bests enable row level security;
create policy "Athletes keep their own personal bests" on public.personal_bests
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Administrators read personal bests for the user statistics" on public.personal_bests
  for select to authenticated using ((select public.is_admin()));
alter table public.personal_best_history enable row level security;
create policy "Athletes read the history of their own personal bests" on public.personal_best_history
  for select to authenticated using (user_id = (select auth.uid()));
