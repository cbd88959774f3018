/** `npm run db:new -- training notes`: an empty migration supabase/migrations/<timestamp>_training_notes.sql. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const intent = process.argv
  .slice(2)
  .join("_")
  .toLowerCase()
  .replaceAll(/[^a-z0-9]+/g, "_")
  .replaceAll(/^_+|_+$/g, "");
if (intent === "") {
  console.error("Say what the migration is for: npm run db:new -- training notes");
  process.exit(2);
}

const timestamp = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
const name = `supabase/migrations/${timestamp}_${intent}.sql`;
writeFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), template(intent), { flag: "wx" });
console.log(`${name}\nThen: npm run db:types, and a line per new table in tests/policies/access.ts.`);

function template(intent: string): string {
  return `-- Why this change.
-- Forward only: a migration that has run somewhere is never edited. PostgreSQL 15 features only. No begin or commit: each file is a transaction.
-- A function that replaces one is repeated whole, with "create or replace", under "-- Replaces FILE." with the file that has it now.
-- A new table comes with its constraints, an index per foreign key and list query, row-level security and its policies:
--
-- create table public.${intent} (
--   id uuid primary key default gen_random_uuid(),
--   user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
--   created_at timestamptz not null default now(),
--   updated_at timestamptz not null default now()
-- );
-- create index ${intent}_user_id_idx on public.${intent} (user_id, created_at desc);
-- create trigger touch_updated_at before update on public.${intent}
-- for each row execute function private.touch_updated_at();
-- create trigger keep_id before update of id on public.${intent}
-- for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated')) execute function private.keep_id();
-- create trigger keep_created_at before update of created_at on public.${intent}
-- for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
-- execute function private.keep_created_at();
-- alter table public.${intent} enable row level security;
-- select private.require_session_on_table('public.${intent}');
-- create policy "Athletes keep their own ${intent.replaceAll("_", " ")}" on public.${intent}
--   for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
`;
}
