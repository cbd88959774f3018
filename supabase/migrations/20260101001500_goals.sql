-- What an athlete wants to reach, the value of a goal on each day, and goals whose value is read from the ledger of performed work.

create table public.goals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null constraint goals_title_length check (char_length(btrim(title)) between 1 and 200),
  description text constraint goals_description_length check (char_length(description) <= 4000),
  category text not null constraint goals_category_known check (category in ('strength', 'endurance', 'skill', 'competition')),
  current_value numeric not null default 0 constraint goals_current_value_range check (current_value between 0 and 1000000000),
  target_value numeric not null constraint goals_target_value_range check (target_value > 0 and target_value <= 1000000000),
  unit text not null constraint goals_unit_length check (char_length(btrim(unit)) between 1 and 30),
  due_date date not null,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  start_date date not null default current_date,
  measure text constraint goals_measure_known check (measure in ('distance', 'minutes', 'sessions', 'weight', 'reps'))
    constraint goals_measure_has_its_unit check (
      case measure
        when 'distance' then unit in ('km', 'mi', 'm')
        when 'minutes' then unit in ('min', 'h')
        when 'sessions' then unit = 'sessions'
        when 'weight' then unit in ('kg', 'lb')
        when 'reps' then unit = 'reps'
        else true
      end
    )
    constraint goals_measure_has_its_exercise check (measure not in ('weight', 'reps') or exercise_name is not null),
  exercise_name text constraint goals_exercise_name_length check (char_length(btrim(exercise_name)) between 1 and 120),
  falling boolean not null default false
    constraint goals_falling_is_kept_by_hand check (not falling or measure is null)
    constraint goals_falling_has_its_start check (falling = (start_value is not null)),
  start_value numeric constraint goals_start_value_range check (start_value between 0 and 1000000000),
  constraint goals_id_user_id_key unique (id, user_id),
  constraint goals_falls_to_its_target check (not falling or start_value > target_value)
);
comment on column public.goals.unit is 'Unit of current_value and target_value, in the athlete''s words.';
comment on column public.goals.completed_at is 'When current_value reached target_value; kept by the database.';
comment on column public.goals.start_date is 'First day that counts for a measured goal.';
comment on column public.goals.measure is
  'What of the ledger is current_value, from start_date to due_date: metres or minutes added up, sessions counted, the heaviest weight or the '
  'most repetitions of a set of exercise_name. Null: the athlete says it.';
comment on column public.goals.exercise_name is 'Of a measured goal: only sets of this exercise, without regard to case.';
comment on column public.goals.falling is 'True: less is better, and the goal is reached when current_value is down at target_value.';
comment on column public.goals.start_value is 'Of a falling goal: the value it began with, which progress counts from. Kept by the database unless it is given.';
create index goals_user_id_idx on public.goals (user_id, due_date);

create trigger touch_updated_at before update on public.goals
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.goals
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.goals
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.goals enable row level security;
create policy "Athletes keep their own goals" on public.goals
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.goals
  as restrictive for all to authenticated using ((select public.require_session()));

create table public.goal_progress (
  goal_id uuid not null,
  user_id uuid not null,
  day date not null default current_date,
  value numeric not null,
  primary key (goal_id, user_id, day),
  constraint goal_progress_goal_id_fkey foreign key (goal_id, user_id) references public.goals (id, user_id) on delete cascade
);
comment on table public.goal_progress is 'The last value of a goal on each day (UTC) on which it changed; written with the goal, by nobody else.';
create index goal_progress_user_id_idx on public.goal_progress (user_id, day);

alter table public.goal_progress enable row level security;
create policy "Athletes read the progress of their own goals" on public.goal_progress
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.goal_progress
  as restrictive for all to authenticated using ((select public.require_session()));

-- Some goals are reached by going down to a value: a time, a body weight.
create function private.keep_goal_completion() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.falling := coalesce(new.falling, false);
  new.start_value := case when new.falling then coalesce(new.start_value, new.current_value) end;
  new.completed_at := case
    when new.falling and new.current_value > new.target_value or not new.falling and new.current_value < new.target_value then null
    when tg_op = 'UPDATE' then coalesce(old.completed_at, now())
    else coalesce(new.completed_at, now())
  end;
  return new;
end
$$;
create trigger keep_goal_completion before insert or update on public.goals
for each row execute function private.keep_goal_completion();

