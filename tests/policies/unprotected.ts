import type { Transaction } from "#server/database/database.ts";

/**
 * What in public and storage is open although privileges are wide: tables without row-level security or without a policy, tables and functions
 * that serve a session which has ended or lacks its second factor, views that read with their owner's rights, and functions with their owner's rights that trust the caller's search path.
 * One sentence each; an empty list is a pass.
 */
export async function unprotected(database: Transaction): Promise<string[]> {
  const rows = await database.query<{ problem: string }>(UNPROTECTED);
  return rows.map((row) => row.problem);
}

/** `is_admin` answers false, `require_session` is the question itself, and of a calendar feed the secret is the key. */
const NEEDS_NO_SESSION = ["is_admin", "require_session", "read_calendar_feed"];

const UNPROTECTED = `
  select format('table %s has no row-level security', oid::regclass) as problem
  from pg_class
  where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'storage'::regnamespace) and not relrowsecurity
  union all
  select format('table %s has no policy', oid::regclass)
  from pg_class
  where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'storage'::regnamespace)
    and not exists (select 1 from pg_policy where polrelid = pg_class.oid)
  union all
  select format('view %s reads with the rights of its owner', oid::regclass)
  from pg_class
  where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
    and not coalesce(reloptions && '{security_invoker=true,security_invoker=on}', false)
  union all
  select format('function %s runs with the rights of its owner on the search path of its caller', oid::regprocedure)
  from pg_proc
  where prosecdef and pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'storage'::regnamespace)
    and not coalesce(proconfig && '{"search_path=\\"\\""}', false)
  union all
  select format('table %s does not ask whether the session counts', oid::regclass)
  from pg_class
  where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'storage'::regnamespace)
    and exists (select 1 from pg_policy where polrelid = pg_class.oid) and oid <> 'public.exercises'::regclass
    and not exists (
      select 1 from pg_policy
      where polrelid = pg_class.oid and not polpermissive and polcmd = '*' and polroles = array['authenticated'::regrole::oid]
        and pg_get_expr(polqual, polrelid) = '( SELECT require_session() AS require_session)' and polwithcheck is null
    )
  union all
  select format('function %s does not ask whether the session counts', oid::regprocedure)
  from pg_proc
  where prosecdef and pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
    and has_function_privilege('authenticated', pg_proc.oid, 'execute')
    and prosrc !~ '^(\\n  select|\\n(.*\\n)?begin\\n  perform) public\\.require_session\\(\\);'
    and proname not in (${NEEDS_NO_SESSION.map((name) => `'${name}'`).join(", ")})
  order by 1`;
