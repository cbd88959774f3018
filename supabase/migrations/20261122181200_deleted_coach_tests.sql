-- A deleted test case takes no results with it: they stay readable under its name, and the deletion can be taken back.

alter table public.ai_coach_test_cases add column deleted_at timestamptz;
comment on column public.ai_coach_test_cases.deleted_at is 'Not run any more; null while it is in use.';
