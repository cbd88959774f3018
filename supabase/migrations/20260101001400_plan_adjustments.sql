-- Changes to a plan as layers: each says who changed what and why, and can be shown and undone exactly. Only functions add and remove layers, so
-- that a layer marked as in force is in force, and a competition marked as adjusted for has its adjustment. A layer is never rewritten.

create table public.plan_adjustments (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references public.training_plans (id) on delete cascade,
  author text not null default 'athlete' constraint plan_adjustments_author_known
    check (author in ('athlete', 'coach', 'engine', 'model')),
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  -- eased: the athlete asked for a shorter or an easier day.
  reason text not null
    constraint plan_adjustments_reason_known check (
      reason in (
        'injury', 'illness', 'competition', 'availability', 'equipment', 'profile', 'benchmark', 'travel', 'missed', 'moved', 'skipped',
        'swap', 'eased', 'other'
      )
    ),
  details text constraint plan_adjustments_details_length check (char_length(details) <= 4000),
  competition_id uuid references public.competitions (id) on delete set null,
  changes jsonb not null default '[]' constraint plan_adjustments_changes_is_list check (jsonb_typeof(changes) = 'array')
    constraint plan_adjustments_changes_size check (pg_column_size(changes) <= 4194304),
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  revision integer not null default 0,
  request jsonb not null default '{}' constraint plan_adjustments_request_is_object check (jsonb_typeof(request) = 'object')
    constraint plan_adjustments_request_size check (pg_column_size(request) <= 65536),
  reasons jsonb not null default '[]' constraint plan_adjustments_reasons_is_list check (jsonb_typeof(reasons) = 'array')
    constraint plan_adjustments_reasons_size check (pg_column_size(reasons) <= 65536),
  warnings jsonb not null default '[]' constraint plan_adjustments_warnings_is_list check (jsonb_typeof(warnings) = 'array')
    constraint plan_adjustments_warnings_size check (pg_column_size(warnings) <= 65536),
  fingerprint text constraint plan_adjustments_fingerprint_length check (char_length(fingerprint) <= 100),
  request_id uuid,
  from_day date,
  plan_before jsonb constraint plan_adjustments_plan_before_size check (pg_column_size(plan_before) <= 524288)
);
comment on column public.plan_adjustments.author is 'engine: the training engine on its own; model: a language model within the engine''s limits.';
comment on column public.plan_adjustments.changes is
  '[{session_id, before: {column: value}, after: {column: value}, told: {title, week, date, before, after, reason}}]; the whole row where a session '
  'was added (before is null) or removed (after is null).';
comment on column public.plan_adjustments.undone_at is 'When the layer was taken off again; null while it is in force.';
comment on column public.plan_adjustments.revision is 'Revision of the plan that this layer made. Layers are taken off from the highest down.';
comment on column public.plan_adjustments.request is 'What was asked for: the fields of the request beside its reason.';
comment on column public.plan_adjustments.reasons is 'What it means for the athlete, in sentences.';
comment on column public.plan_adjustments.warnings is 'What the athlete was warned of and agreed to, in sentences.';
comment on column public.plan_adjustments.fingerprint is 'Names exactly these changes, as the preview did.';
comment on column public.plan_adjustments.request_id is 'Chosen by the client: the same request lays one layer, however often it is sent.';
comment on column public.plan_adjustments.from_day is 'The first day that could change.';
comment on column public.plan_adjustments.plan_before is 'What undoing puts back beside the sessions: {columns: of the plan, athlete: its circumstances}.';
create index plan_adjustments_plan_id_idx on public.plan_adjustments (plan_id, created_at desc);
create index plan_adjustments_author_id_idx on public.plan_adjustments (author_id);
create index plan_adjustments_competition_id_idx on public.plan_adjustments (competition_id);
create unique index plan_adjustments_plan_id_request_id_key on public.plan_adjustments (plan_id, request_id);

create trigger keep_created_at before update of created_at on public.plan_adjustments
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.plan_adjustments
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.plan_adjustments enable row level security;
create policy "Athletes read the adjustments of their own plans" on public.plan_adjustments
  for select to authenticated using (
    exists (select 1 from public.training_plans where training_plans.id = plan_id and creator_id = (select auth.uid()))
  );
create policy "Only sessions that count" on public.plan_adjustments
  as restrictive for all to authenticated using ((select public.require_session()));

