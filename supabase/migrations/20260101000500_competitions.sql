-- Competitions that an athlete plans for, and results of competitions and named benchmark workouts.

create table public.benchmark_wods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  wod_name text not null constraint benchmark_wods_wod_name_length check (char_length(btrim(wod_name)) between 1 and 100),
  result text not null constraint benchmark_wods_result_length check (char_length(btrim(result)) between 1 and 200),
  notes text constraint benchmark_wods_notes_length check (char_length(notes) <= 4000),
  date_completed date not null default current_date,
  created_at timestamptz not null default now()
);
comment on column public.benchmark_wods.result is 'As the athlete writes it: a time, rounds and repetitions, a load.';
create index benchmark_wods_user_id_idx on public.benchmark_wods (user_id, date_completed desc);

create trigger keep_created_at before update of created_at on public.benchmark_wods
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.benchmark_wods
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.benchmark_wods enable row level security;
create policy "Athletes read their own benchmark workouts" on public.benchmark_wods
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Athletes add their own benchmark workouts" on public.benchmark_wods
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Athletes remove their own benchmark workouts" on public.benchmark_wods
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Athletes correct their own benchmark workouts" on public.benchmark_wods
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.benchmark_wods
  as restrictive for all to authenticated using ((select public.require_session()));

create table public.competitions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null constraint competitions_name_length check (char_length(btrim(name)) between 1 and 200),
  type text not null default 'hyrox' constraint competitions_type_known
    check (type in ('hyrox', 'crossfit', 'running', 'triathlon', 'weightlifting', 'other')),
  date date not null constraint competitions_date_possible check (date between date '1950-01-01' and date '2200-01-01'),
  location text not null constraint competitions_location_length check (char_length(btrim(location)) between 1 and 200),
  description text constraint competitions_description_length check (char_length(description) <= 4000),
  priority text not null default 'A' constraint competitions_priority_known check (priority in ('A', 'B', 'C')),
  registration_deadline date constraint competitions_registration_deadline_possible check (registration_deadline <= date),
  registration_status text not null default 'not-registered' constraint competitions_registration_status_known
    check (registration_status in ('registered', 'pending', 'not-registered')),
  goals jsonb not null default '[]' constraint competitions_goals_is_list check (jsonb_typeof(goals) = 'array')
    constraint competitions_goals_possible check (
      case
        when jsonb_typeof(goals) <> 'array' then false
        else jsonb_array_length(goals) <= 20 and not jsonb_path_exists(goals, '$[*] ? (
          !(@.type() == "object" && @.name.type() == "string" && @.name like_regex "^\\s*\\S.{0,199}$" flag "s")
          || (exists(@.target) && !(@.target.type() == "string" && @.target like_regex "^.{0,200}$" flag "s"))
          || (exists(@.result) && !(@.result.type() == "string" && @.result like_regex "^.{0,200}$" flag "s"))
          || (exists(@.place) && !(@.place.type() == "number" && @.place >= 1 && @.place <= 1000000))
        )')
      end
    )
    constraint competitions_goals_size check (pg_column_size(goals) <= 32768),
  benchmark_performance text constraint competitions_benchmark_performance_length check (char_length(benchmark_performance) <= 200),
  target_result text constraint competitions_target_result_length check (char_length(target_result) <= 200),
  result text constraint competitions_result_length check (char_length(result) <= 200),
  place integer constraint competitions_place_possible check (place between 1 and 1000000),
  ai_adjusted boolean not null default false,
  team_members text[] not null default '{}' constraint competitions_team_members_count check (cardinality(team_members) <= 50)
    constraint competitions_team_members_named check (
      array_position(team_members, null) is null and array_position(team_members, '') is null
      and char_length(array_to_string(team_members, '')) <= 5000
    )
    constraint competitions_team_members_size check (pg_column_size(team_members) <= 32768),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  entry text constraint competitions_entry_known check (entry in ('singles', 'doubles', 'relay')),
  partner_run_10k text constraint competitions_partner_run_10k_possible
    check (partner_run_10k is null or coalesce(private.clock_seconds(partner_run_10k) between 1500 and 14400, false)),
  is_confirmed boolean not null default false,
  from_context boolean not null default false,
  constraint competitions_id_user_id_key unique (id, user_id)
);
comment on column public.competitions.priority is 'A: the plan peaks for it; B: a short taper; C: training.';
comment on column public.competitions.goals is
  '[{name, target?, result?, place?}], at most 20: texts of up to 200 characters, place in the ranking the athlete counts.';
