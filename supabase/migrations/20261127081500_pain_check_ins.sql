-- How sore regions took their sessions and the mornings after, and the reasons of the layers that learn from it and from logged work.
create table public.pain_check_ins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  region text not null constraint pain_check_ins_region_known check (
    region in (
      'neck', 'shoulder', 'elbow', 'wrist_hand', 'upper_back', 'chest_ribs', 'lower_back', 'abdomen', 'hip_groin', 'thigh', 'knee', 'lower_leg',
      'ankle', 'foot'
    )
  ),
  checked_on date not null constraint pain_check_ins_checked_on_possible check (checked_on >= date '2000-01-01'),
  worst integer constraint pain_check_ins_worst_range check (worst between 0 and 10),
  altered boolean,
  morning integer constraint pain_check_ins_morning_range check (morning between 0 and 10),
  passed boolean,
  is_gone boolean,
  signs text[] not null default '{}' constraint pain_check_ins_signs_known
    check (signs <@ array['night-pain', 'swelling', 'numbness', 'giving-way', 'fever'])
    constraint pain_check_ins_signs_size check (pg_column_size(signs) <= 512),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint pain_check_ins_user_id_region_checked_on_key unique (user_id, region, checked_on)
);
comment on table public.pain_check_ins is 'Answers about a sore region, one row for each region and day: a session and the morning after it.';
comment on column public.pain_check_ins.checked_on is 'The day of the session, or of a morning without one.';
comment on column public.pain_check_ins.worst is 'The worst pain during the session, 0 to 10.';
comment on column public.pain_check_ins.altered is 'Limped, protected the region, or stopped or changed the movement.';
comment on column public.pain_check_ins.morning is 'Pain with the first movements of the next morning, 0 to 10.';
comment on column public.pain_check_ins.passed is 'The function test of the stage was passed.';
comment on column public.pain_check_ins.is_gone is 'The athlete says that it is gone.';

create trigger touch_updated_at before update on public.pain_check_ins for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.pain_check_ins for each row
when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated')) execute function private.keep_created_at();

alter table public.pain_check_ins enable row level security;
create policy "Athletes keep their own pain check-ins" on public.pain_check_ins
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
select private.require_session_on_table('pain_check_ins');

alter table public.plan_adjustments
  drop constraint plan_adjustments_reason_known,
  add constraint plan_adjustments_reason_known check (
    reason in (
      'injury', 'illness', 'competition', 'availability', 'equipment', 'profile', 'benchmark', 'travel', 'missed', 'moved', 'skipped',
      'swap', 'eased', 'check-in', 'estimates', 'effort', 'other'
    )
  );