-- A competition that was deleted by mistake and restored gets back its link to the layer that was made for it.
create function private.keep_layer() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- author_id and competition_id may only fade with the account or the competition they name; a competition that comes back is found again.
  if to_jsonb(new) - '{author_id,competition_id,undone_at}'::text[] is distinct from to_jsonb(old) - '{author_id,competition_id,undone_at}'::text[]
     or (new.author_id is not null and new.author_id is distinct from old.author_id)
     or (
       new.competition_id is not null and new.competition_id is distinct from old.competition_id
       and (old.competition_id is not null or new.competition_id::text is distinct from new.request ->> 'competitionId')
     ) then
    raise exception 'An adjustment can be undone, not rewritten' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger keep_layer before update on public.plan_adjustments
for each row execute function private.keep_layer();

create function private.mark_competition_adjusted() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.competitions set ai_adjusted = ai_adjusted
  where id in (new.competition_id, old.competition_id);
  return null;
end
$$;
create trigger mark_competition_adjusted after insert or update or delete on public.plan_adjustments
for each row execute function private.mark_competition_adjusted();

create function private.derive_ai_adjusted() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.ai_adjusted := exists (
    select 1 from public.plan_adjustments where competition_id = new.id and undone_at is null
  );
  return new;
end
$$;
create trigger derive_ai_adjusted before insert or update on public.competitions
for each row execute function private.derive_ai_adjusted();

create function public.adjust_training_plan(plan_id uuid, adjustment jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  plan public.training_plans;
  layer public.plan_adjustments;
  change jsonb;
  laid jsonb := '[]';
  first_day date := (adjustment ->> 'from_day')::date;
  race uuid := (adjustment ->> 'competition_id')::uuid;
begin
  perform public.require_session();
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  if jsonb_typeof(adjustment -> 'changes') is distinct from 'array' or jsonb_array_length(adjustment -> 'changes') not between 1 and 500 then
    raise exception 'changes must be a list of 1 to 500' using errcode = 'invalid_parameter_value';
  end if;
  select * into plan from public.training_plans as p
  where p.id = adjust_training_plan.plan_id and p.creator_id = auth.uid()
  for update;
  if not found then
    raise exception 'Plan not found' using errcode = 'PT404';
  end if;
  select * into layer from public.plan_adjustments as a
  where a.plan_id = plan.id and a.request_id = (adjustment ->> 'request_id')::uuid;
  if found then
    return to_jsonb(layer);
  end if;
  if plan.status <> 'active' then
    raise exception 'Plan not found' using errcode = 'PT404';
  end if;
  if plan.revision is distinct from (adjustment ->> 'revision')::integer then
    raise exception 'The plan has changed in the meantime' using errcode = 'PT409';
  end if;
  if race is not null and not exists (select 1 from public.competitions as c where c.id = race and c.user_id = auth.uid()) then
    raise exception 'Competition not found' using errcode = 'PT404';
  end if;

  -- What is removed first makes room for what is added last.
  for change in
    select value from jsonb_array_elements(adjustment -> 'changes') with ordinality as c (value, place)
    order by case when value ->> 'session_id' is null then 3 when jsonb_typeof(value -> 'after') = 'object' then 2 else 1 end, place
  loop
    laid := laid || jsonb_build_array(private.lay_change(plan.id, first_day, change));
  end loop;
  insert into public.plan_adjustments (
    plan_id, author_id, revision, reason, details, competition_id, request, request_id, fingerprint, from_day, reasons, warnings, changes, plan_before
  )
  values (
    plan.id, auth.uid(), plan.revision + 1, adjustment ->> 'reason', adjustment ->> 'details', race, coalesce(adjustment -> 'request', '{}'),
    (adjustment ->> 'request_id')::uuid, adjustment ->> 'fingerprint', first_day, coalesce(adjustment -> 'reasons', '[]'),
    coalesce(adjustment -> 'warnings', '[]'), laid,
    jsonb_build_object(
      'columns', private.picked(
        to_jsonb(plan), '{"adaptation_data": 0, "last_adjusted": 0, "adjustment_reason": 0, "competition_id": 0, "sessions_per_week": 0}'
      ),
      'athlete', (select c.athlete from public.plan_circumstances as c where c.plan_id = plan.id)
    )
  )
  returning * into layer;
  update public.training_plans as p
  set adaptation_data = adjustment -> 'adaptation_data', last_adjusted = now(), adjustment_reason = adjustment ->> 'details',
    competition_id = coalesce(race, p.competition_id), revision = p.revision + 1,
    sessions_per_week = coalesce((adjustment ->> 'sessions_per_week')::integer, p.sessions_per_week)
  where p.id = plan.id;
  if adjustment ? 'circumstances' then
    insert into public.plan_circumstances (plan_id, user_id, athlete) values (plan.id, auth.uid(), adjustment -> 'circumstances')
    on conflict on constraint plan_circumstances_pkey do update set athlete = excluded.athlete;
  end if;
  return to_jsonb(layer);
end
$$;
comment on function public.adjust_training_plan(uuid, jsonb) is
  'Lays one adjustment over an own active plan; all or nothing. adjustment: {revision: of the plan it was made from, from_day: the first '
  'day that may change, reason, details?, request?, request_id?, fingerprint?, reasons?, warnings?, competition_id?, changes: [{session_id, '
  'after, told?}] (session_id null: added, after null: removed; else {column: value}), adaptation_data, sessions_per_week?, circumstances?}. '
  'Returns the row of plan_adjustments, the one from before when request_id is known; 404 without such a plan, 409 when the plan or a '
  'session has changed in the meantime.';
revoke execute on function public.adjust_training_plan(uuid, jsonb) from public, anon;
grant execute on function public.adjust_training_plan(uuid, jsonb) to authenticated, service_role;

-- Layers handle sessions as JSON with the columns as keys. A change that names no column is the caller's mistake: the statement would be empty.
create function private.session_columns(given jsonb) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  columns text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns
  from pg_catalog.pg_attribute
  where attrelid = 'public.training_sessions'::regclass and attnum > 0 and not attisdropped
    and attname not in ('id', 'plan_id') and given ? attname;
  if columns is null then
    raise exception 'A change must name what it changes' using errcode = 'invalid_parameter_value';
  end if;
  return columns;
end
$$;
comment on function private.session_columns(jsonb) is 'Names of the columns of training_sessions that are keys of the object, for a statement.';

create function private.picked(from_row jsonb, keys_of jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, from_row -> key), '{}') from jsonb_object_keys(keys_of) as key where from_row ? key
$$;

