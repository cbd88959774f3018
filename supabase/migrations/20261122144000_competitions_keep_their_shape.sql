-- What stands in a competition's goals and dates holds to its shape, and a competition that was deleted by mistake comes back with the
-- changes of the plan that were made for it.

alter table public.competitions
  add constraint competitions_goals_possible check (
    case
      when jsonb_typeof(goals) <> 'array' then false
      else jsonb_array_length(goals) <= 20 and not jsonb_path_exists(goals, '$[*] ? (
        !(@.type() == "object" && @.name.type() == "string" && @.name like_regex "^\\s*\\S.{0,199}$" flag "s")
        || (exists(@.target) && !(@.target.type() == "string" && @.target like_regex "^.{0,200}$" flag "s"))
        || (exists(@.result) && !(@.result.type() == "string" && @.result like_regex "^.{0,200}$" flag "s"))
        || (exists(@.place) && !(@.place.type() == "number" && @.place >= 1 && @.place <= 1000000))
      )')
    end
  ),
  add constraint competitions_registration_deadline_possible check (registration_deadline <= date),
  add constraint competitions_team_members_named check (
    array_position(team_members, null) is null and array_position(team_members, '') is null
    and char_length(array_to_string(team_members, '')) <= 5000
  );
comment on column public.competitions.goals is
  '[{name, target?, result?, place?}], at most 20: texts of up to 200 characters, place in the ranking the athlete counts.';

create or replace function private.keep_layer() returns trigger
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