create function private.measured_value_of(goal public.goals) returns numeric
language sql stable
set search_path = ''
as $$
  select round(case goal.measure
    when 'sessions' then (
      select count(*) from public.performed_sessions as s
      where s.user_id = goal.user_id and s.performed_at >= goal.start_date and s.performed_at < goal.due_date + 1
    )
    when 'minutes' then (
      select coalesce(sum(s.duration_minutes), 0) from public.performed_sessions as s
      where s.user_id = goal.user_id and s.performed_at >= goal.start_date and s.performed_at < goal.due_date + 1
    )
    else (
      select coalesce(case goal.measure when 'distance' then sum(w.metres) when 'weight' then max(w.weight_kg) when 'reps' then max(w.reps) end, 0)
      from public.performed_sessions as s join public.performed_sets as w on w.performed_session_id = s.id and w.user_id = s.user_id
      where s.user_id = goal.user_id and s.performed_at >= goal.start_date and s.performed_at < goal.due_date + 1
        and w.completed and (goal.exercise_name is null or lower(btrim(w.exercise_name)) = lower(btrim(goal.exercise_name)))
    )
  end / case goal.unit when 'km' then 1000 when 'mi' then 1609.344 when 'h' then 60 when 'lb' then 0.45359237 else 1 end, 2)
$$;
comment on function private.measured_value_of(public.goals) is 'The value of a measured goal in its unit, to two decimals. Days begin at midnight UTC.';

create function private.fill_measured_value() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.current_value := private.measured_value_of(new);
  return new;
end
$$;
-- Its name comes before keep_goal_completion, which needs the value.
create trigger fill_measured_value before insert or update on public.goals
for each row when (new.measure is not null) execute function private.fill_measured_value();

create function private.record_goal_progress() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.goal_progress (goal_id, user_id, value) values (new.id, new.user_id, new.current_value)
  on conflict (goal_id, user_id, day) do update set value = excluded.value;
  return null;
end
$$;
create trigger record_first_progress after insert on public.goals
for each row execute function private.record_goal_progress();
create trigger record_progress after update on public.goals
for each row when (new.current_value is distinct from old.current_value) execute function private.record_goal_progress();

create function private.measure_goals() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.goals as g set current_value = g.current_value
  where g.measure is not null and g.user_id in (select user_id from changed)
    and g.current_value is distinct from private.measured_value_of(g);
  return null;
end
$$;
comment on function private.measure_goals() is 'Work was added, corrected or taken out: the goals that are measured by it follow.';
create trigger measure_goals_after_insert after insert on public.performed_sessions
referencing new table as changed for each statement execute function private.measure_goals();
create trigger measure_goals_after_update after update on public.performed_sessions
referencing new table as changed for each statement execute function private.measure_goals();
create trigger measure_goals_after_delete after delete on public.performed_sessions
referencing old table as changed for each statement execute function private.measure_goals();
create trigger measure_goals_after_insert after insert on public.performed_sets
referencing new table as changed for each statement execute function private.measure_goals();
create trigger measure_goals_after_update after update on public.performed_sets
referencing new table as changed for each statement execute function private.measure_goals();
create trigger measure_goals_after_delete after delete on public.performed_sets
referencing old table as changed for each statement execute function private.measure_goals();

create function public.restore_goal(goal jsonb, progress jsonb default '[]') returns public.goals
language plpgsql security definer
set search_path = ''
as $$
declare
  restored public.goals;
begin
  perform public.require_session();
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  insert into public.goals
  select * from jsonb_populate_record(null::public.goals, restore_goal.goal || jsonb_build_object('user_id', auth.uid()))
  returning * into restored;
  delete from public.goal_progress where goal_id = restored.id;
  insert into public.goal_progress (goal_id, user_id, day, value)
  select restored.id, restored.user_id, p.day, p.value
  from jsonb_to_recordset(restore_goal.progress) as p(day date, value numeric);
  return restored;
end
$$;
comment on function public.restore_goal(jsonb, jsonb) is
  'Takes the deletion of an own goal back: the row as it was read, and its progress [{day, value}]. Returns the goal.';
revoke execute on function public.restore_goal(jsonb, jsonb) from public, anon;
grant execute on function public.restore_goal(jsonb, jsonb) to authenticated, service_role;
