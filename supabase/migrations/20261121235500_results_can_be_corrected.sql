-- Results of races and benchmark workouts can be corrected, and a race has a place.

alter table public.competition_benchmarks
  add column place integer constraint competition_benchmarks_place_possible check (place between 1 and 1000000);
comment on column public.competition_benchmarks.place is 'Place in the ranking the athlete counts: overall, age group or division.';

create policy "Athletes correct their own competition results" on public.competition_benchmarks
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Athletes correct their own benchmark workouts" on public.benchmark_wods
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
