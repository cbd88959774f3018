-- A request for a plan that is sent twice makes one plan, a continuation ends the plan it continues in the same transaction, and a plan
-- that was ended by mistake can be taken up again for a while.

alter table public.training_plans add column request_id uuid;
comment on column public.training_plans.request_id is 'Chosen by the client: the same request makes one plan, however often it is sent.';
create unique index training_plans_creator_id_request_id_key on public.training_plans (creator_id, request_id);

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

  update public.training_plans set status = 'completed'
  where id = (plan ->> 'ends_plan_id')::uuid and creator_id = auth.uid() and status = 'active';
  insert into public.training_plans (
    id, creator_id, title, description, focus_area, level, difficulty, duration_weeks, sessions_per_week, start_date,
    first_macro_week, previous_plan_id, competition_id, is_ai_generated, adaptation_data, request_id
  )
  select
    coalesce(p.id, gen_random_uuid()), auth.uid(), coalesce(p.title, 'New Training Plan'),
    coalesce(p.description, 'A periodized training plan'), coalesce(p.focus_area, 'general'), coalesce(p.level, 'intermediate'),
    p.difficulty, coalesce(p.duration_weeks, 12), coalesce(p.sessions_per_week, 4),
    coalesce(p.start_date, date_trunc('week', current_date)::date), coalesce(p.first_macro_week, 1), p.previous_plan_id,
    p.competition_id, coalesce(p.is_ai_generated, false), p.adaptation_data, p.request_id
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
comment on function public.create_training_plan(jsonb, jsonb) is
  'Stores a plan and its sessions (keys are column names; plan also takes circumstances and ends_plan_id, the own plan that it takes the '
  'place of) for the caller; all or nothing. Returns the plan with training_sessions. A second active plan fails with 23505 on '
  'training_plans_one_active_per_creator, a request_id that was used with 23505 on training_plans_creator_id_request_id_key.';

create or replace function private.keep_ended_at() returns trigger
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
