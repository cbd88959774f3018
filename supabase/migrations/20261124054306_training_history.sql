-- A plan starts from what the athlete did lately, so the profile asks for it: volume and longest sessions of the last four weeks, years in each
-- discipline, an injury in the last year, height. A competition says how it is entered, and whether the athlete starts although the
-- time is too short.

alter table public.athlete_profiles
  add column height_cm numeric constraint athlete_profiles_height_possible check (height_cm between 100 and 250),
  add column weekly_run_km numeric constraint athlete_profiles_weekly_run_possible check (weekly_run_km between 0 and 300),
  add column longest_run_km numeric constraint athlete_profiles_longest_run_possible check (longest_run_km between 0 and 200),
  add column runs_per_week integer constraint athlete_profiles_runs_per_week_possible check (runs_per_week between 0 and 21),
  add column weekly_hours numeric constraint athlete_profiles_weekly_hours_possible check (weekly_hours between 0 and 60),
  add column longest_ride_hours numeric constraint athlete_profiles_longest_ride_possible check (longest_ride_hours between 0 and 24),
  add column longest_swim_m integer constraint athlete_profiles_longest_swim_possible check (longest_swim_m between 0 and 20000),
  add column run_years integer constraint athlete_profiles_run_years_possible check (run_years between 0 and 90),
  add column lift_years integer constraint athlete_profiles_lift_years_possible check (lift_years between 0 and 90),
  add column gymnastics_years integer constraint athlete_profiles_gymnastics_years_possible check (gymnastics_years between 0 and 90),
  add column swim_years integer constraint athlete_profiles_swim_years_possible check (swim_years between 0 and 90),
  add column bike_years integer constraint athlete_profiles_bike_years_possible check (bike_years between 0 and 90),
  add column injured_last_year boolean,
  add column history_given_on date;
comment on column public.athlete_profiles.weekly_run_km is 'Mean of the last four weeks; null: not known.';
comment on column public.athlete_profiles.longest_run_km is 'Longest run of the last four weeks.';
comment on column public.athlete_profiles.runs_per_week is 'Mean of the last four weeks.';
comment on column public.athlete_profiles.weekly_hours is 'All training, mean of the last four weeks.';
comment on column public.athlete_profiles.longest_ride_hours is 'Longest ride of the last six weeks.';
comment on column public.athlete_profiles.longest_swim_m is 'Metres swum without a stop.';
comment on column public.athlete_profiles.run_years is 'Whole years of regular running; likewise the other disciplines.';
comment on column public.athlete_profiles.injured_last_year is 'An injury in the last twelve months: volume grows more slowly.';
comment on column public.athlete_profiles.history_given_on is
  'The day the volume and the longest sessions were last changed. Kept by the database; what a client sends is ignored.';

create function private.date_history() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  given boolean := (new.weekly_run_km, new.longest_run_km, new.runs_per_week, new.weekly_hours, new.longest_ride_hours, new.longest_swim_m)
    is distinct from (null::numeric, null::numeric, null::integer, null::numeric, null::numeric, null::integer);
begin
  if not given then
    new.history_given_on := null;
  elsif tg_op = 'INSERT' then
    new.history_given_on := current_date;
  elsif (new.weekly_run_km, new.longest_run_km, new.runs_per_week, new.weekly_hours, new.longest_ride_hours, new.longest_swim_m)
    is distinct from (old.weekly_run_km, old.longest_run_km, old.runs_per_week, old.weekly_hours, old.longest_ride_hours, old.longest_swim_m)
  then
    new.history_given_on := current_date;
  else
    new.history_given_on := old.history_given_on;
  end if;
  return new;
end
$$;
create trigger date_history before insert or update on public.athlete_profiles
for each row execute function private.date_history();

alter table public.competitions
  add column entry text constraint competitions_entry_known check (entry in ('singles', 'doubles', 'relay')),
  add column partner_run_10k text constraint competitions_partner_run_10k_possible
    check (partner_run_10k is null or coalesce(private.clock_seconds(partner_run_10k) between 1500 and 14400, false)),
  add column is_confirmed boolean not null default false;
comment on column public.competitions.entry is 'How a Hyrox race is entered; null: read from its name, else singles.';
comment on column public.competitions.partner_run_10k is 'The partner''s 10 km time as mm:ss or h:mm:ss, 25:00 to 4:00:00; a doubles pair runs at the pace of the slower one.';
comment on column public.competitions.is_confirmed is
  'The athlete was told that the time is too short and starts all the same. It ends when the date or the type changes.';

create function private.ask_again() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.is_confirmed := false;
  return new;
end
$$;
comment on function private.ask_again() is 'Another day or another kind of race is another question.';
create trigger ask_again before update of date, type on public.competitions
for each row when ((new.date, new.type) is distinct from (old.date, old.type)) execute function private.ask_again();
