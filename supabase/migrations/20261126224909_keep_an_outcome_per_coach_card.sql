-- An answer may have several cards, each decided for itself: "skip Friday and move the long run".

alter table public.coach_messages
  add column outcomes jsonb not null default '[]'
    constraint coach_messages_outcomes_is_list check (jsonb_typeof(outcomes) = 'array'),
  add constraint coach_messages_outcomes_size check (pg_column_size(outcomes) <= 65536);
comment on column public.coach_messages.outcomes is 'What became of each card, in the order of proposals: {decision, undo, undone_at}, or null. undo is written by the client that accepted it.';
comment on column public.coach_messages.decision is 'The last decision about one of the cards.';

create or replace function private.keep_coach_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (to_jsonb(new) - '{decision,outcomes,undo,undone_at}'::text[]) <> (to_jsonb(old) - '{decision,outcomes,undo,undone_at}'::text[]) then
    raise exception 'Only the decision about a message can change' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- So far one decision stood for all cards of an answer; what takes it back belongs to one of them, the first.
update public.coach_messages m
set outcomes = (
  select jsonb_agg(
    jsonb_build_object('decision', m.decision)
      || case when card.at = 1 and m.undo is not null then jsonb_build_object('undo', m.undo) else '{}' end
      || case when m.undone_at is not null then jsonb_build_object('undone_at', m.undone_at) else '{}' end
    order by card.at
  )
  from jsonb_array_elements(m.proposals) with ordinality card (proposal, at)
)
where m.decision is not null and jsonb_array_length(m.proposals) > 0;

alter table public.coach_messages
  drop column undo,
  drop column undone_at;

create or replace function private.keep_coach_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (to_jsonb(new) - '{decision,outcomes}'::text[]) <> (to_jsonb(old) - '{decision,outcomes}'::text[]) then
    raise exception 'Only the decision about a message can change' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
