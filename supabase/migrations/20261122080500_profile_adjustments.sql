-- A plan can follow what changed in the profile: who trains, besides with what and when.

alter table public.plan_adjustments
  drop constraint plan_adjustments_reason_known,
  add constraint plan_adjustments_reason_known check (
    reason in (
      'injury', 'illness', 'competition', 'availability', 'equipment', 'profile', 'benchmark', 'travel', 'missed', 'moved', 'skipped',
      'swap', 'other'
    )
  );
