-- The lists of what was generated: for administrators by status, and for athletes what was approved. Text search by the beginning of words.

create function private.words_beginning(query text) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select to_tsquery('english', string_agg(word || ':*', ' & '))
  from regexp_split_to_table(lower(left(query, 200)), '[^[:alnum:]]+') as word
  where word <> ''
$$;
comment on function private.words_beginning(text) is 'Finds texts in which each word of the query begins a word; null when there is no word.';

-- A page in the order of an index, whatever the planner thinks of its size; whose a session is stands in it, because the policies ask.
create index ai_training_sessions_page_idx on public.ai_training_sessions (status, created_at desc, id desc) include (user_id);
drop index public.ai_training_sessions_status_idx;
create index ai_training_sessions_status_user_id_idx on public.ai_training_sessions (status, user_id);
create index ai_training_sessions_search_idx on public.ai_training_sessions
using gin ((to_tsvector('english', title) || to_tsvector('english', content)));

create function public.review_sessions(review_status text, search text default '', page integer default 1, page_size integer default 20)
returns table (id uuid, title text, beginning text, status text, author text, created_at timestamptz, total bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  words tsquery := private.words_beginning(search);
  size integer := least(greatest(page_size, 1), 100);
  skipped bigint := (greatest(page, 1) - 1)::bigint * size;
  counted bigint;
  found uuid[];
begin
  if not public.is_admin() then
    raise exception 'Only administrators can review AI training sessions' using errcode = 'insufficient_privilege';
  end if;
  -- Two statements instead of "or": each is planned for what it is asked.
  if words is null then
    select count(*) into counted from (
      select from public.ai_training_sessions s where s.status = review_status limit 1001
    ) as first_thousand;
    return query
      select w.id, w.title, left(w.content, 1000), w.status, nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), w.created_at, counted
      from (
        select s.* from public.ai_training_sessions s where s.status = review_status
        order by s.created_at desc, s.id desc limit size offset skipped
      ) w left join public.profiles p on p.id = w.user_id
      order by w.created_at desc, w.id desc;
  else
    -- All matches first, by their index: row by row each text would be taken apart again.
    found := array(
      select s.id from public.ai_training_sessions s
      where s.status = review_status and (to_tsvector('english', s.title) || to_tsvector('english', s.content)) @@ words
    );
    return query
      select w.id, w.title, left(w.content, 1000), w.status, nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), w.created_at,
        least(cardinality(found), 1001)::bigint
      from (
        select s.* from public.ai_training_sessions s where s.status = review_status and s.id = any (found)
        order by s.created_at desc, s.id desc limit size offset skipped
      ) w left join public.profiles p on p.id = w.user_id
      order by w.created_at desc, w.id desc;
  end if;
end
$$;
comment on function public.review_sessions(text, text, integer, integer) is
  'Administrators only. A page of the sessions with this status, newest first; beginning: first 1000 characters, total: of all pages, 1001 for more than a thousand.';
revoke execute on function public.review_sessions(text, text, integer, integer) from public, anon;
grant execute on function public.review_sessions(text, text, integer, integer) to authenticated, service_role;

-- Whoever is signed in may train by what was approved; who wrote it and what was noted about it is nobody's business.
create function public.approved_sessions(search text default '', page integer default 1, page_size integer default 20)
returns table (id uuid, title text, content text, approved_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select s.id, s.title, s.content, s.approved_at
  from public.ai_training_sessions s
  where s.status = 'approved'
    and (
      private.words_beginning(search) is null
      or (to_tsvector('english', s.title) || to_tsvector('english', s.content)) @@ private.words_beginning(search)
    )
  order by s.created_at desc, s.id desc
  limit least(greatest(page_size, 1), 100)
  offset (greatest(page, 1) - 1)::bigint * least(greatest(page_size, 1), 100)
$$;
comment on function public.approved_sessions(text, integer, integer) is 'A page of the approved sessions, newest first, without author and notes.';
revoke execute on function public.approved_sessions(text, integer, integer) from public, anon;
grant execute on function public.approved_sessions(text, integer, integer) to authenticated, service_role;
