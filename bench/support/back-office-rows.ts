import type { Database } from "#server/database/database.ts";

/** How many rows the lists of the back office have. */
export interface BackOfficeSize {
  readonly users: number;
  readonly sessions: number;
  readonly exercises: number;
  readonly content: number;
}

/** Rows of one statement: none of them takes longer than a statement may, also on a busy machine. */
const BATCH = 2000;
const EMAIL = "'athlete' || n || '@example.org'";
const FIRST = "(array['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'])[1 + n % 7]";
const LAST = "'Runner' || n % 977";
const NAME = `${FIRST} || ' ' || ${LAST}`;
const USER = "('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid";

/** What is written of each kind, for the numbers n from $1 to $2. */
const STATEMENTS: Readonly<Record<keyof BackOfficeSize, readonly string[]>> = {
  users: [
    `insert into auth.users (id, email, aud, role, raw_user_meta_data, created_at, updated_at, email_confirmed_at)
     select ${USER}, ${EMAIL}, 'authenticated', 'authenticated', '{}', now() - n * interval '7 minutes', now(), now()`,
    `insert into public.profiles (id, first_name, last_name)
     select ${USER}, ${FIRST}, ${LAST}`,
    `insert into public.athlete_profiles (id) select ${USER}`,
    `insert into private.account_directory (user_id, email, name, joined_at)
     select ${USER}, ${EMAIL}, lower(${NAME}), now() - n * interval '7 minutes'`,
  ],
  sessions: [
    `insert into public.ai_training_sessions (user_id, title, content, created_at)
     select ('00000000-0000-4000-9000-' || lpad((1 + n % 50)::text, 12, '0'))::uuid, 'Session ' || n,
       repeat('Five sets of five at an easy pace. ', 40), now() - n * interval '3 minutes'`,
  ],
  exercises: [
    `insert into public.exercises (name, description, category, difficulty, muscle_group, equipment)
     select 'Drill ' || md5(n::text), 'Number ' || n || ': set up, brace, move with control, come back.',
       (array['strength', 'cardio', 'flexibility', 'functional'])[1 + n % 4], (array['beginner', 'intermediate', 'advanced'])[1 + n % 3],
       'legs', 'barbell'`,
  ],
  content: [
    `insert into public.admin_content (title, content, content_type, status, tags, created_at)
     select 'Article ' || n, repeat('What to eat before a race, and when. ', 50), 'article', 'published', array['race', 'food'],
       now() - n * interval '2 hours'`,
  ],
};

/** Accounts with their profiles, AI sessions that await approval, exercises, content: the same in every run. */
export async function backOfficeRows(database: Database, size: BackOfficeSize): Promise<void> {
  for (const [kind, statements] of Object.entries(STATEMENTS)) {
    const most = size[kind as keyof BackOfficeSize];
    for (let first = 1; first <= most; first += BATCH) {
      await database.transaction(async (transaction) => {
        // Triggers and references would take longer than the rows; what they would have made is written as well.
        await transaction.query("set local session_replication_role = replica");
        const batch = [String(first), String(Math.min(most, first + BATCH - 1))];
        for (const statement of statements) await transaction.query(`${statement} from generate_series($1::int, $2::int) as n`, batch);
      });
    }
  }
  await database.query("select private.recount_rows()");
  for (const table of [
    "auth.users",
    "private.account_directory",
    "public.profiles",
    "public.ai_training_sessions",
    "public.exercises",
    "public.admin_content",
  ]) {
    await database.query(`vacuum analyze ${table}`);
  }
}
