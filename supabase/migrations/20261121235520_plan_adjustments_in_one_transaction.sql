-- A plan remembers for whom it was made, and an adjustment is one transaction.

create table public.plan_circumstances (
  plan_id uuid primary key,
  user_id uuid not null default auth.uid(),
  athlete jsonb not null constraint plan_circumstances_athlete_is_object check (jsonb_typeof(athlete) = 'object'),
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

create or replace function public.create_training_plan(plan jsonb, sessions jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  made public.training_plans;
  made_sessions jsonb;
begin
  if auth.uid() is null then
    raise exception 'You must be signed in to generate a training plan' using errcode = 'insufficient_privilege';
  end if;
  if jsonb_typeof(plan) is distinct from 'object' or jsonb_typeof(sessions) is distinct from 'array' then
    raise exception 'plan must be an object and sessions a list' using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_array_length(sessions) not between 1 and 500 then
    raise exception 'The generated plan has no training sessions. Please try again.' using errcode = 'invalid_parameter_value';
  end if;

  insert into public.training_plans (
    id, creator_id, title, description, focus_area, level, difficulty, duration_weeks, sessions_per_week, start_date,
    first_macro_week, previous_plan_id, competition_id, is_ai_generated, adaptation_data
  )
  select
    coalesce(p.id, gen_random_uuid()), auth.uid(), coalesce(p.title, 'New Training Plan'),
    coalesce(p.description, 'A periodized training plan'), coalesce(p.focus_area, 'general'), coalesce(p.level, 'intermediate'),
    p.difficulty, coalesce(p.duration_weeks, 12), coalesce(p.sessions_per_week, 4),
    coalesce(p.start_date, date_trunc('week', current_date)::date), coalesce(p.first_macro_week, 1), p.previous_plan_id,
    p.competition_id, coalesce(p.is_ai_generated, false), p.adaptation_data
  from jsonb_populate_record(null::public.training_plans, plan) as p
  returning * into made;
  if plan ? 'circumstances' then
    insert into public.plan_circumstances (plan_id, user_id, athlete) values (made.id, auth.uid(), plan -> 'circumstances');
  end if;

  with inserted as (
    insert into public.training_sessions (
      id, plan_id, title, description, type, code, week, day, weekday, scheduled_date, duration, warmup, strength, skill,
      main_workout, cooldown, main_format, coach_notes, coach_notes_stimulus, coach_notes_strategy, coach_notes_substitutions,
      coach_notes_warmup, training_intent, intensity_level, complexity, movement_focus, is_deload, hard, heavy_lower,
      generated_by, phase, planned_load, iron_load, tonnage_kg, distance_m
    )
    select
      coalesce(s.id, gen_random_uuid()), made.id, s.title, coalesce(s.description, ''), coalesce(s.type, 'standard'), s.code, s.week,
      s.day, s.weekday, s.scheduled_date, coalesce(s.duration, 60), coalesce(s.warmup, '[]'), coalesce(s.strength, '[]'),
      coalesce(s.skill, '[]'), coalesce(s.main_workout, '[]'), coalesce(s.cooldown, '[]'), s.main_format, s.coach_notes,
      s.coach_notes_stimulus, s.coach_notes_strategy, s.coach_notes_substitutions, s.coach_notes_warmup, s.training_intent,
      coalesce(s.intensity_level, 5), coalesce(s.complexity, 3), coalesce(s.movement_focus, '{}'), coalesce(s.is_deload, false),
      coalesce(s.hard, false), coalesce(s.heavy_lower, false), coalesce(s.generated_by, 'template'), s.phase, s.planned_load,
      s.iron_load, s.tonnage_kg, s.distance_m
    from jsonb_populate_recordset(null::public.training_sessions, sessions) as s
    returning *
  )
  select jsonb_agg(to_jsonb(inserted) order by inserted.week, inserted.day) into made_sessions from inserted;

  return to_jsonb(made) || jsonb_build_object('training_sessions', made_sessions);
end
$$;

create function public.adjust_training_plan(plan_id uuid, adjustment jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  plan public.training_plans;
  layer public.plan_adjustments;
begin
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  if jsonb_typeof(adjustment -> 'changes') is distinct from 'array' then
    raise exception 'changes must be a list' using errcode = 'invalid_parameter_value';
  end if;
  select * into plan from public.training_plans
  where id = adjust_training_plan.plan_id and creator_id = auth.uid() and status = 'active'
  for update;
  if not found then
    raise exception 'Plan not found' using errcode = 'PT404';
  end if;
  if coalesce((plan.adaptation_data #>> '{adjusted,revision}')::integer, 0) is distinct from (adjustment ->> 'revision')::integer then
    raise exception 'The plan has changed in the meantime' using errcode = 'PT409';
  end if;
  if exists (
    select 1 from jsonb_to_recordset(adjustment -> 'changes') as c (session_id uuid)
    left join public.training_sessions as s on s.id = c.session_id and s.plan_id = plan.id
    where c.session_id is not null
      and (s.id is null or s.status not in ('planned', 'moved') or s.scheduled_date < (adjustment ->> 'from_day')::date)
  ) then
    raise exception 'A session that is done or past does not change' using errcode = 'PT409';
  end if;

  delete from public.training_sessions as s
  using jsonb_to_recordset(adjustment -> 'changes') as c (session_id uuid, after jsonb)
  where s.id = c.session_id and c.after is null;

  update public.training_sessions as s
  set (
    title, description, type, code, weekday, scheduled_date, duration, warmup, strength, skill, main_workout, cooldown, main_format,
    coach_notes, coach_notes_stimulus, coach_notes_strategy, coach_notes_substitutions, coach_notes_warmup, training_intent,
    intensity_level, complexity, movement_focus, is_deload, hard, heavy_lower, generated_by, phase, planned_load, iron_load,
    tonnage_kg, distance_m
  ) = (
    select
      n.title, n.description, n.type, n.code, n.weekday, n.scheduled_date, n.duration, n.warmup, n.strength, n.skill, n.main_workout,
      n.cooldown, n.main_format, n.coach_notes, n.coach_notes_stimulus, n.coach_notes_strategy, n.coach_notes_substitutions,
      n.coach_notes_warmup, n.training_intent, n.intensity_level, n.complexity, n.movement_focus, n.is_deload, n.hard, n.heavy_lower,
      n.generated_by, n.phase, n.planned_load, n.iron_load, n.tonnage_kg, n.distance_m
    from jsonb_populate_record(s, c.after) as n
  )
  from jsonb_to_recordset(adjustment -> 'changes') as c (session_id uuid, after jsonb)
  where s.id = c.session_id and c.after is not null;

  insert into public.training_sessions (
    plan_id, title, description, type, code, week, day, weekday, scheduled_date, duration, warmup, strength, skill, main_workout,
    cooldown, main_format, coach_notes, coach_notes_stimulus, coach_notes_strategy, coach_notes_substitutions, coach_notes_warmup,
    training_intent, intensity_level, complexity, movement_focus, is_deload, hard, heavy_lower, generated_by, phase, planned_load,
    iron_load, tonnage_kg, distance_m
  )
  select
    plan.id, n.title, n.description, n.type, n.code, n.week, n.day, n.weekday, n.scheduled_date, n.duration, n.warmup, n.strength,
    n.skill, n.main_workout, n.cooldown, n.main_format, n.coach_notes, n.coach_notes_stimulus, n.coach_notes_strategy,
    n.coach_notes_substitutions, n.coach_notes_warmup, n.training_intent, n.intensity_level, n.complexity, n.movement_focus,
    n.is_deload, n.hard, n.heavy_lower, n.generated_by, n.phase, n.planned_load, n.iron_load, n.tonnage_kg, n.distance_m
  from jsonb_to_recordset(adjustment -> 'changes') as c (session_id uuid, after jsonb)
  cross join lateral jsonb_populate_record(null::public.training_sessions, c.after) as n
  where c.session_id is null;

  insert into public.plan_adjustments (plan_id, reason, details, competition_id, changes)
  values (
    plan.id, adjustment ->> 'reason', adjustment ->> 'details', (adjustment ->> 'competition_id')::uuid, adjustment -> 'changes'
  )
  returning * into layer;
  update public.training_plans
  set adaptation_data = adjustment -> 'adaptation_data', last_adjusted = now(), adjustment_reason = adjustment ->> 'details'
  where id = plan.id;
  if adjustment ? 'circumstances' then
    insert into public.plan_circumstances (plan_id, user_id, athlete) values (plan.id, auth.uid(), adjustment -> 'circumstances')
    on conflict on constraint plan_circumstances_pkey do update set athlete = excluded.athlete;
  end if;
  return to_jsonb(layer);
end
$$;
comment on function public.adjust_training_plan(uuid, jsonb) is
  'Lays one adjustment over an own active plan; all or nothing. adjustment: {revision: of the plan it was made from, from_day: the first '
  'day that may change, reason, details, competition_id?, changes: [{session_id, before, after}] (session_id null: added, after null: '
  'removed; else {column: value}), adaptation_data, circumstances}. Returns the row of plan_adjustments; 404 without such a plan, 409 '
  'when the plan or a session has changed in the meantime.';
revoke execute on function public.adjust_training_plan(uuid, jsonb) from public, anon;
grant execute on function public.adjust_training_plan(uuid, jsonb) to authenticated, service_role;
