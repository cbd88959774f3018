-- Deleting a personal best takes its history with it; taking the deletion back returns both.

create function public.restore_personal_best(best jsonb, history jsonb default '[]') returns public.personal_bests
language plpgsql security definer
set search_path = ''
as $$
declare
  restored public.personal_bests;
begin
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  insert into public.personal_bests (
    id, user_id, category, exercise_name, value, unit, metric, direction, date, notes, performed_set_id, created_at, updated_at
  )
  select b.id, auth.uid(), b.category, b.exercise_name, b.value, b.unit, b.metric, b.direction, b.date, b.notes, s.id, b.created_at, b.updated_at
  from jsonb_populate_record(null::public.personal_bests, restore_personal_best.best) as b
  left join public.performed_sets as s on s.id = b.performed_set_id and s.user_id = auth.uid()
  returning * into restored;
  insert into public.personal_best_history (personal_best_id, user_id, value, unit, value_number, date)
  select restored.id, restored.user_id, h.value, h.unit, private.measured_value(btrim(h.value), h.unit, restored.metric), h.date
  from jsonb_to_recordset(restore_personal_best.history) as h(value text, unit text, date date);
  return restored;
end
$$;
comment on function public.restore_personal_best(jsonb, jsonb) is
  'Takes the deletion of an own personal best back: the row as it was read, and its history [{value, unit, date}]. Returns the personal best.';
revoke execute on function public.restore_personal_best(jsonb, jsonb) from public, anon;
grant execute on function public.restore_personal_best(jsonb, jsonb) to authenticated, service_role;
