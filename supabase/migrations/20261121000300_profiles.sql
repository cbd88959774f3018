-- The person: name, picture and the few facts that lists show.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text constraint profiles_first_name_length check (char_length(first_name) <= 100),
  last_name text constraint profiles_last_name_length check (char_length(last_name) <= 100),
  age integer constraint profiles_age_possible check (age between 10 and 110),
  gender text constraint profiles_gender_known check (gender in ('female', 'male', 'non_binary', 'other', 'undisclosed')),
  weight numeric constraint profiles_weight_possible check (weight between 25 and 350),
  primary_focus text constraint profiles_primary_focus_known
    check (primary_focus in ('hyrox', 'crossfit', 'running', 'triathlon', 'strength', 'powerlifting', 'general')),
  avatar_url text constraint profiles_avatar_url_is_web check (avatar_url ~ '^(https?:/)?/' and char_length(avatar_url) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'One row per account, made at sign-up. age, gender, weight and primary_focus equal those of athlete_profiles.';
comment on column public.profiles.age is 'Years.';
comment on column public.profiles.weight is 'Body weight in kg.';
create index profiles_created_at_idx on public.profiles (created_at desc);

create trigger touch_updated_at before update on public.profiles
for each row execute function private.touch_updated_at();

alter table public.profiles enable row level security;
create policy "People read their own profile, administrators all" on public.profiles
  for select to authenticated using (id = (select auth.uid()) or (select public.is_admin()));
create policy "People add their own profile" on public.profiles
  for insert to authenticated with check (id = (select auth.uid()));
create policy "People change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
