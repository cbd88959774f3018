-- Who has looked at what new benchmarks would change in the plan and kept it as it is, is not asked again, on no device.

alter table public.training_plans add column declined_numbers_of timestamptz;
comment on column public.training_plans.declined_numbers_of is
  'The athlete has seen what the benchmarks saved until then would change, and kept the plan as it is.';
