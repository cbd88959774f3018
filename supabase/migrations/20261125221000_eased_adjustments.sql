-- Athletes ask for a shorter or an easier day; the layer says so by its own reason.
alter table public.plan_adjustments
  drop constraint plan_adjustments_reason_known,
  add constraint plan_adjustments_reason_known check (
    reason in (
      'injury', 'illness', 'competition', 'availability', 'equipment', 'profile', 'benchmark', 'travel', 'missed', 'moved', 'skipped',
      'swap', 'eased', 'other'
    )
  );
