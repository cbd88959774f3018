-- Lengths of texts were measured without the blanks around them, which were stored all the same: a title of one letter could hold megabytes. And what is
-- written with a goal or a personal best was bounded there only, and not where its history is restored.

do $$
declare
  item record;
begin
  for item in
    select * from (values
      ('admin_content', 'title', 200),
      ('ai_coach_test_cases', 'content', 8000),
      ('ai_coach_test_cases', 'name', 200),
      ('ai_training_sessions', 'content', 100000),
      ('ai_training_sessions', 'title', 200),
      ('athlete_equipment', 'equipment', 60),
      ('benchmark_wods', 'result', 200),
      ('benchmark_wods', 'wod_name', 100),
      ('coach_conversations', 'title', 120),
      ('competition_benchmarks', 'competition_name', 200),
      ('competitions', 'location', 200),
      ('competitions', 'name', 200),
      ('exercises', 'name', 120),
      ('goals', 'exercise_name', 120),
      ('goals', 'title', 200),
      ('goals', 'unit', 30),
      ('imports', 'file_name', 255),
      ('knowledge_articles', 'summary', 1200),
      ('knowledge_articles', 'title', 200),
      ('logged_sessions', 'workout_name', 200),
      ('performed_sets', 'exercise_name', 120),
      ('personal_bests', 'exercise_name', 120),
      ('personal_bests', 'value', 40),
      ('safety_stops', 'quote', 300),
      ('training_plans', 'title', 200),
      ('training_sessions', 'title', 200),
      ('workouts', 'title', 200)
    ) as texts (owner, text_column, longest)
  loop
    -- Only what was too long loses its blanks.
    execute format('update public.%1$I set %2$I = btrim(%2$I) where char_length(%2$I) > %3$s', item.owner, item.text_column, item.longest);
    execute format(
      'alter table public.%1$I drop constraint %4$I, add constraint %4$I check (char_length(%2$I) <= %3$s and btrim(%2$I) <> '''')',
      item.owner, item.text_column, item.longest, item.owner || '_' || item.text_column || '_length'
    );
  end loop;
end
$$;

delete from public.personal_best_history where char_length(value) > 40 or char_length(unit) > 20;
alter table public.personal_best_history
  add constraint personal_best_history_value_length check (char_length(value) <= 40 and btrim(value) <> ''),
  add constraint personal_best_history_unit_length check (char_length(unit) <= 20);

delete from public.goal_progress where not (value between 0 and 1000000000);
alter table public.goal_progress
  add constraint goal_progress_value_range check (value between 0 and 1000000000);
