-- What athletes do with an answer of the coach: judge it, have the last question replaced, take an accepted card back later.

alter table public.coach_messages
  add column undo jsonb constraint coach_messages_undo_is_object check (jsonb_typeof(undo) = 'object'),
  add column undone_at timestamptz,
  add constraint coach_messages_undo_size check (pg_column_size(undo) <= 65536);
comment on column public.coach_messages.undo is 'How the accepted card is taken back, written by the client that accepted it; null when it cannot be.';
comment on column public.coach_messages.undone_at is 'When the accepted card was taken back.';

create or replace function private.keep_coach_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (to_jsonb(new) - '{decision,undo,undone_at}'::text[]) <> (to_jsonb(old) - '{decision,undo,undone_at}'::text[]) then
    raise exception 'Only the decision about a message can change' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- A new title is not a new message: the conversation keeps its place in the history.
drop trigger touch_updated_at on public.coach_conversations;
create trigger touch_updated_at before update on public.coach_conversations
for each row when (new.title is not distinct from old.title) execute function private.touch_updated_at();

-- A question and its answer, both or none. Without a conversation a new one begins, named after the question.
drop function public.record_coach_exchange(text, text, jsonb, uuid);
create function public.record_coach_exchange(
  action text, question text, answer jsonb, conversation_id uuid default null, replaces_last boolean default false
) returns table (conversation uuid, message bigint)
language plpgsql
set search_path = ''
as $$
begin
  if conversation_id is null then
    insert into public.coach_conversations (action, title)
    values (record_coach_exchange.action, left(regexp_replace(btrim(question), '\s+', ' ', 'g'), 120))
    returning id into conversation;
  else
    update public.coach_conversations set updated_at = now()
    where id = record_coach_exchange.conversation_id and user_id = auth.uid()
    returning id into conversation;
    if conversation is null then
      raise exception 'Conversation not found' using errcode = 'PT404';
    end if;
  end if;
  if replaces_last then
    delete from public.coach_messages m
    where m.conversation_id = conversation
      and m.id >= (select max(q.id) from public.coach_messages q where q.conversation_id = conversation and q.role = 'user');
  end if;
  insert into public.coach_messages (conversation_id, role, content) values (conversation, 'user', question);
  insert into public.coach_messages (conversation_id, role, content, coach, proposals, sources, red_flag, interrupted, token_count)
  values (
    conversation, 'assistant', answer ->> 'content', answer ->> 'coach', coalesce(answer -> 'proposals', '[]'),
    coalesce(answer -> 'sources', '[]'), coalesce((answer ->> 'red_flag')::boolean, false),
    coalesce((answer ->> 'interrupted')::boolean, false), coalesce((answer ->> 'token_count')::integer, 0)
  )
  returning id into message;
  return next;
end
$$;
comment on function public.record_coach_exchange(text, text, jsonb, uuid, boolean) is 'Stores a question and its answer {content, coach, proposals, sources, red_flag, interrupted, token_count}, in the place of the last ones when told; the ids of the conversation and of the answer. 404 when it is not the caller''s.';
revoke execute on function public.record_coach_exchange(text, text, jsonb, uuid, boolean) from public, anon;
grant execute on function public.record_coach_exchange(text, text, jsonb, uuid, boolean) to authenticated, service_role;

create table public.coach_feedback (
  message_id bigint primary key references public.coach_messages (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  helpful boolean not null,
  reason text constraint coach_feedback_reason_known check (reason in ('wrong', 'off_topic', 'unclear', 'too_long', 'unsafe', 'other')),
  comment text constraint coach_feedback_comment_length check (char_length(comment) <= 1000),
  question text constraint coach_feedback_question_length check (char_length(question) between 1 and 40000),
  answer text constraint coach_feedback_answer_length check (char_length(answer) between 1 and 40000),
  coach text constraint coach_feedback_coach_known check (coach in ('built-in', 'model')),
  created_at timestamptz not null default now(),
  reviewed_at timestamptz,
  -- Praise tells administrators nothing about the athlete; a complaint says what is wrong.
  constraint coach_feedback_fits_judgement check (
    case when helpful then num_nonnulls(reason, comment, question, answer) = 0 else num_nulls(reason, question, answer, coach) = 0 end
  )
);
comment on table public.coach_feedback is 'What athletes think of answers of the coach. Of one that did not help, a copy of question and answer is for the administrators; it goes with the conversation.';
create index coach_feedback_user_id_idx on public.coach_feedback (user_id);
create index coach_feedback_created_at_idx on public.coach_feedback (created_at desc) where not helpful;

create function private.keep_coach_feedback() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (to_jsonb(new) - 'reviewed_at') <> (to_jsonb(old) - 'reviewed_at') then
    raise exception 'Only whether feedback was reviewed can change' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger keep before update on public.coach_feedback for each row execute function private.keep_coach_feedback();
create trigger keep_created_at before update of created_at on public.coach_feedback for each row
when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated')) execute function private.keep_created_at();

alter table public.coach_feedback enable row level security;
create policy "Athletes read their own feedback, administrators all" on public.coach_feedback
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Athletes judge answers they were given" on public.coach_feedback
  for insert to authenticated with check (
    user_id = (select auth.uid()) and reviewed_at is null
    and exists (select 1 from public.coach_messages m where m.id = message_id and m.user_id = (select auth.uid()) and m.role = 'assistant')
  );
create policy "Athletes take their own feedback back" on public.coach_feedback
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Administrators review feedback" on public.coach_feedback
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
select private.require_session_on_table('coach_feedback');

create function public.judge_coach_answer(message_id bigint, helpful boolean, reason text default null, comment text default null) returns void
language plpgsql
set search_path = ''
as $$
declare
  judged public.coach_messages;
begin
  select * into judged from public.coach_messages m
  where m.id = judge_coach_answer.message_id and m.user_id = auth.uid() and m.role = 'assistant';
  if judged.id is null then
    raise exception 'Answer not found' using errcode = 'PT404';
  end if;
  delete from public.coach_feedback f where f.message_id = judged.id;
  if helpful then
    insert into public.coach_feedback (message_id, helpful, coach) values (judged.id, true, judged.coach);
    return;
  end if;
  insert into public.coach_feedback (message_id, helpful, reason, comment, question, answer, coach)
  values (
    judged.id, false, judge_coach_answer.reason, nullif(btrim(judge_coach_answer.comment), ''),
    (
      select q.content from public.coach_messages q
      where q.conversation_id = judged.conversation_id and q.id < judged.id and q.role = 'user' order by q.id desc limit 1
    ),
    judged.content, judged.coach
  );
end
$$;
comment on function public.judge_coach_answer(bigint, boolean, text, text) is 'The caller''s judgement of an answer they were given, in the place of an earlier one. 404 for an answer of somebody else.';
revoke execute on function public.judge_coach_answer(bigint, boolean, text, text) from public, anon;
grant execute on function public.judge_coach_answer(bigint, boolean, text, text) to authenticated, service_role;