create function private.insert_session(of_plan uuid, id uuid, given jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  inserted jsonb;
begin
  execute format(
    'insert into public.training_sessions as s (id, plan_id, %1$s) select $1, $2, %1$s from jsonb_populate_record(null::public.training_sessions, $3) returning to_jsonb(s)',
    private.session_columns(given)
  ) into inserted using id, of_plan, given;
  return inserted;
end
$$;

create function private.update_session(id uuid, given jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  updated jsonb;
begin
  execute format(
    'update public.training_sessions as s set (%1$s) = (select %1$s from jsonb_populate_record(null::public.training_sessions, $2)) where s.id = $1 returning to_jsonb(s)',
    private.session_columns(given)
  ) into updated using id, given;
  return updated;
end
$$;

create function private.is_mark(columns jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(columns) = 'object' then columns - '{status,skip_reason}'::text[] = '{}' else false end
$$;
comment on function private.is_mark(jsonb) is 'True for a change that only notes what became of a session. It may be made to past ones.';

create function private.lay_change(plan_id uuid, from_day date, change jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  session public.training_sessions;
  after_columns jsonb := nullif(change -> 'after', 'null');
  was jsonb;
  became jsonb;
begin
  if change ->> 'session_id' is null then
    became := private.insert_session(plan_id, gen_random_uuid(), after_columns);
    return jsonb_build_object('session_id', became -> 'id', 'before', null, 'after', became, 'told', change -> 'told');
  end if;
  select * into session from public.training_sessions as s
  where s.id = (change ->> 'session_id')::uuid and s.plan_id = lay_change.plan_id
  for update;
  if not found or session.status not in ('planned', 'moved')
     or (not private.is_mark(after_columns) and exists (select 1 from public.performed_sessions as w where w.training_session_id = session.id)) then
    raise exception 'A session that is done does not change' using errcode = 'PT409';
  end if;
  -- What is past only gets a mark, or a day that is still to come.
  if session.scheduled_date < from_day and not private.is_mark(after_columns)
     and coalesce((after_columns ->> 'scheduled_date')::date < from_day, true) then
    raise exception 'A session that is past does not change' using errcode = 'PT409';
  end if;
  was := to_jsonb(session);
  if after_columns is null then
    delete from public.training_sessions as s where s.id = session.id;
    return jsonb_build_object('session_id', session.id, 'before', was, 'after', null, 'told', change -> 'told');
  end if;
  became := private.update_session(session.id, after_columns);
  return jsonb_build_object(
    'session_id', session.id, 'before', private.picked(was, after_columns), 'after', private.picked(became, after_columns),
    'told', change -> 'told'
  );
end
$$;
comment on function private.lay_change(uuid, date, jsonb) is
  'Makes one change of an adjustment. Returns it as it is stored, with the values the columns really had and have.';

-- Undoing: what is done or past since stays as it is, everything else becomes what it was.
create function private.stays(change jsonb, laid_from date, today date) returns boolean
language sql stable
set search_path = ''
as $$
  select case
    when private.is_mark(change -> 'after') then s.status <> 'skipped'
    else s.status not in ('planned', 'moved')
      or exists (select 1 from public.performed_sessions as w where w.training_session_id = s.id)
      or s.scheduled_date < today
      -- It would go back to a day that was to come when the layer was laid, and is over now.
      or coalesce((change -> 'before' ->> 'scheduled_date')::date between laid_from and today - 1, false)
  end
  from public.training_sessions as s where s.id = (change ->> 'session_id')::uuid
$$;
comment on function private.stays(jsonb, date, date) is 'Whether a session of a layer keeps what the layer made of it; null when it does not exist.';

create function public.undo_plan_adjustment(adjustment_id uuid, from_day date default current_date) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  plan public.training_plans;
  layer public.plan_adjustments;
  later uuid;
  change jsonb;
  other jsonb;
  staying jsonb;
  back jsonb := '[]';
begin
  perform public.require_session();
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  select p.* into plan from public.training_plans as p join public.plan_adjustments as a on a.plan_id = p.id
  where a.id = adjustment_id and p.creator_id = auth.uid()
  for update of p;
  if not found then
    raise exception 'Adjustment not found' using errcode = 'PT404';
  end if;
  select * into layer from public.plan_adjustments as a where a.id = adjustment_id;
  if layer.undone_at is not null then
    return to_jsonb(layer) || '{"restored": []}';
  end if;
  if plan.status <> 'active' then
    raise exception 'The plan has ended: its changes stay as they are.' using errcode = 'PT409';
  end if;
  select a.id into later from public.plan_adjustments as a
  where a.plan_id = plan.id and a.undone_at is null and (a.revision, a.created_at) > (layer.revision, layer.created_at)
  order by a.revision desc limit 1;
  if found then
    raise exception 'A later change builds on this one. Undo that one first.' using errcode = 'PT409', detail = later::text;
  end if;
  if layer.plan_before is null then
    raise exception 'This change does not say what was before it, so it cannot be undone.' using errcode = 'PT409';
  end if;

  select coalesce(jsonb_agg(c.value), '[]') into staying from jsonb_array_elements(layer.changes) as c (value)
  where private.stays(c.value, layer.from_day, undo_plan_adjustment.from_day);
  for change in
    select value from jsonb_array_elements(layer.changes) with ordinality as c (value, place)
    order by case when jsonb_typeof(value -> 'before') = 'null' then 1 when jsonb_typeof(value -> 'after') = 'object' then 2 else 3 end, place
  loop
    continue when staying @> jsonb_build_array(jsonb_build_object('session_id', change -> 'session_id'));
    if jsonb_typeof(change -> 'before') = 'null' then
      delete from public.training_sessions as s where s.id = (change ->> 'session_id')::uuid;
      back := back || jsonb_build_array(change -> 'session_id');
      continue;
    end if;
    -- A session that came to this day with the layer, and stays.
    select c.value into other from jsonb_array_elements(staying) as c (value)
    join public.training_sessions as s on s.id = (c.value ->> 'session_id')::uuid
    where change -> 'before' ? 'scheduled_date' and s.scheduled_date = (change -> 'before' ->> 'scheduled_date')::date
      and (jsonb_typeof(c.value -> 'before') = 'null' or c.value -> 'before' ? 'scheduled_date')
    limit 1;
    if found and (change -> 'before' ->> 'scheduled_date')::date >= undo_plan_adjustment.from_day then
      raise exception '“%” is done on the day on which “%” would come back.', other -> 'told' ->> 'title', change -> 'told' ->> 'title'
        using errcode = 'PT409', detail = other ->> 'session_id';
    end if;
    continue when found and jsonb_typeof(change -> 'after') = 'null';
    if jsonb_typeof(change -> 'after') = 'object' then
      continue when private.update_session((change ->> 'session_id')::uuid, change -> 'before') is null;
    else
      continue when exists (
        select 1 from public.training_sessions as s
        where s.plan_id = plan.id and s.week = (change -> 'before' ->> 'week')::integer and s.day = (change -> 'before' ->> 'day')::integer
      );
      perform private.insert_session(plan.id, (change ->> 'session_id')::uuid, change -> 'before');
    end if;
    back := back || jsonb_build_array(change -> 'session_id');
  end loop;
  if back = '[]' then
    raise exception 'Everything this change touched is done or past: there is nothing to put back.' using errcode = 'PT409';
  end if;

  update public.training_plans as p
  set (adaptation_data, last_adjusted, adjustment_reason, competition_id, sessions_per_week) = (
    select b.adaptation_data, b.last_adjusted, b.adjustment_reason,
      (select c.id from public.competitions as c where c.id = b.competition_id), b.sessions_per_week
    from jsonb_populate_record(null::public.training_plans, layer.plan_before -> 'columns') as b
  ), revision = p.revision + 1
  where p.id = plan.id;
  if jsonb_typeof(layer.plan_before -> 'athlete') = 'object' then
    update public.plan_circumstances as c set athlete = layer.plan_before -> 'athlete' where c.plan_id = plan.id;
  else
    delete from public.plan_circumstances as c where c.plan_id = plan.id;
  end if;
  update public.plan_adjustments as a set undone_at = now() where a.id = layer.id returning * into layer;
  return to_jsonb(layer) || jsonb_build_object('restored', back);
end
$$;
comment on function public.undo_plan_adjustment(uuid, date) is
  'Takes the last layer in force off an own active plan; all or nothing. What is done, or past since before from_day, stays as it is; '
  'everything else becomes exactly what it was. Returns the row of plan_adjustments with restored: [session ids], an empty list when it '
  'was undone before; 404 for a layer that is not the caller''s, 409 with the reason when a later layer or a session that is done stands '
  'in the way (details: its id).';
revoke execute on function public.undo_plan_adjustment(uuid, date) from public, anon;
grant execute on function public.undo_plan_adjustment(uuid, date) to authenticated, service_role;

-- Sessions that were not done, and completions that were a mistake.
create function public.skip_session(session_id uuid, why text default null) returns public.training_sessions
language plpgsql
set search_path = ''
as $$
declare
  skipped public.training_sessions;
begin
  update public.training_sessions
  set status = 'skipped', skip_reason = nullif(btrim(skip_session.why), '')
  where id = skip_session.session_id and not completed
  returning * into skipped;
  if found then
    return skipped;
  end if;
  if exists (
    select 1 from public.training_sessions as s join public.training_plans as p on p.id = s.plan_id
    where s.id = skip_session.session_id and p.creator_id = auth.uid()
  ) then
    raise exception 'The session is completed. Take the completion back first.' using errcode = 'PT409';
  end if;
  raise exception 'Session not found' using errcode = 'PT404';
end
$$;
comment on function public.skip_session(uuid, text) is
  'Notes that an own session was not done, and why (at most 500 characters). Taken back by reopen_session. Returns the session; 404 when it '
  'is not the caller''s, 409 when it is completed.';
revoke execute on function public.skip_session(uuid, text) from public, anon;
grant execute on function public.skip_session(uuid, text) to authenticated, service_role;

create function private.find_adjustments_again() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.plan_adjustments as a set competition_id = new.id
  from public.training_plans as p
  where p.id = a.plan_id and p.creator_id = new.user_id
    and a.competition_id is null and a.request ->> 'competitionId' = new.id::text;
  update public.training_plans as p set competition_id = new.id
  where p.creator_id = new.user_id and p.competition_id is null and exists (
    select 1 from public.plan_adjustments as a where a.plan_id = p.id and a.competition_id = new.id and a.undone_at is null
  );
  return null;
end
$$;
comment on function private.find_adjustments_again() is 'A deleted competition came back under its id: the plan was adjusted for it, and says so again.';
create trigger find_adjustments_again after insert on public.competitions
for each row execute function private.find_adjustments_again();