comment on column public.competitions.place is 'Place in the final ranking.';
comment on column public.competitions.ai_adjusted is
  'True while a plan carries an adjustment for this competition. Kept by the database; what a client sends is ignored.';
comment on column public.competitions.entry is 'How a Hyrox race is entered; null: read from its name, else singles.';
comment on column public.competitions.partner_run_10k is
  'The partner''s 10 km time as mm:ss or h:mm:ss, 25:00 to 4:00:00; a doubles pair runs at the pace of the slower one.';
comment on column public.competitions.is_confirmed is
  'The athlete was told that the time is too short and starts all the same. It ends when the date or the type changes.';
comment on column public.competitions.from_context is 'The one that athlete_context names as the upcoming competition.';
create index competitions_user_id_idx on public.competitions (user_id, date);
create unique index competitions_one_from_context on public.competitions (user_id) where from_context;

create trigger touch_updated_at before update on public.competitions
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.competitions
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.competitions
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.competitions enable row level security;
create policy "Athletes keep their own competitions" on public.competitions
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.competitions
  as restrictive for all to authenticated using ((select public.require_session()));
create trigger ask_again before update of date, type on public.competitions
for each row when ((new.date, new.type) is distinct from (old.date, old.type)) execute function private.ask_again();

create table public.competition_benchmarks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  competition_name text not null constraint competition_benchmarks_competition_name_length
    check (char_length(btrim(competition_name)) between 1 and 200),
  competition_type text not null default 'other' constraint competition_benchmarks_competition_type_known
    check (competition_type in ('crossfit', 'hyrox', 'running', 'triathlon', 'weightlifting', 'other')),
  result text constraint competition_benchmarks_result_length check (char_length(result) <= 200),
  notes text constraint competition_benchmarks_notes_length check (char_length(notes) <= 4000),
  date timestamptz not null default now(),
  created_at timestamptz not null default now(),
  place integer constraint competition_benchmarks_place_possible check (place between 1 and 1000000),
  competition_id uuid,
  constraint competition_benchmarks_competition_id_key unique (competition_id),
  constraint competition_benchmarks_competition_id_fkey
    foreign key (competition_id, user_id)
    references public.competitions (id, user_id) on delete cascade
);
comment on column public.competition_benchmarks.result is 'As the athlete writes it: a time, a place, a score.';
comment on column public.competition_benchmarks.place is 'Place in the ranking the athlete counts: overall, age group or division.';
comment on column public.competition_benchmarks.competition_id is
  'The competition it is the result of. Kept by the database: result and place are the same in both.';
create index competition_benchmarks_user_id_idx on public.competition_benchmarks (user_id, date desc);
create index competition_benchmarks_competition_id_idx on public.competition_benchmarks (competition_id, user_id);

create trigger keep_created_at before update of created_at on public.competition_benchmarks
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.competition_benchmarks
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.competition_benchmarks enable row level security;
create policy "Athletes read their own competition results" on public.competition_benchmarks
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Athletes add their own competition results" on public.competition_benchmarks
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Athletes remove their own competition results" on public.competition_benchmarks
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Athletes correct their own competition results" on public.competition_benchmarks
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.competition_benchmarks
  as restrictive for all to authenticated using ((select public.require_session()));
