-- Test cases of the AI coach and their results, for administrators only. A deleted test case keeps its results: they stay readable under its name,
-- and the deletion can be undone.

create table public.ai_coach_test_cases (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint ai_coach_test_cases_name_length check (char_length(btrim(name)) between 1 and 200),
  action text not null default 'coaching_question' constraint ai_coach_test_cases_action_known
    check (action in ('coaching_question', 'personalize_plan', 'injury_adaptation', 'competition_preparation')),
  content text not null constraint ai_coach_test_cases_content_length check (char_length(btrim(content)) between 1 and 8000),
  user_profile jsonb not null default '{}' constraint ai_coach_test_cases_user_profile_is_object
    check (jsonb_typeof(user_profile) = 'object')
    constraint ai_coach_test_cases_user_profile_size check (pg_column_size(user_profile) <= 65536),
  expected_keywords text[] not null default '{}' constraint ai_coach_test_cases_expected_keywords_count
    check (cardinality(expected_keywords) <= 100)
    constraint ai_coach_test_cases_expected_keywords_size check (pg_column_size(expected_keywords) <= 65536),
  created_by uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
comment on column public.ai_coach_test_cases.user_profile is '{primaryFocus, age, gender, weight}, weight in kg.';
comment on column public.ai_coach_test_cases.expected_keywords is 'All must occur in the answer, regardless of case.';
comment on column public.ai_coach_test_cases.deleted_at is 'Not run any more; null while it is in use.';
create index ai_coach_test_cases_created_at_idx on public.ai_coach_test_cases (created_at desc);
create index ai_coach_test_cases_created_by_idx on public.ai_coach_test_cases (created_by);

create trigger touch_updated_at before update on public.ai_coach_test_cases
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.ai_coach_test_cases
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_created_by before update of created_by on public.ai_coach_test_cases
for each row when (new.created_by is distinct from old.created_by and current_user in ('anon', 'authenticated'))
execute function private.keep_created_by();
create trigger keep_id before update of id on public.ai_coach_test_cases
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.ai_coach_test_cases enable row level security;
create policy "Administrators keep the test cases" on public.ai_coach_test_cases
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Only sessions that count" on public.ai_coach_test_cases
  as restrictive for all to authenticated using ((select public.require_session()));

create table public.ai_coach_test_results (
  id uuid primary key default gen_random_uuid(),
  test_case_id uuid not null references public.ai_coach_test_cases (id) on delete cascade,
  response text not null constraint ai_coach_test_results_response_length check (char_length(response) <= 100000),
  response_time integer not null constraint ai_coach_test_results_response_time_possible check (response_time between 0 and 3600000),
  token_count integer constraint ai_coach_test_results_token_count_possible check (token_count >= 0),
  keywords_found text[] not null default '{}'
    constraint ai_coach_test_results_keywords_found_size check (pg_column_size(keywords_found) <= 65536),
  keywords_missing text[] not null default '{}'
    constraint ai_coach_test_results_keywords_missing_size check (pg_column_size(keywords_missing) <= 65536),
  passed_expectations boolean not null,
  created_by uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint ai_coach_test_results_passed_means_none_missing check (not passed_expectations or cardinality(keywords_missing) = 0)
);
comment on column public.ai_coach_test_results.response_time is 'Milliseconds.';
comment on column public.ai_coach_test_results.token_count is 'Total tokens of question and answer; null when no language model answered.';
create index ai_coach_test_results_created_at_idx on public.ai_coach_test_results (created_at desc);
create index ai_coach_test_results_test_case_id_idx on public.ai_coach_test_results (test_case_id, created_at desc);
create index ai_coach_test_results_created_by_idx on public.ai_coach_test_results (created_by);

create trigger keep_created_at before update of created_at on public.ai_coach_test_results
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_created_by before update of created_by on public.ai_coach_test_results
for each row when (new.created_by is distinct from old.created_by and current_user in ('anon', 'authenticated'))
execute function private.keep_created_by();
create trigger keep_id before update of id on public.ai_coach_test_results
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.ai_coach_test_results enable row level security;
create policy "Administrators keep the test results" on public.ai_coach_test_results
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Only sessions that count" on public.ai_coach_test_results
  as restrictive for all to authenticated using ((select public.require_session()));

insert into public.ai_coach_test_cases (id, name, action, content, user_profile, expected_keywords) values
  (
    '5a6e4f7e-2f0b-4c0e-9a53-0d0b6a1c0001', 'CrossFit beginner plan', 'personalize_plan',
    'I am new to CrossFit and can train three days a week. Please build me a plan that teaches the basic movements.',
    '{"primaryFocus": "crossfit", "age": 30, "gender": "male", "weight": 80}', '{technique,scale,rest}'
  ),
  (
    '5a6e4f7e-2f0b-4c0e-9a53-0d0b6a1c0002', 'CrossFit shoulder injury', 'injury_adaptation',
    'My right shoulder hurts when I press or hang from the bar. How should I change my CrossFit training this week?',
    '{"primaryFocus": "crossfit", "age": 34, "gender": "female", "weight": 65}', '{shoulder,pain,professional}'
  ),
  (
    '5a6e4f7e-2f0b-4c0e-9a53-0d0b6a1c0003', 'Hyrox competition prep', 'competition_preparation',
    'I race Hyrox in eight weeks. How should I prepare, and what matters most in the last two weeks?',
    '{"primaryFocus": "hyrox", "age": 36, "gender": "male", "weight": 78}', '{run,sled,taper}'
  ),
  (
    '5a6e4f7e-2f0b-4c0e-9a53-0d0b6a1c0004', 'Marathon with hybrid focus', 'coaching_question',
    'I am training for a marathon and want to keep my strength. How do I combine long runs with lifting?',
    '{"primaryFocus": "running", "age": 41, "gender": "female", "weight": 60}', '{long run,strength,recovery}'
  );
