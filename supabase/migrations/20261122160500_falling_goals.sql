-- Some goals are reached by getting down to them: a time, a body weight.

alter table public.goals
  add column falling boolean not null default false,
  add column start_value numeric constraint goals_start_value_range check (start_value between 0 and 1000000000),
  add constraint goals_falling_is_kept_by_hand check (not falling or measure is null),
  add constraint goals_falling_has_its_start check (falling = (start_value is not null)),
  add constraint goals_falls_to_its_target check (not falling or start_value > target_value);
comment on column public.goals.falling is 'True: less is better, and the goal is reached when current_value is down at target_value.';
comment on column public.goals.start_value is 'Of a falling goal: the value it began with, which progress counts from. Kept by the database unless it is given.';

create or replace function private.keep_goal_completion() returns trigger
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
