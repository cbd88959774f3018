-- Changes to a plan as layers: each says who changed what and why, and can be shown and undone. A layer is never rewritten.

create table public.plan_adjustments (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references public.training_plans (id) on delete cascade,
  author text not null default 'athlete' constraint plan_adjustments_author_known
    check (author in ('athlete', 'coach', 'engine', 'model')),
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  reason text not null constraint plan_adjustments_reason_known check (
    reason in ('injury', 'illness', 'competition', 'availability', 'equipment', 'benchmark', 'travel', 'missed', 'moved', 'skipped', 'swap', 'other')
  ),
  details text constraint plan_adjustments_details_length check (char_length(details) <= 4000),
  competition_id uuid references public.competitions (id) on delete set null,
  changes jsonb not null default '[]' constraint plan_adjustments_changes_is_list check (jsonb_typeof(changes) = 'array'),
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
comment on column public.plan_adjustments.author is 'engine: the training engine on its own; model: a language model within the engine''s limits.';
comment on column public.plan_adjustments.changes is '[{session_id, before: {column: value}, after: {column: value}}]; before is null for an added session, after for a removed one.';
comment on column public.plan_adjustments.undone_at is 'When the layer was taken off again; null while it is in force.';
create index plan_adjustments_plan_id_idx on public.plan_adjustments (plan_id, created_at desc);
create index plan_adjustments_author_id_idx on public.plan_adjustments (author_id);
create index plan_adjustments_competition_id_idx on public.plan_adjustments (competition_id);

create function private.keep_layer() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- author_id and competition_id may only fade with the account or the competition they name.
  if (new.id, new.plan_id, new.author, new.reason, new.details, new.changes, new.created_at)
     is distinct from (old.id, old.plan_id, old.author, old.reason, old.details, old.changes, old.created_at)
     or (new.author_id is not null and new.author_id is distinct from old.author_id)
     or (new.competition_id is not null and new.competition_id is distinct from old.competition_id) then
    raise exception 'An adjustment can be undone, not rewritten' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger keep_layer before update on public.plan_adjustments
for each row execute function private.keep_layer();

create function private.mark_competition_adjusted() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.competitions set ai_adjusted = ai_adjusted
  where id in (new.competition_id, old.competition_id);
  return null;
end
$$;
create trigger mark_competition_adjusted after insert or update or delete on public.plan_adjustments
for each row execute function private.mark_competition_adjusted();

create function private.derive_ai_adjusted() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.ai_adjusted := exists (
    select 1 from public.plan_adjustments where competition_id = new.id and undone_at is null
  );
  return new;
end
$$;
create trigger derive_ai_adjusted before insert or update on public.competitions
for each row execute function private.derive_ai_adjusted();

alter table public.plan_adjustments enable row level security;
create policy "Athletes read the adjustments of their own plans" on public.plan_adjustments
  for select to authenticated using (
    exists (select 1 from public.training_plans where training_plans.id = plan_id and creator_id = (select auth.uid()))
  );
create policy "Athletes adjust their own plans" on public.plan_adjustments
  for insert to authenticated with check (
    author_id = (select auth.uid())
    and exists (select 1 from public.training_plans where training_plans.id = plan_id and creator_id = (select auth.uid()))
    and (competition_id is null or exists (select 1 from public.competitions where competitions.id = competition_id))
  );
create policy "Athletes undo adjustments of their own plans" on public.plan_adjustments
  for update to authenticated
  using (exists (select 1 from public.training_plans where training_plans.id = plan_id and creator_id = (select auth.uid())))
  with check (exists (select 1 from public.training_plans where training_plans.id = plan_id and creator_id = (select auth.uid())));
