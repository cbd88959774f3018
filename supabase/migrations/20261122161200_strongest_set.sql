-- The set that says most about what an athlete could lift once.

create function public.strongest_set(exercise text, since date)
returns table (weight_kg numeric, reps integer, rpe numeric, performed_at timestamptz)
language sql stable
set search_path = ''
as $$
  select w.weight_kg, w.reps, w.rpe, p.performed_at
  from public.performed_sets as w join public.performed_sessions as p on p.id = w.performed_session_id and p.user_id = w.user_id
  where w.user_id = (select auth.uid()) and lower(btrim(w.exercise_name)) = lower(btrim(exercise))
    and w.completed and w.set_type <> 'warmup' and w.metric = 'weight_reps' and not w.per_hand and w.weight_kg > 0
    and w.reps >= 1 and w.reps + 10 - coalesce(w.rpe, 10) <= 10
    and p.performed_at >= since and not p.in_progress
  order by w.weight_kg * (1 + (w.reps + 10 - coalesce(w.rpe, 10)) / 30.0) desc, p.performed_at desc
  limit 1
$$;
comment on function public.strongest_set(text, date) is
  'Of the own completed working sets of an exercise since a day the one with the highest estimated one-repetition maximum (Epley on repetitions '
  'and repetitions left, 10 - RPE), among sets of at most ten to failure, where the formulas agree. No row without one.';
revoke execute on function public.strongest_set(text, date) from public, anon;
grant execute on function public.strongest_set(text, date) to authenticated, service_role;
